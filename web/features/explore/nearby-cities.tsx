import { useQuery } from '@tanstack/react-query'
import type { City } from '#shared/collections/cities.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { countryName } from '#web/lib/language/formats.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { nearbyCitiesQuery } from '#web/queries/nearby-cities.ts'
import { Flag } from '#web/ui/flag.tsx'
import { CityLinks } from './city-links.tsx'

const count = 12

/** The cities around a city, the nearest first. */
export function NearbyCities({ city, isWide = false }: { city: City; isWide?: boolean }) {
  const query = useQuery(nearbyCitiesQuery(city, count))
  const { city: texts } = exploreMessages
  return (
    <CityLinks
      id="nearby"
      title={texts.nearby}
      query={query}
      failedTitle={texts.nearbyFailed}
      emptyText={texts.noneNearby}
      count={count}
      isWide={isWide}
      renderName={(near) => (
        <>
          <Flag
            iso2={near.expand?.country?.iso2}
            alt={near.expand?.country ? countryName(near.expand.country) : ''}
          />
          <bdi>{cityName(near)}</bdi>
        </>
      )}
      renderFigure={({ distanceKm: km }) => (km < 9.95 ? texts.kmNear({ km }) : texts.km({ km }))}
    />
  )
}
