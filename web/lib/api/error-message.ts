import * as z from 'zod/mini'
import { defaultErrorMessage } from '#shared/records.ts'
import { messages } from '#web/messages/index.ts'
import { type CallFailure, isCallFailure, languageKey, retryAfterKey, UnsentCall } from './call-failure.ts'
import { fieldText } from './field-errors.ts'

/**
 * The reason of a failure and what to do about it, in a sentence for the person. Returns "" if the error contains no
 * reason and if the call was cancelled. Errors of fields include the fields' names.
 */
export const errorMessage = (error: unknown): string => {
  if (isCallFailure(error)) return error.status === 0 ? noAnswer(error) : refusal(error)
  // A response that does not match its schema. The details are for the console, not for the person.
  if (error instanceof Error && error.name === '$ZodError') return messages.failures.unexpectedReply
  if (!(error instanceof Error)) return ''
  return scriptLost.test(error.message) ? messages.failures.scriptLost : error.message
}

/** The messages of browsers for a script that cannot be loaded, for example after an update of the server. */
const scriptLost = /dynamically imported module|module script failed/i

const noAnswer = (error: CallFailure) => {
  const { isAbort, originalError } = error
  // Online, the script may be missing because the server was updated. The message of the original error then says to
  // reload.
  if (error instanceof UnsentCall && navigator.onLine) return errorMessage(originalError)
  if (originalError instanceof DOMException && originalError.name === 'TimeoutError')
    return messages.failures.tooSlow
  if (isAbort) return ''
  return navigator.onLine ? messages.failures.unreachable : messages.failures.offline
}

const refusal = (error: CallFailure) => {
  const message = messageForPerson(error)
  if (message !== null) return message
  const labels: Readonly<Record<string, string>> = messages.failures.fields
  const inFields = Object.entries(fieldErrors(error)).map(([field, message]) => {
    const label = labels[field]
    return label === undefined ? message : messages.failures.inField({ field: label, message })
  })
  return inFields.length > 0 ? inFields.join('. ') : byStatus(error)
}

/**
 * The server's message if it is written for the person, in the person's language: its response has a Content-Language
 * header. All other messages belong to the record API and are in English; for these it returns null.
 */
export const messageForPerson = ({ response }: CallFailure): string | null =>
  typeof response['message'] === 'string' && response[languageKey] !== undefined ? response['message'] : null

const byStatus = ({ status, response }: CallFailure): string => {
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
    case 507:
      return messages.failures.notSaved
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

const fieldDetail = z.object({
  code: z.string(),
  message: z.string(),
  params: z.optional(z.record(z.string(), z.unknown())),
})

/** The errors of a refused form by the name of the field. */
export const fieldErrors = (error: unknown): Record<string, string> => {
  if (!isCallFailure(error)) return {}
  const data: unknown = error.response['data']
  if (typeof data !== 'object' || data === null) return {}
  const named = Object.entries(data).flatMap(([field, detail]: [string, unknown]) => {
    const { success, data: found } = fieldDetail.safeParse(detail)
    if (!success) return []
    const isForPerson = messageForPerson(error) !== null
    return [[field, isForPerson ? found.message : fieldText(found.code, found.params ?? {})] as const]
  })
  return Object.fromEntries(named)
}
