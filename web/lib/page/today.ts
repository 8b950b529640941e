import { useSyncExternalStore } from 'react'
import { localDay } from '#shared/domain/day.ts'

const lookEveryMs = 60_000

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, lookEveryMs)
  return () => clearInterval(timer)
}

const today = () => localDay(new Date())

/** The day of the browser's time zone, `YYYY-MM-DD`; it changes at midnight. */
export const useToday = () => useSyncExternalStore(subscribe, today)
