import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '#web/lib/session/session.ts'
import { useCounts } from '#web/queries/counts.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'

const none: ReadonlyMap<string, number> = new Map()

/** The visits of the signed-in person; empty for a guest or until they are known. */
export const useVisited = () => {
  const { user } = useSession()
  const { data, error, refetch } = useQuery({
    ...visitedCitiesQuery(user?.id ?? ''),
    enabled: user !== null,
  })
  const { ledger, counts, error: countsError, retry } = useCounts(user?.id ?? '')
  return useMemo(() => {
    const visits = user === null ? [] : (data ?? [])
    const isMissing = (error !== null && data === undefined) || (countsError !== null && counts === undefined)
    return {
      user,
      /** The marks of the person, each with its city. */
      visits,
      /** The ids of the marked cities. */
      cities: new Set(visits.map(({ city }) => city)),
      isKnown: user === null || (data !== undefined && counts !== undefined),
      /** Loads the visits again; undefined unless loading failed. */
      onRetry: isMissing
        ? () => {
            if (data === undefined) void refetch()
            retry()
          }
        : undefined,
      error: error ?? countsError,
      /** The list by which the person counts countries, with their number. */
      list: user && ledger && counts && { userId: user.id, rule: ledger.rules.rule, count: counts.countries },
      /** The ids of the countries with a city that counts, whatever the list. */
      countries: new Set(counts?.citiesPerCountry.keys()),
      /** The number of cities and of states that count, by the id of the country. */
      citiesPerCountry: counts?.citiesPerCountry ?? none,
      statesPerCountry: counts?.statesPerCountry ?? none,
    }
  }, [user, data, error, refetch, ledger, counts, countsError, retry])
}
