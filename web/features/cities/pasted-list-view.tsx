import { List } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { listText } from '#web/lib/language/formats.ts'
import { markingMessages as texts } from '#web/messages/marking.ts'
import type { Place } from '#web/queries/places.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogClose } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { mostLines } from './pasted-lines.ts'
import {
  newList,
  type PastedList,
  textOf,
  usePastedPlaces,
  withDecision,
  withoutDecided,
} from './pasted-list.ts'
import { PastedRow } from './pasted-row.tsx'
import { searchHeadClass } from './search-classes.ts'

type PastedListViewProps = {
  userId: string
  list: PastedList
  /** Null ends the list. */
  onChange: (list: PastedList | null) => void
  /** Marks cities, the first of the list first. */
  onMark: (cities: readonly Place[]) => void
  /** Searches for the city of a place that was not found, or that means another one. */
  onSearch: (index: number, text: string) => void
  isPhone: boolean
  /** Stands beside the list. */
  aside: ReactNode
  /** Stands at the bottom, before the buttons. */
  foot: ReactNode
}

/**
 * A pasted list of places: each is resolved, the person is asked about unclear ones, and certain ones are marked at
 * once.
 */
export function PastedListView(props: PastedListViewProps) {
  const { userId, list, onChange, onMark, onSearch, isPhone, aside, foot } = props
  const pasted = usePastedPlaces(userId, list)
  const { places, openCount, error, isReading } = pasted
  const { draft } = list
  const setDraft = (next: string | undefined) => onChange({ ...list, draft: next })
  const heading = useRef<HTMLHeadingElement>(null)
  const editor = useRef<HTMLTextAreaElement>(null)
  const isEditing = draft !== undefined
  // The focused element is gone: the field, or the button that led here.
  useEffect(() => (isEditing ? editor : heading).current?.focus(), [isEditing])

  const certain = places.flatMap(({ state, city }) => (state === 'willBeMarked' && city ? [city] : []))
  const open = places.filter(({ state }) => state === 'open')
  const notFound = places.filter(({ state }) => state === 'notFound')

  const handleMark = () => {
    onChange(withoutDecided(list, places))
    onMark(certain)
  }
  const handleRead = () => {
    if (draft !== undefined) onChange(draft.trim() === '' ? null : newList(draft))
  }

  const hasNothingToDo = !isReading && error === null && openCount === 0
  const editButton = (
    <Button
      variant={isPhone ? 'outline' : 'quiet'}
      size={isPhone ? 'md' : 'sm'}
      onClick={() => setDraft(textOf(list, places))}
    >
      {texts.editText}
    </Button>
  )
  return (
    <>
      <ListHead
        ref={heading}
        title={isReading ? texts.readingList : texts.listTitle({ count: places.length })}
      >
        {!isPhone && !isEditing && editButton}
      </ListHead>
      <div className="flex min-h-0 flex-1">
        {isEditing ? (
          <ListEditor ref={editor} draft={draft} onDraft={setDraft} onRead={handleRead} />
        ) : (
          <ListPlaces
            pasted={pasted}
            isEmpty={hasNothingToDo && places.length === 0}
            list={list}
            onChange={onChange}
            onSearch={onSearch}
          />
        )}
        {aside}
      </div>
      <div className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule px-4 py-2 md:px-5.5">
        {foot}
        <div className="flex flex-1 items-center justify-end gap-2 md:gap-4">
          {isEditing ? (
            <>
              <Button variant="quiet" onClick={() => onChange(null)}>
                {texts.discardList}
              </Button>
              <Button variant="primary" onClick={handleRead}>
                {texts.readList}
              </Button>
            </>
          ) : (
            <>
              <output className="text-13 text-ink-2">{openText(open.length, notFound.length)}</output>
              {isPhone && editButton}
              <Button
                variant="primary"
                className="max-md:flex-1"
                disabled={!hasNothingToDo && certain.length === 0}
                onClick={hasNothingToDo ? () => onChange(null) : handleMark}
              >
                {hasNothingToDo ? texts.done : texts.markCities({ count: certain.length })}
              </Button>
            </>
          )}
        </div>
      </div>
    </>
  )
}

type ListHeadProps = { ref: Ref<HTMLHeadingElement>; title: string; children: ReactNode }

function ListHead({ ref, title, children }: ListHeadProps) {
  return (
    <div className={searchHeadClass}>
      <List className="size-4.5 shrink-0 text-ink-2" strokeWidth={1.6} aria-hidden />
      <h2
        ref={ref}
        tabIndex={-1}
        className="min-w-0 flex-1 truncate text-[1.25rem] tracking-[-0.01em] outline-none md:text-22"
      >
        {title}
      </h2>
      {children}
      <DialogClose />
    </div>
  )
}

type ListEditorProps = {
  ref: Ref<HTMLTextAreaElement>
  draft: string
  onDraft: (draft: string) => void
  onRead: () => void
}

/** The text of the list, for editing; Ctrl or Cmd with Enter reads it. */
function ListEditor({ ref, draft, onDraft, onRead }: ListEditorProps) {
  return (
    <label className="flex min-h-0 min-w-0 flex-1 flex-col gap-2 px-4 py-4 md:px-5.5">
      <span className="text-13 text-ink-2">{texts.listText}</span>
      <textarea
        ref={ref}
        value={draft}
        onChange={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onRead()
        }}
        className="min-h-40 flex-1 resize-none rounded-md border border-field bg-raised px-3.5 py-2.5 text-16"
      />
    </label>
  )
}

type ListPlacesProps = Pick<PastedListViewProps, 'list' | 'onChange' | 'onSearch'> & {
  pasted: ReturnType<typeof usePastedPlaces>
  /** Whether the list was read and contains no place. */
  isEmpty: boolean
}

/** The places of the list with their meanings, below the messages about all of them. */
function ListPlaces({ pasted, isEmpty, list, onChange, onSearch }: ListPlacesProps) {
  const { lines, places, error, retry } = pasted
  return (
    <div className="min-h-0 min-w-0 flex-1 overflow-y-auto overscroll-contain">
      {error !== null && (
        <FailureNotice title={texts.couldNotRead} error={error} onRetry={retry} className="m-4 md:mx-5.5" />
      )}
      {lines.length >= mostLines && (
        <p className="border-b border-rule px-4 py-3 text-14 text-ink-2 md:px-5.5">
          {texts.firstLines({ count: mostLines })}
        </p>
      )}
      {isEmpty && <p className="px-4 py-5 text-ink-2 md:px-5.5">{texts.emptyList}</p>}
      <ul aria-label={texts.listLabel}>
        {places.map((place) => (
          <PastedRow
            key={place.index}
            place={place}
            onDecide={(decision) => onChange(withDecision(list, place.index, decision))}
            onSearch={() => onSearch(place.index, place.text)}
          />
        ))}
      </ul>
    </div>
  )
}

const openText = (open: number, notFound: number) =>
  listText([
    ...(open > 0 ? [texts.openCount({ count: open })] : []),
    ...(notFound > 0 ? [texts.notFoundCount({ count: notFound })] : []),
  ])
