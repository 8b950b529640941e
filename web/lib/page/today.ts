import { useSyncExternalStore } from 'react'
import { localDay } from '#shared/domain/day.ts'

const lookEveryMs = 60_000

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, lookEveryMs)
  return () => clearInterval(timer)
}

const today = () => localDay(new Date())

/** The current day in the browser's time zone, `YYYY-MM-DD`. It is updated within a minute after midnight. */
export const useToday = () => useSyncExternalStore(subscribe, today)
