import { aliasKind, type CityAlias } from '#shared/collections/cities.ts'
import { scriptsOf } from '#shared/domain/scripts.ts'
import { gazetteerFiles } from './files.ts'
import { searchKey } from './search-key.ts'
import { tsvRows } from './tsv.ts'

/**
 * The names that stand for a city, by the city's GeoNames number and by searchKey() of the name; null for the city's
 * own name when travellers mean this city by it rather than its namesakes.
 */
export type Aliases = ReadonlyMap<number, ReadonlyMap<string, CityAlias | null>>

/** The kind of a district with the name of a place elsewhere: it counts only when its city or country is typed, too. */
const districtThere = 'district-there'

/** Reads the contents of aliases.tsv: 18,000 names, in some 20 milliseconds. */
export function readAliases(file: Buffer): Aliases {
  const aliases = new Map<number, Map<string, CityAlias | null>>()
  for (const { geonameid, kind, name } of tsvRows(file, gazetteerFiles.alias.columns)) {
    const ofCity = aliases.get(Number(geonameid)) ?? new Map<string, CityAlias | null>()
    const shown = kind === districtThere ? 'district' : kind
    ofCity.set(searchKey(name), shown === 'best-known' ? null : { name, kind: aliasKind.parse(shown) })
    aliases.set(Number(geonameid), ofCity)
  }
  return aliases
}

/** An alias as the index has it. */
export interface AliasName {
  /** searchKey() of the name. */
  key: string
  /** The letters of its scripts. */
  scripts: string
  /** Whether it is the name of a district. */
  isDistrict: boolean
  /** Whether it counts only when its city or country is typed, too. */
  isOnlyThere: boolean
}

/** The aliases of each city, by its GeoNames number. */
export function aliasNames(file: Buffer): ReadonlyMap<number, readonly AliasName[]> {
  const names = new Map<number, AliasName[]>()
  for (const { geonameid, kind, name } of tsvRows(file, gazetteerFiles.alias.columns)) {
    const ofCity = names.get(Number(geonameid)) ?? []
    ofCity.push({
      key: searchKey(name),
      scripts: scriptsOf(name),
      isDistrict: kind === 'district' || kind === districtThere,
      isOnlyThere: kind === districtThere,
    })
    names.set(Number(geonameid), ofCity)
  }
  return names
}
