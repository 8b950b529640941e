import { clsx } from 'clsx'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { listWindow, rowAt, rowTops } from '#web/lib/list-window.ts'
import { afterFrame } from '#web/lib/page/slices.ts'

/** A line of an index: a heading between entries, or an entry that can get the focus. */
export type IndexRow<Entry> =
  | { kind: 'heading'; key: string; text: string }
  | { kind: 'entry'; key: string; entry: Entry }

type IndexListProps<Entry> = {
  label: string
  /** Must be the same array between renders, with at least one entry: heights are computed once for each array. */
  rows: readonly IndexRow<Entry>[]
  /** Heights in pixels; all entries are alike, and so are all headings. */
  entryPx: number
  headingPx: number
  /** The key of the current entry, or "". */
  current: string
  onChoose: (key: string) => void
  renderLine: (entry: Entry, isCurrent: boolean) => ReactNode
  renderActions: (entry: Entry) => ReactNode
  /** Removes the entry that has the focus, by the Delete key (on a Mac Backspace). */
  onDelete?: ((entry: Entry) => void) | undefined
}

/**
 * A long list with letters that remain in view. The arrow keys, Page Up and Down, Home and End move between entries,
 * Enter chooses one, and Delete removes one where that is possible; the next entry then gets the focus. The current
 * entry shows its actions. Only what is in view is drawn.
 */
export function IndexList<Entry>(props: IndexListProps<Entry>) {
  const { label, rows, entryPx, headingPx, current, onChoose, renderLine, renderActions, onDelete } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [view, setView] = useListView(scroller, entryPx)
  const { tops, positions, count } = useMemo(
    () => measure(rows, entryPx, headingPx),
    [rows, entryPx, headingPx],
  )
  const isOpened = useIsOpened()
  const { from, to } = listWindow(tops, view.top, view.height, isOpened ? undefined : 0)

  const { tabStop, setTabStop } = useTabStop(rows, current)
  const reveal = (index: number) => {
    const list = scroller.current
    if (!list) return
    const [top, bottom] = [(tops[index] ?? 0) - headingPx, tops[index + 1] ?? 0]
    if (top < list.scrollTop) list.scrollTop = top
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
  }

  useRevealed(scroller, current, () => {
    const index = rows.findIndex(({ key }) => key === current)
    return index === -1 ? undefined : { topPx: tops[index] ?? 0, entryPx, headingPx }
  })
  const { focusTabStop, focusHandlers } = useRowFocus(scroller)
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Delete' || event.key === 'Backspace') {
      const row = rows[tabStop]
      const isOnRow = event.target instanceof Element && event.target.matches('[data-tab-stop] > button')
      if (!isOnRow || row?.kind !== 'entry' || onDelete === undefined) return
      event.preventDefault()
      focusTabStop()
      onDelete(row.entry)
      return
    }
    const page = Math.max(1, Math.floor(view.height / entryPx) - 1)
    const index = entryOfKey(event.key, rows, tabStop, page)
    if (index === undefined) return
    event.preventDefault()
    focusTabStop()
    setTabStop(index)
    reveal(index)
  }

  const heading = rows.slice(0, rowAt(tops, view.top) + 1).findLast((row) => row.kind === 'heading')
  return (
    <div
      ref={scroller}
      onScroll={(event) => setView({ ...view, top: event.currentTarget.scrollTop })}
      {...focusHandlers}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain [scrollbar-width:thin]"
    >
      {heading?.kind === 'heading' && (
        <div aria-hidden className="sticky top-0 z-1 h-0">
          <Heading text={heading.text} heightPx={headingPx} />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol aria-label={label} onKeyDown={handleKey} className="relative" style={{ height: tops.at(-1) }}>
        {rows.slice(from, to).map((row, offset) => {
          const index = from + offset
          const top = tops[index]
          if (row.kind === 'heading') {
            return (
              <li key={row.key} aria-hidden className="absolute inset-x-0" style={{ top, height: headingPx }}>
                <Heading text={row.text} heightPx={headingPx} />
              </li>
            )
          }
          return (
            <EntryRow
              key={row.key}
              row={row}
              isCurrent={row.key === current}
              isTabStop={index === tabStop}
              place={{ top, height: entryPx }}
              position={{ index: positions[index], count }}
              onFocus={() => setTabStop(index)}
              {...{ onChoose, renderLine, renderActions, onDelete }}
            />
          )
        })}
      </ol>
    </div>
  )
}

type EntryRowProps<Entry> = Pick<
  IndexListProps<Entry>,
  'onChoose' | 'renderLine' | 'renderActions' | 'onDelete'
> & {
  row: { key: string; entry: Entry }
  isCurrent: boolean
  /** Whether Tab reaches it. */
  isTabStop: boolean
  /** In pixels, within the list. */
  place: { top: number | undefined; height: number }
  /** Among all entries. */
  position: { index: number | undefined; count: number }
  onFocus: () => void
}

function EntryRow<Entry>(props: EntryRowProps<Entry>) {
  const { row, isCurrent, isTabStop, place, position, onFocus, onDelete } = props
  return (
    <li
      data-tab-stop={isTabStop ? '' : undefined}
      aria-setsize={position.count}
      aria-posinset={position.index}
      className={clsx(
        'absolute inset-x-0 flex items-center [content-visibility:auto]',
        isCurrent && 'bg-accent-wash',
      )}
      style={place}
    >
      {isCurrent && <span aria-hidden className="absolute inset-y-0 inset-s-0 w-0.5 bg-pin" />}
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isCurrent ? 'true' : undefined}
        aria-keyshortcuts={onDelete && 'Delete'}
        onFocus={onFocus}
        onClick={() => props.onChoose(row.key)}
        className={clsx(
          'flex h-full min-w-0 flex-1 items-center gap-3 px-5 text-start -outline-offset-2 md:px-6',
          !isCurrent && 'hover:bg-sunken',
        )}
      >
        {props.renderLine(row.entry, isCurrent)}
      </button>
      {isCurrent && props.renderActions(row.entry)}
    </li>
  )
}

