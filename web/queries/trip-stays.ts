import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type StoredStay, storedStay, undatedStay } from '#shared/collections/stays.ts'
import { stopOf, type TripStay, type TripStayChanges } from '#shared/domain/ledger/stays-of-trip.ts'
import { fullList } from '#web/lib/api/api.ts'
import { api } from '#web/lib/api/client.ts'
import { invalidateAndRefetch, freshness } from '#web/lib/api/query-client.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { where } from '#web/lib/api/where.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { successToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { tripStaysMessages } from '#web/messages/trip-stays.ts'
import { refreshLedger } from './ledger-cache.ts'
import { restoringCalls, storedStayOf } from './stored-stays.ts'
import { takeTurn } from './turns.ts'
import { refreshVisits, type Visit, visitedCitiesQuery } from './visited-cities.ts'

/** The stays that belong to a trip of the signed-in person, with the fields that a ledger leaves out. */
export const tripStaysQuery = (userId: string, tripId: string) =>
  queryOptions({
    queryKey: ['stay', { user: userId, trip: tripId }],
    queryFn: ({ signal }) =>
      fullList('stay', storedStay, { filter: where`user = ${userId} && trip = ${tripId}`, signal }),
    ...freshness.usual,
    staleTime: 0,
  })

type Change =
  | { create: StoredStay }
  | { update: { id: string; to: TripStay } }
  | { remove: string }
  /** Stays of one city as they were, with their mark when it has gone since. */
  | { restore: readonly StoredStay[]; mark: Visit | null }

/**
 * Stores the changes in one transaction, all or none, after every change that was begun before. A toast offers to undo
 * them; `onTakenBack` then gets the stops whose new stays were removed.
 */
export const useChangeTripStays = (
  userId: string,
  tripId: string,
  { onTakenBack }: { onTakenBack: (stops: readonly string[]) => void },
) => {
  const queryClient = useQueryClient()
  const send = async (changesOf: () => Promise<readonly Change[]>) => {
    const turn = takeTurn()
    try {
      await turn.before
      // While it waited, this person may have signed out and another signed in.
      if (currentUser()?.id !== userId) throw new Error(messages.cities.signedOut)
      const batch = api.createBatch()
      const stays = batch.collection('stay')
      for (const change of await changesOf()) {
        if ('create' in change) stays.create(change.create)
        else if ('update' in change) stays.update(change.update.id, { ...change.update.to })
        else if ('remove' in change) stays.delete(change.remove)
        else for (const call of restoringCalls(change.mark, change.restore)) call(batch)
      }
      await batch.send()
    } finally {
      turn.end()
      await Promise.all([
        invalidateAndRefetch(queryClient, { queryKey: ['stay'] }),
        refreshLedger(queryClient, userId),
        refreshVisits(queryClient),
      ])
    }
  }
  const marks = () => queryClient.fetchQuery({ ...visitedCitiesQuery(userId), staleTime: 0 })
  const meta = { errorTitle: tripStaysMessages.couldNotSave }
  const takeBack = useMutation({
    meta,
    mutationFn: ({ made, former, marksBefore }: Made) =>
      send(async () => {
        const marked = new Set((await marks()).map(({ city }) => city))
        const restored = [...Map.groupBy(former, ({ city }) => city)].map(async ([city, stays]) => {
          const mark = marked.has(city) ? undefined : marksBefore.find((before) => before.city === city)
          // A mark has the id of the stay that created it.
          const makesMark = stays.filter(({ id }) => id === mark?.id)
          const restore = [...makesMark, ...stays.filter(({ id }) => id !== mark?.id)]
          const isMarkApart = mark && makesMark.length === 0 && (await storedStayOf(mark.id)) === null
          return { restore, mark: isMarkApart ? mark : null }
        })
        return [...(await Promise.all(restored)), ...made.map(({ id }) => ({ remove: id }))]
      }),
    onSuccess: (_, { made }) => {
      onTakenBack(made.map(({ source_key }) => stopOf(source_key)))
      successToast(tripStaysMessages.takenBack)
    },
  })
  return useMutation({
    meta,
    mutationFn: async ({ added, changed, removed }: TripStayChanges): Promise<Made> => {
      const owned = { user: userId, trip: tripId, source: 'trip' } as const
      const made = added.map((planned) => ({ ...undatedStay, ...planned, ...owned, id: newId() }))
      const former = [...changed.map(({ from }) => from), ...removed]
      let marksBefore: readonly Visit[] = []
      await send(async () => {
        if (former.length > 0) marksBefore = await marks()
        return [
          ...changed.map(({ from, to }) => ({ update: { id: from.id, to } })),
          ...removed.map(({ id }) => ({ remove: id })),
          ...made.map((create) => ({ create })),
        ]
      })
      return { made, former, marksBefore }
    },
    onSuccess: (done, { added }) => {
      const texts = tripStaysMessages
      const isFirst = done.former.length === 0
      successToast(isFirst ? texts.added({ count: added.length }) : texts.updated, {
        onUndo: () => takeBack.mutate(done),
      })
    },
  })
}

/** The data for undoing a change. */
type Made = {
  /** The new stays. */
  made: readonly StoredStay[]
  /** The stays that were changed or removed, as they were, and the marks of that time. */
  former: readonly StoredStay[]
  marksBefore: readonly Visit[]
}
