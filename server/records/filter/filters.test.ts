import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSeededExample, type SeededExample, testNow } from '#server/test/example-records.ts'

let example: SeededExample

// The tests share one app, because no test changes a row that another test reads.
beforeAll(async () => {
  example = await createSeededExample()
})
afterAll(() => example.close())

const cities = async (filter: string) => {
  const items = await example.filtered('city', filter)
  return items.map(({ name }) => name)
}
const all = ['X', 'Łódź_2', 'Zürich 100%']

describe('a comparison with a text', () => {
  test.each([
    ['name = "X"', ['X']],
    ["name = 'X'", ['X']],
    ['"X" = name', ['X']],
    ['name="X"', ['X']],
    ['name = "x"', []],
    ['name ~ "x"', ['X']],
    ['name ~ "ICH"', ['Zürich 100%']],
    ['name ~ "X%"', ['X']],
    ['name ~ "%h%"', ['Zürich 100%']],
    ['name ~ "_"', ['Łódź_2']],
    [String.raw`name ~ "100\%"`, ['Zürich 100%']],
    [String.raw`name ~ "%100\%"`, ['Zürich 100%']],
    [String.raw`name ~ "\\"`, []],
    ['name !~ "x"', ['Łódź_2', 'Zürich 100%']],
    ['name != "X"', ['Łódź_2', 'Zürich 100%']],
    ['name > "X"', ['Łódź_2', 'Zürich 100%']],
    ['name <= "X"', ['X']],
    ['"X" >= name', ['X']],
    ['name:lower = "x"', ['X']],
    ['name = 1 || name = "X"', ['X']],
    ['"abc" ~ name', []],
    ['"The X files" ~ name', ['X']],
    ['unaccented_name ~ "Łód%"', ['Łódź_2']],
    ['unaccented_name ~ "ZÜR%"', ['Zürich 100%']],
    ['unaccented_name = "Łódź_2"', ['Łódź_2']],
    ['unaccented_name ~ "lodz_%"', ['Łódź_2']],
    ['unaccented_name ~ "%"', all],
    ['unaccented_name ~ "uri"', ['Zürich 100%']],
    ['unaccented_name !~ "x%"', ['Łódź_2', 'Zürich 100%']],
  ])('%s', async (filter, expected) => {
    expect(await cities(filter)).toEqual(expected)
  })

  test('decodes the escapes of the official client', async () => {
    const { store, filtered } = example
    const name = 'say "hi" \\ \n\u00e9'
    await store('country', { id: 'escapedcountry0', name })
    expect(await filtered('country', `name = ${JSON.stringify(name)}`)).toHaveLength(1)
    await store('country', { id: 'quotedcountry00', name: "it's" })
    expect(await filtered('country', String.raw`name = 'it\'s'`)).toHaveLength(1)
  })

  test('does not compare a number with a text column, but a numeric text with a number column', async () => {
    await example.store('country', { id: 'numbercountry00', name: '123' })
    expect(await example.filtered('country', 'name = "123"')).toHaveLength(1)
    expect(await example.filtered('country', 'name = 123')).toEqual([])
    expect(await cities('latitude = "5"')).toEqual(['X'])
    expect(await cities('latitude = 5')).toEqual(['X'])
    expect(await cities('latitude ~ "5"')).toEqual(['X', 'Łódź_2'])
  })
})

describe('a comparison with a number, boolean or null', () => {
  test.each([
    ['latitude > 0', ['X']],
    ['0 < latitude', ['X']],
    ['latitude >= "text"', []],
    ['latitude >= -1.5 && latitude < 1', ['Łódź_2', 'Zürich 100%']],
    ['latitude = "abc"', []],
    ['latitude != "abc"', all],
    ['latitude < "abc"', all],
    ['latitude > "abc"', []],
    ['latitude = ""', []],
    ['latitude != ""', all],
    ['latitude = null', []],
    ['latitude > null', []],
    ['capital = true', ['Łódź_2']],
    ['capital = FALSE', ['X', 'Zürich 100%']],
    ['capital != true', ['X', 'Zürich 100%']],
    ['country = ""', ['Łódź_2']],
    ['country = null', ['Łódź_2']],
    ['country != NULL', ['X', 'Zürich 100%']],
    ['null = country', ['Łódź_2']],
    ['1 = 1', all],
    ['"a" = "b"', []],
    ['"" = null', all],
    ['name = name', all],
    ['name = unaccented_name', []],
    ['name = latitude', []],
  ])('%s', async (filter, expected) => {
    expect(await cities(filter)).toEqual(expected)
  })
})

