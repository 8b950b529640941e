import { boundsOf, inTimeOrder, type PartialDate } from '#shared/domain/ledger/partial-date.ts'
import type { ResolvedCity } from '#shared/imports.ts'
import type { PossiblyThere } from '#web/features/import/propose/already-there.ts'
import type { Proposal, Proposals, Unresolved } from '#web/features/import/propose/proposal.ts'

/** What a row shows of its city: one of the proposals, or one that the person has searched for. */
export type ReviewCity = Pick<
  ResolvedCity,
  'id' | 'name' | 'latitude' | 'longitude' | 'country' | 'state'
> & {
  expand?:
    | {
        country?: { id: string; name: string; iso2: string } | undefined
        state?: { id: string; name: string } | undefined
      }
    | undefined
}

/** What the person changed in a proposal, or answered about a line. Missing fields remain as proposed. */
export interface Change {
  city?: ReviewCity
  start?: PartialDate
  end?: PartialDate
  isIn?: boolean
}

/** The changes by the ids of proposals and unresolved lines. */
export type Changes = ReadonlyMap<string, Change>

export const reviewTabs = ['all', 'check', 'there', 'out'] as const
export type ReviewTab = (typeof reviewTabs)[number]

/** The states of a row, each with its own shape on the map. */
export type RowState = 'new' | 'unsure' | 'there' | 'out'

/** A stay or a wish as the person has it now. */
export interface ReviewRow {
  id: string
  proposal: Proposal
  city: ReviewCity
  /** The country's two-letter code, or "". */
  iso2: string
  start: PartialDate
  end: PartialDate
  state: RowState
  /** Whether the person has chosen its city or its dates. */
  isChanged: boolean
  /** Whether it should be checked, because the files are not clear enough. */
  isToCheck: boolean
  /** The year of its first possible day; undefined without dates. */
  year: number | undefined
}

export interface YearRange {
  from: number
  to: number
}

/** The present state of a review. */
export interface Review {
  /** In the order of time. */
  rows: readonly ReviewRow[]
  /** The lines that still need an answer. */
  open: readonly Unresolved[]
  /** The lines that the person excluded without an answer. */
  leftLines: readonly Unresolved[]
  /** The lines that no answer can make usable. */
  unused: readonly Unresolved[]
}

type IsThere = (item: PossiblyThere) => boolean

/**
 * The proposals with the person's changes, and the lines with the person's answers. `isThere` reports whether a changed
 * proposal is already in the account.
 */
export function reviewOf(
  { proposals, unresolved, cities }: Proposals,
  changes: Changes,
  isThere: IsThere = () => false,
): Review {
  const rows = proposals.flatMap(
    (proposal) => rowOf(proposal, changes.get(proposal.id), cities, isThere) ?? [],
  )
  const open: Unresolved[] = []
  const leftLines: Unresolved[] = []
  const unused: Unresolved[] = []
  for (const line of unresolved) {
    const change = changes.get(line.id)
    const answered = answeredLine(line, change)
    const row = answered && rowOf(answered, change, cities, isThere)
    if (row) rows.push(row)
    else if (line.needs === '') unused.push(line)
    else if (change?.isIn === false) leftLines.push(line)
    else open.push(line)
  }
  const isAnswered = open.length + leftLines.length + unused.length < unresolved.length
  return { rows: isAnswered ? inTimeOrder(rows) : rows, open, leftLines, unused }
}

/** The proposal that results from the answer to a line; undefined while there is no answer. */
function answeredLine(line: Unresolved, change: Change | undefined): Proposal | undefined {
  const isAnswered =
    (line.needs === 'city' && change?.city !== undefined) ||
    (line.needs === 'date' && change?.start !== undefined)
  if (!isAnswered) return undefined
  const { id, is, city, kind, start, end, why, others, source, note = '' } = line
  return {
    id,
    is,
    city,
    kind,
    start,
    end,
    why,
    others,
    sure: 'sure',
    state: 'new',
    isIn: true,
    sources: [source],
    parent: '',
    note,
    trip: '',
  }
}

function rowOf(
  proposal: Proposal,
  change: Change | undefined,
  cities: ReadonlyMap<string, ReviewCity>,
  isThere: IsThere,
): ReviewRow | undefined {
  const city = change?.city ?? cities.get(proposal.city)
  if (city === undefined) return undefined
  const start = change?.start ?? proposal.start
  const end = change?.end ?? proposal.end
  const { lo, hi } = boundsOf(start, end)
  const year = (lo || hi).slice(0, 4)
  const isChanged = change?.city !== undefined || change?.start !== undefined
  const { is, kind } = proposal
  const isKnown = isChanged ? isThere({ is, kind, city: city.id, start, end }) : proposal.state === 'there'
  return {
    id: proposal.id,
    proposal,
    city,
    iso2: city.expand?.country?.iso2 ?? '',
    start,
    end,
    state: isKnown ? 'there' : stateOf(proposal, change),
    isChanged,
    isToCheck: proposal.state === 'new' && proposal.sure !== 'sure',
    year: year === '' ? undefined : Number(year),
  }
}

