import { Unreadable } from './found.ts'
import type { JsonShape, Sink, Source } from './found.ts'
import { limits } from './limits.ts'
import { joined, utf8ChunksOf } from './sources.ts'

/** An item of a list of the file, or the value of a key that is not a list. */
export interface JsonItem {
  /** The top-level key; "" in a file that is one list. */
  key: string
  value: unknown
  /** The item's number in its list, from 1; 0 for a value outside of a list. */
  row: number
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const [openObject, closeObject, openArray, closeArray] = [0x7b, 0x7d, 0x5b, 0x5d]

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/** The text is malformed in such a way that reading cannot continue. */
class Broken extends Error {}

type Place = 'top' | 'object' | 'afterKey' | 'list' | 'end'

/** The text of one value, from its first byte to its last. */
interface Value {
  isKey: boolean
  isWanted: boolean
  /** What follows the value. */
  place: Place
  parts: Uint8Array[]
  bytes: number
  depth: number
  isText: boolean
  isEscaped: boolean
  /** A number, true, false or null: ends before the next comma, bracket or space. */
  isPlain: boolean
}

/**
 * Splits JSON of any size into the items of its lists. Only the bytes of one item are kept. JSON.parse, which is
 * several times faster than a parser in JavaScript, reads each item, so a malformed item does not end the reading.
 */
class JsonSplitter {
  private place: Place = 'top'
  private list: 'top' | 'inner' = 'top'
  private key = ''
  private row = 0
  private value: Value | undefined
  private mark = 0
  private readonly decoder = new TextDecoder()
  private readonly wants: (key: string) => boolean
  private readonly use: (key: string, row: number, text: string) => void
  top: JsonShape['is'] | 'none' | 'plain' = 'none'
  /** Every top-level key. */
  readonly keys: string[] = []

  constructor(wants: (key: string) => boolean, use: (key: string, row: number, text: string) => void) {
    this.wants = wants
    this.use = use
  }

  get isComplete(): boolean {
    return this.place === 'end' && this.value === undefined
  }

  write(chunk: Uint8Array): void {
    this.mark = 0
    let index = 0
    while (index < chunk.length)
      index = this.value === undefined ? this.between(chunk, index) : this.inside(chunk, index, this.value)
    if (this.value !== undefined) this.keep(chunk.slice(this.mark), this.value)
  }

  /** The structure around values. Returns the next index. */
  private between(chunk: Uint8Array, index: number): number {
    const byte = chunk[index] ?? 0
    // The bytes still contain the byte order mark of UTF-8.
    if (isSpace(byte) || (this.top === 'none' && (byte === 0xef || byte === 0xbb || byte === 0xbf)))
      return index + 1
    switch (this.place) {
      case 'top':
        if (byte === openObject || byte === openArray) {
          this.top = byte === openObject ? 'object' : 'array'
          this.place = byte === openObject ? 'object' : 'list'
          return index + 1
        }
        this.top = 'plain'
        return this.begin(byte, index, 'end')
      case 'object':
        if (byte === comma) return index + 1
        if (byte === closeObject) {
          this.place = 'end'
          return index + 1
        }
        if (byte !== quote) throw new Broken()
        return this.begin(byte, index, 'afterKey', true)
      case 'afterKey':
        if (byte === colon) return index + 1
        if (byte === openArray) {
          this.place = 'list'
          this.list = 'inner'
          this.row = 0
          return index + 1
        }
        this.row = 0
        return this.begin(byte, index, 'object')
      case 'list':
        if (byte === comma) return index + 1
        if (byte === closeArray) {
          this.place = this.list === 'top' ? 'end' : 'object'
          return index + 1
        }
        this.row += 1
        return this.begin(byte, index, 'list')
      case 'end':
    }
    throw new Broken()
  }

  private begin(byte: number, index: number, place: Place, isKey = false): number {
    if (byte === closeObject || byte === closeArray || byte === colon || byte === comma) throw new Broken()
    const isPlain = byte !== quote && byte !== openObject && byte !== openArray
    const isWanted = isKey || this.wants(this.key)
    this.value = {
      isKey,
      isWanted,
      place,
      parts: [],
      bytes: 0,
      depth: 0,
      isText: false,
      isEscaped: false,
      isPlain,
    }
    this.mark = index
    return index
  }

  /** The bytes of a value. Returns the next index. */
  private inside(chunk: Uint8Array, from: number, value: Value): number {
    let index = from
    const { length } = chunk
    let { depth, isText, isEscaped } = value
    while (index < length) {
      const byte = chunk[index]
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (byte === backslash) isEscaped = true
        else if (byte === quote) {
          isText = false
          if (depth === 0) return this.finish(chunk, index + 1, value)
        }
      } else if (value.isPlain) {
        if (byte === comma || byte === closeArray || byte === closeObject || isSpace(byte ?? 0))
          return this.finish(chunk, index, value)
      } else if (byte === quote) isText = true
      else if (byte === openObject || byte === openArray) {
        depth += 1
        // Two levels are around the value.
        if (depth > limits.depth - 2) throw new Unreadable('tooDeep')
      } else if (byte === closeObject || byte === closeArray) {
        depth -= 1
        if (depth === 0) return this.finish(chunk, index + 1, value)
      }
      index += 1
    }
    value.depth = depth
    value.isText = isText
    value.isEscaped = isEscaped
    return index
  }

