import type { QueryClient } from '@tanstack/react-query'
import type { StoredStay } from '#shared/collections/stays.ts'
import type { CountingRules, Ledger, LedgerStay, LedgerWish } from '#shared/ledger.ts'
import { addDays, localDay } from '#shared/domain/day.ts'
import { boundsOf } from '#shared/domain/ledger/partial-date.ts'
import { create, first, remove, update } from '#web/lib/api/api.ts'
import { isMissing } from '#web/lib/api/call-failure.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { where } from '#web/lib/api/where.ts'
import { guardPage } from '#web/lib/session/guard-page.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { hasCurrentSession } from '#web/lib/session/stored-session.ts'
import { messages } from '#web/messages/index.ts'
import { completeCity, isCounting, showLedger, shownLedger, withPlace, withRecord } from './ledger-cache.ts'
import { ledgerChangeKey, newsOf, noteSaved, rulesOf } from './ledger-news.ts'
import type { Place } from './places.ts'
import { defaultRules } from '#shared/domain/ledger/counting.ts'
import { settingsOf, settingsQuery } from './settings.ts'
import { ledgerStayOf, markedStays, restoreStays, stayOfMark, storedStayOf } from './stored-stays.ts'
import { takeTurn } from './turns.ts'
import { isTaken, noteMarkedHere, showVisits } from './visit-changes.ts'
import { announceVisitChange } from './visit-news.ts'
import { blankVisit, refreshVisits, type Visit, visitedCitiesQuery } from './visited-cities.ts'

/** A part of a ledger that changes as a whole: one stay, one wish, or the rules. */
type Part<Value> = {
  key: string
  read: (ledger: Ledger) => Value
  write: (ledger: Ledger, value: Value) => Ledger
}

/** The changes of one part that are being saved. */
type UnderWay = {
  count: number
  /** Shows the part as the server has it. */
  restore: (ledger: Ledger) => Ledger
}

const underWay = new Map<string, UnderWay>()

type Change<Value, Result> = {
  part: Part<Value>
  /** What is shown at once. */
  next: Value
  /** A city that the ledger may lack. */
  place?: Place | undefined
  /** Runs when the change is shown, and when it is reverted. */
  onShow?: () => Promise<void>
  save: () => Promise<Result>
}

/**
 * Shows a change at once and saves it after all changes that were begun before, including those of marks, even if the
 * component that started it no longer exists. Throws when it is not saved; the part is then shown as the server has it,
 * unless a later change of it is under way.
 */
const run = async <Value, Result>(
  queryClient: QueryClient,
  userId: string,
  { part, next, place, onShow, save }: Change<Value, Result>,
): Promise<Result> => {
  const key = `${userId} ${part.key}`
  const changes = underWay.get(key) ?? { count: 0, restore: restoring(queryClient, userId, part) }
  changes.count += 1
  underWay.set(key, changes)
  const turn = takeTurn()
  const mutation = queryClient.getMutationCache().build<Result, Error, void, void>(queryClient, {
    mutationKey: [...ledgerChangeKey, part.key],
    onMutate: async () => {
      await showLedger(queryClient, userId, (ledger) => part.write(withPlace(place)(ledger), next))
      await onShow?.()
    },
    mutationFn: async () => {
      await turn.before
      // While it waited, this person may have signed out and another signed in.
      if (currentUser()?.id !== userId) throw new Error(messages.cities.signedOut)
      return save()
    },
    onSuccess: () => {
      changes.restore = (ledger) => part.write(ledger, next)
      if (place !== undefined) void completeCity(queryClient, userId, place.id)
    },
    onError: async () => {
      if (changes.count > 1) return
      await showLedger(queryClient, userId, changes.restore)
      await onShow?.()
    },
  })
  try {
    return await guardPage(mutation.execute())
  } finally {
    changes.count -= 1
    if (changes.count === 0) underWay.delete(key)
    turn.end()
  }
}

/** Shows a part again as the ledger has it now. */
const restoring = <Value>(queryClient: QueryClient, userId: string, part: Part<Value>) => {
  const ledger = shownLedger(queryClient, userId)
  if (ledger === undefined) return (later: Ledger) => later
  const value = part.read(ledger)
  return (later: Ledger) => part.write(later, value)
}

const stayPart = (id: string): Part<LedgerStay | undefined> => ({
  key: `stay ${id}`,
  read: ({ stays }) => stays.find((stay) => stay.id === id),
  write: (ledger, stay) => ({
    ...ledger,
    stays: stay ? withRecord(ledger.stays, stay) : ledger.stays.filter((other) => other.id !== id),
  }),
})

