import { useCallback, useEffect, useMemo, useState } from 'react'
import { change, type History, redo, startHistory, undo } from '#shared/domain/history.ts'
import { addDays } from '#shared/domain/day.ts'
import { type Itinerary, moveDays } from '#shared/domain/itinerary.ts'
import type { TripDays } from '#shared/domain/trip-days.ts'
import { newId } from '#web/lib/api/record-id.ts'
import type { TripBasis } from '#web/queries/trip-changes.ts'
import type { Place } from '#web/queries/places.ts'
import type { StoredTrip } from '#web/queries/trips.ts'
import { type Cities, emptyPlan, isSamePlan, type Plan, readTrip } from './plan.ts'
import { wishesOf } from './kept-wishes.ts'
import { dropDraft, keepDraft, restoreDraft } from './plan-draft.ts'

interface PlanState {
  tripId: string
  /** The plan before any change: "unsaved" is measured against it. */
  base: Plan
  /** Null for a trip that is not stored yet. */
  basis: TripBasis | null
  cities: Cities
  dropped: number
  isRestored: boolean
}

const noCities: readonly Place[] = []

/**
 * A trip that is being planned: its undo history, its cities, and the draft that survives a reload. `trip` is the
 * stored trip, or null for a new one, which has `firstCities`, if any are given.
 */
export const usePlan = (
  trip: StoredTrip | null,
  userId: string,
  firstCities: readonly Place[] = noCities,
) => {
  const slot = trip?.id ?? 'new'
  const [first] = useState(() => begin(trip, userId, slot, firstCities))
  const [state, setState] = useState<PlanState>(first.state)
  const [history, setHistory] = useState(() => startHistory(first.plan))
  const plan = history.present
  const { base, basis, cities, tripId } = state
  const isDirty = useMemo(() => !isSamePlan(plan, base), [plan, base])

  useEffect(() => {
    if (isDirty) {
      keepDraft(slot, { user: userId, tripId, basis, plan, cities })
    } else dropDraft(slot)
  }, [isDirty, slot, userId, tripId, basis, plan, cities])

  const edit = useCallback(
    (next: (plan: Plan) => Plan, touched?: string) =>
      setHistory((history) => change(history, next(history.present), touched)),
    [],
  )

  return {
    ...state,
    /** The place in this tab where text about the trip is stored until it is sent. */
    fieldSlot: `${slot}.${userId}`,
    /** The privacy of the stored trip; a new trip has none and gets the person's default. */
    privacy: trip ? { private: trip.private } : {},
    plan,
    isDirty,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
    setName: (name: string) => edit((plan) => ({ ...plan, name }), 'name'),
    setDescription: (description: string) => edit((plan) => ({ ...plan, description }), 'description'),
    /** Chooses the trip's first or last day, or both. */
    setDays: useCallback((days: Partial<TripDays>) => edit((plan) => ({ ...plan, ...days })), [edit]),
    /** Moves the legs and the last day by `count` days. */
    moveAfterStart: useCallback(
      (count: number) =>
        edit((plan) => ({
          ...plan,
          ends: plan.ends === '' ? '' : addDays(plan.ends, count),
          itinerary: moveDays(plan.itinerary, count),
        })),
      [edit],
    ),
    editItinerary: useCallback(
      (next: (itinerary: Itinerary) => Itinerary) =>
        edit((plan) => {
          const itinerary = next(plan.itinerary)
          return itinerary === plan.itinerary ? plan : { ...plan, itinerary }
        }),
      [edit],
    ),
    /** Replaces the plan by another one, as one step that can be undone. */
    replace: useCallback((next: (plan: Plan) => Plan) => edit(next), [edit]),
    /** Undoes the assistant's last change, with the edits by hand since; redo restores all of them. */
    undoAnswer: useCallback(() => setHistory(undoAnswer), []),
    /** Adds a city before a stop refers to it. */
    learn: useCallback(
      (...found: readonly Place[]) =>
        setState((state) => ({
          ...state,
          cities: new Map([...state.cities, ...found.map((city) => [city.id, city] as const)]),
        })),
      [],
    ),
    /**
     * After a save during which the plan was changed again: those changes are unsaved compared with what is stored now.
     */
    goOnFrom: (saved: Pick<PlanState, 'tripId' | 'base' | 'basis'>) =>
      setState((state) => ({ ...state, ...saved, isRestored: false })),
    /** Shows the stored trip instead; undo restores the former plan. */
    reload: (stored: StoredTrip) => {
      const { plan, cities, dropped } = readTrip(stored)
      setState((state) => ({
        ...state,
        base: plan,
        basis: basisOf(stored),
        cities: new Map([...state.cities, ...cities]),
        dropped,
        isRestored: false,
      }))
      edit(() => plan)
    },
    /** Deletes the restored draft and starts with what is stored. */
    discard: () => {
      dropDraft(slot)
      const { state, plan } = begin(trip, userId, slot, firstCities)
      setState(state)
      setHistory(startHistory(plan))
    },
    /** Deletes the draft, once the plan is saved or discarded. */
    forgetDraft: useCallback(() => dropDraft(slot), [slot]),
  }
}

const undoAnswer = (history: History<Plan>): History<Plan> => {
  const { answer } = history.present
  let earlier = undo(history)
  while (earlier.present.answer === answer && earlier.past.length > 0) earlier = undo(earlier)
  if (earlier.present.answer !== answer || answer?.before === undefined) return earlier
  // The history begins after the change, because the page was reloaded since.
  const { itinerary, starts, ends } = answer.before
  return change(history, { ...history.present, itinerary, starts, ends, answer: undefined })
}

export type Planning = ReturnType<typeof usePlan>

export const basisOf = (trip: StoredTrip): TripBasis => ({ revision: trip.revision })

const begin = (
  trip: StoredTrip | null,
  userId: string,
  slot: string,
  firstCities: readonly Place[],
): { state: PlanState; plan: Plan } => {
  const stored = trip && readTrip(trip)
  const plan = stored?.plan ?? emptyPlan(firstCities.map(({ id }) => id))
  const base = trip ? { ...plan, answer: wishesOf(userId, trip.id, plan) } : plan
  const state = {
    tripId: trip?.id ?? newId(),
    base,
    basis: trip && basisOf(trip),
    cities: stored?.cities ?? new Map(firstCities.map((city) => [city.id, city])),
    dropped: stored?.dropped ?? 0,
    isRestored: false,
  }
  const draft = restoreDraft(slot, userId)
  if (!draft) return { state, plan: base }
  const known = new Map([...state.cities, ...draft.cities.map((city) => [city.id, city] as const)])
  return {
    state: { ...state, tripId: draft.tripId, basis: draft.basis, cities: known, isRestored: true },
    plan: draft.plan,
  }
}
