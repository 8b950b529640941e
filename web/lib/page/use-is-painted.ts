import { useEffect, useState } from 'react'
import { afterFrame } from './slices.ts'

/** True from the task after the first frame in which something is there. */
export function useIsPainted(isThere: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    if (!isThere || isPainted) return undefined
    return afterFrame(() => setIsPainted(true))
  }, [isThere, isPainted])
  return isPainted
}
