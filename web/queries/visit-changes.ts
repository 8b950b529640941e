import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { create, first, remove } from '#web/lib/api/api.ts'
import { isCallFailure, isMissing } from '#web/lib/api/call-failure.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { cityName } from '#web/lib/language/city-name.ts'
import { countryName } from '#web/lib/language/formats.ts'
import { guardPage } from '#web/lib/session/guard-page.ts'
import {
  type ChangeKind,
  forgetLost,
  hasLostSession,
  isConnectionLoss,
  keepLost,
  useLostChanges,
} from '#web/lib/session/lost-changes.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { where } from '#web/lib/api/where.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { hasCurrentSession } from '#web/lib/session/stored-session.ts'
import { closeErrors, errorToast, successToast } from '#web/lib/toast.ts'
import { askWhen } from '#web/lib/stay-prompt.ts'
import { messages } from '#web/messages/index.ts'
import { staysMessages } from '#web/messages/stays.ts'
import { markMessages } from '#web/messages/mark.ts'
import type { LedgerStay } from '#shared/ledger.ts'
import {
  completeCity,
  isCounting,
  refreshLedger,
  showLedger,
  shownLedger,
  withPlace,
  withStaysOf,
} from './ledger-cache.ts'
import {
  isPlain,
  ledgerStayOf,
  type MarkedStays,
  markedStays,
  restoreStays,
  stayOfMark,
} from './stored-stays.ts'
import { takeTurn } from './turns.ts'
import { announceVisitChange } from './visit-news.ts'
import type { Place } from './places.ts'
import type { Visit } from './visited-cities.ts'
import { visit as visitSchema } from './shown-records.ts'
import { blankVisit, refreshVisits, sentMark, visitChangeKey, visitedCitiesQuery } from './visited-cities.ts'

/** Changes the ledger on the screen at once, before the server's answer. */
export const showVisits = async (
  queryClient: QueryClient,
  userId: string,
  change: (visits: Visit[]) => Visit[],
): Promise<void> => {
  const { queryKey } = visitedCitiesQuery(userId)
  // A first load is not cancelled: everything that waits for it would fail.
  if (queryClient.getQueryData(queryKey) === undefined) return
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (visits) => visits && change(visits))
}

const withVisit = (added: Visit) => (visits: Visit[]) =>
  visits.some(({ city }) => city === added.city) ? visits : [...visits, added]

/** The visits with the stored visit of a city, or without any if the server has none. */
const asStored = (cityId: string, stored: Visit | null) => (visits: Visit[]) => {
  if (stored !== null && visits.includes(stored)) return visits
  const others = visits.filter(({ city }) => city !== cityId)
  return stored === null ? others : [...others, stored]
}

const withoutVisit = (id: string) => (visits: Visit[]) => visits.filter((visit) => visit.id !== id)

const markedHere = new Set<string>()

/** Notes that this page marks a city, by itself or by a stay. */
export const noteMarkedHere = (cityId: string) => void markedHere.add(cityId)

/** Whether this page, and not another page or device, has marked a city. */
export const isMarkedHere = (cityId: string) => markedHere.has(cityId)

/** The key of the changes of one city's mark. */
export const cityChangeKey = (cityId: string) => [...visitChangeKey, cityId]

const lostKeyOf = (cityId: string) => cityChangeKey(cityId).join(' ')

/**
 * Stores a failed change of a visit until it can be saved, if its failure is temporary, in place of an earlier change
 * of the same city. `retry` then saves it.
 */
export const keepLostVisit = (error: unknown, kind: ChangeKind, visit: Visit, retry: () => void) =>
  keepLost(error, { key: lostKeyOf(visit.city), kind, userId: visit.user, name: cityOf(visit), retry })

/** A city as the messages about its mark name it. */
type NamedCity = Pick<Visit, 'city' | 'expand'>

/** Forgets the change of a city's mark that failed, and closes the toasts that report it. */
const forgetFailed = (named: NamedCity) => {
  forgetLost(lostKeyOf(named.city))
  closeErrors(messages.cities.couldNotAdd, cityOf(named))
  closeErrors(messages.cities.couldNotRemove, cityOf(named))
}

