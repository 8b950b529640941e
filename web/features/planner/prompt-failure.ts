import { errorMessage, messageForPerson } from '#web/lib/api/error-message.ts'
import { type CallFailure, isCallFailure } from '#web/lib/api/call-failure.ts'
import { assistantMessages } from '#web/messages/assistant.ts'
import { MalformedTripError } from '#web/queries/assistant.ts'

/** What failed in a generation and what to do. The planner's own message is shown, where it sent one. */
export const promptFailure = (error: Error): { title: string; reason: string } =>
  error instanceof MalformedTripError
    ? { title: error.message, reason: assistantMessages.invalidDetail }
    : { title: assistantMessages.failed, reason: reasonOf(error) }

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