describe('comparisons joined by && and ||', () => {
  test.each([
    ['name = "X" || name = "Łódź_2" && capital = false', ['X']],
    ['(name = "X" || name = "Łódź_2") && capital = true', ['Łódź_2']],
    ['((name="X"))||((capital=true))', ['X', 'Łódź_2']],
    ['name = "X" // and nothing else\n', ['X']],
    ['// first a comment\nname = "X"', ['X']],
  ])('%s', async (filter, expected) => {
    expect(await cities(filter)).toEqual(expected)
  })
})

describe('a time macro', () => {
  test('is replaced by its value outside quotes only', async () => {
    expect(await cities('created <= @now')).toEqual(all)
    expect(await cities('created >= "@now"')).toEqual([])
    expect(await cities('created > @yearStart')).toEqual([])
    expect(await cities('created = "2026-01-01 00:00:00.000Z" && created = @yearStart')).toEqual(all)
  })

  test.each([
    ['@yesterday', '2026-02-28 10:00:00.123Z'],
    ['@tomorrow', '2026-03-02 10:00:00.123Z'],
    ['@todayStart', '2026-03-01 00:00:00.000Z'],
    ['@todayEnd', '2026-03-01 23:59:59.999Z'],
    ['@monthStart', '2026-03-01 00:00:00.000Z'],
    ['@monthEnd', '2026-03-31 23:59:59.999Z'],
    ['@yearEnd', '2026-12-31 23:59:59.999Z'],
    ['@now', testNow.toISOString().replace('T', ' ')],
  ])('%s is %s, in UTC', async (macro, moment) => {
    expect(await cities(`${macro} = "${moment}"`)).toEqual(all)
  })

  test.each([
    ['@second', 0],
    ['@minute', 0],
    ['@hour', 10],
    ['@day', 1],
    ['@month', 3],
    ['@weekday', 0],
    ['@year', 2026],
  ])('%s is %d', async (macro, number) => {
    expect(await cities(`${macro} = ${number}`)).toEqual(all)
  })
})

describe('a path through relations', () => {
  test.each([
    ['country.name = "K"', ['X', 'Zürich 100%']],
    ['country.id = "countryk0000000"', ['X', 'Zürich 100%']],
    ['country.name != "K"', ['Łódź_2']],
    ['country.name = ""', ['Łódź_2']],
    ['country.name != ""', ['X', 'Zürich 100%']],
    ['country.name = country.name', all],
    ['country.name != name', all],
    ['country.facts.seas.1 = "Baltic"', ['X', 'Zürich 100%']],
    ['country.facts.area > 12', ['X', 'Zürich 100%']],
    ['country.facts.nothing = null', all],
    ['country.facts.km2 = 3', ['X', 'Zürich 100%']],
    ['country.facts.area != 12.5', ['Łódź_2']],
  ])('%s', async (filter, expected) => {
    expect(await cities(filter)).toEqual(expected)
  })

  test('matches only related rows that the caller may list', async () => {
    const { a, va, filtered } = example
    expect(await filtered('visited_city', 'user.name != ""')).toEqual([])
    expect(await filtered('visited_city', 'user.name != ""', a)).toMatchObject([{ id: va }])
    expect(await filtered('visited_city', `user = "${a}"`)).toMatchObject([{ id: va }])
    expect(await filtered('visited_city', `user.id = "${a}"`)).toMatchObject([{ id: va }])
  })

  test('returns 400 for a collection that nobody may list', async () => {
    const { store, filtered, filterStatus } = example
    await store('diary', { id: 'diary0000000000', text: 'dear' })
    expect(await filtered('diary', 'text = "dear"')).toHaveLength(1)
    expect(await filterStatus('diary', 'secret = ""')).toBe(200)
    expect(await filterStatus('diary', 'secret.user = ""')).toBe(400)
  })

  test('returns 400 for more than six relations', async () => {
    expect(await example.filterStatus('city', 'country.name.name = ""')).toBe(400)
    expect(await example.filterStatus('city', `${'country.'.repeat(7)}name = ""`)).toBe(400)
  })
})

