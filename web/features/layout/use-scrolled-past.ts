import { useSyncExternalStore } from 'react'
import { afterFrame } from '#web/lib/page/slices.ts'

/**
 * React asks for a snapshot after each change of the page, and reading `scrollY` then would force a layout: it is read
 * after a frame.
 */
let scrolledPx = 0

const subscribe = (listener: () => void) => {
  const read = () => {
    scrolledPx = window.scrollY
    listener()
  }
  const cancel = afterFrame(read)
  window.addEventListener('scroll', read, { passive: true })
  return () => {
    cancel()
    window.removeEventListener('scroll', read)
  }
}

/** Whether the page is scrolled down by more than this many pixels. */
export const useScrolledPast = (px: number) => useSyncExternalStore(subscribe, () => scrolledPx > px)
