import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { newRecordId } from '#web/lib/record-id.ts'
import { refreshVisits } from './visited-cities.ts'

// Says whose news it is: a tab hears its own, too.
const thisTab = newRecordId()

const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('waymark-visits')

/** Tells the other tabs of this browser that visits have changed. */
export const announceVisitChange = (tab = thisTab) => {
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel?.postMessage(tab)
  channel?.close()
}

/** Asks again for visits whenever another tab of this browser has changed some. */
export const useVisitNews = () => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const channel = openChannel()
    channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.data !== thisTab) void refreshVisits(queryClient)
    })
    return () => channel?.close()
  }, [queryClient])
}
