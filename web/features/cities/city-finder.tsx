import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Command } from 'cmdk'
import { ArrowLeft, Search } from 'lucide-react'
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent, ReactNode, RefObject } from 'react'
import { focusSearchField } from '#web/lib/city-search.ts'
import { useDebounced } from '#web/lib/page/use-debounced.ts'
import { messages } from '#web/messages/index.ts'
import { markingMessages } from '#web/messages/marking.ts'
import type { Place } from '#web/queries/places.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'
import { DialogClose } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { alikeCities } from './alike-cities.ts'
import { CityOption } from './city-option.tsx'
import { searchFieldClass, searchHeadClass } from './search-classes.ts'
import { SearchStatus } from './search-status.tsx'
import { useCitySearch } from './use-city-search.ts'

const rowsInView = 15
/** With at most this many cities all are in view, and the best matches are not listed a second time. */
const fewRows = 8
const restMs = 300

const libraryKeys = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End'])

/** The field handles these keys itself. On a button they do what they do on any button, which the library prevents. */
const keepFromLibrary = (event: KeyboardEvent) => {
  if (libraryKeys.has(event.key)) event.stopPropagation()
}

type CityFinderProps = {
  ref: RefObject<HTMLInputElement | null>
  userId: string
  text: string
  onText: (text: string) => void
  onChoose: (city: Place, isShift: boolean) => void
  /** Enter was pressed for a text whose cities are not all found yet. */
  onEnterEarly: (typed: string, isShift: boolean) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  /** Whether Enter has to wait, as while it is found out whether a pasted text is a list. */
  isHeld?: boolean
  /** Leads back to what this search was begun for. */
  onBack?: (() => void) | undefined
  /** Said above the results; "" for nothing. */
  note: string
  /** Stands between the field and the results. */
  banner?: ReactNode
  /** Stands beside the results. */
  aside: ReactNode
}

/** A field for a city's name, and the cities that are found. Arrows move, Enter chooses. */
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
  const list = useRef<HTMLDivElement>(null)
  // The answer that was scrolled through; null for none.
  const scrolled = useRef<typeof found>(null)
  const isShift = useRef(false)

  useLayoutEffect(() => focusSearchField(ref.current), [ref])

  const visits = useQuery(visitedCitiesQuery(userId)).data
  const visited = useMemo(() => new Set(visits?.map((visit) => visit.city)), [visits])
  // The rows that can be seen are drawn first; the rest, with its flags, when the typing rests.
  const isWhole = useDeferredValue(useDebounced(found, restMs)) === found
  const { bestMatches, group } = messages.cities
  const groups = useMemo(() => {
    const listed = new Set(found.cities.map(({ id }) => id))
    const isRepeated = found.cities.length <= fewRows && found.best.every(({ id }) => listed.has(id))
    return [
      { key: 'best', heading: bestMatches, cities: isRepeated ? [] : found.best },
      {
        key: 'all',
        heading: group,
        cities: isWhole ? found.cities : found.cities.slice(0, rowsInView),
      },
    ].filter(({ cities }) => cities.length > 0)
  }, [found, isWhole, bestMatches, group])
  const alike = useMemo(() => alikeCities([...found.best, ...found.cities]), [found])

  // The best match is the active one, until the arrows or the pointer choose another of this list. While the best
  // matches are awaited none is: Enter would take a city that only stands first in the alphabet.
  const rows = groups.flatMap(({ key, cities }) =>
    cities.map((city) => ({ value: `${key}-${city.id}`, city })),
  )
  const [picked, setPicked] = useState({ typed: '', value: '' })
  const isPicked = picked.typed === found.typed && rows.some(({ value }) => value === picked.value)
  const firstRow = rows.find(({ city }) => city.id === found.best[0]?.id) ?? rows[0]
  const firstValue = found.isComplete ? firstRow?.value : undefined
  const active = isPicked ? picked.value : (firstValue ?? '')

  const pick = useCallback(
    (value: string) =>
      setPicked((before) =>
        before.typed === found.typed && before.value === value ? before : { typed: found.typed, value },
      ),
    [found.typed],
  )
  /** The row that a key leads to from the active one. */
  const rowAfter = (key: string) => {
    const at = rows.findIndex(({ value }) => value === active)
    if (key === 'ArrowDown') return rows[Math.min(at + 1, rows.length - 1)]
    if (key === 'ArrowUp') return rows[Math.max(at - 1, 0)]
    if (key === 'Home') return rows[0]
    return key === 'End' ? rows.at(-1) : undefined
  }

  useEffect(() => {
    // Asked only when needed: it makes the browser lay the page out on the spot.
    if (scrolled.current !== null && scrolled.current !== found) list.current?.scrollTo({ top: 0 })
    scrolled.current = null
  }, [found])

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const next = rowAfter(event.key)
    if (next !== undefined) {
      event.preventDefault()
      pick(next.value)
    }
    if (event.key !== 'Enter') return
    // The library would choose from what is listed, which may answer an older text.
    event.preventDefault()
    if (event.repeat || typed === '' || isHeld) return
    const row = isCurrent ? rows.find(({ value }) => value === active) : undefined
    if (row !== undefined) onChoose(row.city, event.shiftKey)
    else if (!isCurrent || !found.isComplete || error !== null) onEnterEarly(typed.trim(), event.shiftKey)
  }

  const handleOption = useCallback((city: Place) => onChoose(city, isShift.current), [onChoose])

  return (
    <Command
      label={messages.cities.title}
      shouldFilter={false}
      vimBindings={false}
      // Only keys and the pointer choose: the library would by itself make the first row active. Without a value it
      // would keep one of its own.
      value={active === '' ? 'none' : active}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div role="presentation" className="contents" onKeyDown={keepFromLibrary}>
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
              onKeyDown={handleKeyDown}
              onPaste={onPaste}
              className={searchFieldClass}
            />
          </Command.Input>
          <DialogClose />
        </div>
        {banner}
        <div className="flex min-h-0 flex-1">
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            <output className="block px-4 text-ink-2 not-empty:pt-4 md:px-5.5">{note}</output>
            <Command.List
              ref={list}
              label={messages.cities.results}
              onPointerUpCapture={(event) => {
                isShift.current = event.shiftKey
              }}
              onScroll={() => {
                scrolled.current = found
              }}
              className={clsx(
                'min-h-0 scroll-py-2 overflow-y-auto overscroll-contain',
                rows.length > 0 && error === null && 'flex-1',
              )}
            >
              {groups.map(({ key, heading, cities }) => (
                <Command.Group
                  key={key}
                  heading={heading}
                  className="[&_[cmdk-group-heading]]:px-4 [&_[cmdk-group-heading]]:pt-3.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-13 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-3 md:[&_[cmdk-group-heading]]:px-5.5 md:[&_[cmdk-group-heading]]:pt-4 md:[&_[cmdk-group-heading]]:pb-1.5"
                >
                  {cities.map((city) => (
                    <CityOption
                      key={city.id}
                      value={`${key}-${city.id}`}
                      city={city}
                      isAlike={alike.has(city.id)}
                      typed={found.typed}
                      isVisited={visited.has(city.id)}
                      onPoint={pick}
                      onChoose={handleOption}
                    />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            <SearchStatus
              typed={typed}
              isCurrent={isCurrent}
              count={found.best.length + found.cities.length}
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
