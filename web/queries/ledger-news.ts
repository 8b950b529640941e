import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { settings } from '#shared/collections/settings.ts'
import { stay } from '#shared/collections/stays.ts'
import { wish } from '#shared/collections/wishes.ts'
import type { Ledger } from '#shared/ledger.ts'
import { recordId } from '#shared/records.ts'
import { list } from '#web/lib/api/api.ts'
import { where } from '#web/lib/api/where.ts'
import type { RecordEvent } from '#web/lib/api/realtime.ts'
import { ledgerKeyOf } from './ledger.ts'
import { completeCity, refreshLedger, shownLedger, withRecord } from './ledger-cache.ts'
import { ledgerStayOf } from './stored-stays.ts'
import { visitChangeKey } from './visited-cities.ts'

/** The key of every change of a ledger. */
export const ledgerChangeKey = ['ledger change']

/** The fields of a record that are sent with an event. */
export const newsOf = {
  stay: z.omit(stay, {
    collectionId: true,
    collectionName: true,
    created: true,
    lo: true,
    hi: true,
    expand: true,
  }),
  wish: z.omit(wish, { collectionId: true, collectionName: true, created: true, expand: true }),
  settings: z.omit(settings, { collectionId: true, collectionName: true, created: true }),
}

type News = { collection: keyof typeof newsOf; event: RecordEvent }

/** When this page last stored a record: events up to then are outdated. */
const savedAt = new Map<string, string>()

/** Notes a record as this page has stored it. */
export const noteSaved = ({ id, updated }: { id: string; updated: string }) => savedAt.set(id, updated)

/** Events are shown together after this time: a batch causes hundreds. */
const togetherMs = 30
/** If more cities than these are unknown, the ledger is loaded again. */
const mostCities = 5

let kept: { userId: string; news: News }[] = []
let isWaiting = false

const isBusy = (queryClient: QueryClient) =>
  queryClient.isMutating({ mutationKey: ledgerChangeKey }) +
    queryClient.isMutating({ mutationKey: visitChangeKey }) >
  0

/**
 * Shows a change of a stay, a wish or the rules that the server reports. While this page is saving changes, events
 * wait, because they would undo what is shown.
 */
export const showLedgerEvent = (queryClient: QueryClient, userId: string, news: News) => {
  kept.push({ userId, news })
  if (isWaiting) return
  isWaiting = true
  setTimeout(() => showWhenIdle(queryClient), togetherMs)
}

const showWhenIdle = (queryClient: QueryClient) => {
  if (isBusy(queryClient)) {
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (isBusy(queryClient)) return
      stop()
      showKept(queryClient)
    })
  } else showKept(queryClient)
}

const showKept = (queryClient: QueryClient) => {
  const waiting = kept
  kept = []
  isWaiting = false
  for (const userId of new Set(waiting.map((one) => one.userId))) {
    show(
      queryClient,
      userId,
      waiting.flatMap((one) => (one.userId === userId ? [one.news] : [])),
    )
  }
}

const show = (queryClient: QueryClient, userId: string, news: readonly News[]) => {
  const queryKey = ledgerKeyOf(userId)
  const all = news.map(({ collection, event }) => toldBy[collection](event))
  const told = all.filter((one) => one !== undefined)
  // An answer on its way may be older than the event.
  if (told.length < all.length || queryClient.isFetching({ queryKey }) > 0) {
    void refreshLedger(queryClient, userId)
    return
  }
  const fresh = told.filter(({ id, updated }) => updated === '' || updated > (savedAt.get(id) ?? ''))
  queryClient.setQueryData<Ledger>(
    queryKey,
    (ledger) => ledger && fresh.reduce((shown, { change }) => change(shown), ledger),
  )
  const known = new Set(shownLedger(queryClient, userId)?.cities.map(({ id }) => id))
  const cities = new Set(fresh.map(({ city }) => city).filter((city) => city !== '' && !known.has(city)))
  if (cities.size > mostCities) void refreshLedger(queryClient, userId)
  else for (const city of cities) void completeCity(queryClient, userId, city)
}

const total = z.object({ id: recordId })

/**
 * Brings the shown ledger up to date after a time without a stream. The page has just loaded it when its first stream
 * begins: then the number of stays shows whether one was missed in between. Throws when an answer fails.
 */
export const catchUpLedger = async (
  queryClient: QueryClient,
  userId: string,
  isResume: boolean,
): Promise<void> => {
  const ledger = shownLedger(queryClient, userId)
  if (ledger === undefined) return
  const options = { filter: where`user = ${userId}`, perPage: 1 }
  const isCurrent = !isResume && (await list('stay', total, options)).totalItems === ledger.stays.length
  if (!isCurrent) await refreshLedger(queryClient, userId, { throwOnError: true })
}

/**
 * The content of an event: its record and state, how the ledger changes, and the city that must be known then.
 * `updated` and `city` are "" for a delete.
 */
type Told = { id: string; updated: string; change: (ledger: Ledger) => Ledger; city: string }

const gone = { updated: '', city: '' }

const toldBy: Record<News['collection'], (event: RecordEvent) => Told | undefined> = {
  stay({ action, record }) {
    const { data } = newsOf.stay.safeParse(record)
    if (data === undefined) return undefined
    const { updated, ...stored } = data
    const { id, city } = stored
    if (action === 'delete') {
      return { ...gone, id, change: (ledger) => ({ ...ledger, stays: without(ledger.stays, id) }) }
    }
    const change = (ledger: Ledger) => ({
      ...ledger,
      stays: withRecord(ledger.stays, ledgerStayOf(stored)),
    })
    return { id, updated, change, city }
  },
  wish({ action, record }) {
    const { data } = newsOf.wish.safeParse(record)
    if (data === undefined) return undefined
    const { id, updated, city, note } = data
    if (action === 'delete') {
      return { ...gone, id, change: (ledger) => ({ ...ledger, wishes: without(ledger.wishes, id) }) }
    }
    const change = (ledger: Ledger) => ({
      ...ledger,
      wishes: withRecord(ledger.wishes, { id, city, note }),
    })
    return { id, updated, change, city }
  },
  settings({ record }) {
    const { data } = newsOf.settings.safeParse(record)
    if (data === undefined) return undefined
    const { id, updated, home } = data
    return { id, updated, change: (ledger) => ({ ...ledger, rules: rulesOf(data), home }), city: home }
  },
}

/** The rules of counting in a row of settings. */
export const rulesOf = ({
  count_rule: rule,
  count_territories: territories,
  count_transit: transit,
}: Pick<z.infer<typeof settings>, 'count_rule' | 'count_territories' | 'count_transit'>) => ({
  rule,
  territories,
  transit,
})

const without = <Item extends { id: string }>(list: readonly Item[], gone: string) =>
  list.filter(({ id }) => id !== gone)
