import { gazetteer } from './0001-gazetteer.ts'
import { accounts } from './0002-accounts.ts'
import { visits } from './0003-visits.ts'
import type { Migration } from './migration.ts'

/** The database's history, oldest first. */
export const migrations: readonly Migration[] = [gazetteer, accounts, visits]