  private keep(part: Uint8Array, value: Value) {
    value.bytes += part.length
    if (value.isWanted) {
      if (value.bytes > (value.isKey ? limits.fieldLength : limits.itemBytes)) throw new Unreadable('tooLong')
      value.parts.push(part)
    }
  }

  private finish(chunk: Uint8Array, end: number, value: Value): number {
    const last = chunk.subarray(this.mark, end)
    this.value = undefined
    this.place = value.place
    if (!value.isWanted) return end
    const text =
      value.parts.length === 0
        ? this.decoder.decode(last)
        : this.decoder.decode(joined([...value.parts, last]))
    if (value.isKey) {
      const key = parsed(text)
      this.key = typeof key === 'string' ? key : ''
      if (this.keys.length < 1000) this.keys.push(this.key)
    } else this.use(this.key, this.row, text)
    return end
  }

  /** Ends a plain value at the end of the file, where no delimiter follows. */
  end(): void {
    if (this.value?.isPlain === true && this.value.place === 'end')
      this.finish(new Uint8Array(), 0, this.value)
  }
}

/** The value of a JSON text; undefined when it is malformed. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Calls `use` for each item of the lists at the top of a JSON file, and for each other value of the top level, in the
 * order of the file. Unwanted lists and values are skipped without parsing. A malformed item is reported as damaged,
 * and a file that ends early as cut off. Throws Unreadable when nothing could be read.
 */
export const eachJsonItem = async (
  file: Source,
  sink: Sink,
  signal: AbortSignal,
  wants: (key: string) => boolean,
  use: (item: JsonItem) => void,
): Promise<void> => {
  let items = 0
  const splitter = new JsonSplitter(wants, (key, row, text) => {
    const value = parsed(text)
    if (value === undefined) sink.problem({ code: 'damaged', row, text: text.slice(0, 80) })
    else {
      items += 1
      use({ key, value, row })
    }
  })
  try {
    for await (const chunk of utf8ChunksOf(file, signal)) splitter.write(chunk)
    splitter.end()
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    if (items === 0) throw new Unreadable('malformedJson', error)
    sink.problem({ code: 'damaged' })
    return
  }
  if (splitter.top === 'none') throw new Unreadable('empty')
  if (!splitter.isComplete) {
    if (items === 0) throw new Unreadable('truncated')
    sink.problem({ code: 'cutOff' })
  } else if (items === 0 && splitter.keys.length === 0) throw new Unreadable('emptyJson')
}

/** How many items of a list tell its keys. */
const itemsOfShape = 20

/** The shape of the JSON text that begins with these bytes; undefined when it is no object and no list. */
export const jsonShape = (bytes: Uint8Array): JsonShape | undefined => {
  const shape = shapeReader()
  shape.write(bytes)
  return shape.read()
}

/** The shape of a whole JSON file, for keys that come after the first 64 KB. */
export const jsonShapeOf = async (file: Source, signal: AbortSignal): Promise<JsonShape | undefined> => {
  const shape = shapeReader()
  for await (const chunk of utf8ChunksOf(file, signal)) if (!shape.write(chunk)) break
  return shape.read()
}

const shapeReader = () => {
  const inner: Record<string, string[]> = Object.create(null)
  const counts = new Map<string, number>()
  const itemKeys = new Set<string>()
  const wants = (key: string) => (counts.get(key) ?? 0) < itemsOfShape
  const splitter = new JsonSplitter(wants, (key, row, text) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    const value = parsed(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const name of Object.keys(value)) {
      if (splitter.top === 'array') itemKeys.add(name)
      else if (inner[key]?.includes(name) !== true) (inner[key] ??= []).push(name)
    }
    if (row === 0) counts.set(key, itemsOfShape)
  })
  let fault: JsonShape['fault']
  let isEnough = false
  return {
    /** False when the rest is not needed or cannot be read. */
    write(bytes: Uint8Array): boolean {
      try {
        splitter.write(bytes)
        isEnough = splitter.top === 'array' && !wants('')
        return !isEnough
      } catch (error) {
        if (error instanceof Broken) fault = 'malformedJson'
        else if (error instanceof Unreadable && (error.code === 'tooDeep' || error.code === 'tooLong'))
          fault = error.code
        else throw error
        return false
      }
    },
    read(): JsonShape | undefined {
      const is = splitter.top
      if (is !== 'object' && is !== 'array') return undefined
      const keys = is === 'array' ? [...itemKeys] : splitter.keys
      const wrong = fault ?? (splitter.isComplete || isEnough ? undefined : 'truncated')
      return { is, keys, inner, ...(wrong === undefined ? {} : { fault: wrong }) }
    },
  }
}
