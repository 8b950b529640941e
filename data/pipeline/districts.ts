import { readFileSync } from 'node:fs'
import { distanceKm, type Position } from '../../shared/domain/distance.ts'
import { fold } from '../../shared/domain/unaccent.ts'
import { type City, namesOf } from './cities.ts'
import { readSections } from './decisions.ts'
import { reachOf } from './new-rows.ts'
import { readCityLines, readTodaysCities } from './sources.ts'
import { fromTsv, type Row } from './tsv.ts'

/** The rows of districts.tsv: a city with the names of its districts and quarters. */
export const readDistricts = (): Row[] =>
  fromTsv(readFileSync(new URL('../districts.tsv', import.meta.url), 'utf8'))

/** The names in a column of districts.tsv. */
export const listed = (row: Row, column: 'best_known' | 'districts'): string[] =>
  (row[column] ?? '').split('|').filter(Boolean)

/** A section of a city in GeoNames. */
type Section = Position & {
  geonameid: string
  name: string
  otherNames: readonly string[]
  country: string
  population: number
}

/**
 * Sections of smaller cities, and those with fewer people, are left out. A section with `forOtherNames` people is found
 * by its other names, too.
 */
const fewest = { ofCity: 100_000, ofSection: 1000, forOtherNames: 100_000 }

/**
 * A city with this many people or other names keeps its own name against a district, and every city against a name of at
 * most `shortName` letters; a city with `worldCity` people keeps all its names. Within `kmOfDistrict`, a city of that
 * name is the district itself.
 */
const namesake = { people: 20_000, names: 12, shortName: 4, worldCity: 500_000, kmOfDistrict: 30 }

/**
 * The rows of GeoNames that are not cities here: sections of 2023 and of the table of decisions, and new rows, whose
 * class is unknown.
 */
const sectionsOf = (cities: readonly City[], decided: ReadonlyMap<string, string>): Section[] => {
  const taken = new Set(cities.map(({ geonameid }) => geonameid))
  const lines = readCityLines()
  const known = new Set(lines.map(([geonameid = '']) => geonameid))
  const before = lines
    .filter((columns) => columns[7] === 'PPLX' || decided.has(columns[0] ?? ''))
    .map((columns) => ({
      geonameid: columns[0] ?? '',
      name: (columns[1] ?? '').normalize('NFC'),
      otherNames: namesOf((columns[3] ?? '').split(',')),
      latitude: Number(columns[4]),
      longitude: Number(columns[5]),
      country: columns[8] ?? '',
      population: Number(columns[14]),
    }))
  const today = [...readTodaysCities()]
    .filter(([geonameid]) => !known.has(geonameid))
    .map(([geonameid, { name, alternatenames, latitude, longitude, countrycode, population }]) => ({
      geonameid,
      name: name.normalize('NFC'),
      otherNames: namesOf(alternatenames),
      latitude,
      longitude,
      country: countrycode,
      population,
    }))
  return [...before, ...today].filter(({ geonameid }) => !taken.has(geonameid))
}

const spellings = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' } as const
const isShort = (word: string): word is keyof typeof spellings => word in spellings

