import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { user as userSchema } from '#shared/collections/users.ts'
import { retryLost } from '#web/lib/session/lost-changes.ts'
import { queryOf } from '#web/lib/api/record-query.ts'
import { listenLive } from '#web/lib/api/realtime.ts'
import type { RecordEvent } from '#web/lib/api/realtime.ts'
import { checkSession, refreshSession, showUser } from '#web/lib/session/session.ts'
import { showImportEvent } from './import-news.ts'
import { catchUpLedger, newsOf, showLedgerEvent } from './ledger-news.ts'
import { settingsQuery } from './settings.ts'
import { refreshTrips } from './trips.ts'
import { catchUpVisits, showVisitEvent } from './visit-news.ts'
import { visit } from './shown-records.ts'

const showUserEvent = ({ action, record }: RecordEvent) => {
  const parsed = userSchema.safeParse(record)
  if (action === 'delete') void refreshSession()
  else if (parsed.success) showUser(parsed.data)
}

/** Throws when an answer fails. */
const catchUp = async (queryClient: QueryClient, userId: string, isResume: boolean) => {
  await Promise.all([
    catchUpVisits(queryClient, userId),
    refreshTrips(queryClient, { throwOnError: true }),
    // The page has just asked for these when its first stream begins.
    isResume && refreshAccount(queryClient, userId),
    catchUpLedger(queryClient, userId, isResume),
  ])
  // The server can be reached again, though the browser may not have noticed that it could not.
  retryLost()
}

/** Also finds out that this device was signed out meanwhile. */
const refreshAccount = async (queryClient: QueryClient, userId: string) => {
  await checkSession()
  await queryClient.invalidateQueries({ queryKey: settingsQuery(userId).queryKey }, { throwOnError: true })
}

/**
 * Keeps the signed-in person, the settings, the visits, the ledger and the trips as the server has them, whatever device changes
 * them.
 */
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
            onEvent: (event) => {
              void queryClient.invalidateQueries({ queryKey: settingsQuery(userId).queryKey })
              showLedgerEvent(queryClient, userId, { collection: 'settings', event })
            },
          },
          ...(['stay', 'wish'] as const).map((collection) => ({
            collection,
            record: '*',
            query: queryOf(newsOf[collection]),
            onEvent: (event: RecordEvent) => showLedgerEvent(queryClient, userId, { collection, event }),
          })),
          {
            collection: 'visited_city',
            record: '*',
            query: queryOf(visit),
            onEvent: (event) => showVisitEvent(queryClient, userId, event),
          },
          {
            collection: 'trip',
            record: '*',
            query: { fields: 'id' },
            onEvent: () => void refreshTrips(queryClient),
          },
          {
            collection: 'import',
            record: '*',
            query: { fields: 'id' },
            onEvent: () => showImportEvent(queryClient, userId),
          },
        ],
        catchUp: (isResume) => catchUp(queryClient, userId, isResume),
      }),
    [queryClient, userId],
  )
}
