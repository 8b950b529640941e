import * as z from 'zod/mini'
import { readLocalText, writeLocalText } from '#web/lib/page/local-text.ts'
import { type Answer, answer } from './answer.ts'
import { type Plan, routeOf } from './plan.ts'

const kept = z.array(
  z.object({
    tripId: z.string(),
    /** The route and the days for which the wishes were stored. */
    route: z.string(),
    answer,
  }),
)

// Each has a few kilobytes; a browser gives a site 5 MB.
const mostTrips = 30

const keyOf = (userId: string) => `waymark.trip-wishes.${userId}`

const storedWishes = (userId: string): z.infer<typeof kept> => {
  try {
    return kept.safeParse(JSON.parse(readLocalText(keyOf(userId)) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/**
 * Stores in this browser what the assistant understood of a saved trip, because the trip's record has no field for it.
 * A plan without an answer deletes the stored value.
 */
export function keepWishes(userId: string, tripId: string, plan: Plan): void {
  const others = storedWishes(userId).filter((one) => one.tripId !== tripId)
  const { answer } = plan
  const own = answer ? [{ tripId, route: routeOf(plan), answer: savedAnswer(answer) }] : []
  writeLocalText(keyOf(userId), JSON.stringify([...own, ...others].slice(0, mostTrips)))
}

/** What was understood of a stored trip, unless its route or its days have changed since it was stored. */
export const wishesOf = (userId: string, tripId: string, plan: Plan): Answer | undefined =>
  storedWishes(userId).find((one) => one.tripId === tripId && one.route === routeOf(plan))?.answer

/** After a save the trip includes the change, so there is nothing left to compare. */
function savedAnswer(answer: Answer): Answer {
  const { before: _, ...rest } = answer
  return { ...rest, changes: [], isLate: false }
}
