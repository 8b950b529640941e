import { promptMaxLength } from '#shared/planner.ts'
import { assistantMessages } from '#web/messages/assistant.ts'

// From this length on the person should see how many characters are left.
const nearLength = 900

type PromptStateProps = {
  id: string
  length: number
  /** What is being done at the moment; "" for nothing. */
  busyText: string
  failure: string | null
  /** An example of what can be typed; "" for none. */
  hint: string
  /** A prompt that changed nothing, which can be sent for a new trip. */
  refusedChange: string | null
  onAskNew: (prompt: string) => void
}

/**
 * The line under the prompt: that it is too long, that it is being answered, or why it failed; otherwise its length, if
 * near the limit, or an example.
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
        {/* The element is in the page before it has a text, so that screen readers announce the text. */}
        <span aria-live="assertive" className="text-bad">
          {hasFailed && (
            <>
              <b className="font-semibold">
                {refusedChange === null ? assistantMessages.failed : assistantMessages.unchanged}
              </b>
              {failure !== '' && <span className="block">{failure}</span>}
            </>
          )}
        </span>
        {urgent === '' && !hasFailed && <span className="text-ink-2">{lengthText}</span>}
        {urgent === '' && !hasFailed && lengthText === '' && hint !== '' && (
          // On a phone the box is low until it is used, because it is above the list.
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
