import type { City } from '#server/gazetteer/cities.ts'
import { addDays } from '#shared/domain/day.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import type { Answer } from './answer.ts'
import type { Amount, Expectation } from './case.ts'

/** One expectation and whether it was met. */
export interface Check {
  kind: keyof Expectation | 'answered'
  met: boolean
  expected: string
}

type FindCity = (text: string) => City

/** The answer in the terms that cases use. */
interface Trip {
  answer: Answer
  /** The stops from the first to the last. */
  cities: readonly City[]
  cityOf: FindCity
  /** The start and the end, if the case names them: they may lie outside of the area that it names. */
  ends: readonly City[]
}

/** What a case expects, each with whether the answer meets it. The answer is undefined when the prompt was refused. */
export function checksOf(expect: Expectation, answer: Answer | undefined, cityOf: FindCity): Check[] {
  if (expect.refused)
    return [{ kind: 'refused', met: answer === undefined, expected: 'a message instead of a trip' }]
  if (!answer || answer.legs.length === 0) return [{ kind: 'answered', met: false, expected: 'a trip' }]
  const cities = [answer.legs[0]?.from, ...answer.legs.map(({ to }) => to)].filter(
    (city) => city !== undefined,
  )
  const ends = [expect.start, expect.end].flatMap((text) => (text === undefined ? [] : cityOf(text)))
  const trip: Trip = { answer, cities, cityOf, ends }
  return [
    ...placeChecks(expect, trip),
    ...areaChecks(expect, trip),
    ...orderChecks(expect, trip),
    ...lengthChecks(expect, trip),
    ...dateChecks(expect, answer),
    ...transportChecks(expect, trip),
    ...messageChecks(expect, answer),
  ]
}

const isSame = (a: City | undefined, b: City | undefined) => a !== undefined && a.index === b?.index
const includes = (cities: readonly City[], city: City) => cities.some((other) => isSame(other, city))
const shown = (amount: Amount) => (Array.isArray(amount) ? amount.join(' to ') : String(amount))
const fits = (value: number, amount: Amount) =>
  Array.isArray(amount) ? value >= amount[0] && value <= amount[1] : value === amount
const isCountry = (text: string) => /^[A-Z]{2}$/.test(text)

/** Which cities are stops and which are not. */
function placeChecks(expect: Expectation, { cities, cityOf }: Trip): Check[] {
  const checks: Check[] = []
  for (const text of expect.cities ?? [])
    checks.push({ kind: 'cities', met: includes(cities, cityOf(text)), expected: text })
  for (const text of expect.avoid ?? []) {
    const isThere = isCountry(text)
      ? cities.some(({ country }) => country === text)
      : includes(cities, cityOf(text))
    checks.push({ kind: 'avoid', met: !isThere, expected: `not ${text}` })
  }
  for (const group of expect.anyOf ?? [])
    checks.push({
      kind: 'anyOf',
      met: group.some((text) => includes(cities, cityOf(text))),
      expected: `one of ${group.join(', ')}`,
    })
  if (expect.exact) {
    const wanted = expect.exact.map(cityOf)
    const met = wanted.length === cities.length && wanted.every((city, index) => isSame(city, cities[index]))
    checks.push({ kind: 'exact', met, expected: expect.exact.join(', ') })
  }
  if (expect.set) {
    const wanted = expect.set.map(cityOf)
    const met =
      wanted.every((city) => includes(cities, city)) && cities.every((city) => includes(wanted, city))
    checks.push({ kind: 'set', met, expected: `only ${expect.set.join(', ')}` })
  }
  return checks
}

/** In which countries and how far apart the stops are. */
function areaChecks(expect: Expectation, { cities, cityOf, ends }: Trip): Check[] {
  const checks: Check[] = []
  const chosen = cities.filter((city) => !includes(ends, city))
  const { within, near, minCountries } = expect
  if (within !== undefined) {
    const allowed = within.split(' ')
    const met = chosen.every(({ country }) => allowed.includes(country))
    checks.push({ kind: 'within', met, expected: `only ${within}` })
  }
  for (const country of expect.countries?.split(' ') ?? []) {
    const met = cities.some((city) => city.country === country)
    checks.push({ kind: 'countries', met, expected: country })
  }
  if (minCountries !== undefined) {
    const met = new Set(cities.map(({ country }) => country)).size >= minCountries
    checks.push({ kind: 'minCountries', met, expected: `${minCountries} countries` })
  }
  if (near) {
    const centre = cityOf(near.city)
    const met = chosen.every((city) => distanceKm(city, centre) <= near.km)
    checks.push({ kind: 'near', met, expected: `within ${near.km} km of ${near.city}` })
  }
  return checks
}

/** Where the trip begins and ends, and the order of its stops. */
function orderChecks(expect: Expectation, { cities, cityOf }: Trip): Check[] {
  const checks: Check[] = []
  const [first, last] = [cities[0], cities.at(-1)]
  const { start, end, order } = expect
  if (start !== undefined)
    checks.push({ kind: 'start', met: isSame(first, cityOf(start)), expected: `begins in ${start}` })
  if (end !== undefined)
    checks.push({ kind: 'end', met: isSame(last, cityOf(end)), expected: `ends in ${end}` })
  if (expect.roundTrip)
    checks.push({ kind: 'roundTrip', met: isSame(first, last), expected: 'back at the start' })
  if (order) {
    const places = order.map((text) => cities.findIndex((city) => isSame(city, cityOf(text))))
    const met = places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1))
    checks.push({ kind: 'order', met, expected: order.join(', then ') })
  }
  return checks
}

