import type { CityNames } from '#server/gazetteer/city-names.ts'
import type { CityMatch } from './best.ts'
import { shortRegionNames } from './collect-regions.ts'
import { searchKey } from '#server/gazetteer/search-key.ts'

/**
 * The cities that were found for a text, with the city of the airport whose code the text is: first when it is typed in
 * capitals, else the last of the `limit` unless it was found before. "USA" is the country.
 */
export function withAirport(
  names: CityNames,
  text: string,
  found: CityMatch[],
  limit: number,
): readonly CityMatch[] {
  if (shortRegionNames.has(searchKey(text))) return found
  const code = text.toUpperCase()
  const geonameid = (text === code ? names.airports : names.knownAirports).get(code)
  if (geonameid === undefined) return found
  const others = found.filter((match) => match.geonameid !== geonameid)
  const place =
    text === code
      ? 0
      : found.length === others.length
        ? limit - 1
        : found.findIndex((match) => match.geonameid === geonameid)
  return others.toSpliced(place, 0, { geonameid, score: Infinity, alias: '', code })
}
