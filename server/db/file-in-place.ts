import { realpathSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { StorageError } from './storage-trouble.ts'

/**
 * Call it with the path of an open SQLite database in WAL mode. The returned function throws a StorageError while one of
 * the database's files is not at its path, because writes would then be lost. It takes some microseconds.
 */
export function filesInPlace(file: string): () => void {
  // When the file is a symbolic link, SQLite keeps the two other files beside the link's target.
  const real = realpathSync(file)
  const files = [resolve(file), `${real}-wal`, `${real}-shm`].map((path) => ({
    path,
    opened: identityOf(path),
  }))
  return () => {
    for (const { path, opened } of files)
      if (identityOf(path) !== opened)
        throw new StorageError('moved', `${path} is not the file that was opened.`)
  }
}

/** Device and inode; undefined when there is no such file. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino}`
}
