import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Dialog } from 'radix-ui'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { KeyboardEvent } from 'react'
import {
  closeCitySearch,
  focusSearchField,
  focusSearchOpener,
  openCitySearch,
  setSearchText,
  takeEnteredTexts,
  useCitySearchState,
} from '#web/lib/city-search.ts'
import { useIsPhone } from '#web/lib/media.ts'
import { messages } from '#web/messages/index.ts'
import { markingMessages as texts } from '#web/messages/marking.ts'
import type { Place } from '#web/queries/places.ts'
import { CityFinder } from './city-finder.tsx'
import { marksSeveral, useMarksSeveral } from './mark-several.ts'
import { SearchFoot } from './search-foot.tsx'
import { searchFrameClass } from './search-classes.ts'
import { hasFailed, Sitting } from './sitting.ts'
import { SittingPane } from './sitting-pane.tsx'

/** The window in which cities are found by their names and marked as visited. */
export function CitySearchDialog({ userId }: { userId: string }) {
  const { isOpen } = useCitySearchState()
  const queryClient = useQueryClient()
  // It lives here and not in the window: saving goes on while the window is closed.
  const [sitting] = useState(() => new Sitting(queryClient, userId))

  useEffect(() => {
    if (isOpen) sitting.begin()
    for (const text of takeEnteredTexts()) sitting.chooseText(text, { keepsOpen: marksSeveral() })
  }, [sitting, isOpen])

  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => (next ? openCitySearch() : closeCitySearch())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-in data-[state=open]:fade-in" />
        <Window userId={userId} sitting={sitting} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type WindowProps = { userId: string; sitting: Sitting }

function Window({ userId, sitting }: WindowProps) {
  const { text } = useCitySearchState()
  const choices = useSyncExternalStore(sitting.subscribe, sitting.choices)
  const isSeveral = useMarksSeveral()
  const [isKeptOpen, setKeptOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isPhone = useIsPhone()
  // Once it is wide it stays so until it is closed: nothing moves when the last failure is gone.
  if (!isKeptOpen && choices.some(hasFailed)) setKeptOpen(true)
  const isWide = isSeveral || isKeptOpen

  useLayoutEffect(() => focusSearchField(field.current), [])

  const keepsOpen = useCallback((isShift: boolean) => {
    if (isShift) setKeptOpen(true)
    return isShift || marksSeveral()
  }, [])
  const handleChoose = useCallback(
    (city: Place, isShift: boolean) => {
      const staysOpen = keepsOpen(isShift)
      setSearchText('')
      sitting.chooseCity(city, { keepsOpen: staysOpen })
      if (staysOpen) field.current?.focus()
      else closeCitySearch()
    },
    [sitting, keepsOpen],
  )
  const handleEnterEarly = (typed: string, isShift: boolean) => {
    setSearchText('')
    sitting.chooseText(typed, { keepsOpen: keepsOpen(isShift) })
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && event.ctrlKey !== event.metaKey && !event.shiftKey
    // With letters in the field the keys undo typing.
    if (isUndo && text === '' && sitting.undoLast()) event.preventDefault()
  }

  const searching = choices.find(({ state }) => state === 'searching')
  return (
    <Dialog.Content
      aria-describedby={undefined}
      onKeyDown={handleKeyDown}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        focusSearchOpener()
      }}
      className={clsx(
        searchFrameClass,
        'data-[state=open]:animate-in data-[state=open]:fade-in',
        isWide && 'md:h-147 md:max-w-234',
      )}
    >
      <Dialog.Title className="sr-only">{messages.cities.title}</Dialog.Title>
      <CityFinder
        ref={field}
        userId={userId}
        text={text}
        onText={setSearchText}
        onChoose={handleChoose}
        onEnterEarly={handleEnterEarly}
        note={!isWide && searching ? texts.waiting(searching.text) : ''}
        aside={
          isWide &&
          !isPhone && (
            <SittingPane
              sitting={sitting}
              choices={choices}
              onDismissed={() => field.current?.focus()}
              className="w-76 shrink-0 border-l border-rule"
            />
          )
        }
      />
      <SearchFoot sitting={sitting} choices={choices} isWide={isWide} isPhone={isPhone} />
    </Dialog.Content>
  )
}
