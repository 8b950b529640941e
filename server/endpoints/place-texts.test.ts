import { describe, expect, test } from 'vitest'
import { cityOf, ownName } from '#server/gazetteer/name-arrays.ts'
import { type CityNames } from '#server/gazetteer/city-names.ts'
import { namesOf } from '#server/test/city-names.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { PlaceReader } from './place-texts.ts'

interface Named {
  name: string
  /** The logarithm of the population. */
  weight: number
  /** How likely people mean it; by default the weight. */
  prominence?: number
  /** False for a name in another language. */
  isOwn?: boolean
  /** The number of its country. */
  country?: number
}

const countries = ['nowhere', 'france', 'germany', 'china']
const regions = {
  named: (text: string) => {
    const number = countries.indexOf(text.toLowerCase())
    return new Set(number > 0 ? [number] : [])
  },
  begun: () => new Set<number>(),
  similar: () => new Set<number>(),
}

/** A reader of these cities, whose ids are their positions in the list, from 1 on. */
function reader(...cities: Named[]) {
  const names: CityNames = {
    ...namesOf(cities.map(({ name, weight }) => [name, weight])),
    prominence: new Float32Array(cities.map(({ weight, prominence = weight }) => prominence)),
    countries: new Uint16Array(cities.map(({ country = 0 }) => country)),
    states: new Uint16Array(cities.length),
    regions,
  }
  for (const [at, owner] of names.owners.entries()) {
    if (cities[cityOf(owner)]?.isOwn === false) names.owners[at] = owner - ownName
  }
  return new PlaceReader(names)
}
const ids = (...places: number[]) => places.map((place) => cityId(place))
const alpha = (weight = 5, rest: Partial<Named> = {}): Named => ({ name: 'alpha', weight, ...rest })
const certain = (text: string, city: number) => [{ text, certain: true, cityIds: ids(city) }]
const uncertain = (text: string, ...cities: number[]) => [{ text, certain: false, cityIds: ids(...cities) }]

describe('a name of several cities', () => {
  test('means the one that is much likelier than the next', async () => {
    expect(await reader(alpha(5), alpha(5.75)).placesOf('Alpha')).toEqual(certain('Alpha', 2))
    expect(await reader(alpha(5), alpha(5.625)).placesOf('Alpha')).toEqual(uncertain('Alpha', 2, 1))
    // However large they are.
    const known = alpha(5, { prominence: 7 })
    expect(await reader(known, alpha(6)).placesOf('Alpha')).toEqual(certain('Alpha', 1))
  })

  test('means a smaller one that has the name itself', async () => {
    const translated = alpha(5.75, { isOwn: false })
    expect(await reader(translated, alpha(5)).placesOf('alpha')).toEqual(certain('alpha', 2))
    const larger = alpha(7.25, { isOwn: false })
    expect(await reader(alpha(5), larger).placesOf('alpha')).toEqual(certain('alpha', 2))
  })

  test('offers at most five, and none that is a hundred times less likely than the first', async () => {
    const cities = [6, 5.875, 5.75, 4.125, 4].map((weight) => alpha(weight))
    expect(await reader(...cities).placesOf('alpha')).toEqual(uncertain('alpha', 1, 2, 3, 4))
    const many = [6, 5.75, 5.5, 5.25, 5, 4.75].map((weight) => alpha(weight))
    expect(await reader(...many).placesOf('alpha')).toEqual(uncertain('alpha', 1, 2, 3, 4, 5))
  })
})

describe('a country behind a name', () => {
  const everywhere = () => reader(alpha(5), alpha(5, { country: 1 }), alpha(5, { country: 2 }))

  test.each(['(', '|', '/', ',', '،', '、', '，', ' - ', ' – ', ' — ', ' '])(
    'follows %j',
    async (separator) => {
      const line = `  Alpha${separator}France  `
      expect(await everywhere().placesOf(line)).toEqual(certain(line.trim(), 2))
    },
  )

  test('of a misspelt city is a part of its place, and its cities are only suggested', async () => {
    const cities = [0, 1, 2, 3, 4, 5].map((index) => alpha(6 - index / 8, { country: 3 }))
    const all = reader(...cities, alpha(7, { country: 1 }))
    expect(await all.placesOf('Alpga, Atlantis')).toHaveLength(2)
    const [misspelt, ...others] = await all.placesOf('Alpga, Germany, Alpha, France')
    expect(misspelt).toEqual({ text: 'Alpga, Germany', certain: false, cityIds: [] })
    expect(others).toEqual(certain('Alpha, France', 7))
    expect(await all.placesOf('Alpga')).toEqual(uncertain('Alpga', 7, 1, 2, 3, 4))
  })

  test('is not read from a name with more than 16 words', async () => {
    const long = 'a b c d e f g h i j k l m n o'
    const france = { weight: 5, country: 1 }
    expect(await reader({ ...france, name: long }).placesOf(`${long} France`)).toEqual(
      certain(`${long} France`, 1),
    )
    expect(await reader({ ...france, name: `${long} p` }).placesOf(`${long} p France`)).toMatchObject([
      { certain: false },
    ])
  })

  test('can be two, with a state before the country', async () => {
    const line = 'Alpha, France, Germany, Alpha, China'
    expect((await everywhere().placesOf(line)).map(({ text }) => text)).toEqual([
      'Alpha, France',
      'Germany',
      'Alpha, China',
    ])
    const places = await everywhere().placesOf('Alpha, France, France, Alpha')
    expect(places.map(({ text }) => text)).toEqual(['Alpha, France, France', 'Alpha'])
  })
})

test('a name behind a comma is a city of its own when a large city has it', async () => {
  const inFrance = { name: 'geneva', weight: 4, country: 1 }
  const texts = async (weight: number) =>
    (await reader({ name: 'france', weight }, inFrance).placesOf('Geneva, France, Nowhere')).map(
      ({ text }) => text,
    )
  expect(await texts(5)).toEqual(['Geneva', 'France', 'Nowhere'])
  expect(await texts(4.9375)).toEqual(['Geneva, France', 'Nowhere'])
})

test('a line without a name has no place, and an unknown name no city', async () => {
  expect(await reader(alpha()).placesOf(' , ()')).toEqual([])
  expect(await reader(alpha()).placesOf('Omega')).toEqual(uncertain('Omega'))
})

test('the first 200 misspelt names of a list are corrected', async () => {
  const place = reader(alpha())
  for (let count = 0; count < 200; count += 1)
    expect(await place.placesOf('Alpga')).toEqual(uncertain('Alpga', 1))
  expect(await place.placesOf('Alpga')).toEqual(uncertain('Alpga'))
})
