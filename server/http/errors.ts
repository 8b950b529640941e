import type * as z from 'zod/mini'
import { defaultErrorMessage, type FieldError } from '#shared/records.ts'

/** A request that is answered with an error: thrown anywhere, written by the one error handler. */
export class ApiError extends Error {
  readonly status: number
  readonly data: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    data: Record<string, unknown> = {},
    options: { cause?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(message, { cause: options.cause })
    this.status = status
    this.data = data
    this.headers = options.headers ?? {}
  }
}

/** 400 with the contract's general text: the request itself could not be read. */
export const badRequest = (message = defaultErrorMessage, data: Record<string, unknown> = {}) =>
  new ApiError(400, message, data)

/** 400 that names the fields at fault. */
export const invalidFields = (message: string, fields: Record<string, FieldError>) =>
  new ApiError(400, message, fields)

/** 404, which also stands for whatever the caller may not see. */
export const notFound = (message = "The requested resource wasn't found.") => new ApiError(404, message)

/** 403 for what no rule opens to anybody. */
export const superusersOnly = () => new ApiError(403, 'Only superusers can perform this action.')

/** 403 with a text of its own. */
export const forbidden = (message: string) => new ApiError(403, message)

/** 401 where a session is needed. */
export const unauthorized = () => new ApiError(401, 'The request requires valid record authorization token.')

/** 429; `retryAfterSeconds` tells when to come back. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  new ApiError(
    429,
    'Too Many Requests.',
    {},
    { headers: { 'retry-after': String(Math.ceil(retryAfterSeconds)) } },
  )

/** 413: the body is larger than the route takes. */
export const tooLarge = () => new ApiError(413, 'Request entity too large.')

/** The fields that a schema refused, each with its first message. */
export function fieldsOf(error: z.core.$ZodError): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {}
  for (const issue of error.issues) {
    const name = String(issue.path[0] ?? '')
    fields[name] ??= { code: 'validation_invalid_value', message: issue.message }
  }
  return fields
}
