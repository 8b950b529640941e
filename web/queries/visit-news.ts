import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RecordEvent } from '#web/lib/realtime.ts'
import { newRecordId } from '#web/lib/record-id.ts'
import { latestVisit, refreshVisits, visit, visitChangeKey, visitedCitiesQuery } from './visited-cities.ts'
import type { Visit } from './visited-cities.ts'

// Says whose news it is: a tab hears its own, too.
const thisTab = newRecordId()

const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('waymark-visits')

/** Tells the other tabs of this browser that visits have changed. */
export const announceVisitChange = (tab = thisTab) => {
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel?.postMessage(tab)
  channel?.close()
}

/** Asks again for visits whenever another tab of this browser has changed some. */
export const useVisitNews = () => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const channel = openChannel()
    channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.data !== thisTab) void refreshVisits(queryClient)
    })
    return () => channel?.close()
  }, [queryClient])
}

/** Shows a change of a visit that the server tells of. What this tab has done itself is shown already. */
export const showVisitEvent = (queryClient: QueryClient, userId: string, event: RecordEvent) => {
  // Whoever changes something asks for everything when it is done.
  if (queryClient.isMutating({ mutationKey: visitChangeKey }) > 0) return
  const { queryKey } = visitedCitiesQuery(userId)
  const told = visit.safeParse(event.record)
  // An answer on its way may be older than the event.
  if (!told.success || queryClient.isFetching({ queryKey }) > 0) {
    void refreshVisits(queryClient)
    return
  }
  const visits = queryClient.getQueryData(queryKey)
  const after =
    visits && (event.action === 'delete' ? without(visits, told.data) : withOne(visits, told.data))
  if (after === visits && after !== undefined) return
  queryClient.setQueryData(queryKey, after)
  void refreshVisits(queryClient, { onlyDerived: true })
}

/**
 * Brings the shown visits up to date after a time without a stream. The whole list is asked for only when the
 * number of visits or the latest of them is another than here: it may have thousands of rows, and the server ends
 * every silent stream after five minutes.
 */
export const catchUpVisits = async (queryClient: QueryClient, userId: string): Promise<void> => {
  const query = visitedCitiesQuery(userId)
  const state = queryClient.getQueryState(query.queryKey)
  if (state === undefined) return
  try {
    // An answer on its way may be older than the stream.
    if (state.fetchStatus !== 'idle') await queryClient.fetchQuery({ ...query, staleTime: Infinity })
    const { totalItems, items } = await latestVisit(userId)
    const visits = queryClient.getQueryData(query.queryKey) ?? []
    const [latest] = items
    const isKnown = ({ id, city }: Visit) => id === latest?.id && city === latest.city
    const isCurrent = totalItems === visits.length && (totalItems === 0 || visits.some(isKnown))
    await refreshVisits(queryClient, { onlyDerived: isCurrent })
  } catch {
    await refreshVisits(queryClient)
  }
}

/** The same list when there is nothing to take out. */
const without = (visits: Visit[], { id }: Visit) =>
  visits.some((visit) => visit.id === id) ? visits.filter((visit) => visit.id !== id) : visits

/** The same list when the visit is in it as it is. */
const withOne = (visits: Visit[], told: Visit) => {
  const known = visits.find(({ id }) => id === told.id)
  if (known === undefined) return [...visits, told]
  return known.city === told.city ? visits : visits.map((visit) => (visit.id === told.id ? told : visit))
}
