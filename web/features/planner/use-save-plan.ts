import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#web/lib/error-message.ts'
import { newRecordId } from '#web/lib/record-id.ts'
import { errorToast, successToast } from '#web/lib/toast.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { createTrip, currentBasis, SaveError, type TripBasis, updateTrip } from '#web/queries/trip-changes.ts'
import { fetchTrip, refreshTrips } from '#web/queries/trips.ts'
import { tripToSave } from './plan.ts'
import type { Planning } from './use-plan.ts'

/** How a save is meant: "as-new" under a new id, "overwrite" whatever is stored. */
export type SaveKind = 'usual' | 'overwrite' | 'as-new'

/**
 * Saves the plan and tells how it went. `conflict` says what happened to the stored trip in between; the
 * plan itself stays as it was after any failure.
 */
export const useSavePlan = (planning: Planning, userId: string, onSaved: (tripId: string) => void) => {
  const queryClient = useQueryClient()
  const [conflict, setConflict] = useState<'changed' | 'gone' | null>(null)
  const isNew = planning.basis === null

  const mutation = useMutation({
    mutationFn: async (kind: SaveKind) => {
      const id = kind === 'as-new' ? newRecordId() : planning.tripId
      const trip = tripToSave(kind === 'as-new' ? withNewLegIds(planning.plan) : planning.plan, id, userId)
      if (kind === 'as-new') await createTrip(trip)
      else if (kind === 'overwrite') await updateTrip(trip, await basisOrGone(id))
      else if (planning.basis) await updateTrip(trip, planning.basis)
      else await createOrComplete(trip)
      return id
    },
    onSuccess: async (tripId) => {
      setConflict(null)
      planning.forgetDraft()
      successToast(isNew ? tripsMessages.created : tripsMessages.updated)
      onSaved(tripId)
      await refreshTrips(queryClient)
    },
    onError: async (error) => {
      const title = isNew ? tripsMessages.couldNotCreate : tripsMessages.couldNotUpdate
      const reason = error instanceof SaveError ? error.reason : 'refused'
      if (reason === 'changed') return setConflict('changed')
      if (reason === 'gone') {
        // Signed out, the server answers as if the trip were gone; its page would still show it.
        const isThere = await isStored(planning.tripId)
        if (!isThere) return setConflict('gone')
        return errorToast(title, plannerMessages.signInAgain)
      }
      errorToast(title, errorMessage(error))
    },
  })

  return {
    save: (kind: SaveKind = 'usual') => mutation.mutate(kind),
    isSaving: mutation.isPending,
    conflict,
    closeConflict: () => setConflict(null),
    /** What the server said about the name and the description, until they are saved again. */
    refused: mutation.error instanceof SaveError ? mutation.error.fields : {},
    reloadStored: async () => {
      const stored = await fetchTrip(planning.tripId).catch(() => null)
      if (!stored) return setConflict('gone')
      planning.reload(stored)
      setConflict(null)
    },
  }
}

const withNewLegIds = (plan: Planning['plan']): Planning['plan'] => {
  const { stops, legs } = plan.itinerary
  return { ...plan, itinerary: { stops, legs: legs.map((leg) => ({ ...leg, id: newRecordId() })) } }
}

const basisOrGone = async (id: string): Promise<TripBasis> => {
  const basis = await currentBasis(id)
  if (!basis) throw new SaveError('gone', tripsMessages.notFound, {}, {})
  return basis
}

const isStored = async (id: string): Promise<boolean> => {
  try {
    return (await fetchTrip(id)) !== null
  } catch {
    return false
  }
}

/** When the answer to an earlier try was lost, the trip is there already and only has to be brought up to date. */
const createOrComplete = async (trip: Parameters<typeof createTrip>[0]) => {
  try {
    await createTrip(trip)
  } catch (error) {
    if (!(error instanceof SaveError) || error.reason !== 'taken') throw error
    const basis = await currentBasis(trip.id)
    if (!basis) throw error
    await updateTrip(trip, basis)
  }
}
