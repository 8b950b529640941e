import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import type { Selection } from '#server/records/filter/selection.ts'

const attempts = 4
/** The random numbers drawn for each requested row under a filter: enough when the filter keeps 1 row in 50. */
const drawsPerRow = 50
/** With more draws, reading all rows is as fast. */
const maxDraws = 10_000

/**
 * Random rows of a selection in random order, without a scan of the table. Draws numbers from the range of `seq` and
 * keeps the rows of the selection with these numbers. Null when the table is too small or when too few rows are found;
 * the caller then reads all rows.
 */
export async function randomRows(
  db: Db,
  { dialect }: Pick<Engine, 'dialect'>,
  { name }: Collection,
  selection: Selection,
  { count, isFiltered }: { count: number; isFiltered: boolean },
): Promise<Row[] | null> {
  const table = sql.table(name)
  const draws = Math.min(maxDraws, count * (isFiltered ? drawsPerRow : 2))
  const ends = await sql<{ first: number | null; last: number | null }>`
    select (select min(seq) from ${table}) as first, (select max(seq) from ${table}) as last`.execute(db)
  const { first, last } = ends.rows[0] ?? {}
  if (typeof first !== 'number' || typeof last !== 'number' || last - first < draws * 2) return null

  const found = new Map<number, Row>()
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const drawn = drawNumbers(first, last, draws, found)
    // The numbers are one JSON parameter. The text of the statement is then the same for any count, so the database
    // prepares it once.
    const drawnNumbers = dialect.jsonTexts(sql`${JSON.stringify(drawn)}`, 'drawn')
    const { rows } = await sql<Row>`
      select ${sql.id(selection.alias)}.* from ${selection.from()}
      where ${sql.id(selection.alias, 'seq')} in (select cast(value as bigint) from ${drawnNumbers})
        and ${selection.where()}`.execute(db)
    // At this rate all attempts together would not find enough rows, so reading all rows is faster.
    if (rows.length * attempts < count) return null
    const bySeq = new Map(rows.map((row) => [row['seq'], row]))
    for (const seq of drawn) {
      const row = bySeq.get(seq)
      if (row) found.set(seq, row)
      if (found.size === count) return [...found.values()]
    }
  }
  return null
}

function drawNumbers(
  first: number,
  last: number,
  count: number,
  without: ReadonlyMap<number, Row>,
): number[] {
  const numbers = new Set<number>()
  while (numbers.size < count) {
    const number = first + Math.floor(Math.random() * (last - first + 1))
    if (!without.has(number)) numbers.add(number)
  }
  return [...numbers]
}
