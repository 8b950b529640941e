import { hasCoordinates } from '#shared/domain/coordinates.ts'
import { compareNames } from '#web/lib/language/formats.ts'
import { withoutAccents } from '#web/lib/language/without-accents.ts'
import type { Visit } from '#web/queries/visited-cities.ts'

/** A visited city as the map and its list show it. */
export type CityEntry = {
  visit: Visit
  cityId: string
  name: string
  /** What it is sorted by: its letters and digits as the search spells them, so that Łódź stands among the Ls. */
  sortKey: string
  /** The letter that it stands under; "#" for a number. */
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

/** Turns visits into entries in the order of the alphabet. */
export function cityIndex(visits: readonly Visit[]): CityEntry[] {
  const entries = visits.flatMap((visit): CityEntry[] => {
    const city = visit.expand?.city
    if (!city) return []
    const { country, state } = city.expand ?? {}
    const countryName = country?.name ?? ''
    const sortKey = city.unaccented_name.replaceAll(/[^a-z0-9]/g, '')
    return [
      {
        visit,
        cityId: city.id,
        name: city.name,
        sortKey,
        letter: /^[a-z]/.test(sortKey) ? sortKey.charAt(0).toUpperCase() : '#',
        countryName,
        stateName: state?.name ?? '',
        iso2: country?.iso2 ?? '',
        latitude: city.latitude,
        longitude: city.longitude,
        isPlaced: hasCoordinates(city),
        folded: `${city.unaccented_name}\n${withoutAccents(city.name)}\n${withoutAccents(countryName)}`,
      },
    ]
  })
  return entries.sort((a, b) => (a.sortKey < b.sortKey ? -1 : a.sortKey > b.sortKey ? 1 : 0))
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
    .sort((a, b) => compareNames(a.name, b.name))
}
