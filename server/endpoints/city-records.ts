import { sql } from 'kysely'
import type { Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { expandRows } from '#server/records/read/expand.ts'
import { presentRecord, type ResponseRecord } from '#server/records/read/present.ts'

/** The records of the cities with these ids, in this order, with country and state. Retired cities are left out. */
export async function cityRecords(engine: Engine, ids: readonly string[]): Promise<ResponseRecord[]> {
  if (ids.length === 0) return []
  const collection = engine.registry.get('city')
  const { rows } = await sql<Row>`
    select * from city where id in (${sql.join(ids)}) and retired = 0`.execute(engine.db)
  const places = new Map(ids.map((id, index) => [id, index]))
  const placeOf = (row: Row) => places.get(String(row['id'])) ?? 0
  rows.sort((one, other) => placeOf(one) - placeOf(other))
  const expanded = await expandRows(engine, collection, rows, 'country,state', null)
  return rows.map((row, index) => presentRecord(engine, collection, row, null, { expand: expanded[index] }))
}
