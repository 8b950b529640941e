import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Dialog } from 'radix-ui'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { KeyboardEvent } from 'react'
import {
  closeCitySearch,
  emptySearchText,
  focusSearchOpener,
  openCitySearch,
  setSearchText,
  takeEnteredTexts,
  useCitySearchState,
} from '#web/lib/city-search.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { messages } from '#web/messages/index.ts'
import { markingMessages as texts } from '#web/messages/marking.ts'
import type { Place } from '#web/queries/places.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'
import { keepOpenForToasts } from '#web/ui/keep-open-for-toasts.ts'
import { CityFinder } from './city-finder.tsx'
import { marksSeveral, useMarksSeveral } from './mark-several.ts'
import { KeptList } from './kept-list.tsx'
import { newList, type PastedList, withDecision, withText } from './pasted-list.ts'
import { PastedListView } from './pasted-list-view.tsx'
import { SearchFoot, SeveralSwitch, SittingSheet } from './search-foot.tsx'
import { searchFrameClass } from './search-classes.ts'
import type { Choice } from './sitting.ts'
import { hasFailed, Sitting } from './sitting.ts'
import { SittingPane } from './sitting-pane.tsx'
import { detailOf } from './sitting-row.tsx'
import { usePaste } from './use-paste.ts'
import { isTextField, useTypingAnywhere } from './use-typing-anywhere.ts'

