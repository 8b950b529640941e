import type { Database } from '#server/db/connect.ts'
import { openGazetteerEdition } from '#server/gazetteer/edition.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedGazetteer } from '#server/db/seed.ts'
import { silentLog } from '#server/http/log.ts'
import { gazetteerSlice } from './gazetteer-slice.ts'

/** The value of `created` in the gazetteer's rows. */
const seededAt = () => new Date('2026-02-01T00:00:00.000Z')

/** Fills an empty database with the gazetteer slice, with the same code as the server. */
export async function fillTestDatabase(database: Database): Promise<void> {
  await migrate(database, { clock: seededAt })
  await seedGazetteer(database, await openGazetteerEdition(gazetteerSlice()), {
    log: silentLog,
    clock: seededAt,
  })
}
