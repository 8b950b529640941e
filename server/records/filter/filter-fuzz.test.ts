import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSeededExample, type SeededExample } from '#server/test/example-records.ts'
import { seeded } from '#shared/test/seeded.ts'
import { onPostgres } from '#server/test/test-database.ts'

let example: SeededExample

beforeAll(async () => {
  example = await createSeededExample()
})
afterAll(() => example.close())

const words = (text: string) => text.split(' ')
const fields: Record<string, readonly string[]> = {
  city: words(
    'name name:lower unaccented_name latitude capital country country.name country.facts country.facts.seas.0 created',
  ),
  trip: words(
    'name travel_items travel_items.type travel_items.from.country.name travel_items.from.country.facts travel_items.from.name tags:each tags:length user.name',
  ),
  visited_city: words(
    'user user.id user.name user.email city.latitude city.country.facts.area city.country id',
  ),
  users: words('name email verified avatar created id id:lower'),
  country: words('name facts facts.area facts.seas facts.0.x id updated'),
}
const constants = words(
  String.raw`null true False 1 -1.5 0 99999999999999999999999 @now @year @todayEnd "" '' "abc" '%' "%a_b\%" "\\" "50%\\" "é🙂" "\u0041" "1e400" "\ud800" "a%" "]" "$.x" "5" "%e%e%e%e%e%e%e%e%e%e%e%e"`,
)
const nonsense = words(String.raw`nope tokenKey @nope "open 1.2.3 a..b name:nope country.nope`)
const operators = words('= != > >= < <= ~ !~ ?= ?!= ?~ ?!~ ?> ?<=')
const scraps = words(String.raw`( ) && || // " ' \ % ; -- /* : . ? $1 = ~ 😀`).concat(
  ' ',
  '\n',
  '\0',
  '\u00a0',
)

function filterBy(random: () => number, collection: string, depth: number): string {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  const operand = () => {
    const kind = random()
    return pick(kind < 0.01 ? nonsense : kind < 0.5 ? constants : fields[collection]!)
  }
  const comparison = () => `${operand()}${pick([' ', ''])}${pick(operators)}${pick([' ', ''])}${operand()}`
  const group = (depth: number): string => {
    const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
      depth > 0 && random() < 0.3 ? `(${group(depth - 1)})` : comparison(),
    )
    return parts.join(pick([' && ', '||', '&&']))
  }
  const filter = group(depth)
  if (random() < 0.7) return filter
  const at = Math.floor(random() * filter.length)
  return random() < 0.5
    ? filter.slice(0, at) + pick(scraps) + filter.slice(at)
    : filter.slice(0, at) + filter.slice(at + 1 + Math.floor(random() * 3))
}

/** Number of filters. The default takes seconds; FILTER_FUZZ=1000000 takes minutes. */
const count = Number(process.env['FILTER_FUZZ'] ?? (onPostgres ? 10_000 : 40_000))

/** The maximum duration of one request. */
const maxMs = 1000

// A failure prints the filter. The seed is fixed, so the next run fails in the same way.
test(`${count} random filters return 200, 400 or 403 within a second`, { timeout: count * 10 }, async () => {
  const random = seeded(20_260_301)
  const statuses = new Map<number, number>()
  let slowestMs = 0
  for (let run = 0; run < count; run += 1) {
    const collection = Object.keys(fields)[run % 5]!
    const filter = filterBy(random, collection, run % 10 === 0 ? 3 : run % 2)
    const query = new URLSearchParams({ filter, ...(run % 7 === 0 && { sort: filter.slice(0, 20) }) })
    const ask = async () => {
      const started = performance.now()
      const { status } = await example.call('GET', `collections/${collection}/records?${query.toString()}`, {
        as: run % 2 === 0 ? example.a : undefined,
      })
      return { status, ms: performance.now() - started }
    }
    const { status, ms } = await ask()
    // Measure a slow filter again: a pause of the machine does not repeat at the same filter.
    slowestMs = Math.max(slowestMs, ms < maxMs ? ms : (await ask()).ms)
    if (![200, 400, 403].includes(status)) {
      throw new Error(`${status} for ${collection}: ${JSON.stringify(filter)}`)
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(slowestMs).toBeLessThan(maxMs)
  // Guard: the generator must produce both valid and malformed filters.
  expect(statuses.get(200)).toBeGreaterThan(count / 10)
  expect(statuses.get(400)).toBeGreaterThan(count / 10)
})
