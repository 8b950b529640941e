import { useDeferredValue, useMemo, useState } from 'react'
import { alreadyThere, type KnownLedger } from '#web/features/import/propose/already-there.ts'
import type { Proposals } from '#web/features/import/propose/proposal.ts'
import { compareNames, countryName } from '#web/lib/language/formats.ts'
import { useLanguage } from '#web/messages/language.ts'
import {
  type Changes,
  figuresOf,
  type Grouping,
  groupsOf,
  isStored,
  reviewOf,
  type ReviewRow,
  type ReviewTab,
  rowsOfYears,
  stayYears,
  tabCounts,
  type YearRange,
} from './review.ts'

export type ReviewView = ReturnType<typeof useReviewView>

/** What was found, and the part of it that the chosen tab, grouping and years show. */
export function useReviewView(proposals: Proposals, changes: Changes, ledger: KnownLedger) {
  const language = useLanguage()
  const [tab, setTab] = useState<ReviewTab>('all')
  const [grouping, setGrouping] = useState<Grouping>('country')
  const [years, setYears] = useState<YearRange>()
  const isThere = useMemo(() => alreadyThere(ledger), [ledger])
  const review = useMemo(() => reviewOf(proposals, changes, isThere), [proposals, changes, isThere])
  const bars = useMemo(() => stayYears(review.rows), [review.rows])
  const rows = useMemo(() => rowsOfYears(review.rows, years), [review.rows, years])
  // Drawing a map of thousands of cities takes longer than drawing the list.
  const mapRows = useDeferredValue(rows)
  const counts = useMemo(() => tabCounts(rows), [rows])
  const groups = useMemo(
    () => groupsOf(rows, tab, grouping, (a, b) => compareCountries(a, b, language)),
    [rows, tab, grouping, language],
  )
  const stored = useMemo(() => figuresOf(review.rows.filter(isStored)), [review.rows])
  return {
    review,
    tab,
    setTab,
    grouping,
    setGrouping,
    years,
    setYears,
    /** The number of stays of each year; undefined when there is nothing to draw. */
    bars,
    /** The stays of the chosen years. */
    rows,
    mapRows,
    counts,
    groups,
    /** The totals of what would be stored with the present choices. */
    stored,
  }
}

const compareCountries = (a: ReviewRow, b: ReviewRow, _language: string) => {
  const nameOf = ({ city }: ReviewRow) => (city.expand?.country ? countryName(city.expand.country) : '')
  return compareNames(nameOf(a), nameOf(b))
}