/** Cancels the change of a city's mark that failed or waits for the connection; it is no longer reported. */
export const cancelWaiting = (queryClient: QueryClient, named: NamedCity) => {
  forgetFailed(named)
  const mutations = queryClient.getMutationCache()
  const failed = mutations.findAll({ mutationKey: cityChangeKey(named.city), status: 'error' })
  for (const mutation of failed) mutations.remove(mutation)
}

/** `cancelWaiting` for components. */
export const useCancelWaiting = () => {
  const queryClient = useQueryClient()
  return useCallback((named: NamedCity) => cancelWaiting(queryClient, named), [queryClient])
}

/** The change of a city's mark that waits for the connection, or for the person to sign in again. */
export const useWaitingChange = (cityId: string): ChangeKind | undefined =>
  useLostChanges().find(({ key }) => key === lostKeyOf(cityId))?.kind

/** Explains that a change waits for the connection and is then saved automatically. */
export const waitingText = (kind: ChangeKind) =>
  kind === 'mark' ? markMessages.markedWhenBack : markMessages.removedWhenBack

/** The changes of one city's mark that are being saved. */
type UnderWay = {
  count: number
  /** The visit on the server; null if it has none, undefined while the visits are not loaded. */
  stored: Visit | null | undefined
  /** The counting stays of the city on the server; undefined while the ledger is not loaded. */
  stays: readonly LedgerStay[] | undefined
}

const underWay = new Map<string, UnderWay>()

/** Counts a change of a city's mark as being saved until `end` is called. */
const beginChange = (queryClient: QueryClient, { user, city }: Visit) => {
  const key = [user, city].join(' ')
  const visits = queryClient.getQueryData(visitedCitiesQuery(user).queryKey)
  const changes = underWay.get(key) ?? {
    count: 0,
    stored: visits && (visits.find((visit) => visit.city === city) ?? null),
    stays: shownLedger(queryClient, user)?.stays.filter((stay) => stay.city === city && isCounting(stay)),
  }
  changes.count += 1
  underWay.set(key, changes)
  const end = () => {
    changes.count -= 1
    if (changes.count === 0) underWay.delete(key)
  }
  return { changes, end }
}

type Change<Result> = {
  /** Changes what is shown, before anything is sent. */
  show: () => Promise<void>
  /** The counting stays of the city after the save. */
  stays: readonly LedgerStay[]
  save: () => Promise<Result>
  /** The visit on the server after the save; null if it has none. */
  storedBy: (result: Result) => Visit | null
}

/**
 * Shows a change at once and saves it after all changes that were begun before, even if the component that started it
 * no longer exists. Throws when it is not saved; the city is then shown as the server has it, unless a later change of
 * it is under way. Whatever waited of an earlier change of the city is forgotten.
 */
const run = async <Result>(
  queryClient: QueryClient,
  visit: Visit,
  { show, stays, save, storedBy }: Change<Result>,
): Promise<Result> => {
  forgetFailed(visit)
  const turn = takeTurn()
  const { changes, end } = beginChange(queryClient, visit)
  const mutation = queryClient.getMutationCache().build<Result, Error, void, void>(queryClient, {
    mutationKey: cityChangeKey(visit.city),
    onMutate: async () => {
      await show()
      await showLedger(queryClient, visit.user, (ledger) =>
        withStaysOf(visit.city, stays)(withPlace(visit.expand?.city)(ledger)),
      )
    },
    mutationFn: async () => {
      await turn.before
      requireIds(visit)
      // While it waited, this person may have signed out and another signed in.
      if (currentUser()?.id !== visit.user) throw new Error(messages.cities.signedOut)
      return save()
    },
    onSuccess: (result) => {
      changes.stored = storedBy(result)
      if (changes.stays !== undefined) changes.stays = stays
      // If the city was already marked, only the server knows which stays it has.
      if (changes.stored !== null && changes.stored.id !== visit.id) {
        changes.stays = undefined
        void refreshLedger(queryClient, visit.user)
      } else if (stays.length > 0) void completeCity(queryClient, visit.user, visit.city)
    },
    onError: async () => {
      const { count, stored, stays: storedStays } = changes
      if (count > 1) return
      if (stored !== undefined) await showVisits(queryClient, visit.user, asStored(visit.city, stored))
      if (storedStays !== undefined) {
        await showLedger(queryClient, visit.user, withStaysOf(visit.city, storedStays))
      }
    },
    onSettled: () => {
      announceVisitChange()
      // This one still counts as being saved.
      void refreshVisits(queryClient, { changesUnderWay: 1 })
    },
  })
  try {
    return await guardPage(mutation.execute())
  } finally {
    // An earlier change may have failed after this one was begun.
    forgetFailed(visit)
    end()
    turn.end()
  }
}

