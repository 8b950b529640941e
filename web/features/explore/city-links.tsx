import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { cityName } from '#web/lib/language/city-names.ts'
import { useCityMark } from '#web/queries/city-mark.ts'
import { useCityWish } from '#web/queries/city-wish.ts'
import type { CityCard } from '#web/queries/places.ts'
import { MarkButton } from '#web/ui/mark-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { WishButton } from '#web/ui/wish-button.tsx'
import { PartFailure } from './load-notice.tsx'
import { rowClass } from './page-class.ts'

type CityLinksProps<City> = {
  id: string
  title: string
  query: UseQueryResult<readonly City[]>
  failedTitle: string
  emptyText: string
  /** The expected number of cities. */
  count: number
  /** Whether there is room for two columns of lower rows. */
  isWide?: boolean
  renderName: (city: City) => ReactNode
  renderFigure: (city: City) => ReactNode
}

/** A section that lists cities, each with a link to its page, a figure and its mark button. */
export function CityLinks<City extends CityCard>(props: CityLinksProps<City>) {
  const { id, title, query, failedTitle, emptyText, count, isWide = false, renderName, renderFigure } = props
  const { data: cities, error, refetch } = query
  const listClass = clsx('mt-3.5 text-14', isWide && 'gap-x-8 md:columns-2')
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-22">
        {title}
      </h2>
      {cities === undefined ? (
        error !== null ? (
          <PartFailure title={failedTitle} error={error} onRetry={() => void refetch()} />
        ) : (
          <div className={listClass} aria-hidden>
            {Array.from({ length: count }, (_, index) => (
              <div key={index} className={clsx(rowClass, 'h-11', isWide && 'md:h-9')}>
                <Skeleton className="h-3.5 w-32" />
                <Skeleton className="h-3 w-15" />
              </div>
            ))}
          </div>
        )
      ) : cities.length === 0 ? (
        <p className="mt-2 text-14 text-ink-2">{emptyText}</p>
      ) : (
        <ol className={listClass}>
          {cities.map((city) => (
            <li key={city.id} className={clsx(rowClass, 'min-h-11', isWide && 'md:min-h-9')}>
              <Link
                to="/explore/city/$cityId"
                params={{ cityId: city.id }}
                className="flex min-w-0 items-center gap-2.5 py-3 font-medium wrap-anywhere md:py-1.5 underline-offset-4 hover:underline"
              >
                {renderName(city)}
              </Link>
              <span className="flex shrink-0 items-center gap-1">
                <span className="figures text-13 text-ink-3">{renderFigure(city)}</span>
                <CityMark city={city} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const CityMark = ({ city }: { city: CityCard }) => (
  <>
    <WishButton city={cityName(city)} size="icon" {...useCityWish(city)} />
    <MarkButton city={cityName(city)} size="short" {...useCityMark(city)} className="-me-2.5" />
  </>
)
