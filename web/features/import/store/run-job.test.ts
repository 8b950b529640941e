import { beforeEach, expect, test } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { ImportBatch } from '#shared/imports.ts'
import { newId } from '#web/lib/api/record-id.ts'
import type { Network } from '#web/test/network.ts'
import { startSignedIn } from '#web/test/render-app.tsx'
import { type ImportJob, type JobProgress, newProgress, rowsDone, rowsOf } from './import-job.ts'
import { runJob } from './run-job.ts'

const [paris, berlin, rome] = [cityId(2988507), cityId(2950159), cityId(3169070)] as const

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  ;({ app, network, person } = await startSignedIn())
})

const batch = (number: number, city: string, start = '2019'): ImportBatch => ({
  number,
  stays: [{ city, kind: 'visited', start, end: '', note: '' }],
  wishes: [],
  trips: [],
})

const jobOf = (batches: ImportBatch[]): ImportJob => ({
  id: newId(),
  user: person.id,
  format: 'list',
  files: ['places.txt'],
  found: batches.length,
  batches,
  there: 0,
  leftByPerson: 0,
  leftLines: 0,
  left: [],
  before: undefined,
})

/** Runs a job, and wakes it at once whenever it waits. */
const run = (job: ImportJob, from = newProgress, told: JobProgress[] = [], signal?: AbortSignal) =>
  runJob(job, {
    progress: from,
    signal: signal ?? new AbortController().signal,
    onProgress: (progress) => told.push(progress),
    onWait: () => undefined,
    wake: () => Promise.resolve(),
  })

const storedCities = async () => {
  const reply = await app.request('/api/collections/stay/records', { token: person.token })
  const { items } = (await reply.json()) as { items: { city: string }[] }
  return items.map(({ city }) => city).sort()
}

test('batches are stored one after the other, and the import is finished', async () => {
  const told: JobProgress[] = []
  const job = jobOf([batch(1, paris), batch(2, berlin)])
  const { stored } = await run(job, newProgress, told)
  expect(stored.stays).toBe(2)
  expect(told.map((progress) => rowsDone(job, progress))).toEqual([1, rowsOf(job)])
  expect(await storedCities()).toEqual([paris, berlin].sort())
  expect(network.asked.at(-1)).toBe(`POST /api/imports/${job.id}/finish`)
})

test('a lost answer stores nothing twice, and a failing or busy server is asked again', async () => {
  network.loseNext({ path: '/api/imports' })
  network.cutNext({ path: /batches$/ })
  network.refuseNext({ path: /finish$/ }, 500)
  network.refuseNext({ path: /finish$/ }, 503)
  const { stored } = await run(jobOf([batch(1, paris)]))
  expect(stored.stays).toBe(1)
  expect(await storedCities()).toEqual([paris])
})

test('the next visit continues after the last confirmed batch', async () => {
  const job = jobOf([batch(1, paris), batch(2, berlin), batch(3, rome)])
  const told: JobProgress[] = []
  const stop = new AbortController()
  network.loseNext({ path: /batches$/ })
  const first = runJob(job, {
    progress: newProgress,
    signal: stop.signal,
    onProgress: (progress) => {
      told.push(progress)
      if (progress.next === 1) stop.abort()
    },
    onWait: () => undefined,
    wake: () => Promise.resolve(),
  })
  await expect(first).rejects.toThrow()
  const { next, stored } = await run(job, told[0])
  expect([next, stored.stays]).toEqual([3, 3])
  expect(await storedCities()).toEqual([paris, berlin, rome].sort())
})

test('a row that the server refuses is left out of its batch and counted', async () => {
  const job = jobOf([
    { ...batch(1, paris), stays: [...batch(1, paris).stays, ...batch(1, berlin, '20x9').stays] },
  ])
  const { stored, refused } = await run(job)
  expect([stored.stays, refused]).toEqual([1, 1])
  expect(await storedCities()).toEqual([paris])
})

test('an error that waiting cannot solve is thrown', async () => {
  network.refuseNext({ path: '/api/imports' }, 403)
  await expect(run(jobOf([batch(1, paris)]))).rejects.toThrow()
})
