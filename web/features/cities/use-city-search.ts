import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { closeErrors, errorToast } from '#web/lib/toast.ts'
import { useDebounced } from '#web/lib/page/use-debounced.ts'
import { messages } from '#web/messages/index.ts'
import { cityMatchesQuery, citySearchQuery } from '#web/queries/cities.ts'
import type { FoundPlace, Place } from '#web/queries/places.ts'

// How long the list waits for the best matches above it.
const patienceMs = 250

/** The results of a search for a text. */
export type Found = {
  typed: string
  best: readonly FoundPlace[]
  cities: readonly Place[]
  /** Whether both groups have loaded or failed. */
  isComplete: boolean
}

const nothing: Found = { typed: '', best: [], cities: [], isComplete: true }

/**
 * The results of a search for the typed text. Until they arrive, `found` has the previous ones; a response for an older
 * text never replaces a newer one.
 */
export const useCitySearch = (input: string) => {
  const typed = input.trim() === '' ? '' : input.trimStart()
  // Requested with each letter: the request for the previous text is cancelled, and a response takes less time than a
  // useful delay would.
  const search = useQuery(citySearchQuery(typed))
  const matches = useQuery(cityMatchesQuery(typed))
  const [found, setFound] = useState(nothing)

  // Both groups change together, so that the list does not jump; a slow best match is not awaited.
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

  // One toast for a series of failures, not one for each letter.
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
    /** The searched text; empty when only blanks were typed. */
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
