import type { TripTexts } from '#server/planner/texts.ts'
import type { Constraint, Place } from '#shared/trip-request.ts'
import type { Limit } from './itinerary.ts'
import { placeOf, type Task } from './task.ts'
import type { Visit } from './visits.ts'
import { isSamePlace } from './wishes.ts'

interface Kept {
  readonly task: Task
  readonly visits: readonly Visit[]
  readonly texts: TripTexts
}

/** Limits for what a person said about places, order and legs that the trip does not keep. The last check of a trip. */
export const unkeptLimits = (kept: Kept): Limit[] =>
  kept.task.wishes.request.constraints.flatMap((constraint) => {
    const text = constraint.origin === 'said' ? unkept(kept, constraint) : undefined
    return text === undefined ? [] : [{ text, constraint: constraint.id }]
  })

/** What to say of a constraint that is not kept; undefined when it is kept. */
function unkept(kept: Kept, constraint: Constraint): string | undefined {
  const { task, visits, texts } = kept
  const isIn = (visit: Visit | undefined, place: Place) =>
    visit !== undefined &&
    (place.kind === 'city' ? isSamePlace(place, placeOf(visit.city)) : task.atlas.holds(place, visit.city))
  const isVisited = (place: Place) => visits.some((visit) => isIn(visit, place))
  const leftOut = (place: Place) =>
    isVisited(place) ? undefined : texts.leftOut({ name: nameOf(kept, place) })
  if (constraint.kind === 'visit' || constraint.kind === 'day-trip')
    return constraint.place ? leftOut(constraint.place) : undefined
  if (constraint.kind === 'role') {
    const { role, place } = constraint
    if (role === 'home') return undefined
    const isThere = role === 'base' || isIn(role === 'start' ? visits[0] : visits.at(-1), place)
    return leftOut(place) ?? (isThere ? undefined : texts.noSuchTown)
  }
  if (constraint.kind === 'stay') {
    if (constraint.of === null) return undefined
    if (constraint.of.kind !== 'theme') return leftOut(constraint.of)
    return visits.some(({ stop }) => stop?.stay?.id === constraint.id) ? undefined : texts.noSuchTown
  }
  if (constraint.kind === 'order') {
    const isKept = constraint.places.every((place, at) => {
      const next = constraint.places[at + 1]
      if (!next || !isVisited(place) || !isVisited(next)) return true
      const first = visits.findIndex((visit) => isIn(visit, place))
      return first < visits.findLastIndex((visit) => isIn(visit, next))
    })
    const names = [...new Set(visits.map(({ city }) => texts.cityName(city)))]
    return isKept ? undefined : texts.otherOrder({ names: texts.listed(names) })
  }
  if (constraint.kind === 'transport') {
    const { leg, use } = constraint
    if (use === 'avoid' || typeof leg !== 'object' || !leg.from || !leg.to) return undefined
    const { from, to } = leg
    const isLeg = visits.some((visit, at) => isIn(visit, from) && isIn(visits[at + 1], to))
    return isLeg ? undefined : texts.noSuchLeg({ from: nameOf(kept, from), to: nameOf(kept, to) })
  }
  const isOtherRoute = constraint.kind === 'route' && task.wishes.route?.id !== constraint.route
  return isOtherRoute ? texts.noSuchTown : undefined
}

function nameOf({ task, texts }: Kept, { kind, id, name }: Place): string {
  const city = kind === 'city' ? task.atlas.city(id) : undefined
  if (city) return texts.cityName(city)
  return kind === 'country' ? texts.countryName(id, name) : name
}
