const ascii = (text: string) => Uint8Array.from(`${text}\0`, (letter) => letter.charCodeAt(0))

interface Value {
  type: number
  count: number
  bytes: Uint8Array
}

/** Values of Exif in the order of bytes that a TIFF has. */
export const values = (isLittle: boolean) => {
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
export const jpeg = (picture: Picture): Uint8Array<ArrayBuffer> =>
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
export const heic = (
  picture: Picture,
  version: 0 | 1 | 2 = 1,
  dataBytes = 300_000,
): Uint8Array<ArrayBuffer> => {
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
    return [...box('ftyp', ascii('heic'), ascii('mif1')), ...meta, ...box('mdat', new Uint8Array(dataBytes))]
  }
  const start = make(0).length
  return Uint8Array.from([...make(start), ...exif])
}

/** 33° 52′ 7.68″ south, 151° 12′ 33.48″ east. */
export const sydney = (make: ReturnType<typeof values>) => ({
  1: make.text('S'),
  2: make.fractions(33, 1, 52, 1, 768, 100),
  3: make.text('E'),
  4: make.fractions(151, 1, 12, 1, 3348, 100),
})
