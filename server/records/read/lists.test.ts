import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSeededExample, type SeededExample } from '#server/test/example-records.ts'
import { run } from '#server/test/test-database.ts'
import { parseFilter } from '#server/records/filter/parse.ts'
import { Selection } from '#server/records/filter/selection.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { randomRows } from './random-rows.ts'

let example: SeededExample

beforeEach(async () => {
  example = await createSeededExample()
})
afterEach(() => example.close())

const badRequest = {
  data: {},
  message: 'Something went wrong while processing your request.',
  status: 400,
}
const list = async (query: string, as?: string) => (await example.get(`city/records?${query}`, as)).json
const names = async (query: string) => {
  const { items } = await list(query)
  return (items as { name: string }[]).map(({ name }) => name)
}

describe('a list response', () => {
  test('has five keys and 30 records a page by default', async () => {
    const reply = await example.get('city/records')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('application/json')
    expect(Object.keys(reply.json)).toEqual(['items', 'page', 'perPage', 'totalItems', 'totalPages'])
    expect(reply.json).toMatchObject({ page: 1, perPage: 30, totalItems: 3, totalPages: 1 })
  })

  test('accepts the collection’s name in any case, and its id', async () => {
    expect(await list('')).toMatchObject({ totalItems: 3 })
    expect((await example.get('CITY/records')).json).toMatchObject({ totalItems: 3 })
    expect((await example.get('examplecity0000/records')).json).toMatchObject({ totalItems: 3 })
  })

  test('has no body for a HEAD request', async () => {
    const reply = await example.call('HEAD', 'collections/city/records')
    expect([reply.status, reply.text]).toEqual([200, ''])
  })

  test.each([
    ['perPage=5000', { perPage: 1000 }],
    ['page=-1&perPage=0', { page: 1, perPage: 30 }],
    ['skipTotal=1', { totalItems: -1, totalPages: -1 }],
    ['skipTotal=t', { totalItems: -1 }],
    ['skipTotal=False', { totalItems: 3 }],
    ['page=9999', { items: [], page: 9999, totalItems: 3, totalPages: 1 }],
    ['page=9007199254740&perPage=1000', { items: [], totalItems: 3 }],
    ['page=2&perPage=2', { page: 2, totalItems: 3, totalPages: 2 }],
    ['filter=name="nobody"', { items: [], totalItems: 0, totalPages: 0 }],
  ])('%s', async (query, expected) => {
    expect(await list(query)).toMatchObject(expected)
  })

  test.each(['page=x', 'page=1.5', 'perPage=1e3', 'page=99999999999999999999', 'skipTotal=maybe'])(
    '%s is refused',
    async (query) => {
      const reply = await example.get(`city/records?${query}`)
      expect([reply.status, reply.json]).toEqual([400, badRequest])
    },
  )

  test('counts each row once when a filter joins several rows to it', async () => {
    const { a } = example
    const filter = encodeURIComponent('travel_items.type ?= "bus" || travel_items.type ?= "car"')
    const reply = await example.get(`trip/records?perPage=1&filter=${filter}`, a)
    expect(reply.json).toMatchObject({ totalItems: 1 })
    expect(reply.json['items']).toHaveLength(1)
  })
})

