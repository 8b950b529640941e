import { ArrowUp, LoaderCircle } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { promptMaxLength } from '#shared/planner.ts'
import { useRootAttribute } from '#web/lib/page/use-root-attribute.ts'
import { assistantMessages } from '#web/messages/assistant.ts'
import { messages } from '#web/messages/index.ts'
import { requestMessages } from '#web/messages/request.ts'
import { Button } from '#web/ui/button.tsx'
import { requestPanelId } from './request-panel-id.ts'
import { promptHint } from './prompt-hint.ts'
import { PromptState } from './prompt-state.tsx'
import { useKeyboardHeight } from './use-keyboard-height.ts'
import { isSameTrip } from '#web/features/planner/stop-changes.ts'
import type { Assistant } from '#web/features/planner/use-assistant.ts'
import type { Planning } from '#web/features/planner/use-plan.ts'

type PromptBoxProps = { assistant: Assistant; planning: Planning }

/**
 * The box in which a prompt becomes a trip, or changes the one that is open. Nothing is shown if the operator has
 * switched the assistant off.
 */
export function PromptBox(props: PromptBoxProps) {
  return props.assistant.isEnabled ? <PromptForm {...props} /> : null
}

function PromptForm({ assistant, planning }: PromptBoxProps) {
  const { prompt, setPrompt, ask, askNew, cancel, isBusy, isPlanningAgain, rephrased, answer } = assistant
  const field = useRef<HTMLTextAreaElement>(null)
  // The page's foot and its toasts leave room for the box.
  useRootAttribute('prompt')
  useKeyboardHeight()
  const sentence = prompt.trim()
  const isTooLong = sentence.length > promptMaxLength
  const texts = assistantMessages
  const busyText = isPlanningAgain ? texts.planning : texts.busy

  useEffect(() => {
    if (!rephrased) return
    field.current?.focus()
    field.current?.setSelectionRange(...rephrased.at)
  }, [rephrased])

  const submit = () => {
    if (sentence !== '' && !isTooLong && !isBusy) ask(sentence)
  }
  const handleCancel = () => {
    cancel()
    field.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && (isBusy || rephrased)) {
      event.preventDefault()
      if (isBusy) cancel()
      else assistant.keepAnswer()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    submit()
  }
  const before = answer?.before
  const changed = before && isSameTrip(before, planning.plan) ? requestMessages.nothingChanged : texts.changed
  const planned = before ? changed : texts.planned
  return (
    <div className="plan-screen-only plan-prompt">
      <output className="sr-only">{answer && !isBusy ? planned : ''}</output>
      {answer && (
        <button
          type="button"
          // The panel can be above 30 fields, so this link leads to it in one step by keyboard.
          onClick={() => document.getElementById(requestPanelId)?.focus()}
          className="plan-prompt-way"
        >
          {texts.toWishes}
        </button>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="group flex items-end gap-2 rounded-lg border border-field bg-raised py-1.75 pe-1.75 ps-4 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus"
      >
        <div className="flex min-w-0 flex-1 flex-col">
          <textarea
            ref={field}
            rows={1}
            value={prompt}
            placeholder={texts.placeholder}
            enterKeyHint="send"
            aria-label={texts.label}
            aria-invalid={isTooLong}
            aria-describedby="prompt-state"
            onChange={(event) => setPrompt(event.target.value)}
            onKeyDown={handleKey}
            className="field-sizing-content max-h-[min(21.875rem,100dvh-15rem)] min-h-11 resize-none bg-transparent py-2.5 md:min-h-10 md:py-2 text-[1rem] leading-6 outline-none placeholder:text-ink-3"
          />
          <PromptState
            id="prompt-state"
            length={sentence.length}
            busyText={isBusy ? busyText : ''}
            failure={assistant.failure}
            hint={rephrased ? texts.instead : sentence === '' ? promptHint(planning) : ''}
            refusedChange={isBusy ? null : assistant.refusedChange}
            onAskNew={askNew}
          />
        </div>
        {isBusy && (
          <Button variant="quiet" onClick={handleCancel}>
            {messages.common.cancel}
          </Button>
        )}
        <SendButton isBusy={isBusy} isTooLong={isTooLong} busyText={busyText} />
      </form>
    </div>
  )
}

type SendButtonProps = { isBusy: boolean; isTooLong: boolean; busyText: string }

function SendButton({ isBusy, isTooLong, busyText }: SendButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      // Not `disabled`, which would take the focus from it.
      aria-disabled={isBusy || isTooLong}
      aria-label={isBusy ? busyText : assistantMessages.send}
      className="w-11 px-0! md:w-10"
    >
      {isBusy ? (
        <LoaderCircle className="size-4.5 animate-spin" strokeWidth={1.6} aria-hidden />
      ) : (
        <ArrowUp className="size-4.5" strokeWidth={1.6} aria-hidden />
      )}
    </Button>
  )
}
