import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { fullList } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { where } from '#web/lib/api/where.ts'
import { place } from './places.ts'

const stateCity = z.extend(z.omit(place, { expand: true }), { population: z.number() })

/** Every city of a state, the largest first. England has 4,359, so only those on the page are requested. */
export const stateCitiesQuery = (stateId: string) =>
  queryOptions({
    queryKey: ['city', 'state', stateId],
    queryFn: ({ signal }) =>
      fullList('city', stateCity, {
        filter: where`state = ${stateId} && retired = false`,
        sort: '-population,name',
        signal,
      }),
    ...freshness.usual,
    structuralSharing: false,
    // The route's loader requests first; if that failed, it is shown with a button to try again.
    retryOnMount: false,
  })