const wishPart = (city: string): Part<LedgerWish | undefined> => ({
  key: `wish ${city}`,
  read: ({ wishes }) => wishes.find((wish) => wish.city === city),
  write: (ledger, wish) => {
    const others = ledger.wishes.filter((other) => other.city !== city)
    return { ...ledger, wishes: wish ? [...others, wish] : others }
  },
})

type Rules = { rules: CountingRules; home: string }

const rulesPart: Part<Rules> = {
  key: 'rules',
  read: ({ rules, home }) => ({ rules, home }),
  write: (ledger, { rules, home }) => ({ ...ledger, rules, home }),
}

/** Whether a stay creates the mark of its city: see server/collections/marks.ts. */
export const makesMark = (stay: LedgerStay) =>
  isCounting(stay) && boundsOf(stay.start, stay.end).lo <= addDays(localDay(new Date()), 1)

/**
 * Updates the shown marks to match the shown stays of these cities. `made` is the mark that is shown where one is
 * missing.
 */
const markKeeper = (
  queryClient: QueryClient,
  userId: string,
  made: Omit<Visit, 'city'>,
  cities: Iterable<string>,
) => {
  const { queryKey } = visitedCitiesQuery(userId)
  const isKnown = shownLedger(queryClient, userId) !== undefined
  const before = new Map((queryClient.getQueryData(queryKey) ?? []).map((visit) => [visit.city, visit]))
  // Without a ledger it is not known here whether a mark changes.
  let isChanged = !isKnown
  return {
    show: async () => {
      for (const city of cities) {
        const stays = shownLedger(queryClient, userId)?.stays
        if (stays === undefined) continue
        const isMarked = stays.some((stay) => stay.city === city && makesMark(stay))
        await showVisits(queryClient, userId, (visits) => {
          if (visits.some((visit) => visit.city === city) === isMarked) return visits
          isChanged = true
          if (!isMarked) return visits.filter((visit) => visit.city !== city)
          return [...visits, before.get(city) ?? { ...made, city }]
        })
      }
    },
    end: () => {
      if (!isChanged) return
      announceVisitChange()
      void refreshVisits(queryClient)
    },
  }
}

/** A new stay of a city, with its own id. */
export const newStay = (
  cityId: string,
  entered: Partial<Omit<LedgerStay, 'id' | 'city'>> = {},
): LedgerStay => ({
  ...stayOfMark({ id: newId(), city: cityId }),
  ...entered,
})

/**
 * Stores a new or changed stay: shown at once, saved in turn; if that fails, it is reverted and the error is thrown.
 * Raises no toast. `place` is its city, which the shown ledger may lack. To undo a change, save the stay as it was
 * before.
 */
export const saveStay = async (
  queryClient: QueryClient,
  userId: string,
  stay: LedgerStay,
  place?: Place,
): Promise<void> => {
  const before = shownLedger(queryClient, userId)?.stays.find(({ id }) => id === stay.id)
  const made = { ...blankVisit, id: stay.id, user: userId, ...(place && { expand: { city: place } }) }
  const marks = markKeeper(queryClient, userId, made, new Set([before?.city ?? stay.city, stay.city]))
  const body = { ...stay, user: userId }
  if (makesMark(stay)) noteMarkedHere(stay.city)
  try {
    await run(queryClient, userId, {
      part: stayPart(stay.id),
      next: stay,
      place,
      onShow: marks.show,
      save: async () => {
        const write = (isStored: boolean) => (isStored ? update('stay', stay.id, body) : create('stay', body))
        noteSaved(await writeOrElse(write, before !== undefined))
      },
    })
  } finally {
    marks.end()
  }
}

/**
 * Updates a record that is stored and creates any other. If that is not possible, because another tab has deleted it
 * meanwhile or a request whose answer was lost has created it, does the opposite.
 */
const writeOrElse = async <Result>(
  write: (isStored: boolean) => Promise<Result>,
  isStored: boolean,
): Promise<Result> => {
  try {
    return await write(isStored)
  } catch (error) {
    const isOtherwise = isStored ? isMissing(error) && hasCurrentSession() : isTaken(error)
    if (!isOtherwise) throw error
    return write(!isStored)
  }
}

/** A stay that was removed, and the mark of its city if it was the last one there. */
export type RemovedStay = { stay: StoredStay; mark: Visit | null }

/**
 * Removes a stay: removed from the page at once, removed on the server in turn; if that fails, it is shown again and
 * the error is thrown. Raises no toast. Returns what restoreStay() brings back; null when it was gone before.
 */