/** The window in which cities are found by their names and marked as visited. */
export function CitySearchDialog({ userId }: { userId: string }) {
  const { isOpen } = useCitySearchState()
  const queryClient = useQueryClient()
  // It lives here and not in the window: saving goes on while the window is closed.
  const [sitting] = useState(() => new Sitting(queryClient, userId))

  const [list, setList] = useState<PastedList | null>(null)
  const [isListShown, setListShown] = useState(false)
  // The search always opens with its field.
  if (!isOpen && isListShown) setListShown(false)

  useEffect(() => {
    if (isOpen) sitting.begin()
    for (const text of takeEnteredTexts()) sitting.chooseText(text, { keepsOpen: marksSeveral() })
  }, [sitting, isOpen])

  const { data: visits } = useQuery({ ...visitedCitiesQuery(userId), enabled: isOpen })
  useEffect(() => {
    if (visits !== undefined) sitting.compareWith(visits)
  }, [sitting, visits])

  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => (next ? openCitySearch() : closeCitySearch())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-in data-[state=open]:fade-in" />
        <Window
          userId={userId}
          sitting={sitting}
          list={list}
          onList={setList}
          isListShown={isListShown}
          onListShown={setListShown}
        />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type WindowProps = {
  userId: string
  sitting: Sitting
  list: PastedList | null
  onList: (list: PastedList | null) => void
  /** Whether the list is shown in place of the search. */
  isListShown: boolean
  onListShown: (isShown: boolean) => void
}

/** What a search for one place is for, besides marking at once. */
type Purpose = { text: string; onCity: (city: Place) => void }

function Window({ userId, sitting, list, onList, isListShown, onListShown }: WindowProps) {
  const { text } = useCitySearchState()
  const choices = useSyncExternalStore(sitting.subscribe, sitting.choices)
  const isSeveral = useMarksSeveral()
  const [isKeptOpen, setKeptOpen] = useState(false)
  const [purpose, setPurpose] = useState<Purpose>()
  const [purposeText, setPurposeText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  // Once it is wide it stays so until it is closed: nothing moves when the last failure is gone.
  if (!isKeptOpen && ((list !== null && isListShown) || choices.some(hasFailed))) setKeptOpen(true)
  const isWide = isSeveral || isKeptOpen

  const keepsOpen = useCallback((isShift: boolean) => {
    if (isShift) setKeptOpen(true)
    return isShift || marksSeveral()
  }, [])
  const handleChoose = useCallback(
    (city: Place, isShift: boolean) => {
      const staysOpen = keepsOpen(isShift)
      emptySearchText()
      sitting.chooseCity(city, { keepsOpen: staysOpen })
      if (staysOpen) field.current?.focus()
      else closeCitySearch()
    },
    [sitting, keepsOpen],
  )
  const handleEnterEarly = (typed: string, isShift: boolean) => {
    emptySearchText()
    sitting.chooseText(typed, { keepsOpen: keepsOpen(isShift) })
  }

  const startList = (listText: string) => {
    onList(list === null ? newList(listText) : withText(list, listText))
    onListShown(true)
    setSearchText('')
  }
  const endKeptList = useCallback(() => {
    onList(null)
    field.current?.focus()
  }, [onList])
  const { isReadingPaste, handlePaste } = usePaste(startList)

  const searchFor = (next: Purpose | undefined) => {
    setPurpose(next)
    setPurposeText(next?.text ?? '')
  }
  const handleChoiceSearch = ({ key, text: typed }: Choice) =>
    searchFor({
      text: typed,
      onCity: (city) => {
        sitting.dismiss(key)
        sitting.chooseCity(city, { keepsOpen: true })
      },
    })

  useTypingAnywhere(field, content)

  const handleKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && event.ctrlKey !== event.metaKey && !event.shiftKey
    // With letters in a field the keys undo typing.
    const isTyping = isTextField(event.target) && event.target.value !== ''
    if (isUndo && !isTyping && sitting.undoLast()) event.preventDefault()
  }

  const searching = choices.find(({ state }) => state === 'searching')
  const failed = choices.find(hasFailed)
  const failedCity = failed?.visit?.expand?.city
  const phoneNote =
    isPhone && failed
      ? texts.failure({
          name: failedCity ? cityName(failedCity) : texts.quoted({ text: failed.text }),
          reason: detailOf(failed),
        })
      : ''
  const aside = isWide && !isPhone && (
    <SittingPane
      sitting={sitting}
      choices={choices}
      onSearch={handleChoiceSearch}
      onDismissed={() => field.current?.focus()}
      className="w-76 shrink-0 border-s border-rule"
    />
  )
  return (
    <Dialog.Content
      ref={content}
      aria-describedby={undefined}
      onKeyDown={handleKeyDown}
      onInteractOutside={keepOpenForToasts}
      onEscapeKeyDown={(event) => {
        if (purpose === undefined) return
        event.preventDefault()
        searchFor(undefined)
      }}
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
      {purpose !== undefined ? (
        <CityFinder
          key="purpose"
          ref={field}
          userId={userId}
          text={purposeText}
          onText={setPurposeText}
          onChoose={(city) => {
            purpose.onCity(city)
            searchFor(undefined)
          }}
          // What is chosen here has to be seen first.
          onEnterEarly={() => undefined}
          onBack={() => searchFor(undefined)}
          note={texts.choosingFor({ text: purpose.text })}
          aside={aside}
        />
      ) : list !== null && isListShown ? (
        <PastedListView
          userId={userId}
          list={list}
          onChange={onList}
          onMark={(cities) => cities.forEach((city) => sitting.chooseCity(city, { keepsOpen: true }))}
          onSearch={(index, typed) =>
            searchFor({ text: typed, onCity: (city) => onList(withDecision(list, index, city)) })
          }
          isPhone={isPhone}
          aside={aside}
          foot={
            isPhone ? (
              choices.length > 0 && (
                <SittingSheet sitting={sitting} choices={choices} onSearch={handleChoiceSearch} />
              )
            ) : (
              <SeveralSwitch />
            )
          }
        />
      ) : (
        <>
          <CityFinder
            key="search"
            ref={field}
            userId={userId}
            text={text}
            onText={setSearchText}
            onChoose={handleChoose}
            onEnterEarly={handleEnterEarly}
            onPaste={handlePaste}
            isHeld={isReadingPaste}
            note={!isWide && searching ? texts.waiting({ text: searching.text }) : phoneNote}
            banner={
              list !== null && (
                <KeptList userId={userId} list={list} onShow={() => onListShown(true)} onEnd={endKeptList} />
              )
            }
            aside={aside}
          />
          <SearchFoot
            sitting={sitting}
            choices={choices}
            onSearch={handleChoiceSearch}
            onSwitchClicked={() => field.current?.focus()}
            isWide={isWide}
            isPhone={isPhone}
          />
        </>
      )}
    </Dialog.Content>
  )
}
