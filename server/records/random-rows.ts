import { sql } from 'kysely'
import type { Collection, Row } from './collection.ts'
import type { Engine } from './engine.ts'

const attempts = 4

/**
 * Some of a collection's rows by chance, in an order by chance, without reading the others: it draws numbers
 * from the range of `seq` and keeps those that are rows. Null when the numbers have so many gaps, or there are
 * so few rows, that drawing would not do.
 */
export async function randomRows({ db }: Engine, { name }: Collection, count: number): Promise<Row[] | null> {
  const table = sql.table(name)
  const ends = await sql<{ first: number | null; last: number | null }>`
    select (select min(seq) from ${table}) as first, (select max(seq) from ${table}) as last`.execute(db)
  const { first, last } = ends.rows[0] ?? {}
  if (typeof first !== 'number' || typeof last !== 'number' || last - first < count * 4) return null

  const found = new Map<number, Row>()
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const drawn = drawNumbers(first, last, count * 2, found)
    const { rows } = await sql<Row>`select * from ${table} where seq in (${sql.join(drawn)})`.execute(db)
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
