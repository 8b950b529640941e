import { useMutationState, useQuery } from '@tanstack/react-query'
import { useLinkProps, useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'
import { isConnectionLoss } from '#web/lib/session/lost-changes.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useCarefulUnmark } from './ask-unmark.ts'
import type { Place } from './places.ts'
import {
  cityChangeKey,
  useCancelWaiting,
  useMarkCity,
  useWaitingChange,
  waitingText,
} from './visit-changes.ts'
import { type Visit, visitedCitiesQuery } from './visited-cities.ts'

/**
 * Whether the signed-in person has marked a city, and how to mark and unmark it: the properties of a `MarkButton`,
 * except its looks. `signInLink` leads a guest to sign in and back to this page.
 */
export const useCityMark = (city: Place) => {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const select = useCallback(
    (visits: Visit[]) => ({ visit: visits.find((visit) => visit.city === city.id) }),
    [city.id],
  )
  const { data, isError } = useQuery({ ...visitedCitiesQuery(userId), enabled: user !== null, select })
  const mark = useMarkCity(userId)
  const unmark = useCarefulUnmark()
  const href = useLocation({ select: (location) => location.href })
  const signInLink = useLinkProps({ to: '/auth/login', search: { redirect: href } })
  const visit = user === null ? undefined : data?.visit
  const mutationKey = cityChangeKey(city.id)
  const cancelWaiting = useCancelWaiting()
  const lastError =
    useMutationState({ filters: { mutationKey }, select: ({ state }) => state.error }).at(-1) ?? null
  const waiting = useWaitingChange(city.id)
  const isOffline = waiting !== undefined && lastError !== null && isConnectionLoss(lastError)
  return {
    isMarked: visit !== undefined,
    // When the visits cannot be loaded, the city can still be marked: marking it twice is not an error.
    isKnown: data !== undefined || isError,
    onMark: () => void mark(city),
    onUnmark: () => {
      if (visit !== undefined) void unmark(visit)
    },
    /**
     * Why the last change of this city's mark failed, also if it was made elsewhere, and whether it will be saved
     * later.
     */
    failure: isOffline ? new Error(waitingText(waiting)) : lastError,
    onDismiss: () => cancelWaiting({ city: city.id, expand: { city } }),
    signInLink: user === null ? signInLink : undefined,
  }
}
