import type { Database } from '#server/db/connect.ts'
import { insertRows } from '#server/records/write/insert-rows.ts'
import { addDays } from '#shared/domain/day.ts'
import { run } from './test-database.ts'

const times = { created: '2026-01-01 00:00:00.000Z', updated: '2026-01-01 00:00:00.000Z' }
const idOf = (kind: string, number: number) => `${kind}${String(number).padStart(15 - kind.length, '0')}`

/** Fills an account with stays, and with trips of `legs` legs each, all from one import. Returns the import's id. */
export async function fillLargeAccount(
  { database, person }: { database: Database; person: string },
  { stays, trips, legs }: { stays: number; trips: number; legs: number },
): Promise<string> {
  const { db } = database
  const cities = await run<{ id: string }>(database, 'select id from city order by id limit 2000')
  const city = (index: number) => cities[index % cities.length]?.id ?? ''
  const importId = idOf('imp', 0)
  const of = { user: person, ...times }
  await insertRows(db, 'import', [
    {
      id: importId,
      ...of,
      format: 'csv',
      name: '',
      state: 'stored',
      stays,
      wishes: 0,
      trips,
      found: 0,
      skipped: 0,
    },
  ])
  const begins = (index: number) => addDays('1950-01-01', 9 * Math.floor(index / cities.length))
  await insertRows(
    db,
    'stay',
    Array.from({ length: stays }, (_, index) => {
      const day = begins(index)
      const dates = { start: day, end: day, lo: day, hi: day }
      const source = { source: 'import', source_key: `import:${index}`, import: importId }
      return {
        id: idOf('st', index),
        ...of,
        city: city(index),
        kind: 'visited',
        ...dates,
        note: '',
        trip: '',
        ...source,
      }
    }),
  )
  const marked = [...new Set(Array.from({ length: stays }, (_, index) => city(index)))]
  await insertRows(
    db,
    'visited_city',
    marked.map((city, index) => ({ id: idOf('st', index), ...of, city })),
  )
  for (let trip = 0; trip < trips; trip++) {
    const ids = Array.from({ length: legs }, (_, leg) => idOf('l', trip * legs + leg))
    const named = {
      name: `Trip ${trip}`,
      description: '',
      starts: '',
      ends: '',
      travel_items: JSON.stringify(ids),
    }
    await insertRows(db, 'trip', [
      { id: idOf('t', trip), ...of, ...named, revision: 1, private: 0, import: importId },
    ])
    await insertRows(
      db,
      'travel_item',
      ids.map((id, leg) => ({
        id,
        ...of,
        trip: idOf('t', trip),
        from: city(trip + leg),
        to: city(trip + leg + 1),
        type: 'train',
        start_date: '2019-05-03 00:00:00.000Z',
        arrival_date: '',
        order: leg,
      })),
    )
  }
  return importId
}
