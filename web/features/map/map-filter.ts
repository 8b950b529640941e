import { boundsOf, yearsTouched } from '#shared/domain/ledger/partial-date.ts'
import { rankOfKind } from '#shared/domain/ledger/rank-of-kind.ts'
import type { CountingRules, LedgerStay, LedgerWish } from '#shared/ledger.ts'

export type StayKind = LedgerStay['kind']

/** What a city is on the map: its strongest stay that is shown, or a wish. */
export type ShownKind = StayKind | 'wish'

/** Both years are included. */
export type YearRange = { from: number; to: number }

export type MapFilter = {
  /** Undefined for all years: only then are stays without a date shown. */
  range: YearRange | undefined
  /** The kinds of stays that are shown. */
  kinds: ReadonlySet<StayKind>
  /** "only" hides all stays. Wishes have no date, so no range hides them. */
  wishes: 'off' | 'on' | 'only'
}

/** A stay with the first and the last year in which it counts; both are 0 without a date. */
type YearlyStay = { city: string; kind: StayKind; first: number; last: number }

/** A person's stays and wishes, in the form that the filter uses at every step. */
export type FilterIndex = {
  stays: readonly YearlyStay[]
  staysOfCity: ReadonlyMap<string, readonly YearlyStay[]>
  wished: ReadonlySet<string>
  /** From the year of the first dated stay to this year; undefined while no stay has a date. */
  years: YearRange | undefined
  /** The kinds that occur. */
  kinds: ReadonlySet<ShownKind>
}

/** The kinds that are shown without a filter: those that count for the person. */
export const usualKinds = ({ transit }: Pick<CountingRules, 'transit'>): ReadonlySet<StayKind> =>
  new Set<StayKind>(transit ? ['visited', 'lived', 'transit'] : ['visited', 'lived'])

/** The filter before it is changed, when layovers do not count. */
export const defaultFilter: MapFilter = {
  range: undefined,
  kinds: usualKinds({ transit: false }),
  wishes: 'on',
}

/**
 * Prepares a ledger for the filter. A marked city of which the ledger has no visit, not even a future one, gets one
 * without a date; a visit needs a mark. Stays that begin after `today` are left out.
 */
export function filterIndex(
  { stays, wishes }: { stays: readonly LedgerStay[]; wishes: readonly LedgerWish[] },
  marked: ReadonlySet<string>,
  today: string,
): FilterIndex {
  const thisYear = Number(today.slice(0, 4))
  const yearly = stays
    .filter(({ city, kind }) => kind === 'transit' || marked.has(city))
    .filter(({ start, end }) => boundsOf(start, end).lo <= today)
    .map(({ city, kind, start, end }): YearlyStay => {
      const years = yearsTouched(start, end)
      // A home can have an end in the future.
      return { city, kind, first: years[0] ?? 0, last: Math.min(years.at(-1) ?? 0, thisYear) }
    })
  const known = new Set(stays.filter(({ kind }) => kind !== 'transit').map(({ city }) => city))
  for (const city of marked) {
    if (!known.has(city)) yearly.push({ city, kind: 'visited', first: 0, last: 0 })
  }
  const staysOfCity = new Map<string, YearlyStay[]>()
  const years: YearRange = { from: Infinity, to: thisYear }
  for (const stay of yearly) {
    const others = staysOfCity.get(stay.city)
    if (others) others.push(stay)
    else staysOfCity.set(stay.city, [stay])
    if (stay.first === 0) continue
    years.from = Math.min(years.from, stay.first)
  }
  const kinds = new Set<ShownKind>(yearly.map(({ kind }) => kind))
  if (wishes.length > 0) kinds.add('wish')
  return {
    stays: yearly,
    staysOfCity,
    wished: new Set(wishes.map(({ city }) => city)),
    years: years.from === Infinity ? undefined : years,
    kinds,
  }
}

const rankOf: Record<ShownKind, number> = { ...rankOfKind, wish: 0 }

const isShown = ({ kind, first, last }: YearlyStay, { range, kinds, wishes }: MapFilter) =>
  wishes !== 'only' &&
  kinds.has(kind) &&
  (range === undefined || (first !== 0 && first <= range.to && last >= range.from))

/** Whether a range shows a stay with these dates. */
export function isInYears(
  { start, end }: { start: string; end: string },
  range: YearRange | undefined,
): boolean {
  return (
    range === undefined || yearsTouched(start, end).some((year) => year >= range.from && year <= range.to)
  )
}

/** The cities that a filter shows, each with its strongest kind. */
export function shownCities(index: FilterIndex, filter: MapFilter): ReadonlyMap<string, ShownKind> {
  const shown = new Map<string, ShownKind>()
  for (const stay of index.stays) {
    if (!isShown(stay, filter)) continue
    const before = shown.get(stay.city) ?? 'wish'
    if (rankOf[stay.kind] > rankOf[before]) shown.set(stay.city, stay.kind)
  }
  if (filter.wishes === 'off') return shown
  for (const city of index.wished) if (!shown.has(city)) shown.set(city, 'wish')
  return shown
}

/** The number of stays of the shown kinds that a range hides because they have no date. */
export const undatedLeftOut = ({ stays }: FilterIndex, { range, kinds, wishes }: MapFilter): number =>
  range === undefined || wishes === 'only'
    ? 0
    : stays.reduce((count, { kind, first }) => count + (first === 0 && kinds.has(kind) ? 1 : 0), 0)

/** The number of stays of the shown kinds in each of `years`; a stay of several years counts in each. */
export function staysPerYear(
  { stays }: FilterIndex,
  { kinds, wishes }: Pick<MapFilter, 'kinds' | 'wishes'>,
  years: YearRange,
): number[] {
  const counts = Array.from({ length: years.to - years.from + 1 }, () => 0)
  if (wishes === 'only') return counts
  for (const { kind, first, last } of stays) {
    if (first === 0 || !kinds.has(kind)) continue
    for (let year = first; year <= last; year++)
      counts[year - years.from] = (counts[year - years.from] ?? 0) + 1
  }
  return counts
}

/** The years of a city's shown stays; consecutive years are joined: 2011 and 2013 to 2015 are two. */
export function shownYears({ staysOfCity }: FilterIndex, city: string, filter: MapFilter): YearRange[] {
  const { range = { from: -Infinity, to: Infinity } } = filter
  const runs: YearRange[] = []
  const dated = (staysOfCity.get(city) ?? [])
    .filter((stay) => stay.first !== 0 && isShown(stay, filter))
    .map(({ first, last }) => ({ from: Math.max(first, range.from), to: Math.min(last, range.to) }))
    .sort((a, b) => a.from - b.from)
  for (const { from, to } of dated) {
    const run = runs.at(-1)
    if (run && from <= run.to + 1) run.to = Math.max(run.to, to)
    else runs.push({ from, to })
  }
  return runs
}
