import { useCityName } from '#web/lib/language/city-names.ts'
import './trip-view.css'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import type { User } from '#shared/collections/users.ts'
import { dayRangeParts } from '#web/lib/language/date-text.ts'
import { type TripTotals, tripTotals, tripWarnings } from '#shared/domain/trip-check.ts'
import { numberText } from '#web/lib/language/formats.ts'
import { tripName } from '#web/lib/trip-name.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripPageMessages } from '#web/messages/trip-page.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import type { StoredTrip } from '#web/queries/trips.ts'
import { Note } from '#web/ui/note.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { readTrip } from '#web/features/planner/plan.ts'
import { ToCheck } from '#web/features/planner/plan-summary.tsx'
import { routeLegs } from '#web/features/planner/route-legs.ts'
import { TripActions } from './trip-actions.tsx'
import { TripStops } from './trip-stops.tsx'

// Loaded at once, because the page needs it as soon as the trip is there.
const planMap = import('#web/features/planner/plan-map.tsx')
const PlanMap = lazy(async () => ({ default: (await planMap).PlanMap }))

type TripViewScreenProps = {
  trip: StoredTrip
  /** The signed-in person; null for a visitor. */
  user: User | null
  /** Shown above the stops. */
  note?: ReactNode
  /** The button of the trip's pictures, for its owner. */
  pictures?: ReactNode
}

/** The page for reading a trip. Its owner also sees the warnings, and can edit and share it. */
export function TripViewScreen({ trip, user, note, pictures }: TripViewScreenProps) {
  const nameOfCity = useCityName()
  const { plan, cities, dropped } = useMemo(() => readTrip(trip), [trip])
  const { itinerary, description } = plan
  const totals = useMemo(() => tripTotals(itinerary, cities, plan), [itinerary, cities, plan])
  const isOwner = trip.user === user?.id
  const warnings = useMemo(
    () => (isOwner ? tripWarnings(itinerary, cities, plan) : []),
    [isOwner, itinerary, cities, plan],
  )
  const legs = useMemo(() => routeLegs(itinerary, cities, nameOfCity), [itinerary, cities, nameOfCity])
  return (
    <article className="trip-page">
      <div className="trip-title">
        <OfflineNotice className="mb-4 rounded-md px-3.5" />
        <h1 className="own-direction">{tripName(plan)}</h1>
        <TripByLine trip={trip} totals={totals} isOwner={isOwner} />
        {dropped > 0 && <Note className="mt-4" text={plannerMessages.dropped({ count: dropped })} />}
      </div>
      {description.trim() !== '' && <p className="own-direction trip-lead">{description.trim()}</p>}
      <div className={`trip-actions ${isOwner ? 'is-owners' : 'is-readers'}`}>
        <TripActions trip={trip} plan={plan} cities={cities} user={user} pictures={pictures} />
      </div>
      <div className="trip-map">
        <Suspense>
          <PlanMap itinerary={itinerary} cities={cities} />
        </Suspense>
      </div>
      <TripFacts totals={totals} warningCount={warnings.length} note={note} />
      {totals.legs > 0 && <TripStops plan={plan} cities={cities} routeLegs={legs} warnings={warnings} />}
    </article>
  )
}

type TripByLineProps = { trip: StoredTrip; totals: TripTotals; isOwner: boolean }

/** Who made the trip, for readers who may see that person's profile, and its days. */
function TripByLine({ trip, totals, isOwner }: TripByLineProps) {
  const texts = tripPageMessages
  const author = isOwner ? undefined : trip.expand?.user
  const byAuthor =
    author !== undefined && author.name !== '' ? { name: author.name, author: linkTo(author.id) } : undefined
  const { firstDay, lastDay } = totals
  const [begin, end] = firstDay === '' ? [''] : dayRangeParts(firstDay, lastDay)
  const days = end === undefined ? begin : tripsMessages.dayRange({ first: begin, last: end })
  if (byAuthor === undefined && days === '') return null
  return (
    <p className="figures mt-1.5 text-15 text-ink-2 md:mt-2.5">
      {byAuthor === undefined
        ? days
        : days === ''
          ? texts.by(byAuthor)
          : texts.byAndDays({ ...byAuthor, days })}
    </p>
  )
}

const linkTo = (userId: string) => (children: readonly ReactNode[]) => (
  <Link key="author" to="/profile/$userId" params={{ userId }} className={textLinkClass('ink')}>
    {children}
  </Link>
)

type TripFactsProps = { totals: TripTotals; warningCount: number; note: ReactNode }

function TripFacts({ totals, warningCount, note }: TripFactsProps) {
  const texts = tripPageMessages
  const trips = tripsMessages
  const { days, cities, legs, km, kmByType } = totals
  const [only, another] = kmByType
  const legsLabel = only && !another ? texts.legsAllBy({ way: only.type }) : texts.legs
  const facts: [string, string][] = [
    ...(days > 0 ? [[texts.days, numberText(days)] as [string, string]] : []),
    [texts.cities, numberText(cities)],
    [legsLabel, numberText(legs)],
    ...(km > 0 ? [[texts.distance, trips.km({ km })] as [string, string]] : []),
  ]
  return (
    <div className="[grid-area:facts]">
      <dl className="trip-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-14 text-ink-2">{label}</dt>
            <dd className="figures font-serif text-22 md:text-30">{value}</dd>
          </div>
        ))}
      </dl>
      {warningCount > 0 && (
        <p className="mt-4 text-14">
          <ToCheck count={warningCount} />
        </p>
      )}
      {note}
    </div>
  )
}
