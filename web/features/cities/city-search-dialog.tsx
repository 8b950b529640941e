import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { closeCitySearch, openCitySearch } from '#web/lib/city-search.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { messages } from '#web/messages/index.ts'
import type { Place } from '#web/queries/places.ts'
import { useMarkCity } from '#web/queries/visit-changes.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'
import { DialogClose } from '#web/ui/dialog.tsx'
import { useFocusReturn } from '#web/ui/use-focus-return.ts'
import { CityOption } from './city-option.tsx'
import { SearchKeys } from './search-keys.tsx'
import { SearchStatus } from './search-status.tsx'
import { useCitySearch } from './use-city-search.ts'

type CitySearchDialogProps = { userId: string; isOpen: boolean }

/** The window in which a city is found by its name and marked as visited. */
export function CitySearchDialog({ userId, isOpen }: CitySearchDialogProps) {
  // Lives here and not in the window, so that what was typed outlasts a failure and a change of mind.
  const [input, setInput] = useState('')
  const mark = useMarkCity(userId)
  const focusReturn = useFocusReturn()
  const handleChoose = useCallback(
    (city: Place) => {
      closeCitySearch()
      void mark(city).then((isMarked) => isMarked && setInput(''))
    },
    [mark],
  )
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => (next ? openCitySearch() : closeCitySearch())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-in data-[state=open]:fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          {...focusReturn}
          className="fixed inset-0 z-50 flex flex-col bg-raised outline-none data-[state=open]:animate-in data-[state=open]:fade-in md:inset-x-4 md:top-24 md:bottom-auto md:mx-auto md:max-h-[min(40rem,calc(100dvh-7rem))] md:max-w-160 md:rounded-lg md:shadow-lift-3"
        >
          <Dialog.Title className="sr-only">{messages.cities.title}</Dialog.Title>
          <CitySearchPanel userId={userId} input={input} onInput={setInput} onChoose={handleChoose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const rowsInView = 15
const restMs = 300

type CitySearchPanelProps = {
  userId: string
  input: string
  onInput: (input: string) => void
  onChoose: (city: Place) => void
}

function CitySearchPanel({ userId, input, onInput, onChoose }: CitySearchPanelProps) {
  const { typed, found, isCurrent, error, retry } = useCitySearch(input)
  const list = useRef<HTMLDivElement>(null)
  const isScrolled = useRef(false)
  // The text with which Enter was pressed before its cities were there.
  const awaited = useRef('')

  const visits = useQuery(visitedCitiesQuery(userId)).data
  const visited = useMemo(() => new Set(visits?.map((visit) => visit.city)), [visits])
  // The rows that can be seen are drawn first; the rest, with its flags, when the typing rests.
  const isWhole = useDeferredValue(useDebounced(found, restMs)) === found
  const groups = useMemo(
    () =>
      [
        { key: 'best', heading: messages.cities.bestMatches, cities: found.best },
        {
          key: 'all',
          heading: messages.cities.group,
          cities: isWhole ? found.cities : found.cities.slice(0, rowsInView),
        },
      ].filter(({ cities }) => cities.length > 0),
    [found, isWhole],
  )

  // The first city is the active one, until the arrows or the pointer choose another of this list.
  const first = groups[0]?.cities[0]
  const firstValue = groups[0] && first ? `${groups[0].key}-${first.id}` : ''
  const [picked, setPicked] = useState({ typed: '', value: '' })
  const active = picked.typed === found.typed && picked.value !== '' ? picked.value : firstValue

  useEffect(() => {
    // Asked only when needed: it makes the browser lay the page out on the spot.
    if (isScrolled.current) list.current?.scrollTo({ top: 0 })
    isScrolled.current = false
    const isAwaited = awaited.current !== '' && awaited.current === found.typed
    awaited.current = ''
    if (isAwaited && first !== undefined) onChoose(first)
  }, [found, first, onChoose])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isCurrent || event.nativeEvent.isComposing) return
    // What is listed answers an older text: wait for the right cities.
    event.preventDefault()
    awaited.current = typed
  }

  return (
    <Command
      label={messages.cities.title}
      shouldFilter={false}
      vimBindings={false}
      value={active}
      onValueChange={(value) => setPicked({ typed: found.typed, value })}
      onKeyDown={handleKeyDown}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="flex h-14 shrink-0 items-center gap-3.5 border-b border-rule pr-1.5 pl-4 md:h-16 md:pr-3 md:pl-5.5">
        <Search className="size-4.5 shrink-0 text-ink-2" strokeWidth={1.6} aria-hidden />
        <Command.Input
          asChild
          value={input}
          onValueChange={(next) => {
            awaited.current = ''
            onInput(next)
          }}
        >
          <input
            // The library would name the row that was active before.
            aria-activedescendant={active === '' ? undefined : active}
            placeholder={messages.cities.placeholder}
            maxLength={100}
            enterKeyHint="done"
            className="h-full min-w-0 flex-1 bg-transparent font-serif text-[1.25rem] tracking-[-0.01em] text-ink caret-accent outline-none placeholder:text-ink-3 md:text-22"
          />
        </Command.Input>
        <DialogClose />
      </div>
      <Command.List
        ref={list}
        label={messages.cities.results}
        onScroll={() => {
          isScrolled.current = true
        }}
        className={clsx(
          'min-h-0 scroll-py-2 overflow-y-auto overscroll-contain',
          first && error === null && 'flex-1',
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
                typed={found.typed}
                isVisited={visited.has(city.id)}
                onChoose={onChoose}
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
      <SearchKeys />
    </Command>
  )
}
