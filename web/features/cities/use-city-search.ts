import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { City } from '#shared/collections/cities.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { errorToast } from '#web/lib/toast.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { messages } from '#web/messages/index.ts'
import { cityMatchesQuery, citySearchQuery } from '#web/queries/cities.ts'

// Joins letters that arrive in one burst, as from a paste; a person's next letter takes longer.
const debounceMs = 12
// How long the list waits for the best matches that stand above it.
const patienceMs = 250

type Found = { typed: string; best: readonly City[]; cities: readonly City[] }

const nothing: Found = { typed: '', best: [], cities: [] }

/**
 * What a search for the typed text finds. Until the answer is there `found` is the one before; an answer
 * to an older text never replaces a newer one.
 */
export const useCitySearch = (input: string) => {
  const typed = input.trim() === '' ? '' : input.trimStart()
  const asked = useDebounced(typed, debounceMs)
  const search = useQuery(citySearchQuery(asked))
  const matches = useQuery(cityMatchesQuery(asked))
  const [found, setFound] = useState(nothing)

  // Both groups change together, so that the list does not jump; but not for a matcher that is slow.
  const isLate = useDebounced(asked, patienceMs) === asked
  const isAnswered = asked !== '' && !search.isPending && (!matches.isPending || isLate)
  const best = matches.data ?? nothing.best
  const cities = search.data ?? nothing.cities
  const isNew = found.typed !== asked || found.best !== best || found.cities !== cities
  if (asked === '' ? found !== nothing : isAnswered && isNew) {
    setFound(asked === '' ? nothing : { typed: asked, best, cities })
  }

  // One toast for a run of failures, not one for each letter.
  const isFailing = useRef(false)
  const { error, isSuccess } = search
  useEffect(() => {
    if (isSuccess) isFailing.current = false
    if (error === null || isFailing.current) return
    isFailing.current = true
    errorToast(messages.cities.couldNotSearch, errorMessage(error))
  }, [error, isSuccess])

  return {
    /** What is searched for; empty when only blanks were typed. */
    typed,
    found,
    /** Whether `found` answers what stands in the field now. */
    isCurrent: typed === asked && found.typed === typed,
    error,
    retry: () => {
      void search.refetch()
      void matches.refetch()
    },
  }
}
