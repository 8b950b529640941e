import * as z from 'zod/mini'
import { defaultErrorMessage } from '#shared/records.ts'
import { messages } from '#web/messages/index.ts'
import { ClientResponseError } from './api.ts'

/** What a person may read about a failure; "" when the failure says nothing. */
export const errorMessage = (error: unknown): string => {
  if (error instanceof ClientResponseError) {
    if (error.status === 0) return messages.errors.unreachable
    const message: unknown = error.response['message']
    return typeof message === 'string' && message !== '' ? message : defaultErrorMessage
  }
  // A reply that does not keep to its schema: the details are for the console, not for the person.
  if (error instanceof Error && error.name === '$ZodError') return messages.errors.unexpectedReply
  return error instanceof Error ? error.message : ''
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
    // The contract's words for it are about databases.
    return [[field, found.code === 'validation_not_unique' ? messages.errors.taken : found.message] as const]
  })
  return Object.fromEntries(named)
}
