import { sql } from 'kysely'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import type { Selection } from '#server/records/filter/selection.ts'

const attempts = 4
/** Of a hundred rows at least one or two must pass a filter for drawing to be worth it. */
const drawsForEach = 50
/** Beyond this, too, reading all is no slower. */
const mostDraws = 10_000

/**
 * Some of a collection's rows that a selection keeps, by chance and in an order by chance, without reading the
 * others: it draws numbers from the range of `seq` and keeps those that are such rows. Null when the numbers
 * have so many gaps, or there are so few rows, that drawing would not do.
 */
export async function randomRows(
  { db, dialect }: Engine,
  { name }: Collection,
  selection: Selection,
  { count, isFiltered }: { count: number; isFiltered: boolean },
): Promise<Row[] | null> {
  const table = sql.table(name)
  const draws = Math.min(mostDraws, count * (isFiltered ? drawsForEach : 2))
  const ends = await sql<{ first: number | null; last: number | null }>`
    select (select min(seq) from ${table}) as first, (select max(seq) from ${table}) as last`.execute(db)
  const { first, last } = ends.rows[0] ?? {}
  if (typeof first !== 'number' || typeof last !== 'number' || last - first < draws * 2) return null

  const found = new Map<number, Row>()
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const drawn = drawNumbers(first, last, draws, found)
    // As one value, so that it is the same statement however many are drawn: databases keep each.
    const listed = dialect.jsonTexts(sql`${JSON.stringify(drawn)}`, 'drawn')
    const { rows } = await sql<Row>`
      select ${sql.id(selection.alias)}.* from ${selection.from()}
      where ${sql.id(selection.alias, 'seq')} in (select cast(value as bigint) from ${listed})
        and ${selection.where()}`.execute(db)
    // What so few pass is found sooner by reading all.
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
