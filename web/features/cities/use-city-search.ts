import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { closeErrors, errorToast } from '#web/lib/toast.ts'
import { useDebounced } from '#web/lib/page/use-debounced.ts'
import { messages } from '#web/messages/index.ts'
import { cityMatchesQuery, citySearchQuery } from '#web/queries/cities.ts'
import type { FoundPlace, Place } from '#web/queries/places.ts'

// How long the list waits for the best matches that stand above it.
const patienceMs = 250

/** What a search for a text has found. */
export type Found = {
  typed: string
  best: readonly FoundPlace[]
  cities: readonly Place[]
  /** Whether both groups have been answered or have failed. */
  isComplete: boolean
}

const nothing: Found = { typed: '', best: [], cities: [], isComplete: true }

/**
 * What a search for the typed text finds. Until the answer is there `found` is the one before; an answer
 * to an older text never replaces a newer one.
 */
export const useCitySearch = (input: string) => {
  const typed = input.trim() === '' ? '' : input.trimStart()
  // Asked with each letter: the request for the text before is cancelled, and an answer takes less time than
  // any wait for the next letter that would be worth it.
  const search = useQuery(citySearchQuery(typed))
  const matches = useQuery(cityMatchesQuery(typed))
  const [found, setFound] = useState(nothing)

  // Both groups change together, so that the list does not jump; but not for a matcher that is slow.
  const isLate = useDebounced(typed, patienceMs) === typed
  const isAnswered = typed !== '' && !search.isPending && (!matches.isPending || isLate)
  const best = matches.data ?? nothing.best
  const cities = search.data ?? nothing.cities
  const isComplete = !matches.isPending
  const isNew =
    found.typed !== typed || found.best !== best || found.cities !== cities || found.isComplete !== isComplete
  if (typed === '' ? found !== nothing : isAnswered && isNew) {
    setFound(typed === '' ? nothing : { typed, best, cities, isComplete })
  }

  // One toast for a run of failures, not one for each letter.
  const isFailing = useRef(false)
  const { error, isSuccess } = search
  useEffect(() => {
    if (isSuccess) {
      isFailing.current = false
      closeErrors(messages.cities.couldNotSearch)
    }
    if (error === null || isFailing.current) return
    isFailing.current = true
    errorToast(messages.cities.couldNotSearch, errorMessage(error))
  }, [error, isSuccess])

  return {
    /** What is searched for; empty when only blanks were typed. */
    typed,
    found,
    /** Whether `found` answers what stands in the field now. */
    isCurrent: found.typed === typed,
    error,
    retry: () => {
      void search.refetch()
      void matches.refetch()
    },
  }
}
