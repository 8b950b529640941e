import { afterEach, expect, test } from 'vitest'
import type { MailTable } from '#server/db/tables.ts'
import { type MailFault, type RawMailServer, startRawMailServer } from '#server/test/raw-mail-server.ts'
import { smtpDelivery } from './delivery.ts'

const mail: MailTable = {
  id: 'mail00000000001',
  user: '',
  recipient: 'anna@example.org',
  purpose: 'verification',
  subject: 'Hello',
  body_text: 'Hello',
  body_html: '<p>Hello</p>',
  link: '',
  created: '2026-03-01 10:00:00.000Z',
  due: '',
  attempts: 0,
  sent: '',
}

let server: RawMailServer | undefined

afterEach(async () => {
  await server?.close()
  server = undefined
})

async function deliverTo(fault: MailFault, longestMs: number) {
  server = await startRawMailServer(() => fault)
  await smtpDelivery(server.url, 'Waymark <waymark@example.org>', longestMs)(mail)
  return server
}

test('a server that answers each command accepts the mail', async () => {
  expect((await deliverTo('none', 10_000)).received).toEqual(['anna@example.org'])
})

test.each(['endless', 'characters', 'silent'] as const)(
  'a server whose reply never ends (%s) stops the attempt and the connection',
  async (fault) => {
    await expect(deliverTo(fault, 1000)).rejects.toThrow('aborted')
    await expect.poll(() => server?.connections[0]?.destroyed).toBe(true)
  },
)

test('a reply that is too long stops the attempt before the time limit', async () => {
  await expect(deliverTo('flood', 60_000)).rejects.toThrow('exceeds maximum allowed size')
})

test.each(['drops', 'busy'] as const)(
  'a server that does this has not accepted the mail: %s',
  async (fault) => {
    await expect(deliverTo(fault, 10_000)).rejects.toThrow()
  },
)
