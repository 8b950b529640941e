import type { HonoRequest } from 'hono'
import { badRequest, tooLarge } from '#server/http/errors.ts'

/** A request's body by key. It has no prototype, so that no key means anything else. */
export type Body = Record<string, unknown>

const rawJson = '@jsonPayload'
/** More than any record has fields or a batch has files: each costs time, and guests send bodies, too. */
const mostKeys = 1000
/** In characters: a batch of 500 calls, or a thousand topics, are less. Files come beside the text. */
const longest = { json: 3_000_000, form: 500_000 }

/**
 * Reads a body as JSON, a multipart or an urlencoded form; an empty one of any type has no keys. Values of forms
 * become booleans and numbers where they read as such. Throws the contract's 400 for anything else, and for more
 * than a thousand keys.
 */
export async function readBody(request: HonoRequest): Promise<Body> {
  const type = (request.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'multipart/form-data') return fromEntries([...(await formOf(request)).entries()])
  const text = await request.text()
  if (text === '') return emptyBody()
  if (type === 'application/json') return Object.assign(emptyBody(), objectIn(text))
  if (type === 'application/x-www-form-urlencoded') {
    if (text.length > longest.form) throw tooLarge()
    return fromEntries([...new URLSearchParams(text)])
  }
  throw badRequest('Unsupported Content-Type.')
}

export const emptyBody = (): Body => Object.create(null) as Body

async function formOf(request: HonoRequest): Promise<FormData> {
  try {
    return await request.formData()
  } catch (cause) {
    throw Object.assign(badRequest(), { cause })
  }
}

function objectIn(text: string): object {
  if (text.length > longest.json) throw tooLarge()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest()
  }
  if (value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw badRequest()
  return withFewKeys(value)
}

/** The same object. Throws the contract's 400 when it has more keys than any body needs. */
export function withFewKeys<Value extends object>(value: Value): Value {
  if (Object.keys(value).length > mostKeys) throw badRequest()
  return value
}

function fromEntries(entries: readonly [string, string | File][]): Body {
  if (entries.length > mostKeys) throw badRequest()
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
