import { exploreMessages } from '#web/messages/explore.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FactListSkeleton } from './fact-list.tsx'
import { mapClass, pageClass, regionColumnsClass } from './page-class.ts'

/** The page of a region while it is fetched, in its final geometry. */
export function RegionSkeleton() {
  const { region, country } = exploreMessages
  return (
    <div className={pageClass} aria-busy>
      <p className="sr-only">{region.loading}</p>
      <Skeleton className="mb-3.5 h-4 w-48" />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-5">
          <Skeleton className="aspect-4/3 h-auto w-15" />
          <Skeleton className="h-9.5 w-40 md:h-12 md:w-64" />
        </div>
        <Skeleton className="h-11 w-36 md:h-10" />
      </div>
      <FactListSkeleton labels={[country.visited, region.largest, region.country]} />
      <div className={regionColumnsClass}>
        <div className={`${mapClass} bg-water`} />
        <RegionCitiesSkeleton />
      </div>
    </div>
  )
}

/** The list of cities while it is fetched. */
export function RegionCitiesSkeleton() {
  return (
    <div aria-busy>
      <p className="font-serif text-26">{exploreMessages.region.cities}</p>
      <Skeleton className="mt-3 h-11" />
      <div aria-hidden className="mt-3 border-t border-ink">
        {Array.from({ length: 10 }, (_, index) => (
          <div key={index} className="flex h-11 items-center justify-between border-b border-rule">
            <Skeleton className={`h-3.5 ${['w-28', 'w-36', 'w-24', 'w-32'][index % 4]}`} />
            <Skeleton className="h-3 w-16" />
          </div>
        ))}
      </div>
    </div>
  )
}
