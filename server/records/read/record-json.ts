import type { Row } from '#server/records/collection.ts'
import type { ResponseRecord } from './present.ts'

/** A record that many responses contain. It is serialized and encoded once. */
export interface SharedRecord {
  record: ResponseRecord
  /** The record with a place for `expand`. */
  template?: ResponseRecord
  /** The JSON before and after the place of `expand`, made for the first response. */
  json?: { before: Buffer; after: Buffer }
}

const ofRows = new WeakMap<Row, SharedRecord>()
const ofRecords = new WeakMap<object, SharedRecord>()

/** The shared record of a cached row. `present` makes the record for the first response. */
export function sharedRecord(row: Row, present: () => ResponseRecord): SharedRecord {
  let shared = ofRows.get(row)
  if (!shared) {
    shared = { record: Object.freeze(present()) }
    ofRows.set(row, shared)
    ofRecords.set(shared.record, shared)
  }
  return shared
}

/** A shared record with the related records of one response. */
export function withExpand(shared: SharedRecord, expand: ResponseRecord): ResponseRecord {
  shared.template ??= Object.fromEntries([
    ...Object.entries(shared.record).filter(isBeforeExpand),
    ['expand', undefined],
    ...Object.entries(shared.record).filter((entry) => !isBeforeExpand(entry)),
  ])
  const record = { ...shared.template, expand }
  ofRecords.set(record, shared)
  return record
}

/**
 * The JSON of a response in UTF-8, as JSON.stringify() makes it, with `<`, `>`, `&`, U+2028 and U+2029 escaped. Shared
 * records in a list and in `expand` are not serialized again.
 */
export function jsonBytes(response: unknown): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  let text = ''
  const add = (part: string | Buffer) => {
    if (typeof part === 'string') {
      text += part
      return
    }
    if (text !== '') parts.push(Buffer.from(text))
    parts.push(part)
    text = ''
  }
  write(response, add)
  if (parts.length === 0) return Buffer.from(text)
  parts.push(Buffer.from(text))
  return Buffer.concat(parts)
}

type Add = (part: string | Buffer) => void

function write(value: unknown, add: Add): void {
  if (Array.isArray(value)) {
    add('[')
    for (const [index, item] of value.entries()) {
      if (index > 0) add(',')
      write(item, add)
    }
    add(']')
    return
  }
  const shared = isObject(value) ? ofRecords.get(value) : undefined
  if (shared) writeShared(shared, value, add)
  else if (isObject(value) && (isObject(value['items']) || isObject(value['expand']))) writeNested(value, add)
  else add(escapedJson(value))
}

function writeShared(shared: SharedRecord, value: unknown, add: Add): void {
  const { before, after } = (shared.json ??= jsonOf(shared.record))
  add(before)
  if (isObject(value) && isObject(value['expand'])) {
    add('"expand":')
    writeExpand(value['expand'], add)
    add(',')
  }
  add(after)
}

/** Writes an object with `items` or `expand`. Its other members are serialized in as few steps as possible. */
function writeNested(value: Record<string, unknown>, add: Add): void {
  let rest: Record<string, unknown> = {}
  let separator = '{'
  const addRest = () => {
    const members = escapedJson(rest).slice(1, -1)
    rest = {}
    if (members === '') return
    add(separator + members)
    separator = ','
  }
  for (const [key, inner] of Object.entries(value)) {
    if ((key === 'items' || key === 'expand') && isObject(inner)) {
      addRest()
      add(`${separator}"${key}":`)
      separator = ','
      if (key === 'expand') writeExpand(inner, add)
      else write(inner, add)
    } else rest[key] = inner
  }
  addRest()
  add('}')
}

function writeExpand(expand: Record<string, unknown>, add: Add): void {
  let separator = '{'
  for (const [name, related] of Object.entries(expand)) {
    add(`${separator}${escapedJson(name)}:`)
    write(related, add)
    separator = ','
  }
  add(separator === '{' ? '{}' : '}')
}

/** Every record has keys before `expand`, such as `collectionId`, and after it, such as `id`. */
function jsonOf(record: ResponseRecord) {
  const entries = Object.entries(record)
  const json = (some: [string, unknown][]) => escapedJson(Object.fromEntries(some))
  return {
    before: Buffer.from(`${json(entries.filter(isBeforeExpand)).slice(0, -1)},`),
    after: Buffer.from(json(entries.filter((entry) => !isBeforeExpand(entry))).slice(1)),
  }
}

const isBeforeExpand = ([key]: [string, unknown]) => key < 'expand'

const escapedJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, escaped)

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
