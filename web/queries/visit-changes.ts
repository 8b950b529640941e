import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { api, ClientResponseError, create, first, remove } from '#web/lib/api.ts'
import { newRecordId } from '#web/lib/record-id.ts'
import { successToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { announceVisitChange } from './visit-news.ts'
import type { Place } from './places.ts'
import type { Visit } from './visited-cities.ts'
import { refreshVisits, visitChangeKey, visitedCitiesQuery } from './visited-cities.ts'

/** Changes the ledger on the screen at once; what the server says comes afterwards. */
const showVisits = async (
  queryClient: QueryClient,
  userId: string,
  change: (visits: Visit[]) => Visit[],
): Promise<void> => {
  const { queryKey } = visitedCitiesQuery(userId)
  // A first load is left alone: whoever waits for it would see it fail.
  if (queryClient.getQueryData(queryKey) === undefined) return
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (visits) => visits && change(visits))
}

const withVisit = (added: Visit) => (visits: Visit[]) =>
  visits.some(({ city }) => city === added.city) ? visits : [...visits, added]

const withoutVisit = (id: string) => (visits: Visit[]) => visits.filter((visit) => visit.id !== id)

/**
 * Runs one change of one city after those of the same city that were begun before, even when the component
 * that asked for it is gone. Answers whether it went well; a failure has raised its toast by then.
 */
const run = async <Result>(
  queryClient: QueryClient,
  visit: Visit,
  options: MutationOptions<Result>,
): Promise<boolean> => {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey: visitChangeKey,
    scope: { id: `visited_city ${visit.user} ${visit.city}` },
    ...options,
    onSettled: () => {
      announceVisitChange()
      // This one still counts as under way.
      void refreshVisits(queryClient, { changesUnderWay: 1 })
    },
  })
  return mutation.execute().then(
    () => true,
    () => false,
  )
}

const isMissing = (error: unknown) => error instanceof ClientResponseError && error.status === 404

const fieldCodes = z.record(z.string(), z.object({ code: z.string() }))

/** Whether a create was refused because the record, or another for the same city, is already there. */
const isTaken = (error: unknown) => {
  if (!(error instanceof ClientResponseError)) return false
  const codes = fieldCodes.safeParse(error.response['data'])
  return codes.success && Object.values(codes.data).some(({ code }) => code === 'validation_not_unique')
}

const requireIds = (visit: Visit) => {
  if (visit.user === '' || visit.city === '') throw new Error(messages.cities.idsRequired)
}

/** The visit of the same city by the same person that the server has, under whatever id. */
const storedVisit = (visit: Visit) =>
  first(
    'visited_city',
    api.filter('user = {:user} && city = {:city}', { user: visit.user, city: visit.city }),
  )

const mark = (queryClient: QueryClient, visit: Visit): Promise<boolean> =>
  run(queryClient, visit, {
    meta: { errorTitle: messages.cities.couldNotAdd },
    onMutate: async () => {
      if (visit.user !== '' && visit.city !== '') await showVisits(queryClient, visit.user, withVisit(visit))
    },
    mutationFn: async () => {
      requireIds(visit)
      try {
        await create('visited_city', { id: visit.id, user: visit.user, city: visit.city })
        return null
      } catch (error) {
        // Marked before, perhaps in another tab, or by a request whose answer was lost.
        const before = isTaken(error) ? await storedVisit(visit) : null
        if (before === null) throw error
        return before.id
      }
    },
    onSuccess: (idBefore) => {
      if (idBefore === null) {
        successToast(messages.cities.added, { description: messages.cities.addedText })
      } else {
        successToast(messages.cities.already, {
          description: messages.cities.alreadyText(visit.expand?.city?.name),
          action: {
            label: messages.cities.remove,
            onClick: () => void unmark(queryClient, { ...visit, id: idBefore }),
          },
        })
      }
    },
    onError: () => showVisits(queryClient, visit.user, withoutVisit(visit.id)),
  })

const unmark = (queryClient: QueryClient, visit: Visit): Promise<boolean> =>
  run(queryClient, visit, {
    meta: { errorTitle: messages.cities.couldNotRemove },
    onMutate: () => showVisits(queryClient, visit.user, withoutVisit(visit.id)),
    mutationFn: async () => {
      try {
        await remove('visited_city', visit.id)
      } catch (error) {
        if (!isMissing(error)) throw error
        // Removed before, perhaps in another tab, where the city may have been marked again since.
        const again = await storedVisit(visit)
        if (again !== null) await remove('visited_city', again.id)
      }
    },
    onSuccess: () =>
      successToast(messages.cities.removed, {
        description: messages.cities.removedText,
        onUndo: () => void mark(queryClient, visit),
      }),
    onError: () => showVisits(queryClient, visit.user, withVisit(visit)),
  })

/**
 * Marks cities as visited by a person: shown at once, taken back when the server refuses. Marking a city
 * twice is no error. Answers whether the city is marked now.
 */
export const useMarkCity = (userId: string) => {
  const queryClient = useQueryClient()
  return useCallback(
    (city: Place): Promise<boolean> => {
      const visit = { id: newRecordId(), user: userId, city: city.id, created: '', expand: { city } }
      return mark(queryClient, visit)
    },
    [queryClient, userId],
  )
}

/** Removes visits: gone at once, back when the server refuses, and for ten seconds with Undo. */
export const useUnmarkCity = () => {
  const queryClient = useQueryClient()
  return useCallback((visit: Visit): Promise<boolean> => unmark(queryClient, visit), [queryClient])
}
