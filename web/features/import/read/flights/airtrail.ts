import { isoDate, withoutTime, writtenDay } from '#web/features/import/read/dates.ts'
import type { Answers, Format, Place, Sink, When } from '#web/features/import/read/found.ts'
import { type JsonItem, eachJsonItem } from '#web/features/import/read/json-items.ts'
import { listOf, membersOf, plainText, positionOf } from '#web/features/import/read/values.ts'
import { airportOf, flightNumber } from './airport-code.ts'
import { tellPlaneRide } from './plane-ride.ts'

/** The export of AirTrail, version 3, and the older one with `from.code`. */
export const airtrail: Format = {
  id: 'airtrail',
  fits({ json }) {
    const flight = json?.inner['flights']
    return (flight?.includes('from') && flight.includes('to') && flight.includes('date')) ?? false
  },
  async read(file, sink, signal, answers) {
    const users: unknown[] = []
    const flights: JsonItem[] = []
    await eachJsonItem(
      file,
      sink,
      signal,
      (key) => key === 'users' || key === 'flights',
      (item) => {
        if (item.key === 'flights') flights.push(item)
        else users.push(item.value)
      },
    )
    const person = personOf(users, flights, sink, answers)
    for (const { value, row } of flights) tell(membersOf(value), row, person, sink)
  },
}

const seatsOf = (flight: Readonly<Record<string, unknown>>): string[] =>
  [...listOf(flight['seats']), ...listOf(flight['passengers'])].map((seat) =>
    plainText(membersOf(seat)['userId']),
  )

/** The id of the user whose flights are read; "" for all flights: an export of one person names one user. */
const personOf = (
  users: readonly unknown[],
  flights: readonly JsonItem[],
  sink: Sink,
  answers: Answers,
): string => {
  const counts = new Map<string, number>()
  for (const { value } of flights) {
    for (const id of new Set(seatsOf(membersOf(value)))) {
      if (id !== '') counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  if (counts.size < 2) return ''
  const names = new Map(
    users
      .map(membersOf)
      .map((user) => [plainText(user['id']), plainText(user['displayName']) || plainText(user['username'])]),
  )
  const people = [...counts]
    .map(([id, count]) => ({ id, name: names.get(id) || id, count }))
    .sort((one, other) => other.count - one.count)
  const guess = people[0]?.id ?? ''
  sink.question({ asks: 'person', people, guess })
  return answers.person ?? guess
}

const tell = (flight: Readonly<Record<string, unknown>>, row: number, person: string, sink: Sink) => {
  const [from, to] = [placeOf(flight['from']), placeOf(flight['to'])]
  const number = flightNumber(plainText(flight['flightNumber']))
  const seats = seatsOf(flight)
  const date = dateOf(plainText(flight['date']), plainText(flight['datePrecision']))
  if (person !== '' && seats.length > 0 && !seats.includes(person))
    sink.problem({ code: 'otherPerson', row, text: number ?? plainText(flight['date']).slice(0, 80) })
  else if (from === undefined || to === undefined)
    sink.problem({ code: 'noAirport', row, text: number ?? plainText(flight['date']).slice(0, 80) })
  else {
    const isDay = writtenDay(date)?.length === 10
    const depart = (isDay ? isoDate(plainText(flight['departure'])) : undefined) ?? date
    const arrive = isDay ? isoDate(plainText(flight['arrival'])) : undefined
    if (depart === undefined)
      sink.problem({ code: 'badDate', row, text: plainText(flight['date']).slice(0, 80) })
    else tellPlaneRide(sink, { from, to, depart, arrive, number, row })
  }
}

const placeOf = (value: unknown): Place | undefined => {
  const airport = membersOf(value)
  const name = plainText(airport['name'])
  for (const key of ['iata', 'icao', 'code']) {
    const found = airportOf(plainText(airport[key]), name)
    if (found !== undefined) return found
  }
  const position = positionOf(airport['lat'], airport['lon'])
  return position && { ...position, ...(name !== '' && { name }) }
}

/** The date with the precision that the file gives. */
const dateOf = (text: string, precision: string): When | undefined => {
  const date = isoDate(text.slice(0, 10))
  const day = writtenDay(date)
  if (date === undefined || day === undefined) return undefined
  if (precision === 'year') return { day: day.slice(0, 4) }
  return precision === 'month' ? { day: day.slice(0, 7) } : withoutTime(date)
}
