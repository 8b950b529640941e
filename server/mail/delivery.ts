import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailTable } from '#server/db/tables.ts'

/** Hands one mail over, or throws. */
export type Deliver = (mail: MailTable) => Promise<void>

/** Sends through a mail server. It may take half a minute to fail. */
export function smtpDelivery(smtpUrl: string, from: string): Deliver {
  const transport = once(async () =>
    (await nodemailer()).createTransport({
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return async (mail) => {
    await (await transport()).sendMail(message(mail, from))
  }
}

/**
 * Writes each mail to a file of its own and tells of it by `print`, so that whoever has no mail server yet can
 * follow the link.
 */
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

// Loaded with the first mail: it takes 20 MB that many a server never needs.
const nodemailer = () => import('nodemailer')

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

function message(mail: MailTable, from: string) {
  const host = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    // As an object, an address is never parsed for commas or brackets that would add recipients.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    // The same at every attempt, so that a mail server can tell when one has arrived twice.
    messageId: `<${mail.id}@${host}>`,
    date: new Date(mail.created.replace(' ', 'T')),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
