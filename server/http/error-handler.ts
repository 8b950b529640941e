import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { defaultErrorMessage, type ErrorBody } from '#shared/records.ts'
import { isOfClosedRequest } from './cut-connection.ts'
import { ApiError, clientClosedRequest } from './errors.ts'
import { storageTrouble, type StorageTrouble } from '#server/db/storage-trouble.ts'
import type { RequestEnv } from './context.ts'
import { errorFields, type Log } from './log.ts'

/** Converts an error to the API's error response. Unexpected errors are logged and get a general message. */
export function errorHandler(log: Log) {
  return (error: Error, c: Context<RequestEnv>): Response => {
    if (error instanceof ApiError)
      return errorResponse(error.status, error.message, error.data, error.headers)
    if (error instanceof HTTPException) {
      return errorResponse(error.status, defaultErrorMessage)
    }
    if (isUnstorableText(error)) return errorResponse(400, defaultErrorMessage)
    if (isOfClosedRequest(c, error)) {
      log.debug('A client closed the connection during its request.', { request: c.get('requestId') })
      return errorResponse(clientClosedRequest, defaultErrorMessage)
    }
    const trouble = storageTrouble(error)
    const answer = trouble && troubleAnswers[trouble]
    log.error(answer?.log ?? 'A request failed.', { request: c.get('requestId'), ...errorFields(error) })
    if (answer) return errorResponse(answer.status, answer.message, {}, { 'retry-after': '5' })
    return errorResponse(500, defaultErrorMessage)
  }
}

/** Whether PostgreSQL refused a NUL character or text that is not valid UTF-8. A client that sends them gets a 400. */
const isUnstorableText = (error: Error) =>
  'code' in error && (error.code === '22021' || error.code === '22P05')

/** A response with the API's error body. */
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

/**
 * The responses to errors that the state of the database has caused, and the messages for the log. The web app has its own
 * text for each status.
 */
const troubleAnswers = {
  full: {
    status: 507,
    message: 'The server cannot save anything at the moment.',
    log: 'The disk is full or failing.',
  },
  damaged: {
    status: 503,
    message: 'The server’s storage is damaged.',
    log: 'The database is damaged. Run "npm run admin -- doctor", stop the server and restore the last backup.',
  },
  moved: {
    status: 503,
    message: 'The server cannot save anything at the moment.',
    log: 'A file of the database was moved, deleted or replaced, so nothing is saved. Put it back, or restart the server.',
  },
  busy: {
    status: 503,
    message: 'The server is busy. Please try again.',
    log: 'The database was locked for too long.',
  },
  unreachable: {
    status: 503,
    message: 'The server is busy. Please try again.',
    log: 'The database cannot be reached.',
  },
  slow: { status: 504, message: 'That took too long.', log: 'A query took too long and was cancelled.' },
} as const satisfies Record<StorageTrouble, { status: number; message: string; log: string }>
