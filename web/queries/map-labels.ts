import { queryOptions } from '@tanstack/react-query'
import { defaultErrorMessage } from '#shared/records.ts'
import { mapLabels } from '#web/lib/map-labels.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { fetchAhead } from '#web/lib/page/fetch-ahead.ts'

// A file of its own in the build, named by its content: it is fetched once and kept.
const address = new URL('../../data/dist/labels.json', import.meta.url).href

/** The names of seas, countries and large cities for the basemap. */
export const mapLabelsQuery = queryOptions({
  queryKey: ['map-labels'],
  queryFn: async ({ signal }) => {
    const response = await fetchAhead(address, { signal })
    if (!response.ok) throw new Error(defaultErrorMessage)
    return mapLabels.parse(await response.json())
  },
  ...freshness.geoJson,
  structuralSharing: false,
})
