import { access, constants } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { type Database, transaction } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations.ts'
import { createCityIndexes } from '#server/db/seed.ts'
import { isEmpty, stepsTaken, wholeTables } from '#server/db/whole-tables.ts'
import { AdminError } from './admin-error.ts'
import { readArchive, type Summary } from './archive.ts'

/**
 * Restores an archive into an empty database, with all rows in one transaction, and applies newer migrations. Throws an
 * AdminError for an archive that is damaged or of a newer version, and for a database that is not empty. Returns the
 * text to print.
 */
export async function restore(file: string, database: Database): Promise<string> {
  const source = resolve(file)
  await access(source, constants.R_OK).catch((cause: unknown) => {
    throw new AdminError(`This user cannot read the file ${source}, or it does not exist.`, { cause })
  })
  const summary = await readArchive(source)
  const steps = summary.steps.map((name) => {
    const step = migrations.find((known) => known.name === name)
    if (!step)
      throw new AdminError(`${source} was made by a newer version of Waymark. Update this one first.`)
    return step
  })
  const taken = await stepsTaken(database)
  if (!(await isEmpty(database)) || taken.some((name) => !summary.steps.includes(name))) {
    throw new AdminError(
      'The database is not empty. Restore into a new one: move waymark.db with its -wal and -shm files away, or create another PostgreSQL database.',
    )
  }
  await migrate(database, { steps })
  await load(source, database, summary)
  await migrate(database)
  const rows = summary.tables.reduce((sum, table) => sum + table.rows, 0)
  return `Restored ${source} of ${summary.made}: ${summary.tables.length} tables, ${rows} rows.\nChecksum ${summary.sha256}`
}

async function load(source: string, database: Database, { tables }: Summary) {
  const known = new Map((await wholeTables(database)).map((table) => [table.name, table]))
  await transaction(database.db, async (db) => {
    await database.dialect.disableTimeout?.execute(db)
    // The archive also contains the rows that migrations have inserted.
    for (const name of [...known.keys()].reverse()) await sql`delete from ${sql.table(name)}`.execute(db)
    await readArchive(source, {
      async rows({ name, columns }, rows) {
        const table = known.get(name)
        if (!table || columns.some((column) => !table.columns.includes(column))) {
          throw new AdminError(`${source} has a table that its version did not have: ${name}.`)
        }
        if (rows.length > 0) await database.insert(db, name, columns, rows)
      },
    })
    if (tables.some(({ name }) => name === 'city')) await createCityIndexes(db)
  })
  await database.afterBulkLoad()
}
