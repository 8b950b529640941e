import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api/client.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { refreshLedger } from './ledger-cache.ts'
import { blankVisit, refreshVisits, sentMark, visitedCitiesQuery } from './visited-cities.ts'

/**
 * Marks many cities as visited in one transaction, all or none. Cities that are already marked are skipped. Returns how
 * many were added and how many were marked before.
 */
export const useMarkCities = (userId: string) => {
  const queryClient = useQueryClient()
  return async (cityIds: readonly string[]): Promise<{ added: number; already: number }> => {
    // Loaded again: a mark that another tab has added since would make the whole transaction fail.
    const visits = await queryClient.fetchQuery({ ...visitedCitiesQuery(userId), staleTime: 0 })
    const marked = new Set(visits.map(({ city }) => city))
    const missing = cityIds.filter((city) => !marked.has(city))
    if (missing.length > 0) {
      const batch = api.createBatch()
      for (const city of missing) {
        const mark = sentMark({ ...blankVisit, id: newId(), user: userId, city })
        batch.collection('visited_city').create(mark)
      }
      try {
        await batch.send()
      } finally {
        await Promise.all([refreshVisits(queryClient), refreshLedger(queryClient, userId)])
      }
    }
    return { added: missing.length, already: cityIds.length - missing.length }
  }
}
