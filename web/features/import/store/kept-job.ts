import type { ImportJob, JobProgress } from './import-job.ts'

const databaseName = 'waymark-import'
const storeName = 'jobs'

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')))
  })

/** Runs a request in the browser's database; undefined where the browser has none, as in some private windows. */
const withStore = async <Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> => {
  try {
    const opening = indexedDB.open(databaseName, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
    const database = await settled(opening)
    try {
      return await settled(run(database.transaction(storeName, mode).objectStore(storeName)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

// The batches may be megabytes: the progress is written without them.
const jobKey = (userId: string) => `${userId} job`
const progressKey = (userId: string) => `${userId} progress`

/** Keeps a job for the next visit. */
export const keepJob = async (job: ImportJob): Promise<void> => {
  await withStore('readwrite', (store) => {
    store.delete(progressKey(job.user))
    return store.put(job, jobKey(job.user))
  })
}

/** Keeps how far a job is. */
export const keepProgress = async (userId: string, progress: JobProgress): Promise<void> => {
  await withStore('readwrite', (store) => store.put(progress, progressKey(userId)))
}

/** The job of a person that was not finished, and how far it is; undefined for none. */
export const keptJob = async (
  userId: string,
): Promise<{ job: ImportJob; progress: JobProgress | undefined } | undefined> => {
  const job = await withStore<ImportJob | undefined>('readonly', (store) => store.get(jobKey(userId)))
  if (job === undefined) return undefined
  const progress = await withStore<JobProgress | undefined>('readonly', (store) =>
    store.get(progressKey(userId)),
  )
  return { job, progress }
}

/** Forgets the job of a person: it is done. */
export const dropJob = async (userId: string): Promise<void> => {
  await withStore('readwrite', (store) => {
    store.delete(progressKey(userId))
    return store.delete(jobKey(userId))
  })
}
