import * as z from 'zod/mini'
import { legTypes } from '#shared/collections/travel-items.ts'
import { recordId } from '#shared/records.ts'
import { place } from '#web/queries/places.ts'
import type { Cities, Plan } from './plan.ts'

/**
 * A plan in the making, kept for this tab: it outlives a reload, not the tab, so that two tabs cannot
 * overwrite each other's.
 */
const draft = z.object({
  user: recordId,
  tripId: recordId,
  /** What the stored trip was like when the changing began; null for a trip that is not stored yet. */
  basis: z.nullable(z.object({ revision: z.number() })),
  plan: z.object({
    name: z.string(),
    description: z.string(),
    // Drafts of an older version have none.
    starts: z._default(z.string(), ''),
    ends: z._default(z.string(), ''),
    itinerary: z.object({
      stops: z.array(z.object({ id: recordId, city: z.string() })).check(z.minLength(1)),
      legs: z.array(
        z.object({
          id: recordId,
          type: z.enum([...legTypes, 'gap']),
          startDay: z.string(),
          arrivalDay: z.string(),
        }),
      ),
    }),
  }),
  cities: z.array(place),
})

export type PlanDraft = z.infer<typeof draft>

const keyOf = (slot: string) => `waymark.trip-draft.${slot}`

/** Keeps a draft; where the browser refuses, the page simply has none to restore. */
export const keepDraft = (
  slot: string,
  { plan, cities, ...rest }: Omit<PlanDraft, 'plan' | 'cities'> & { plan: Plan; cities: Cities },
): void => {
  const used = new Set(plan.itinerary.stops.map(({ city }) => city))
  const kept = { ...rest, plan, cities: [...cities.values()].filter(({ id }) => used.has(id)) }
  try {
    sessionStorage.setItem(keyOf(slot), JSON.stringify(kept))
  } catch {
    // Full or forbidden: saving to the server still works.
  }
}

export const dropDraft = (slot: string): void => {
  try {
    sessionStorage.removeItem(keyOf(slot))
  } catch {
    // What cannot be read cannot be restored either.
  }
}

/** The draft that this person left in this slot, or null. */
export const restoreDraft = (slot: string, userId: string): PlanDraft | null => {
  try {
    const parsed = draft.safeParse(JSON.parse(sessionStorage.getItem(keyOf(slot)) ?? 'null'))
    if (!parsed.success || parsed.data.user !== userId) return null
    const { stops, legs } = parsed.data.plan.itinerary
    return legs.length === stops.length - 1 ? parsed.data : null
  } catch {
    return null
  }
}
