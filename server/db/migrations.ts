import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Migration } from './migrations/migration.ts'

/**
 * The migrations of a folder by the names of their files, which begin with four digits. Throws when such a file does
 * not export one migration with the file's name.
 */
export async function migrationsIn(folder: string): Promise<readonly Migration[]> {
  const names = readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.ts$/.test(file))
    .map((file) => basename(file, '.ts'))
    .toSorted()
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, `${name}.ts`)
      const exported = Object.values<Migration>(await import(pathToFileURL(path).href))
      const [migration] = exported
      if (exported.length !== 1 || migration?.name !== name) {
        throw new Error(`${path} has to export one migration with the name "${name}".`)
      }
      return migration
    }),
  )
}

/** All migrations, oldest first. */
export const migrations = await migrationsIn(join(import.meta.dirname, 'migrations'))
