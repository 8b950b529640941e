import { Link } from '@tanstack/react-router'
import type { City } from '#shared/collections/cities.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { useCityMark } from '#web/queries/city-mark.ts'
import { useCityWish } from '#web/queries/city-wish.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { MarkButton } from '#web/ui/mark-button.tsx'
import { WishButton } from '#web/ui/wish-button.tsx'

/**
 * Buttons to mark the city as visited or remove the mark, to add a wish, and to start a trip there. On a phone each has
 * its own row, whether the city is marked or not, in every language.
 */
export function CityActions({ city }: { city: City }) {
  return (
    <div className="flex flex-wrap items-center gap-2.5 max-[30rem]:w-full">
      <MarkButton city={cityName(city)} size="page" {...useCityMark(city)} className="max-[30rem]:w-full" />
      <WishButton city={cityName(city)} size="page" {...useCityWish(city)} className="max-[30rem]:w-full" />
      <Link
        to="/trip/create"
        search={{ city: city.id }}
        className={buttonClass({ className: 'max-[30rem]:w-full' })}
      >
        {exploreMessages.city.startTrip}
      </Link>
    </div>
  )
}
