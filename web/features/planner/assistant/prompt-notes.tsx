import { X } from 'lucide-react'
import { assistantMessages } from '#web/messages/assistant.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type PromptNotesProps = {
  /** Null while there is no trip to tell of. */
  notes: readonly string[] | null
  onDismiss: () => void
}

/** Says that the trip is planned, what was assumed for it and what could not be done. */
export function PromptNotes({ notes, onDismiss }: PromptNotesProps) {
  return (
    <output>
      {notes !== null && (
        <span className="mb-2 flex items-start gap-2 rounded-lg border border-rule bg-raised py-2 pe-2 ps-4 text-[0.84375rem] leading-5 text-ink-2 shadow-lift-2">
          <span className="max-h-36 min-w-0 flex-1 overflow-y-auto py-1">
            <span className="block font-semibold text-ink">{assistantMessages.planned}</span>
            {notes.map((note) => (
              <span key={note} className="mt-1 block">
                {note}
              </span>
            ))}
          </span>
          <IconButton label={assistantMessages.dismissNotes} className="md:size-8!" onClick={onDismiss}>
            <X className="size-4" strokeWidth={1.6} aria-hidden />
          </IconButton>
        </span>
      )}
    </output>
  )
}
