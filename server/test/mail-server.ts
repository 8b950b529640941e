import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export interface MailServer {
  url: string
  /** Whole messages as they arrived, oldest first. */
  received: { to: string; content: string }[]
  /** What the server answers to the next mails' recipients; "" accepts them. */
  refusal: string
  close(): Promise<void>
}

/** A mail server that speaks just enough SMTP to be given mails, or to refuse them. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    converse(socket, mailServer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    refusal: '',
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
  return mailServer
}

function converse(socket: Socket, state: MailServer) {
  let waiting = ''
  let to = ''
  let content: string[] | null = null
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 test')
  socket.on('data', (chunk) => {
    waiting += chunk.toString('utf8')
    const lines = waiting.split('\r\n')
    waiting = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  function hear(line: string) {
    if (content) {
      if (line !== '.') content.push(line)
      else {
        state.received.push({ to, content: content.join('\n') })
        content = null
        say('250 taken')
      }
    } else if (/^RCPT/i.test(line)) {
      to = /<(.*)>/.exec(line)?.[1] ?? ''
      say(state.refusal || '250 ok')
    } else if (/^DATA/i.test(line)) {
      content = []
      say('354 go on')
    } else if (/^QUIT/i.test(line)) {
      say('221 bye')
      socket.end()
    } else say('250 ok')
  }
}
