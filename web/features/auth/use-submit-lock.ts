import { useEffect, useRef, useState } from 'react'

/** How long a submit button stays locked after a press, in milliseconds. */
const submitLockMs = 1000

/** A lock that closes with each press and opens by itself after a second. */
export const useSubmitLock = () => {
  const [isLocked, setIsLocked] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const lock = () => {
    setIsLocked(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsLocked(false), submitLockMs)
  }
  return { isLocked, lock }
}
