import { unguarded } from '#shared/domain/csv.ts'
import type { Format, Place } from '#web/features/import/read/found.ts'
import { limits } from '#web/features/import/read/limits.ts'
import { ownStay } from '#web/features/import/read/own-stays.ts'
import { type OwnTrip, tellOwnTrips } from '#web/features/import/read/own-trips.ts'
import { numberOf, positionOf } from '#web/features/import/read/values.ts'
import { tableOf } from '#web/features/import/read/plain/table.ts'

/** Its first column is the kind of row; a later column of the same name has the kind of a stay. */
const kindOfRow = 0
/** Columns that every account's table has. */
const columns = ['email', 'city', 'city_latitude', 'city_longitude']

/** Rows without places, such as settings and devices, are ignored. Marks have a stay of their own. */
const places: ReadonlySet<string> = new Set(['stay', 'wish', 'trip', 'travel_item', 'visited_city'])

/** The table of a whole account that this app exports: a row for each record. */
export const waymarkAccount: Format = {
  id: 'waymark',
  fits({ is, text }) {
    const header = is === 'text' ? tableOf(text)?.header : undefined
    return header?.[kindOfRow] === 'kind' && columns.every((column) => header.includes(column)) ? 2 : 0
  },
  async read(file, sink, signal) {
    const table = tableOf(await file.text(limits.wholeTextBytes))
    if (table === undefined) return
    signal.throwIfAborted()
    const position = new Map(table.header.map((name, index) => [name, index]))
    const trips = new Map<string, OwnTrip>()
    const legs: { trip: string; order: number; leg: OwnTrip['legs'][number] }[] = []
    const staying = new Set<string>()
    const marks: { city: string; place: Place; row: number }[] = []
    let others = 0
    for (const { cells, line: row, isBroken } of table.rows) {
      const cell = (column: string) => unguarded(cells[position.get(column) ?? -1]?.trim() ?? '')
      const placeAt = (field: string): Place | undefined => {
        const at = positionOf(cell(`${field}_latitude`), cell(`${field}_longitude`))
        const name = cell(`${field}_name`).slice(0, 200)
        return at && { ...at, ...(name !== '' && { name }), city: cell(field) }
      }
      const is = cells[kindOfRow] ?? ''
      const city = placeAt('city')
      const text = cells.slice(0, 6).join(', ').slice(0, 80)
      if (isBroken) sink.problem({ code: 'badRow', row, text })
      else if (!places.has(is)) others += 1
      else if (is === 'trip')
        trips.set(cell('id'), {
          id: cell('id'),
          name: cell('name'),
          description: cell('description'),
          starts: cell('starts'),
          ends: cell('ends'),
          row,
          legs: [],
        })
      else if (is === 'travel_item')
        legs.push({
          trip: cell('trip'),
          order: numberOf(cell('order')) || 0,
          leg: {
            type: cell('type'),
            from: placeAt('from'),
            to: placeAt('to'),
            departs: cell('start_date'),
            arrives: cell('arrival_date'),
            row,
          },
        })
      else if (city === undefined) sink.problem({ code: 'noPlace', row, text })
      else if (is === 'visited_city') marks.push({ city: cell('city'), place: city, row })
      else {
        if (is === 'stay') staying.add(cell('city'))
        sink.place(
          ownStay({
            kind: is === 'wish' ? 'wish' : cell('kind'),
            place: city,
            start: cell('start'),
            end: cell('end'),
            note: cell('note'),
            row,
            trip: cell('trip'),
          }),
        )
      }
    }
    for (const { city, place, row } of marks)
      if (!staying.has(city))
        sink.place(ownStay({ kind: 'visited', place, start: '', end: '', note: '', row }))
    for (const { trip, leg } of legs.toSorted((one, other) => one.order - other.order)) {
      const known = trips.get(trip)
      if (known === undefined) sink.problem({ code: 'badRow', row: leg.row, text: leg.departs.slice(0, 10) })
      else known.legs.push(leg)
    }
    tellOwnTrips(trips.values(), true, sink)
    if (others > 0) sink.problem({ code: 'leftOut', count: others })
  },
}
