import assert from 'node:assert/strict'
import type { Fault } from './world/fault.ts'
import { movableClock } from './world/clock.ts'
import { eventually, type Served } from './world/world.ts'

const users = '/api/collections/users'
const [hour, day] = [3600, 86_400]
const wrongGuesses = 12

/** Requests a link for a new password; returns the token of the link. */
async function resetToken(server: Served, email: string): Promise<string> {
  const links = () => [...server.output().matchAll(/\/auth\/\S+token=(\S+)/g)].map((match) => match[1] ?? '')
  const before = links().length
  await server.send(`${users}/request-password-reset`, { method: 'POST', body: { email } })
  await eventually('the mail with the link is printed', 30, () => links().length > before)
  return links().at(-1) ?? ''
}

async function signInStatus({ send }: Served, identity: string, password: string): Promise<number> {
  const body = { identity, password }
  return (await send(`${users}/auth-with-password`, { method: 'POST', body })).status
}

export const faults: Fault[] = [
  {
    name: 'clock-moved',
    what: 'The clock of the machine jumps a day ahead, six days ahead, a day back, and to the right time again, with all limits on.',
    databases: ['sqlite', 'postgres'],
    seconds: 20,
    async run(world) {
      const clock = movableClock(world)
      const server = await world.start({ ...clock.env, RATE_LIMITS: 'on' })
      const { people } = server
      const anna = await people.register()
      const refresh = async (token: string) =>
        (await server.send(`${users}/auth-refresh`, { method: 'POST', token })).status
      const reset = async (token: string) => {
        const body = { token, password: 'a new long password', passwordConfirm: 'a new long password' }
        return (await server.send(`${users}/confirm-password-reset`, { method: 'POST', body })).status
      }
      const stale = await resetToken(server, anna.email)

      await clock.move(day)
      assert.equal(await refresh(anna.token), 200, 'A session of five days ends after one.')
      assert.equal(await reset(stale), 400, 'An expired link was accepted.')
      const ahead = await people.signIn(anna.email, anna.password)

      await clock.move(6 * day)
      assert.equal(await refresh(anna.token), 401, 'An expired session was accepted.')
      assert.equal(await refresh(ahead.token), 401, 'An expired session was accepted.')
      const far = await people.signIn(anna.email, anna.password)
      assert.equal(await refresh(far.token), 200)

      // When the clock is set back, there are guesses, mails and sessions with times in the future.
      const guess = () => signInStatus(server, anna.email, 'a wrong password')
      for (let tried = 0; tried < wrongGuesses; tried += 1) await guess()
      assert.equal(await guess(), 429)
      for (const back of [-day, 0]) {
        await clock.move(back)
        const again = await people.signIn(anna.email, anna.password)
        assert.equal(await refresh(again.token), 200)
        const bob = await people.register({ email: `bob${back}@example.org` })
        assert.equal(await refresh(bob.token), 200)
        for (let tried = 0; tried < wrongGuesses; tried += 1) await signInStatus(server, bob.email, 'wrong')
        assert.equal(await signInStatus(server, bob.email, bob.password), 429)
        await clock.move(back + hour)
        assert.equal(
          await signInStatus(server, bob.email, bob.password),
          200,
          'Still locked out after an hour.',
        )
      }
      const fresh = await resetToken(server, anna.email)
      assert.equal(await reset(fresh), 204)
      assert.equal(await signInStatus(server, anna.email, 'a new long password'), 200)
      assert.equal(await server.stop(), 0)
      return {
        times: 4,
        seen: 'no expired session or link was accepted; after each jump people registered, signed in and got mails, and wrong passwords locked nobody out for more than the usual time',
      }
    },
  },
]
