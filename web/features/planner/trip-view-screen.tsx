import { Fragment, useMemo } from 'react'
import { dayText } from '#shared/domain/date-text.ts'
import { legDistances, tripTotals, tripWarnings } from '#shared/domain/trip-check.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import type { Place } from '#web/queries/places.ts'
import type { StoredTrip } from '#web/queries/trips.ts'
import { Flag } from '#web/ui/flag.tsx'
import { Note } from '#web/ui/note.tsx'
import { Booking } from './booking.tsx'
import { cityText } from './city-text.ts'
import { FixedDay } from './fixed-day.tsx'
import { readTrip } from './plan.ts'
import { PlanSummary } from './plan-summary.tsx'
import { PlanTextFields } from './plan-text-fields.tsx'
import { PlannerFrame } from './planner-frame.tsx'
import { Rail } from './rail.tsx'
import { StopDays, stopGrid, stopLabel } from './stop-days.tsx'
import { TripActions } from './trip-actions.tsx'
import { useFirstThenAll } from './use-first-then-all.ts'
import { useLightPrint } from './use-light-print.ts'
import { WarningNote } from './warning-note.tsx'
import { warningText } from './warning-text.ts'
import { WayIcon } from './way-icon.tsx'

type TripViewScreenProps = {
  trip: StoredTrip
  /** Who looks; null for a visitor. */
  userId: string | null
}

/** A trip to look at: nothing of it can be changed here. */
export function TripViewScreen({ trip, userId }: TripViewScreenProps) {
  const { plan, cities, dropped } = useMemo(() => readTrip(trip), [trip])
  const { itinerary } = plan
  const { stops, legs } = itinerary
  const totals = useMemo(() => tripTotals(itinerary, cities, plan), [itinerary, cities, plan])
  const isOwner = trip.user === userId
  // What should be looked at again is for whoever can change it.
  const warnings = useMemo(
    () => (isOwner ? tripWarnings(itinerary, cities, plan) : []),
    [isOwner, itinerary, cities, plan],
  )
  const distances = useMemo(() => legDistances(itinerary, cities), [itinerary, cities])
  const drawn = useFirstThenAll(stops.length)
  useLightPrint()
  const planner = plannerMessages
  const trips = tripsMessages
  return (
    <PlannerFrame itinerary={itinerary} cities={cities} totals={totals}>
      <div className="flex-1 px-5 pt-5 pb-12 md:px-8 md:pt-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-30">{trips.plannerTitle}</h1>
          <TripActions trip={trip} plan={plan} cities={cities} userId={userId} />
        </div>
        {dropped > 0 && <Note className="mt-4" text={planner.dropped(dropped)} />}
        <PlanTextFields plan={plan} />
        {(plan.starts !== '' || plan.ends !== '') && (
          <div className="mt-3 grid grid-cols-2 gap-3">
            <FixedDay label={planner.firstDay} day={plan.starts} />
            <FixedDay label={planner.lastDay} day={plan.ends} />
          </div>
        )}
        <div className="mt-4 border-t border-rule pt-3">
          <PlanSummary totals={totals} warningCount={warnings.length} />
        </div>
        {totals.legs > 0 && (
          <ol aria-label={planner.stops} className="plan-stops mt-6">
            {stops.slice(0, drawn).map((stop, index) => {
              const leg = legs[index]
              const around = { before: legs[index - 1], after: leg }
              return (
                <Fragment key={stop.id}>
                  <li className="plan-stop">
                    <Rail type={around.before?.type} part="above" />
                    <Rail type={leg?.type} part="below" />
                    <span aria-hidden className="plan-circle" />
                    <div className={stopGrid(around)}>
                      <FixedCity label={stopLabel(around)} city={cities.get(stop.city)} />
                      <StopDays {...around} starts={plan.starts} />
                    </div>
                  </li>
                  {leg && (
                    <li className="plan-leg">
                      <Rail type={leg.type} />
                      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.90625rem]">
                        <span className="inline-flex h-9 items-center gap-2 font-medium">
                          <WayIcon type={leg.type} />
                          {trips.ways[leg.type]}
                        </span>
                        <span className="figures text-ink-2">{dayText(leg.startDay)}</span>
                        {distances[index] !== undefined && (
                          <span className="figures text-13 text-ink-3">{trips.km(distances[index])}</span>
                        )}
                        <Booking
                          leg={leg}
                          from={cities.get(stop.city)}
                          to={cities.get(stops[index + 1]?.city ?? '')}
                        />
                      </div>
                      {warnings
                        .filter((warning) => warning.leg === index)
                        .map((warning) => (
                          <WarningNote key={warning.kind} text={warningText(warning, itinerary, cities)} />
                        ))}
                    </li>
                  )}
                </Fragment>
              )
            })}
          </ol>
        )}
      </div>
    </PlannerFrame>
  )
}

function FixedCity({ label, city }: { label: string; city: Place | undefined }) {
  const text = city ? cityText(city) : ''
  return (
    <label className="flex min-w-0 flex-col gap-1.5 text-13 font-medium text-ink-2">
      {label}
      <span className="plan-fixed text-[0.90625rem] font-normal text-ink">
        <Flag iso2={city?.expand?.country?.iso2} loading="lazy" />
        <input readOnly value={text} title={text} />
      </span>
    </label>
  )
}
