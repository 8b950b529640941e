import type { Format, FormatId, FoundRide, ProblemCode, Sink } from '#web/features/import/read/found.ts'
import { hasColumns, type NamedRow, namedRows } from '#web/features/import/read/plain/table.ts'

/** A flight of a row, or why there is none. */
export type FlightOfRow = Omit<FoundRide, 'row' | 'type'> | { problem: ProblemCode; text?: string }

/**
 * A flight log as a table. `begin` receives all rows before the first is read, because the order of day and month
 * applies to the whole column.
 */
export const flightTable = (
  id: FormatId,
  columns: readonly string[],
  begin: (rows: readonly NamedRow[]) => (row: NamedRow) => FlightOfRow,
): Format => ({
  id,
  fits: (head) => hasColumns(head, columns),
  async read(file, sink, signal) {
    const rows: NamedRow[] = []
    for await (const row of namedRows(file)) rows.push(row)
    signal.throwIfAborted()
    const read = begin(rows)
    for (const row of rows) tell(row, read(row), sink)
  },
})

const tell = (row: NamedRow, flight: FlightOfRow, sink: Sink) => {
  if ('problem' in flight) {
    sink.problem({
      code: row.isBroken ? 'badRow' : flight.problem,
      row: row.line,
      text: (flight.text ?? row.text).slice(0, 80),
    })
  } else sink.ride({ type: 'plane', ...flight, row: row.line })
}
