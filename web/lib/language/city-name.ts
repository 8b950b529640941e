import { useLanguage } from '#web/messages/language.ts'

/**
 * The names of cities in a language, as the data pipeline writes them: only names that differ from the stored ones.
 */
export type CityNames = {
  /** By GeoNames number. */
  cities: Readonly<Record<string, string>>
  /** By the stored name, for the cities on the basemap. */
  labels: Readonly<Record<string, string>>
}

type NameOf = (city: { id: string; name: string }) => string

const nameIn =
  ({ cities }: CityNames): NameOf =>
  ({ id, name }) =>
    cities[id.replace(/^c0*/, '')] ?? name

const none: CityNames = { cities: {}, labels: {} }
let names = none
let shownName = nameIn(none)

/** Sets the names; undefined for the stored names. */
export const showCityNames = (next: CityNames | undefined) => {
  names = next ?? none
  shownName = nameIn(names)
}

/**
 * A city's name in the page's language, or its stored name. Modules of the first script import it from here. All
 * others import it from city-names.ts, which waits until the names are loaded.
 */
export const cityName: NameOf = (city) => shownName(city)

/** `cityName` for effects and `useMemo`: the function's identity changes with the language. */
export const useCityName = (): NameOf => {
  useLanguage()
  return shownName
}

/** The name of a large city of which only the stored name is known, such as a label of the map or a capital. */
export const mapCityName = (name: string): string =>
  Object.hasOwn(names.labels, name) ? (names.labels[name] ?? name) : name
