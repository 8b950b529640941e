import { beforeAll, expect, it } from 'vitest'
import { wholeWorld } from '#server/test/whole-world.ts'
import type { World } from '#server/planner/world.ts'

let world: World

beforeAll(async () => {
  world = await wholeWorld()
}, 60_000)

/** The best place of a name as "Rome IT" or "region:balkans". */
function best(name: string, language: string): string | undefined {
  const [first] = world.names.find(name, language)
  if (!first) return undefined
  const { place } = first
  return place.kind === 'city' ? `${place.city.name} ${place.city.country}` : `${place.kind}:${place.area.id}`
}

it.each([
  ['Toledo', 'en', 'Toledo ES'],
  ['Georgia', 'en', 'country:GE'],
  ['sao paulo', 'en', 'São Paulo BR'],
  ['krakow', 'en', 'Kraków PL'],
  ['munchen', 'de', 'Munich DE'],
  ['muenchen', 'de', 'Munich DE'],
  ['大阪', 'ja', 'Osaka JP'],
  ['दिल्ली', 'hi', 'Delhi IN'],
  ['Balkan', 'de', 'region:balkans'],
])('"%s" (%s) is %s', (name, language, expected) => {
  expect(best(name, language)).toBe(expected)
})

it('a code or an old name of a far village is no name', () => {
  expect(world.names.find('dez', 'en')).toEqual([])
})

it('a name with a typing error is found near well-known places', () => {
  const [first] = world.names.findNear('Barcelna', 'en')
  expect(first?.place.kind === 'city' && first.place.city.name).toBe('Barcelona')
  expect(first?.likelihood).toBeLessThan(0.5)
})

it('knows how names begin', () => {
  expect(world.names.hasPrefix('barcel')).toBe(true)
  expect(world.names.hasPrefix('大')).toBe(true)
  expect(world.names.hasPrefix('barcelxq')).toBe(false)
  expect(world.names.hasPrefix('')).toBe(false)
})
