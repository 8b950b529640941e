import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { City } from '#shared/collections/cities.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { nearbyCitiesQuery } from '#web/queries/nearby-cities.ts'
import { Flag } from '#web/ui/flag.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PartFailure } from './load-notice.tsx'
import { rowClass } from './page-class.ts'

const count = 12

/** The cities around a city, the nearest first. */
export function NearbyCities({ city, visited }: { city: City; visited: ReadonlySet<string> }) {
  const { data: cities, isError, refetch } = useQuery(nearbyCitiesQuery(city, count))
  const { city: texts, country } = exploreMessages
  return (
    <section aria-labelledby="nearby" className="min-w-0">
      <h2 id="nearby" className="text-22">
        {texts.nearby}
      </h2>
      {cities === undefined ? (
        isError ? (
          <PartFailure title={texts.nearbyFailed} onRetry={() => void refetch()} />
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
          {cities.map(({ id, name, distanceKm, expand }) => (
            <li key={id} className={`${rowClass} min-h-11`}>
              <Link
                to="/explore/city/$cityId"
                params={{ cityId: id }}
                className="flex min-w-0 items-center gap-2.5 py-1.5 font-medium wrap-anywhere underline-offset-4 hover:underline"
              >
                <Flag iso2={expand?.country?.iso2} alt={expand?.country?.name ?? ''} />
                {name}
                {visited.has(id) && (
                  <>
                    <Check className="size-4 shrink-0 text-good" strokeWidth={1.6} aria-hidden />
                    <span className="sr-only">{country.visitedMark}</span>
                  </>
                )}
              </Link>
              <span className="figures shrink-0 text-13 text-ink-3">{texts.km(distanceKm)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
