import { afterAll, beforeAll, expect, test } from 'vitest'
import { cpuMs } from '#server/test/cpu-time.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { run } from '#server/test/test-database.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await createTestApp()
  person = await app.people.register()
})
afterAll(() => app.close())

interface Place {
  text: string
  certain: boolean
  cities: { id: string; name: string; expand?: { country?: { iso2: string }; state?: { name: string } } }[]
}

const ask = (body: Record<string, unknown>, token: string | undefined = person.token, query = '') =>
  app.request(`/api/cities/resolve${query}`, { method: 'POST', body, ...(token && { token }) })

/** The places of each line. */
async function resolve(...texts: string[]) {
  const response = await ask({ texts })
  expect(response.status).toBe(200)
  const { items } = (await response.json()) as { items: { places: Place[] }[] }
  return items.map(({ places }) => places)
}

const named = ({ cities }: Place) => cities.map(({ name, expand }) => `${name}, ${expand?.country?.iso2}`)

test.each([
  ['Paris', 'Paris, FR'],
  ['Roma', 'Rome, IT'],
  ['京都', 'Kyoto, JP'],
  ['Münich', 'Munich, DE'],
  ['New York', 'New York City, US'],
  ['Washington, DC', 'Washington, US'],
  ['Washington, D.C., USA', 'Washington, US'],
  ['Washington DC', 'Washington, US'],
  ['Paris, France', 'Paris, FR'],
  ['paris (france)', 'Paris, FR'],
  ['London - UK', 'London, GB'],
  ['London, Ontario', 'London, CA'],
  ['Valencia, Spain', 'Valencia, ES'],
  ['Valencia, Venezuela', 'Valencia, VE'],
  ['Wien, Österreich', 'Vienna, AT'],
  ['Paris, Frankreich', 'Paris, FR'],
  ['Valencia, Spanien', 'Valencia, ES'],
  ['باريس، فرنسا', 'Paris, FR'],
  ['بلنسية، إسبانيا', 'Valencia, ES'],
])('"%s" means one city without doubt', async (text, city) => {
  const [[place, ...others] = []] = await resolve(text)
  expect(others).toEqual([])
  expect(place?.certain).toBe(true)
  expect(place && named(place)).toEqual([city])
})

test.each(['Palma, Ibiza', 'Honolulu, Maui', 'Strasbourg, Champagne'])(
  'the second of "%s" is a separate place, although both lie in one state',
  async (line) => {
    const [places = []] = await resolve(line)
    expect(places.map(({ text }) => text)).toEqual(line.split(', '))
  },
)

test('a name of several large cities is ambiguous', async () => {
  const [[valencia] = []] = await resolve('valencia')
  expect(valencia?.certain).toBe(false)
  expect(valencia && named(valencia)).toEqual(expect.arrayContaining(['Valencia, ES', 'Valencia, VE']))
})

test('a misspelt or incomplete name gives suggestions and no certain city', async () => {
  const [[misspelt] = [], [begun] = [], [misspeltIn] = []] = await resolve(
    'Barcelna',
    'Barcelo',
    'Barcelna, Spain',
  )
  for (const place of [misspelt, begun, misspeltIn]) {
    expect(place?.certain).toBe(false)
    expect(place && named(place)).toContain('Barcelona, ES')
  }
  expect(misspeltIn?.text).toBe('Barcelna, Spain')
})

test('an unknown name is not found', async () => {
  expect(await resolve("Grandma's", 'qqqqqqqq', '  ', ', ,')).toEqual([
    [{ text: "Grandma's", certain: false, cities: [] }],
    [{ text: 'qqqqqqqq', certain: false, cities: [] }],
    [],
    [],
  ])
})

test('commas separate places, but not a city from its country or state', async () => {
  const [cities = [], withCountries = [], withStates = [], large = []] = await resolve(
    'Paris, Rome, Kyoto',
    'Paris, France, Rome, Italy, Kyoto',
    'Portland, Oregon, USA, London, Ontario',
    'Geneva, New York, London',
  )
  expect(cities.map(named)).toEqual([['Paris, FR'], ['Rome, IT'], ['Kyoto, JP']])
  expect(withCountries.map(({ text }) => text)).toEqual(['Paris, France', 'Rome, Italy', 'Kyoto'])
  expect(withStates.map(({ text }) => text)).toEqual(['Portland, Oregon, USA', 'London, Ontario'])
  expect(large.map(({ text }) => text)).toEqual(['Geneva', 'New York', 'London'])
})

