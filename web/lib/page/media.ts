import { useSyncExternalStore } from 'react'

/** Whether a media query matches now. Components render again when that changes. */
const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )

/** Whether the page has the narrow layout, for phones. */
export const useIsPhone = () => useMedia('(width < 47.5625rem)')
