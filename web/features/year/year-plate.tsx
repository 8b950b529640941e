import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { YearReview } from '#shared/domain/ledger/year-review.ts'
import { rankOfKind } from '#shared/domain/ledger/rank-of-kind.ts'
import { legTypes } from '#shared/collections/travel-items.ts'
import type { Ledger, LedgerStay } from '#shared/ledger.ts'
import { LegLine } from '#web/leaflet/leg-line.tsx'
import { useCityName } from '#web/lib/language/city-names.ts'
import { listText } from '#web/lib/language/formats.ts'
import { useScript } from '#web/lib/page/use-script.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { yearMessages } from '#web/messages/year.ts'
import { worldQuery } from '#web/queries/world.ts'
import { routeOf, type StoredTrip } from '#web/queries/trips.ts'

type YearPlateProps = {
  year: number
  ledger: Ledger
  review: YearReview
  /** The trips with their legs; undefined while they load and for other people. */
  trips: readonly StoredTrip[] | undefined
}

/** The places of a year and the routes of its trips on a still map, with the kilometres of each way. */
export function YearPlate({ year, ledger, review, trips }: YearPlateProps) {
  const world = useQuery(worldQuery).data
  const { script } = useScript(() => import('#web/leaflet/route-plate.tsx'))
  const nameOf = useCityName()
  const legs = useMemo(() => {
    // Trips without stays too: their kilometres are named beside the plate.
    const ids = new Set([...review.trips.map(({ trip }) => trip.id), ...review.travelled])
    return (trips ?? []).filter(({ id }) => ids.has(id)).flatMap((trip) => routeOf(trip, nameOf))
  }, [trips, review, nameOf])
  const pins = useMemo(() => {
    const kinds = new Map<string, LedgerStay['kind']>()
    for (const { city, kind } of review.stays) {
      const before = kinds.get(city)
      if (before === undefined || rankOfKind[kind] > rankOfKind[before]) kinds.set(city, kind)
    }
    return ledger.cities
      .flatMap((city) => {
        const kind = kinds.get(city.id)
        return kind === undefined ? [] : [{ ...city, name: nameOf(city), kind }]
      })
      .toSorted((a, b) => rankOfKind[b.kind] - rankOfKind[a.kind])
  }, [ledger.cities, review.stays, nameOf])
  const ways = legTypes.filter((type) => review.kilometres[type] >= 1)
  return (
    <figure className="relative mt-7">
      <figcaption className="sr-only">
        {yearMessages.map({ year: String(year), cities: listText(pins.map(({ name }) => name)) })}
      </figcaption>
      <span className="year-plate relative block h-75 overflow-hidden border border-coast bg-water md:h-125">
        {world && script && <script.RoutePlate world={world} legs={legs} pins={pins} />}
      </span>
      {ways.length > 0 && (
        <dl
          aria-label={yearMessages.ways}
          className="inset-e-6 bottom-6 grid gap-1.5 text-[0.84375rem] leading-5 max-md:mt-3 md:absolute md:rounded-md md:border md:border-rule-strong md:bg-raised md:px-4 md:py-3"
        >
          {ways.map((type) => (
            <div key={type} className="flex items-center gap-3">
              <dt className="flex items-center gap-3">
                <LegLine type={type} />
                {tripsMessages.ways[type]}
              </dt>
              <dd className="figures ms-auto ps-4 text-ink-3">
                {tripsMessages.km({ km: review.kilometres[type] })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </figure>
  )
}
