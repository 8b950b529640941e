import { readFile, stat, writeFile } from 'node:fs/promises'
import { accountByEmail } from '#server/auth/accounts.ts'
import { createAvatarHooks } from '#server/auth/avatars/avatars.ts'
import type { Clock } from '#server/clock.ts'
import { createCollections } from '#server/collections/index.ts'
import type { Database } from '#server/db/connect.ts'
import { openArchive } from '#server/endpoints/archive-reader.ts'
import { restoreAccount } from '#server/endpoints/restore-account.ts'
import { accountJson, AccountSource } from '#server/endpoints/account-data.ts'
import { ApiError } from '#server/http/errors.ts'
import { unlimited } from '#server/http/rate-limit.ts'
import { createEngine, type Engine } from '#server/records/engine.ts'
import { createCostlyReads } from '#server/records/read/costly-reads.ts'
import { AdminError } from './admin-error.ts'

const mostBytes = 1024 ** 3

/**
 * Writes the archive of an account, which is the one that its owner can download, into a new file. Only the user who runs
 * the command can read the file. Returns the text to print.
 */
export async function exportAccount(
  database: Database,
  email: string,
  file: string,
  clock: Clock,
): Promise<string> {
  const engine = engineOf(database, clock)
  const userId = await idOf(database, email)
  const counts: string[] = []
  const count = (collection: string, records: number) => counts.push(`${records} ${collection}`)
  try {
    await database.snapshot(async (db) => {
      counts.splice(0)
      const source = new AccountSource(db, engine, { userId, sessionId: '' })
      await writeFile(file, accountJson(source, count), { flag: 'wx', mode: 0o600 })
    })
  } catch (error) {
    throw new AdminError(`${file} could not be written: ${messageOf(error)}`)
  }
  return `${file} has the account of ${email}: ${counts.join(', ')}.`
}

/** Restores the archive in a file into an account that is empty. Returns the text to print. */
export async function importAccount(
  database: Database,
  email: string,
  file: string,
  clock: Clock,
): Promise<string> {
  const userId = await idOf(database, email)
  let bytes: Uint8Array<ArrayBuffer>
  try {
    const { size } = await stat(file)
    if (size > mostBytes) throw new AdminError(`${file} is too large for the archive of an account.`)
    bytes = new Uint8Array(await readFile(file))
  } catch (error) {
    if (error instanceof AdminError) throw error
    throw new AdminError(`${file} could not be read: ${messageOf(error)}`)
  }
  try {
    const archive = await openArchive(bytes)
    try {
      const { restored, skippedCount, skipped } = await restoreAccount(
        engineOf(database, clock),
        userId,
        archive,
      )
      const counts = Object.entries(restored).map(([name, count]) => `${count} ${name}`)
      const left = skipped.map(({ message }) => `  ${message}`)
      const rest = skippedCount - skipped.length
      return [
        `The account of ${email} has now ${counts.join(', ')}.`,
        ...left,
        ...(rest > 0 ? [`  Left out as well: ${rest} more.`] : []),
      ].join('\n')
    } finally {
      await archive.close()
    }
  } catch (error) {
    if (error instanceof ApiError) throw new AdminError(error.message)
    throw error
  }
}

async function idOf({ db }: Database, email: string): Promise<string> {
  const account = await accountByEmail(db, email)
  if (!account) throw new AdminError(`There is no account with the address ${email}.`)
  return account.id
}

const engineOf = (database: Database, clock: Clock): Engine =>
  createEngine({
    db: database.db,
    dialect: database.dialect,
    costlyReads: createCostlyReads(database, unlimited),
    collections: createCollections({ userHooks: { files: createAvatarHooks(clock) } }),
    now: clock,
    gazetteerVersion: () => '',
  })

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
