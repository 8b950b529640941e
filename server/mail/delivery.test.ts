import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { MailTable } from '#server/db/tables.ts'
import { type MailFault, type RawMailServer, startRawMailServer } from '#server/test/raw-mail-server.ts'
import { fileDelivery, smtpDelivery } from './delivery.ts'

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
  'a server with the fault "%s" has not accepted the mail',
  async (fault) => {
    await expect(deliverTo(fault, 10_000)).rejects.toThrow()
  },
)

/** The mail as it is written to a file, with what is printed about it. */
async function written(from = 'Waymark <waymark@example.org>', changes: Partial<MailTable> = {}) {
  const folder = join(mkdtempSync(join(tmpdir(), 'waymark-mail-')), 'var', 'outbox')
  const printed: string[] = []
  const deliver = fileDelivery(folder, from, (line) => printed.push(line))
  await deliver({ ...mail, ...changes })
  const [file = ''] = readdirSync(folder)
  return { folder, file, printed, deliver, content: readFileSync(join(folder, file), 'utf8') }
}

test('a mail has the headers that mail programs and servers need', async () => {
  const { content } = await written()
  const headers = content.slice(0, content.indexOf('\r\n\r\n')).split('\r\n')
  expect(headers).toEqual(
    expect.arrayContaining([
      'From: Waymark <waymark@example.org>',
      'To: anna@example.org',
      'Subject: Hello',
      'Date: Sun, 01 Mar 2026 10:00:00 +0000',
      'Message-ID: <mail00000000001@example.org>',
      'Auto-Submitted: auto-generated',
    ]),
  )
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test.each([
  ['waymark@mail.example.org', 'mail.example.org'],
  ['"a@b" <waymark@example.org>', 'example.org'],
  ['Waymark', 'localhost'],
])('the Message-ID of a mail from %s names the host %s', async (from, host) => {
  expect((await written(from)).content).toContain(`Message-ID: <mail00000000001@${host}>`)
})

test('only the user of the server process can read the files of mails', async () => {
  const { folder, file, deliver } = await written()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
  await deliver({ ...mail, id: 'mail00000000002' })
  expect(readdirSync(folder)).toEqual([
    '20260301100000-verification-mail00000000001.eml',
    '20260301100000-verification-mail00000000002.eml',
  ])
})

test('the server prints the path of a mail, and its link if it has one', async () => {
  const { folder, file, printed } = await written()
  expect(printed).toEqual([`Mail "Hello" for anna@example.org: ${join(folder, file)}`])
  const linked = await written(undefined, { link: 'https://waymark.example/x' })
  expect(linked.printed[1]).toBe('  https://waymark.example/x')
})
