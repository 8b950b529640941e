import { compareNames, countryName } from '#web/lib/language/formats.ts'
import { countriesNamed } from './countries-named.ts'
import { worldRegionName } from './world-region-name.ts'

type Country = { id: string; name: string; native: string; iso2: string; region: string }

/** The filters and the order of the list of all countries. */
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

/** The value in the address for countries without a continent. */
export const otherContinent = 'Other'

/** The continent of a country as the address names it. */
export const continentOf = ({ region }: Pick<Country, 'region'>) => region || otherContinent

const byName = (a: Country, b: Country) => compareNames(countryName(a), countryName(b))

/** The continents of the countries, by name; countries without a continent come last. */
export const continentsOf = (countries: readonly Country[]): string[] => {
  const isOther = (name: string) => Number(name === otherContinent)
  return [...new Set(countries.map(continentOf))].sort(
    (a, b) => isOther(a) - isOther(b) || compareNames(worldRegionName(a), worldRegionName(b)),
  )
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

/** The shown countries of the chosen continent in their order: one group for each continent, or one for all. */
export function countryGroups<Item extends Country>(
  shown: readonly Item[],
  { continent, sort }: CountriesView,
  cities: ReadonlyMap<string, number>,
): CountryGroup<Item>[] {
  const chosen = shown
    .filter((country) => continent === undefined || continentOf(country) === continent)
    .sort(byName)
  if (chosen.length === 0) return []
  if (sort === undefined && continent === undefined) {
    return continentsOf(chosen).map((each) => ({
      continent: each,
      countries: chosen.filter((country) => continentOf(country) === each),
    }))
  }
  const ordered =
    sort === 'visited' ? chosen.sort((a, b) => Number(cities.has(b.id)) - Number(cities.has(a.id))) : chosen
  return [{ continent: continent ?? '', countries: ordered }]
}
