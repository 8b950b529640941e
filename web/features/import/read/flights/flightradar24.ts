import { dayAt, isoDate } from '#web/features/import/read/dates.ts'
import type { Place, When } from '#web/features/import/read/found.ts'
import { isDay } from '#shared/domain/day.ts'
import { airportOf, endOf, flightNumber } from './airport-code.ts'
import { flightTable } from './flight-table.ts'

const columns = ['Date', 'Flight number', 'From', 'To', 'Dep time', 'Arr time']
const midnight = /^0?0:00(:00)?$/

/**
 * The export of flightradar24.com, formerly myFlightradar24. Times are those of the airports; midnight stands for an
 * unknown one. The column "Duration" is wrong in zones of half an hour, so it is not read.
 */
export const flightradar24 = flightTable('flightradar24', columns, () => (row) => {
  const date = isoDate(row.of('Date'))
  const [fromText, toText] = [row.of('From'), row.of('To')]
  const [from, to] = [airportOfName(fromText), airportOfName(toText)]
  if (from === undefined || to === undefined)
    return { problem: 'noAirport', text: [fromText, toText].filter((text) => text !== '').join(' – ') }
  if (row.of('Date') !== '' && date === undefined) return { problem: 'badDate', text: row.of('Date') }
  const number = flightNumber(row.of('Flight number'))
  return {
    from,
    to,
    ...(date && timesOf(date, row.of('Dep time'), row.of('Arr time'))),
    ...(number !== undefined && { number }),
  }
})

/** The place of "Munich / Strauss (MUC/EDDM)". The IATA code can be a placeholder. */
const airportOfName = (text: string): Place | undefined => {
  const [whole = '', iata = '', icao = ''] = /\(([^()/]*)\/([^()/]*)\)$/.exec(text) ?? []
  const name = text.slice(0, text.length - whole.length).trim()
  return airportOf(iata, name) ?? airportOf(icao, name) ?? endOf(iata, name)
}

const timesOf = (date: When, departure: string, arrival: string): { depart: When; arrive?: When } => {
  if (!('day' in date) || !isDay(date.day)) return { depart: date }
  const isUnknown = midnight.test(departure) && (midnight.test(arrival) || arrival === '')
  const depart = isUnknown ? date : dayAt(date.day, departure)
  return {
    depart,
    ...(arrival !== '' && !midnight.test(arrival) && { arrive: { ...dayAt(date.day, arrival), day: '' } }),
  }
}
