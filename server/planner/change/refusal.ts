import type { PlannerTexts } from '#server/planner/texts.ts'
import type { Place } from '#shared/trip-request.ts'
import type { Geography, OpenRoute } from './open-route.ts'
import { positionsOf } from './places-of-route.ts'

export interface ChangeContext {
  readonly geography: Geography
  readonly texts: ChangeTexts
}

/** Texts of the changes that cannot be made. */
type ChangeTexts = Pick<
  PlannerTexts,
  'notInTrip' | 'alreadyInTrip' | 'noSuchLeg' | 'nothingLeft' | 'tooFewNights'
>

/** A change that is impossible. Its message is for the person. */
export class Refusal extends Error {}

/** The positions of a place in the route. Throws a refusal when it has none. */
export function required(
  route: OpenRoute,
  place: Place,
  { geography, texts }: ChangeContext,
): [number, ...number[]] {
  const [first, ...others] = positionsOf(route, place, geography)
  if (first === undefined) throw new Refusal(texts.notInTrip({ name: place.name }))
  return [first, ...others]
}
