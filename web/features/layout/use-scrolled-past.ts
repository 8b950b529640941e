import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page is scrolled down by more than this many pixels. */
export const useScrolledPast = (px: number) => useSyncExternalStore(subscribe, () => window.scrollY > px)
