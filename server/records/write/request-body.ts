import type { HonoRequest } from 'hono'
import { badRequest, tooLarge } from '#server/http/errors.ts'
import { excessIn } from '#server/http/json-parts.ts'

/** A request's body: key to value. It has no prototype, so a key such as `constructor` is a plain key. */
export type Body = Record<string, unknown>

const rawJson = '@jsonPayload'
/** No record has as many fields, and no batch as many files. The limit bounds the time that a guest's body takes. */
const maxKeys = 1000
/** In characters. */
const maxFormLength = 500_000

/** The limits of a JSON body. */
interface JsonLimits {
  readonly characters: number
  /** The maximum number of objects, lists and commas. */
  readonly parts: number
}

/** A batch of 500 calls and a subscription to 1,000 topics are smaller. Files do not count. */
const usualLimits: JsonLimits = { characters: 3_000_000, parts: Infinity }

/**
 * Reads a body as JSON, a multipart form or an urlencoded form. An empty body of any type has no keys. Form values
 * that look like booleans or numbers are converted. Throws the contract's 400 for other types, for malformed bodies, for
 * more than 1,000 keys and for more than 100 levels of lists and objects. Throws its 413 above the limits of a JSON body
 * or an urlencoded form.
 */
export async function readBody(request: HonoRequest, limits = usualLimits): Promise<Body> {
  const type = (request.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'multipart/form-data') return fromEntries([...(await formOf(request)).entries()])
  const text = await request.text()
  if (text === '') return emptyBody()
  if (type === 'application/json') return Object.assign(emptyBody(), objectIn(text, limits))
  if (type === 'application/x-www-form-urlencoded') {
    if (text.length > maxFormLength) throw tooLarge()
    return fromEntries([...new URLSearchParams(text)])
  }
  throw badRequest('Unsupported Content-Type.')
}

export const emptyBody = (): Body => Object.create(null) as Body

/**
 * Parses a multipart form. Counts its parts first, because parsing takes far longer than counting and a body of 10 MB
 * can have 150,000 parts.
 */
async function formOf(request: HonoRequest): Promise<FormData> {
  const boundary = boundaryIn(request.header('content-type') ?? '')
  const content = Buffer.from(await request.arrayBuffer())
  if (boundary === null || hasTooManyParts(content, `--${boundary}`)) throw badRequest()
  // The parser gets the boundary with which the parts were counted. From the original header it could read another one.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
  try {
    return await new Response(content, { headers }).formData()
  } catch (cause) {
    throw Object.assign(badRequest(), { cause })
  }
}

/** The boundary of a multipart body; null when its length or a character is not allowed by RFC 2046. */
function boundaryIn(contentType: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain ?? ''
  return /^[\w'()+,./:=? -]{1,70}$/.test(boundary) ? boundary : null
}

function hasTooManyParts(content: Buffer, delimiter: string): boolean {
  let at = content.indexOf(delimiter)
  // The last delimiter ends the form.
  for (let found = 1; at !== -1; found += 1) {
    if (found > maxKeys + 1) return true
    at = content.indexOf(delimiter, at + delimiter.length)
  }
  return false
}

function objectIn(text: string, { characters, parts } = usualLimits): object {
  if (text.length > characters) throw tooLarge()
  const excess = excessIn(text, parts)
  if (excess === 'parts') throw tooLarge()
  if (excess === 'levels') throw badRequest()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest()
  }
  if (value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw badRequest()
  return checkKeyCount(value)
}

/** Returns the object, or throws the contract's 400 when it has more than 1,000 keys. */
export function checkKeyCount<Value extends object>(value: Value): Value {
  if (Object.keys(value).length > maxKeys) throw badRequest()
  return value
}

function fromEntries(entries: readonly [string, string | File][]): Body {
  if (entries.length > maxKeys) throw badRequest()
  const body = emptyBody()
  for (const [key, entry] of entries) {
    if (key === rawJson) {
      if (typeof entry === 'string') Object.assign(body, objectIn(entry))
      continue
    }
    const value = typeof entry === 'string' ? inferred(entry) : entry
    const before = body[key]
    body[key] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
  }
  return body
}

function inferred(text: string): unknown {
  if (text === 'true') return true
  if (text === 'false') return false
  return /^-?\d/.test(text) && String(Number(text)) === text ? Number(text) : text
}
