import { distanceKm } from '../../shared/domain/distance.ts'
import { fold } from '../../shared/domain/unaccent.ts'
import { wrongNames } from '../exceptions.ts'
import type { City } from './cities.ts'
import { withNativeLetters } from './english-names.ts'
import { readExonyms } from './exonyms.ts'
import { languageOf } from './local-names.ts'
import { readNamesIn } from './debian-names.ts'
import { readLetters, readZoneCities } from './sources.ts'

/** Names by GeoNames number. */
export type CityNames = Record<string, string>

/** The names of a language in the form of dist/: those of the map's labels are also listed by the label's own name. */
export type NamesFile = { cities: CityNames; labels: Record<string, string> }

/**
 * The translated names of the map's labels, which have no numbers. Namesakes with different translations are left out.
 */
export function labelNames(
  names: CityNames,
  cities: readonly City[],
  labels: readonly { name: string; lat: number; lng: number }[],
): Record<string, string> {
  const byName = Map.groupBy(cities, ({ name }) => name)
  const found: Record<string, string> = {}
  for (const [name, there] of Map.groupBy(labels, (label) => label.name)) {
    const shown = there.map(({ lat, lng }) => {
      const [city] = (byName.get(name) ?? []).sort(
        (a, b) => distanceKm(a, at(lat, lng)) - distanceKm(b, at(lat, lng)),
      )
      return city && names[city.geonameid]
    })
    const [first] = shown
    if (first !== undefined && shown.every((each) => each === first)) found[name] = first
  }
  return found
}

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

/**
 * The names of cities in a language, where they differ from the stored name. The first source that has one decides:
 * exonyms/<language>.tsv, the local name where people speak the language, CLDR for cities that give a time zone its
 * name, GeoNames for all others. Where none has a name and the English one is an exonym, the local name is used if it
 * is in the language's letters: Göteborg. A name of GeoNames is left out when it has letters that the language does not
 * use, when it only lacks the accents of the city's name, and when cities500 lacks it.
 */
export function namesIn(language: string, cities: readonly City[]): CityNames {
  const tagged = readNamesIn(language)
  const zoneNames = zoneCityNames(language, cities)
  const letter = readLetters(language)
  const isWritten = (name: string) =>
    name !== '' &&
    Array.from(name.toLocaleLowerCase(language)).every((one) => !/\p{L}/u.test(one) || letter.test(one))
  const exonyms = readExonyms(language)
  const names: CityNames = {}
  for (const city of cities) {
    const { geonameid, local_name: local } = city
    const decided = exonyms.get(geonameid)?.['name']
    const isSpoken = languageOf(city) === language && (local !== '' || isWritten(city.name))
    const name = decided ?? (isSpoken ? local : nameFrom(city))
    if (name !== '' && name !== city.name) names[geonameid] = name
  }
  return names

  function nameFrom(city: City): string {
    const { geonameid, local_name: local } = city
    const zoneName = zoneNames.get(geonameid) ?? ''
    if (isWritten(zoneName)) return isPlainSpelling(zoneName, city) ? '' : zoneName
    const source = Object.hasOwn(wrongNames[language] ?? {}, geonameid)
      ? ''
      : withNativeLetters(tidy(tagged.get(geonameid) ?? '', language), city.country)
    const known = source === city.name ? '' : knownName(city, source)
    if (known !== '' && isWritten(known)) return isPlainSpelling(known, city) ? '' : known
    return source === '' && isWritten(local) && !isPlainSpelling(local, city) ? local : ''
  }
}

/** Whether a name is the city's own without its accents, as in "Wroclaw". */
const isPlainSpelling = (name: string, city: City) =>
  name.toLowerCase() === fold(name) && fold(name) === city.unaccented_name

/** The name, or "" when cities500 does not have it among the city's names. */
const knownName = ({ name, alternates }: City, wanted: string) => {
  const folded = fold(wanted)
  return [name, ...alternates].some((each) => fold(each) === folded) ? wanted : ''
}

/** Removes marks of direction, Arabic vowel signs, and additions that distinguish namesakes: "Newport (Wales)". */
const tidy = (source: string, language: string) => {
  const name = source
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\u064B-\u0652\u0670]/gu, '')
    .replace(/\s*[(,،/;].*$/u, '')
    .trim()
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/**
 * CLDR's names by GeoNames number. The city of a zone is the largest one in it that has the zone's English name. Where
 * the language has no name for a zone, its name is the English one: Kaliningrad.
 */
function zoneCityNames(language: string, cities: readonly City[]): ReadonlyMap<string, string> {
  const [inLanguage, inEnglish] = [language, 'en'].map((each) => byCanonicalZone(readZoneCities(each)))
  const found = new Map<string, string>()
  for (const [zone, there] of Map.groupBy(cities, ({ timezone }) => timezone)) {
    const canonical = canonicalZone(zone)
    const lastPart = (zone.split('/').at(-1) ?? '').replaceAll('_', ' ')
    const english = inEnglish?.get(canonical) ?? lastPart
    const folded = [english, lastPart].map(fold)
    const [city] = there
      .filter((each) => folded.includes(each.unaccented_name))
      .sort((a, b) => b.population - a.population)
    if (city) found.set(city.geonameid, inLanguage?.get(canonical) ?? english)
  }
  return found
}

const byCanonicalZone = (names: ReadonlyMap<string, string>) =>
  new Map([...names].map(([zone, name]) => [canonicalZone(zone), name]))

/** Node's name for a zone: CLDR has "Asia/Calcutta" and GeoNames "Asia/Kolkata". */
const canonicalZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return zone
  }
}
