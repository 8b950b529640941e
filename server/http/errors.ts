import type * as z from 'zod/mini'
import type { FieldError } from '#shared/field-errors.ts'
import { defaultErrorMessage } from '#shared/records.ts'

/**
 * The data of an error response, by field: the field's error, errors by index in a list, or the failed call of a batch.
 * `otp: true` means that signing in with a mailed code is still possible.
 */
export type ErrorData = Record<string, FieldError | Record<string, FieldError | FailedCall>> | { otp: true }

/** The call of a batch that failed, with its own error. */
interface FailedCall {
  code: 'batch_request_failed'
  message: string
  response: { status: number; message: string; data: ErrorData }
}

/** The status, in metrics and the log, of a request whose client has closed the connection. nginx has the same. */
export const clientClosedRequest = 499

/** An error response. Thrown anywhere in a request; errorHandler() sends it. */
export class ApiError extends Error {
  readonly status: number
  readonly data: ErrorData
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    data: ErrorData = {},
    options: { cause?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(message, { cause: options.cause })
    this.status = status
    this.data = data
    this.headers = options.headers ?? {}
  }
}

/** 400 for a request that cannot be parsed, with the API's general message. */
export const badRequest = (message = defaultErrorMessage, data: ErrorData = {}) =>
  new ApiError(400, message, data)

/** 400 with an error for each invalid field. */
export const invalidFields = (message: string, fields: Record<string, FieldError>) =>
  new ApiError(400, message, fields)

/** 404 for a record that does not exist or that the caller may not see. */
export const notFound = (message = "The requested resource wasn't found.") => new ApiError(404, message)

/** 403 for an action whose rule refuses everybody but superusers. */
export const superusersOnly = () => new ApiError(403, 'Only superusers can perform this action.')

/** 403 with a specific message. */
export const forbidden = (message: string) => new ApiError(403, message)

/** 403 for a superuser who, in a person's place, tries an action that only the person may do, such as changing the password. */
export const onlyThePerson = () =>
  forbidden('Only the person can do this. You are signed in in this person’s place.')

/** 401 for an action that requires a signed-in user. */
export const unauthorized = () => new ApiError(401, 'The request requires valid record authorization token.')

/** 429 with a Retry-After header, rounded up to whole seconds. */
export const tooManyRequests = (retryAfterSeconds: number, data: ErrorData = {}) =>
  new ApiError(429, 'Too Many Requests.', data, {
    headers: { 'retry-after': String(Math.ceil(retryAfterSeconds)) },
  })

/** 499 for a request whose client has closed the connection. No client receives it. */
export const clientHasGone = () => new ApiError(clientClosedRequest, 'The client has gone.')

/** 413 for a body that is larger than the route accepts. */
export const tooLarge = () => new ApiError(413, 'Request entity too large.')

/** The first validation message of each field that a schema refused. */
export function fieldsOf(error: z.core.$ZodError): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {}
  for (const issue of error.issues) {
    const name = String(issue.path[0] ?? '')
    fields[name] ??= { code: 'validation_invalid_value', message: issue.message }
  }
  return fields
}
