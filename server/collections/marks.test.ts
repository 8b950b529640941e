import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seeded } from '#shared/test/seeded.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { newId } from '#server/db/new-id.ts'

let app: TestApp
let anna: Person

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const cities = [2988507, 2950159, 2761369].map(cityId)
/** With the test's clock at 1 March 2026, two of these have not begun. */
const starts = ['', '2019', '2026-03', '2026-03-02', '2026-03-03', '2027~']
const kinds = ['visited', 'lived', 'transit']

interface Request {
  method: string
  url: string
  body?: object
}

const rowsOf = async (table: 'stay' | 'visited_city') => {
  const { rows } = await sql<{ id: string; city: string }>`
    select * from ${sql.table(table)} order by seq`.execute(app.database.db)
  return rows
}

/** The cities that must be marked according to the stored stays. */
const expectedMarks = async () => {
  const { rows } = await sql<{ city: string }>`
    select distinct city from stay where kind <> 'transit' and lo <= '2026-03-02' order by city`.execute(
    app.database.db,
  )
  return rows.map(({ city }) => city)
}
const marks = async () => (await rowsOf('visited_city')).map(({ city }) => city).toSorted(byText)
const byText = (a: string, b: string) => (a < b ? -1 : 1)

test.each([1, 2, 3, 4])(
  'after any sequence of changes a mark exists exactly while a stay that counts has begun (seed %i)',
  async (seed) => {
    const random = seeded(seed)
    const oneOf = <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(random() * items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from.')
      return item
    }
    const stay = () => ({ city: oneOf(cities), kind: oneOf(kinds), start: oneOf(starts) })

    /** A random request about what is stored or about something new. */
    const request = async (): Promise<Request> => {
      const collection = random() < 0.6 ? 'stay' : 'visited_city'
      const url = `/api/collections/${collection}/records`
      const stored = await rowsOf(collection)
      // Ids are taken from both tables, so that a mark and a stay in different cities can have the same id.
      const known = [...(await rowsOf('stay')), ...(await rowsOf('visited_city'))].map(({ id }) => id)
      const id = random() < 0.3 && known.length > 0 ? oneOf(known) : newId()
      const body = collection === 'stay' ? stay() : { city: oneOf(cities) }
      if (stored.length === 0 || random() < 0.45) {
        return { method: 'POST', url, body: { id, user: anna.id, ...body } }
      }
      const one = `${url}/${oneOf(stored).id}`
      return random() < 0.5 ? { method: 'PATCH', url: one, body } : { method: 'DELETE', url: one }
    }

    const statuses = new Map<number, number>()
    for (let step = 0; step < 60; step += 1) {
      const requests = [await request(), await request(), await request()]
      const [first] = requests
      const isBatch = random() < 0.3
      const response = isBatch
        ? await app.request('/api/batch', { method: 'POST', token: anna.token, body: { requests } })
        : await app.request(first?.url ?? '', { ...first, token: anna.token })
      const { status } = response
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect([200, 204, 400, 404]).toContain(status)
      expect([seed, step, requests, await marks()]).toEqual([seed, step, requests, await expectedMarks()])
    }
    expect((statuses.get(200) ?? 0) + (statuses.get(204) ?? 0)).toBeGreaterThan(30)
  },
)

test('after simultaneous changes of many clients the marks still match the stays', async () => {
  const random = seeded(5)
  const url = (collection: string, id = '') => `/api/collections/${collection}/records/${id}`
  for (let round = 0; round < 6; round += 1) {
    const stored = await rowsOf('stay')
    const marked = await rowsOf('visited_city')
    const made = Array.from({ length: 4 }, () => ({ user: anna.id, city: cities[0], kind: 'visited' }))
    const work = [
      ...made.map((body) => app.request(url('stay'), { method: 'POST', token: anna.token, body })),
      ...stored
        .filter(() => random() < 0.8)
        .map(({ id }) => app.request(url('stay', id), { method: 'DELETE', token: anna.token })),
      ...marked.map(({ id }) =>
        app.request(url('visited_city', id), { method: 'DELETE', token: anna.token }),
      ),
    ]
    const statuses = (await Promise.all(work)).map(({ status }) => status)
    expect(statuses.filter((status) => ![200, 204, 404].includes(status))).toEqual([])
    expect(await marks()).toEqual(await expectedMarks())
  }
})

test('when two clients delete the last two stays at the same time, one of them also removes the mark', async () => {
  const path = '/api/collections/stay/records'
  for (let round = 0; round < 8; round += 1) {
    const ids = []
    for (const kind of ['visited', 'lived']) {
      ids.push(await app.people.createRecord(anna, 'stay', { city: cities[0], kind }))
    }
    const gone = ids.map((id) => app.request(`${path}/${id}`, { method: 'DELETE', token: anna.token }))
    expect((await Promise.all(gone)).map(({ status }) => status)).toEqual([204, 204])
    expect([await rowsOf('stay'), await rowsOf('visited_city')]).toEqual([[], []])
  }
})
