import { errorMessage } from '#web/lib/api/error-message.ts'
import { ClientResponseError } from '#web/lib/api/api.ts'
import { assistantMessages } from '#web/messages/assistant.ts'
import { MalformedTripError } from '#web/queries/assistant.ts'

// What stands before the planner (the limits of the whole server, a proxy) knows nothing of what can be done.
const unhelpful: ReadonlySet<unknown> = new Set([undefined, '', 'Too Many Requests.'])

/** What to say of a generation that came to nothing, and what to do: in the planner's words, where it has any. */
export const promptFailure = (error: Error): { title: string; reason: string } =>
  error instanceof MalformedTripError
    ? { title: error.message, reason: assistantMessages.invalidDetail }
    : { title: assistantMessages.failed, reason: reasonOf(error) }

const reasonOf = (error: Error) => {
  if (!(error instanceof ClientResponseError)) return errorMessage(error)
  if (error.status === 401) return assistantMessages.signedOut
  return unhelpful.has(error.response['message']) ? byStatus(error) : errorMessage(error)
}

const byStatus = (error: ClientResponseError) => {
  if (error.status === 403) return assistantMessages.switchedOff
  if (error.status === 429) return assistantMessages.tooMany
  if (error.status === 504) return assistantMessages.tooSlow
  return error.status > 500 ? assistantMessages.broken : errorMessage(error)
}
