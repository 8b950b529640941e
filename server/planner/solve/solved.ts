import type { Place } from '#shared/trip-request.ts'
import type { TripTexts } from '#server/planner/texts.ts'
import type { FirstDay } from './dates.ts'
import type { Timed } from './days.ts'
import type { Length } from './length.ts'
import type { RideWish } from './rides.ts'
import type { Task } from './task.ts'
import type { Visits } from './visits.ts'

/** A solved trip, for the sentences about it. */
export interface Solved extends Timed, Visits {
  readonly task: Task
  readonly length: Length
  readonly rideWishes: readonly RideWish[]
  readonly firstDay: FirstDay | undefined
  /** Whether a limit ended the search before it had compared everything. */
  readonly isCut: boolean
  readonly texts: TripTexts
}

/** The name of a place in the language of the trip. */
export function placeName(
  { kind, id, name }: Place,
  { task, texts }: Pick<Solved, 'task' | 'texts'>,
): string {
  const city = kind === 'city' ? task.atlas.city(id) : undefined
  if (city) return texts.cityName(city)
  return kind === 'country' ? texts.countryName(id, name) : name
}
