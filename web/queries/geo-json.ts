import { queryOptions } from '@tanstack/react-query'
import { geoJson as geoJsonRecord, geoJsonFile } from '#shared/collections/geo-json.ts'
import type { GeoJson, GeoJsonFile, GeoJsonType } from '#shared/collections/geo-json.ts'
import { defaultErrorMessage } from '#shared/records.ts'
import { first } from '#web/lib/api/api.ts'
import { fileUrl } from '#web/lib/api/file-url.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { where } from '#web/lib/api/where.ts'

/** The first record of a type and a country, which is '' for the world; null without one, or without a file. */
export const outlineRecord = async (
  type: GeoJsonType,
  countryId: string,
  signal: AbortSignal,
): Promise<GeoJson | null> => {
  const record = await first('geo_json', geoJsonRecord, {
    filter: where`type = ${type} && country = ${countryId}`,
    signal,
  })
  return record === null || record.json === '' ? null : record
}

/** The file of a record; null when the server does not have it. */
export const outlineFile = async (record: GeoJson, signal: AbortSignal): Promise<GeoJsonFile | null> => {
  const response = await fetch(fileUrl('geo_json', record.id, record.json), { signal })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(defaultErrorMessage)
  return geoJsonFile.parse(await response.json())
}

/** A country's states; null when the server has none. */
export const withStatesQuery = (countryId: string) =>
  queryOptions({
    queryKey: ['geo_json', 'WithStates', countryId],
    queryFn: async ({ signal }) => {
      const record = await outlineRecord('WithStates', countryId, signal)
      return record && outlineFile(record, signal)
    },
    ...freshness.geoJson,
    // The outlines under a name never change, so comparing half a megabyte with its copy would be useless.
    structuralSharing: false,
  })
