import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useIsPhone } from '#web/lib/page/media.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { GroupHeading } from './group-heading.tsx'
import { blocksOf, type GroupBlock, itemsOf } from './list-rows.ts'
import type { Grouping, ReviewGroup, ReviewRow } from './review.ts'

/** Rows are drawn this far outside the view, in pixels. */
const readyPx = 500
const heights = { wide: { group: 48, row: 56 }, phone: { group: 48, row: 64 } }

export type ReviewListProps = {
  groups: readonly ReviewGroup[]
  grouping: Grouping
  closed: ReadonlySet<string>
  onToggleGroup: (key: string) => void
  /** Excludes or includes the rows of a group. */
  onBox: (rows: readonly ReviewRow[], isIn: boolean) => void
  /** The id of the chosen row, or "". */
  chosen: string
  /** Whether it was chosen on the map: the list then scrolls to it. */
  isFromMap: boolean
  onChoose: (row: ReviewRow) => void
  /** A row. `tabIndex` is for its controls. */
  renderRow: (row: ReviewRow, tabIndex: number) => ReactNode
  /** Shown above the list; scrolls with it. */
  above: ReactNode
  /** Shown instead of the list when it is empty. */
  empty: ReactNode
}

/** The stays of an import in groups. Of ten thousand only those near the view are drawn. */
export function ReviewList(props: ReviewListProps) {
  const { groups, closed, chosen, isFromMap, above, empty } = props
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const sizes = useIsPhone() ? heights.phone : heights.wide
  const { blocks, height } = useMemo(() => blocksOf(groups, closed, sizes), [groups, closed, sizes])
  const items = useMemo(() => itemsOf(blocks, sizes), [blocks, sizes])
  const [view, setView] = useState({ top: 0, height: 900 })
  const [tabStop, setTabStop] = useState('')
  const wanted = useRef<{ key: string; column: number }>(undefined)

  const look = useCallback(() => {
    const box = scroller.current
    if (!box || !list.current) return
    setView({ top: box.scrollTop - list.current.offsetTop, height: box.clientHeight })
  }, [])
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const observer = new ResizeObserver(look)
    observer.observe(box)
    return () => observer.disconnect()
  }, [look])

  const reveal = (top: number) => {
    const box = scroller.current
    if (!box || !list.current) return
    const from = list.current.offsetTop + top - sizes.group
    const to = list.current.offsetTop + top + sizes.row
    if (from < box.scrollTop) box.scrollTop = from
    else if (to > box.scrollTop + box.clientHeight) box.scrollTop = to - box.clientHeight
  }
  const revealed = useRef('')
  useLayoutEffect(() => {
    if (!isFromMap || revealed.current === chosen) return
    revealed.current = chosen
    const item = items.find(({ key }) => key === chosen)
    if (item) reveal(item.top)
  })
  // The control may be drawn only after the list has scrolled.
  useEffect(() => {
    const { key, column } = wanted.current ?? {}
    if (key === undefined) return
    const item = list.current?.querySelector(`[data-item="${CSS.escape(key)}"]`)
    if (!item) return
    wanted.current = undefined
    const controls = controlsOf(item)
    controls[Math.min(column ?? 0, controls.length - 1)]?.focus({ preventScroll: true })
  })

  const stopOf = items.some(({ key }) => key === tabStop) ? tabStop : (items[0]?.key ?? '')
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isMove = !event.ctrlKey && !event.metaKey && !event.altKey
    const at = event.target instanceof Element ? event.target.closest('[data-item]') : null
    if (step === undefined || !isMove || !at || !(event.target instanceof HTMLElement)) return
    const next = items[items.findIndex(({ key }) => key === at.getAttribute('data-item')) + step]
    if (!next) return
    event.preventDefault()
    wanted.current = { key: next.key, column: controlsOf(at).indexOf(event.target) }
    setTabStop(next.key)
    reveal(next.top)
  }

  const isSeen = ({ top, height: high }: { top: number; height: number }) =>
    top + high > view.top - readyPx && top < view.top + view.height + readyPx
  return (
    <div
      ref={scroller}
      onScroll={look}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain [scrollbar-width:thin]"
    >
      {above}
      {groups.length === 0 && empty}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        ref={list}
        aria-label={texts.review.list}
        onKeyDown={handleKey}
        className="relative"
        style={{ height }}
      >
        {blocks.filter(isSeen).map((block) => (
          <Block key={block.group.key} {...props} block={block} {...{ sizes, view, stopOf, setTabStop }} />
        ))}
      </ol>
    </div>
  )
}

/** The controls of an item in the order of their columns. */
const controlsOf = (item: Element) => [...item.querySelectorAll<HTMLElement>('input, [data-control]')]

type BlockProps = ReviewListProps & {
  block: GroupBlock
  sizes: { group: number; row: number }
  view: { top: number; height: number }
  /** The key of the item that Tab leads to. */
  stopOf: string
  setTabStop: (key: string) => void
}

function Block({ block, sizes, view, stopOf, setTabStop, ...props }: BlockProps) {
  const { group, isOpen, top, height } = block
  const before = view.top - readyPx - top - sizes.group
  const from = Math.max(0, Math.floor(before / sizes.row))
  const to = isOpen ? Math.ceil((before + view.height + 2 * readyPx) / sizes.row) : 0
  return (
    <li className="absolute inset-x-0" style={{ top, height }}>
      <div
        data-item={group.key}
        onFocus={() => setTabStop(group.key)}
        className="sticky top-0 z-2"
        style={{ height: sizes.group }}
      >
        <GroupHeading
          group={group}
          grouping={props.grouping}
          isOpen={isOpen}
          tabIndex={stopOf === group.key ? 0 : -1}
          onToggle={() => props.onToggleGroup(group.key)}
          onBox={(isIn) => props.onBox(group.rows, isIn)}
        />
      </div>
      <ol>
        {group.rows.slice(from, Math.max(from, to)).map((row, offset) => (
          // A press anywhere on a row chooses it; the keyboard does so with the focus of its controls.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <li
            key={row.id}
            data-item={row.id}
            aria-current={props.chosen === row.id || undefined}
            aria-setsize={group.rows.length}
            aria-posinset={from + offset + 1}
            onFocus={() => {
              setTabStop(row.id)
              props.onChoose(row)
            }}
            onClick={() => props.onChoose(row)}
            className="absolute inset-x-0"
            style={{ top: sizes.group + (from + offset) * sizes.row, height: sizes.row }}
          >
            {props.renderRow(row, stopOf === row.id ? 0 : -1)}
          </li>
        ))}
      </ol>
    </li>
  )
}
