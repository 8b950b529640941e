import { useSession } from '#web/lib/session/session.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FactListSkeleton } from './fact-list.tsx'
import { cardClass, columnsClass, mapClass, pageClass, yourVisitsClass } from './page-class.ts'

/** The page of a country while it loads, in its final layout. */
export function CountrySkeleton() {
  const { country, converter } = exploreMessages
  const { user } = useSession()
  return (
    <div className={pageClass} aria-busy>
      <p className="sr-only">{country.loading}</p>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 md:mb-8">
        <div className="flex min-w-0 items-center gap-5">
          <Skeleton className="aspect-4/3 h-auto w-16 md:w-18" />
          <Skeleton className="h-9.5 w-56 md:h-12 md:w-80" />
        </div>
        <Skeleton className="h-11 w-36 md:h-10" />
      </div>
      <FactListSkeleton labels={[country.currency, country.native, country.nationality]} />
      <div className="md:mt-5">
        <FactListSkeleton
          isMinor
          labels={[country.capital, country.region, country.callingCode, country.tld]}
        />
      </div>
      <div className="md:mt-5">
        <FactListSkeleton isMinor labels={[country.population, country.area]} />
      </div>
      {user !== null && <div className={yourVisitsClass} />}
      <div className={columnsClass}>
        <div className={`${mapClass} bg-water`} />
        <div className={`${cardClass} h-80`}>
          <p className="font-serif text-22">{converter.title}</p>
          <Skeleton className="mt-3 h-4 w-40" />
        </div>
      </div>
    </div>
  )
}