/** False until the first rows have been shown: the others are then added little by little. */
function useIsOpened() {
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => afterFrame(() => startTransition(() => setIsOpened(true))), [])
  return isOpened
}

/** The scroll position and the height of the list, in pixels. */
function useListView(scroller: RefObject<HTMLElement | null>, entryPx: number) {
  const [view, setView] = useState({ top: 0, height: entryPx })
  useLayoutEffect(() => {
    const list = scroller.current
    if (!list) return undefined
    const observer = new ResizeObserver(() =>
      setView({ top: list.scrollTop, height: Math.max(entryPx, list.clientHeight) }),
    )
    observer.observe(list)
    return () => observer.disconnect()
  }, [scroller, entryPx])
  return [view, setView] as const
}

/**
 * The index of the entry that Tab reaches: the last one reached by the arrow keys, or chosen since then, also on the
 * map.
 */
function useTabStop(rows: readonly IndexRow<unknown>[], current: string) {
  const [active, setActive] = useState({ key: current, index: 0 })
  const [lastCurrent, setLastCurrent] = useState('')
  if (current !== lastCurrent) {
    setLastCurrent(current)
    if (current !== '') setActive({ key: current, index: rows.findIndex(({ key }) => key === current) })
  }
  const found = rows.findIndex(({ key }) => key === active.key)
  return {
    tabStop: entryNear(rows, found === -1 ? active.index : found),
    setTabStop: (index: number) => setActive({ key: rows[index]?.key ?? '', index }),
  }
}

/** The index of the entry to which a key leads; undefined for keys that lead nowhere. */
function entryOfKey(key: string, rows: readonly IndexRow<unknown>[], from: number, page: number) {
  const targets: Record<string, number | undefined> = {
    ArrowDown: entryNear(rows, from + 1),
    ArrowUp: entryNear(rows, from - 1, -1),
    Home: entryNear(rows, 0),
    End: entryNear(rows, rows.length - 1),
    PageDown: entryNear(rows, from + page),
    PageUp: entryNear(rows, from - page, -1),
  }
  return targets[key]
}

type RowPlace = { topPx: number; entryPx: number; headingPx: number }

/** Scrolls to an entry that was chosen elsewhere, for instance on the map. */
function useRevealed(
  scroller: RefObject<HTMLElement | null>,
  current: string,
  placeOf: () => RowPlace | undefined,
) {
  const revealed = useRef('')
  useLayoutEffect(() => {
    if (revealed.current === current) return
    revealed.current = current
    const place = placeOf()
    const list = scroller.current
    if (!place || !list) return
    const { topPx, entryPx, headingPx } = place
    const isSeen =
      topPx >= list.scrollTop + headingPx && topPx + entryPx <= list.scrollTop + list.clientHeight
    if (!isSeen) list.scrollTo(0, topPx - (list.clientHeight + headingPx - entryPx) / 2)
  })
}

/** The focus follows the arrow keys. When its entry is removed, the next one gets it. */
function useRowFocus(scroller: RefObject<HTMLElement | null>) {
  const wantsFocus = useRef(false)
  const hadFocus = useRef(false)
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body
    if (!wantsFocus.current && !isLost) return
    const button = scroller.current?.querySelector<HTMLElement>('[data-tab-stop] > button')
    if (!button) return
    wantsFocus.current = false
    button.focus({ preventScroll: true })
  })
  const focusHandlers = {
    onFocus: () => {
      hadFocus.current = true
    },
    onBlur: () => {
      hadFocus.current = false
    },
  }
  /** Moves the focus to the entry that Tab reaches, after the next render. */
  const focusTabStop = () => {
    wantsFocus.current = true
  }
  return { focusTabStop, focusHandlers }
}

/** The position of each row, and the number of each entry among all entries. */
function measure(rows: readonly IndexRow<unknown>[], entryPx: number, headingPx: number) {
  const positions = new Int32Array(rows.length)
  let count = 0
  rows.forEach((row, index) => {
    if (row.kind === 'entry') count += 1
    positions[index] = count
  })
  const tops = rowTops(rows.map(({ kind }) => (kind === 'heading' ? headingPx : entryPx)))
  return { tops, positions, count }
}

/** The entry at an index, or the next one in a direction, or the last one before that. */
function entryNear(rows: readonly IndexRow<unknown>[], index: number, step: 1 | -1 = 1): number {
  const start = Math.max(0, Math.min(rows.length - 1, index))
  for (const direction of [step, -step]) {
    for (let at = start; rows[at]; at += direction) if (rows[at]?.kind === 'entry') return at
  }
  return start
}

function Heading({ text, heightPx }: { text: string; heightPx: number }) {
  return (
    <div
      className="flex items-end bg-sheet px-5 pb-1 font-serif text-[1.0625rem] leading-6 text-accent-text md:px-6"
      style={{ height: heightPx }}
    >
      {text}
    </div>
  )
}
