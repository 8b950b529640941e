import { useSyncExternalStore } from 'react'

/** Whether a media query fits now; components draw again when that changes. */
const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )

/** Whether the screen is a phone's: the narrow layout of every page. */
export const useIsPhone = () => useMedia('(width < 47.5625rem)')
