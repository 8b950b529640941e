import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { settings } from '#shared/collections/settings.ts'
import { stay } from '#shared/collections/stays.ts'
import { wish } from '#shared/collections/wishes.ts'
import type { Ledger } from '#shared/ledger.ts'
import type { RecordEvent } from '#web/lib/api/realtime.ts'
import { completeCity, ledgerKeyOf, refreshLedger, withRecord } from './ledger-cache.ts'
import { ledgerStayOf } from './stored-stays.ts'
import { visitChangeKey } from './visited-cities.ts'

/** The key of every change of a ledger. */
export const ledgerChangeKey = ['ledger change']

/** What of a record is sent with an event. */
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

/** When this page has stored a record for the last time: its events until then are old. */
const savedAt = new Map<string, string>()

/** Remembers a record as this page has stored it. */
export const noteSaved = ({ id, updated }: { id: string; updated: string }) => savedAt.set(id, updated)

let kept: { userId: string; news: News }[] = []

const isBusy = (queryClient: QueryClient) =>
  queryClient.isMutating({ mutationKey: ledgerChangeKey }) +
    queryClient.isMutating({ mutationKey: visitChangeKey }) >
  0

/**
 * Shows a change of a stay, a wish or the rules that the server tells of. While this page is saving changes, events
 * wait for these: they would undo what is shown.
 */
export const showLedgerEvent = (queryClient: QueryClient, userId: string, news: News) => {
  if (!isBusy(queryClient)) {
    show(queryClient, userId, news)
    return
  }
  kept.push({ userId, news })
  if (kept.length > 1) return
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (isBusy(queryClient)) return
    stop()
    const waiting = kept
    kept = []
    for (const one of waiting) show(queryClient, one.userId, one.news)
  })
}

const show = (queryClient: QueryClient, userId: string, { collection, event }: News) => {
  const queryKey = ledgerKeyOf(userId)
  const isDelete = event.action === 'delete'
  const told = toldBy[collection](event.record, isDelete)
  // An answer on its way may be older than the event.
  if (told === undefined || queryClient.isFetching({ queryKey }) > 0) {
    void refreshLedger(queryClient, userId)
    return
  }
  const { id, updated, change, city } = told
  if (!isDelete && updated <= (savedAt.get(id) ?? '')) return
  queryClient.setQueryData<Ledger>(queryKey, (ledger) => ledger && change(ledger))
  if (!isDelete && city !== '') void completeCity(queryClient, userId, city)
}

/** What an event says: of which record, how the ledger changes, and which city it has to know then. */
type Told = { id: string; updated: string; change: (ledger: Ledger) => Ledger; city: string }

const toldBy: Record<News['collection'], (record: unknown, isDelete: boolean) => Told | undefined> = {
  stay(record, isDelete) {
    const { data } = newsOf.stay.safeParse(record)
    if (data === undefined) return undefined
    const { updated, ...stored } = data
    const { id, city } = stored
    const change = (ledger: Ledger) => ({
      ...ledger,
      stays: isDelete ? without(ledger.stays, id) : withRecord(ledger.stays, ledgerStayOf(stored)),
    })
    return { id, updated, change, city }
  },
  wish(record, isDelete) {
    const { data } = newsOf.wish.safeParse(record)
    if (data === undefined) return undefined
    const { id, updated, city, note } = data
    const change = (ledger: Ledger) => ({
      ...ledger,
      wishes: isDelete ? without(ledger.wishes, id) : withRecord(ledger.wishes, { id, city, note }),
    })
    return { id, updated, change, city }
  },
  settings(record) {
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
