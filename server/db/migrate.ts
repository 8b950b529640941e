import { sql } from 'kysely'
import { type Clock, systemClock, timestampOf } from '#server/clock.ts'
import { type Database, type Db, transaction } from './connect.ts'
import { migrations } from './migrations.ts'
import type { Migration } from './migrations/migration.ts'
import { columnTypes } from './migrations/record-table.ts'

/**
 * Applies the migrations that the database lacks, each in its own transaction, and returns their names. After a
 * crash the next run continues with the first migration that is not applied. When two processes migrate at once,
 * each migration is applied once. Throws when the database has migrations that this version does not know.
 */
export async function migrate(
  { db, dialect, exclusively }: Database,
  { steps = migrations, clock = systemClock }: { steps?: readonly Migration[]; clock?: Clock } = {},
): Promise<string[]> {
  return exclusively('migrate', async () => {
    const types = columnTypes[dialect.name]
    const text = sql.raw(types.text)
    await sql`create table if not exists migration (name ${text} primary key, applied ${text} not null)`.execute(
      db,
    )
    const taken: string[] = []
    for (;;) {
      const name = await transaction(db, async (db) => {
        const next = await nextStep(db, steps)
        if (!next) return null
        await dialect.disableTimeout?.execute(db)
        await next.up(db, types)
        await db
          .insertInto('migration')
          .values({ name: next.name, applied: timestampOf(clock()) })
          .execute()
        return next.name
      })
      if (name === null) return taken
      taken.push(name)
    }
  })
}

async function nextStep(db: Db, steps: readonly Migration[]): Promise<Migration | undefined> {
  const applied = await db.selectFrom('migration').select('name').execute()
  const names = new Set(applied.map(({ name }) => name))
  const unknown = [...names].filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `The database was made by a newer version of Waymark: it has ${unknown.join(', ')}, which this version ` +
        'does not know. Start the newer version, or restore a backup made before the update.',
    )
  }
  return steps.find(({ name }) => !names.has(name))
}
