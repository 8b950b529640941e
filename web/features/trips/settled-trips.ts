import * as z from 'zod/mini'
import { useState } from 'react'

const key = 'waymark.trip-stays'
const answer = z.object({
  /** The revision of the trip at which its offer was answered. */
  revision: z.number(),
  /** The stops from which a stay was created. */
  made: z.array(z.string()),
})
const answers = z.record(z.string(), answer)

/** What was answered for each trip in this browser. */
const stored = (): z.infer<typeof answers> => {
  try {
    return z.safeParse(answers, JSON.parse(localStorage.getItem(key) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

const noStops: readonly string[] = []

/**
 * Whether the offer of a trip was answered in this browser, from which of its stops stays were created, and a function
 * that stores an answer. A later change of the trip shows the offer again.
 */
export const useSettledTrip = ({ id, revision }: { id: string; revision: number }) => {
  const [settled, setSettled] = useState(stored)
  const settle = (made: readonly string[]) => {
    // Read again: another tab may have written since.
    const next = { ...stored(), [id]: { revision, made: [...made] } }
    setSettled(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Full or forbidden: the answer is valid until the page is left.
    }
  }
  const { revision: last, made = noStops } = settled[id] ?? {}
  return { isSettled: last === revision, made, settle }
}
