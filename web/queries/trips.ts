import { dayOf } from '#shared/domain/day.ts'
import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { recordId } from '#shared/records.ts'
import { fullList, one } from '#web/lib/api/api.ts'
import { isMissing } from '#web/lib/api/call-failure.ts'
import { invalidateAndRefetch, freshness } from '#web/lib/api/query-client.ts'
import { where } from '#web/lib/api/where.ts'
import type { Place } from './places.ts'
import { storedTrip, type tripLeg } from './shown-records.ts'

export type TripLeg = z.infer<typeof tripLeg>
export type StoredTrip = z.infer<typeof storedTrip>

/** A person's trips, newest first. */
export const tripsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['trip', { user: userId }],
    queryFn: ({ signal }) =>
      fullList('trip', storedTrip, {
        filter: where`user = ${userId}`,
        sort: '-created',
        signal,
      }),
    ...freshness.usual,
  })

/** A trip, or null when there is none with this id. */
export const fetchTrip = async (tripId: string): Promise<StoredTrip | null> => {
  // An invalid id is not requested: it can only be a typing error.
  if (!recordId.safeParse(tripId).success) return null
  try {
    return await one('trip', storedTrip, tripId)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

export const tripQuery = (tripId: string) =>
  queryOptions({
    queryKey: ['trip', tripId],
    queryFn: () => fetchTrip(tripId),
    ...freshness.usual,
    // A visitor who finds nothing may sign in as the owner of a private trip.
    staleTime: ({ state }) => (state.data === null ? 0 : freshness.usual.staleTime),
  })

/** Gives `tripQuery` a trip from a loaded list of trips, as old as the list. */
export const takeTripFromLists = (queryClient: QueryClient, tripId: string) => {
  const { queryKey } = tripQuery(tripId)
  if (queryClient.getQueryData(queryKey)) return
  for (const { state } of queryClient.getQueryCache().findAll({ queryKey: ['trip'] })) {
    const trips = z.safeParse(z.array(storedTrip), state.data).data
    const trip = trips?.find(({ id }) => id === tripId)
    if (trip) queryClient.setQueryData(queryKey, trip, { updatedAt: state.dataUpdatedAt })
  }
}

/** Loads every trip that a screen shows again. A failure is thrown only with `throwOnError`. */
export const refreshTrips = (queryClient: QueryClient, { throwOnError = false } = {}) =>
  invalidateAndRefetch(queryClient, { queryKey: ['trip'] }, { throwOnError })

/** The legs of a trip, in the order they are stored in. */
export const legsOf = (trip: StoredTrip): TripLeg[] => trip.expand?.travel_items ?? []

/** The cities of a trip's legs, by their ids. */
export const citiesOf = (trip: StoredTrip): Map<string, Place> => {
  const cities = new Map<string, Place>()
  for (const { expand } of legsOf(trip)) {
    for (const city of [expand?.from, expand?.to]) if (city) cities.set(city.id, city)
  }
  return cities
}

/** The legs of a trip in the form for maps, with the names of cities from `nameOf`. */
export const routeOf = (trip: StoredTrip, nameOf: (city: Place) => string) =>
  legsOf(trip).map(({ id, type, start_date, arrival_date, expand }) => ({
    id,
    type,
    from: expand?.from && { ...expand.from, name: nameOf(expand.from) },
    to: expand?.to && { ...expand.to, name: nameOf(expand.to) },
    startDay: dayOf(start_date),
    arrivalDay: dayOf(arrival_date),
  }))
