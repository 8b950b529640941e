import './year.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, Printer } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { CountryStatuses } from '#shared/domain/ledger/counting.ts'
import { yearReview } from '#shared/domain/ledger/year-review.ts'
import type { Ledger } from '#shared/ledger.ts'
import { yearMessages } from '#web/messages/year.ts'
import { tripsQuery } from '#web/queries/trips.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { EmptyYear } from './empty-year.tsx'
import { FirstTimes } from './first-times.tsx'
import { YearFigures } from './year-figures.tsx'
import { YearPlate } from './year-plate.tsx'
import { YearTimeline } from './year-timeline.tsx'
import { YearTrips } from './year-trips.tsx'

type YearScreenProps = {
  year: number
  ledger: Ledger
  statuses: CountryStatuses
  /** The stored names of countries by their iso2 codes. */
  countryNames: ReadonlyMap<string, string>
  /** The local day of the viewer. */
  today: string
  person: { id: string; name: string }
  /** Opens the poster and the cards of the year. */
  pictures?: ReactNode
}

const icon = { className: 'size-4', strokeWidth: 1.6, 'aria-hidden': true } as const

/** A year of a person: the places on a ruler, on a map and in figures, and the first visits. */
export function YearScreen({
  year,
  ledger,
  statuses,
  countryNames,
  today,
  person,
  pictures,
}: YearScreenProps) {
  const review = useMemo(() => yearReview(ledger, year, statuses, today), [ledger, year, statuses, today])
  const hasTrips = review.trips.length > 0 || review.travelled.size > 0
  const trips = useQuery({ ...tripsQuery(person.id), enabled: ledger.own && hasTrips }).data
  const texts = yearMessages
  return (
    <article className="year-page mx-auto w-full max-w-[75rem] px-5 pt-6 pb-16 md:px-8 md:pt-10 md:pb-24">
      <OfflineNotice className="mb-4 rounded-md px-3.5" />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <ToProfile person={person} own={ledger.own} />
        <div className="flex flex-wrap gap-2">
          <ToYear userId={person.id} year={review.before} />
          <ToYear userId={person.id} year={review.after} isLater />
          <Button onClick={() => window.print()}>
            <Printer {...icon} />
            {texts.print}
          </Button>
          {pictures}
        </div>
      </div>
      <h1>
        <span aria-hidden>{year}</span>
        <span className="sr-only">{texts.title({ year: String(year) })}</span>
      </h1>
      {review.stays.length === 0 ? (
        <EmptyYear year={year} userId={person.id} own={ledger.own} />
      ) : (
        <>
          <YearTimeline year={year} ledger={ledger} stays={review.stays} today={today} />
          <YearPlate year={year} ledger={ledger} review={review} trips={trips} />
          <YearFigures year={year} review={review} />
          <YearTrips trips={review.trips} stored={trips} ledger={ledger} />
          <FirstTimes review={review} names={countryNames} />
        </>
      )}
    </article>
  )
}

function ToProfile({ person, own }: { person: YearScreenProps['person']; own: boolean }) {
  const className = buttonClass({ variant: 'quiet', size: 'sm', className: '-ms-2.5 max-w-full' })
  const content = (
    <>
      <ArrowLeft className="size-4 rtl:-scale-x-100" strokeWidth={1.6} aria-hidden />
      <span className="own-direction truncate">{person.name}</span>
    </>
  )
  return own ? (
    <Link to="/profile" className={className}>
      {content}
    </Link>
  ) : (
    <Link to="/profile/$userId" params={{ userId: person.id }} className={className}>
      {content}
    </Link>
  )
}

type ToYearProps = { userId: string; year: number | undefined; isLater?: boolean }

function ToYear({ userId, year, isLater = false }: ToYearProps) {
  if (year === undefined) return null
  const Arrow = isLater ? ArrowRight : ArrowLeft
  const arrow = <Arrow className="size-4 rtl:-scale-x-100" strokeWidth={1.6} aria-hidden />
  return (
    <Link
      to="/profile/$userId/year/$year"
      params={{ userId, year: String(year) }}
      aria-label={yearMessages.title({ year: String(year) })}
      className={buttonClass({ variant: 'outline' })}
    >
      {!isLater && arrow}
      <span className="figures">{year}</span>
      {isLater && arrow}
    </Link>
  )
}
