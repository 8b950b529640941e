import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Restoration, restoration } from '#shared/account-archive.ts'
import { api } from '#web/lib/api/client.ts'
import { refreshSession } from '#web/lib/session/session.ts'
import { type LeftOut, leftOutOf } from './left-out.ts'

/** What was restored, in records, and what was not. */
export interface Restored {
  counts: Restoration['restored']
  /** The first of the records that the server left out. */
  leftOut: readonly LeftOut[]
  /** The number of all that it left out. */
  leftOutCount: number
}

/** Restores an archive into the signed-in person's account, which must be empty. Then everything shown is loaded again. */
export const useRestoreAccount = (errorTitle: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (archive: File): Promise<Restored> => {
      const reply = await api.send<unknown>('/api/account/import', {
        method: 'POST',
        body: archive,
        // With the type of JSON the SDK would send the file as an object.
        headers: { 'Content-Type': 'application/octet-stream' },
      })
      const { restored, skippedCount, skipped } = restoration.parse(reply)
      return {
        counts: restored,
        leftOutCount: skippedCount,
        leftOut: skipped.length === 0 ? [] : leftOutOf(await archive.text(), skipped),
      }
    },
    meta: { errorTitle },
    // Also after a failure: the answer may have been lost when everything was stored.
    onSettled: async () => {
      await refreshSession()
      await queryClient.invalidateQueries()
    },
  })
}
