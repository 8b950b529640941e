import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { TestFile } from '#web/features/import/read/read-in-test.ts'
import { readOne } from '#web/features/import/read/read-in-test.ts'

const ascii = (text: string) => Uint8Array.from(`${text}\0`, (letter) => letter.charCodeAt(0))

interface Value {
  type: number
  count: number
  bytes: Uint8Array
}

/** Values of Exif in the order of bytes that a TIFF has. */
const values = (isLittle: boolean) => {
  const long = (...list: number[]) => {
    const bytes = new Uint8Array(list.length * 4)
    const view = new DataView(bytes.buffer)
    for (const [index, value] of list.entries()) view.setUint32(index * 4, value, isLittle)
    return bytes
  }
  return {
    text: (text: string): Value => ({ type: 2, count: text.length + 1, bytes: ascii(text) }),
    offset: (value: number): Value => ({ type: 4, count: 1, bytes: long(value) }),
    fractions: (...list: number[]): Value => ({ type: 5, count: list.length / 2, bytes: long(...list) }),
  }
}

/** A directory of tags at an offset, with the values that are longer than four bytes behind it. */
const directory = (entries: Record<number, Value>, offset: number, isLittle: boolean): Uint8Array => {
  const list = Object.entries(entries)
  const long = list.filter(([, { bytes }]) => bytes.length > 4)
  const tableBytes = 2 + list.length * 12 + 4
  const bytes = new Uint8Array(tableBytes + long.reduce((sum, [, value]) => sum + value.bytes.length, 0))
  const view = new DataView(bytes.buffer)
  view.setUint16(0, list.length, isLittle)
  let behind = tableBytes
  for (const [index, [tag, value]] of list.entries()) {
    const at = 2 + index * 12
    view.setUint16(at, Number(tag), isLittle)
    view.setUint16(at + 2, value.type, isLittle)
    view.setUint32(at + 4, value.count, isLittle)
    if (value.bytes.length > 4) {
      view.setUint32(at + 8, offset + behind, isLittle)
      bytes.set(value.bytes, behind)
      behind += value.bytes.length
    } else bytes.set(value.bytes, at + 8)
  }
  return bytes
}

interface Picture {
  exif?: Record<number, string>
  gps?: (make: ReturnType<typeof values>) => Record<number, Value>
  isLittle?: boolean
}

const tiff = ({ exif = {}, gps, isLittle = false }: Picture): Uint8Array<ArrayBuffer> => {
  const make = values(isLittle)
  const exifStart = 8 + 2 + 2 * 12 + 4
  const exifPart = directory(
    Object.fromEntries(Object.entries(exif).map(([tag, text]) => [tag, make.text(text)])),
    exifStart,
    isLittle,
  )
  const gpsStart = exifStart + exifPart.length
  const gpsPart = directory(gps?.(make) ?? {}, gpsStart, isLittle)
  const first = directory({ 0x8769: make.offset(exifStart), 0x8825: make.offset(gpsStart) }, 8, isLittle)
  const bytes = new Uint8Array(gpsStart + gpsPart.length)
  bytes.set(isLittle ? [0x49, 0x49, 42, 0, 8, 0, 0, 0] : [0x4d, 0x4d, 0, 42, 0, 0, 0, 8])
  bytes.set(first, 8)
  bytes.set(exifPart, exifStart)
  bytes.set(gpsPart, gpsStart)
  return bytes
}

const segment = (marker: number, bytes: Uint8Array) =>
  Uint8Array.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes])

const startOfImage = [0xff, 0xd8]
const imageData = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]

/** A JPEG with Exif data behind a JFIF segment and a comment, and some data of a picture. */
const jpeg = (picture: Picture): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...startOfImage,
    ...segment(0xe0, ascii('JFIF')),
    ...segment(0xfe, ascii('comment')),
    ...segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/')),
    ...segment(0xe1, Uint8Array.from([...ascii('Exif'), 0, ...tiff(picture)])),
    ...imageData,
  ])

const four = (value: number) => [value >> 24, value >> 16, value >> 8, value]
/** No base, one extent. */
const extents = [0, 0, 0, 1]

const box = (type: string, ...parts: Uint8Array[]) => {
  const length = parts.reduce((sum, part) => sum + part.length, 8)
  const bytes = new Uint8Array(length)
  new DataView(bytes.buffer).setUint32(0, length)
  bytes.set(ascii(type).subarray(0, 4), 4)
  let at = 8
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** A HEIC whose Exif data stand at the end of the file, as item 2. */
const heic = (picture: Picture, version: 0 | 1 | 2 = 1): Uint8Array<ArrayBuffer> => {
  const exif = Uint8Array.from([0, 0, 0, 6, ...ascii('Exif'), 0, ...tiff(picture)])
  const make = (exifStart: number) => {
    const id = (value: number) => (version === 2 ? [0, 0, 0, value] : [0, value])
    const item = (number: number, start: number, length: number) => [
      ...id(number),
      ...(version === 0 ? [] : [0, 0]),
      ...extents,
      ...four(start),
      ...four(length),
    ]
    const info = (number: number, type: string) =>
      box('infe', Uint8Array.from([2, 0, 0, 0, 0, number, 0, 0]), ascii(type), Uint8Array.from([0]))
    const meta = box(
      'meta',
      new Uint8Array(4),
      box('hdlr', new Uint8Array(25)),
      box('iinf', Uint8Array.from([0, 0, 0, 0, 0, 2]), info(1, 'hvc1'), info(2, 'Exif')),
      box(
        'iloc',
        Uint8Array.from([version, 0, 0, 0, 0x44, 0, ...id(2)]),
        Uint8Array.from([...item(1, 500, 10), ...item(2, exifStart, exif.length)]),
      ),
    )
    return [...box('ftyp', ascii('heic'), ascii('mif1')), ...meta, ...box('mdat', new Uint8Array(300_000))]
  }
  const start = make(0).length
  return Uint8Array.from([...make(start), ...exif])
}

/** 33° 52′ 7.68″ south, 151° 12′ 33.48″ east. */
const sydney = (make: ReturnType<typeof values>) => ({
  1: make.text('S'),
  2: make.fractions(33, 1, 52, 1, 768, 100),
  3: make.text('E'),
  4: make.fractions(151, 1, 12, 1, 3348, 100),
})
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

test('without an offset the clock is that of the place, in summer and in winter', async () => {
  expect((await taken(jpeg({ exif: withClock, gps: sydney }))).pictures[0]?.[0]).toBe('2019-05-03T00:00:00')
  const summer = { 0x9003: '2019:12:24 10:00:00' }
  expect((await taken(jpeg({ exif: summer, gps: sydney }))).pictures[0]?.[0]).toBe('2019-12-23T23:00:00')
})

test('without an offset the time of the satellites counts before the clock, in UTC', async () => {
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

test('pictures without position, at 0, 0 or without time are told', async () => {
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

test('a picture cut off anywhere is a picture without a position or with the right one', async () => {
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
