import { formatsOf } from '#shared/domain/formats.ts'
import { withoutAccents } from '#web/lib/language/without-accents.ts'
import type { NamedState } from '#web/queries/states.ts'
import type { MapEntry } from './city-index.ts'

/** A state, which the map calls a region, with the cities that were visited in it. */
export type RegionEntry = { id: string; name: string; cities: readonly MapEntry[]; folded: string }

/** A country that a person has visited, with all its regions, the visited ones first. */
export type RegionGroup = {
  countryId: string
  name: string
  iso2: string
  visited: number
  /** The number of all its regions, including those that a filter hides. */
  of: number
  regions: readonly RegionEntry[]
  folded: string
}

/**
 * The countries of the visited cities with their regions: the countries with the most visited regions first, in each
 * the regions with the most visited cities.
 */
export function regionGroups(
  states: readonly NamedState[],
  cities: readonly MapEntry[],
  language: string,
): RegionGroup[] {
  const { compareNames } = formatsOf(language)
  const citiesOf = new Map<string, MapEntry[]>()
  const countries = new Map<string, MapEntry>()
  for (const entry of cities) {
    if (entry.countryId !== '') countries.set(entry.countryId, entry)
    const others = citiesOf.get(entry.stateId)
    if (others) others.push(entry)
    else citiesOf.set(entry.stateId, [entry])
  }
  const regionsOf = new Map<string, RegionEntry[]>()
  for (const { id, name, country } of states) {
    if (!countries.has(country)) continue
    const region = { id, name, cities: citiesOf.get(id) ?? [], folded: withoutAccents(name) }
    const others = regionsOf.get(country)
    if (others) others.push(region)
    else regionsOf.set(country, [region])
  }
  const groups = [...countries].map(([countryId, { countryName, iso2 }]): RegionGroup => {
    const regions = regionsOf.get(countryId) ?? []
    return {
      countryId,
      name: countryName,
      iso2,
      visited: regions.filter((region) => region.cities.length > 0).length,
      of: regions.length,
      regions: regions.toSorted((a, b) => b.cities.length - a.cities.length || compareNames(a.name, b.name)),
      folded: withoutAccents(countryName),
    }
  })
  return groups.sort((a, b) => b.visited - a.visited || compareNames(a.name, b.name))
}

/** The groups and regions whose name contains the text; a country that contains it keeps all its regions. */
export function filterGroups(groups: readonly RegionGroup[], text: string): readonly RegionGroup[] {
  const term = withoutAccents(text.trim())
  if (term === '') return groups
  return groups.flatMap((group) => {
    if (group.folded.includes(term)) return [group]
    const regions = group.regions.filter(({ folded }) => folded.includes(term))
    return regions.length === 0 ? [] : [{ ...group, regions }]
  })
}
