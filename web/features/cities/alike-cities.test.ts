import { expect, test } from 'vitest'
import { alikeCities } from './alike-cities.ts'

const city = (id: string, state: string) => ({ id, name: 'Lisbon', state, country: 'us' })

test('cities of one name, state and country are alike; a city listed twice is not', () => {
  const cities = [city('a', 'ohio'), city('b', 'ohio'), city('c', 'maine'), city('c', 'maine')]
  expect([...alikeCities(cities)]).toEqual(['a', 'b'])
})
