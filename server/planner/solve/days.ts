import type { City } from '#server/gazetteer/cities.ts'
import type { TripTexts } from '#server/planner/texts.ts'
import type { Itinerary, Leg } from './itinerary.ts'
import type { Ride } from './rides.ts'
import type { Visit } from './visits.ts'

/** The visits of a trip and the rides between them: one ride fewer than visits. */
export interface Timed {
  readonly visits: readonly Visit[]
  readonly rides: readonly Ride[]
}

/** The length in days: the nights of the stops, the nights on the way, and one. */
export const daysOfTrip = ({ visits, rides }: Timed) =>
  1 + visits.reduce((sum, { nights }) => sum + nights, 0) + rides.reduce((sum, { nights }) => sum + nights, 0)

/** The legs with their days: each leaves on the morning after the last night in its city. */
export function legsOf({ visits, rides }: Timed): Leg[] {
  const legs: Leg[] = []
  let day = 1
  for (const [at, { type, nights }] of rides.entries()) {
    const [from, to] = [visits[at], visits[at + 1]]
    if (!from || !to) break
    const startDay = day + from.nights
    day = startDay + nights
    legs.push({ type, from: from.city, to: to.city, startDay, arrivalDay: day })
  }
  return legs
}

/** An entry for each day, with its city and a text. */
export function daysOf(timed: Timed, legs: readonly Leg[], texts: TripTexts): Itinerary['days'] {
  const { visits, rides } = timed
  const length = daysOfTrip(timed)
  const days: Itinerary['days'][number][] = []
  let stayed = 0
  for (let day = 1; day <= length; day++) {
    const here = cityOn(timed, legs, day)
    if (!here) break
    const lines: string[] = []
    for (const [at, leg] of legs.entries()) {
      const { from, to, type, startDay, arrivalDay } = leg
      const names = { from: texts.cityName(from), to: texts.cityName(to) }
      // A day trip out and back on one day is one line.
      const isOuting = visits[at + 1]?.isDayTrip && legs[at + 1]?.startDay === day
      if (startDay === day && isOuting) lines.push(texts.days.outing({ city: names.from, other: names.to }))
      else if (visits[at]?.isDayTrip && arrivalDay === day) continue
      else if (startDay === day && arrivalDay > day)
        lines.push(texts.days.leave({ city: names.from, next: names.to, type }))
      else if (startDay < day && arrivalDay > day) lines.push(texts.days.underway(names))
      else if (arrivalDay === day) {
        const isHome = at === legs.length - 1 && visits[at + 1]?.stop?.need === 'pass'
        if (isHome) lines.push(texts.days.home({ city: names.from, home: names.to, type }))
        else lines.push(texts.days.arrive({ type, from: names.from, city: names.to, km: rides[at]?.km ?? 0 }))
      }
    }
    const travels = lines.length > 0
    stayed = travels ? 0 : stayed + 1
    days.push({
      day,
      city: here,
      text: travels ? lines.join(' ') : stayText(here, day, stayed, texts),
      travels,
    })
  }
  return days
}

/** The city of a day: the city of the following night, or on the day of the return home the last visited city. */
function cityOn({ visits }: Timed, legs: readonly Leg[], day: number): City | undefined {
  let city = visits[0]?.city
  for (const [at, { from, to, startDay, arrivalDay }] of legs.entries()) {
    if (startDay > day) break
    const isHome = at === legs.length - 1 && visits[at + 1]?.stop?.need === 'pass'
    const isAway = visits[at + 1]?.isDayTrip
    if (arrivalDay > day || isAway || (isHome && startDay === day && arrivalDay === day)) city = from
    else city = to
  }
  return city
}

function stayText(at: City, day: number, stayed: number, { days: texts, cityName }: TripTexts): string {
  const city = cityName(at)
  if (day === 1) return texts.first({ city })
  const inTurn = [texts.explore, texts.more, texts.around]
  return (inTurn[(stayed - 1) % inTurn.length] ?? texts.explore)({ city })
}

/** "Rome (3 days), Florence (2 days). By train." The days are those of the list of days. */
export function describe({ visits, rides }: Timed, days: Itinerary['days'], texts: TripTexts): string {
  const slept = visits.filter(({ isDayTrip, stop }, at) => !isDayTrip && (at === 0 || stop?.need !== 'pass'))
  const shown = slept.filter(({ city }, at) => city.index !== slept[at - 1]?.city.index)
  const named = shown.map(({ city }, at) => {
    const isSecond = shown.findIndex((other) => other.city.index === city.index) < at
    const count = isSecond ? 0 : days.filter((day) => day.city.index === city.index).length
    const name = texts.cityName(city)
    return count > 0 ? texts.stopWithDays({ name, days: count }) : name
  })
  const types = [...new Set(rides.map(({ type }) => texts.types[type]))]
  return texts.description({ stops: texts.inARow(named), types: texts.listed(types) })
}

/** The name of the trip, from its area, its route or its cities. */
export function nameOf({ visits }: Timed, where: readonly string[], days: number, texts: TripTexts): string {
  if (where.length > 0) return texts.names.area({ where: texts.listed(where), days })
  const [first, last] = [visits[0], visits.at(-1)]
  if (!first || !last) return ''
  const stays = visits.filter(({ isDayTrip, stop }) => !isDayTrip && stop?.need !== 'pass')
  const names = [...new Set(stays.map(({ city }) => texts.cityName(city)))]
  if (names.length <= 4 && names.length > 0) return texts.names.cities({ names: texts.listed(names), days })
  const [from, to] = [texts.cityName(first.city), texts.cityName(last.city)]
  return from === to ? texts.names.round({ start: from, days }) : texts.names.between({ from, to, days })
}
