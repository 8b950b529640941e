import { expect, test } from 'vitest'
import { mostRestored } from '#shared/account-archive.ts'
import { paris } from '#server/test/known-cities.ts'
import { ArchiveFault, archiveIn, nameIn } from './archive-content.ts'

const whole = { product: 'waymark', version: 2, account: { name: 'Anna' }, records: {} }

/** The code and the message of the refusal; null for an archive that is read. */
function refusalOf(archive: unknown) {
  try {
    archiveIn(JSON.stringify(archive))
    return null
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error
    return [error.code, error.message]
  }
}

test('an archive is read as it is, also with keys of other versions and without lists', () => {
  const stay = { id: 'x'.repeat(100), city: paris, note: 7, later: [1] }
  const archive = {
    ...whole,
    version: 1,
    records: { stay: [stay, {}], settings: [{ home: paris }] },
    more: 1,
  }
  const { account, picture, records } = archiveIn(JSON.stringify(archive))
  expect([account, picture]).toEqual([{ name: 'Anna' }, undefined])
  expect(records).toEqual({ stay: [stay, {}], settings: [{ home: paris }] })
  expect(archiveIn(JSON.stringify({ ...whole, picture: null })).picture).toBeNull()
  const picture64 = { name: 'me.png', base64: 'AA==' }
  expect(archiveIn(JSON.stringify({ ...whole, picture: picture64 })).picture).toEqual(picture64)
})

test.each(['id', 'city', 'from', 'to', 'home', 'trip', 'import'])(
  'the %s of a record is a text of at most 100 characters',
  (field) => {
    const withValue = (value: unknown) => refusalOf({ ...whole, records: { wish: [{}, { [field]: value }] } })
    for (const value of ['', 'x'.repeat(100)]) expect(withValue(value)).toBeNull()
    const damaged = ['archive_damaged', 'The archive is damaged at “records.wish.1”.']
    for (const value of ['x'.repeat(101), 7, null, [paris]]) expect(withValue(value)).toEqual(damaged)
  },
)

test.each([
  ['version', { ...whole, version: 0 }],
  ['version', { ...whole, version: 1.5 }],
  ['account', { ...whole, account: null }],
  ['picture.base64', { ...whole, picture: { name: 'me.png' } }],
  ['picture.name', { ...whole, picture: { base64: 'AA==' } }],
  ['records', { ...whole, records: undefined }],
  ['records.trip', { ...whole, records: { trip: {} } }],
])('the place of the damage is named: %s', (where, archive) => {
  expect(refusalOf(archive)).toEqual(['archive_damaged', `The archive is damaged at “${where}”.`])
})

test.each(Object.entries(mostRestored))('the list of %s has at most %i records', (name, most) => {
  const withRecords = (count: number) =>
    refusalOf({ ...whole, records: { [name]: Array.from({ length: count }, () => ({})) } })
  expect(withRecords(most)).toBeNull()
  const message = `The archive has more than ${most} at “records.${name}”, the most that are read.`
  expect(withRecords(most + 1)).toEqual(['archive_damaged', message])
})

test('a file of another program, and an archive of a later version, are told apart', () => {
  expect(refusalOf({ ...whole, product: 'other' })?.[0]).toBe('archive_of_others')
  expect(refusalOf({ ...whole, version: '2' })?.[0]).toBe('archive_of_others')
  expect(refusalOf({ ...whole, version: 3 })?.[0]).toBe('archive_too_new')
  expect(refusalOf(whole)).toBeNull()
})

test('a reference that is no text refers to nothing', () => {
  expect([nameIn({ city: paris }, 'city'), nameIn({ city: 7 }, 'city'), nameIn({}, 'city')]).toEqual([
    paris,
    '',
    '',
  ])
})
