import { Unreadable } from './found.ts'
import type { Source } from './found.ts'
import { limits } from './limits.ts'
import { blobSource, joined } from './sources.ts'

/** A file of a zip archive. */
export interface ZipEntry {
  source: Source
  /** Bytes in the archive. */
  packed: number
  isEncrypted: boolean
}

/** What is still allowed to be unpacked of an archive and the archives in it. */
export interface Budget {
  bytes: number
  files: number
  /** Set where no honest archive of its size has so many bytes. */
  isOfRatio?: boolean
}

/** What an archive of this size may unpack to. */
export const budgetOf = (size: number): Budget => {
  const ofRatio = Math.max(limits.smallArchiveBytes, size * limits.archiveRatio)
  const isOfRatio = ofRatio < limits.unzippedBytes
  return { bytes: isOfRatio ? ofRatio : limits.unzippedBytes, files: limits.files, isOfRatio }
}

/** Throws when the budget is spent. */
export const requireBudget = ({ bytes, isOfRatio }: Budget): void => {
  if (bytes < 0) throw new Unreadable(isOfRatio === true ? 'zipBomb' : 'tooLarge')
}

const endSignature = 0x06054b50
const end64Signature = 0x06064b50
const locator64Signature = 0x07064b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const [stored, deflated] = [0, 8]
/** In a field of 32 or 16 bits: the value is in the zip64 field. */
const [isIn64, isIn64Short] = [0xffffffff, 0xffff]

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const number64 = (view: DataView, offset: number) => Number(view.getBigUint64(offset, true))

const nameOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A path that is only shown: nothing is written, but a name must not look like a path outside of the archive. */
const shownPath = (path: string): string =>
  path
    .split(/[\\/]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/')

/** Where the list of entries is. */
interface Directory {
  start: number
  bytes: number
  entries: number
}

const findDirectory = async (archive: Source): Promise<Directory> => {
  // The end record has 22 bytes and a comment of at most 65,535. A zip64 locator stands before it.
  const tailStart = Math.max(0, archive.size - 22 - 65_535 - 20)
  const tail = await archive.slice(tailStart, archive.size)
  const view = viewOf(tail)
  for (let offset = tail.length - 22; offset >= 0; offset -= 1) {
    if (view.getUint32(offset, true) !== endSignature) continue
    const directory = {
      entries: view.getUint16(offset + 10, true),
      bytes: view.getUint32(offset + 12, true),
      start: view.getUint32(offset + 16, true),
    }
    const needs64 =
      directory.entries === isIn64Short || directory.bytes === isIn64 || directory.start === isIn64
    if (!needs64 || offset < 20 || view.getUint32(offset - 20, true) !== locator64Signature) return directory
    const record = viewOf(await archive.slice(number64(view, offset - 12), number64(view, offset - 12) + 56))
    if (record.byteLength < 56 || record.getUint32(0, true) !== end64Signature)
      throw new Unreadable('damagedZip')
    return { entries: number64(record, 32), bytes: number64(record, 40), start: number64(record, 48) }
  }
  throw new Unreadable('damagedZip')
}

/** Sizes and position of an entry, from the zip64 field where the others are too small. */
const sizesOf = (view: DataView, offset: number, nameLength: number, extraLength: number) => {
  const sizes = {
    packed: view.getUint32(offset + 20, true),
    size: view.getUint32(offset + 24, true),
    local: view.getUint32(offset + 42, true),
  }
  let field = offset + 46 + nameLength
  const end = field + extraLength
  while (field + 4 <= end) {
    const length = view.getUint16(field + 2, true)
    if (view.getUint16(field, true) === 1) {
      let value = field + 4
      for (const key of ['size', 'packed', 'local'] as const)
        if (sizes[key] === isIn64 && value + 8 <= field + 4 + length) {
          sizes[key] = number64(view, value)
          value += 8
        }
    }
    field += 4 + length
  }
  return sizes
}

/** MS-DOS date and time, which have no zone; read as UTC, because only the year and day matter. */
const modifiedOf = (time: number, date: number): number =>
  Date.UTC(
    1980 + (date >> 9),
    ((date >> 5) & 15) - 1,
    date & 31,
    time >> 11,
    (time >> 5) & 63,
    (time & 31) * 2,
  )

/**
 * The files of a zip archive, from the directory at its end, so that nothing is unpacked yet. Folders, empty files and
 * what macOS adds are left out. Throws Unreadable for a damaged archive and for too many files.
 */
export const zipEntries = async (archive: Source, budget: Budget): Promise<ZipEntry[]> => {
  const directory = await findDirectory(archive)
  if (directory.entries > budget.files) throw new Unreadable('tooManyFiles')
  if (directory.start + directory.bytes > archive.size || directory.bytes > limits.zipDirectoryBytes)
    throw new Unreadable('damagedZip')
  const bytes = await archive.slice(directory.start, directory.start + directory.bytes)
  const view = viewOf(bytes)
  const entries: ZipEntry[] = []
  let offset = 0
  while (offset + 46 <= bytes.length && view.getUint32(offset, true) === entrySignature) {
    const nameLength = view.getUint16(offset + 28, true)
    const extraLength = view.getUint16(offset + 30, true)
    const next = offset + 46 + nameLength + extraLength + view.getUint16(offset + 32, true)
    if (next > bytes.length) throw new Unreadable('damagedZip')
    const path = nameOf(bytes.subarray(offset + 46, offset + 46 + nameLength))
    const { packed, size, local } = sizesOf(view, offset, nameLength, extraLength)
    const isFile = size > 0 && !/[\\/]$|(^|\/)(__MACOSX\/|\._|\.DS_Store$)/.test(path)
    if (isFile) {
      budget.files -= 1
      if (budget.files < 0) throw new Unreadable('tooManyFiles')
      const method = view.getUint16(offset + 10, true)
      const modified = modifiedOf(view.getUint16(offset + 12, true), view.getUint16(offset + 14, true))
      const name = shownPath(path)
      entries.push({
        source: entrySource(archive, { name, size, modified, packed, local, method }, budget),
        packed,
        isEncrypted: (view.getUint16(offset + 8, true) & 1) === 1,
      })
    }
    offset = next
  }
  return entries
}

interface Packed {
  name: string
  size: number
  modified: number
  packed: number
  local: number
  method: number
}

/** The bytes of a part of a file, read piece by piece. */
const streamOfPart = (
  file: Source,
  start: number,
  length: number,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const pieceBytes = 256 * 1024
  let position = start
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const end = Math.min(start + length, position + pieceBytes)
        const piece = await file.slice(position, end)
        position += piece.length
        if (piece.length > 0) controller.enqueue(new Uint8Array(piece))
        if (position >= start + length || piece.length === 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

const entrySource = (archive: Source, entry: Packed, budget: Budget): Source => {
  const { name, size, modified, packed, method } = entry
  const open = async (): Promise<ReadableStream<Uint8Array>> => {
    const head = viewOf(await archive.slice(entry.local, entry.local + 30))
    if (head.byteLength < 30 || head.getUint32(0, true) !== localSignature) throw new Unreadable('damagedZip')
    const start = entry.local + 30 + head.getUint16(26, true) + head.getUint16(28, true)
    const bytes = streamOfPart(archive, start, packed)
    if (method === stored) return bytes
    if (method === deflated) return unpacked(bytes, 'deflate-raw', packed, budget)
    throw new Unreadable('archiveOther')
  }
  return lazySource(name, size, modified, open)
}

/**
 * Unpacks a stream. Fails above the ratio and when the archive's budget is spent: the sizes that an archive declares may
 * be wrong.
 */
export const unpacked = (
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>,
  format: 'deflate-raw' | 'gzip',
  packed: number,
  budget: Budget,
): ReadableStream<Uint8Array> => {
  let size = 0
  return bytes.pipeThrough(new DecompressionStream(format)).pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length
        budget.bytes -= chunk.length
        if (size > limits.smallEntryBytes && size > packed * limits.zipRatio) throw new Unreadable('zipBomb')
        requireBudget(budget)
        controller.enqueue(chunk)
      },
    }),
  )
}

