import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CountingRules } from '#shared/ledger.ts'
import { countingMessages } from '#web/messages/counting.ts'
import type { Place } from './places.ts'
import { saveCountingRules } from './stay-changes.ts'

/** A person's rules of counting, and the id of the home city, or "". */
export interface Counting extends CountingRules {
  home: string
}

/** Stores the number of days after its end from which a stay is visible to others. */
export const useSaveHiddenDays = (userId: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (hideRecentDays: number) => saveCountingRules(queryClient, userId, { hideRecentDays }),
  })
}

/** Stores how the signed-in person counts. `place` is the chosen home. */
export const useSaveCounting = (userId: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ choice: { home, ...rules }, place }: { choice: Counting; place: Place | undefined }) =>
      saveCountingRules(queryClient, userId, { rules, home }, place),
    meta: { errorTitle: countingMessages.couldNotSave },
  })
}
