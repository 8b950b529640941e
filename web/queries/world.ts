import { queryOptions } from '@tanstack/react-query'
import { worldAddress } from 'world:address'
import { defaultErrorMessage } from '#shared/records.ts'
import { freshness } from '#web/lib/api/query-client.ts'

/** All countries' outlines, in the form that the maps draw: see web/leaflet/world-file.ts. */
export const worldQuery = queryOptions({
  queryKey: ['world'],
  queryFn: async ({ signal }) => {
    const response = await fetch(worldAddress, { signal })
    if (!response.ok) throw new Error(defaultErrorMessage)
    return response.arrayBuffer()
  },
  ...freshness.geoJson,
  structuralSharing: false,
})
