import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { user as userSchema } from '#shared/collections/users.ts'
import { listenLive } from '#web/lib/realtime.ts'
import type { RecordEvent } from '#web/lib/realtime.ts'
import { refreshSession, showUser } from '#web/lib/session.ts'
import { settingsQuery } from './settings.ts'
import { showVisitEvent } from './visit-news.ts'
import { refreshVisits, visitQuery } from './visited-cities.ts'

/** After so short a time without a connection nothing is asked for anew, only not held for fresh. */
const briefMs = 3000

const showUserEvent = ({ action, record }: RecordEvent) => {
  const parsed = userSchema.safeParse(record)
  if (action === 'delete') void refreshSession()
  else if (parsed.success) showUser(parsed.data)
}

const catchUp = (queryClient: QueryClient, userId: string, deafMs: number) => {
  // Also finds out when this device was signed out meanwhile.
  void refreshSession()
  void queryClient.invalidateQueries({ queryKey: settingsQuery(userId).queryKey })
  void refreshVisits(queryClient, { isUrgent: deafMs > briefMs })
}

/** Keeps the signed-in person, the settings and the visits as the server has them, whatever device changes them. */
export const useAccountNews = (userId: string) => {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listenLive({
        topics: [
          { collection: 'users', record: userId, onEvent: showUserEvent },
          {
            collection: 'settings',
            record: '*',
            onEvent: () => void queryClient.invalidateQueries({ queryKey: settingsQuery(userId).queryKey }),
          },
          {
            collection: 'visited_city',
            record: '*',
            query: visitQuery,
            onEvent: (event) => showVisitEvent(queryClient, userId, event),
          },
        ],
        onResume: (deafMs) => catchUp(queryClient, userId, deafMs),
      }),
    [queryClient, userId],
  )
}
