import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { LegRecord } from '#shared/domain/itinerary.ts'
import { recordId } from '#shared/records.ts'
import { fullList, remove, update } from '#web/lib/api/api.ts'
import { isCallFailure, isMissing } from '#web/lib/api/call-failure.ts'
import { api, ClientResponseError } from '#web/lib/api/client.ts'
import { errorMessage, fieldErrors } from '#web/lib/api/error-message.ts'
import { where } from '#web/lib/api/where.ts'
import { hasCurrentSession } from '#web/lib/session/stored-session.ts'
import { successToast } from '#web/lib/toast.ts'
import { sharingMessages } from '#web/messages/sharing.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { fetchTrip, refreshTrips, tripQuery } from './trips.ts'

/** A trip to be stored. All ids are made by the client, so that a save can be sent again. */
export interface TripToSave {
  id: string
  name: string
  description: string
  /** The first and the last day, as the record has them; "" for none. */
  starts: string
  ends: string
  user: string
  legs: readonly LegRecord[]
  /** Whether only the owner can read it; without it, a new trip takes the owner's default. */
  private?: boolean
}

/** The stored trip as it was when editing began. */
export interface TripBasis {
  revision: number
}

/** Why a save failed, in a form that can be shown to a person. */
export class SaveError extends Error {
  /**
   * "changed": somebody saved the trip in between. "gone": it was deleted. "taken": a trip with this id already exists.
   * "refused": anything else.
   */
  readonly reason: 'changed' | 'gone' | 'taken' | 'refused'
  /** The server's message for each field of the trip. */
  readonly fields: Readonly<Record<string, string>>

  constructor(
    reason: SaveError['reason'],
    message: string,
    fields: SaveError['fields'],
    options: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'SaveError'
    this.reason = reason
    this.fields = fields
  }
}

/**
 * Stores a new trip in one transaction: the trip, its legs in order, then their ids on the trip. Returns the basis of
 * the next change.
 */
const createTrip = async (trip: TripToSave): Promise<TripBasis> => {
  const { legs: _, ...record } = trip
  return sendBatch(trip, [(batch) => batch.collection('trip').create({ ...record, travel_items: [] })])
}

/**
 * Stores a new trip, also when an earlier try has stored it and its answer was lost: the trip is then brought up to
 * date.
 */
export const createOrComplete = async (trip: TripToSave): Promise<TripBasis> => {
  try {
    return await createTrip(trip)
  } catch (error) {
    if (!(error instanceof SaveError) || error.reason !== 'taken') throw error
    const basis = await currentBasis(trip.id)
    if (!basis) throw error
    return updateTrip(trip, basis)
  }
}

/**
 * Stores a changed trip in one transaction: the trip, all its legs again, then their ids on the trip. Refused as
 * "changed" when the stored trip is no longer the one that the change began with. Answers what the next change is to
 * begin with.
 */
export const updateTrip = async (trip: TripToSave, { revision }: TripBasis): Promise<TripBasis> => {
  const { id, name, description, starts, ends, user } = trip
  const storedLegs = await legIdsOf(id)
  return sendBatch(trip, [
    (batch) =>
      batch
        .collection('trip')
        .update(id, { name, description, starts, ends, user, revision, travel_items: [] }),
    ...storedLegs.map((legId) => (batch: Batch) => batch.collection('travel_item').delete(legId)),
  ])
}

/** Makes a trip private, or readable by its link. This is shown at once, and reverted when the server refuses. */
export const useSetTripPrivate = (tripId: string) => {
  const queryClient = useQueryClient()
  const { queryKey } = tripQuery(tripId)
  return useMutation({
    meta: { errorTitle: sharingMessages.couldNotChange },
    scope: { id: `trip ${tripId}` },
    mutationFn: (isPrivate: boolean) => update('trip', tripId, { private: isPrivate }),
    onMutate: async (isPrivate) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (trip) => trip && { ...trip, private: isPrivate })
      return before
    },
    onError: (_error, _isPrivate, before) => queryClient.setQueryData(queryKey, before),
    onSettled: () => refreshTrips(queryClient),
  })
}

/** Deletes a trip with all its legs. */
export const useDeleteTrip = () => {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { errorTitle: tripsMessages.couldNotDelete },
    mutationFn: async (tripId: string) => {
      try {
        await remove('trip', tripId)
      } catch (error) {
        // Deleted before, perhaps in another tab. A session that has ended gets the same answer.
        if (!isMissing(error) || !hasCurrentSession()) throw error
      }
    },
    onSuccess: () => successToast(tripsMessages.deleted),
    onSettled: () => refreshTrips(queryClient),
  })
}

/** The present state of a stored trip, for saving over it; null when it was deleted. */
export const currentBasis = async (tripId: string): Promise<TripBasis | null> => {
  const trip = await fetchTrip(tripId)
  return trip && { revision: trip.revision }
}

const legId = z.object({ id: recordId })

/** Every leg that refers to the trip: a leg that the trip does not list would never be shown or deleted. */
const legIdsOf = async (trip: string): Promise<string[]> => {
  const legs = await fullList('travel_item', legId, { filter: where`trip = ${trip}` })
  return legs.map(({ id }) => id)
}

type Batch = ReturnType<typeof api.createBatch>

const revised = z.object({ revision: z.number() })

const sendBatch = async (
  trip: TripToSave,
  first: readonly ((batch: Batch) => void)[],
): Promise<TripBasis> => {
  const batch = api.createBatch()
  for (const add of first) add(batch)
  for (const leg of trip.legs) {
    batch.collection('travel_item').create({ ...leg, user: trip.user, trip: trip.id })
  }
  batch.collection('trip').update(trip.id, { travel_items: trip.legs.map(({ id }) => id) })
  try {
    const results = await batch.send()
    return revised.parse(results.at(-1)?.body)
  } catch (error) {
    throw saveError(error)
  }
}

const failedBatch = z.object({
  requests: z.record(
    z.string(),
    z.object({
      response: z.object({
        status: z.optional(z.number()),
        message: z.string(),
        data: z.optional(z.record(z.string(), z.object({ code: z.string(), message: z.string() }))),
      }),
    }),
  ),
})

/** The first request that failed has the reason for the whole batch. */
const saveError = (error: unknown): SaveError => {
  const parsed = failedBatch.safeParse(isCallFailure(error) ? error.response['data'] : undefined)
  const [position, failed] = parsed.success ? (Object.entries(parsed.data.requests)[0] ?? []) : []
  if (!failed) return new SaveError('refused', errorMessage(error), {}, { cause: error })
  const { status, data = {} } = failed.response
  const refusal = new ClientResponseError({ status, response: failed.response })
  const isTrip = position === '0'
  const fields = isTrip ? fieldErrors(refusal) : {}
  const reason = () => {
    if (data['revision']?.code === 'validation_stale_revision') return 'changed'
    if (isTrip && status === 404) return 'gone'
    if (isTrip && data['id']?.code === 'validation_not_unique') return 'taken'
    return 'refused'
  }
  return new SaveError(reason(), errorMessage(refusal), fields, { cause: error })
}
