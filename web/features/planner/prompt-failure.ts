import { errorMessage, messageForPerson } from '#web/lib/api/error-message.ts'
import { type CallFailure, isCallFailure } from '#web/lib/api/call-failure.ts'
import { assistantMessages } from '#web/messages/assistant.ts'
import { MalformedTripError } from '#web/queries/assistant.ts'

/**
 * Why a generation failed and what to do, for the box: the planner's own message, if it sent one. If an answer is not a
 * trip, a toast reports it, and the box does not repeat it.
 */
export const promptFailure = (error: Error): { reason: string; toast?: { title: string; text: string } } =>
  error instanceof MalformedTripError
    ? { reason: '', toast: { title: error.message, text: assistantMessages.invalidDetail } }
    : { reason: reasonOf(error) }

const reasonOf = (error: Error) => {
  if (!isCallFailure(error)) return errorMessage(error)
  if (error.status === 401) return assistantMessages.signedOut
  return messageForPerson(error) ?? byStatus(error)
}

const byStatus = (error: CallFailure) => {
  if (error.status === 403) return assistantMessages.switchedOff
  if (error.status === 429) return assistantMessages.tooMany
  if (error.status === 504) return assistantMessages.tooSlow
  return error.status > 500 ? assistantMessages.broken : errorMessage(error)
}