/** A folded name in one spelling, so that "St Helier" and "Saint Helier" are equal. */
export const districtKey = (name: string) =>
  fold(name)
    .replaceAll(/['"`.]/g, '')
    .split(/[ -]+/)
    .map((word) => (isShort(word) ? spellings[word] : word))
    .join(' ')

const cellOf = (latitude: number, longitude: number) => `${Math.floor(latitude)} ${Math.floor(longitude)}`

/** Finds the city that a section belongs to: a large one that is near in proportion to its size. */
const cityFinder = (cities: readonly City[]) => {
  const cells = Map.groupBy(
    cities.filter(({ population }) => population >= fewest.ofCity),
    ({ latitude, longitude }) => cellOf(latitude, longitude),
  )
  return (section: Section) => {
    const { latitude, longitude, country } = section
    const near = [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].flatMap((east) => cells.get(cellOf(latitude + north, longitude + east)) ?? []),
    )
    const [best] = near
      .filter((city) => city.country === country && city.population > section.population)
      .map((city) => ({ city, km: distanceKm(city, section) }))
      .filter(({ city, km }) => km <= reachOf(city.population))
      .map(({ city, km }) => ({ city, weight: Math.log10(city.population) - km / 20 }))
      .sort((a, b) => b.weight - a.weight || Number(a.city.geonameid) - Number(b.city.geonameid))
    return best?.city
  }
}

type Named = {
  name: string
  city: City
  isBestKnown: boolean
  /** The section's population, from the table of decisions: a city with half as many people keeps its own name. */
  people?: number
}

/**
 * Districts as aliases: those of districts.tsv, and the sections in GeoNames of cities with 100,000 people or more. A
 * district gets the kind "district-there" when a city elsewhere or a district of another city has its name, or when it
 * has the name of a country, a state or another alias. Such a district is found only when its city or country follows
 * its name.
 */
export const makeDistricts = (
  cities: readonly City[],
  aliases: readonly Row[],
  regions: readonly string[],
): Row[] => {
  const byNumber = new Map(cities.map((city) => [city.geonameid, city]))
  const ownNames = Map.groupBy(cities, ({ name }) => districtKey(name))
  const worldNames = new Map<string, City[]>()
  for (const city of cities.filter(({ population }) => population >= namesake.worldCity))
    for (const name of new Set(city.alternates.map(districtKey)))
      worldNames.set(name, [...(worldNames.get(name) ?? []), city])
  const aliasOf = new Map(aliases.map(({ name = '', geonameid = '' }) => [districtKey(name), geonameid]))
  const regionNames = new Set(regions.map(districtKey))

  const written = readDistricts().flatMap((row) => {
    const city = byNumber.get(row['geonameid'] ?? '')
    if (!city) throw new Error(`${row['city']} of districts.tsv is no city.`)
    const name = (isBestKnown: boolean) => (one: string) => ({ name: one, city, isBestKnown })
    return [...listed(row, 'best_known').map(name(true)), ...listed(row, 'districts').map(name(false))]
  })
  const known = new Set(written.map(({ name }) => districtKey(name)))
  const decided = readSections()
  const sections = sectionsOf(cities, decided)
  const inTable = sections.flatMap((section): Named[] => {
    const number = decided.get(section.geonameid)
    if (number === undefined) return []
    const city = byNumber.get(number)
    if (!city) throw new Error(`${section.geonameid} belongs to ${number}, which is not a city.`)
    const others = section.population >= fewest.forOtherNames ? section.otherNames : []
    return [section.name, ...others]
      .filter((name) => !known.has(districtKey(name)) && districtKey(name).length >= 3)
      .map((name) => ({ name, city, isBestKnown: false, people: section.population }))
  })
  const cityOf = cityFinder(cities)
  const found = sections
    .filter(
      ({ geonameid, name, population }) =>
        !decided.has(geonameid) && population >= fewest.ofSection && !known.has(districtKey(name)),
    )
    .flatMap((section): Named[] => {
      const city = cityOf(section)
      // A name that any place can have, or that means nothing without its city, gets no row.
      const key = districtKey(section.name)
      const isOwn = !city || ownNames.has(key) || aliasOf.has(key) || !/[a-z]{4}/.test(key)
      return isOwn ? [] : [{ name: section.name, city, isBestKnown: false }]
    })

  const districts = [...written, ...inTable, ...found].filter(({ name, city }) => {
    const key = districtKey(name)
    const isPlace = (ownNames.get(key) ?? []).some(
      (other) => other.country === city.country && distanceKm(other, city) <= namesake.kmOfDistrict,
    )
    return aliasOf.get(key) !== city.geonameid && key !== districtKey(city.name) && !isPlace
  })
  const named = Map.groupBy(districts, ({ name }) => districtKey(name))
  const rows = [...named].flatMap(([key, same]) => {
    const isTaken = ({ city, people = Infinity }: Named) =>
      aliasOf.has(key) ||
      regionNames.has(key) ||
      (ownNames.get(key) ?? []).some(
        ({ population, alternates }) =>
          key.length <= namesake.shortName ||
          population >= namesake.people ||
          population * 2 >= people ||
          alternates.length >= namesake.names,
      ) ||
      (worldNames.get(key) ?? []).some((other) => other !== city)
    const cityCount = new Set(same.map(({ city }) => city)).size
    const bestKnown = aliasOf.has(key) ? undefined : same.find(({ isBestKnown }) => isBestKnown)
    return same
      .filter(({ city }, at) => same.findIndex((other) => other.city === city) === at)
      .map((one) => {
        const { name, city } = one
        const isAlone = bestKnown ? bestKnown.city === city : cityCount === 1 && !isTaken(one)
        return { geonameid: city.geonameid, kind: isAlone ? 'district' : 'district-there', name }
      })
  })
  return rows.sort((a, b) => Number(a.geonameid) - Number(b.geonameid) || (a.name < b.name ? -1 : 1))
}
