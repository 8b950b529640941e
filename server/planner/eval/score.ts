import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import { normalise } from '#server/gazetteer/normalise.ts'
import type { Itinerary } from '#server/planner/itinerary.ts'
import type { PlannerCase } from './cases.ts'

/** One expectation and whether it was met. */
export interface Check {
  kind: string
  met: boolean
  expected: string
}

/** The city that "Paris US.TX" or "Rome IT" means: the best known one of that name there. */
export function cityOf(gazetteer: Gazetteer, text: string): City {
  const space = text.lastIndexOf(' ')
  const key = normalise(text.slice(0, space))
  const where = text.slice(space + 1)
  const found = gazetteer.names
    .find(key)
    .map((index) => gazetteer.cities.get(index))
    .filter(({ country, state }) => country === where || state === where)
    .sort(
      (a, b) => Number(normalise(b.name) === key) - Number(normalise(a.name) === key) || b.fame - a.fame,
    )[0]
  if (!found) throw new Error(`The gazetteer has no ${text}.`)
  return found
}

/** What a case expects of a trip, each with whether the trip meets it. */
export function checksOf(gazetteer: Gazetteer, expected: PlannerCase, trip: Itinerary | undefined): Check[] {
  if (expected.refused) {
    return [{ kind: 'refused', met: trip === undefined, expected: 'a message instead of a trip' }]
  }
  if (!trip) return [{ kind: 'answered', met: false, expected: 'a trip' }]
  return [
    ...placeChecks(gazetteer, expected, trip),
    ...endChecks(gazetteer, expected, trip),
    ...dayChecks(gazetteer, expected, trip),
    ...transportChecks(expected, trip),
    ...(expected.told
      ? [{ kind: 'told', met: trip.unmetWishes.length + trip.assumptions.length > 0, expected: 'a note' }]
      : []),
  ]
}

/** The cities of a trip in their order. */
const citiesOf = ({ legs }: Itinerary): City[] =>
  [legs[0]?.from, ...legs.map(({ to }) => to)].filter((city) => city !== undefined)

/** Which countries and cities the trip visits and avoids. */
function placeChecks(gazetteer: Gazetteer, expected: PlannerCase, trip: Itinerary): Check[] {
  const checks: Check[] = []
  const check = (kind: string, met: boolean, text: string) => checks.push({ kind, met, expected: text })
  const cities = citiesOf(trip)
  const is = (city: City, text: string) => city.index === cityOf(gazetteer, text).index
  const visits = (text: string) => cities.some((city) => is(city, text))
  const ends = [expected.start, expected.end].filter((text) => text !== undefined)
  const chosen = cities.filter((city) => !ends.some((text) => is(city, text)))
  const allowed = expected.within?.split(' ')
  const isAllowed = ({ country }: City) => allowed === undefined || allowed.includes(country)
  if (expected.within !== undefined) {
    check('countries', chosen.every(isAllowed), `only ${expected.within}`)
  }
  for (const country of expected.countries?.split(' ') ?? []) {
    const isVisited = cities.some((city) => city.country === country)
    check('countries', isVisited, country)
  }
  if (expected.minCountries !== undefined) {
    const count = new Set(cities.map(({ country }) => country)).size
    check('countries', count >= expected.minCountries, `${expected.minCountries} countries`)
  }
  for (const text of expected.cities ?? []) check('cities', visits(text), text)
  for (const text of expected.avoid ?? []) {
    const isCountry = text.length === 2
    const isVisited = isCountry ? cities.some(({ country }) => country === text) : visits(text)
    check('avoid', !isVisited, `not ${text}`)
  }
  if (expected.count !== undefined) {
    const count = new Set(cities.filter(isAllowed).map(({ index }) => index)).size
    check('cities', count === expected.count, `${expected.count} cities`)
  }
  return checks
}

/** Where the trip begins and ends, and the order of its cities. */
function endChecks(gazetteer: Gazetteer, expected: PlannerCase, trip: Itinerary): Check[] {
  const checks: Check[] = []
  const check = (kind: string, met: boolean, text: string) => checks.push({ kind, met, expected: text })
  const cities = citiesOf(trip)
  const [first, last] = [cities[0], cities.at(-1)]
  const is = (city: City | undefined, text: string) => city?.index === cityOf(gazetteer, text).index
  if (expected.start !== undefined) check('start', is(first, expected.start), expected.start)
  if (expected.end !== undefined) check('end', is(last, expected.end), expected.end)
  if (expected.roundTrip) {
    check('end', first !== undefined && first.index === last?.index, 'back at the start')
  }
  if (expected.order) {
    const places = expected.order.map((text) => cities.findIndex((city) => is(city, text)))
    const rising = places.every((place, i) => place >= 0 && (i === 0 || place > (places[i - 1] ?? 0)))
    check('order', rising, expected.order.join(', '))
  }
  return checks
}

/** The number of days, the days in single cities and the first day. */
function dayChecks(gazetteer: Gazetteer, expected: PlannerCase, trip: Itinerary): Check[] {
  const checks: Check[] = []
  const check = (kind: string, met: boolean, text: string) => checks.push({ kind, met, expected: text })
  if (expected.days !== undefined) check('days', trip.days.length === expected.days, `${expected.days} days`)
  for (const [text, days] of Object.entries(expected.stays ?? {})) {
    const { index } = cityOf(gazetteer, text)
    const stay = trip.days.filter(({ city }) => city.index === index)
    check('days', stay.length === days, `${days} days in ${text}`)
  }
  if (expected.startDay !== undefined) check('dates', trip.firstDay === expected.startDay, expected.startDay)
  return checks
}

/** The types of transport. */
function transportChecks(expected: PlannerCase, { legs }: Itinerary): Check[] {
  const kind = 'transport'
  const types: readonly string[] = legs.map(({ type }) => type)
  const listed = (text: string | undefined) => text?.split(' ') ?? []
  return [
    ...(expected.only === undefined
      ? []
      : [{ kind, met: types.every((type) => type === expected.only), expected: `only ${expected.only}` }]),
    ...listed(expected.none).map((type) => ({ kind, met: !types.includes(type), expected: `no ${type}` })),
    ...listed(expected.some).map((type) => ({ kind, met: types.includes(type), expected: `a ${type}` })),
  ]
}
