import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailTable } from '#server/db/tables.ts'

/** Delivers one mail; throws when that fails. */
export type Deliver = (mail: MailTable) => Promise<void>

/** The maximum duration of an attempt to send one mail. Slow mail servers take most of a minute to check a message. */
export const longestAttemptMs = 60_000

const smtpLimits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  // After an attempt the server has this time to close the connection; then it is destroyed.
  socketCloseTimeout: 1000,
  // No real server sends a longer reply.
  maxResponseSize: 64 * 1024,
}

/**
 * Sends mails through an SMTP server. An attempt fails when the server sends nothing for 20 seconds, and after `longestMs`
 * in any case, because a server can send an endless reply or one byte at a time.
 */
export function smtpDelivery(smtpUrl: string, from: string, longestMs = longestAttemptMs): Deliver {
  const transport = once(async () =>
    (await nodemailer()).createTransport({
      url: smtpUrl,
      ...smtpLimits,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return async (mail) => {
    const smtp = await transport()
    const limited = { ...message(mail, from), signal: AbortSignal.timeout(longestMs) }
    await smtp.sendMail(limited)
  }
}

/** Writes each mail to a file and prints its path and link, for installations without SMTP. */
export function fileDelivery(folder: string, from: string, print: (line: string) => void): Deliver {
  const transport = once(async () =>
    (await nodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return async (mail) => {
    const { message: content } = await (await transport()).sendMail(message(mail, from))
    if (!Buffer.isBuffer(content)) throw new Error('The mail was not put into a buffer.')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const stamp = mail.created.replaceAll(/[^\d]/g, '').slice(0, 14)
    const path = join(folder, `${stamp}-${mail.purpose}-${mail.id}.eml`)
    await writeFile(`${path}.part`, content, { mode: 0o600 })
    await rename(`${path}.part`, path)
    print(`Mail "${mail.subject}" for ${mail.recipient}: ${path}`)
    if (mail.link) print(`  ${mail.link}`)
  }
}

// Loaded with the first mail, because nodemailer takes 20 MB of memory and many servers send no mail.
const nodemailer = () => import('nodemailer')

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

function message(mail: MailTable, from: string) {
  const host = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    // The address is an object, because nodemailer would parse a string, and commas or brackets in it could add recipients.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    // Equal for all attempts, because then a mail server can recognise a duplicate.
    messageId: `<${mail.id}@${host}>`,
    date: new Date(mail.created.replace(' ', 'T')),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
