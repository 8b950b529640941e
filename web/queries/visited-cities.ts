import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { fullList } from '#web/lib/api/api.ts'
import { askAgain, freshness } from '#web/lib/api/query-client.ts'
import { where } from '#web/lib/api/where.ts'
import { visit } from './shown-records.ts'

export type Visit = z.infer<typeof visit>

/** The cities that a person has visited: the one ledger that every screen draws and counts from. */
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

/** What can differ between two versions of a person's visit, in an eighth of the bytes: each field but these three. */
const visitFacts = z.omit(visit, { user: true, created: true, expand: true })
const factNames = z.keyof(visitFacts).options

type VisitFacts = z.infer<typeof visitFacts>

export const visitFactsOf = (userId: string) =>
  fullList('visited_city', visitFacts, { filter: where`user = ${userId}` })

export const isSameVisit = (one: VisitFacts, other: VisitFacts) =>
  factNames.every((name) => one[name] === other[name])

/** What the server derives from visits. */
const derived = ['distinct_visited_countries']

/** The key of every change of a visit. */
export const visitChangeKey = ['visited_city']

/**
 * Asks again for visits and for whatever the server derives from them, on every screen. While changes are
 * under way nothing is asked, for the server's list would undo what they show: the last of them asks.
 */
export const refreshVisits = async (
  queryClient: QueryClient,
  { changesUnderWay = 0, onlyDerived = false, throwOnError = false } = {},
): Promise<void> => {
  if (queryClient.isMutating({ mutationKey: visitChangeKey }) > changesUnderWay) return
  const meant = new Set<unknown>(onlyDerived ? derived : [...visitChangeKey, ...derived])
  await askAgain(queryClient, { predicate: ({ queryKey }) => meant.has(queryKey[0]) }, { throwOnError })
}
