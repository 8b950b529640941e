import { useMutation } from '@tanstack/react-query'
import { ArrowUp, LoaderCircle, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { localDay } from '#shared/domain/day.ts'
import { promptMaxLength } from '#shared/planner.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { errorToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { generateTrip } from '#web/queries/assistant.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { readProposal } from './proposal.ts'
import type { Planning } from './use-plan.ts'

/** Where a sentence becomes a trip. The trip takes the place of the plan; undo brings the former one back. */
export function PromptBox({ planning }: { planning: Pick<Planning, 'learn' | 'replace'> }) {
  const { assistant } = messages
  const [prompt, setPrompt] = useState('')
  const [notes, setNotes] = useState<readonly string[]>([])
  const abort = useRef<AbortController>(null)

  const generation = useMutation({
    mutationFn: async (text: string) => {
      abort.current = new AbortController()
      const today = localDay(new Date())
      const proposed = await generateTrip(text, today, abort.current.signal)
      return { ...readProposal(proposed, today), notes: proposed.notes }
    },
    onSuccess: ({ plan, cities, notes }) => {
      planning.learn(...cities)
      planning.replace(plan)
      setPrompt('')
      setNotes([...notes.assumptions, ...notes.limits])
    },
    onError: (error) => {
      if (abort.current?.signal.aborted === true) return
      const isMalformed = error.message === assistant.invalidReply || error.message === assistant.invalidLeg
      if (isMalformed) errorToast(error.message, assistant.invalidDetail)
      else errorToast(assistant.failed, errorMessage(error))
    },
  })
  const isBusy = generation.isPending
  const text = prompt.trim()
  const isTooLong = prompt.length > promptMaxLength

  const submit = () => {
    if (text === '' || isTooLong || isBusy) return
    setNotes([])
    generation.mutate(text)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <div className="plan-screen-only plan-prompt sticky bottom-0 z-20 px-3 pb-3 md:px-8 md:pb-6">
      {notes.length > 0 && (
        <output className="mb-2 flex items-start gap-2 rounded-lg border border-rule bg-raised py-2 pr-2 pl-4 text-[0.84375rem] leading-5 text-ink-2 shadow-lift-2">
          <ul className="max-h-30 min-w-0 flex-1 list-disc overflow-y-auto py-1 pl-4">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <IconButton label={assistant.dismissNotes} className="size-8!" onClick={() => setNotes([])}>
            <X className="size-4" strokeWidth={1.6} aria-hidden />
          </IconButton>
        </output>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="flex items-end gap-2 rounded-lg border border-field bg-raised py-1.75 pr-1.75 pl-4 shadow-lift-2 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus"
      >
        <label className="flex min-w-0 flex-1 flex-col">
          <span className="sr-only">{assistant.label}</span>
          <textarea
            rows={1}
            value={prompt}
            placeholder={assistant.placeholder}
            aria-invalid={isTooLong}
            aria-describedby="prompt-length"
            onChange={(event) => setPrompt(event.target.value)}
            onKeyDown={handleKey}
            className="field-sizing-content max-h-87.5 min-h-10 resize-none bg-transparent py-2 text-[1rem] leading-6 outline-none placeholder:text-ink-3"
          />
          <span id="prompt-length" className={isTooLong ? 'text-13 text-bad' : 'sr-only'}>
            {isTooLong ? assistant.tooLong(promptMaxLength, prompt.length) : ''}
          </span>
        </label>
        {isBusy && (
          <Button variant="quiet" onClick={() => abort.current?.abort()}>
            {messages.common.cancel}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          disabled={isBusy || isTooLong}
          aria-label={isBusy ? assistant.busy : assistant.send}
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
