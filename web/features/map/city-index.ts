import { hasCoordinates } from '#shared/domain/coordinates.ts'
import { formatsOf } from '#shared/domain/formats.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { foldedCityName } from '#web/lib/language/city-order.ts'
import { withoutAccents } from '#web/lib/language/without-accents.ts'
import type { Visit } from '#web/queries/visited-cities.ts'
import { indexLetters } from './index-letters.ts'

/** A visited city as the map and its list show it. */
export type CityEntry = {
  visit: Visit
  cityId: string
  name: string
  /** What it is sorted by: its letters and digits as the search spells them, so that Łódź stands among the Ls. */
  sortKey: string
  /** The letter of the language's alphabet that it stands under; "#" for a number. */
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

/** Turns visits into entries in the order of the alphabet, with the names of countries in a language. */
export function cityIndex(visits: readonly Visit[], language: string): CityEntry[] {
  const formats = formatsOf(language)
  const letterOf = indexLetters(language)
  const entries = visits.flatMap((visit): CityEntry[] => {
    const city = visit.expand?.city
    if (!city) return []
    const { country, state } = city.expand ?? {}
    const countryName = country ? formats.countryName(country.iso2, country.name) : ''
    const name = cityName(city)
    const sortKey = foldedCityName(city, name).replaceAll(/[^\p{L}\p{N}]/gu, '')
    return [
      {
        visit,
        cityId: city.id,
        name,
        sortKey,
        letter: /^\p{L}/u.test(sortKey) ? letterOf(sortKey) : '#',
        countryName,
        stateName: state?.name ?? '',
        iso2: country?.iso2 ?? '',
        latitude: city.latitude,
        longitude: city.longitude,
        isPlaced: hasCoordinates(city),
        folded: [
          city.unaccented_name,
          ...[city.name, name, countryName, country?.name ?? ''].map(withoutAccents),
        ].join('\n'),
      },
    ]
  })
  return entries.sort((a, b) => formats.compareNames(a.sortKey, b.sortKey))
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

/** Countries in the order of a language's alphabet, with how many cities were visited in each. */
export function countryIndex(
  countries: readonly { id: string; name: string; iso2: string }[],
  citiesPerCountry: ReadonlyMap<string, number>,
  language: string,
): CountryEntry[] {
  const { compareNames, countryName } = formatsOf(language)
  return countries
    .map(({ id, name: stored, iso2 }) => {
      const name = countryName(iso2, stored)
      const folded = [name, stored].map(withoutAccents).join('\n')
      return { id, name, iso2, cities: citiesPerCountry.get(id) ?? 0, folded }
    })
    .sort((a, b) => compareNames(a.name, b.name))
}
