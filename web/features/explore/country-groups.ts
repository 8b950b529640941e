import { compareNames } from '#web/lib/language/formats.ts'
import { countriesNamed } from './countries-named.ts'

type Country = { id: string; name: string; native: string; iso2: string; region: string }

/** What the list of all countries is narrowed to, and its order. */
export type CountriesView = {
  name: string
  continent: string | undefined
  show: 'visited' | 'unvisited' | undefined
  sort: 'name' | 'visited' | undefined
}

export type CountryGroup<Item> = {
  /** The continent, or "" for all of them together. */
  continent: string
  countries: Item[]
}

const byName = (a: Country, b: Country) => compareNames(a.name, b.name)

/** The continents of the countries, by name; the one that is called `other` last. */
export const continentsOf = (countries: readonly Country[], other: string): string[] => {
  const names = new Set(countries.map(({ region }) => region || other))
  return [...names].sort((a, b) => Number(a === other) - Number(b === other) || compareNames(a, b))
}

/** The countries with this name that are, or are not, visited, on every continent. */
export const shownCountries = <Item extends Country>(
  countries: readonly Item[],
  { name, show }: CountriesView,
  cities: ReadonlyMap<string, number>,
): readonly Item[] =>
  countriesNamed(countries, name).filter(
    ({ id }) => show === undefined || cities.has(id) === (show === 'visited'),
  )

/** The shown countries of the chosen continent in their order: a group for each continent, or one for all. */
export function countryGroups<Item extends Country>(
  shown: readonly Item[],
  { continent, sort }: CountriesView,
  cities: ReadonlyMap<string, number>,
  other: string,
): CountryGroup<Item>[] {
  const chosen = shown
    .filter(({ region }) => continent === undefined || (region || other) === continent)
    .sort(byName)
  if (chosen.length === 0) return []
  if (sort === undefined && continent === undefined) {
    return continentsOf(chosen, other).map((each) => ({
      continent: each,
      countries: chosen.filter(({ region }) => (region || other) === each),
    }))
  }
  const ordered =
    sort === 'visited' ? chosen.sort((a, b) => Number(cities.has(b.id)) - Number(cities.has(a.id))) : chosen
  return [{ continent: continent ?? '', countries: ordered }]
}
