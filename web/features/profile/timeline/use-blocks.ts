import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listWindow, rowAt, rowTops } from '#web/lib/list-window.ts'
import { useListView } from '#web/lib/page/use-list-view.ts'

type Block = { key: string }

/** Nothing is drawn before the list is laid out. */
const noView = { top: -Infinity, height: 0 }

/**
 * The blocks of a long list that are drawn while the page is scrolled. Heights are estimated until a block is drawn and
 * measured by `measure`. With `isWhole`, and for printing, all are drawn.
 */
export function useBlocks(
  list: RefObject<HTMLElement | null>,
  blocks: readonly Block[],
  guess: (index: number) => number,
  isWhole: boolean,
) {
  const heights = useRef(new Map<string, number>())
  const [measured, countMeasured] = useReducer((count: number) => count + 1, 0)
  const view = useListView(list, noView)
  const isPrinted = useIsPrinted()
  const tops = useMemo(
    () => rowTops(blocks.map(({ key }, index) => heights.current.get(key) ?? guess(index))),
    // oxlint-disable-next-line react/exhaustive-deps -- the heights have changed
    [blocks, guess, measured],
  )
  const { from, to } = listWindow(tops, view.top, view.height, isWhole || isPrinted ? Infinity : 0)

  const observer = useMemo(() => {
    if (typeof ResizeObserver === 'undefined') return undefined
    return new ResizeObserver((entries) => {
      let hasChanged = false
      for (const { target, borderBoxSize } of entries) {
        const key = target.getAttribute('data-block') ?? ''
        const height = borderBoxSize[0]?.blockSize ?? 0
        if (height === 0 || Math.abs((heights.current.get(key) ?? -1) - height) < 1) continue
        heights.current.set(key, height)
        hasChanged = true
      }
      if (hasChanged) countMeasured()
    })
  }, [])
  useEffect(() => () => observer?.disconnect(), [observer])
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      observer?.observe(element)
      return () => observer?.unobserve(element)
    },
    [observer],
  )

  return {
    from,
    to,
    /** The total heights of the blocks that are left out above and below. */
    abovePx: tops[from] ?? 0,
    belowPx: (tops.at(-1) ?? 0) - (tops[to] ?? 0),
    measure,
    /** The block at `offsetPx` below the upper edge of the window. */
    blockAt: (offsetPx: number) => rowAt(tops, view.top + offsetPx),
    topOf: (index: number) => tops[index] ?? 0,
  }
}

function useIsPrinted() {
  const [isPrinted, setIsPrinted] = useState(false)
  useEffect(() => {
    // The browser prints the page as it is when these listeners have run.
    const begin = () => flushSync(() => setIsPrinted(true))
    const end = () => setIsPrinted(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinted
}