describe('a path through a list of related rows', () => {
  const trips = async (filter: string) => {
    const items = await example.filtered('trip', filter, example.a)
    return items.length
  }

  test.each([
    ['travel_items.type = "bus"', 0],
    ['travel_items.type ?= "bus"', 1],
    ['travel_items.type != "plane"', 1],
    ['travel_items.type != "bus"', 0],
    ['travel_items.type ?!= "bus"', 1],
    ['travel_items.order > 0', 1],
    ['travel_items.order > 1', 0],
    ['travel_items.order ?> 1', 1],
    ['travel_items.type ~ "%"', 1],
    ['travel_items.from.name ?= "X"', 1],
    ['travel_items.from.name = "X"', 0],
    ['travel_items.from.country.name ?= "K"', 1],
    ['travel_items.type ?= travel_items.type', 1],
    ['travel_items.id ?= "item10000000000"', 1],
    ['travel_items:length = 2', 1],
    ['travel_items ~ "item10000000000"', 1],
    ['tags:each ?= "sea"', 1],
    ['tags:each = "sea"', 0],
    ['tags:each != "snow"', 1],
    ['tags:length > 2', 0],
  ])('%s finds %d', async (filter, count) => {
    expect(await trips(filter)).toBe(count)
  })

  test('compares an empty list as one empty value', async () => {
    const { a, store, filtered } = example
    await store('trip', { id: 'emptytrip000000', name: 'Empty', user: a })
    const empty = async (filter: string) =>
      (await filtered('trip', `id = "emptytrip000000" && ${filter}`, a)).length
    expect(await empty('travel_items.type = ""')).toBe(1)
    expect(await empty('travel_items.type != "bus"')).toBe(1)
    expect(await empty('travel_items.type ?!= "bus"')).toBe(1)
    expect(await empty('travel_items.type = "bus"')).toBe(0)
    expect(await empty('travel_items.type ~ "%"')).toBe(0)
    expect(await empty('travel_items:length = 0')).toBe(1)
  })
})

test('a number behind a path that leads to no row differs from every text, and is not below one', async () => {
  const { a, i1, i2, filtered } = example
  const found = async (filter: string) =>
    (await filtered('travel_item', `(id = "${i1}" || id = "${i2}") && ${filter}`, a)).map(({ id }) => id)
  expect(await found('from.latitude != "abc"')).toEqual([i1, i2])
  expect(await found('from.latitude < "abc"')).toEqual([i1])
  expect(await found('from.latitude = "abc"')).toEqual([])
  expect(await found('from.latitude = ""')).toEqual([i2])
  expect(await found('from.latitude != ""')).toEqual([i1])
})

test('a number column is compared with a text column as a text', async () => {
  const { a, store, filtered } = example
  await store('travel_item', { id: 'numberitem00000', note: '-1.5', order: -1.5, user: a })
  const found = async (filter: string) =>
    (await filtered('travel_item', `id = "numberitem00000" && ${filter}`, a)).length
  expect(await found('note = order')).toBe(1)
  expect(await found('order = note')).toBe(1)
  expect(await found('note != order')).toBe(0)
  expect(await found('note ~ order')).toBe(1)
  expect(await found('order ~ note')).toBe(1)
})

