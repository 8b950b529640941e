import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { numberText } from '#web/lib/formats.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { useCityMark } from '#web/queries/city-mark.ts'
import { type CityCard, largestCitiesQuery } from '#web/queries/explore-places.ts'
import { MarkButton } from '#web/ui/mark-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PartFailure } from './load-notice.tsx'
import { rowClass } from './page-class.ts'

export const largestCount = 12
const listClass = 'mt-3.5 gap-x-8 text-14 md:columns-2'

/** A country's largest cities with the way to their pages. */
export function LargestCities({ countryId }: { countryId: string }) {
  const { data: cities, error, refetch } = useQuery(largestCitiesQuery(countryId, largestCount))
  const { country } = exploreMessages
  return (
    <section aria-labelledby="largest-cities">
      <h2 id="largest-cities" className="text-22">
        {country.largest}
      </h2>
      {cities === undefined ? (
        error !== null ? (
          <PartFailure title={country.largestFailed} error={error} onRetry={() => void refetch()} />
        ) : (
          <div className={listClass} aria-hidden>
            {Array.from({ length: largestCount }, (_, index) => (
              <div key={index} className={`${rowClass} h-11 md:h-9`}>
                <Skeleton className="h-3.5 w-28" />
                <Skeleton className="h-3 w-16" />
              </div>
            ))}
          </div>
        )
      ) : cities.length === 0 ? (
        <p className="mt-2 text-14 text-ink-2">{country.noCities}</p>
      ) : (
        <ol className={listClass}>
          {cities.map((city) => (
            <LargestRow key={city.id} city={city} />
          ))}
        </ol>
      )}
    </section>
  )
}

function LargestRow({ city }: { city: CityCard }) {
  const { id, name, population } = city
  return (
    <li className={`${rowClass} min-h-11 md:min-h-9`}>
      <Link
        to="/explore/city/$cityId"
        params={{ cityId: id }}
        className="min-w-0 py-3 font-medium md:py-1.5 wrap-anywhere underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      <span className="flex shrink-0 items-center gap-1">
        {population > 0 && <span className="figures text-13 text-ink-3">{numberText(population)}</span>}
        <MarkButton city={name} size="icon" {...useCityMark(city)} className="-mr-2" />
      </span>
    </li>
  )
}
