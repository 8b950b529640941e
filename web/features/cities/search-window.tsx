import { clsx } from 'clsx'
import { Dialog } from 'radix-ui'
import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import type { KeyboardEvent } from 'react'
import { focusSearchOpener, setSearchText } from '#web/lib/city-search.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { messages } from '#web/messages/index.ts'
import { keepOpenForToasts } from '#web/ui/keep-open-for-toasts.ts'
import { CityFinder } from './city-finder.tsx'
import { MarkingView } from './marking-view.tsx'
import { marksSeveral, useMarksSeveral } from './mark-several.ts'
import { newList, type PastedList, withDecision, withText } from './pasted-list.ts'
import { PastedListView } from './pasted-list-view.tsx'
import { searchFrameClass } from './search-classes.ts'
import { ListFoot } from './search-foot.tsx'
import { type Choice, hasFailed, type Sitting } from './sitting.ts'
import { SittingPane } from './sitting-pane.tsx'
import { useCityRequest } from './use-city-request.ts'
import { usePaste } from './use-paste.ts'
import { isTextField, useTypingAnywhere } from './use-typing-anywhere.ts'

type SearchWindowProps = {
  userId: string
  sitting: Sitting
  list: PastedList | null
  onList: (list: PastedList | null) => void
  /** Whether the list is shown instead of the search. */
  isListShown: boolean
  onListShown: (isShown: boolean) => void
}

/**
 * The dialog's window. It shows one of three views: the search that marks cities, a pasted list, or a search for the
 * one city that an entry of either means.
 */
export function SearchWindow(props: SearchWindowProps) {
  const { userId, sitting, list, onList, isListShown, onListShown } = props
  const choices = useSyncExternalStore(sitting.subscribe, sitting.choices)
  const field = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const { isWide, keepsOpen } = useWindowWidth((list !== null && isListShown) || choices.some(hasFailed))
  const { searchFor, requestFinder } = useCityRequest()
  const paste = usePaste((text) => {
    onList(list === null ? newList(text) : withText(list, text))
    onListShown(true)
    setSearchText('')
  })
  useTypingAnywhere(field, content)

  const handleChoiceSearch = ({ key, text }: Choice) =>
    searchFor(text, (city) => {
      sitting.dismiss(key)
      sitting.chooseCity(city, { keepsOpen: true })
    })
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
      onKeyDown={(event) => undoByKey(event, sitting)}
      onInteractOutside={keepOpenForToasts}
      onEscapeKeyDown={(event) => {
        if (requestFinder === undefined) return
        event.preventDefault()
        requestFinder.onBack()
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
      {requestFinder !== undefined ? (
        <CityFinder key="request" ref={field} userId={userId} {...requestFinder} aside={aside} />
      ) : list !== null && isListShown ? (
        <PastedListView
          userId={userId}
          list={list}
          onChange={onList}
          onMark={(cities) => cities.forEach((city) => sitting.chooseCity(city, { keepsOpen: true }))}
          onSearch={(index, text) => searchFor(text, (city) => onList(withDecision(list, index, city)))}
          isPhone={isPhone}
          aside={aside}
          foot={
            <ListFoot sitting={sitting} choices={choices} onSearch={handleChoiceSearch} isPhone={isPhone} />
          }
        />
      ) : (
        <MarkingView
          field={field}
          userId={userId}
          sitting={sitting}
          choices={choices}
          onChoiceSearch={handleChoiceSearch}
          list={list}
          onList={onList}
          onListShown={onListShown}
          paste={paste}
          keepsOpen={keepsOpen}
          isWide={isWide}
          isPhone={isPhone}
          aside={aside}
        />
      )}
    </Dialog.Content>
  )
}

/**
 * Whether the window has room for the marked cities, and whether it stays open after a mark. It is wide when several
 * cities are marked, and as soon as it has shown something unfinished.
 */
function useWindowWidth(isUnfinished: boolean) {
  const isSeveral = useMarksSeveral()
  const [isKeptOpen, setKeptOpen] = useState(false)
  // Once wide, it stays wide until it is closed, so that nothing moves when the last failure disappears.
  if (!isKeptOpen && isUnfinished) setKeptOpen(true)
  const keepsOpen = useCallback((isShift: boolean) => {
    if (isShift) setKeptOpen(true)
    return isShift || marksSeveral()
  }, [])
  return { isWide: isSeveral || isKeptOpen, keepsOpen }
}

/** Ctrl or Cmd with Z undoes the last mark. In a field with text the keys undo typing. */
function undoByKey(event: KeyboardEvent, sitting: Sitting) {
  const isUndo = event.key.toLowerCase() === 'z' && event.ctrlKey !== event.metaKey && !event.shiftKey
  const isTyping = isTextField(event.target) && event.target.value !== ''
  if (isUndo && !isTyping && sitting.undoLast()) event.preventDefault()
}
