import { expect, test } from 'vitest'
import { openArchive } from './archive-reader.ts'

const bytesOf = (archive: object) => new TextEncoder().encode(JSON.stringify(archive))
const whole = { product: 'waymark', version: 2, account: { name: 'Anna' } }
const trips = Array.from({ length: 5000 }, (_, index) => ({
  id: String(index),
  description: `${index} `.repeat(2000),
}))

test('an archive whose records take more memory than they may is refused, with the reason', async () => {
  const message = 'The archive has more than an account can have.'
  await expect(openArchive(bytesOf({ ...whole, records: { trip: trips } }), 24)).rejects.toMatchObject({
    status: 400,
    message,
    data: { archive: { code: 'archive_damaged', message } },
  })
})

test('an archive is opened within its memory, and its records are read in parts', async () => {
  const wish = trips.slice(0, 5).map(({ id }) => ({ id }))
  const archive = await openArchive(bytesOf({ ...whole, records: { wish, settings: [{ home: '' }] } }), 24)
  expect(archive.account).toEqual({ name: 'Anna' })
  expect(archive.settings).toEqual({ home: '' })
  expect(archive.counts).toMatchObject({ wish: 5, stay: 0, trip: 0 })
  expect(await archive.slice('wish', 1, 3)).toEqual([{ id: '1' }, { id: '2' }])
  expect(await archive.slice('wish', 4, 9)).toEqual([{ id: '4' }])
  expect(await archive.slice('stay', 0, 9)).toEqual([])
  await archive.close()
})
