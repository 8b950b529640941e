import { useQuery } from '@tanstack/react-query'
import { exploreMessages } from '#web/messages/explore.ts'
import { messages } from '#web/messages/index.ts'
import { randomCitiesQuery, randomListSize } from '#web/queries/explore-places.ts'
import type { CitiesSearch } from './explore-search.ts'
import { CityCard } from './place-card.tsx'
import { PlacesScreen } from './places-screen.tsx'
import { useNamedCities } from './use-named-cities.ts'
import { useVisited } from './use-visited.ts'

type CitiesScreenProps = {
  search: CitiesSearch
  onSearch: (change: Partial<CitiesSearch>) => void
}

/** Visited cities are removed from the result, so more are requested in order to keep twenty. */
const enoughToLeaveOut = 200

/** Twenty random cities, or those that match the search. */
export function CitiesScreen({ search, onSearch }: CitiesScreenProps) {
  const { q = '', region, subregion, population, unvisited } = search
  const filter = { region, subregion, population }
  const visited = useVisited()
  const size = unvisited === true ? enoughToLeaveOut : randomListSize
  const random = useQuery({ ...randomCitiesQuery(filter, size), enabled: q === '' })
  const named = useNamedCities(q, filter)
  const { list } = exploreMessages
  return (
    <PlacesScreen
      title={messages.explore.citiesTitle}
      search={search}
      onSearch={onSearch}
      fieldLabel={exploreMessages.search.city}
      placeholder={exploreMessages.search.cityPlaceholder}
      hasPopulation
      random={{ places: random.data, query: random, label: list.cities, failure: list.citiesFailed }}
      named={{
        places: named.cities,
        query: named.query,
        label: list.foundCities,
        failure: list.citySearchFailed,
      }}
      isVisited={visited.isKnown ? ({ id }) => visited.cities.has(id) : undefined}
      render={(city) => <CityCard key={city.id} city={city} />}
    />
  )
}
