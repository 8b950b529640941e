import type { City } from '#server/gazetteer/cities.ts'
import { nameKey } from '#server/planner/names/name-key.ts'
import type { World } from '#server/planner/world.ts'

/**
 * Finds the city that "Rome IT" or "Paris US.TX" means: of those that are called so there the largest, and otherwise
 * the likeliest of those that have it as another name. Throws when there is none.
 */
export function cityFinder({ cities, names }: World): (text: string) => City {
  const largest = new Map<string, City>()
  for (let index = 0; index < cities.length; index++) {
    const city = cities.get(index)
    for (const where of [city.country, city.state]) {
      const key = `${nameKey(city.name)} ${where}`
      if (city.population >= (largest.get(key)?.population ?? 0)) largest.set(key, city)
    }
  }
  return (text) => {
    const space = text.lastIndexOf(' ')
    const [name, where] = [text.slice(0, space), text.slice(space + 1)]
    const own = largest.get(`${nameKey(name)} ${where}`)
    if (own) return own
    for (const { place } of names.find(name, 'en')) {
      if (place.kind === 'city' && (place.city.country === where || place.city.state === where))
        return place.city
    }
    throw new Error(`The gazetteer has no ${text}.`)
  }
}
