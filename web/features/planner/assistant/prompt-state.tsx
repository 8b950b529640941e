import { promptMaxLength } from '#shared/planner.ts'
import { assistantMessages } from '#web/messages/assistant.ts'

// From this length on the person should see how much room is left.
const nearLength = 900

type PromptStateProps = {
  id: string
  length: number
  /** What is being done; "" for nothing. */
  busyText: string
  failure: string | null
  /** What can be typed; "" for nothing. */
  hint: string
  /** A prompt that changed nothing, which can be sent for a new trip. */
  refusedChange: string | null
  onAskNew: (prompt: string) => void
}

/**
 * The line under the prompt: that it is too long, that it is worked on, or why it failed; otherwise its length, when
 * that is near the limit, or what can be typed.
 */
export function PromptState(props: PromptStateProps) {
  const { id, length, busyText, failure, hint, refusedChange, onAskNew } = props
  const isTooLong = length > promptMaxLength
  const urgent = isTooLong ? assistantMessages.tooLong({ limit: promptMaxLength, length }) : busyText
  const lengthText = length >= nearLength ? assistantMessages.length({ length, limit: promptMaxLength }) : ''
  const hasFailed = urgent === '' && failure !== null
  return (
    <span className="text-13">
      <span id={id}>
        <output className={isTooLong ? 'text-bad' : 'text-ink-2'}>{urgent}</output>
        {/* In the page before it has a text, so that screen readers read the text. */}
        <span aria-live="assertive" className="text-bad">
          {hasFailed && (
            <>
              <b className="font-semibold">{assistantMessages.failed}</b>
              {failure !== '' && <span className="block">{failure}</span>}
            </>
          )}
        </span>
        {urgent === '' && !hasFailed && <span className="text-ink-2">{lengthText}</span>}
        {urgent === '' && !hasFailed && lengthText === '' && hint !== '' && (
          // On a phone the box is low until it is used: it stands above the list.
          <span className="text-ink-2 max-md:hidden max-md:group-focus-within:inline">{hint}</span>
        )}
      </span>
      {urgent === '' && refusedChange !== null && (
        <button
          type="button"
          onClick={() => onAskNew(refusedChange)}
          className="-my-3 ms-2 py-3 font-semibold text-ink underline underline-offset-4"
        >
          {assistantMessages.asNew}
        </button>
      )}
    </span>
  )
}
