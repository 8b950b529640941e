import { useLayoutEffect, useSyncExternalStore } from 'react'

const longestName = 60

let current: string | undefined
const listeners = new Set<() => void>()

const set = (name: string | undefined) => {
  current = name
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Puts the name of what the page shows before the tab's title for as long as the page is there. */
export const usePageName = (name: string | undefined) => {
  useLayoutEffect(() => {
    set(name)
    return () => set(undefined)
  }, [name])
}

/** The name of what is shown now, if it has one. */
export const useCurrentPageName = () => useSyncExternalStore(subscribe, () => current)

/** A name of at most 60 characters: a longer one ends with "…", after a whole word where that leaves half of it. */
export const shortName = (name: string): string => {
  const whole = name.trim()
  // Making a segmenter takes milliseconds, and a character is at least one UTF-16 unit.
  if (whole.length <= longestName) return whole
  const characters = Array.from(new Intl.Segmenter().segment(whole), ({ segment }) => segment)
  if (characters.length <= longestName) return whole
  const start = characters.slice(0, longestName - 1).join('')
  const words = start.replace(/\s+\S*$/u, '')
  return `${words.length >= start.length / 2 ? words : start}…`
}
