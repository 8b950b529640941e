import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { LedgerWish } from '#shared/ledger.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { errorToast, successToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { timelineMessages } from '#web/messages/timeline.ts'
import type { Place } from '#web/queries/places.ts'
import { removeWish, saveWish } from '#web/queries/stay-changes.ts'

type Change = { userId: string; wish: LedgerWish; city: Place; isRemoval: boolean }

const run = async (queryClient: QueryClient, change: Change): Promise<void> => {
  const { userId, wish, city, isRemoval } = change
  const subject = cityName(city)
  try {
    if (!isRemoval) {
      await saveWish(queryClient, userId, wish, city)
      return
    }
    await removeWish(queryClient, userId, wish)
    const onUndo = () => void run(queryClient, { ...change, isRemoval: false })
    successToast(timelineMessages.wishRemoved, { description: subject, subject, onUndo })
  } catch (error) {
    const title = isRemoval ? timelineMessages.wishNotRemoved : timelineMessages.wishNotRestored
    const onClick = () => void run(queryClient, change)
    errorToast(title, errorMessage(error), { subject, action: { label: messages.cities.tryAgain, onClick } })
  }
}

/** Removes a wish: gone at once, back when the server refuses. A toast offers to take it back. */
export const useRemoveWish = (userId: string) => {
  const queryClient = useQueryClient()
  return useCallback(
    (wish: LedgerWish, city: Place) => void run(queryClient, { userId, wish, city, isRemoval: true }),
    [queryClient, userId],
  )
}
