import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RecordEvent } from '#web/lib/api/realtime.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { visit } from './shown-records.ts'
import {
  isSameVisit,
  refreshVisits,
  visitChangeKey,
  visitedCitiesQuery,
  visitFactsOf,
} from './visited-cities.ts'
import type { Visit } from './visited-cities.ts'

// The sender of the news: a tab also receives its own.
const thisTab = newId()

const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('waymark-visits')

/** Tells the other tabs of this browser that visits have changed. */
export const announceVisitChange = (tab = thisTab) => {
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel?.postMessage(tab)
  channel?.close()
}

/** Loads visits again whenever another tab of this browser has changed some. */
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

/** Shows a change of a visit that the server reports. Changes by this tab are already shown. */
export const showVisitEvent = (queryClient: QueryClient, userId: string, event: RecordEvent) => {
  // The change itself reloads everything when it is done.
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
 * Brings the shown visits up to date after a time without a stream. Only the fields that can differ are requested, and
 * the whole list if they do: it may have thousands of rows, and the server ends every silent stream after five minutes.
 * Throws when an answer fails.
 */
export const catchUpVisits = async (queryClient: QueryClient, userId: string): Promise<void> => {
  const query = visitedCitiesQuery(userId)
  const state = queryClient.getQueryState(query.queryKey)
  if (state === undefined) return
  const isCurrent = async () => {
    // A first load in flight may be older than the stream.
    if (state.data === undefined) await queryClient.fetchQuery({ ...query, staleTime: 0 })
    // So may another answer on its way: `invalidateAndRefetch` cancels it and requests again.
    else if (state.fetchStatus !== 'idle') return false
    const stored = await visitFactsOf(userId)
    const shown = new Map(queryClient.getQueryData(query.queryKey)?.map((visit) => [visit.id, visit]))
    const isShown = (visit: (typeof stored)[number]) => {
      const known = shown.get(visit.id)
      return known !== undefined && isSameVisit(known, visit)
    }
    return stored.length === shown.size && stored.every(isShown)
  }
  await refreshVisits(queryClient, { onlyDerived: await isCurrent(), throwOnError: true })
}

/** The same list object when there is nothing to remove. */
const without = (visits: Visit[], { id }: Visit) =>
  visits.some((visit) => visit.id === id) ? visits.filter((visit) => visit.id !== id) : visits

/** The same list object when it already contains the visit unchanged. */
const withOne = (visits: Visit[], told: Visit) => {
  const known = visits.find(({ id }) => id === told.id)
  if (known === undefined) return [...visits, told]
  return isSameVisit(known, told) ? visits : visits.map((visit) => (visit.id === told.id ? told : visit))
}
