import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { defaultErrorMessage, type ErrorBody } from '#shared/records.ts'
import { ApiError } from './errors.ts'
import type { RequestEnv } from './context.ts'
import { errorFields, type Log } from './log.ts'

/** Turns whatever a route threw into the protocol's answer; what nobody foresaw is logged and says little. */
export function errorHandler(log: Log) {
  return (error: Error, c: Context<RequestEnv>): Response => {
    if (error instanceof ApiError) {
      if (error.status >= 500)
        log.error('A request failed.', { request: c.get('requestId'), ...errorFields(error) })
      return errorResponse(error.status, error.message, error.data, error.headers)
    }
    if (error instanceof HTTPException) {
      return errorResponse(error.status, defaultErrorMessage)
    }
    const storage = storageTrouble(error)
    log.error(storage?.log ?? 'A request failed.', { request: c.get('requestId'), ...errorFields(error) })
    if (storage) return errorResponse(503, storage.message, {}, { 'retry-after': '5' })
    return errorResponse(500, defaultErrorMessage)
  }
}

/** An answer with the protocol's error body. */
export function errorResponse(
  status: number,
  message: string,
  data: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const body: ErrorBody = { data, message, status }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  })
}

/** What the database says when it is the machine, not the request, that is at fault. */
function storageTrouble(error: Error) {
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'SQLITE_FULL' || code.startsWith('SQLITE_IOERR')) {
    return { message: 'The server cannot save anything at the moment.', log: 'The disk is full or failing.' }
  }
  if (code.startsWith('SQLITE_BUSY')) {
    return { message: 'The server is busy. Please try again.', log: 'The database stayed locked too long.' }
  }
  return null
}
