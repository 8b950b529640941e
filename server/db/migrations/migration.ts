import type { Db } from '#server/db/connect.ts'
import type { Dialect } from '#server/db/dialect.ts'

/** One schema change. A released migration is never edited: a later change is a new migration. */
export interface Migration {
  /** A name such as "0001-gazetteer", stored in the table `migration` once applied. Names are sorted. */
  name: string
  /** Applies the change in its own transaction. Await only queries in it. */
  up: (db: Db, dialect: Dialect) => Promise<void>
}
