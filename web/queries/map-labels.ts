import { queryOptions } from '@tanstack/react-query'
import { defaultErrorMessage } from '#shared/records.ts'
import type { MapLabels } from '#web/lib/map-labels.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { fetchAhead } from '#web/lib/page/fetch-ahead.ts'

// A file of its own in the build, named by its content: it is fetched once and kept.
const address = new URL('../../data/dist/labels.json', import.meta.url).href

/** The names of seas, countries and large cities for the basemap. */
export const mapLabelsQuery = queryOptions({
  queryKey: ['map-labels'],
  queryFn: async ({ signal }): Promise<MapLabels> => {
    const response = await fetchAhead(address, { signal })
    if (!response.ok) throw new Error(defaultErrorMessage)
    // A test checks the file by its schema: on a phone that would be a long task.
    return (await response.json()) as MapLabels
  },
  ...freshness.geoJson,
  structuralSharing: false,
})
