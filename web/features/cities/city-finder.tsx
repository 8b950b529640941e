import { Command } from 'cmdk'
import { ArrowLeft, Search } from 'lucide-react'
import { useLayoutEffect, useMemo } from 'react'
import type { ClipboardEvent, KeyboardEvent, ReactNode, RefObject } from 'react'
import { focusSearchField } from '#web/lib/city-search.ts'
import { messages } from '#web/messages/index.ts'
import { markingMessages } from '#web/messages/marking.ts'
import { useWishes } from '#web/queries/city-wish.ts'
import type { Place } from '#web/queries/places.ts'
import { DialogClose } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useActiveRow, useGroups } from './finder-rows.ts'
import { FoundCities } from './found-cities.tsx'
import { searchFieldClass, searchHeadClass } from './search-classes.ts'
import { SearchStatus } from './search-status.tsx'
import { useCitySearch } from './use-city-search.ts'

const libraryKeys = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End'])

/** The field handles these keys itself. On a button they must keep their usual effect, which the library prevents. */
const keepFromLibrary = (event: KeyboardEvent) => {
  if (libraryKeys.has(event.key)) event.stopPropagation()
}

type CityFinderProps = {
  ref: RefObject<HTMLInputElement | null>
  userId: string
  text: string
  onText: (text: string) => void
  onChoose: (city: Place, isShift: boolean) => void
  /** Called when Enter is pressed for a text before all of its cities are found. */
  onEnterEarly: (typed: string, isShift: boolean) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  /** Whether Enter must wait, as while a pasted text is checked for being a list. */
  isHeld?: boolean
  /** Leads back to the view that this search was opened for. */
  onBack?: (() => void) | undefined
  /** Shown above the results; "" for nothing. */
  note: string
  /** Stands between the field and the results. */
  banner?: ReactNode
  /** Stands beside the results. */
  aside: ReactNode
}

/** A field for a city's name, with the found cities. Arrows move, Enter chooses, Alt+Enter adds a wish. */
export function CityFinder(props: CityFinderProps) {
  const {
    ref,
    userId,
    text,
    onText,
    onChoose,
    onEnterEarly,
    onPaste,
    isHeld = false,
    onBack,
    note,
    banner,
    aside,
  } = props
  const { typed, found, isCurrent, error, retry } = useCitySearch(text)

  useLayoutEffect(() => focusSearchField(ref.current), [ref])

  const groups = useGroups(found)
  const { wishes, toggle } = useWishes(userId)
  const wished = useMemo(() => new Set(wishes.map(({ city }) => city)), [wishes])
  const { rows, active, pick, rowAfter } = useActiveRow(found, groups)

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const next = rowAfter(event.key)
    if (next !== undefined) {
      event.preventDefault()
      pick(next.value)
    }
    if (event.key !== 'Enter') return
    // The library would choose from the displayed list, which may belong to an older text.
    event.preventDefault()
    if (event.repeat || typed === '' || isHeld) return
    const row = isCurrent ? rows.find(({ value }) => value === active) : undefined
    if (event.altKey) {
      if (row !== undefined) toggle(row.city)
      return
    }
    if (row !== undefined) onChoose(row.city, event.shiftKey)
    else if (!isCurrent || !found.isComplete || error !== null) onEnterEarly(typed.trim(), event.shiftKey)
  }

  return (
    <Command
      label={messages.cities.title}
      shouldFilter={false}
      vimBindings={false}
      // Only keys and the pointer choose: by itself the library would make the first row active, and without a value it
      // would keep its own.
      value={active === '' ? 'none' : active}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div role="presentation" className="contents" onKeyDown={keepFromLibrary}>
        <FinderField
          ref={ref}
          text={text}
          onText={onText}
          active={active}
          onKeyDown={handleKeyDown}
          onPaste={onPaste}
          onBack={onBack}
        />
        {banner}
        <div className="flex min-h-0 flex-1">
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            <output className="block px-4 text-ink-2 not-empty:pt-4 md:px-5.5">{note}</output>
            <FoundCities
              userId={userId}
              found={found}
              groups={groups}
              hasFailed={error !== null}
              onPoint={pick}
              onChoose={onChoose}
              wished={wished}
              onWish={toggle}
            />
            <SearchStatus
              typed={typed}
              isCurrent={isCurrent}
              count={new Set([...found.best, ...found.cities].map(({ id }) => id)).size}
              error={error}
              onRetry={retry}
            />
          </div>
          {aside}
        </div>
      </div>
    </Command>
  )
}

type FinderFieldProps = Pick<CityFinderProps, 'ref' | 'text' | 'onText' | 'onPaste' | 'onBack'> & {
  /** The id of the active row, or "". */
  active: string
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

function FinderField({ ref, text, onText, onPaste, onBack, active, onKeyDown }: FinderFieldProps) {
  return (
    <div className={searchHeadClass}>
      {onBack ? (
        <IconButton label={markingMessages.back} onClick={onBack} className="-ms-3">
          <ArrowLeft className="size-4.5" strokeWidth={1.6} aria-hidden />
        </IconButton>
      ) : (
        <Search className="size-4.5 shrink-0 text-ink-2" strokeWidth={1.6} aria-hidden />
      )}
      <Command.Input asChild value={text} onValueChange={onText}>
        <input
          ref={ref}
          // The library would name the row that was active before.
          aria-activedescendant={active === '' ? undefined : active}
          placeholder={messages.cities.placeholder}
          maxLength={100}
          enterKeyHint="done"
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className={searchFieldClass}
        />
      </Command.Input>
      <DialogClose />
    </div>
  )
}
