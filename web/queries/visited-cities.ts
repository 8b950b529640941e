import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { fullList } from '#web/lib/api/api.ts'
import { invalidateAndRefetch, freshness } from '#web/lib/api/query-client.ts'
import { where } from '#web/lib/api/where.ts'
import { visit } from './shown-records.ts'

export type Visit = z.infer<typeof visit>

/** A new visit, before its id, its person and its city are known. */
export const blankVisit: Omit<Visit, 'id' | 'user' | 'city' | 'expand'> = { created: '' }

/** What is sent of a mark to store it. */
export const sentMark = ({ created: _created, expand: _expand, ...sent }: Visit) => sent

/** The cities that a person has visited: the only list from which every screen draws and counts. */
export const visitedCitiesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['visited_city', { user: userId }],
    queryFn: ({ signal }) =>
      fullList('visited_city', visit, {
        filter: where`user = ${userId}`,
        signal,
      }),
    ...freshness.usual,
  })

/**
 * The fields that can differ between two versions of a person's visit, an eighth of the bytes: all except these three.
 */
const visitFacts = z.omit(visit, { user: true, created: true, expand: true })
const factNames = z.keyof(visitFacts).options

type VisitFacts = z.infer<typeof visitFacts>

export const visitFactsOf = (userId: string) =>
  fullList('visited_city', visitFacts, { filter: where`user = ${userId}` })

export const isSameVisit = (one: VisitFacts, other: VisitFacts) =>
  factNames.every((name) => one[name] === other[name])

/** The queries whose data the server derives from visits. */
const derived = ['distinct_visited_countries']

/** The key of every change of a visit. */
export const visitChangeKey = ['visited_city']

/**
 * Loads visits and everything that the server derives from them again, on every screen. While changes are being saved
 * nothing is loaded, because the server's list would undo what they show: the last of them loads.
 */
export const refreshVisits = async (
  queryClient: QueryClient,
  { changesUnderWay = 0, onlyDerived = false, throwOnError = false } = {},
): Promise<void> => {
  if (queryClient.isMutating({ mutationKey: visitChangeKey }) > changesUnderWay) return
  const meant = new Set<unknown>(onlyDerived ? derived : [...visitChangeKey, ...derived])
  await invalidateAndRefetch(
    queryClient,
    { predicate: ({ queryKey }) => meant.has(queryKey[0]) },
    { throwOnError },
  )
}
