import { isoDate } from '#web/features/import/read/dates.ts'
import type { When } from '#web/features/import/read/found.ts'
import type { NamedRow } from '#web/features/import/read/plain/table.ts'
import { endOf, flightNumber } from './airport-code.ts'
import { flightTable } from './flight-table.ts'

const columns = ['Date', 'Airline', 'Flight', 'From', 'To', 'Canceled', 'Diverted To']

/** Flighty. Times are those of the airports; flights that were entered later have midnight instead. */
export const flighty = flightTable('flighty', columns, () => (row) => {
  const number = flightNumber(row.of('Airline'), row.of('Flight'))
  if (row.of('Canceled').toLowerCase() === 'true') return { problem: 'cancelled', text: number ?? row.text }
  const arrivalCode = row.of('Diverted To') || row.of('To')
  const [from, to] = [endOf(row.of('From')), endOf(arrivalCode)]
  if (from === undefined || to === undefined)
    return { problem: 'noAirport', text: `${row.of('From')} – ${arrivalCode}` }
  const depart = knownTime(first(row, departureColumns) ?? isoDate(row.of('Date')))
  if (depart === undefined)
    return { problem: row.of('Date') === '' ? 'noDate' : 'badDate', text: row.of('Date') }
  const arrive = knownTime(first(row, arrivalColumns))
  return { from, to, depart, ...(arrive && { arrive }), ...(number !== undefined && { number }) }
})

const departureColumns = [
  'Gate Departure (Actual)',
  'Take off (Actual)',
  'Gate Departure (Scheduled)',
  'Take off (Scheduled)',
]
const arrivalColumns = [
  'Gate Arrival (Actual)',
  'Landing (Actual)',
  'Gate Arrival (Scheduled)',
  'Landing (Scheduled)',
]

const first = (row: NamedRow, names: readonly string[]): When | undefined => {
  for (const name of names) {
    const when = isoDate(row.of(name))
    if (when !== undefined) return when
  }
  return undefined
}

const knownTime = (when: When | undefined): When | undefined =>
  when !== undefined && 'day' in when && when.time === '00:00' ? { day: when.day } : when
