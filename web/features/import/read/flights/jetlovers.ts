import { isoDate } from '#web/features/import/read/dates.ts'
import { endOf, flightNumber } from './airport-code.ts'
import { flightTable } from './flight-table.ts'

/** JetLovers, which knows no times. */
export const jetlovers = flightTable(
  'jetlovers',
  ['id', 'date', 'from', 'to', 'miles', 'airline', 'flightnum'],
  () => (row) => {
    const [from, to] = [endOf(row.of('from')), endOf(row.of('to'))]
    if (from === undefined || to === undefined)
      return { problem: 'noAirport', text: `${row.of('from')} – ${row.of('to')}` }
    const depart = isoDate(row.of('date'))
    if (depart === undefined)
      return { problem: row.of('date') === '' ? 'noDate' : 'badDate', text: row.of('date') }
    const number = flightNumber(row.of('flightnum')) ?? flightNumber(row.of('airline'), row.of('flightnum'))
    return { from, to, depart, ...(number !== undefined && { number }) }
  },
)
