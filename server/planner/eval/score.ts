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

/** "Paris US.TX" or "Rome IT" as the city that is meant: the best known one of that name there. */
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

/** Holds a trip against what was expected of it. */
export function checksOf(gazetteer: Gazetteer, expected: PlannerCase, trip: Itinerary | undefined): Check[] {
  const checks: Check[] = []
  const check = (kind: string, met: boolean, text: string) => checks.push({ kind, met, expected: text })
  if (expected.refused) {
    check('refused', trip === undefined, 'a message instead of a trip')
    return checks
  }
  if (!trip) {
    check('answered', false, 'a trip')
    return checks
  }
  const cities =
    trip.legs.length > 0
      ? [trip.legs[0]?.from, ...trip.legs.map(({ to }) => to)].filter((city) => city !== undefined)
      : []
  const [first, last] = [cities[0], cities.at(-1)]
  const is = (city: City | undefined, text: string) => city?.index === cityOf(gazetteer, text).index
  const visits = (text: string) => cities.some((city) => is(city, text))
  const named = [expected.start, expected.end].filter((text) => text !== undefined)
  const chosen = cities.filter((city) => !named.some((text) => is(city, text)))
  if (expected.within !== undefined) {
    const allowed = expected.within.split(' ')
    check(
      'countries',
      chosen.every(({ country }) => allowed.includes(country)),
      `only ${expected.within}`,
    )
  }
  for (const country of expected.countries?.split(' ') ?? [])
    check(
      'countries',
      cities.some((city) => city.country === country),
      country,
    )
  if (expected.minCountries !== undefined) {
    const count = new Set(cities.map(({ country }) => country)).size
    check('countries', count >= expected.minCountries, `${expected.minCountries} countries`)
  }
  for (const text of expected.cities ?? []) check('cities', visits(text), text)
  for (const text of expected.avoid ?? []) {
    check(
      'avoid',
      text.length === 2 ? !cities.some(({ country }) => country === text) : !visits(text),
      `not ${text}`,
    )
  }
  if (expected.count !== undefined) {
    const outside = (city: City) =>
      expected.within !== undefined && !expected.within.split(' ').includes(city.country)
    const count = new Set(cities.filter((city) => !outside(city)).map(({ index }) => index)).size
    check('cities', count === expected.count, `${expected.count} cities`)
  }
  if (expected.start !== undefined) check('start', is(first, expected.start), expected.start)
  if (expected.end !== undefined) check('end', is(last, expected.end), expected.end)
  if (expected.roundTrip)
    check('end', first !== undefined && first.index === last?.index, 'back at the start')
  if (expected.order) {
    const places = expected.order.map((text) => cities.findIndex((city) => is(city, text)))
    const rising = places.every((place, i) => place >= 0 && (i === 0 || place > (places[i - 1] ?? 0)))
    check('order', rising, expected.order.join(', '))
  }
  if (expected.days !== undefined) check('days', trip.days.length === expected.days, `${expected.days} days`)
  for (const [text, days] of Object.entries(expected.stays ?? {})) {
    const city = cityOf(gazetteer, text)
    check(
      'days',
      trip.days.filter((day) => day.city.index === city.index).length === days,
      `${days} days in ${text}`,
    )
  }
  if (expected.startDay !== undefined) check('dates', trip.firstDay === expected.startDay, expected.startDay)
  const types = trip.legs.map(({ type }) => type)
  if (expected.only !== undefined)
    check(
      'transport',
      types.every((type) => type === expected.only),
      `only ${expected.only}`,
    )
  for (const type of expected.none?.split(' ') ?? [])
    check(
      'transport',
      types.every((other) => other !== type),
      `no ${type}`,
    )
  for (const type of expected.some?.split(' ') ?? [])
    check(
      'transport',
      types.some((other) => other === type),
      `a ${type}`,
    )
  if (expected.told) check('told', trip.unmetWishes.length + trip.assumptions.length > 0, 'a note')
  return checks
}
