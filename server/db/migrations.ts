import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Migration } from './migrations/migration.ts'

/**
 * The migrations of a folder by the names of their files, which begin with four digits. A file is loaded when its
 * migration is applied: then `up` throws when the file does not export one migration with the file's name.
 */
export const migrationsIn = (folder: string): readonly Migration[] =>
  readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.ts$/.test(file))
    .map((file) => basename(file, '.ts'))
    .toSorted()
    .map((name) => ({ name, up: async (db, types) => (await load(folder, name)).up(db, types) }))

async function load(folder: string, name: string): Promise<Migration> {
  const path = join(folder, `${name}.ts`)
  const exported = Object.values<Migration>(await import(pathToFileURL(path).href))
  const [migration] = exported
  if (exported.length !== 1 || migration?.name !== name) {
    throw new Error(`${path} has to export one migration with the name "${name}".`)
  }
  return migration
}

/** All migrations, oldest first. */
export const migrations = migrationsIn(join(import.meta.dirname, 'migrations'))
