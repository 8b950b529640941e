import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { defaultErrorMessage, type ErrorBody } from '#shared/records.ts'
import { ApiError } from './errors.ts'
import { storageTrouble, type StorageTrouble } from '#server/db/storage-trouble.ts'
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
    if (isUnstorableText(error)) return errorResponse(400, defaultErrorMessage)
    const trouble = storageTrouble(error)
    const said = trouble && troubles[trouble]
    log.error(said?.log ?? 'A request failed.', { request: c.get('requestId'), ...errorFields(error) })
    if (said) return errorResponse(503, said.message, {}, { 'retry-after': '5' })
    return errorResponse(500, defaultErrorMessage)
  }
}

/** PostgreSQL holds no NUL and no bytes that are not UTF-8; whoever sends them gets no further. */
const isUnstorableText = (error: Error) =>
  'code' in error && (error.code === '22021' || error.code === '22P05')

/** An answer with the protocol's error body. */
function errorResponse(
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

/** What is said when the machine, not the request, is at fault. */
const troubles = {
  full: { message: 'The server cannot save anything at the moment.', log: 'The disk is full or failing.' },
  busy: { message: 'The server is busy. Please try again.', log: 'The database stayed locked too long.' },
  unreachable: { message: 'The server is busy. Please try again.', log: 'The database cannot be reached.' },
  slow: { message: 'That took too long.', log: 'A query took too long and was ended.' },
} as const satisfies Record<StorageTrouble, { message: string; log: string }>
