import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { recordId } from '#shared/records.ts'
import { invalidateAndRefetch } from '#web/lib/api/query-client.ts'
import { listenLive } from '#web/lib/api/realtime.ts'
import { tripQuery } from './trips.ts'

/**
 * Keeps another person's trip up to date: the server sends a delete when the trip is deleted or becomes private, and an
 * update when it becomes readable again. Changes of own trips come with the account.
 */
export const useTripNews = (tripId: string, { isOwn }: { isOwn: boolean }) => {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (isOwn || !recordId.safeParse(tripId).success) return undefined
    const { queryKey } = tripQuery(tripId)
    const refresh = (throwOnError: boolean) =>
      invalidateAndRefetch(queryClient, { queryKey }, { throwOnError })
    return listenLive({
      topics: [
        {
          collection: 'trip',
          record: tripId,
          query: { fields: 'id' },
          onEvent: ({ action }) => {
            if (action === 'delete') queryClient.setQueryData(queryKey, null)
            // Also after a delete: an older answer on its way would show the trip again.
            void refresh(false)
          },
        },
      ],
      catchUp: () => refresh(true),
    })
  }, [queryClient, tripId, isOwn])
}
