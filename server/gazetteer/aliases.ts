import { aliasKind, type CityAlias } from '#shared/collections/cities.ts'
import { gazetteerFiles } from './files.ts'
import { searchKey } from './search-key.ts'
import { tsvRows } from './tsv.ts'

/**
 * The names that stand for a city, by the city's GeoNames number and by searchKey() of the name; null for a name of the
 * city itself by which travellers mean it rather than its namesakes.
 */
export type Aliases = ReadonlyMap<number, ReadonlyMap<string, CityAlias | null>>

/** Reads the contents of aliases.tsv: some thousand names, in some milliseconds. */
export function readAliases(file: Buffer): Aliases {
  const aliases = new Map<number, Map<string, CityAlias | null>>()
  for (const { geonameid, kind, name } of tsvRows(file, gazetteerFiles.alias.columns)) {
    const ofCity = aliases.get(Number(geonameid)) ?? new Map<string, CityAlias | null>()
    ofCity.set(searchKey(name), kind === 'best-known' ? null : { name, kind: aliasKind.parse(kind) })
    aliases.set(Number(geonameid), ofCity)
  }
  return aliases
}