function stateOf({ isIn, sure }: Proposal, change: Change | undefined): RowState {
  if (!(change?.isIn ?? isIn)) return 'out'
  // A city that the person chose is no longer a question.
  return sure === 'unsure' && change?.city === undefined ? 'unsure' : 'new'
}

/** Whether the account has the row exactly as the files describe it: then it cannot be changed here. */
export const isFact = ({ state, isChanged }: ReviewRow) => state === 'there' && !isChanged

/** Whether the row is stored when the person imports now. */
export const isStored = ({ state }: ReviewRow) => state === 'new' || state === 'unsure'

/** Whether a row is shown in a tab. */
const isUnder = (row: ReviewRow, tab: ReviewTab): boolean => {
  if (tab === 'check') return row.isToCheck
  if (tab === 'there') return row.state === 'there'
  return tab === 'all' || row.state === 'out'
}

/** The rows of these years; all for undefined. A row without dates belongs to no year. */
export const rowsOfYears = (rows: readonly ReviewRow[], years: YearRange | undefined) =>
  years === undefined
    ? rows
    : rows.filter(({ year }) => year !== undefined && year >= years.from && year <= years.to)

/** The number of rows in each tab. */
export function tabCounts(rows: readonly ReviewRow[]): Record<ReviewTab, number> {
  const counts = { all: 0, check: 0, there: 0, out: 0 }
  for (const row of rows) for (const tab of reviewTabs) if (isUnder(row, tab)) counts[tab] += 1
  return counts
}

/** The number of stays of each year from the first to the last one; undefined when none has a year. */
export function stayYears(rows: readonly ReviewRow[]): { years: YearRange; counts: number[] } | undefined {
  const known = rows.flatMap(({ year }) => year ?? [])
  const [first] = known
  if (first === undefined) return undefined
  const years = { from: first, to: first }
  for (const year of known) {
    years.from = Math.min(years.from, year)
    years.to = Math.max(years.to, year)
  }
  const counts = Array.from({ length: years.to - years.from + 1 }, () => 0)
  for (const year of known) counts[year - years.from] = (counts[year - years.from] ?? 0) + 1
  return { years, counts }
}

export type Grouping = 'country' | 'year'

/** The rows of a country or a year. */
export interface ReviewGroup {
  key: string
  /** The country's code or the year; "" for rows without one. */
  name: string
  rows: readonly ReviewRow[]
  /** The number of its cities. */
  cities: number
  /** The first and the last year of its rows; undefined when none has one. */
  years: YearRange | undefined
  /** Whether its rows are stored. Rows that are already in the account do not count. */
  box: 'on' | 'off' | 'mixed' | 'none'
}

/**
 * The rows in a tab by country, in the order of `compareCountries`, or by year, the newest first. Rows without a
 * country or a year come last.
 */
export function groupsOf(
  rows: readonly ReviewRow[],
  tab: ReviewTab,
  grouping: Grouping,
  compareCountries: (a: ReviewRow, b: ReviewRow) => number,
): ReviewGroup[] {
  const byName = new Map<string, ReviewRow[]>()
  for (const row of rows) {
    if (!isUnder(row, tab)) continue
    const name = grouping === 'country' ? row.iso2 : String(row.year ?? '')
    const group = byName.get(name)
    if (group) group.push(row)
    else byName.set(name, [row])
  }
  const groups = [...byName].map(([name, list]) => groupOf(`${grouping} ${name}`, name, list))
  return groups.sort((a, b) => {
    if ((a.name === '') !== (b.name === '')) return a.name === '' ? 1 : -1
    if (grouping === 'year') return Number(b.name) - Number(a.name)
    const [one, other] = [a.rows[0], b.rows[0]]
    return one && other ? compareCountries(one, other) : 0
  })
}

function groupOf(key: string, name: string, rows: readonly ReviewRow[]): ReviewGroup {
  const inAndOut = rows.filter(({ state }) => state !== 'there')
  const stored = inAndOut.filter(isStored).length
  return {
    key,
    name,
    rows,
    cities: new Set(rows.map(({ city }) => city.id)).size,
    years: stayYears(rows)?.years,
    box: inAndOut.length === 0 ? 'none' : stored === 0 ? 'off' : stored === inAndOut.length ? 'on' : 'mixed',
  }
}

/** The changes with another change of each of these rows. */
export function withChange(changes: Changes, ids: readonly string[], change: Change): Changes {
  const next = new Map(changes)
  for (const id of ids) next.set(id, { ...next.get(id), ...change })
  return next
}

/** The totals of the rows: stays and wishes, cities and countries. */
export function figuresOf(rows: readonly ReviewRow[]) {
  return {
    stays: rows.filter(({ proposal }) => proposal.is === 'stay').length,
    wishes: rows.filter(({ proposal }) => proposal.is === 'wish').length,
    cities: new Set(rows.map(({ city }) => city.id)).size,
    countries: new Set(rows.flatMap(({ iso2 }) => iso2 || [])).size,
  }
}
