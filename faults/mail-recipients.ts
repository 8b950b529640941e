import assert from 'node:assert/strict'
import { type MailFault, startRawMailServer } from '#server/test/raw-mail-server.ts'
import type { Fault } from './world/fault.ts'
import { strayErrors } from './world/log.ts'
import { eventually } from './world/world.ts'

const mailFaults: readonly MailFault[] = ['endless', 'characters', 'flood', 'silent', 'drops', 'busy']
const goodMails = 12
/** A process ends an attempt after a minute. */
const longestAttemptSeconds = 75

const nameOf = (recipient: string) => recipient.split('@')[0] ?? ''

export const faults: Fault[] = [
  {
    name: 'mail-recipients',
    what: 'The mail server misbehaves for the mails to some people: its reply never ends, arrives in single characters, is a megabyte long or missing, or it closes the connection or replies 451.',
    databases: ['sqlite', 'postgres'],
    seconds: 80,
    async run(world) {
      const faultOf = (recipient: string) => mailFaults.find((fault) => nameOf(recipient) === fault) ?? 'none'
      const mail = await startRawMailServer(faultOf)
      world.afterwards(() => mail.close())
      const server = await world.start({ SMTP_URL: mail.url })
      const ask = async (name: string) => {
        const email = `${name}@example.org`
        await server.people.register({ email })
        const path = '/api/collections/users/request-verification'
        assert.equal((await server.send(path, { method: 'POST', body: { email } })).status, 204)
      }
      for (const fault of mailFaults) await ask(fault)
      for (let mail = 0; mail < goodMails; mail += 1) await ask(`good${mail}`)
      const others = await eventually('the other mails are sent', 40, () => mail.received.length >= goodMails)
      const failed = () => server.errors().match(/could not be sent yet/g)?.length ?? 0
      await eventually('each attempt ends', longestAttemptSeconds, () => failed() >= mailFaults.length)
      assert.equal(new Set(mail.received).size, goodMails)
      assert.deepEqual(strayErrors(server), [])
      assert.equal(await server.stop(), 0)
      const seen = `${goodMails} mails to other people were sent within ${Math.ceil(others)} s, each once; each of the ${mailFaults.length} attempts ended within a minute and is repeated later`
      return { times: mailFaults.length, seen }
    },
  },
]
