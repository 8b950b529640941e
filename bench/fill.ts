import { openDatabase, transaction } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import { run } from '#server/test/test-database.ts'

/** The visits are spread over this number of the largest cities. */
const markedCities = 5000
const stamp = '2026-01-01 00:00:00.000Z'

/**
 * Inserts people and their visits directly into a database, some thousands at a time. Returns the ids of the 100,000
 * largest cities. `source` is in the format of openDatabase().
 */
export async function fillWithPeople(
  source: string,
  { people, visitsEach }: { people: number; visitsEach: number },
): Promise<string[]> {
  const database = openDatabase(source)
  const cities = (
    await run<{ id: string }>(database, 'select id from city order by population desc, id limit 100000')
  ).map(({ id }) => id)
  const users = [
    'id',
    'email',
    'emailVisibility',
    'verified',
    'name',
    'avatar',
    'public',
    'password_hash',
    'token_key',
  ]
  const chunk = Math.max(1, Math.min(5000, Math.floor(20_000 / Math.max(1, visitsEach))))
  for (let first = 0; first < people; first += chunk) {
    const ids = Array.from({ length: Math.min(chunk, people - first) }, newId)
    const rows = ids.map((id, index) => [
      id,
      `p${first + index}@example.org`,
      0,
      1,
      'Somebody',
      '',
      0,
      '',
      newId(),
      stamp,
      stamp,
    ])
    const visits = ids.flatMap((user, index) =>
      Array.from({ length: visitsEach }, (_, visit) => {
        const city = cities[((first + index) * 37 + visit * 11) % markedCities] ?? ''
        return [newId(), user, city, stamp, stamp]
      }),
    )
    await transaction(database.db, async (db) => {
      await database.insert(db, 'users', [...users, 'created', 'updated'], rows)
      if (visits.length > 0)
        await database.insert(db, 'visited_city', ['id', 'user', 'city', 'created', 'updated'], visits)
    })
  }
  await database.afterBulkLoad()
  const { version, sizeBytes } = await database.inspect()
  console.log(`${version}: ${people} people, ${people * visitsEach} marks, ${Math.round(sizeBytes / 1e6)} MB`)
  await database.close()
  return cities
}
