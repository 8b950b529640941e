import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { stay } from '#shared/collections/stays.ts'
import type { StoredTripStay, TripStay, TripStayChanges } from '#shared/domain/ledger/stays-of-trip.ts'
import { fullList } from '#web/lib/api/api.ts'
import { api } from '#web/lib/api/client.ts'
import { askAgain, freshness } from '#web/lib/api/query-client.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { where } from '#web/lib/api/where.ts'
import { successToast } from '#web/lib/toast.ts'
import { tripStaysMessages } from '#web/messages/trip-stays.ts'
import { refreshLedger } from './ledger-cache.ts'
import { refreshVisits } from './visited-cities.ts'

const tripStay = z.pick(stay, {
  id: true,
  city: true,
  kind: true,
  start: true,
  end: true,
  note: true,
  source_key: true,
})

/** The stays that belong to a trip of the signed-in person, with the keys that a ledger leaves out. */
export const tripStaysQuery = (userId: string, tripId: string) =>
  queryOptions({
    queryKey: ['stay', { user: userId, trip: tripId }],
    queryFn: ({ signal }) =>
      fullList('stay', tripStay, { filter: where`user = ${userId} && trip = ${tripId}`, signal }),
    ...freshness.usual,
    staleTime: 0,
  })

type Change =
  | { create: StoredTripStay }
  | { update: { id: string; to: TripStay | StoredTripStay } }
  | { remove: string }

/** Stores the changes in one transaction, all or none. A toast offers to take them back. */
export const useChangeTripStays = (userId: string, tripId: string) => {
  const queryClient = useQueryClient()
  const send = async (changes: readonly Change[]) => {
    const batch = api.createBatch()
    const stays = batch.collection('stay')
    for (const change of changes) {
      if ('create' in change) {
        stays.create({ ...fields(change.create), id: change.create.id, note: change.create.note, ...owned })
      } else if ('update' in change) stays.update(change.update.id, fields(change.update.to))
      else stays.delete(change.remove)
    }
    try {
      await batch.send()
    } finally {
      await Promise.all([
        askAgain(queryClient, { queryKey: ['stay'] }),
        refreshLedger(queryClient, userId),
        refreshVisits(queryClient),
      ])
    }
  }
  const owned = { user: userId, trip: tripId, source: 'trip' } as const
  const meta = { errorTitle: tripStaysMessages.couldNotSave }
  const takeBack = useMutation({
    meta,
    mutationFn: send,
    onSuccess: () => successToast(tripStaysMessages.takenBack),
  })
  return useMutation({
    meta,
    mutationFn: async ({ added, changed, removed }: TripStayChanges) => {
      const made = added.map((planned) => ({ ...planned, id: newId(), note: '' }))
      await send([
        ...changed.map(({ from, to }) => ({ update: { id: from.id, to } })),
        ...removed.map(({ id }) => ({ remove: id })),
        ...made.map((create) => ({ create })),
      ])
      return made
    },
    onSuccess: (made, { added, changed, removed }) => {
      const texts = tripStaysMessages
      const isFirst = changed.length === 0 && removed.length === 0
      successToast(isFirst ? texts.added({ count: added.length }) : texts.updated, {
        onUndo: () =>
          takeBack.mutate([
            ...made.map(({ id }) => ({ remove: id })),
            ...changed.map(({ from }) => ({ update: { id: from.id, to: from } })),
            ...removed.map((create) => ({ create })),
          ]),
      })
    },
  })
}

const fields = ({ city, kind, start, end, source_key }: TripStay | StoredTripStay) => ({
  city,
  kind,
  start,
  end,
  source_key,
})