const fieldCodes = z.record(z.string(), z.object({ code: z.string() }))

/** The error of a batch names its call that failed. */
const failedCalls = z.object({
  requests: z.record(z.string(), z.object({ response: z.object({ data: z.unknown() }) })),
})

/** Whether a create was refused because the record, or another for the same city, is already there. */
export const isTaken = (error: unknown) => {
  if (!isCallFailure(error)) return false
  const data = error.response['data']
  const [failed] = Object.values(failedCalls.safeParse(data).data?.requests ?? {})
  const codes = fieldCodes.safeParse(failed === undefined ? data : failed.response.data)
  return codes.success && Object.values(codes.data).some(({ code }) => code === 'validation_not_unique')
}

const requireIds = (visit: Visit) => {
  if (visit.user === '' || visit.city === '') throw new Error(messages.cities.idsRequired)
}

/** The stored visit of the same city by the same person, under any id. */
const storedVisit = (visit: Visit) =>
  first('visited_city', visitSchema, {
    filter: where`user = ${visit.user} && city = ${visit.city}`,
  })

const noStays: MarkedStays = { stays: [], isIdFree: true }

/** The result of a mark: the stored visit, and whether the city was marked before. */
export type Marked = { visit: Visit; wasMarked: boolean }

/** The visit by which a person marks a city; the server stores it under the same id. */
export const newVisit = (userId: string, city: Place): Visit => ({
  ...blankVisit,
  id: newId(),
  user: userId,
  city: city.id,
  expand: { city },
})

/**
 * Marks a city: shown at once, saved in turn; if that fails, it is reverted and the error is thrown. Raises no toast;
 * the toast of an earlier failure is closed. A mark that was removed comes back with the stays that were removed with
 * it.
 */
export const saveMark = (
  queryClient: QueryClient,
  visit: Visit,
  { stays, isIdFree }: MarkedStays = noStays,
): Promise<Marked> => {
  const isNew = isIdFree && isPlain(visit, stays)
  return run(queryClient, visit, {
    stays: stays.length === 0 ? [stayOfMark(visit)] : stays.map(ledgerStayOf),
    show: async () => {
      noteMarkedHere(visit.city)
      if (visit.user !== '' && visit.city !== '') await showVisits(queryClient, visit.user, withVisit(visit))
    },
    save: async () => {
      try {
        if (isNew) await create('visited_city', sentMark(visit))
        else await restoreStays(isIdFree ? visit : null, stays)
        return { visit, wasMarked: false }
      } catch (error) {
        // Marked before, perhaps in another tab, or by a request whose answer was lost.
        const stored = isTaken(error) ? await storedVisit(visit) : null
        if (stored === null) throw error
        if (!isNew) await restoreStays(null, stays)
        return { visit: { ...visit, id: stored.id }, wasMarked: stored.id !== visit.id }
      }
    },
    storedBy: (marked) => marked.visit,
  })
}

/**
 * Removes a mark: removed from the page at once, saved in turn; if that fails, it is shown again and the error is
 * thrown. Raises no toast; the toast of an earlier failure is closed. Returns the stays that were removed with it, null
 * when there was nothing left to remove.
 */
export const saveRemoval = (queryClient: QueryClient, visit: Visit): Promise<MarkedStays | null> => {
  return run(queryClient, visit, {
    stays: [],
    show: () => showVisits(queryClient, visit.user, withoutVisit(visit.id)),
    save: async () => {
      const removed = await markedStays(visit)
      try {
        await remove('visited_city', visit.id)
        return removed
      } catch (error) {
        // A session that has ended gets the same answer; the list of a guest is empty.
        if (!isMissing(error) || !hasCurrentSession()) throw error
        // Removed before, perhaps in another tab, where the city may have been marked again since.
        const again = await storedVisit(visit)
        if (again === null) return null
        await remove('visited_city', again.id)
        return removed
      }
    },
    storedBy: () => null,
  })
}

