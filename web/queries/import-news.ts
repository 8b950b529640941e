import type { QueryClient } from '@tanstack/react-query'
import { refreshLedger } from './ledger-cache.ts'
import { refreshTrips } from './trips.ts'

/** The batches of an import follow each other. Their results are loaded once, this time after the last of them. */
const quietMs = 1500

let waiting: ReturnType<typeof setTimeout> | undefined

/** Shows the result of an import or of its undoing. The server sends no event for each of its rows. */
export const showImportEvent = (queryClient: QueryClient, userId: string) => {
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    void refreshLedger(queryClient, userId)
    void refreshTrips(queryClient)
    void queryClient.invalidateQueries({ queryKey: ['import'] })
  }, quietMs)
}
