import { clsx } from 'clsx'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { noteMaxLength } from '#shared/collections/stays.ts'
import { isPartialDate, type StayDates } from '#shared/domain/ledger/partial-date.ts'
import { dropFieldDraft, useFieldDraft } from '#web/lib/forms/field-draft.ts'
import { messages } from '#web/messages/index.ts'
import { staysMessages as texts } from '#web/messages/stays.ts'
import { Button } from '#web/ui/button.tsx'
import { DatesField, useDatesField } from '#web/ui/dates-field.tsx'
import { KindChoice } from './kind-choice.tsx'
import type { SavedStay, StayValues } from './stay-values.ts'

type StayFormProps = {
  /** The name of this form's draft in this tab; it contains the person's id. */
  slot: string
  /** The stay as it is; a new one already has its id. */
  stored: SavedStay
  /** Whether the draft of a stay with this id is obsolete. */
  isOver: (id: string) => boolean
  /** A warning before these values are saved, such as dates in the future or an overlap with another stay. */
  warningOf?: (values: StayValues) => string | undefined
  /** Saves the values. Their draft is kept until `onSaved` is called. */
  onSave: (values: SavedStay, onSaved: () => void) => void
  onCancel: () => void
  /** The text of the button beside "Save stay", and whether it comes first and shares its row. */
  cancelText?: string
  isSheet?: boolean
  className?: string
}

/**
 * The form of a stay: one field for its dates, which are typed in everyday language and shown back as they were
 * understood, its kind and a note. Typed text is stored as a draft until it is saved.
 */
export function StayForm(props: StayFormProps) {
  const { slot, stored, isOver, warningOf, onSave, onCancel, cancelText, isSheet = false, className } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const when = useDatesField(stored)
  const { text, chosen, dates } = when
  const [recordId, setRecordId] = useState(stored.id)
  const [kind, setKind] = useState(stored.kind)
  const [note, setNote] = useState(stored.note)

  const isNoteTooLong = note.length > noteMaxLength
  const values = dates && { start: dates.start, end: dates.end, kind, note: note.trim() }
  const warning = values && warningOf?.(values)

  const draft = JSON.stringify([text, kind, note, chosen ? `${chosen.start}/${chosen.end}` : '', recordId])
  useFieldDraft(slot, {
    text: draft,
    stored: JSON.stringify([when.storedText, stored.kind, stored.note, '', recordId]),
    restore: (kept) => {
      const [keptText = '', keptKind = '', keptNote = '', keptChoice = '', keptId = ''] = draftOf(kept)
      if (isOver(keptId)) return
      when.restore(keptText, choiceOf(keptChoice))
      if (keptKind === 'visited' || keptKind === 'lived' || keptKind === 'transit') setKind(keptKind)
      setNote(keptNote)
      if (keptId !== '') setRecordId(keptId)
    },
  })
  useEffect(() => field.current?.focus(), [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (values === undefined || isNoteTooLong) {
      field.current?.focus()
      return
    }
    onSave({ id: recordId, ...values }, () => dropFieldDraft(slot, draft))
  }
  const handleCancel = () => {
    dropFieldDraft(slot)
    onCancel()
  }
  const handleKey = (event: KeyboardEvent) => {
    // Closing by Escape keeps the draft, because Escape is often pressed by accident.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onCancel()
  }

  return (
    // The keys of its controls reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
      className={clsx('grid gap-4.5', className)}
    >
      <DatesField ref={field} state={when} warning={warning} />
      <KindChoice kind={kind} onChoose={setKind} />
      <div className="min-w-0">
        <label htmlFor={`${id}-note`} className="text-13 font-medium text-ink-2">
          {texts.note}
        </label>
        <textarea
          id={`${id}-note`}
          rows={1}
          dir="auto"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          aria-invalid={isNoteTooLong}
          aria-describedby={`${id}-note-hint`}
          className="mt-1.5 field-sizing-content max-h-40 min-h-11 w-full min-w-0 resize-none rounded-md border border-field bg-raised px-3 py-2.25 text-15 text-ink focus:border-transparent focus:outline-2 focus:-outline-offset-1 focus:outline-focus aria-invalid:border-bad"
        />
        <p id={`${id}-note-hint`} className={clsx('mt-1 text-13', isNoteTooLong ? 'text-bad' : 'text-ink-3')}>
          {isNoteTooLong ? texts.noteTooLong({ most: noteMaxLength }) : texts.onlyYou}
        </p>
      </div>
      <div className={clsx('flex flex-wrap gap-2', isSheet && 'flex-row-reverse *:flex-1')}>
        <Button type="submit" variant="primary" disabled={values === undefined || isNoteTooLong}>
          {texts.save}
        </Button>
        <Button variant={isSheet ? 'outline' : 'quiet'} onClick={handleCancel}>
          {cancelText ?? messages.common.cancel}
        </Button>
      </div>
    </form>
  )
}

/** The chosen dates of a draft, such as "2019/2020"; "/" for none that are remembered. */
const choiceOf = (text: string): StayDates | undefined => {
  const [start = '', end] = text.split('/')
  const areDates = [start, end].every((date) => date === '' || (date !== undefined && isPartialDate(date)))
  return areDates ? { start, end: end ?? '' } : undefined
}

/** The fields of a draft; none for an unreadable one. */
const draftOf = (draft: string): string[] => {
  try {
    const fields: unknown = JSON.parse(draft)
    return Array.isArray(fields) ? fields.map(String) : []
  } catch {
    return []
  }
}
