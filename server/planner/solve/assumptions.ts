import { distanceKm } from '#shared/domain/distance.ts'
import type { Constraint } from '#shared/trip-request.ts'
import type { City } from '#server/gazetteer/cities.ts'
import { daysOfTrip } from './days.ts'
import { placeName, type Solved } from './solved.ts'
import { cheapestOrder, costOfOrder } from './order.ts'
import type { Pool } from './pool.ts'
import type { Stop, Task } from './task.ts'
import { muchShorter } from './thresholds.ts'

/** Sentences about the choices that the request left to the solver, each once. */
export function assumptionsOf(
  solved: Solved,
  assumed: readonly Constraint[],
  { kind }: Pool,
  stops: readonly Stop[],
): string[] {
  const { texts, task, chosen } = solved
  const name = (city: City) => texts.cityName(city)
  const sentences = assumed.flatMap((constraint) => {
    const city = 'place' in constraint && constraint.place ? task.atlas.city(constraint.place.id) : undefined
    if (constraint.kind === 'length')
      return hasAllNights(task) ? [] : texts.defaultDays({ days: daysOfTrip(solved) })
    if (!city) return []
    return constraint.kind === 'role'
      ? texts.startChosen({ name: name(city) })
      : texts.townFor({ name: name(city) })
  })
  for (const town of task.towns) sentences.push(texts.townFor({ name: name(town) }))
  const count = stops.filter(({ need }) => need === 'offer').length
  const origin = task.first ?? stops[0]
  if (count > 0 && kind === 'areas') {
    const where = texts.listed(task.areas.map(({ place }) => placeName(place, solved)))
    sentences.push(texts.chosenCities({ count, where }))
  }
  if (count > 0 && kind === 'between') sentences.push(texts.chosenBetween)
  if (count > 0 && kind === 'around' && origin)
    sentences.push(texts.chosenAround({ name: name(origin.city) }))
  // Day trips for a base or a wish need no sentence.
  if (!task.base && task.dayTrips.length === 0) {
    for (const { from, city } of chosen)
      sentences.push(texts.dayTrip({ city: name(from), other: name(city) }))
  }
  const shorter = shorterOrderOf(solved)
  if (shorter) sentences.push(texts.shorterOrder({ names: texts.listed(shorter.map(name)) }))
  return [...new Set(sentences)]
}

/** Whether each named place has wished nights, which are then the length of the trip. */
function hasAllNights({ stops, areas, wishes }: Task) {
  const isOfArea = (stop: Stop) => stop.areas.some((at) => areas[at]?.stay?.least !== undefined)
  const named = stops.filter((stop) => stop.need === 'named' && !isOfArea(stop))
  const stays = [...named, ...areas].map(({ stay }) => stay ?? wishes.each)
  return wishes.route === undefined && stays.length > 0 && stays.every((stay) => stay?.least !== undefined)
}

/** The shorter order of the stops, when the wished order is much longer. */
function shorterOrderOf({ task, visits }: Solved): City[] | undefined {
  const cities = visits.filter(({ isDayTrip }) => !isDayTrip).map(({ city }) => city)
  const wished = task.wishes.orders.some(({ places }) => places.length > 2)
  if (!wished || cities.length < 4 || cities.length > 12) return undefined
  const isLoop = cities[0]?.index === cities.at(-1)?.index
  // A city that is visited twice is wanted at two times, which no shorter order has.
  const ring = isLoop ? cities.slice(1) : cities
  if (new Set(ring.map(({ index }) => index)).size < ring.length) return undefined
  const free = {
    costs: cities.map((from) => cities.map((to) => distanceKm(from, to))),
    starts: [],
    ends: [],
    isBefore: () => false,
    named: 0,
    swapped: 0,
    first: 0,
    ...(isLoop && { last: cities.length - 1 }),
  }
  const { order, cost } = cheapestOrder(free)
  if (cost > costOfOrder(free, [...cities.keys()]) * muchShorter) return undefined
  return order.flatMap((at) => cities[at] ?? [])
}
