import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox')

const decode = (source: string) =>
  source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The mails to an address, oldest first, read from the outbox folder that a server without SMTP writes to. */
function mailsTo(address: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((source) => new RegExp(`^To: .*${address}`, 'im').test(source))
    .map(decode)
}

/** Waits for a mail to `address` with a link that contains `path`, and returns the newest such link. */
export async function linkMailedTo(address: string, path: string): Promise<string> {
  const links = () =>
    mailsTo(address).flatMap((mail) => [
      ...mail.matchAll(new RegExp(String.raw`https?://[^\s"<>]*${path}[^\s"<>]*`, 'g')),
    ])
  await expect
    .poll(() => links().length, {
      message: `a mail to ${address} with a link to ${path}`,
      // Most mails arrive within 50 ms, and most journeys begin with one.
      intervals: [20, 30, 50, 100, 250, 500],
    })
    .toBeGreaterThan(0)
  return links().at(-1)?.[0] ?? ''
}
