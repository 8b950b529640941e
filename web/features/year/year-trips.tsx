import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { YearTrip } from '#shared/domain/ledger/year-review.ts'
import type { Ledger } from '#shared/ledger.ts'
import { useCityName } from '#web/lib/language/city-names.ts'
import { dayRangeParts } from '#web/lib/language/date-text.ts'
import { listText } from '#web/lib/language/formats.ts'
import { useScript } from '#web/lib/page/use-script.ts'
import { tripName } from '#web/lib/trip-name.ts'
import { tripPageMessages } from '#web/messages/trip-page.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { worldQuery } from '#web/queries/world.ts'
import { routeOf, type StoredTrip } from '#web/queries/trips.ts'

type YearTripsProps = {
  trips: readonly YearTrip[]
  /** The trips with their legs; undefined while they load. */
  stored: readonly StoredTrip[] | undefined
  ledger: Ledger
}

/** A plate for each trip of the year, with its days and the first note of its stays. */
export function YearTrips({ trips, stored, ledger }: YearTripsProps) {
  if (trips.length === 0) return null
  return (
    <ul className="mt-14 grid gap-x-12 gap-y-14 md:grid-cols-2">
      {trips.map((trip) => (
        <TripOfYear
          key={trip.trip.id}
          trip={trip}
          stored={stored?.find(({ id }) => id === trip.trip.id)}
          ledger={ledger}
        />
      ))}
    </ul>
  )
}

type TripOfYearProps = { trip: YearTrip; stored: StoredTrip | undefined; ledger: Ledger }

function TripOfYear({
  trip: { trip, stays, firstDay, lastDay, cities, nights, note },
  stored,
  ledger,
}: TripOfYearProps) {
  const world = useQuery(worldQuery).data
  const { script } = useScript(() => import('#web/leaflet/route-plate.tsx'))
  const nameOf = useCityName()
  const legs = useMemo(() => (stored ? routeOf(stored, nameOf) : []), [stored, nameOf])
  // A trip whose legs were deleted still has its places.
  const pins = useMemo(() => {
    const ids = new Set(stays.map(({ city }) => city))
    return ledger.cities
      .filter(({ id }) => ids.has(id))
      .map((city) => ({ ...city, name: nameOf(city), kind: 'visited' as const }))
  }, [stays, ledger.cities, nameOf])
  const [begin, end] = dayRangeParts(firstDay, lastDay)
  const facts = [
    end === undefined ? begin : tripsMessages.dayRange({ first: begin, last: end }),
    tripsMessages.cities({ count: cities }),
    ...(nights > 0 ? [tripPageMessages.nights({ count: nights })] : []),
  ]
  return (
    <li className="min-w-0">
      <span className="year-trip-plate relative block h-52 overflow-hidden border border-rule-strong bg-water md:h-75">
        {world && script && (
          <script.RoutePlate world={world} legs={legs} {...(legs.length === 0 && { pins })} />
        )}
      </span>
      <h2 className="own-direction mt-4.5 text-26 wrap-anywhere md:text-30">
        <Link to="/trip/view/$tripId" params={{ tripId: trip.id }} className="hover:underline">
          {tripName(trip)}
        </Link>
      </h2>
      <p className="figures mt-1 text-ink-2">{listText(facts)}</p>
      {note !== '' && (
        <p className="own-direction mt-3.5 line-clamp-4 border-s-2 border-pin ps-4.5 font-serif text-22 wrap-anywhere italic">
          {note}
        </p>
      )}
    </li>
  )
}
