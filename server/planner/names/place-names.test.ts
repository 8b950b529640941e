import { beforeAll, expect, it } from 'vitest'
import { wholeWorld } from '#server/test/whole-world.ts'
import type { World } from '#server/planner/world.ts'

let world: World

beforeAll(async () => {
  world = await wholeWorld()
})

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
  ['Granada', 'es', 'Granada ES'],
  ['nice', 'en', 'Nice FR'],
  ['bath', 'en', 'Bath GB'],
  ['rom', 'de', 'Rome IT'],
  ['Mailand', 'de', 'Milan IT'],
  ['Florencia', 'es', 'Florence IT'],
  ['Cologne', 'fr', 'Cologne DE'],
  ['Köln', 'de', 'Cologne DE'],
  ['bari', 'it', 'Bari IT'],
  ['como', 'es', 'Como IT'],
  ['lima', 'de', 'Lima PE'],
  ['cali', 'en', 'Cali CO'],
  ['sao paulo', 'en', 'São Paulo BR'],
  ['krakow', 'en', 'Kraków PL'],
  ['zurich', 'en', 'Zurich CH'],
  ['munchen', 'de', 'Munich DE'],
  ['muenchen', 'de', 'Munich DE'],
  ['New York', 'de', 'New York City US'],
  ['St. Petersburg', 'en', 'Saint Petersburg RU'],
  ['xian', 'en', "Xi'an CN"],
  ['大阪', 'ja', 'Osaka JP'],
  ['东京', 'zh', 'Tokyo JP'],
  ['東京', 'zh', 'Tokyo JP'],
  ['米兰', 'zh', 'Milan IT'],
  ['沙巴', 'zh', 'region:sabah'],
  ['파리', 'ko', 'Paris FR'],
  ['باريس', 'ar', 'Paris FR'],
  ['רומא', 'he', 'Rome IT'],
  ['โตเกียว', 'th', 'Tokyo JP'],
  ['दिल्ली', 'hi', 'Delhi IN'],
  ['Прага', 'ru', 'Prague CZ'],
  ['Кьольн', 'uk', undefined],
  ['Balkan', 'de', 'region:balkans'],
  ['Toscane', 'fr', 'region:tuscany'],
  ['Bayern', 'de', 'region:bavaria'],
  ['Italien', 'de', 'country:IT'],
  ['美国', 'zh', 'country:US'],
  ['UK', 'en', 'country:GB'],
  ['Railay', 'en', 'Railay TH'],
])('"%s" (%s) is %s', (name, language, expected) => {
  expect(best(name, language)).toBe(expected)
})

/** The likelihood of the best place of a name. */
const likelihood = (name: string, language: string) => world.names.find(name, language)[0]?.likelihood ?? 0

it('an unlikely place has a low likelihood', () => {
  for (const [name, language] of [
    ['of', 'en'],
    ['most', 'en'],
    ['lens', 'en'],
    ['reading', 'en'],
    ['sale', 'it'],
    ['orange', 'fr'],
    ['para', 'es'],
    ['Springfield', 'en'],
  ] as const) {
    expect(likelihood(name, language), name).toBeLessThan(0.5)
  }
})

it('a name in a language other than the sentence’s is less likely', () => {
  expect(likelihood('Rom', 'de')).toBeGreaterThan(0.8)
  expect(likelihood('Rom', 'en')).toBeLessThan(0.4)
  expect(likelihood('Wien', 'pl')).toBeGreaterThan(0.8)
})

it('a name without its accents is equally likely, and one with wrong accents less so', () => {
  expect(likelihood('Malaga', 'en')).toBeCloseTo(likelihood('Málaga', 'en'), 2)
  expect(likelihood('Léns', 'fr')).toBeLessThan(likelihood('Lens', 'fr'))
})

it('a short form without its capitals counts less', () => {
  expect(likelihood('us', 'en')).toBeLessThan(likelihood('US', 'en') / 2)
})

it('two likely places of a name share the probability, and a place in another language does not', () => {
  const granadas = world.names.find('Granada', 'en').slice(0, 2)
  for (const granada of granadas) expect(granada.likelihood).toBeGreaterThan(0.2)
  const macaus = world.names.find('Macau', 'en').slice(0, 2)
  for (const macau of macaus) expect(macau.likelihood).toBeGreaterThan(0.7)
})

it('gives the name of a place by language', () => {
  const [milan] = world.names.find('Milan', 'en')
  const [tuscany] = world.names.find('Tuscany', 'en')
  const [italy] = world.names.find('Italy', 'en')
  if (!milan || !tuscany || !italy) throw new Error('These places are known.')
  expect(['en', 'de', 'ja', 'pl'].map((language) => world.names.nameOf(milan.place, language))).toEqual([
    'Milan',
    'Mailand',
    'ミラノ',
    'Mediolan',
  ])
  expect(world.names.nameOf(tuscany.place, 'fr')).toBe('Toscane')
  expect(world.names.nameOf(italy.place, 'zh')).toBe('意大利')
})

it('a code or an old name of a remote village does not count as a name', () => {
  for (const language of ['en', 'pt', 'fr']) expect(world.names.find('dez', language)).toEqual([])
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
