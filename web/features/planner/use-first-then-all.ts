import { startTransition, useEffect, useState } from 'react'

/** How many stops are drawn at once: more than a window shows. */
const firstStops = 24

/** How many stops to draw: the first ones at once, all of them when the browser has had time for the rest. */
export const useFirstThenAll = (count: number): number => {
  const [isAll, setIsAll] = useState(count <= firstStops)
  useEffect(() => startTransition(() => setIsAll(true)), [])
  return isAll ? count : firstStops
}
