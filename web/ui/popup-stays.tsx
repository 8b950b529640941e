import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { LedgerStay } from '#shared/ledger.ts'
import { whenText } from '#web/lib/language/stay-dates.ts'
import { staysMessages as texts } from '#web/messages/stays.ts'
import { StayGlyph } from './stay-glyph.tsx'

const mostShown = 4

type PopupStaysProps = {
  /** In the order of the list. */
  stays: readonly LedgerStay[]
  /** False for a stay outside the years that the map shows. */
  isShown?: (stay: LedgerStay) => boolean
  onAdd: () => void
  /** Opens the question for the dates of an undated stay. */
  onDate: (stay: LedgerStay) => void
}

/** The stays of a city in a map's popup. More than four are folded. */
export function PopupStays({ stays, isShown = () => true, onAdd, onDate }: PopupStaysProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isFolded = stays.length > mostShown && !isOpen
  const rows = isFolded ? stays.slice(0, mostShown - 1) : stays
  return (
    <div className="-mx-4 mt-3 border-t border-rule px-4 pt-2 text-14 leading-5">
      <ul className={clsx(isOpen && 'max-h-48 overflow-y-auto overscroll-contain')}>
        {rows.map((stay) => (
          <li
            key={stay.id}
            className={clsx('flex min-h-6.5 items-center gap-2', !isShown(stay) && 'text-ink-3')}
          >
            <StayGlyph kind={stay.kind} label={texts[stay.kind]} />
            <span className="min-w-0 flex-1">{whenText(stay, 'short')}</span>
            {stay.start === '' && stay.end === '' && (
              <button type="button" onClick={() => onDate(stay)} className={linkClass}>
                {texts.when}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isFolded && (
        <button type="button" aria-expanded={false} onClick={() => setIsOpen(true)} className={linkClass}>
          {texts.more({ count: stays.length - rows.length })}
        </button>
      )}
      <button type="button" onClick={onAdd} className={clsx(linkClass, 'flex items-center gap-1.5')}>
        <Plus className="size-4" strokeWidth={1.6} aria-hidden />
        {texts.add}
      </button>
    </div>
  )
}

const linkClass =
  'min-h-11 font-medium text-ink-2 underline-offset-4 hover:text-ink hover:underline md:min-h-7'
