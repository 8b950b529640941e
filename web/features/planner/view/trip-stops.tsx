import { useQuery } from '@tanstack/react-query'
import { Fragment, lazy, type ReactNode, Suspense, useMemo } from 'react'
import { cityName } from '#web/lib/language/city-names.ts'
import { weekdayDayText } from '#web/lib/language/date-text.ts'
import type { Leg } from '#shared/domain/itinerary.ts'
import { type StopSpan, stopSpans } from '#shared/domain/stop-spans.ts'
import { legDistances, type Warning } from '#shared/domain/trip-check.ts'
import { LegLine } from '#web/leaflet/leg-line.tsx'
import type { RouteLeg } from '#web/leaflet/trip-route.ts'
import { listText } from '#web/lib/language/formats.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripPageMessages } from '#web/messages/trip-page.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { worldQuery } from '#web/queries/world.ts'
import type { Place } from '#web/queries/places.ts'
import { Flag } from '#web/ui/flag.tsx'
import { Booking } from '#web/features/planner/booking.tsx'
import { placeParts } from '#web/features/planner/city-text.ts'
import type { Cities, Plan } from '#web/features/planner/plan.ts'
import { WarningNote } from '#web/features/planner/warning-note.tsx'
import { warningText } from '#web/features/planner/warning-text.ts'
import { WayIcon } from '#web/features/planner/way-icon.tsx'

const RoutePlate = lazy(async () => ({
  default: (await import('#web/leaflet/route-plate.tsx')).RoutePlate,
}))

/** Trips with more stops have no locator maps: their page would consist mostly of maps. */
const mostLocators = 11

type TripStopsProps = {
  plan: Plan
  cities: Cities
  routeLegs: readonly RouteLeg[]
  warnings: readonly Warning[]
}

/** The trip for reading: each stop with its days, and between two stops the leg. */
export function TripStops({ plan, cities, routeLegs, warnings }: TripStopsProps) {
  const { itinerary } = plan
  const { stops, legs } = itinerary
  const spans = useMemo(() => stopSpans(itinerary, plan), [itinerary, plan])
  const distances = useMemo(() => legDistances(itinerary, cities), [itinerary, cities])
  const isPhone = useIsPhone()
  const world = useQuery(worldQuery).data
  const hasLocators = !isPhone && stops.length <= mostLocators
  return (
    <ol aria-label={plannerMessages.stops} className="trip-stops">
      {stops.map((stop, index) => {
        const city = cities.get(stop.city)
        const leg = legs[index]
        const next = cities.get(stops[index + 1]?.city ?? '')
        return (
          <Fragment key={stop.id}>
            <li className="trip-row is-stop">
              <StopDates span={spans[index]} isFirst={index === 0} isLast={leg === undefined} />
              <div className="min-w-0">
                <h2 className="own-direction text-26 wrap-anywhere md:text-30">{city && cityName(city)}</h2>
                <p className="mt-0.5 flex items-center gap-2 text-ink-2">
                  <Flag iso2={city?.expand?.country?.iso2} loading="lazy" />
                  {city && listText(placeParts(city))}
                </p>
              </div>
              {hasLocators && (
                <span className="trip-locator">
                  <Suspense>
                    {world && <RoutePlate world={world} legs={routeLegs} around={stop.city} />}
                  </Suspense>
                </span>
              )}
            </li>
            {leg && (
              <li className="trip-row is-leg">
                <LegRow leg={leg} from={city} to={next} km={distances[index]} />
                {warnings
                  .filter((warning) => warning.leg === index)
                  .map((warning) => (
                    <div key={warning.kind} className="trip-warning">
                      <WarningNote text={warningText(warning, itinerary, cities)} />
                    </div>
                  ))}
              </li>
            )}
          </Fragment>
        )
      })}
    </ol>
  )
}

type StopDatesProps = { span: StopSpan | undefined; isFirst: boolean; isLast: boolean }

/** The first stop has the trip's start, the last its arrival, the others both. */
function StopDates({ span, isFirst, isLast }: StopDatesProps) {
  if (!span) return null
  const { arrivalDay, departureDay, firstNumber, lastNumber, nights } = span
  const { tripStartDate, arrivalDate, departureDate, noDay } = plannerMessages
  const texts = tripPageMessages
  // A trip without any day still has a first day.
  const first = firstNumber || (isFirst ? 1 : 0)
  const dates = isFirst
    ? [[tripStartDate, arrivalDay || departureDay] as const]
    : [[arrivalDate, arrivalDay] as const, ...(isLast ? [] : [[departureDate, departureDay] as const])]
  return (
    <div className="figures text-ink-2">
      {first > 0 && (
        <p className="font-serif text-18 text-accent-text md:text-22">
          {lastNumber > first
            ? texts.dayNumbers({ first, last: lastNumber, count: lastNumber - first + 1 })
            : texts.dayNumber({ number: first })}
        </p>
      )}
      <dl>
        {dates.map(([label, day]) => (
          <div key={label} className="flex flex-wrap items-baseline gap-x-2">
            <dt className="text-13 text-ink-3">{label}</dt>
            <dd>{weekdayDayText(day) || noDay}</dd>
          </div>
        ))}
      </dl>
      {nights > 0 && <p>{texts.nights({ count: nights })}</p>}
    </div>
  )
}

type LegRowProps = { leg: Leg; from: Place | undefined; to: Place | undefined; km: number | undefined }

function LegRow({ leg, from, to, km }: LegRowProps) {
  const texts = tripPageMessages
  const trips = tripsMessages
  return (
    <>
      <span className="figures text-ink-2 max-md:hidden">{weekdayDayText(leg.startDay)}</span>
      <span className="figures flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-1 text-ink-2">
        <LegLine type={leg.type} widthPx={48} />
        <WayIcon type={leg.type} />
        <span className="font-medium text-ink">{trips.ways[leg.type]}</span>
        {from && to && (
          <span className="wrap-anywhere">
            {texts.route({ from: cityName(from), to: cityName(to), start: routeStart })}
          </span>
        )}
        {km !== undefined && <span>{trips.km({ km })}</span>}
        <Booking leg={leg} from={from} to={to} />
      </span>
    </>
  )
}

/** Phones have no room for where a leg begins. */
const routeStart = (children: readonly ReactNode[]) => (
  <span key="start" className="max-md:sr-only">
    {children}
  </span>
)
