import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The reaction of a mail server to a message. */
export type MailFault =
  /** Accepts it. */
  | 'none'
  /** Sends continuation lines without end. */
  | 'endless'
  /** Sends a megabyte of continuation lines. */
  | 'flood'
  /** Sends single characters without end and without an end of line. */
  | 'characters'
  /** Closes the connection without a reply. */
  | 'drops'
  /** Refuses it temporarily. */
  | 'busy'
  /** Sends no reply. */
  | 'silent'

export interface RawMailServer {
  url: string
  /** The recipients of the accepted messages. */
  received: string[]
  connections: readonly Socket[]
  close(): Promise<void>
}

const everyMs = 10

/** A mail server on a free port. `faultOf` returns its reaction to a message by the recipient. */
export async function startRawMailServer(faultOf: (recipient: string) => MailFault): Promise<RawMailServer> {
  const connections: Socket[] = []
  const received: string[] = []
  const server = createServer((connection) => {
    connections.push(connection)
    // Tests break connections on purpose.
    connection.on('error', () => undefined)
    serve(connection, faultOf, received)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections,
    async close() {
      for (const connection of connections) connection.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function serve(connection: Socket, faultOf: (recipient: string) => MailFault, received: string[]) {
  let waiting = ''
  let recipient = ''
  let isMessage = false
  connection.write('220 ready\r\n')
  connection.on('data', (chunk) => {
    waiting += chunk.toString()
    const end = isMessage ? '\r\n.\r\n' : '\r\n'
    if (!waiting.endsWith(end)) return
    const command = waiting
    waiting = ''
    if (isMessage) {
      isMessage = false
      finish(connection, faultOf(recipient), () => received.push(recipient))
    } else if (/^DATA/i.test(command)) {
      isMessage = true
      connection.write('354 go on\r\n')
    } else {
      recipient = /^RCPT TO:<(.+?)>/i.exec(command)?.[1] ?? recipient
      connection.write('250 yes\r\n')
    }
  })
}

function finish(connection: Socket, fault: MailFault, accept: () => void) {
  if (fault === 'none') {
    accept()
    connection.write('250 stored\r\n')
  } else if (fault === 'busy') connection.write('451 try later\r\n')
  else if (fault === 'drops') connection.destroy()
  else if (fault === 'flood') connection.write('250-wait\r\n'.repeat(100_000))
  else if (fault !== 'silent') {
    const text = fault === 'endless' ? '250-wait\r\n' : '2'
    const timer = setInterval(() => connection.write(text), everyMs)
    connection.on('close', () => clearInterval(timer))
  }
}
