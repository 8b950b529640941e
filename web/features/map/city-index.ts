import { hasCoordinates } from '#shared/domain/coordinates.ts'
import { formatsOf } from '#shared/domain/formats.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { foldedCityName } from '#web/lib/language/city-order.ts'
import { withoutAccents } from '#web/lib/language/without-accents.ts'
import type { LedgerCity } from '#shared/ledger.ts'
import type { Place } from '#web/queries/places.ts'
import type { Visit } from '#web/queries/visited-cities.ts'
import { indexLetters } from './index-letters.ts'

/** A city as the map and its list show it. */
type PlaceEntry = {
  cityId: string
  name: string
  /** The text by which it is sorted: letters and digits as the search spells them, so that Łódź is among the Ls. */
  sortKey: string
  /** The letter of the language's alphabet under which it is listed; "#" for a number. */
  letter: string
  countryName: string
  /** The ids of its country and state; "" without. */
  countryId: string
  stateId: string
  stateName: string
  iso2: string
  latitude: number
  longitude: number
  /** False for a city without coordinates: it is in the list, but not on the map. */
  isPlaced: boolean
  folded: string
}

/** A visited city. */
export type CityEntry = PlaceEntry & { visit: Visit }

/** A city without a mark: somebody has it as a wish, or only changed there. */
type UnmarkedEntry = PlaceEntry & { visit: undefined; place: Place }

export type MapEntry = CityEntry | UnmarkedEntry

/**
 * Turns visits, and cities without a mark, into entries in alphabetical order, with the names of countries in a
 * language.
 */
export function cityIndex(
  visits: readonly Visit[],
  language: string,
  unmarked: readonly Place[] = [],
): MapEntry[] {
  const formats = formatsOf(language)
  const letterOf = indexLetters(language)
  const entryOf = (city: Place): PlaceEntry => {
    const { country, state } = city.expand ?? {}
    const countryName = country ? formats.countryName(country.iso2, country.name) : ''
    const name = cityName(city)
    const sortKey = foldedCityName(city, name).replaceAll(/[^\p{L}\p{N}]/gu, '')
    return {
      cityId: city.id,
      name,
      sortKey,
      letter: /^\p{L}/u.test(sortKey) ? letterOf(sortKey) : '#',
      countryName,
      countryId: city.country,
      stateId: city.state,
      stateName: state?.name ?? '',
      iso2: country?.iso2 ?? '',
      latitude: city.latitude,
      longitude: city.longitude,
      isPlaced: hasCoordinates(city),
      folded: [
        city.unaccented_name,
        ...[city.name, name, countryName, country?.name ?? ''].map(withoutAccents),
      ].join('\n'),
    }
  }
  const entries = [
    ...visits.flatMap((visit): CityEntry[] => {
      const city = visit.expand?.city
      return city ? [{ ...entryOf(city), visit }] : []
    }),
    ...unmarked.map((place): UnmarkedEntry => ({ ...entryOf(place), visit: undefined, place })),
  ]
  return entries.sort((a, b) => formats.compareNames(a.sortKey, b.sortKey))
}

/** A city of a ledger, in the form that other screens use. */
export const placeOf = (city: LedgerCity, countryName: string): Place => {
  const { id, name, latitude, longitude, country, state, iso2 } = city
  const expand = country === '' ? undefined : { country: { id: country, name: countryName, iso2 } }
  return { id, name, unaccented_name: withoutAccents(name), latitude, longitude, country, state, expand }
}

/** The entries whose name or country contains the text, without regard to accents and capitals. */
export function filterEntries<Entry extends { folded: string }>(
  entries: readonly Entry[],
  text: string,
): readonly Entry[] {
  const term = withoutAccents(text.trim())
  return term === '' ? entries : entries.filter(({ folded }) => folded.includes(term))
}

/** A country as the list of the countries map shows it. */
export type CountryEntry = { id: string; name: string; iso2: string; cities: number; folded: string }

/** Countries in the order of a language's alphabet. */
export function countryIndex(
  countries: readonly { id: string; name: string; iso2: string }[],
  language: string,
): Omit<CountryEntry, 'cities'>[] {
  const { compareNames, countryName } = formatsOf(language)
  return countries
    .map(({ id, name: stored, iso2 }) => {
      const name = countryName(iso2, stored)
      const folded = [name, stored].map(withoutAccents).join('\n')
      return { id, name, iso2, folded }
    })
    .sort((a, b) => compareNames(a.name, b.name))
}
