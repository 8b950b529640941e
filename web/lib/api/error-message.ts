import * as z from 'zod/mini'
import { defaultErrorMessage } from '#shared/records.ts'
import { failureMessages } from '#web/messages/failures.ts'
import { ClientResponseError, retryAfterKey } from './api.ts'

/**
 * Why something failed and what to do about it, in a sentence for the person; "" when the failure says nothing
 * and when the call was cancelled. Errors of fields come with the fields' names.
 */
export const errorMessage = (error: unknown): string => {
  if (error instanceof ClientResponseError) return error.status === 0 ? noAnswer(error) : refusal(error)
  // A reply that does not keep to its schema: the details are for the console, not for the person.
  if (error instanceof Error && error.name === '$ZodError') return failureMessages.unexpectedReply
  if (!(error instanceof Error)) return ''
  return scriptLost.test(error.message) ? failureMessages.scriptLost : error.message
}

/** What browsers say when a script of the app cannot be loaded, as after an update of the server. */
const scriptLost = /dynamically imported module|module script failed/i

const noAnswer = ({ isAbort, originalError }: ClientResponseError) => {
  if (originalError instanceof DOMException && originalError.name === 'TimeoutError')
    return failureMessages.tooSlow
  if (isAbort) return ''
  return navigator.onLine ? failureMessages.unreachable : failureMessages.offline
}

const refusal = (error: ClientResponseError) => {
  const inFields = Object.entries(fieldErrors(error)).map(([field, message]) => {
    const label = failureMessages.fields[field]
    return label === undefined ? message : failureMessages.inField(label, message)
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
      if (response['message'] === 'Failed to authenticate.') return failureMessages.wrongPassword
      return isDefault(response['message']) ? defaultErrorMessage : failureMessages.refused
    case 401:
      return failureMessages.signedOut
    case 403:
      return failureMessages.forbidden
    case 404:
      return failureMessages.missing
    case 408:
    case 504:
      return failureMessages.tooSlow
    case 409:
    case 412:
      return failureMessages.changed
    case 413:
      return failureMessages.tooLarge
    case 429:
      return failureMessages.tooMany(retryAfterSeconds(response))
    case 502:
    case 503:
      return failureMessages.unavailable
    default:
      return defaultErrorMessage
  }
}

const isDefault = (message: unknown) =>
  message === undefined || message === '' || message === defaultErrorMessage

const retryAfterSeconds = (response: Record<string, unknown>) => {
  const seconds = response[retryAfterKey]
  return typeof seconds === 'number' ? seconds : null
}

const fieldDetail = z.object({ code: z.string(), message: z.string() })

/** What is wrong with each field of a refused form, by the field's name. */
export const fieldErrors = (error: unknown): Record<string, string> => {
  if (!(error instanceof ClientResponseError)) return {}
  const data: unknown = error.response['data']
  if (typeof data !== 'object' || data === null) return {}
  const named = Object.entries(data).flatMap(([field, detail]: [string, unknown]) => {
    const { success, data: found } = fieldDetail.safeParse(detail)
    return success ? [[field, failureMessages.fieldErrors[found.code] ?? found.message] as const] : []
  })
  return Object.fromEntries(named)
}
