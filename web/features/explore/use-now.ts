import { useEffect, useState } from 'react'

const minuteMs = 60_000
const lookEveryMs = 2000

/** The current time, updated every minute. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const minuteOf = (moment: Date) => Math.floor(moment.getTime() / minuteMs)
    const timer = setInterval(() => {
      const next = new Date()
      setNow((before) => (minuteOf(before) === minuteOf(next) ? before : next))
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
