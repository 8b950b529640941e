import * as z from 'zod/mini'
import { defaultErrorMessage } from '#shared/records.ts'
import { messages } from '#web/messages/index.ts'
import { ClientResponseError, retryAfterKey } from './api.ts'

/**
 * Why something failed and what to do about it, in a sentence for the person; "" when the failure says nothing
 * and when the call was cancelled. Errors of fields come with the fields' names.
 */
export const errorMessage = (error: unknown): string => {
  if (error instanceof ClientResponseError) return error.status === 0 ? noAnswer(error) : refusal(error)
  // A reply that does not keep to its schema: the details are for the console, not for the person.
  if (error instanceof Error && error.name === '$ZodError') return messages.failures.unexpectedReply
  if (!(error instanceof Error)) return ''
  return scriptLost.test(error.message) ? messages.failures.scriptLost : error.message
}

/** What browsers say when a script of the app cannot be loaded, as after an update of the server. */
const scriptLost = /dynamically imported module|module script failed/i

const noAnswer = ({ isAbort, originalError }: ClientResponseError) => {
  if (originalError instanceof DOMException && originalError.name === 'TimeoutError')
    return messages.failures.tooSlow
  if (isAbort) return ''
  return navigator.onLine ? messages.failures.unreachable : messages.failures.offline
}

const refusal = (error: ClientResponseError) => {
  const labels: Readonly<Record<string, string>> = messages.failures.fields
  const inFields = Object.entries(fieldErrors(error)).map(([field, message]) => {
    const label = labels[field]
    return label === undefined ? message : messages.failures.inField({ field: label, message })
  })
  if (inFields.length > 0) return inFields.join('. ')
  const { message } = error.response
  return typeof message === 'string' && !protocolMessages.has(message) ? message : byStatus(error)
}

/** The record API's fixed messages: true, but about records and requests, not about what the person did. */
const protocolMessages: ReadonlySet<string> = new Set([
  '',
  defaultErrorMessage,
  'An error occurred while loading the submitted data.',
  'An error occurred while validating the submitted data.',
  'Batch request failed.',
  'Failed to authenticate.',
  'Failed to create record.',
  'Failed to delete record. Make sure that the record is not part of a required relation reference.',
  'Failed to update record.',
  'Only superusers can perform this action.',
  'Request entity too large.',
  'The authorized record is not allowed to perform this action.',
  'The request requires valid record authorization token.',
  "The requested resource wasn't found.",
  'Too Many Requests.',
])

const byStatus = ({ status, response }: ClientResponseError): string => {
  switch (status) {
    case 400:
      if (response['message'] === 'Failed to authenticate.') return messages.failures.wrongPassword
      return isDefault(response['message']) ? messages.failures.failed : messages.failures.refused
    case 401:
      return messages.failures.signedOut
    case 403:
      return messages.failures.forbidden
    case 404:
      return messages.failures.missing
    case 408:
    case 504:
      return messages.failures.tooSlow
    case 409:
    case 412:
      return messages.failures.changed
    case 413:
      return messages.failures.tooLarge
    case 429:
      return tooManyText(retryAfterSeconds(response))
    case 502:
    case 503:
      return messages.failures.unavailable
    default:
      return messages.failures.failed
  }
}

const tooManyText = (seconds: number | null) => {
  const { tooMany, tooManyForNow } = messages.failures
  if (seconds === null) return tooManyForNow
  if (seconds < 90) return tooMany({ unit: 'second', count: seconds })
  if (seconds < 90 * 60) return tooMany({ unit: 'minute', count: Math.ceil(seconds / 60) })
  return tooMany({ unit: 'hour', count: Math.ceil(seconds / 3600) })
}

const isDefault = (message: unknown) =>
  message === undefined || message === '' || message === defaultErrorMessage

const retryAfterSeconds = (response: Record<string, unknown>) => {
  const seconds = response[retryAfterKey]
  return typeof seconds === 'number' ? seconds : null
}

/** The field errors whose texts the record API fixes, by their codes: plain words are shown instead. */
const plainFieldErrors: Readonly<Record<string, keyof typeof messages.failures.fieldErrors>> = {
  validation_not_unique: 'inUse',
  validation_invalid_new_email: 'inUse',
  validation_invalid_token_email: 'usedByNow',
  validation_not_in_invalid: 'sameAddress',
  validation_required: 'required',
  validation_is_email: 'invalidEmail',
  validation_invalid_old_password: 'wrongPassword',
  validation_invalid_password: 'wrongPassword',
  validation_invalid_token: 'staleLink',
  validation_invalid_token_claims: 'staleLink',
  validation_invalid_token_payload: 'staleLink',
  validation_token_email_mismatch: 'staleLink',
  validation_file_size_limit: 'tooLarge',
  validation_invalid_mime_type: 'wrongKind',
}

const fieldDetail = z.object({ code: z.string(), message: z.string() })

/** What is wrong with each field of a refused form, by the field's name. */
export const fieldErrors = (error: unknown): Record<string, string> => {
  if (!(error instanceof ClientResponseError)) return {}
  const data: unknown = error.response['data']
  if (typeof data !== 'object' || data === null) return {}
  const named = Object.entries(data).flatMap(([field, detail]: [string, unknown]) => {
    const { success, data: found } = fieldDetail.safeParse(detail)
    if (!success) return []
    const plain = plainFieldErrors[found.code]
    return [[field, plain === undefined ? found.message : messages.failures.fieldErrors[plain]] as const]
  })
  return Object.fromEntries(named)
}
