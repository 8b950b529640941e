import assert from 'node:assert/strict'

export interface Request {
  /** The user whose token is sent. */
  as?: { token: string } | undefined
  /** Sent as JSON, unless it is a form or a string. */
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Headers
  /** The body as text. */
  text: string
  /** The parsed body; null when it is empty or not JSON. */
  json: unknown
  bytes: Uint8Array
}

/** Sends a request to a path such as "/api/health". */
export type Call = (method: string, path: string, request?: Request) => Promise<Answer>

/** Returns the function that sends requests to the server at this URL. */
export function callsTo(url: string): Call {
  return async (method, path, { as, body, headers } = {}) => {
    const all = new Headers(headers)
    if (as) all.set('authorization', as.token)
    const isForm = body instanceof FormData || body instanceof URLSearchParams
    if (body !== undefined && !isForm && !all.has('content-type')) all.set('content-type', 'application/json')
    const response = await fetch(new URL(path, url), {
      method,
      headers: all,
      redirect: 'manual',
      ...(body !== undefined && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    return { status: response.status, headers: response.headers, text, json: parsed(text), bytes }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The value at a path in parsed JSON, such as "items.0.name"; undefined when a part of the path is missing. */
export function at(json: unknown, path: string): unknown {
  let value = json
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.entries(value).find(([name]) => name === key)?.[1]
  }
  return value
}

/** The text at a path. Throws when there is none. */
export function textAt(json: unknown, path: string): string {
  const value = at(json, path)
  assert.equal(typeof value, 'string', `${path} should be a text in ${JSON.stringify(json)}`)
  return String(value)
}

/** The items of a list. */
export function itemsOf({ json }: Answer): unknown[] {
  const items = at(json, 'items')
  assert.ok(Array.isArray(items), `There should be items in ${JSON.stringify(json)}`)
  return items
}

/** One key of each item of a list. */
export const column = (answer: Answer, path: string) => itemsOf(answer).map((item) => at(item, path))

const general = 'Something went wrong while processing your request.'

/** Throws unless the response is exactly this error. */
export function isError({ status, json }: Answer, expected: number, message: string, data: unknown = {}) {
  assert.deepEqual({ status, json }, { status: expected, json: { data, message, status: expected } })
}
export const is400 = (answer: Answer) => isError(answer, 400, general)
export const is401 = (answer: Answer) =>
  isError(answer, 401, 'The request requires valid record authorization token.')
export const is403 = (answer: Answer) => isError(answer, 403, 'Only superusers can perform this action.')
export const is404 = (answer: Answer) => isError(answer, 404, "The requested resource wasn't found.")

/** Throws unless the response has this status. The message contains the body. */
export function hasStatus({ status, text }: Answer, expected: number) {
  assert.equal(status, expected, text)
}

/** Throws unless the response has errors for exactly these fields, each with its code. */
export function hasCodes(answer: Answer, codes: Record<string, string>) {
  hasStatus(answer, 400)
  const data: unknown = at(answer.json, 'data')
  const found = Object.entries(typeof data === 'object' && data !== null ? data : {})
  assert.deepEqual(Object.fromEntries(found.map(([field, error]) => [field, at(error, 'code')])), codes)
}
