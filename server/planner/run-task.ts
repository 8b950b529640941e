import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from './gazetteer/load.ts'
import type { Itinerary } from './itinerary.ts'
import { planFromProposal } from './plan-proposal.ts'
import { planFromSentence } from './plan.ts'
import type { Proposal } from './proposal.ts'
import type { Day } from './read/calendar.ts'
import { faultsOf } from './validate.ts'

/** A task of the planner, as serialisable data. */
export interface PlannerTask {
  readonly prompt: string
  /** Today in the person's time zone. */
  readonly today: Day
  /** A model's proposal; without one the built-in planner plans from the prompt. */
  readonly proposal?: Proposal
  /** The language of the texts: a tag that the catalogue has. */
  readonly language: string
}

interface PlainCity {
  geonameid: number
  name: string
}

interface PlainLeg {
  type: Itinerary['legs'][number]['type']
  from: PlainCity
  to: PlainCity
  startDay: number
  arrivalDay: number
}

/** A planned trip as serialisable data, with the GeoNames ids of its cities. */
export interface PlainItinerary extends Omit<Itinerary, 'legs' | 'days'> {
  legs: PlainLeg[]
  days: { day: number; city: PlainCity; text: string }[]
}

export interface PlannerOutcome {
  /** Null when the prompt or the proposal gives no trip. */
  itinerary: PlainItinerary | null
  /** Names in the proposal that match no city. */
  unresolved: string[]
}

/** Runs a task. Throws when the planned trip is not valid, which is a bug of the planner. */
export function runTask(
  gazetteer: Gazetteer,
  { prompt, today, proposal, language }: PlannerTask,
): PlannerOutcome {
  const { itinerary, unresolved } = proposal
    ? planFromProposal(gazetteer, proposal, prompt, today, language)
    : { itinerary: planFromSentence(prompt, gazetteer, today, language), unresolved: [] }
  if (!itinerary || itinerary.legs.length === 0) return { itinerary: null, unresolved }
  const faults = faultsOf(gazetteer, itinerary)
  if (faults.length > 0) throw new Error(`The planned trip is not valid: ${faults.join('; ')}.`)
  return { itinerary: plain(itinerary), unresolved }
}

const plainCity = ({ geonameid, name }: City): PlainCity => ({ geonameid, name })

const plain = (itinerary: Itinerary): PlainItinerary => ({
  ...itinerary,
  legs: itinerary.legs.map((leg) => ({ ...leg, from: plainCity(leg.from), to: plainCity(leg.to) })),
  days: itinerary.days.map(({ day, city, text }) => ({ day, city: plainCity(city), text })),
})