/** A source that can only be read from its beginning. The first bytes that were asked for are kept. */
export const lazySource = (
  name: string,
  size: number,
  modified: number,
  open: () => Promise<ReadableStream<Uint8Array>>,
): Source => {
  let head = new Uint8Array()
  let isWhole = false
  const fail = (error: unknown): never => {
    if (error instanceof Unreadable || (error instanceof DOMException && error.name === 'AbortError'))
      throw error
    // Malformed compressed data is a TypeError without a code.
    throw new Unreadable('damagedZip', error)
  }
  /** The first bytes, or all when there are fewer. */
  const first = async (length: number) => {
    const reader = (await open()).getReader()
    const parts: Uint8Array[] = []
    let bytes = 0
    while (bytes < length) {
      const { done, value } = await reader.read().catch(fail)
      if (done) return { bytes: joined(parts), isAll: true }
      parts.push(value)
      bytes += value.length
    }
    await reader.cancel().catch(() => undefined)
    return { bytes: joined(parts), isAll: false }
  }
  return {
    name,
    size,
    modified,
    stream() {
      let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            reader ??= (await open()).getReader()
            const { done, value } = await reader.read().catch(fail)
            if (done) controller.close()
            else controller.enqueue(value)
          },
          cancel: (reason) => reader?.cancel(reason),
        },
        { highWaterMark: 0 },
      )
    },
    async slice(start, end) {
      if (end > head.length && !isWhole) {
        const found = await first(Math.min(end, limits.wholeTextBytes))
        isWhole = found.isAll
        head = new Uint8Array(found.bytes)
      }
      return head.slice(start, end)
    },
    async text(most) {
      const found = await first(most + 1)
      if (found.bytes.length > most) throw new Unreadable('tooLarge')
      return blobSource(new Blob([new Uint8Array(found.bytes)]), name).text(most)
    },
  }
}
