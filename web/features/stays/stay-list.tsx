import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { LedgerStay } from '#shared/ledger.ts'
import { lengthText, whenText } from '#web/lib/language/stay-dates.ts'
import { staysMessages as texts } from '#web/messages/stays.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { StayGlyph } from '#web/ui/stay-glyph.tsx'

/** The name of a stay for screen readers: its kind and its dates. */
const stayName = (stay: LedgerStay) => `${texts[stay.kind]}, ${whenText(stay)}`

/** The id of the button that opens the form of a stay. */
export const editButtonId = (stayId: string) => `edit-stay-${stayId}`

type StayListProps = {
  /** In the order of time. */
  stays: readonly LedgerStay[]
  /** The id of the stay whose form is shown in place of its row. */
  edited: string | undefined
  form: ReactNode
  onEdit: (stay: LedgerStay) => void
  onRemove: (stay: LedgerStay) => void
}

/** Stays with the actions for each. */
export function StayList({ stays, edited, form, onEdit, onRemove }: StayListProps) {
  return (
    <ul>
      {stays.map((stay) => (
        <li key={stay.id} className="border-b border-rule">
          {stay.id === edited ? form : <StayRow stay={stay} onEdit={onEdit} onRemove={onRemove} />}
        </li>
      ))}
    </ul>
  )
}

type StayRowProps = { stay: LedgerStay } & Pick<StayListProps, 'onEdit' | 'onRemove'>

function StayRow({ stay, onEdit, onRemove }: StayRowProps) {
  const isUndated = stay.start === '' && stay.end === ''
  const name = stayName(stay)
  return (
    <div className="flex min-h-14 items-center gap-2.5 py-1.5">
      <StayGlyph kind={stay.kind} size={16} label={texts[stay.kind]} />
      <div className="min-w-0 flex-1 text-15 leading-5">
        <p>
          <b className="font-semibold">{whenText(stay)}</b>{' '}
          <span className="text-13 text-ink-3">{lengthText(stay)}</span>
        </p>
        {stay.note !== '' && <StayNote note={stay.note} />}
      </div>
      {isUndated ? (
        <button
          type="button"
          id={editButtonId(stay.id)}
          aria-label={texts.whenNamed({ stay: name })}
          onClick={() => onEdit(stay)}
          className="min-h-11 min-w-11 px-1 text-14 font-semibold underline decoration-rule-strong underline-offset-4 hover:decoration-ink md:min-h-8"
        >
          {texts.when}
        </button>
      ) : (
        <IconButton
          id={editButtonId(stay.id)}
          label={texts.editNamed({ stay: name })}
          onClick={() => onEdit(stay)}
          className="md:size-8"
        >
          <Pencil className="size-4" strokeWidth={1.6} aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={texts.removeNamed({ stay: name })}
        onClick={() => onRemove(stay)}
        className="-me-2.5 md:-me-1.5 md:size-8"
      >
        <Trash2 className="size-4" strokeWidth={1.6} aria-hidden />
      </IconButton>
    </div>
  )
}

const longNote = 160

/** A note; a long one is shortened until it is pressed. */
function StayNote({ note }: { note: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const isLong = note.length > longNote || note.includes('\n')
  const text = <span className={isOpen ? 'whitespace-pre-line' : 'line-clamp-2'}>{note}</span>
  const className =
    'own-direction block text-start font-serif text-14 leading-5 text-ink-2 italic wrap-anywhere'
  if (!isLong) return <p className={className}>{text}</p>
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className={className}>
      {text}
    </button>
  )
}
