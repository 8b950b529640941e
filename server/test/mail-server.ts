import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  /** Sender and recipients of the SMTP envelope, which can differ from the headers. */
  from: string
  to: string[]
  /** The complete message, headers included. */
  content: string
}

export interface MailServer {
  url: string
  /** The accepted mails, oldest first. */
  received: ReceivedMail[]
  /** The reply to RCPT of the next mails, such as "450 mailbox busy"; "" accepts them. */
  refusal: string
  /** The reply after the next message was received, such as "451 try later"; "" accepts it. */
  afterthought: string
  close(): Promise<void>
}

/**
 * A real SMTP server on this machine, on a free port unless `port` is given. With `login` it accepts mails only from that
 * account.
 */
export async function startMailServer({
  login,
  port: wantedPort = 0,
}: { login?: { user: string; password: string }; port?: number } = {}): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    authOptional: !login,
    onAuth({ username, password }, _session, answer) {
      const isRight = username === login?.user && password === login?.password
      if (isRight) answer(null, { user: username })
      else answer(new Error('Wrong login.'))
    },
    onRcptTo(_address, _session, answer) {
      answer(mailServer.refusal === '' ? null : refusalOf(mailServer.refusal))
    },
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mailServer.received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          content: Buffer.concat(chunks).toString('utf8'),
        })
        answer(mailServer.afterthought === '' ? null : refusalOf(mailServer.afterthought))
        mailServer.afterthought = ''
      })
    },
  })
  // Some tests drop connections on purpose.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const account = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : ''
  const mailServer: MailServer = {
    url: `smtp://${account}127.0.0.1:${port}`,
    received: [],
    refusal: '',
    afterthought: '',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailServer
}

const refusalOf = (line: string) =>
  Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) })
