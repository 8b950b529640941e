import type { City } from '#server/gazetteer/cities.ts'
import type { Question, Span, TripChange } from '#shared/trip-request.ts'
import { type Ask, planTrip, type UnknownPlaces } from './plan-trip.ts'
import type { Itinerary, Leg } from './solve/itinerary.ts'
import { type PlaceInText, placesInTexts } from './places-in-texts.ts'
import { faultsOf } from './solve/faults.ts'
import type { World } from './world.ts'

/** A task of the planner, as serialisable data: a trip to plan, or sentences in which to find places. */
export type PlannerTask = Ask | { readonly sentences: readonly string[]; readonly areEntries: boolean }

interface PlainCity {
  geonameid: number
  name: string
}

/** A planned trip as serialisable data, with the GeoNames ids of its cities. */
export interface PlainTrip extends Omit<Itinerary, 'legs' | 'days'> {
  readonly legs: readonly (Omit<Leg, 'from' | 'to'> & { from: PlainCity; to: PlainCity })[]
  readonly days: readonly { day: number; city: PlainCity; text: string }[]
  readonly unused: readonly Span[]
  readonly questions: readonly Question[]
  readonly changes: readonly TripChange[]
}

export interface PlannerOutcome {
  /** Null when the ask gives no trip. */
  readonly trip: PlainTrip | null
  /** Names in a model's answer that no place has. */
  readonly unresolved: readonly string[]
  /** The field of the ask that names a place which does not exist. */
  readonly unknown?: UnknownPlaces
  /** The places of each sentence. */
  readonly places?: readonly (readonly PlaceInText[])[]
}

/** Runs a task. Throws when the planned trip is not valid, which is a bug of the planner. */
export function runTask(world: World, task: PlannerTask): PlannerOutcome {
  if ('sentences' in task) return { trip: null, unresolved: [], places: placesInTexts(world, task) }
  const { planned, ...rest } = planTrip(world, task)
  if (!planned) return { trip: null, ...rest }
  const { itinerary, ...about } = planned
  const faults = faultsOf(itinerary, world)
  if (faults.length > 0) throw new Error(`The planned trip is not valid: ${faults.join('; ')}.`)
  return { trip: { ...plain(itinerary), ...about }, ...rest }
}

const plainCity = ({ geonameid, name }: City): PlainCity => ({ geonameid, name })

const plain = (itinerary: Itinerary) => ({
  ...itinerary,
  legs: itinerary.legs.map((leg) => ({ ...leg, from: plainCity(leg.from), to: plainCity(leg.to) })),
  days: itinerary.days.map(({ day, city, text }) => ({ day, city: plainCity(city), text })),
})
