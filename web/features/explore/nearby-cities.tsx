import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { City } from '#shared/collections/cities.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { useCityMark } from '#web/queries/city-mark.ts'
import { type NearbyCity, nearbyCitiesQuery } from '#web/queries/nearby-cities.ts'
import { Flag } from '#web/ui/flag.tsx'
import { MarkButton } from '#web/ui/mark-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PartFailure } from './load-notice.tsx'
import { rowClass } from './page-class.ts'

const count = 12

/** The cities around a city, the nearest first. */
export function NearbyCities({ city }: { city: City }) {
  const { data: cities, error, refetch } = useQuery(nearbyCitiesQuery(city, count))
  const { city: texts } = exploreMessages
  return (
    <section aria-labelledby="nearby" className="min-w-0">
      <h2 id="nearby" className="text-22">
        {texts.nearby}
      </h2>
      {cities === undefined ? (
        error !== null ? (
          <PartFailure title={texts.nearbyFailed} error={error} onRetry={() => void refetch()} />
        ) : (
          <div className="mt-3.5" aria-hidden>
            {Array.from({ length: count }, (_, index) => (
              <div key={index} className={`${rowClass} h-11`}>
                <Skeleton className="h-3.5 w-36" />
                <Skeleton className="h-3 w-14" />
              </div>
            ))}
          </div>
        )
      ) : cities.length === 0 ? (
        <p className="mt-2 text-14 text-ink-2">{texts.noneNearby}</p>
      ) : (
        <ol className="mt-3.5 text-14">
          {cities.map((near) => (
            <NearbyRow key={near.id} city={near} />
          ))}
        </ol>
      )}
    </section>
  )
}

function NearbyRow({ city }: { city: NearbyCity }) {
  const { id, name, distanceKm, expand } = city
  return (
    <li className={`${rowClass} min-h-11`}>
      <Link
        to="/explore/city/$cityId"
        params={{ cityId: id }}
        className="flex min-w-0 items-center gap-2.5 py-3 font-medium md:py-1.5 wrap-anywhere underline-offset-4 hover:underline"
      >
        <Flag iso2={expand?.country?.iso2} alt={expand?.country?.name ?? ''} />
        {name}
      </Link>
      <span className="flex shrink-0 items-center gap-1">
        <span className="figures text-13 text-ink-3">{exploreMessages.city.km(distanceKm)}</span>
        <MarkButton city={name} size="icon" {...useCityMark(city)} className="-mr-2" />
      </span>
    </li>
  )
}
