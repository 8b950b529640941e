import { useQuery } from '@tanstack/react-query'
import { cityName } from '#web/lib/language/city-names.ts'
import { numberText } from '#web/lib/language/formats.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { largestCitiesQuery } from '#web/queries/explore-places.ts'
import { CityLinks } from './city-links.tsx'

export const largestCount = 12

/** A country's largest cities, with links to their pages. */
export function LargestCities({ countryId }: { countryId: string }) {
  const query = useQuery(largestCitiesQuery(countryId, largestCount))
  const { country } = exploreMessages
  return (
    <CityLinks
      id="largest-cities"
      title={country.largest}
      query={query}
      failedTitle={country.largestFailed}
      emptyText={country.noCities}
      count={largestCount}
      isWide
      renderName={(city) => <bdi>{cityName(city)}</bdi>}
      renderFigure={({ population }) => population > 0 && numberText(population)}
    />
  )
}