describe('the sort parameter', () => {
  test('defaults to the order of insertion', async () => {
    expect(await names('')).toEqual(['X', 'Łódź_2', 'Zürich 100%'])
  })

  test.each([
    ['-name', ['Łódź_2', 'Zürich 100%', 'X']],
    ['+name', ['X', 'Zürich 100%', 'Łódź_2']],
    ['latitude', ['Łódź_2', 'Zürich 100%', 'X']],
    ['-@rowid', ['Zürich 100%', 'Łódź_2', 'X']],
    ['country.name,name', ['Łódź_2', 'X', 'Zürich 100%']],
    ['-country.name,-name', ['Zürich 100%', 'X', 'Łódź_2']],
    ['name:lower', ['X', 'Zürich 100%', 'Łódź_2']],
  ])('can be %s', async (sort, expected) => {
    expect(await names(`sort=${encodeURIComponent(sort)}`)).toEqual(expected)
  })

  test('@random returns the same rows, with no-store', async () => {
    const reply = await example.get('city/records?sort=@random')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const found = (reply.json['items'] as { name: string }[]).map(({ name }) => name)
    expect(found.sort()).toEqual(['X', 'Zürich 100%', 'Łódź_2'])
  })

  test('@random sorts a short table in another order each time', async () => {
    const orders = new Set<string>()
    for (let round = 0; round < 30; round += 1) orders.add((await names('sort=@random')).join())
    expect(orders.size).toBeGreaterThan(1)
  })

  test('@random selects each of many rows about equally often', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `many${String(index).padStart(11, '0')}`)
    for (const id of ids) await example.store('city', { id, name: id })
    await run(example.database, "delete from city where id like 'many%5'")
    const drawn = new Map<string, number>()
    for (let round = 0; round < 200; round += 1) {
      const found = await names('sort=@random&perPage=20&skipTotal=1')
      expect(new Set(found).size).toBe(20)
      for (const name of found) drawn.set(name, (drawn.get(name) ?? 0) + 1)
    }
    // 183 rows, each drawn 22 times on average.
    expect(drawn.size).toBe(183)
    expect(Math.max(...drawn.values())).toBeLessThan(60)
    const [first, second] = [await names('perPage=2'), await names('sort=@random&perPage=2&page=92')]
    expect(first).toEqual(['X', 'Łódź_2'])
    expect(second).toHaveLength(1)
  })

  test('@random draws from a long table without reading all of it', async () => {
    const { engine, database, store } = example
    for (let index = 0; index < 200; index += 1) {
      const id = `many${String(index).padStart(11, '0')}`
      await store('city', { id, name: index % 5 === 0 ? 'kept' : 'other' })
    }
    const city = engine.registry.get('city')
    const drawn = async (count: number, filter?: string) => {
      const selection = new Selection(engine, city, contextOf(null))
      if (filter !== undefined) selection.filterBy(parseFilter(filter, 1))
      const isFiltered = filter !== undefined
      const rows = await randomRows(database.db, engine, city, selection, { count, isFiltered })
      return rows && new Set(rows.map(({ id }) => id)).size
    }
    expect(await drawn(20)).toBe(20)
    expect(await drawn(1, 'name != "nobody"')).toBe(1)
    expect(await drawn(1, 'name = "nobody"')).toBeNull()
    // Two numbers are drawn for each requested row, and the table needs twice as many rows as numbers.
    expect(await drawn(50)).toBe(50)
    expect(await drawn(51)).toBeNull()
    expect(await drawn(5, 'name = "kept"')).toBeNull()
  })

  test('@random with a filter selects each matching row about equally often', async () => {
    for (let index = 0; index < 600; index += 1) {
      const id = `many${String(index).padStart(11, '0')}`
      await example.store('city', { id, name: index % 5 === 0 ? `kept ${index}` : 'other' })
    }
    const drawn = new Map<string, number>()
    for (let round = 0; round < 200; round += 1) {
      const found = await names('sort=@random&perPage=4&skipTotal=1&filter=name~"kept"')
      expect(new Set(found).size).toBe(4)
      for (const name of found) drawn.set(name, (drawn.get(name) ?? 0) + 1)
    }
    // 120 rows, each drawn 6.7 times on average.
    expect([...drawn.keys()].every((name) => name.startsWith('kept'))).toBe(true)
    expect(drawn.size).toBeGreaterThan(110)
    expect(Math.max(...drawn.values())).toBeLessThan(25)
    expect(await names('sort=@random&perPage=4&skipTotal=1&filter=name="kept 5"')).toEqual(['kept 5'])
    expect(await names('sort=@random&perPage=4&skipTotal=1&filter=name="nobody"')).toEqual([])
  })

  test('gives pages that do not overlap when rows are equal', async () => {
    const seen = [
      ...(await names('sort=capital&perPage=1&page=1')),
      ...(await names('sort=capital&perPage=1&page=2')),
      ...(await names('sort=capital&perPage=1&page=3')),
    ]
    expect(new Set(seen).size).toBe(3)
  })

  test.each([
    'nope',
    'name,',
    '-',
    'name desc',
    'country.nope',
    'name;drop table city',
    Array.from({ length: 9 }, () => 'name').join(','),
    'a'.repeat(256),
  ])('cannot be %s', async (sort) => {
    const reply = await example.get(`city/records?sort=${encodeURIComponent(sort)}`)
    expect([reply.status, reply.json]).toEqual([400, badRequest])
  })

  test('returns 400 for a hidden field and for a path through a list', async () => {
    const { a } = example
    expect((await example.get('users/records?sort=name', a)).status).toBe(200)
    expect((await example.get('users/records?sort=tokenKey', a)).status).toBe(400)
    expect((await example.get('trip/records?sort=travel_items.order', a)).status).toBe(400)
  })

  test('omits rows whose sort key is in a record that the caller may not list', async () => {
    const { a } = example
    const sorted = (as?: string) => example.get('visited_city/records?sort=user.name', as)
    expect((await sorted(a)).json).toMatchObject({ totalItems: 1 })
    expect((await sorted()).json).toMatchObject({ totalItems: 0 })
  })

  test('returns 403 for @request, which only rules may use', async () => {
    const reply = await example.get('city/records?sort=@request.auth.id')
    expect(reply.json).toEqual({ data: {}, message: 'Only superusers can filter by @request.', status: 403 })
  })
})
