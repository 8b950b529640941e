import { addDays, isDay } from '#shared/domain/day.ts'
import { boundsOf, type PartialDate } from '#shared/domain/ledger/partial-date.ts'
import type { ResolvedCity } from '#shared/imports.ts'
import { type Evidence, sureOfMoments } from './evidence.ts'
import { clockAt } from '#web/features/import/read/zone-time.ts'

/** The evidence of one visit. */
export interface Visit {
  evidence: [Evidence, ...Evidence[]]
  kind: Evidence['kind']
  start: PartialDate
  end: PartialDate
}

/**
 * Two pictures or check-ins in a city that are this far apart in time make a stay; otherwise the city is only "seen".
 */
const stayMs = 60 * 60_000

/**
 * Joins the moments of one city and day into one piece of evidence: a stay when they are an hour or more apart. Other
 * evidence is unchanged.
 */
export const withMomentsOfDays = (
  evidence: readonly Evidence[],
  cities: ReadonlyMap<string, ResolvedCity>,
): Evidence[] => {
  const days = new Map<string, Evidence[]>()
  const result: Evidence[] = []
  for (const item of evidence) {
    if (item.instant === undefined) {
      result.push(item)
      continue
    }
    const { day } = clockAt(item.instant, cities.get(item.city)?.timezone ?? 'UTC')
    const key = `${item.city} ${item.kind} ${item.why.by} ${day}`
    const known = days.get(key)
    if (known === undefined) days.set(key, [item])
    else known.push(item)
  }
  for (const moments of days.values()) {
    const [first, ...others] = moments
    if (first === undefined) continue
    let [from, to, count] = [Infinity, -Infinity, 0]
    for (const { instant = 0, why } of moments) {
      from = Math.min(from, instant)
      to = Math.max(to, instant)
      count += why.count ?? 1
    }
    result.push({
      ...first,
      why: others.length === 0 ? first.why : { by: first.why.by, count },
      sources: moments.flatMap(({ sources }) => sources),
      sure: to - from >= stayMs ? Math.max(first.sure, sureOfMoments) : first.sure,
    })
  }
  return result
}

/** The visits of all evidence, by city: overlapping evidence in one city is one visit, with all its sources. */
export function* visitsOf(evidence: readonly Evidence[]): Generator<Visit[], undefined> {
  const cities = Map.groupBy(evidence, ({ is, city }) => `${is} ${city}`)
  for (const ofCity of cities.values()) yield visitsOfCity(ofCity)
}

const visitsOfCity = (evidence: readonly Evidence[]): Visit[] => {
  const exact: Evidence[] = []
  const rough = new Map<string, Evidence[]>()
  for (const item of evidence) {
    if (isExact(item)) exact.push(item)
    else {
      const key = `${item.kind} ${item.start} ${item.end}`
      const known = rough.get(key)
      if (known === undefined) rough.set(key, [item])
      else known.push(item)
    }
  }
  const visits = joinDays(exact)
  // A year, or no date at all, adds nothing when another file has the days.
  const own: Visit[] = []
  for (const [first, ...others] of [...rough.values()].sort(byPrecision)) {
    if (first === undefined) continue
    const confirmed = [...visits, ...own].find((visit) => confirms(first, visit))
    if (confirmed === undefined)
      own.push({ evidence: [first, ...others], kind: first.kind, start: first.start, end: first.end })
    else confirmed.evidence.push(first, ...others)
  }
  return [...visits, ...own]
}

const byPrecision = (one: readonly Evidence[], other: readonly Evidence[]) =>
  (other[0]?.start.length ?? 0) - (one[0]?.start.length ?? 0)

/** Whether the days of a stay are known. */
export const isExact = ({ start, end }: Pick<Evidence, 'start' | 'end'>): boolean =>
  isDay(start) && (end === '' || isDay(end))

/** Whether a timeline has the person there for less than an hour on each day, and nothing else shows a visit. */
export const isStop = (evidence: readonly Evidence[]): boolean => {
  const minutesOfDays = new Map<string, number>()
  for (const { why, minutes, start } of evidence) {
    if (why.by !== 'visit' || minutes === undefined) return false
    minutesOfDays.set(start, (minutesOfDays.get(start) ?? 0) + minutes)
  }
  return [...minutesOfDays.values()].every((minutes) => minutes * 60_000 < stayMs)
}

/** Whether a less precise date of one file may mean this visit of another file. */
const confirms = (rough: Evidence, { evidence, kind, start, end }: Visit): boolean => {
  if (rough.is === 'wish') return true
  if ((kind === 'transit') !== (rough.kind === 'transit') || (rough.kind === 'lived') !== (kind === 'lived'))
    return false
  const files = new Set(evidence.flatMap(({ sources }) => sources.map(({ file }) => file)))
  if (rough.sources.some(({ file }) => files.has(file))) return false
  if (rough.start === '' && rough.end === '') return true
  const [outer, inner] = [boundsOf(rough.start, rough.end), boundsOf(start, end)]
  return inner.hi !== '' && outer.lo <= inner.lo && inner.hi <= outer.hi
}

const lastOf = ({ start, end }: Pick<Evidence, 'start' | 'end'>) => (end === '' ? start : end)

/** Joins overlapping evidence, and recorded evidence on consecutive days. */
const joinDays = (evidence: readonly Evidence[]): Visit[] => {
  const groups: { evidence: [Evidence, ...Evidence[]]; start: string; last: string }[] = []
  // The groups that a later start can still join.
  let open: typeof groups = []
  const sorted = evidence.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
  for (const item of sorted) {
    const last = lastOf(item)
    // "Lived" and "visited" remain separate when a person wrote both.
    open = open.filter((known) => item.start <= addDays(known.last, 1))
    const group = open.findLast((known) => joins(known, item))
    if (group === undefined) {
      const own: (typeof groups)[number] = { evidence: [item], start: item.start, last }
      groups.push(own)
      open.push(own)
    } else {
      group.evidence.push(item)
      if (last > group.last) group.last = last
    }
  }
  return groups.map(({ evidence, start, last }) => ({
    evidence,
    kind: kindOf(evidence),
    start,
    end: last === start ? '' : last,
  }))
}

const joins = (group: { evidence: readonly Evidence[]; last: string }, item: Evidence): boolean => {
  const isRecorded = item.told === 'recorded' && group.evidence.every(({ told }) => told === 'recorded')
  if (item.start > (isRecorded ? addDays(group.last, 1) : group.last)) return false
  return (
    isRecorded ||
    group.evidence.every(
      (known) => known.told === 'recorded' || item.told === 'recorded' || known.kind === item.kind,
    )
  )
}

/** A change of planes remains one, although a device recorded hours at the airport. */
const kindOf = (evidence: readonly Evidence[]): Evidence['kind'] => {
  const written = evidence.find(({ told, kind }) => told === 'written' && kind !== 'transit')
  if (written !== undefined) return written.kind
  const changes = evidence.filter(({ kind, why }) => kind === 'transit' && why.by === 'change')
  const isChange = evidence.every(
    (item) =>
      item.kind === 'transit' ||
      changes.some((change) => change.start <= item.start && lastOf(item) <= lastOf(change)),
  )
  if (isChange) return 'transit'
  return evidence.some(({ kind }) => kind === 'lived') ? 'lived' : 'visited'
}