/** "Paris, France": the city of a visit, as toasts name it. */
const cityOf = ({ expand }: NamedCity) => {
  const city = expand?.city ? cityName(expand.city) : messages.cities.thisCity
  const country = expand?.city?.expand?.country
  return country ? messages.cities.cityAndCountry({ city, country: countryName(country) }) : city
}

/** The stay that was created with a mark. */
const askedStay = (visit: Visit) => ({
  userId: visit.user,
  cityId: visit.city,
  city: visit.expand?.city ? cityName(visit.expand.city) : messages.cities.thisCity,
  stayId: visit.id,
})

/** Reports that a city is marked, or was before, and offers to undo that. */
export const markedToast = (queryClient: QueryClient, { visit, wasMarked }: Marked) => {
  const takeBack = () => void unmark(queryClient, visit)
  if (wasMarked) {
    successToast(messages.cities.already, {
      description: messages.cities.alreadyText,
      subject: cityOf(visit),
      action: { label: messages.cities.remove, onClick: takeBack },
    })
  } else {
    successToast(messages.cities.added, {
      description: messages.cities.addedText,
      subject: cityOf(visit),
      action: {
        label: staysMessages.when,
        onClick: () => askWhen(askedStay(visit)),
      },
      onUndo: takeBack,
    })
  }
}

/** Why a change of a visit was not saved, and whether it will be saved later. */
const reasonOf = (error: unknown, kind: ChangeKind, visit: Visit) => {
  if (hasLostSession(visit.user)) return messages.cities.sessionEnded
  return isConnectionLoss(error) ? waitingText(kind) : errorMessage(error)
}

/** Reports which city could not be marked and why, and offers to try again. */
export const markFailedToast = (visit: Visit, error: unknown, onRetry: () => void) =>
  errorToast(messages.cities.couldNotAdd, reasonOf(error, 'mark', visit), {
    subject: cityOf(visit),
    action: { label: messages.cities.tryAgain, onClick: onRetry },
  })

/** Reports which mark could not be removed and why, and offers to try again. */
export const removalFailedToast = (visit: Visit, error: unknown, onRetry: () => void) =>
  errorToast(messages.cities.couldNotRemove, reasonOf(error, 'removal', visit), {
    subject: cityOf(visit),
    action: { label: messages.cities.tryAgain, onClick: onRetry },
  })

const mark = async (queryClient: QueryClient, visit: Visit, stays?: MarkedStays): Promise<boolean> => {
  try {
    markedToast(queryClient, await saveMark(queryClient, visit, stays))
    return true
  } catch (error) {
    const retry = () => void mark(queryClient, visit, stays)
    keepLostVisit(error, 'mark', visit, retry)
    markFailedToast(visit, error, retry)
    return false
  }
}

/** Names the stays that were removed with a mark. */
const staysText = ({ stays }: MarkedStays) =>
  markMessages.staysRemoved({
    stays: stays.length,
    notes: stays.filter(({ note }) => note !== '').length,
  })

const unmark = async (queryClient: QueryClient, visit: Visit): Promise<boolean> => {
  try {
    const removed = await saveRemoval(queryClient, visit)
    if (removed === null) {
      successToast(messages.cities.alreadyRemoved, {
        description: messages.cities.alreadyRemovedText,
        subject: cityOf(visit),
      })
      return true
    }
    successToast(messages.cities.removed, {
      description: isPlain(visit, removed.stays) ? messages.cities.removedText : staysText(removed),
      subject: cityOf(visit),
      onUndo: () => void mark(queryClient, visit, removed),
    })
    return true
  } catch (error) {
    const retry = () => void unmark(queryClient, visit)
    keepLostVisit(error, 'removal', visit, retry)
    removalFailedToast(visit, error, retry)
    return false
  }
}

/**
 * Marks cities as visited by a person: shown at once, reverted when the server refuses. Marking a city twice is not an
 * error. Returns whether the city is marked now; a toast shows the result.
 */
export const useMarkCity = (userId: string) => {
  const queryClient = useQueryClient()
  return useCallback(
    (city: Place): Promise<boolean> => mark(queryClient, newVisit(userId, city)),
    [queryClient, userId],
  )
}

/**
 * Removes visits: removed from the page at once, shown again when the server refuses. Returns whether it is removed; a
 * toast offers Undo.
 */
export const useUnmarkCity = () => {
  const queryClient = useQueryClient()
  return useCallback((visit: Visit): Promise<boolean> => unmark(queryClient, visit), [queryClient])
}
