import { keysOf, withDeviceStore } from '#web/lib/page/device-store.ts'
import type { ImportJob, JobProgress } from './import-job.ts'

// The batches can be megabytes, so the progress is stored separately.
const jobKey = ({ user, id }: Pick<ImportJob, 'user' | 'id'>) => `${user} job ${id}`
const progressKey = ({ user, id }: Pick<ImportJob, 'user' | 'id'>) => `${user} progress ${id}`

/** Stores a job for the next visit. */
export const keepJob = async (job: ImportJob): Promise<void> => {
  await withDeviceStore('jobs', 'readwrite', (store) => store.put(job, jobKey(job)))
}

/** Stores the progress of a job. */
export const keepProgress = async (job: ImportJob, progress: JobProgress): Promise<void> => {
  await withDeviceStore('jobs', 'readwrite', (store) => store.put(progress, progressKey(job)))
}

/** The jobs of a person that were not finished. */
export const keptJobs = async (userId: string): Promise<ImportJob[]> => {
  const all = await withDeviceStore<(ImportJob | JobProgress)[]>('jobs', 'readonly', (store) =>
    store.getAll(keysOf(userId)),
  )
  return all?.filter((one) => 'batches' in one) ?? []
}

/** The progress of a job; undefined before its first batch. */
export const keptProgress = (job: ImportJob): Promise<JobProgress | undefined> =>
  withDeviceStore<JobProgress | undefined>('jobs', 'readonly', (store) => store.get(progressKey(job)))

/** Deletes a job that is done. */
export const dropJob = async (job: ImportJob): Promise<void> => {
  await withDeviceStore('jobs', 'readwrite', (store) => {
    store.delete(progressKey(job))
    return store.delete(jobKey(job))
  })
}
