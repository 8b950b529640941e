import type { Visit } from '#web/queries/visited-cities.ts'

/** A visited city as the map and its list show it. */
export type CityEntry = {
  visit: Visit
  cityId: string
  name: string
  /** The first letter of the name, without accents and apostrophes; "#" for a number. */
  letter: string
  countryName: string
  stateName: string
  iso2: string
  latitude: number
  longitude: number
  /** False for a city without coordinates: it is listed, and skipped on the map. */
  isPlaced: boolean
  folded: string
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true, ignorePunctuation: true })
const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

const letterOf = (name: string) => {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(withoutAccents(name)) ?? []
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#'
}

/** Turns visits into entries in the order of the alphabet. */
export function cityIndex(visits: readonly Visit[]): CityEntry[] {
  const entries = visits.flatMap((visit): CityEntry[] => {
    const city = visit.expand?.city
    if (!city) return []
    const { country, state } = city.expand ?? {}
    const countryName = country?.name ?? ''
    return [
      {
        visit,
        cityId: city.id,
        name: city.name,
        letter: letterOf(city.name),
        countryName,
        stateName: state?.name ?? '',
        iso2: country?.iso2 ?? '',
        latitude: city.latitude,
        longitude: city.longitude,
        isPlaced: city.latitude !== 0 || city.longitude !== 0,
        folded: `${city.unaccented_name}\n${withoutAccents(city.name)}\n${withoutAccents(countryName)}`,
      },
    ]
  })
  return entries.sort((a, b) => collator.compare(a.name, b.name))
}

/** The entries whose name or country has the text in it, accents and capitals aside. */
export function filterEntries<Entry extends { folded: string }>(
  entries: readonly Entry[],
  text: string,
): readonly Entry[] {
  const term = withoutAccents(text.trim())
  return term === '' ? entries : entries.filter(({ folded }) => folded.includes(term))
}

/** A country as the list of the countries map shows it. */
export type CountryEntry = { id: string; name: string; iso2: string; cities: number; folded: string }

/** Countries in the order of the alphabet, with how many cities were visited in each. */
export function countryIndex(
  countries: readonly { id: string; name: string; iso2: string }[],
  citiesPerCountry: ReadonlyMap<string, number>,
): CountryEntry[] {
  return countries
    .map(({ id, name, iso2 }) => ({
      id,
      name,
      iso2,
      cities: citiesPerCountry.get(id) ?? 0,
      folded: withoutAccents(name),
    }))
    .sort((a, b) => collator.compare(a.name, b.name))
}
