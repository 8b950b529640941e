import { fold } from '../../shared/domain/unaccent.ts'
import type { City } from './cities.ts'

/** Finds the largest city of a country by its name or a name in another language. Throws when there is none. */
export const cityFinder = (cities: readonly City[]) => {
  const ofCountry = Map.groupBy(cities, (city) => city.country)
  return (country: string, name: string) => {
    const own = ofCountry.get(country) ?? []
    const named = own.filter((city) => city.unaccented_name === fold(name))
    const found =
      named.length > 0
        ? named
        : own.filter((city) => city.alternates.some((other) => fold(other) === fold(name)))
    const [largest] = found.toSorted((a, b) => b.population - a.population)
    if (!largest) throw new Error(`${name} (${country}) is not in the gazetteer.`)
    return largest
  }
}
