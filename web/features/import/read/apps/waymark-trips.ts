import { unguarded } from '#shared/domain/csv.ts'
import type { Format, Place } from '#web/features/import/read/found.ts'
import { type OwnTrip, tellOwnTrips } from '#web/features/import/read/own-trips.ts'
import { positionOf } from '#web/features/import/read/values.ts'
import { hasColumns, type NamedRow, namedRows } from '#web/features/import/read/plain/table.ts'

const columns = ['trip', 'leg', 'type', 'from', 'from_latitude', 'to', 'to_latitude', 'departs', 'arrives']

/** The trips that this app exports as a table: a row for each leg, and one for a trip without legs. */
export const waymarkTrips: Format = {
  id: 'waymark',
  fits: (head) => hasColumns(head, columns),
  async read(file, sink, signal) {
    const trips: OwnTrip[] = []
    for await (const row of namedRows(file)) {
      signal.throwIfAborted()
      const [name, description, starts, ends] = ['trip', 'description', 'starts', 'ends'].map((column) =>
        unguarded(row.of(column)),
      ) as [string, string, string, string]
      const leg = row.of('leg')
      const last = trips.at(-1)
      // Two trips can have the same name: the legs of each begin at 1.
      const isSame = last !== undefined && last.name === name && last.legs.length > 0 && Number(leg) > 1
      const trip = isSame
        ? last
        : { id: String(row.line), name, description, starts, ends, row: row.line, legs: [] }
      if (!isSame) trips.push(trip)
      if (leg === '') continue
      trip.legs.push({
        type: row.of('type'),
        from: placeOf(row, 'from'),
        to: placeOf(row, 'to'),
        departs: row.of('departs'),
        arrives: row.of('arrives'),
        row: row.line,
      })
    }
    tellOwnTrips(trips, false, sink)
  },
}

const placeOf = (row: NamedRow, end: 'from' | 'to'): Place | undefined => {
  const name = row.of(end).slice(0, 200)
  const position = positionOf(row.of(`${end}_latitude`), row.of(`${end}_longitude`))
  return position && { ...position, ...(name !== '' && { name }) }
}
