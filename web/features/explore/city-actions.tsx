import { Link } from '@tanstack/react-router'
import type { City } from '#shared/collections/cities.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { useCityMark } from '#web/queries/city-mark.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { MarkButton } from '#web/ui/mark-button.tsx'

/** Marking the city as visited, or removing the mark, and beginning a trip there. */
export function CityActions({ city }: { city: City }) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <MarkButton city={city.name} size="page" {...useCityMark(city)} />
      <Link
        to="/trip/create"
        search={{ city: city.id }}
        className={buttonClass({ className: 'print:hidden' })}
      >
        {exploreMessages.city.startTrip}
      </Link>
    </div>
  )
}
