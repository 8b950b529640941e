import { loadGazetteer } from '#server/planner/gazetteer/load.ts'
import { planFromSentence } from '#server/planner/plan.ts'
import { faultsOf } from '#server/planner/validate.ts'
import type { World } from '#server/planner/world.ts'
import type { Answer } from './answer.ts'
import { type PlannerCase, today } from './case.ts'

const gazetteer = await loadGazetteer(new URL('../../../data/dist/', import.meta.url))

/** Plans as the server does; undefined when the prompt is refused. Throws when the trip is not valid. */
export async function planCase(_world: World, { prompt }: PlannerCase): Promise<Answer | undefined> {
  const trip = planFromSentence(prompt, gazetteer, today)
  if (!trip) return undefined
  const faults = faultsOf(gazetteer, trip)
  if (faults.length > 0) throw new Error(faults.join('; '))
  return {
    legs: trip.legs,
    days: trip.days,
    firstDay: trip.firstDay,
    limits: trip.unmetWishes,
    questions: [],
    unused: [],
  }
}
