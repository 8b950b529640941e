import { expect, test } from 'vitest'
import { noteMaxLength } from '#shared/collections/stays.ts'
import { maxLegs } from '#shared/collections/travel-items.ts'
import { tripDescriptionMaxLength, tripNameMaxLength } from '#shared/collections/trips.ts'
import { mostRowsOfBatch } from '#shared/imports.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { berlin, paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { replyOf } from '#server/test/test-request.ts'

let app: TestApp
let anna: Person

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const post = async (path: string, body: unknown) =>
  (await replyOf(await app.request(`/api/imports${path}`, { method: 'POST', body, token: anna.token })))
    .status

const importRequest = { format: 'csv', name: 'x', found: 0 }

async function begin() {
  const response = await app.request('/api/imports', {
    method: 'POST',
    body: importRequest,
    token: anna.token,
  })
  return String((await replyOf(response)).body['id'])
}

const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index))
const stay = { city: paris, kind: 'visited', start: '', end: '', note: '' }
const trip = { name: 'Trip', description: '', starts: '', ends: '', legs: [] as unknown[] }
const leg = { from: paris, to: berlin, type: 'bus', start_date: '', arrival_date: '' }

test.each<[string, number, (count: number) => object]>([
  ['stays', mostRowsOfBatch.stays, (count) => ({ stays: many(count, () => stay) })],
  ['wishes', mostRowsOfBatch.wishes, (count) => ({ wishes: many(count, () => ({ city: paris, note: '' })) })],
  [
    'trips',
    mostRowsOfBatch.trips,
    (count) => ({ trips: many(count, (index) => ({ ...trip, name: String(index) })) }),
  ],
  ['legs of a trip', maxLegs, (count) => ({ trips: [{ ...trip, legs: many(count, () => leg) }] })],
  [
    'characters of a note of a stay',
    noteMaxLength,
    (count) => ({ stays: [{ ...stay, note: 'n'.repeat(count) }] }),
  ],
  [
    'characters of a note of a wish',
    noteMaxLength,
    (count) => ({ wishes: [{ city: paris, note: 'n'.repeat(count) }] }),
  ],
  [
    'characters of the name of a trip',
    tripNameMaxLength,
    (count) => ({ trips: [{ ...trip, name: 'n'.repeat(count) }] }),
  ],
  [
    'characters of the description of a trip',
    tripDescriptionMaxLength,
    (count) => ({ trips: [{ ...trip, description: 'd'.repeat(count) }] }),
  ],
  ['as its number', 100_000, (number) => ({ number })],
])('a batch can have %s up to %i', async (_name, most, rows) => {
  const id = await begin()
  const send = (count: number) =>
    post(`/${id}/batches`, { number: 1, stays: [], wishes: [], trips: [], ...rows(count) })
  expect(await send(most + 1)).toBe(400)
  expect(await send(most)).toBe(200)
})

test('a batch counts the characters of a note as the record API does', async () => {
  const id = await begin()
  const send = (note: string) =>
    post(`/${id}/batches`, { number: 1, stays: [{ ...stay, note }], wishes: [], trips: [] })
  expect(await send('🚂'.repeat(noteMaxLength + 1))).toBe(400)
  expect(await send('🚂'.repeat(noteMaxLength))).toBe(200)
})

test('the number of a batch is from 1', async () => {
  const id = await begin()
  const send = (number: number) => post(`/${id}/batches`, { number, stays: [], wishes: [], trips: [] })
  expect(await send(0)).toBe(400)
  expect(await send(1.5)).toBe(400)
  expect(await send(1)).toBe(200)
})

const padded = (padding: string) => `{"number":1,"stays":[],"wishes":[],"trips":[],"x":${padding}}`

test('the body of a batch has at most 100,000 objects, lists and commas', async () => {
  const id = await begin()
  // Nine parts come from the rest of the body, and a list has one comma fewer than numbers.
  const ofParts = (parts: number) => padded(`[${many(parts - 8, () => 0).join()}]`)
  expect(await post(`/${id}/batches`, ofParts(100_001))).toBe(413)
  expect(await post(`/${id}/batches`, ofParts(100_000))).toBe(200)
})

test('the body of a batch has at most 10 MB', async () => {
  const id = await begin()
  const bytes = 10 * 1024 * 1024
  const ofBytes = (count: number) => padded(`"${'x'.repeat(count - padded('""').length)}"`)
  expect(await post(`/${id}/batches`, ofBytes(bytes + 1))).toBe(413)
  expect(await post(`/${id}/batches`, ofBytes(bytes))).toBe(200)
})

test.each([
  ['format', 'f', 40],
  ['name', 'n', 200],
])('the %s of an import has at most 40 or 200 characters', async (field, character, most) => {
  const send = (count: number) => post('', { ...importRequest, [field]: character.repeat(count) })
  expect(await send(most + 1)).toBe(400)
  expect(await send(most)).toBe(200)
})

test('an import says that its files tell of up to a thousand million rows', async () => {
  expect(await post('', { ...importRequest, found: 1_000_000_001 })).toBe(400)
  expect(await post('', { ...importRequest, found: 1_000_000_000 })).toBe(200)
})
