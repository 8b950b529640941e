import type { Database } from './db/connect.ts'
import { fileStates, readFileState, storeFileState } from './db/file-state.ts'
import { errorFields, type Log } from './http/log.ts'

/**
 * Notes in a SQLite file that a server uses it. When the last one did not stop in an orderly way, the whole file is
 * read in the background, and the database counts as unreachable when it is damaged. Call the returned function before
 * the database is closed: it notes that the server has stopped. For other databases it does nothing.
 */
export async function beginServing(
  { db, file }: Pick<Database, 'db' | 'file'>,
  log: Log,
): Promise<() => Promise<void>> {
  if (!file) return async () => {}
  let isChecked = (await readFileState(db)) === fileStates.stopped
  // A full disk must not keep the server from answering reads.
  const note = (state: keyof typeof fileStates) =>
    storeFileState(db, state).catch((error: unknown) => {
      log.warn('The state of the server could not be noted in the database.', errorFields(error))
    })

  async function check() {
    log.info('The last server did not stop in an orderly way. The database is read in the background.')
    const damage = await file?.check()
    if (typeof damage === 'string') {
      const message =
        'The database is damaged. Run "npm run admin -- doctor", stop the server and restore the last backup.'
      log.error(message, { damage })
    } else log.info('The database is not damaged.')
    isChecked = true
  }

  // Not awaited, because another process can hold the lock for seconds. Later writes of this process run after it.
  const noted = note('serving')
  if (!isChecked) {
    check().catch((error: unknown) => log.error('The database could not be checked.', errorFields(error)))
  }
  return async () => {
    await noted
    await note(file.isDamaged() ? 'damaged' : isChecked ? 'stopped' : 'serving')
  }
}
