import { unguarded } from '#shared/domain/csv.ts'
import { isDay } from '#shared/domain/day.ts'
import type { Format, Place } from '#web/features/import/read/found.ts'
import { positionOf } from '#web/features/import/read/values.ts'
import { typeOf } from '#web/features/import/read/plain/kinds.ts'
import { hasColumns, type NamedRow, namedRows } from '#web/features/import/read/plain/table.ts'

const columns = ['trip', 'leg', 'type', 'from', 'from_latitude', 'to', 'to_latitude', 'departs', 'arrives']

/** The trips that this app exports as a table: a row for each leg. */
export const waymarkTrips: Format = {
  id: 'waymark',
  fits: (head) => hasColumns(head, columns),
  async read(file, sink, signal) {
    for await (const row of namedRows(file)) {
      signal.throwIfAborted()
      const [from, to] = [placeOf(row, 'from'), placeOf(row, 'to')]
      const [departs, arrives] = [row.of('departs'), row.of('arrives')]
      const trip = unguarded(row.of('trip')).slice(0, 200)
      // A trip without legs has a row, too, and a leg can have an open end.
      if (from === undefined || to === undefined) continue
      sink.ride({
        type: typeOf(row.of('type')) ?? 'car',
        from,
        to,
        ...(isDay(departs) && { depart: { day: departs } }),
        ...(isDay(arrives) && { arrive: { day: arrives } }),
        row: row.line,
        ...(trip !== '' && { trip }),
      })
    }
  },
}

const placeOf = (row: NamedRow, end: 'from' | 'to'): Place | undefined => {
  const name = row.of(end).slice(0, 200)
  const position = positionOf(row.of(`${end}_latitude`), row.of(`${end}_longitude`))
  return position && { ...position, ...(name !== '' && { name }) }
}
