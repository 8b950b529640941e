import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { firstYearOfStays } from '#shared/collections/stays.ts'
import { localDay } from '#shared/domain/day.ts'
import type { StayDates } from '#shared/domain/ledger/partial-date.ts'
import { lastStayYear } from '#shared/domain/ledger/date-parts.ts'
import { misreadDates, readTypedDates } from '#shared/domain/ledger/read-dates.ts'
import { stayDatesText } from '#shared/domain/ledger/stay-text.ts'
import { lengthText, whenText } from '#web/lib/language/stay-dates.ts'
import { useDebounced } from '#web/lib/page/use-debounced.ts'
import { currentLanguage } from '#web/messages/language.ts'
import { staysMessages as texts } from '#web/messages/stays.ts'
import { DateChips } from './date-chips.tsx'
import { DatesCalendar } from './dates-calendar.tsx'

/** While a person types, a text is not marked as wrong before this time. */
const patienceMs = 500
const undated: StayDates = { start: '', end: '' }

/** The text in a field for the dates of a stay, and its interpretation. */
type DatesFieldState = ReturnType<typeof useDatesField>

/**
 * The state of a field for the dates of a stay, typed in everyday language. `dates` is undefined for a text that
 * cannot be read, and for one with two equally likely meanings until one is chosen. An empty field means no dates.
 */
export function useDatesField(stored: StayDates) {
  const language = currentLanguage()
  const [today] = useState(() => localDay(new Date()))
  const storedText = stayDatesText(stored.start, stored.end, language, 'long')
  const [text, setText] = useState(storedText)
  /** The interpretation that was chosen instead of the default one. */
  const [chosen, setChosen] = useState<StayDates>()
  const isEmpty = text.trim() === ''
  const reading = isEmpty ? undefined : readTypedDates(text, language, today)
  const dates = chosen ?? (isEmpty ? undated : reading?.isAmbiguous ? undefined : reading)
  const type = (typed: string) => {
    setText(typed)
    setChosen(undefined)
  }
  const restore = (keptText: string, keptChoice: StayDates | undefined) => {
    setText(keptText)
    setChosen(keptChoice)
  }
  return { today, storedText, text, type, chosen, choose: setChosen, restore, isEmpty, reading, dates }
}

type DatesFieldProps = {
  state: DatesFieldState
  ref: RefObject<HTMLInputElement | null>
  /** A warning before these dates are saved. */
  warning?: string | undefined
}

/** One field for the dates of a stay, typed in everyday language, with their interpretation and a calendar. */
export function DatesField({ state, ref, warning }: DatesFieldProps) {
  const { today, text, type, chosen, choose, isEmpty, reading, dates } = state
  const id = useId()
  const language = currentLanguage()
  const settled = useDebounced(text, patienceMs)
  const mistake = isEmpty || reading ? undefined : misreadDates(text, language, today)
  const isOpen = dates === undefined && reading !== undefined
  const isWrong = dates === undefined && !isOpen && settled === text
  const understood = dates && !(isEmpty && chosen === undefined) ? dates : undefined
  const length = understood ? lengthText(understood) : ''
  const mistakeText =
    mistake?.kind === 'reversed'
      ? texts.reversed
      : mistake?.kind === 'no-such-day'
        ? texts.noSuchDay
        : mistake?.kind === 'year-out-of-range'
          ? texts.yearOutOfRange({ first: String(firstYearOfStays), last: String(lastStayYear(today)) })
          : texts.notUnderstood
  return (
    <div className="min-w-0">
      <label htmlFor={`${id}-when`} className="text-13 font-medium text-ink-2">
        {texts.when}
      </label>
      <div className="relative mt-1.5">
        <input
          id={`${id}-when`}
          ref={ref}
          data-opens-focused
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={texts.example}
          value={text}
          onChange={(event) => type(event.target.value)}
          aria-invalid={isWrong}
          aria-describedby={`${id}-echo`}
          className="h-12 w-full min-w-0 rounded-md border border-field bg-raised ps-3 pe-12 font-serif text-[1.25rem] text-ink placeholder:text-ink-3 focus:border-transparent focus:outline-2 focus:-outline-offset-1 focus:outline-focus aria-invalid:border-warn"
        />
        <DatesCalendar
          dates={dates ?? undated}
          onPick={(picked) => type(stayDatesText(picked.start, picked.end, language, 'long'))}
        />
      </div>
      <output
        id={`${id}-echo`}
        aria-live="polite"
        className={clsx('mt-1.5 flex min-h-6 gap-2 text-14', isWrong || isOpen ? 'text-warn' : 'text-good')}
      >
        {isWrong && mistakeText}
        {isOpen && texts.twoMeanings}
        {understood && (
          <>
            <Check className="mt-0.75 size-4 shrink-0" strokeWidth={2} aria-hidden />
            <span>
              {texts.understood({
                dates: length === '' ? whenText(understood) : `${whenText(understood)}, ${length}`,
              })}
            </span>
          </>
        )}
      </output>
      {/* Always there: a screen reader reads only the changes of what it knows. */}
      <output htmlFor={id} className="block text-14 text-warn not-empty:mt-1">
        {warning}
      </output>
      <DateChips
        isEmpty={isEmpty}
        today={today}
        reading={reading}
        swapped={mistake?.swapped}
        chosen={understood}
        onChoose={choose}
        onType={type}
      />
    </div>
  )
}