export const removeStay = async (
  queryClient: QueryClient,
  userId: string,
  { id, city }: Pick<LedgerStay, 'id' | 'city'>,
): Promise<RemovedStay | null> => {
  const visit = queryClient
    .getQueryData(visitedCitiesQuery(userId).queryKey)
    ?.find((visit) => visit.city === city)
  const marks = markKeeper(queryClient, userId, { ...blankVisit, id, user: userId }, [city])
  try {
    return await run(queryClient, userId, {
      part: stayPart(id),
      next: undefined,
      onShow: marks.show,
      save: async () => {
        const stay = await storedStayOf(id)
        const marked = visit && (await markedStays(visit))
        try {
          await remove('stay', id)
        } catch (error) {
          // Removed before, perhaps in another tab. A session that has ended gets the same answer.
          if (!isMissing(error) || !hasCurrentSession()) throw error
          return null
        }
        const isLast = marked?.isIdFree === true && marked.stays.every((other) => other.id === id)
        return stay && { stay, mark: isLast && isCounting(stay) ? (visit ?? null) : null }
      },
    })
  } finally {
    marks.end()
  }
}

/** Restores a stay that removeStay() has removed, under its id, and the mark that was removed with it under its own. */
export const restoreStay = async (queryClient: QueryClient, { stay, mark }: RemovedStay): Promise<void> => {
  const { id, user, city } = stay
  const marks = markKeeper(queryClient, user, mark ?? { ...blankVisit, id, user }, [city])
  try {
    await run(queryClient, user, {
      part: stayPart(id),
      next: ledgerStayOf(stay),
      onShow: marks.show,
      save: async () => {
        try {
          await restoreStays(mark, [stay])
        } catch (error) {
          // The city was marked again meanwhile.
          if (mark === null || !isTaken(error)) throw error
          await restoreStays(null, [stay])
        }
      },
    })
  } finally {
    marks.end()
  }
}

/** A new wish for a city, with its own id. */
export const newWish = (cityId: string, note = ''): LedgerWish => ({ id: newId(), city: cityId, note })

/**
 * Stores a new or changed wish: shown at once, saved in turn; if that fails, it is reverted and the error is thrown.
 * Raises no toast. A city is wished for once: an earlier wish for it gets the note.
 */
export const saveWish = async (
  queryClient: QueryClient,
  userId: string,
  wish: LedgerWish,
  place?: Place,
): Promise<void> => {
  const part = wishPart(wish.city)
  const ledger = shownLedger(queryClient, userId)
  const isStored = (ledger && part.read(ledger))?.id === wish.id
  await run(queryClient, userId, {
    part,
    next: wish,
    place,
    save: async () => {
      const body = { ...wish, user: userId }
      const write = async (isStored: boolean) => {
        if (!isStored) return create('wish', body)
        const stored = await first('wish', newsOf.wish, {
          filter: where`user = ${userId} && city = ${wish.city}`,
        })
        return update('wish', stored?.id ?? wish.id, { note: wish.note })
      }
      noteSaved(await writeOrElse(write, isStored))
    },
  })
}

/**
 * Removes the wish for a city: removed from the page at once, removed on the server in turn; if that fails, it is shown
 * again and the error is thrown. Raises no toast. To undo it, save the wish again.
 */
export const removeWish = (
  queryClient: QueryClient,
  userId: string,
  { id, city }: LedgerWish,
): Promise<void> =>
  run(queryClient, userId, {
    part: wishPart(city),
    next: undefined,
    save: async () => {
      try {
        await remove('wish', id)
      } catch (error) {
        if (!isMissing(error) || !hasCurrentSession()) throw error
      }
    },
  })

/** What a person chooses for counting; absent fields are not changed. */
export type CountingChanges = {
  rules?: CountingRules
  /** The id of a city, or "". */
  home?: string
  hideRecentDays?: number
}

/**
 * Stores the rules of counting: shown at once, saved in turn; if that fails, they are reverted and the error is thrown.
 */
export const saveCountingRules = async (
  queryClient: QueryClient,
  userId: string,
  { rules, home, hideRecentDays }: CountingChanges,
  place?: Place,
): Promise<void> => {
  const body = {
    ...(rules && {
      count_rule: rules.rule,
      count_territories: rules.territories,
      count_transit: rules.transit,
    }),
    ...(home !== undefined && { home }),
    ...(hideRecentDays !== undefined && { hide_recent_days: hideRecentDays }),
  }
  const { queryKey } = settingsQuery(userId)
  const settings = queryClient.getQueryData(queryKey)
  const ledger = shownLedger(queryClient, userId)
  const before = ledger ?? (settings && { rules: rulesOf(settings), home: settings.home })
  queryClient.setQueryData(queryKey, (settings) => settings && { ...settings, ...body })
  try {
    await run(queryClient, userId, {
      part: rulesPart,
      next: { rules: rules ?? before?.rules ?? defaultRules, home: home ?? before?.home ?? '' },
      place,
      save: async () => {
        const id = settings?.id ?? (await settingsOf(userId))?.id ?? ''
        noteSaved(await update('settings', id, body))
      },
    })
  } finally {
    await queryClient.invalidateQueries({ queryKey })
  }
}
