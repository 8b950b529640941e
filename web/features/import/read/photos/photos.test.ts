import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { TestFile } from '#web/features/import/read/read-in-test.ts'
import { readOne } from '#web/features/import/read/read-in-test.ts'
import { heic, jpeg, sydney, type values } from './pictures-in-test.ts'

const withClock = { 0x9003: '2019:05:03 10:00:00' }
const withOffset = { ...withClock, 0x9011: '+10:00' }

const taken = async (file: TestFile) => {
  const { report, pictures, problems } = await readOne(file)
  expect(report.format).toBe('photos')
  return {
    pictures: pictures.map(({ time, latitude, longitude }) => [
      time,
      Math.round(latitude * 1e4) / 1e4,
      Math.round(longitude * 1e4) / 1e4,
    ]),
    problems,
  }
}

test.each([
  ['big-endian', false],
  ['little-endian', true],
])('a JPEG, %s: south is negative, and the clock has its offset', async (_order, isLittle) => {
  expect(await taken(jpeg({ exif: withOffset, gps: sydney, isLittle }))).toEqual({
    pictures: [['2019-05-03T00:00:00', -33.8688, 151.2093]],
    problems: [],
  })
})

test("without an offset the camera's time is local time of the place, in summer and in winter", async () => {
  expect((await taken(jpeg({ exif: withClock, gps: sydney }))).pictures[0]?.[0]).toBe('2019-05-03T00:00:00')
  const summer = { 0x9003: '2019:12:24 10:00:00' }
  expect((await taken(jpeg({ exif: summer, gps: sydney }))).pictures[0]?.[0]).toBe('2019-12-23T23:00:00')
})

test("without an offset the satellite time, in UTC, takes precedence over the camera's", async () => {
  const gps = (make: ReturnType<typeof values>) => ({
    ...sydney(make),
    7: make.fractions(23, 1, 59, 1, 305, 10),
    29: make.text('2019:05:02'),
  })
  expect((await taken(jpeg({ exif: withClock, gps }))).pictures[0]?.[0]).toBe('2019-05-02T23:59:31')
  expect((await taken(jpeg({ exif: withOffset, gps }))).pictures[0]?.[0]).toBe('2019-05-03T00:00:00')
})

test('west is negative, and unknown seconds of 0/0 count as none', async () => {
  const gps = (make: ReturnType<typeof values>) => ({
    1: make.text('N'),
    2: make.fractions(40, 1, 42768, 1000, 0, 0),
    3: make.text('W'),
    4: make.fractions(74, 1, 360, 1000, 0, 0),
  })
  expect((await taken(jpeg({ exif: withOffset, gps }))).pictures[0]).toEqual([
    '2019-05-03T00:00:00',
    40.7128,
    -74.006,
  ])
})

test.each([0, 1, 2] as const)(
  'a HEIC with item locations of version %i, of which only head and Exif are read',
  async (version) => {
    expect((await taken(heic({ exif: withOffset, gps: sydney }, version))).pictures).toEqual([
      ['2019-05-03T00:00:00', -33.8688, 151.2093],
    ])
  },
)

test.each(['jpeg', 'avif'] as const)('a %s that another program wrote', async (format) => {
  const exif = {
    IFD2: { DateTimeOriginal: '2019:05:03 10:00:00', OffsetTimeOriginal: '+10:00' },
    IFD3: {
      GPSLatitudeRef: 'S',
      GPSLatitude: '33/1 52/1 768/100',
      GPSLongitudeRef: 'E',
      GPSLongitude: '151/1 12/1 3348/100',
    },
  }
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } }).withExif(exif)
  const bytes = new Uint8Array(await image.toFormat(format).toBuffer())
  expect((await taken(bytes)).pictures).toEqual([['2019-05-03T00:00:00', -33.8688, 151.2093]])
})

test('pictures without position, at 0, 0 or without time are reported', async () => {
  expect((await taken(jpeg({ exif: withOffset }))).problems).toEqual([{ code: 'noPosition', count: 1 }])
  const nowhere = (make: ReturnType<typeof values>) => ({
    1: make.text('N'),
    2: make.fractions(0, 1, 0, 1, 0, 1),
    3: make.text('E'),
    4: make.fractions(0, 1, 0, 1, 0, 1),
  })
  expect((await taken(jpeg({ exif: withOffset, gps: nowhere }))).problems).toEqual([
    { code: 'noPosition', count: 1 },
  ])
  expect((await taken(jpeg({ gps: sydney }))).problems).toEqual([{ code: 'noDate' }])
  const unset = { 0x9003: '0000:00:00 00:00:00' }
  expect((await taken(jpeg({ exif: unset, gps: sydney }))).problems).toEqual([{ code: 'noDate' }])
})

test('a picture that is cut off anywhere has no position, or the right one', async () => {
  const whole = jpeg({ exif: withOffset, gps: sydney })
  let right = 0
  for (let length = 4; length < whole.length; length += 1) {
    const { pictures, problems } = await taken(whole.slice(0, length))
    if (pictures.length === 0) expect(problems).toHaveLength(1)
    else {
      expect(pictures.map((picture) => picture.slice(1))).toEqual([[-33.8688, 151.2093]])
      right += 1
    }
  }
  expect(right).toBeGreaterThan(5)
})
