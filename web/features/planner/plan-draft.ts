import * as z from 'zod/mini'
import { recordId } from '#shared/records.ts'
import { place } from '#web/queries/places.ts'
import { answer } from './answer.ts'
import { itinerarySchema } from './itinerary-schema.ts'
import type { Cities, Plan } from './plan.ts'

const fallback = z.catch

/**
 * A plan that is being edited, stored for this tab: it survives a reload but not the tab, so that two tabs cannot
 * overwrite each other's.
 */
const draft = z.object({
  user: recordId,
  tripId: recordId,
  /** The stored trip as it was when editing began; null for a trip that is not stored yet. */
  basis: z.nullable(z.object({ revision: z.number() })),
  plan: z.object({
    name: z.string(),
    description: z.string(),
    // Drafts of an older version have none.
    starts: z._default(z.string(), ''),
    ends: z._default(z.string(), ''),
    itinerary: itinerarySchema,
    // One from an older version is dropped; the plan is kept without it.
    answer: fallback(z.optional(answer), undefined),
  }),
  cities: z.array(place),
})

export type PlanDraft = z.infer<typeof draft>

const keyOf = (slot: string) => `waymark.trip-draft.${slot}`

/** Stores a draft; if the browser refuses, there is none to restore. */
export const keepDraft = (
  slot: string,
  { plan, cities, ...rest }: Omit<PlanDraft, 'plan' | 'cities'> & { plan: Plan; cities: Cities },
): void => {
  const former = plan.answer?.before?.itinerary.stops ?? []
  const used = new Set([...plan.itinerary.stops, ...former].map(({ city }) => city))
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
    // An unreadable draft cannot be restored either.
  }
}

/** The draft that this person left in this slot, or null. */
export const restoreDraft = (slot: string, userId: string): PlanDraft | null => {
  try {
    const parsed = draft.safeParse(JSON.parse(sessionStorage.getItem(keyOf(slot)) ?? 'null'))
    return parsed.success && parsed.data.user === userId ? parsed.data : null
  } catch {
    return null
  }
}
