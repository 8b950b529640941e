import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '#web/lib/session/session.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'

/** What the signed-in person has visited; empty sets for a visitor or until it is known. */
export const useVisited = () => {
  const { user } = useSession()
  const { data, error, refetch } = useQuery({
    ...visitedCitiesQuery(user?.id ?? ''),
    enabled: user !== null,
  })
  return useMemo(() => {
    const visits = user === null ? [] : (data ?? [])
    return {
      user,
      visits,
      isKnown: user === null || data !== undefined,
      /** Loads the visits again; undefined unless they could not be loaded. */
      onRetry: error !== null && data === undefined ? () => void refetch() : undefined,
      error,
      cities: new Set(visits.map(({ city }) => city)),
      countries: new Set(visits.map(({ expand }) => expand?.city?.country ?? '')),
    }
  }, [user, data, error, refetch])
}
