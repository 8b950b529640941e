import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from './gazetteer/load.ts'
import type { Itinerary } from './itinerary.ts'
import { planFromProposal } from './plan-proposal.ts'
import { planFromSentence } from './plan.ts'
import type { Proposal } from './proposal.ts'
import type { Day } from './read/calendar.ts'
import { faultsOf } from './validate.ts'

/** What the planner is asked to do, as plain data. */
export interface PlannerTask {
  readonly prompt: string
  /** The day on which the person asks. */
  readonly today: Day
  /** A model's proposal to be grounded; without one the planner plans on its own. */
  readonly proposal?: Proposal
}

export interface PlainCity {
  geonameid: number
  name: string
}

export interface PlainLeg {
  type: Itinerary['legs'][number]['type']
  from: PlainCity
  to: PlainCity
  startDay: number
  arrivalDay: number
}

/** A trip as plain data: its cities by their GeoNames numbers. */
export interface PlainItinerary extends Omit<Itinerary, 'legs' | 'days'> {
  legs: PlainLeg[]
  days: { day: number; city: PlainCity; text: string }[]
}

export interface PlannerOutcome {
  /** Null when no trip came of it. */
  itinerary: PlainItinerary | null
  /** Names of a proposal that no city has. */
  unresolved: string[]
}

/** Plans a trip for a task. Throws when the planned trip breaks its own rules, which is a fault of this code. */
export function runTask(gazetteer: Gazetteer, { prompt, today, proposal }: PlannerTask): PlannerOutcome {
  const { itinerary, unresolved } = proposal
    ? planFromProposal(gazetteer, proposal, prompt, today)
    : { itinerary: planFromSentence(prompt, gazetteer, today), unresolved: [] }
  if (!itinerary || itinerary.legs.length === 0) return { itinerary: null, unresolved }
  const faults = faultsOf(gazetteer, itinerary)
  if (faults.length > 0) throw new Error(`The planned trip does not hold: ${faults.join('; ')}.`)
  return { itinerary: plain(itinerary), unresolved }
}

const plainCity = ({ geonameid, name }: City): PlainCity => ({ geonameid, name })

const plain = (itinerary: Itinerary): PlainItinerary => ({
  ...itinerary,
  legs: itinerary.legs.map((leg) => ({ ...leg, from: plainCity(leg.from), to: plainCity(leg.to) })),
  days: itinerary.days.map(({ day, city, text }) => ({ day, city: plainCity(city), text })),
})
