import type { QueryExecutorProvider } from 'kysely'
import type { ColumnTypes } from './record-table.ts'

/**
 * One schema change, exported by the file that has its name; server/db/migrations.ts reads the folder. The code of a released
 * migration is never changed: a later change is a new migration. It imports only kysely and files of this folder, because
 * a change of other code would change the migration.
 */
export interface Migration {
  /** A name such as "0001-gazetteer", stored in the table `migration` once applied. Names are sorted. */
  name: string
  /** Applies the change in its own transaction. Await only queries in it. */
  up: (db: QueryExecutorProvider, types: ColumnTypes) => Promise<void>
}
