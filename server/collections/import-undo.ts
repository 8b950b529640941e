import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ImportUndoResult } from '#shared/imports.ts'
import type { Db } from '#server/db/connect.ts'
import type { Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { otherRecords } from '#server/records/write/other-records.ts'
import { recordTransaction } from '#server/records/write/record-transaction.ts'
import { finishImport, importOf, unchangedRevision } from './import-batches.ts'
import { keepMarks, serialize } from './marks.ts'

const user = sql.id('user')
const ofImport = sql.id('import')

/**
 * The maximum number of rows of one transaction; more are deleted in several, so that other requests run in between. A
 * trip has up to 200 legs.
 */
const rowsAtOnce = { stay: 400, wish: 400, trip: 5 } as const
type Table = keyof typeof rowsAtOnce

/** Rows that nobody has changed since they were imported. The legs of a trip count its revision. */
const unedited = {
  stay: sql`updated = created`,
  wish: sql`updated = created`,
  trip: sql`updated = created and revision = ${unchangedRevision}`,
}

/**
 * Removes the rows of an import that nobody has edited since, and the marks that lose their last stay. When it is
 * interrupted, the same call continues.
 */
export async function undoImport(
  engine: Engine,
  person: string,
  importId: string,
): Promise<ImportUndoResult> {
  // A batch that is stored in between would leave rows that nobody removes.
  await finishImport(engine, person, importId)
  const removed: Record<Table, number> = { stay: 0, wish: 0, trip: 0 }
  for (const table of ['stay', 'wish', 'trip'] as const) {
    for (;;) {
      const count = await removeSome(engine, person, importId, table)
      removed[table] += count
      if (count < rowsAtOnce[table]) break
      // SQLite responds synchronously, so without a pause nothing else would run between two transactions.
      await setImmediate()
    }
  }
  const kept = await recordTransaction(engine, async (db, changes) => {
    await serialize(db, person)
    const stored = await importOf(db, person, importId)
    if (stored['state'] !== 'undone') {
      await otherRecords(db, engine, changes, null).update('import', stored, { state: 'undone' })
    }
    return {
      stays: await countOf(db, person, importId, 'stay'),
      wishes: await countOf(db, person, importId, 'wish'),
      trips: await countOf(db, person, importId, 'trip'),
    }
  })
  return { removed: { stays: removed.stay, wishes: removed.wish, trips: removed.trip }, kept }
}

/** Removes some rows of a table and returns their number. */
function removeSome(engine: Engine, person: string, importId: string, table: Table): Promise<number> {
  return recordTransaction(engine, async (db, changes) => {
    await serialize(db, person)
    await importOf(db, person, importId)
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)}
      where ${ofImport} = ${importId} and ${user} = ${person} and ${unedited[table]}
      order by seq limit ${rowsAtOnce[table]}`.execute(db)
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => String(id))
    if (table === 'trip') {
      // Delete the legs first: with their trip, each would be a separate event. Only those in the list of another trip are
      // deleted with their trip, which removes them there. Stays that the person has edited lose the reference to the trip.
      await sql`
        delete from travel_item where ${engine.dialect.isOneOf(sql.id('trip'), ids)}
          and not exists (select 1 from stray_leg where stray_leg.leg = travel_item.id)`.execute(db)
      await otherRecords(db, engine, changes, null).remove('trip', rows)
      return rows.length
    }
    await sql`delete from ${sql.table(table)} where ${engine.dialect.isOneOf(sql.id('id'), ids)}`.execute(db)
    if (table === 'stay') {
      await keepMarks(db, engine, person, [...new Set(rows.map(({ city }) => String(city)))], changes)
    }
    return rows.length
  })
}

async function countOf(db: Db, person: string, importId: string, table: Table): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}
    where ${ofImport} = ${importId} and ${user} = ${person}`.execute(db)
  return rows[0]?.count ?? 0
}