test('the fields of the cities can be picked', async () => {
  const response = await ask({ texts: ['Paris'] }, person.token, '?fields=name,expand.country.iso2')
  const { items } = (await response.json()) as { items: { places: Place[] }[] }
  expect(items[0]?.places[0]?.cities).toEqual([{ name: 'Paris', expand: { country: { iso2: 'FR' } } }])
})

test('refuses guests, too many lines and a body that is not a list', async () => {
  expect((await ask({ texts: ['Paris'] }, '')).status).toBe(401)
  expect((await ask({ texts: Array.from({ length: 51 }, () => 'Paris') })).status).toBe(400)
  expect((await ask({ texts: ['x'.repeat(4001)] })).status).toBe(400)
  expect((await ask({ texts: Array.from({ length: 2 }, () => 'x'.repeat(2001)) })).status).toBe(400)
  for (const texts of [undefined, 'Paris', [], [1], {}]) expect((await ask({ texts })).status).toBe(400)
})

test('a line of separators and SQL characters finds nothing and costs little', async () => {
  const ms = await cpuMs(async () => {
    const [one = [], two = []] = await resolve('x,'.repeat(1900), "'; drop table city; --")
    expect(one.length).toBeGreaterThan(0)
    expect(two.flatMap(({ cities }) => cities)).toEqual([])
  })
  expect(ms).toBeLessThan(5000)
})

test('other requests run between the places of a list', async () => {
  let turns = 0
  let turn = setImmediate(function next() {
    turns += 1
    turn = setImmediate(next)
  })
  const [places = []] = await resolve('Valencia, Venezuela, '.repeat(180))
  clearImmediate(turn)
  expect(places).toHaveLength(180)
  expect(turns).toBeGreaterThanOrEqual(180)
})

test('a line of very many words does not search for each word', async () => {
  const ms = await cpuMs(async () => {
    expect(await resolve('Paris '.repeat(660))).toMatchObject([[{ certain: false, cities: [] }]])
    expect(await resolve('São José dos Campos Brazil')).toMatchObject([[{ certain: true }]])
  })
  expect(ms).toBeLessThan(1000)
})

// U+FDFA folds into 29 letters.
test.each(['\u{fdfa}', '\u{fdfa} ', 'san ', 'a'])(
  'a line of 4000 characters "%s" is read at once',
  async (part) => {
    const line = part.repeat(4000 / part.length)
    await resolve('Paris')
    const ms = await cpuMs(async () => {
      expect(await resolve(line)).toMatchObject([[{ certain: false, cities: [] }]])
    })
    expect(ms).toBeLessThan(500)
  },
)

test('lists sent at once are read one at a time, and too many are refused', async () => {
  const replies = await Promise.all(Array.from({ length: 60 }, () => ask({ texts: ['Paris'] })))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect((await ask({ texts: ['Paris'] })).status).toBe(200)
})

test('a list that cannot be read is refused with the reason', async () => {
  const response = await ask({ texts: 'Paris' })
  expect(await response.json()).toMatchObject({
    message: 'The list could not be read.',
    data: { texts: { code: 'validation_invalid_value' } },
  })
})

test('a city that was retired since the names were read is not certain', async () => {
  await run(app.database, "update city set retired = 1 where name = 'Paris'")
  const [[place] = []] = await resolve('Paris')
  await run(app.database, "update city set retired = 0 where name = 'Paris'")
  expect(place).toEqual({ text: 'Paris', certain: false, cities: [] })
})

test('the cities of a long list are all shown', async () => {
  const { items } = (await (
    await app.request('/api/collections/city/records?perPage=500&sort=id')
  ).json()) as {
    items: { name: string }[]
  }
  const names = [...new Set(items.map(({ name }) => name.replaceAll(/[,/|()]/g, ' ')))].slice(0, 150)
  const lines = await resolve(...names.slice(0, 50))
  const more = await resolve(names.slice(0, 130).join(', '))
  expect(lines.flat().filter(({ cities }) => cities.length === 0)).toEqual([])
  expect(more.flat().filter(({ cities }) => cities.length === 0)).toEqual([])
})

test('malformed `fields` get the same response as in the record API', async () => {
  const response = await ask({ texts: ['Paris', 'Rome'] }, person.token, '?fields=name:bad()')
  expect({ status: response.status, body: await response.text() }).toEqual({ status: 200, body: '' })
})

test('the best matches understand a comma in an incomplete text', async () => {
  const response = await app.request('/api/cities/matches?q=valencia,%20ven')
  const { items } = (await response.json()) as { items: { name: string; expand: unknown }[] }
  expect(items).toMatchObject([{ name: 'Valencia', expand: { country: { iso2: 'VE' } } }])
})
