import { expect, test } from 'vitest'
import { loadZones } from '#web/features/import/read/zones.ts'
import { PackedPoints } from './packed-points.ts'
import { staysOfPictures } from './stays-of-points.ts'

const found = async (pictures: readonly (readonly [string, number, number])[]) => {
  const points = new PackedPoints(1000)
  for (const [at, latitude, longitude] of pictures)
    points.add(Date.parse(at), latitude, longitude, 0, 'picture')
  const stays = staysOfPictures(points, await loadZones(), { leastMinutes: 60 })
  return stays.map(({ place: { is, start, end, why } }) => ({ is, start, end, why }))
}
const at = (text: string) => ({ instant: Date.parse(text) })

test('one picture is a moment, two an hour apart are a stay', async () => {
  expect(await found([['2024-05-03T10:00:00Z', 48.14, 11.58]])).toEqual([
    { is: 'moment', start: at('2024-05-03T10:00:00Z'), end: undefined, why: { by: 'photos', count: 1 } },
  ])
  expect(
    await found([
      ['2024-05-03T11:00:00Z', 48.14, 11.58],
      ['2024-05-03T10:00:00Z', 48.15, 11.58],
    ]),
  ).toEqual([
    {
      is: 'stay',
      start: at('2024-05-03T10:00:00Z'),
      end: at('2024-05-03T11:00:00Z'),
      why: { by: 'photos', count: 2 },
    },
  ])
})

test('a picture and its sidecar file count once', async () => {
  expect(
    await found([
      ['2024-05-03T10:00:00Z', 48.14, 11.58],
      ['2024-05-03T10:00:00Z', 48.1401, 11.58],
    ]),
  ).toMatchObject([{ why: { count: 1 } }])
})

test('pictures of other places, or after more than 40 hours, start a new group', async () => {
  expect(
    await found([
      ['2024-05-03T10:00:00Z', 48.14, 11.58],
      ['2024-05-04T21:59:00Z', 48.14, 11.58],
      ['2024-05-06T14:00:00Z', 48.14, 11.58],
      ['2024-05-06T16:00:00Z', 41.89, 12.48],
    ]),
  ).toMatchObject([{ is: 'stay', why: { count: 2 } }, { is: 'moment' }, { is: 'moment' }])
})
