import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { cityName } from '#web/lib/language/city-name.ts'
import { askRemoval } from '#web/lib/stay-prompt.ts'
import { messages } from '#web/messages/index.ts'
import { isCounting } from './ledger-cache.ts'
import { ledgerQuery } from './ledger.ts'
import { useUnmarkCity } from './visit-changes.ts'
import type { Visit } from './visited-cities.ts'

/** The stays that go with a mark; none where they cannot be loaded, for the removal can be undone in any case. */
const staysOf = async (queryClient: QueryClient, { user, city }: Visit) => {
  const query = ledgerQuery(user)
  const shown = queryClient.getQueryData(query.queryKey)
  const ledger =
    shown ?? (navigator.onLine ? await queryClient.fetchQuery(query).catch(() => undefined) : undefined)
  return ledger?.stays.filter((stay) => stay.city === city && isCounting(stay)) ?? []
}

/**
 * Asks before a mark goes with several stays or with a note. Resolves to true at once where only one plain stay goes
 * with it.
 */
export const useMayUnmark = () => {
  const queryClient = useQueryClient()
  return useCallback(
    async (visit: Visit): Promise<boolean> => {
      const stays = await staysOf(queryClient, visit)
      const notes = stays.filter(({ note }) => note !== '').length
      if (stays.length < 2 && notes === 0) return true
      const city = visit.expand?.city ? cityName(visit.expand.city) : messages.cities.thisCity
      return askRemoval({ userId: visit.user, city, stays: stays.length, notes })
    },
    [queryClient],
  )
}

/** Removes a mark, after a question where several stays or a note go with it. */
export const useCarefulUnmark = () => {
  const mayUnmark = useMayUnmark()
  const unmark = useUnmarkCity()
  return useCallback(
    async (visit: Visit): Promise<void> => {
      if (await mayUnmark(visit)) await unmark(visit)
    },
    [mayUnmark, unmark],
  )
}
