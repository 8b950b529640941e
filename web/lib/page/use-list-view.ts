import { type RefObject, useState } from 'react'
import { useScrolled } from './use-scrolled.ts'

/** A list is drawn again after so many pixels. */
const stepPx = 100

/** How far the window is scrolled into a list, in steps of 100 px, and the height of the window with one step more. */
export interface ListView {
  top: number
  height: number
}

/** The part of a long list that the window shows. `first` is the one of the first drawing. */
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
