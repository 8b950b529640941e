import assert from 'node:assert/strict'
import { startMailServer } from '#server/test/mail-server.ts'
import type { Fault } from './world/fault.ts'
import { movableClock } from './world/clock.ts'
import { type Behaviour, odd, oddServer } from './world/odd-server.ts'
import { eventually, type Served } from './world/world.ts'

/** Accepts all commands up to the content of a mail, and then refuses the mail. */
const lying: Behaviour = (socket) => {
  socket.write('220 mail.example.org\r\n')
  socket.on('data', (chunk: Buffer) => {
    const command = chunk.toString().slice(0, 4).toUpperCase()
    socket.write(command === 'DATA' ? '451 perhaps later\r\n' : '250 fine\r\n')
  })
}

const troubles: Record<string, Behaviour | null> = { down: null, ...odd, lying }
/** A request that queues a mail is answered within this time, in seconds. */
const longestSeconds = 5
/** After this time all mails that have failed so far are due again. */
const laterSeconds = 5 * 3600

/** Registers a person, requests two mails and signs in. Returns the address and the slowest reply. */
async function askForMails({ people, send }: Served, name: string) {
  let slowest = 0
  const timed = async (work: Promise<unknown>) => {
    const started = performance.now()
    await work
    slowest = Math.max(slowest, (performance.now() - started) / 1000)
  }
  const email = `${name.replaceAll(' ', '-')}@example.org`
  await timed(people.register({ email }))
  const body = { email }
  for (const request of ['request-verification', 'request-password-reset']) {
    await timed(send(`/api/collections/users/${request}`, { method: 'POST', body }))
  }
  await timed(people.signIn(email, 'correct horse'))
  return { email, slowest }
}

export const faults: Fault[] = [
  {
    name: 'mail-server',
    what: `The mail server is ${Object.keys(troubles).join(', ')}; then it works again.`,
    databases: ['sqlite', 'postgres'],
    seconds: 120,
    async run(world) {
      const server = await oddServer()
      world.afterwards(server.close)
      const clock = movableClock(world)
      const waymark = await world.start({ ...clock.env, SMTP_URL: `smtp://127.0.0.1:${server.port}` })
      const failures = () => waymark.errors().match(/A mail could not be sent yet/g)?.length ?? 0
      const addresses: string[] = []
      let slowest = 0
      for (const [name, behave] of Object.entries(troubles)) {
        if (behave) await server.serve(behave)
        const before = failures()
        const asked = await askForMails(waymark, name)
        addresses.push(asked.email)
        slowest = Math.max(slowest, asked.slowest)
        await eventually(`a mail fails while the server is ${name}`, 60, () => failures() > before)
        await server.close()
      }
      const mails = await startMailServer({ port: server.port })
      world.afterwards(() => mails.close())
      await clock.move(laterSeconds)
      const received = () => mails.received.flatMap(({ to }) => to).toSorted()
      const expected = addresses.flatMap((email) => [email, email]).toSorted()
      await eventually('all mails arrive', 60, () => received().length >= expected.length)
      assert.deepEqual(received(), expected)
      assert.ok(slowest < longestSeconds, `A request took ${slowest} s.`)
      assert.equal(await waymark.stop(), 0)
      const seen = `registering, asking for links and signing in took ${slowest.toFixed(1)} s at most; all ${expected.length} mails waited and arrived once`
      return { times: Object.keys(troubles).length, seen }
    },
  },
]
