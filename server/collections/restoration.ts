import { sql } from 'kysely'
import { secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import { badRequest } from '#server/http/errors.ts'

/** The restoration of a person's account from an archive: a row that exists while it runs. */
export interface RunningRestoration {
  readonly person: string
  /** Distinguishes it from a later one of the same person. */
  readonly token: string
}

const user = sql.id('user')

/** A restoration without renewal for this time counts as abandoned: its process was killed. */
const abandonedAfterSeconds = 60

const latestAbandoned = (now: Date) => timestampOf(secondsAfter(now, -abandonedAfterSeconds))

/** The 400 for a change to records of an account into which an archive is being restored. */
const beingRestored = () =>
  badRequest('An archive is being restored into this account. Try again when that has ended.', {
    archive: {
      code: 'archive_being_restored',
      message: 'An archive is being restored into this account. Try again when that has ended.',
    },
  })

/** Refuses a change of a person's records while an archive is restored into the account. Call it in the change's transaction. */
export async function requireNoRestoration(db: Db, person: string): Promise<void> {
  const { rows } = await sql`select 1 from restoration where ${user} = ${person}`.execute(db)
  if (rows.length > 0) throw beingRestored()
}

/** Begins a restoration. Throws the 400 when one runs. */
export async function beginRestoration(db: Db, person: string, now: Date): Promise<RunningRestoration> {
  await requireNoRestoration(db, person)
  const token = newId()
  await sql`
    insert into restoration (${user}, token, renewed) values (${person}, ${token}, ${timestampOf(now)})`.execute(
    db,
  )
  return { person, token }
}

/**
 * Records that a restoration still runs. Throws the 400 when it has ended, because the account was deleted or another
 * process considered it abandoned. Call it first in each of its transactions.
 */
export async function renewRestoration(
  db: Db,
  { person, token }: RunningRestoration,
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    update restoration set renewed = ${timestampOf(now)}
    where ${user} = ${person} and token = ${token} returning token`.execute(db)
  if (rows.length === 0) throw beingRestored()
}

export async function endRestoration(db: Db, { person, token }: RunningRestoration): Promise<void> {
  await sql`delete from restoration where ${user} = ${person} and token = ${token}`.execute(db)
}

/** Takes over the restorations whose process no longer runs: of one person, or of everybody. */
export async function takeAbandoned(db: Db, now: Date, person?: string): Promise<RunningRestoration[]> {
  const ofPerson = person === undefined ? sql`` : sql`and ${user} = ${person}`
  const taken: RunningRestoration[] = []
  const { rows } = await sql<{ person: string; token: string }>`
    select ${user} as person, token from restoration where renewed < ${latestAbandoned(now)} ${ofPerson}`.execute(
    db,
  )
  for (const { person, token: before } of rows) {
    const token = newId()
    const { rows: updated } = await sql`
      update restoration set token = ${token}, renewed = ${timestampOf(now)}
      where ${user} = ${person} and token = ${before} returning token`.execute(db)
    if (updated.length > 0) taken.push({ person, token })
  }
  return taken
}
