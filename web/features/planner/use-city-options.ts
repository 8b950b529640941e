import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { errorToast } from '#web/lib/toast.ts'
import { useDebounced } from '#web/lib/page/use-debounced.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { cityMatchesQuery, citySearchQuery } from '#web/queries/cities.ts'
import type { FoundPlace } from '#web/queries/places.ts'

// Letters that come within this time, as from a paste, cause one search; a person types more slowly.
const debounceMs = 12
const none: readonly FoundPlace[] = []

/** The cities that match the text: the best known first, then alphabetically, none twice. */
export const useCityOptions = (input: string) => {
  const typed = input.trim() === '' ? '' : input.trimStart()
  const asked = useDebounced(typed, debounceMs)
  const search = useQuery({ ...citySearchQuery(asked), placeholderData: (before) => before })
  const matches = useQuery({ ...cityMatchesQuery(asked), placeholderData: (before) => before })

  const { error, errorUpdatedAt } = search
  useEffect(() => {
    if (error !== null && errorUpdatedAt > 0) errorToast(plannerMessages.couldNotSearch, errorMessage(error))
  }, [error, errorUpdatedAt])

  const best = matches.data ?? none
  const bestIds = new Set(best.map(({ id }) => id))
  const rest = (search.data ?? none).filter(({ id }) => !bestIds.has(id))
  return {
    options: typed === '' ? none : [...best, ...rest],
    isEmptyText: typed === '',
    /** Why the list could not be loaded; null if it could. */
    error: search.isFetching ? null : error,
    tryAgain: () => {
      void search.refetch()
      void matches.refetch()
    },
    /** True while the list does not match the text in the field. */
    isBehind: typed !== asked || search.isPlaceholderData || matches.isPlaceholderData || search.isFetching,
  }
}
