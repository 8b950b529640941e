import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { closeErrors, errorToast, successToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import {
  createOrComplete,
  currentBasis,
  SaveError,
  type TripBasis,
  type TripToSave,
  updateTrip,
} from '#web/queries/trip-changes.ts'
import { fetchTrip, refreshTrips, type StoredTrip, tripQuery } from '#web/queries/trips.ts'
import { keepWishes } from '#web/features/planner/kept-wishes.ts'
import { type Plan, readTrip, tripToSave } from '#web/features/planner/plan.ts'
import { basisOf, type Planning } from '#web/features/planner/use-plan.ts'

/** The kind of save: "as-new" under a new id, "overwrite" whatever is stored. */
export type SaveKind = 'usual' | 'overwrite' | 'as-new'

/**
 * Saves the plan and returns the result. `conflict` describes what happened to the stored trip meanwhile; after any
 * failure the plan itself is unchanged. If the person has continued typing, the page remains open.
 */
export const useSavePlan = (planning: Planning, userId: string, onSaved: (tripId: string) => void) => {
  const queryClient = useQueryClient()
  const [conflict, setConflict] = useState<'changed' | 'gone' | null>(null)
  const [failure, setFailure] = useState<{ title: string; error: Error } | null>(null)
  const fail = (title: string, error: Error) => {
    errorToast(title, errorMessage(error))
    // The fields themselves show their errors.
    const isInFields = error instanceof SaveError && ('name' in error.fields || 'description' in error.fields)
    if (!isInFields) setFailure({ title, error })
  }
  const isNew = (kind: SaveKind) => planning.basis === null || kind === 'as-new'
  // The same for every try: if an answer is lost, the next try does not store a second trip.
  const [asNewId, setAsNewId] = useState(newId)
  const { setLostSave, updateOwn, arrived } = useLostSave(planning)

  const mutation = useMutation({
    mutationFn: async (kind: SaveKind) => {
      const { plan, basis } = planning
      const tripId = kind === 'as-new' ? asNewId : planning.tripId
      const trip = tripToSave(kind === 'as-new' ? withNewLegIds(plan) : plan, tripId, userId)
      const save = async () => {
        if (kind === 'as-new') return createOrComplete({ ...trip, ...planning.privacy })
        if (kind === 'overwrite') return updateTrip(trip, await basisOrGone(tripId))
        return basis ? updateOwn(trip, basis) : createOrComplete(trip)
      }
      return { tripId, plan, basis: await save() }
    },
    onMutate: () => setFailure(null),
    onSuccess: async ({ tripId, plan, basis }, kind) => {
      setConflict(null)
      setLostSave(null)
      if (kind === 'as-new') setAsNewId(newId())
      keepWishes(userId, tripId, plan)
      closeErrors(tripsMessages.couldNotCreate)
      closeErrors(tripsMessages.couldNotUpdate)
      successToast(isNew(kind) ? tripsMessages.created : tripsMessages.updated)
      // Otherwise the trip's page would show the former trip for a moment.
      queryClient.removeQueries({ queryKey: tripQuery(tripId).queryKey })
      if (planning.plan === plan) {
        planning.forgetDraft()
        onSaved(tripId)
      } else planning.goOnFrom({ tripId, base: plan, basis })
      await refreshTrips(queryClient)
    },
    onError: (error, kind) => {
      const title = isNew(kind) ? tripsMessages.couldNotCreate : tripsMessages.couldNotUpdate
      const reason = error instanceof SaveError ? error.reason : 'refused'
      if (reason === 'changed') return setConflict('changed')
      if (kind !== 'as-new') setLostSave(planning.plan)
      // Without a session the server answers as if the trip did not exist.
      if (currentUser()?.id !== userId) return fail(title, new Error(messages.common.signInAgain))
      if (reason === 'gone') return setConflict('gone')
      fail(title, error)
    },
  })

  if (arrived !== null && !mutation.isPending) {
    setFailure(null)
    setLostSave(null)
    planning.goOnFrom(arrived)
  }

  return {
    save: (kind: SaveKind = 'usual') => mutation.mutate(kind),
    isSaving: mutation.isPending,
    conflict,
    openConflict: setConflict,
    closeConflict: () => {
      setConflict(null)
      setFailure(null)
    },
    /** Why the last save or reload failed, unless a field shows it. */
    failure: failure && { ...failure, onDismiss: () => setFailure(null) },
    /** The server's errors about the name and the description, until they are saved again. */
    refused: mutation.error instanceof SaveError ? mutation.error.fields : {},
    reloadStored: async () => {
      setFailure(null)
      try {
        const stored = await fetchTrip(planning.tripId)
        if (stored) planning.reload(stored)
        setConflict(stored ? null : 'gone')
      } catch (error) {
        fail(tripsMessages.couldNotLoadOne, error instanceof Error ? error : new Error())
      }
    },
  }
}

/** The plan sent by the last failed save. If only its answer was lost, the server has stored it. */
const useLostSave = ({ tripId, basis }: Planning) => {
  const [lostSave, setLostSave] = useState<Plan | null>(null)
  const isLostSave = (stored: StoredTrip) =>
    lostSave !== null && isSavedAlike(readTrip(stored).plan, lostSave)
  // The stored trip may come through the event stream before anything is saved again.
  const { data: stored = null } = useQuery({ ...tripQuery(tripId), enabled: basis !== null })
  const isStored = stored !== null && basis !== null && stored.revision > basis.revision && isLostSave(stored)
  /** Updates the stored trip, also if only the lost save has changed it since `basis`. */
  const updateOwn = async (trip: TripToSave, basis: TripBasis) => {
    try {
      return await updateTrip(trip, basis)
    } catch (error) {
      if (!(error instanceof SaveError) || error.reason !== 'changed' || lostSave === null) throw error
      const stored = await fetchTrip(trip.id)
      if (stored === null || !isLostSave(stored)) throw error
      return updateTrip(trip, basisOf(stored))
    }
  }
  return {
    setLostSave,
    updateOwn,
    /** The plan that the changes continue from, once the lost save is known to be stored; null until then. */
    arrived: isStored && lostSave !== null ? { tripId, base: lostSave, basis: basisOf(stored) } : null,
  }
}

/** Whether two plans would be sent in the same form: surrounding blanks and stops without a city are left out. */
const isSavedAlike = (a: Plan, b: Plan) =>
  JSON.stringify(tripToSave(a, '', '')) === JSON.stringify(tripToSave(b, '', ''))

const withNewLegIds = (plan: Planning['plan']): Planning['plan'] => {
  const { stops, legs } = plan.itinerary
  return { ...plan, itinerary: { stops, legs: legs.map((leg) => ({ ...leg, id: newId() })) } }
}

const basisOrGone = async (id: string): Promise<TripBasis> => {
  const basis = await currentBasis(id)
  if (!basis) throw new SaveError('gone', tripsMessages.notFound, {}, {})
  return basis
}
