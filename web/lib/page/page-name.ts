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

/** Puts the name of the page's subject before the tab's title while the component is mounted. */
export const usePageName = (name: string | undefined) => {
  useLayoutEffect(() => {
    set(name)
    return () => set(undefined)
  }, [name])
}

/** The name of the current page's subject, if it has one. */
export const useCurrentPageName = () => useSyncExternalStore(subscribe, () => current)

/**
 * Shortens a name to 60 characters. A shortened name ends with "…", after a whole word if at least half of the text
 * remains.
 */
export const shortName = (name: string): string => {
  const whole = name.trim()
  // Creating a segmenter takes milliseconds. A name with few UTF-16 units has few characters, so it needs none.
  if (whole.length <= longestName) return whole
  const characters = Array.from(new Intl.Segmenter().segment(whole), ({ segment }) => segment)
  if (characters.length <= longestName) return whole
  const start = characters.slice(0, longestName - 1).join('')
  const words = start.replace(/\s+\S*$/u, '')
  return `${words.length >= start.length / 2 ? words : start}…`
}
