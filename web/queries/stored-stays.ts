import { hasDetails, type StoredStay, storedStay, undatedStay } from '#shared/collections/stays.ts'
import type { LedgerStay } from '#shared/ledger.ts'
import { fullList, sdk } from '#web/lib/api/api.ts'
import { where } from '#web/lib/api/where.ts'
import { isCounting } from './ledger-cache.ts'
import { sentMark, type Visit } from './visited-cities.ts'

/** The stay by id; null when it is gone. */
export const storedStayOf = async (id: string): Promise<StoredStay | null> =>
  (await fullList('stay', storedStay, { filter: where`id = ${id}` }))[0] ?? null

/** The stays that are removed with a mark and restored with it. */
export type MarkedStays = {
  /** The stays of the city that count as a visit. */
  stays: readonly StoredStay[]
  /** Whether the mark can be restored under its id without touching another stay. */
  isIdFree: boolean
}

export const markedStays = async ({ id, user, city }: Visit): Promise<MarkedStays> => {
  const filter = where`user = ${user} && (city = ${city} || id = ${id})`
  const found = await fullList('stay', storedStay, { filter })
  const stays = found.filter((stay) => stay.city === city && isCounting(stay))
  return { stays, isIdFree: found.every((stay) => stay.id !== id || stays.includes(stay)) }
}

/** The stay without a date that is created with a new mark. */
export const stayOfMark = ({ id, city }: Pick<Visit, 'id' | 'city'>): LedgerStay => ({
  ...undatedStay,
  id,
  city,
})

export const ledgerStayOf = (stored: StoredStay): LedgerStay => {
  const { user: _user, source_key: _key, ...stay } = stored
  return stay
}

/** Whether a new mark creates these stays by itself. */
export const isPlain = ({ id }: Visit, stays: readonly StoredStay[]) =>
  stays.every((stay) => {
    const { kind, start, end, trip, source_key } = stay
    const isBare = `${start}${end}${trip}${source_key}` === '' && !hasDetails(stay)
    return stay.id === id && kind === 'visited' && isBare
  })

const mostCalls = 500

type Batch = ReturnType<Awaited<ReturnType<typeof sdk>>['api']['createBatch']>

/** The calls of a batch that store stays again under their ids, and the mark of their city if it is given. */
export const restoringCalls = (mark: Visit | null, stays: readonly StoredStay[]) => {
  const calls: ((batch: Batch) => void)[] = []
  if (mark !== null) {
    const sent = sentMark(mark)
    calls.push((batch) => batch.collection('visited_city').create(sent))
  }
  for (const stay of stays) {
    calls.push((batch) => {
      const records = batch.collection('stay')
      // The mark has just created a stay of its own id.
      if (stay.id === mark?.id) records.update(stay.id, stay)
      else records.upsert(stay)
    })
  }
  if (mark !== null && stays.every(({ id }) => id !== mark.id)) {
    // Last, because a mark is removed with its last stay.
    calls.push((batch) => batch.collection('stay').delete(mark.id))
  }
  return calls
}

/** Stores stays again under their ids, and the mark of their city if it is given. All or none of up to 500 are stored. */
export const restoreStays = async (mark: Visit | null, stays: readonly StoredStay[]): Promise<void> => {
  const { api } = await sdk()
  const calls = restoringCalls(mark, stays)
  for (let first = 0; first < calls.length; first += mostCalls) {
    const batch = api.createBatch()
    for (const add of calls.slice(first, first + mostCalls)) add(batch)
    await batch.send()
  }
}
