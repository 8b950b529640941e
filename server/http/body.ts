import type { Context } from 'hono'
import type { RequestEnv } from './context.ts'
import { badRequest } from './errors.ts'

/** The fields of a request's body, sent as JSON or as a form. An empty body has none. */
export async function readFields(c: Context<RequestEnv>): Promise<Record<string, unknown>> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data') {
    try {
      return await c.req.parseBody()
    } catch (cause) {
      throw Object.assign(badRequest(), { cause })
    }
  }
  const text = await c.req.text()
  if (text.trim() === '') return {}
  if (type !== '' && type !== 'application/json') throw badRequest('Unsupported Content-Type.')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (cause) {
    throw Object.assign(badRequest(), { cause })
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest()
  return { ...body }
}
