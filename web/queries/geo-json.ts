import { queryOptions } from '@tanstack/react-query'
import { geoJson as geoJsonRecord, geoJsonFile } from '#shared/collections/geo-json.ts'
import type { GeoJsonFile, GeoJsonType } from '#shared/collections/geo-json.ts'
import { defaultErrorMessage } from '#shared/records.ts'
import { first } from '#web/lib/api/api.ts'
import { fileUrl } from '#web/lib/api/file-url.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { where } from '#web/lib/api/where.ts'

const geoJson = async (
  type: GeoJsonType,
  countryId: string,
  signal: AbortSignal,
): Promise<GeoJsonFile | null> => {
  const record = await first('geo_json', geoJsonRecord, {
    filter: where`type = ${type} && country = ${countryId}`,
    signal,
  })
  if (record === null || record.json === '') return null
  const response = await fetch(fileUrl('geo_json', record.id, record.json), { signal })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(defaultErrorMessage)
  return geoJsonFile.parse(await response.json())
}

const geoJsonQuery = (type: GeoJsonType, countryId: string) =>
  queryOptions({
    queryKey: ['geo_json', type, countryId],
    queryFn: ({ signal }) => geoJson(type, countryId, signal),
    ...freshness.geoJson,
    // Outlines never change under a name; comparing half a megabyte with its copy would be for nothing.
    structuralSharing: false,
  })

/** A country's states; null when the server has none. */
export const withStatesQuery = (countryId: string) => geoJsonQuery('WithStates', countryId)
