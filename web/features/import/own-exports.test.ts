import { beforeEach, expect, test } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { enterAs, startSignedIn } from '#web/test/render-app.tsx'
import type { FoundInFile } from './propose/evidence.ts'
import { propose } from './propose/propose.ts'
import { readOne } from './read/read-in-test.ts'
import { loadCountries } from './resolve/country-of.ts'
import { resolveFound } from './resolve/resolve-found.ts'
import { serverCalls } from './resolve/server-calls.ts'
import { reviewOf } from './review/review.ts'
import { batchesOf } from './store/batches.ts'
import { type ImportJob, newProgress } from './store/import-job.ts'
import { runJob } from './store/run-job.ts'

const [paris, berlin, rome] = [cityId(2988507), cityId(2950159), cityId(3169070)] as const
const { signal } = new AbortController()

let app: TestApp
let anna: Person

beforeEach(async () => {
  ;({ app, person: anna } = await startSignedIn())
  const { people } = app
  const italy = await people.createRecord(anna, 'trip', {
    name: '=Italy',
    description: 'Two weeks,\nby train',
    starts: '2019-05-01',
    ends: '2019-05-14',
  })
  await people.createRecord(anna, 'travel_item', {
    trip: italy,
    type: 'train',
    from: berlin,
    to: rome,
    start_date: '2019-05-01',
    arrival_date: '2019-05-02',
  })
  await people.createRecord(anna, 'travel_item', { trip: italy, type: 'bus', from: rome, to: '' })
  await people.createRecord(anna, 'trip', { name: 'Some day', description: '', starts: '', ends: '' })
  await people.createRecord(anna, 'trip', {
    name: 'Next year',
    description: 'plan',
    starts: '2027-01-02',
    ends: '',
  })
  const stay = { city: rome, kind: 'visited', start: '2019-05-02', end: '2019-05-14', note: 'Via Appia' }
  await people.createRecord(anna, 'stay', { ...stay, trip: italy })
  await people.createRecord(anna, 'stay', { city: berlin, kind: 'lived', start: '2015~', end: '', note: '-' })
  await people.createRecord(anna, 'stay', {
    city: paris,
    kind: 'transit',
    start: '2018-03',
    end: '',
    note: '',
  })
  await people.createRecord(anna, 'wish', { city: paris, note: 'the "Louvre"' })
})

const exportOf = async (person: Person, format: 'json' | 'csv') => {
  const reply = await app.request(`/api/account/export?format=${format}`, { token: person.token })
  return reply.text()
}

type Records = Record<string, Record<string, string>[]>

/** The journeys in an account, without the fields that the server sets. */
const journeysOf = async (person: Person) => {
  const { records } = JSON.parse(await exportOf(person, 'json')) as { records: Records }
  const tripNames = new Map(records['trip']?.map(({ id, name }) => [id, name]))
  const of = (collection: string, fields: readonly string[]) =>
    (records[collection] ?? []).map((record) => [
      ...fields.map((field) => record[field]),
      tripNames.get(record['trip'] ?? ''),
    ])
  const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()
  return {
    stays: sorted(of('stay', ['city', 'kind', 'start', 'end', 'note'])),
    wishes: of('wish', ['city', 'note']),
    trips: sorted(of('trip', ['name', 'description', 'starts', 'ends'])),
    legs: of('travel_item', ['from', 'to', 'type', 'start_date', 'arrival_date']),
  }
}

const importInto = async (person: Person, file: string) => {
  enterAs(person)
  const read = await readOne(file)
  const files: FoundInFile[] = [{ format: 'waymark', ...read }]
  const resolution = await resolveFound(files, { ...serverCalls, countryOf: await loadCountries() }, signal)
  const ledger = { home: '', stays: [], wishes: [] }
  const proposals = propose(files, resolution, ledger, { suburbs: 'own', today: '2026-03-01' })
  const review = reviewOf(proposals, new Map())
  const job: ImportJob = {
    id: newId(),
    user: person.id,
    format: 'waymark',
    files: ['export'],
    found: review.rows.length,
    batches: batchesOf(review.rows, proposals.trips),
    there: 0,
    leftByPerson: 0,
    leftLines: 0,
    left: [],
    before: undefined,
  }
  const wake = () => Promise.resolve()
  const nothing = () => undefined
  await runJob(job, { progress: newProgress, signal, onProgress: nothing, onWait: nothing, wake })
  return { report: read.report, review }
}

test.each(['json', 'csv'] as const)(
  'the %s of an account restores all its stays, wishes and trips in another account',
  async (format) => {
    const file = await exportOf(anna, format)
    const ben = await app.people.register({ name: 'Ben' })
    const { report, review } = await importInto(ben, file)
    expect([report.format, report.unreadable]).toEqual(['waymark', undefined])
    expect(report.isArchive).toBe(format === 'json' ? true : undefined)
    expect(review.open).toEqual([])
    const [hers, his] = [await journeysOf(anna), await journeysOf(ben)]
    expect(hers.stays).toHaveLength(3)
    expect(hers.trips).toHaveLength(3)
    expect(hers.legs).toHaveLength(2)
    expect(his).toEqual(hers)
  },
)
