import { ArrowUp, LoaderCircle } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { promptMaxLength } from '#shared/planner.ts'
import { useConfig } from '#web/lib/config/config.ts'
import { useRootAttribute } from '#web/lib/page/use-root-attribute.ts'
import { assistantMessages } from '#web/messages/assistant.ts'
import { messages } from '#web/messages/index.ts'
import { Button } from '#web/ui/button.tsx'
import { PromptNotes } from './prompt-notes.tsx'
import { PromptState } from './prompt-state.tsx'
import { useGeneration } from './use-generation.ts'
import { useKeyboardHeight } from './use-keyboard-height.ts'
import type { Planning } from '#web/features/planner/use-plan.ts'

type PromptBoxProps = { planning: Pick<Planning, 'learn' | 'replace' | 'isBasedOn'> }

/**
 * Where a sentence becomes a trip. The trip takes the place of the plan; undo brings the former one back.
 * Nothing is shown where the operator has switched the assistant off.
 */
export function PromptBox({ planning }: PromptBoxProps) {
  return useConfig()?.plannerEnabled === true ? <PromptForm planning={planning} /> : null
}

function PromptForm({ planning }: PromptBoxProps) {
  const [prompt, setPrompt] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const generation = useGeneration(planning, (sentence) =>
    // What was typed while it worked is the next sentence.
    setPrompt((typed) => (typed.trim() === sentence ? '' : typed)),
  )
  // The page's foot and its toasts make room for the box.
  useRootAttribute('prompt')
  useKeyboardHeight()
  const { isBusy } = generation
  const sentence = prompt.trim()
  const isTooLong = sentence.length > promptMaxLength

  const submit = () => {
    if (sentence === '' || isTooLong || isBusy) return
    generation.generate(sentence)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  const handleCancel = () => {
    generation.cancel()
    field.current?.focus()
  }
  return (
    <div className="plan-screen-only plan-prompt">
      <PromptNotes notes={generation.notes} onDismiss={generation.forget} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="flex items-end gap-2 rounded-lg border border-field bg-raised py-1.75 pe-1.75 ps-4 shadow-lift-2 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus"
      >
        <div className="flex min-w-0 flex-1 flex-col">
          <textarea
            ref={field}
            rows={1}
            value={prompt}
            placeholder={assistantMessages.placeholder}
            enterKeyHint="send"
            aria-label={assistantMessages.label}
            aria-invalid={isTooLong}
            aria-describedby="prompt-state"
            onChange={(event) => setPrompt(event.target.value)}
            onKeyDown={handleKey}
            className="field-sizing-content max-h-[min(21.875rem,100dvh-15rem)] min-h-11 resize-none bg-transparent py-2.5 md:min-h-10 md:py-2 text-[1rem] leading-6 outline-none placeholder:text-ink-3"
          />
          <PromptState
            id="prompt-state"
            length={sentence.length}
            isBusy={isBusy}
            failure={generation.failure}
          />
        </div>
        {isBusy && (
          <Button variant="quiet" onClick={handleCancel}>
            {messages.common.cancel}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          // Not `disabled`, which would take the focus from it.
          aria-disabled={isBusy || isTooLong}
          aria-label={isBusy ? assistantMessages.busy : assistantMessages.send}
          className="w-11 px-0! md:w-10"
        >
          {isBusy ? (
            <LoaderCircle className="size-4.5 animate-spin" strokeWidth={1.6} aria-hidden />
          ) : (
            <ArrowUp className="size-4.5" strokeWidth={1.6} aria-hidden />
          )}
        </Button>
      </form>
    </div>
  )
}