describe('a filter is refused:', () => {
  test.each([
    ['an unknown field', 'nope = 1'],
    ['a missing operand', 'name ='],
    ['a missing operator', 'name "X"'],
    ['a lone operand', 'name'],
    ['blanks', '   '],
    ['a comment', '// nothing'],
    ['an empty group', '()'],
    ['an unclosed group', '(name = "X"'],
    ['an unopened group', 'name = "X")'],
    ['an unclosed text', 'name = "X'],
    ['a missing && or ||', 'name = "X" name = "Y"'],
    ['a single ampersand', 'name = "X" & name = "Y"'],
    ['a trailing &&', 'name = "X" &&'],
    ['an exponent', 'latitude = 1e3'],
    ['a second dot', 'latitude = 1.2.3'],
    ['a path that ends in a dot', 'country. = 1'],
    ['an unknown modifier', 'name:upper = "X"'],
    ['the length of a field that is not a list', 'name:length = 1'],
    ['a path through a field that is not a relation', 'name.length = 1'],
    ['an unknown macro', 'created < @someday'],
    ['a function', 'strftime("%Y", created) = "2026"'],
    ['a NUL', 'name = "a\0b"'],
    ['an escaped NUL', String.raw`name = "\u0000"`],
    ['a statement', 'name = "X"; drop table city'],
    ['an inherited name', 'constructor = 1'],
    ['an inherited path', '__proto__.name = 1'],
    ['21 comparisons of cities', Array.from({ length: 21 }, () => 'latitude = 1').join('||')],
    ['too many bytes', `name = "${'ä'.repeat(1750)}"`],
    ['101 nested groups', `${'('.repeat(101)}name = "X"${')'.repeat(101)}`],
  ])('%s', async (_what, filter) => {
    const query = new URLSearchParams({ filter }).toString()
    const reply = await example.get(`city/records?${query}`)
    expect([reply.status, reply.json]).toEqual([
      400,
      { data: {}, message: 'Something went wrong while processing your request.', status: 400 },
    ])
  })

  test('one that exceeds a limit, but not one at the limit', async () => {
    const { filterStatus, a } = example
    const comparisons = (count: number) => Array.from({ length: count }, () => 'id=1').join('||')
    expect(await filterStatus('city', comparisons(20))).toBe(200)
    expect(await filterStatus('trip', comparisons(200), a)).toBe(200)
    expect(await filterStatus('trip', comparisons(201), a)).toBe(400)
    expect(await filterStatus('city', `name = "${'x'.repeat(3491)}"`)).toBe(200)
    expect(await filterStatus('city', `name = "${'x'.repeat(3492)}"`)).toBe(400)
    expect(await filterStatus('city', `${'('.repeat(100)}name = "X"${')'.repeat(100)}`)).toBe(200)
    const groups = Array.from({ length: 150 }, () => '(id=1)').join('||')
    expect(await filterStatus('trip', groups, a)).toBe(200)
  })

  test('names that only rules may use, even inside quotes', async () => {
    for (const [filter, name] of [
      ['name = "@request.auth.id"', '@request.'],
      ['@request.auth.id != ""', '@request.'],
      ['@collection.users.name = "Anna"', '@collection.'],
    ]) {
      const query = new URLSearchParams({ filter: filter ?? '' }).toString()
      const { json } = await example.get(`city/records?${query}`)
      expect(json).toEqual({ data: {}, message: `Only superusers can filter by ${name}`, status: 403 })
    }
  })

  test('hidden fields, for every caller', async () => {
    const { a, filterStatus } = example
    expect(await filterStatus('users', 'name != ""', a)).toBe(200)
    expect(await filterStatus('users', 'tokenKey != ""', a)).toBe(400)
    expect(await filterStatus('users', 'password != ""', a)).toBe(400)
    expect(await filterStatus('visited_city', 'user.tokenKey ~ "k%"', a)).toBe(400)
  })
})

test('a filter matches e-mail addresses only when emailVisibility is set', async () => {
  const { a, b, filtered } = example
  expect(await filtered('users', 'name = "Anna"', a)).toHaveLength(1)
  expect(await filtered('users', 'email = "a@x.org"', a)).toEqual([])
  expect(await filtered('users', 'email = "b@x.org"', b)).toHaveLength(1)
  expect(await filtered('visited_city', 'user.email ~ "a%"', a)).toEqual([])
})

test('a list field can be compared with a text and followed in the same filter', async () => {
  const { a, filterStatus } = example
  for (const filter of [
    '"a" >= user.name && user.name ?= travel_items.from.name && travel_items ?= "x"',
    'travel_items = "x" && travel_items.type ?= user.name && user.name != ""',
    'travel_items = "x" && travel_items:length = 0 && travel_items:each ?= user.name',
    'tags = "no list" && tags:each ?= name && user.name != "x"',
  ]) {
    expect(await filterStatus('trip', filter, a)).toBe(200)
  }
})
