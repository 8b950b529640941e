import { inTimeOrder, yearsTouched } from '#shared/domain/ledger/partial-date.ts'
import type { LedgerStay, LedgerTrip } from '#shared/ledger.ts'

/** The stays of a trip, or those without one. */
interface TimelineGroup {
  /** Undefined for the stays without a trip. */
  trip: LedgerTrip | undefined
  stays: LedgerStay[]
}

/** A year of the timeline. */
export interface TimelineYear {
  /** Undefined for the stays that count in no year. */
  year: number | undefined
  /** Trips with the latest first, each in the order of its days; then the other stays with the latest first. */
  groups: TimelineGroup[]
  count: number
}

interface TimelineLedger {
  stays: readonly LedgerStay[]
  trips: readonly LedgerTrip[]
}

/**
 * The years of a ledger, the latest first, and the stays without a year last. A stay is listed in each year in which it
 * counts, so that the list of a year names what its totals count. "Until 1999" has no year, because it does not say when
 * the stay began.
 */
export function timelineYears({ stays, trips }: TimelineLedger): TimelineYear[] {
  const perYear = new Map<number, LedgerStay[]>()
  const undated: LedgerStay[] = []
  for (const stay of inTimeOrder(stays)) {
    const touched = yearsTouched(stay.start, stay.end)
    if (touched.length === 0) undated.push(stay)
    for (const year of touched) {
      const own = perYear.get(year) ?? []
      perYear.set(year, own)
      own.push(stay)
    }
  }
  const known = new Map(trips.map((trip) => [trip.id, trip]))
  const years = [...perYear].sort(([a], [b]) => b - a)
  const dated = years.map(([year, own]) => ({ year, groups: groupsOf(own, known), count: own.length }))
  if (undated.length === 0) return dated
  return [...dated, { year: undefined, groups: [{ trip: undefined, stays: undated }], count: undated.length }]
}

function groupsOf(stays: readonly LedgerStay[], trips: ReadonlyMap<string, LedgerTrip>): TimelineGroup[] {
  const perTrip = new Map<LedgerTrip, LedgerStay[]>()
  const others: LedgerStay[] = []
  for (const stay of stays) {
    const trip = trips.get(stay.trip)
    if (trip === undefined) {
      others.push(stay)
      continue
    }
    const own = perTrip.get(trip) ?? []
    own.push(stay)
    perTrip.set(trip, own)
  }
  const groups: TimelineGroup[] = [...perTrip].map(([trip, own]) => ({ trip, stays: own })).reverse()
  return others.length === 0 ? groups : [...groups, { trip: undefined, stays: others.reverse() }]
}

/** The part of a group that is in one block. */
export interface GroupPart extends TimelineGroup {
  /** Whether the group begins in an earlier block. */
  isContinued: boolean
  /** The number of stays in the whole group. */
  count: number
}

/** A part of the timeline that is drawn or left out as a whole while it is scrolled. */
export interface TimelineBlock {
  key: string
  entry: TimelineYear
  /** Undefined for the heading of the year. */
  parts: GroupPart[] | undefined
}

const rowsPerBlock = 24

/** The blocks of a timeline: a heading for each year, and its rows in parts of at most 24. */
export const timelineBlocks = (years: readonly TimelineYear[]): TimelineBlock[] =>
  years.flatMap((entry) => [
    { key: `${entry.year}`, entry, parts: undefined },
    ...partsOf(entry.groups).map((parts, index) => ({ key: `${entry.year} ${index}`, entry, parts })),
  ])

function partsOf(groups: readonly TimelineGroup[]): GroupPart[][] {
  const blocks: GroupPart[][] = []
  let rows = rowsPerBlock
  for (const { trip, stays } of groups) {
    for (let from = 0; from < stays.length;) {
      if (rows >= rowsPerBlock) {
        blocks.push([])
        rows = 0
      }
      const part = stays.slice(from, from + rowsPerBlock - rows)
      blocks.at(-1)?.push({ trip, stays: part, isContinued: from > 0, count: stays.length })
      from += part.length
      rows += part.length
    }
  }
  return blocks
}
