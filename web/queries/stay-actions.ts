import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { localDay } from '#shared/domain/day.ts'
import { compareStays } from '#shared/domain/ledger/partial-date.ts'
import type { Ledger, LedgerStay } from '#shared/ledger.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { whenText } from '#web/lib/language/stay-dates.ts'
import { forgetLost, hasLostSession, isConnectionLoss, keepLost } from '#web/lib/session/lost-changes.ts'
import { useSession } from '#web/lib/session/session.ts'
import { closeErrors, errorToast, successToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { staysMessages as texts } from '#web/messages/stays.ts'
import { ledgerQuery } from './ledger.ts'
import type { Place } from './places.ts'
import { removeStay, type RemovedStay, restoreStay, saveStay } from './stay-changes.ts'

/** The city of a stay, which may be missing in the shown ledger, with its name on the page. */
export type StayCity = { id: string; name: string; place?: Place | undefined }

/** The stays of a city in the order of time, the newest first. */
export const useCityStays = (userId: string, cityId: string) => {
  const select = useCallback(
    ({ stays }: Ledger) =>
      stays.filter((stay) => stay.city === cityId).toSorted((one, other) => -compareDated(one, other)),
    [cityId],
  )
  const { user } = useSession()
  return useQuery({ ...ledgerQuery(userId), enabled: user?.id === userId, select })
}

/** Undated stays are last in both directions. */
const compareDated = (one: LedgerStay, other: LedgerStay) => {
  const [isOne, isOther] = [one, other].map(({ start, end }) => start === '' && end === '')
  if (isOne !== isOther) return isOne === true ? -1 : 1
  return compareStays(one, other)
}

const lostKeyOf = ({ id }: { id: string }) => `stay ${id}`

/**
 * Runs a change of a stay. An earlier change of it that failed is not tried again, even if it fails only while this one
 * waits for it.
 */
const instead = async <Result>(stay: { id: string }, run: () => Promise<Result>): Promise<Result> => {
  forgetLost(lostKeyOf(stay))
  try {
    return await run()
  } finally {
    forgetLost(lostKeyOf(stay))
  }
}

type Failure = { title: string; userId: string; stay: LedgerStay; city: StayCity; retry: () => void }

/**
 * Reports which change of a stay was not saved and why, and offers to try again. A waiting change is tried again
 * automatically.
 */
const reportFailure = (error: unknown, { title, userId, stay, city, retry }: Failure) => {
  keepLost(error, { key: lostKeyOf(stay), userId, name: city.name, retry })
  const reason = hasLostSession(userId)
    ? texts.sessionEnded
    : isConnectionLoss(error)
      ? texts.savedWhenBack
      : errorMessage(error)
  errorToast(title, reason, {
    subject: city.name,
    action: { label: messages.cities.tryAgain, onClick: retry },
  })
}

type Entry = {
  stay: LedgerStay
  /** The stay as it was; undefined for a new one. */
  before: LedgerStay | undefined
  city: StayCity
  /** Called once it is saved, by whichever try. */
  onSaved?: (() => void) | undefined
}

/** Saves a stay and offers to undo that. */
const enterStay = async (queryClient: QueryClient, userId: string, entry: Entry): Promise<void> => {
  const { stay, before, city, onSaved } = entry
  try {
    await instead(stay, () => saveStay(queryClient, userId, stay, city.place))
    onSaved?.()
    closeErrors(texts.couldNotSave, city.name)
    const undo = before
      ? () => void enterStay(queryClient, userId, { stay: before, before: stay, city })
      : () => void takeStay(queryClient, userId, { stay, city })
    // A city of which nothing but this is known leaves the map until then.
    const description = stay.start > localDay(new Date()) ? texts.future : whenText(stay)
    successToast(texts.saved, { description, subject: city.name, onUndo: undo })
  } catch (error) {
    const retry = () => void enterStay(queryClient, userId, entry)
    reportFailure(error, { title: texts.couldNotSave, userId, stay, city, retry })
  }
}

/** Removes a stay and offers to undo that. Reports if the city's mark is removed with it. */
const takeStay = async (
  queryClient: QueryClient,
  userId: string,
  { stay, city }: { stay: LedgerStay; city: StayCity },
): Promise<void> => {
  try {
    const removed = await instead(stay, () => removeStay(queryClient, userId, stay))
    closeErrors(texts.couldNotRemove, city.name)
    const isUnmarked = removed !== null && removed.mark !== null
    successToast(isUnmarked ? messages.cities.removed : texts.removed, {
      description: isUnmarked ? messages.cities.removedText : whenText(stay),
      subject: city.name,
      ...(removed && { onUndo: () => void bringBack(queryClient, { removed, stay, city }) }),
    })
  } catch (error) {
    const retry = () => void takeStay(queryClient, userId, { stay, city })
    reportFailure(error, { title: texts.couldNotRemove, userId, stay, city, retry })
  }
}

const bringBack = async (
  queryClient: QueryClient,
  { removed, stay, city }: { removed: RemovedStay; stay: LedgerStay; city: StayCity },
): Promise<void> => {
  try {
    await instead(stay, () => restoreStay(queryClient, removed))
    closeErrors(texts.couldNotSave, city.name)
  } catch (error) {
    const retry = () => void bringBack(queryClient, { removed, stay, city })
    reportFailure(error, { title: texts.couldNotSave, userId: removed.stay.user, stay, city, retry })
  }
}

/** Saving and removing the stays of a city, with toasts that offer Undo. */
export const useStayActions = (userId: string, city: StayCity) => {
  const queryClient = useQueryClient()
  return {
    enter: (stay: LedgerStay, before: LedgerStay | undefined, onSaved: () => void) =>
      enterStay(queryClient, userId, { stay, before, city, onSaved }),
    take: (stay: LedgerStay) => takeStay(queryClient, userId, { stay, city }),
  }
}
