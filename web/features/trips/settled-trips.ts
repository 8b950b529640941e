import * as z from 'zod/mini'
import { useState } from 'react'

const key = 'waymark.trip-stays'
const revisions = z.record(z.string(), z.number())

/** The revision of each trip at which its offer was answered in this browser. */
const stored = (): Record<string, number> => {
  try {
    return z.safeParse(revisions, JSON.parse(localStorage.getItem(key) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

/**
 * Whether the offer of a trip was answered in this browser, and how to note that it is. A later change of the trip
 * opens it again.
 */
export const useSettledTrip = ({ id, revision }: { id: string; revision: number }) => {
  const [settled, setSettled] = useState(stored)
  const settle = () => {
    // Read again: another tab may have written since.
    const next = { ...stored(), [id]: revision }
    setSettled(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Full or forbidden: the answer holds until the page is left.
    }
  }
  return [settled[id] === revision, settle] as const
}
