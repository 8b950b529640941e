import { dayAt, isoDate, writtenDay } from '#web/features/import/read/dates.ts'
import { endOf, flightNumber } from './airport-code.ts'
import { flightTable } from './flight-table.ts'

const columns = ['date', 'origin', 'destination', 'departure_time', 'arrival_time']

/** JetLog: ICAO codes and times of the airports. The day of the arrival is often missing. */
export const jetlog = flightTable('jetlog', columns, () => (row) => {
  const [from, to] = [endOf(row.of('origin')), endOf(row.of('destination'))]
  if (from === undefined || to === undefined)
    return { problem: 'noAirport', text: `${row.of('origin')} – ${row.of('destination')}` }
  const date = isoDate(row.of('date'))
  const day = writtenDay(date)
  if (day === undefined)
    return { problem: row.of('date') === '' ? 'noDate' : 'badDate', text: row.of('date') }
  const arrivalDay = writtenDay(isoDate(row.of('arrival_date')))
  const [departure, arrival] = [row.of('departure_time'), row.of('arrival_time')]
  const number = flightNumber(row.of('flight_number'))
  return {
    from,
    to,
    depart: dayAt(day, departure),
    ...(arrivalDay !== undefined
      ? { arrive: dayAt(arrivalDay, arrival) }
      : arrival !== '' && { arrive: { ...dayAt(day, arrival), day: '' } }),
    ...(number !== undefined && { number }),
  }
})
