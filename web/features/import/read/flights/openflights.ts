import { dayOrderOf, isoDate, numericDate } from '#web/features/import/read/dates.ts'
import { endOf, flightNumber } from './airport-code.ts'
import { flightTable } from './flight-table.ts'

const columns = ['Date', 'From', 'To', 'Flight_Number', 'Airline', 'Distance', 'Duration']

/** OpenFlights. Trains and ships look like flights there. */
export const openflights = flightTable('openflights', columns, (rows) => {
  // Its own dates with slashes begin with the month.
  const order = dayOrderOf(rows.map((row) => row.of('Date'))) ?? 'monthFirst'
  return (row) => {
    const [from, to] = [endOf(row.of('From')), endOf(row.of('To'))]
    if (from === undefined || to === undefined)
      return { problem: 'noAirport', text: `${row.of('From')} – ${row.of('To')}` }
    const text = row.of('Date')
    const depart = isoDate(text) ?? numericDate(text, order)
    if (text !== '' && depart === undefined) return { problem: 'badDate', text }
    const number = flightNumber(row.of('Flight_Number'))
    return { from, to, ...(depart && { depart }), ...(number !== undefined && { number }) }
  }
})
