import { type RefObject, useState } from 'react'
import { useScrolled } from './use-scrolled.ts'

/** A list is rendered again after scrolling by this many pixels. */
const stepPx = 100

/** The scroll position of the window in a list, in steps of 100 px, and the height of the window plus one step. */
export interface ListView {
  top: number
  height: number
}

/** The visible part of a long list. `first` is the value for the first render. */
export function useListView(list: RefObject<HTMLElement | null>, first: ListView): ListView {
  const [view, setView] = useState(first)
  useScrolled(() => {
    const box = list.current?.getBoundingClientRect()
    if (!box) return
    const top = Math.floor(-box.top / stepPx) * stepPx
    const height = window.innerHeight + stepPx
    setView((before) => (before.top === top && before.height === height ? before : { top, height }))
  }, list)
  return view
}
