import { expect, test } from 'vitest'
import { createCollections } from '#server/collections/index.ts'
import { createRegistry } from '#server/records/registry.ts'
import { filterCost } from './cost.ts'
import { parseFilter } from './parse.ts'

const registry = createRegistry(createCollections({ userHooks: {} }))

const costOf = (collection: string, filter: string) =>
  filterCost(registry, registry.get(collection), parseFilter(filter, 200))

test.each([
  ['city', 'latitude >= 1', 1],
  ['city', 'latitude >= 1 && (longitude > 2 || longitude < 1)', 3],
  ['city', 'country.region = "Europe"', 3],
  ['city', 'name ~ "par"', 4],
  ['city', 'name ~ "%par%"', 4],
  ['city', 'name ~ "%p%a%r%"', 44],
  ['city', 'name !~ "%p%a%r%"', 44],
  ['city', `name ~ "${'a'.repeat(40)}"`, 8],
  ['city', 'latitude = 5 || name = 6', 2],
  ['city', 'name ~ country.name', 26],
  ['city', 'country.timezones = "x"', 23],
  ['trip', 'travel_items.type = "bus"', 150],
  ['trip', 'travel_items.from.country.name = "France"', 350],
  ['trip', 'travel_items.type = travel_items.id', 2700],
  ['city', 'nonsense.of.nothing = 1', 1],
])('%s: %s costs %d', (collection, filter, cost) => {
  expect(costOf(collection, filter)).toBe(cost)
})

test.each([
  'unaccented_name ~ "par%" && retired = false && population >= 1000 && country.region = "Europe" && country.subregion = "X"',
  'latitude >= 1 && latitude <= 2 && (longitude >= 3 || longitude <= 4) && id != "x" && retired = false',
])('the lists of the web app stay on the usual connection: %s', (filter) => {
  expect(costOf('city', filter)).toBeLessThanOrEqual(20)
})
