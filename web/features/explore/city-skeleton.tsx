import { exploreMessages } from '#web/messages/explore.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FactListSkeleton } from './fact-list.tsx'
import { columnsClass, mapClass, pageClass, rowClass } from './page-class.ts'

/** The page of a city while it loads, in its final layout. */
export function CitySkeleton() {
  const { city } = exploreMessages
  return (
    <div className={pageClass} aria-busy>
      <p className="sr-only">{city.loading}</p>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 md:mb-8">
        <Skeleton className="h-9.5 w-56 md:h-12 md:w-80" />
        <Skeleton className="h-24.5 w-full min-[30rem]:h-11 min-[30rem]:w-72 md:h-10" />
      </div>
      <FactListSkeleton labels={[city.countryName, city.countryFlag, city.state]} />
      <div className="md:mt-5">
        <FactListSkeleton isMinor labels={[city.population, city.localTime, city.position]} />
      </div>
      <div className={columnsClass}>
        <div className={`${mapClass} bg-water`} />
        <div>
          <p className="font-serif text-22">{city.nearby}</p>
          <div className="mt-3.5" aria-hidden>
            {Array.from({ length: 12 }, (_, index) => (
              <div key={index} className={`${rowClass} h-11`}>
                <Skeleton className="h-3.5 w-36" />
                <Skeleton className="h-3 w-14" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
