import type { Ride } from './choose/transport.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Itinerary, Leg } from './itinerary.ts'
import type { TripTexts } from './texts.ts'

/** The cities of a trip, the rides between them, and the days spent in each city. */
export interface Timed {
  readonly cities: readonly City[]
  readonly rides: readonly Ride[]
  /** Days in each city. Their sum plus the nights on the way is the length of the trip. */
  readonly days: readonly number[]
  /** Whether the last ride goes home on the last day. */
  readonly returns: boolean
  readonly length: number
}

/** The legs with their days: each leaves on the day after the last one in its city, and none after the last day. */
export function legsOf({ cities, rides, days, length }: Timed): Leg[] {
  const legs: Leg[] = []
  let day = 1
  let nightsLeft = rides.reduce((sum, ride) => sum + ride.nights, 0)
  for (const [order, ride] of rides.entries()) {
    const [from, to] = [cities[order], cities[order + 1]]
    if (!from || !to) break
    day = Math.max(1, Math.min(day + (days[order] ?? 0), length - nightsLeft))
    const arrivalDay = day + ride.nights
    legs.push({ type: ride.type, from, to, startDay: day, arrivalDay })
    nightsLeft -= ride.nights
    day = arrivalDay
  }
  return legs
}

/** An entry for each day, with its city and a text. */
export function daysOf(timed: Timed, legs: readonly Leg[], texts: TripTexts): Itinerary['days'] {
  const entries: Itinerary['days'] = []
  const [firstCity] = timed.cities
  if (!firstCity) return entries
  let stayed = 0
  for (let day = 1; day <= timed.length; day++) {
    const arriving = legs.map((leg, order) => ({ leg, order })).filter(({ leg }) => leg.arrivalDay === day)
    const underway = legs.find((leg) => leg.startDay <= day && leg.arrivalDay > day)
    const last = arriving.at(-1)
    const goesHome = timed.returns && last?.order === legs.length - 1
    let city = underway?.from ?? last?.leg.to ?? placeOn(legs, day, firstCity)
    if (goesHome && last && last.leg.startDay === day) city = last.leg.from
    const lines = travelLines(timed, arriving, underway, goesHome, day, texts)
    const travels = lines.length > 0
    stayed = travels ? 0 : stayed + 1
    const text = travels ? lines.join(' ') : stayText(city, day, stayed, texts)
    entries.push({ day, city, text, travels })
  }
  return entries
}

function placeOn(legs: readonly Leg[], day: number, first: City): City {
  let city = first
  for (const leg of legs) if (leg.arrivalDay <= day) city = leg.to
  return city
}

function travelLines(
  { rides, returns, cities }: Timed,
  arriving: readonly { leg: Leg; order: number }[],
  underway: Leg | undefined,
  goesHome: boolean,
  day: number,
  { days: texts, cityName }: TripTexts,
): string[] {
  const [out, back] = arriving
  const outing =
    returns && cities.length === 3 && out && back && out.leg.startDay === day && back.leg.startDay === day
  if (outing && cities[0]?.index === cities[2]?.index && out.leg.from.index === cities[0]?.index) {
    return [texts.outing({ city: cityName(out.leg.from), other: cityName(out.leg.to) })]
  }
  const lines = arriving.map(({ leg, order }) => {
    const { type } = leg
    const [from, to] = [cityName(leg.from), cityName(leg.to)]
    const isReturn = goesHome && order === rides.length - 1
    if (isReturn) return texts.home({ city: from, home: to, type })
    return texts.arrive({ type, from, city: to, km: rides[order]?.km ?? 0 })
  })
  if (!underway) return lines
  const leaves = underway.startDay === day
  const { type } = underway
  const [from, to] = [cityName(underway.from), cityName(underway.to)]
  return [...lines, leaves ? texts.leave({ city: from, next: to, type }) : texts.underway({ from, to })]
}

function stayText(at: City, day: number, stayed: number, { days: texts, cityName }: TripTexts): string {
  const city = cityName(at)
  if (day === 1) return texts.first({ city })
  const inTurn = [texts.explore, texts.more, texts.around]
  return (inTurn[(stayed - 1) % inTurn.length] ?? texts.explore)({ city })
}

/** "Rome (3 days), Florence (2 days). By train." */
export function describe({ cities, days, rides, returns }: Timed, texts: TripTexts): string {
  const stops = returns ? cities.slice(0, -1) : cities
  const named = stops.map((city, order) => {
    const count = days[order] ?? 0
    const name = texts.cityName(city)
    return count > 0 ? texts.stopWithDays({ name, days: count }) : name
  })
  const types = [...new Set(rides.map(({ type }) => texts.types[type]))]
  return texts.description({ stops: texts.inARow(named), types: texts.listed(types) })
}