/** The nights in each stop, in the order of `cities`; the last ones end with the trip. */
const nightsOf = ({ answer: { legs, days }, cities }: Trip) =>
  cities.map((_, index) => (legs[index]?.startDay ?? days.length) - (legs[index - 1]?.arrivalDay ?? 1))

/** The length of the trip and of its stays. */
function lengthChecks(expect: Expectation, trip: Trip): Check[] {
  const checks: Check[] = []
  const { answer, cities, cityOf } = trip
  const nights = nightsOf(trip)
  const daysIn = (city: City) => answer.days.filter((day) => isSame(day.city, city)).length
  const nightsIn = (city: City) =>
    nights.reduce((sum, count, index) => sum + (isSame(cities[index], city) ? count : 0), 0)
  if (expect.days !== undefined)
    checks.push({
      kind: 'days',
      met: fits(answer.days.length, expect.days),
      expected: `${shown(expect.days)} days`,
    })
  for (const [text, amount] of Object.entries(expect.stays ?? {})) {
    const met = fits(daysIn(cityOf(text)), amount)
    checks.push({ kind: 'stays', met, expected: `${shown(amount)} days in ${text}` })
  }
  for (const [text, amount] of Object.entries(expect.nights ?? {})) {
    const met = fits(nightsIn(cityOf(text)), amount)
    checks.push({ kind: 'nights', met, expected: `${shown(amount)} nights in ${text}` })
  }
  if (expect.count !== undefined) {
    const { count } = expect
    // A place visited on the last day, without a night, may also count as a stay.
    const met = [nightsIn, daysIn].some((stayIn) => {
      const stayed = cities.filter((city) => stayIn(city) > 0)
      return fits(new Set(stayed.map(({ index }) => index)).size, count)
    })
    checks.push({ kind: 'count', met, expected: `${shown(count)} places` })
  }
  return checks
}

/** The first and the last day. */
function dateChecks(expect: Expectation, { firstDay, days }: Answer): Check[] {
  const checks: Check[] = []
  const first = firstDay ?? ''
  const last = first === '' ? '' : addDays(first, days.length - 1)
  const { startDay, startsIn, endDay, endsBy } = expect
  if (startDay !== undefined)
    checks.push({ kind: 'startDay', met: first === startDay, expected: `begins on ${startDay}` })
  if (startsIn) {
    const met = first >= startsIn[0] && first <= startsIn[1]
    checks.push({ kind: 'startsIn', met, expected: `begins between ${startsIn.join(' and ')}` })
  }
  if (endDay !== undefined)
    checks.push({ kind: 'endDay', met: last === endDay, expected: `ends on ${endDay}` })
  if (endsBy !== undefined)
    checks.push({ kind: 'endsBy', met: last !== '' && last <= endsBy, expected: `ends by ${endsBy}` })
  return checks
}

/** The types of transport. */
function transportChecks(expect: Expectation, { answer: { legs }, cities, cityOf }: Trip): Check[] {
  const checks: Check[] = []
  const types: readonly string[] = legs.map(({ type }) => type)
  const { only, none, some } = expect
  if (only !== undefined) {
    const met = types.every((type) => only.split(' ').includes(type))
    checks.push({ kind: 'only', met, expected: `only ${only}` })
  }
  for (const type of none?.split(' ') ?? [])
    checks.push({ kind: 'none', met: !types.includes(type), expected: `no ${type}` })
  for (const type of some?.split(' ') ?? [])
    checks.push({ kind: 'some', met: types.includes(type), expected: `a ${type}` })
  for (const [from, to, type] of expect.legs ?? []) {
    const start = cities.findIndex((city) => isSame(city, cityOf(from)))
    const end = cities.findIndex((city, index) => index > start && isSame(city, cityOf(to)))
    const between = start < 0 || end < 0 ? [] : types.slice(start, end)
    const met = between.length > 0 && between.every((known) => known === type)
    checks.push({ kind: 'legs', met, expected: `${from} to ${to} by ${type}` })
  }
  return checks
}

/** What the answer says beside the trip. */
function messageChecks(expect: Expectation, { limits, questions, unused }: Answer): Check[] {
  const checks: Check[] = []
  const { asks } = expect
  const says = (texts: readonly string[], words: string) =>
    texts.some((text) => text.toLowerCase().includes(words.toLowerCase()))
  if (expect.told) {
    const met = limits.length + questions.length + unused.length > 0
    checks.push({ kind: 'told', met, expected: 'a note about what is not met' })
  }
  if (asks !== undefined) {
    const met = questions.length > 0 && (asks === true || says(questions, asks))
    checks.push({ kind: 'asks', met, expected: 'a question' })
  }
  for (const words of expect.reports ?? []) {
    // A case that expects "glamping tents" also accepts "glamping".
    const met =
      says([...unused, ...limits], words) || unused.some((text) => text !== '' && says([words], text))
    checks.push({ kind: 'reports', met, expected: `"${words}" is named` })
  }
  return checks
}
