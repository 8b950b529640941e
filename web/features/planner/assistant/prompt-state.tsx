import { promptMaxLength } from '#shared/planner.ts'
import { assistantMessages } from '#web/messages/assistant.ts'

// From here on it helps to see how much room is left.
const nearLength = 900

type PromptStateProps = { id: string; length: number; isBusy: boolean; failure: string | null }

/**
 * The line beneath the sentence: that it is too long, being worked on, or came to nothing; else how long it
 * is, when that is near the limit.
 */
export function PromptState({ id, length, isBusy, failure }: PromptStateProps) {
  const isTooLong = length > promptMaxLength
  const urgent = isTooLong
    ? assistantMessages.tooLong({ limit: promptMaxLength, length })
    : isBusy
      ? assistantMessages.busy
      : ''
  // The failure has been read out with its toast; this stays, so that it can be acted upon.
  const calm =
    failure ?? (length >= nearLength ? assistantMessages.length({ length, limit: promptMaxLength }) : '')
  return (
    <span id={id} className="text-13">
      <output className={isTooLong ? 'text-bad' : 'text-ink-2'}>{urgent}</output>
      {urgent === '' && <span className={failure === null ? 'text-ink-2' : 'text-bad'}>{calm}</span>}
    </span>
  )
}
