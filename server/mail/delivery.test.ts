import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { MailTable } from '#server/db/tables.ts'
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

let server: Server | undefined
let connections: Socket[] = []

afterEach(async () => {
  for (const connection of connections) connection.destroy()
  connections = []
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
})

/** Delivers the mail to a server that `talk` makes of each connection. */
async function deliverTo(talk: (connection: Socket) => void, longestMs: number) {
  server = createServer((connection) => {
    connections.push(connection)
    // The tests break connections on purpose.
    connection.on('error', () => undefined)
    talk(connection)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await smtpDelivery(`smtp://127.0.0.1:${port}`, 'Waymark <waymark@example.org>', longestMs)(mail)
}

/** Answers each command, and the end of the message with `end`. */
function answerUntil(connection: Socket, end: (connection: Socket) => void) {
  let received = ''
  connection.write('220 ready\r\n')
  connection.on('data', (chunk) => {
    received += chunk.toString()
    if (received.endsWith('\r\n.\r\n')) end(connection)
    else if (/^DATA\r\n$/im.test(received)) {
      connection.write('354 go on\r\n')
      received = ''
    } else if (!/^(Content|MIME|From)/m.test(received)) connection.write('250 yes\r\n')
  })
}

/** Writes a text every 10 ms until the connection is closed. */
function writeWithoutEnd(connection: Socket, text: string) {
  const timer = setInterval(() => connection.write(text), 10)
  connection.on('close', () => clearInterval(timer))
}

test.each([
  ['a greeting of continuation lines without end', '220-wait\r\n'],
  ['a greeting of single bytes without end', '2'],
])('%s ends the attempt and the connection', async (_, text) => {
  const talk = (connection: Socket) => writeWithoutEnd(connection, text)
  await expect(deliverTo(talk, 300)).rejects.toThrow('aborted')
  await expect.poll(() => connections[0]?.destroyed).toBe(true)
})

test('a reply to the message that never ends stops the attempt', async () => {
  const talk = (connection: Socket) =>
    answerUntil(connection, () => writeWithoutEnd(connection, '250-wait\r\n'))
  await expect(deliverTo(talk, 1000)).rejects.toThrow('aborted')
})

test('a reply that is too long stops the attempt before the time limit', async () => {
  const talk = (connection: Socket) => writeWithoutEnd(connection, '220-wait\r\n'.repeat(1000))
  await expect(deliverTo(talk, 60_000)).rejects.toThrow(/too large|maximum|exceed/i)
})

test('a server that takes the message and closes the connection has not accepted the mail', async () => {
  const talk = (connection: Socket) => answerUntil(connection, () => connection.destroy())
  await expect(deliverTo(talk, 10_000)).rejects.toThrow()
})

test('a server that answers each command accepts the mail', async () => {
  const talk = (connection: Socket) => answerUntil(connection, () => connection.write('250 stored\r\n'))
  await deliverTo(talk, 10_000)
})
