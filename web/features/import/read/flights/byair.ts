import { dayAt, isoDate, timeOf, writtenDay } from '#web/features/import/read/dates.ts'
import type { When } from '#web/features/import/read/found.ts'
import { endOf, flightNumber } from './airport-code.ts'
import { flightTable } from './flight-table.ts'

const columns = ['flight_date', 'flight_code', 'departure_airport_code', 'arrival_airport_code']

/** byAir. Its file also contains the flights of friends whom a person follows. */
export const byair = flightTable('byair', columns, () => (row) => {
  const number = flightNumber(row.of('flight_code'))
  const owner = row.of('ownership').toLowerCase()
  if (owner !== '' && owner !== 'mine') return { problem: 'otherPerson', text: number ?? row.text }
  const [fromText, toText] = [row.of('departure_airport_code'), row.of('arrival_airport_code')]
  const [from, to] = [endOf(fromText), endOf(toText)]
  if (from === undefined || to === undefined) return { problem: 'noAirport', text: `${fromText} – ${toText}` }
  const text = row.of('flight_date')
  const date = isoDate(text)
  const depart = timed(date, row.of('departure_time'))
  if (depart === undefined) return { problem: text === '' ? 'noDate' : 'badDate', text }
  const arrive = timed({ day: '' }, row.of('arrival_time'))
  return { from, to, depart, ...(arrive && { arrive }), ...(number !== undefined && { number }) }
})

/** A time of day, or a whole date with a time. */
const timed = (date: When | undefined, text: string): When | undefined => {
  const [whole, time, day] = [isoDate(text), timeOf(text), writtenDay(date)]
  if (whole !== undefined) return whole
  if (day === '') return time === undefined ? undefined : { day, time }
  return day === undefined || time === undefined ? date : dayAt(day, time)
}
