import type { Source } from '#web/features/import/read/found.ts'

const letters = (bytes: Uint8Array, offset: number, length: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + length))

export const isJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff

/** HEIC, HEIF and AVIF are boxes of ISO 14496-12 with one of these brands. */
export const isHeif = (bytes: Uint8Array): boolean =>
  letters(bytes, 4, 4) === 'ftyp' &&
  /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis)/.test(letters(bytes, 8, 4))

/** The bytes of a picture that are read to find its Exif data. */
const headBytes = 256 * 1024
const exifBytes = 256 * 1024

/** The TIFF data of a JPEG, in the first APP1 segment with "Exif". The picture itself is not read. */
const tiffOfJpeg = (bytes: Uint8Array): Uint8Array | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 2
  while (offset + 10 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1]
    // Bytes that fill the space between segments.
    if (marker === 0xff) {
      offset += 1
      continue
    }
    // The picture begins.
    if (marker === 0xda || marker === 0xd9) return undefined
    const length = view.getUint16(offset + 2)
    if (marker === 0xe1 && letters(bytes, offset + 4, 4) === 'Exif')
      return bytes.subarray(offset + 10, offset + 2 + length)
    offset += 2 + Math.max(length, 2)
  }
  return undefined
}

interface Box {
  type: string
  /** The first byte of the content. */
  start: number
  end: number
}

/** The boxes between two offsets. A box that reaches beyond the end is cut. */
const boxesIn = (bytes: Uint8Array, from: number, to: number): Box[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes: Box[] = []
  let offset = from
  while (offset + 8 <= Math.min(to, bytes.length) && boxes.length < 10_000) {
    const short = view.getUint32(offset)
    const isLong = short === 1 && offset + 16 <= bytes.length
    const size = isLong ? Number(view.getBigUint64(offset + 8)) : short === 0 ? to - offset : short
    if (size < (isLong ? 16 : 8)) break
    boxes.push({
      type: letters(bytes, offset + 4, 4),
      start: offset + (isLong ? 16 : 8),
      end: Math.min(offset + size, to, bytes.length),
    })
    offset += size
  }
  return boxes
}

/** A number of 0, 2, 4 or 8 bytes. */
const numberAt = (view: DataView, offset: number, bytes: number): number =>
  bytes === 8
    ? Number(view.getBigUint64(offset))
    : bytes === 4
      ? view.getUint32(offset)
      : bytes === 2
        ? view.getUint16(offset)
        : 0

/** The number of the item that holds Exif data, from the box of item information. */
const exifItem = (bytes: Uint8Array, info: Box): number | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const version = bytes[info.start] ?? 0
  for (const { type, start, end } of boxesIn(bytes, info.start + (version === 0 ? 6 : 8), info.end)) {
    const entryVersion = bytes[start]
    const idBytes = entryVersion === 3 ? 4 : 2
    if (type !== 'infe' || start + 4 + idBytes + 6 > end) continue
    if (letters(bytes, start + 4 + idBytes + 2, 4) === 'Exif') return numberAt(view, start + 4, idBytes)
  }
  return undefined
}

/** Where in the file an item is, from the box of item locations. */
const placeOfItem = (
  bytes: Uint8Array,
  places: Box,
  item: number,
): { offset: number; length: number } | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, places.end)
  const version = bytes[places.start] ?? 0
  const sizes = view.getUint16(places.start + 4)
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexBytes = version === 0 ? 0 : sizes & 15
  const idBytes = version === 2 ? 4 : 2
  let at = places.start + 6
  const next = (length: number) => {
    const value = numberAt(view, at, length)
    at += length
    return value
  }
  const count = next(idBytes)
  for (let index = 0; index < count; index += 1) {
    const id = next(idBytes)
    // The offset is relative to the file, not to a box.
    const method = version === 0 ? 0 : next(2) & 15
    next(2)
    const base = next(baseBytes)
    const extents = next(2)
    for (let extent = 0; extent < extents; extent += 1) {
      next(indexBytes)
      const [offset, length] = [base + next(offsetBytes), next(lengthBytes)]
      if (id === item) return method === 0 ? { offset, length } : undefined
    }
  }
  return undefined
}

const tiffOfHeif = async (file: Source, bytes: Uint8Array): Promise<Uint8Array | undefined> => {
  const meta = boxesIn(bytes, 0, bytes.length).find(({ type }) => type === 'meta')
  const inner = meta === undefined ? [] : boxesIn(bytes, meta.start + 4, meta.end)
  const info = inner.find(({ type }) => type === 'iinf')
  const places = inner.find(({ type }) => type === 'iloc')
  const item = info === undefined ? undefined : exifItem(bytes, info)
  const place = places === undefined || item === undefined ? undefined : placeOfItem(bytes, places, item)
  if (place === undefined || place.length < 12) return undefined
  const data = await file.slice(place.offset, place.offset + Math.min(place.length, exifBytes))
  if (data.length < 12) return undefined
  // The item begins with the distance to the TIFF data, which skips "Exif\0\0".
  const skipped = new DataView(data.buffer, data.byteOffset, data.byteLength).getUint32(0)
  return skipped + 12 > data.length ? undefined : data.subarray(4 + skipped)
}

/**
 * The Exif data of a JPEG, HEIC or AVIF picture; undefined when it has none. At most the first 256 KB and the Exif data
 * are read.
 */
export const tiffOf = async (file: Source): Promise<Uint8Array | undefined> => {
  const bytes = await file.slice(0, headBytes)
  try {
    const tiff = isJpeg(bytes) ? tiffOfJpeg(bytes) : await tiffOfHeif(file, bytes)
    const mark = tiff === undefined ? '' : letters(tiff, 0, 4)
    return mark === 'II*\0' || mark === 'MM\0*' ? tiff : undefined
  } catch (error) {
    // Sizes that point outside of the data.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
