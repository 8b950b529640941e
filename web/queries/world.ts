import { queryOptions } from '@tanstack/react-query'
import { worldAddress, worldName } from 'world:address'
import { freshness } from '#web/lib/api/query-client.ts'
import { fetchAhead } from '#web/lib/page/fetch-ahead.ts'
import type { WorldFile } from '#web/leaflet/world-file.ts'
import { outlineFile, outlineRecord } from './geo-json.ts'

/** The file that the build packed. Null when the server no longer has it, as after an update. */
const packedByBuild = async (signal: AbortSignal): Promise<WorldFile | null> => {
  const response = await fetchAhead(worldAddress, { signal })
  return response.ok ? response.arrayBuffer() : null
}

/**
 * All countries' outlines, in the form that the maps draw: see web/leaflet/world-file.ts. Null when the server has none.
 * A file other than the one that the build packed, such as an operator's own, is packed here.
 */
export const worldQuery = queryOptions({
  queryKey: ['geo_json', 'World', ''],
  queryFn: async ({ signal }): Promise<WorldFile | null> => {
    const record = await outlineRecord('World', '', signal)
    if (record === null) return null
    const packed = record.json === worldName ? await packedByBuild(signal) : null
    if (packed !== null) return packed
    const file = await outlineFile(record, signal)
    if (file === null) return null
    const { packWorld } = await import('#web/leaflet/pack-world.ts')
    return packWorld(file).buffer
  },
  ...freshness.geoJson,
  structuralSharing: false,
})
