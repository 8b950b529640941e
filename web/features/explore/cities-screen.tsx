import { useQuery } from '@tanstack/react-query'
import { exploreMessages } from '#web/messages/explore.ts'
import { messages } from '#web/messages/index.ts'
import {
  type CityCard as CityCardData,
  randomCitiesQuery,
  randomListSize,
} from '#web/queries/explore-places.ts'
import type { CitiesSearch } from './explore-search.ts'
import { PlaceList, PlacesFrame } from './places-frame.tsx'
import { CityCard } from './place-card.tsx'
import { useNamedCities } from './use-named-cities.ts'
import { useVisited } from './use-visited.ts'

type CitiesScreenProps = {
  search: CitiesSearch
  onSearch: (change: Partial<CitiesSearch>) => void
}

/** What has been visited is left out here, so more are asked for to be left with twenty. */
const enoughToLeaveOut = 200

/** Twenty cities by chance, or those that fit what is searched. */
export function CitiesScreen({ search, onSearch }: CitiesScreenProps) {
  const { q = '', region, subregion, population, unvisited } = search
  const filter = { region, subregion, population }
  const visited = useVisited()
  const isNamed = q !== ''
  const size = unvisited === true ? enoughToLeaveOut : randomListSize
  const random = useQuery({ ...randomCitiesQuery(filter, size), enabled: !isNamed })
  const named = useNamedCities(q, filter)
  const query = isNamed ? named.query : random
  const found = isNamed ? named.cities : random.data
  const isWithheld = ({ id }: CityCardData) => unvisited === true && visited.cities.has(id)
  const kept = found?.filter((city) => !isWithheld(city))
  const { list } = exploreMessages
  return (
    <PlacesFrame
      title={messages.explore.citiesTitle}
      search={search}
      onSearch={onSearch}
      fieldLabel={exploreMessages.search.city}
      placeholder={exploreMessages.search.cityPlaceholder}
      hasPopulation
      onOthers={isNamed ? undefined : () => void random.refetch()}
      isFetching={query.isFetching}
    >
      <PlaceList
        label={isNamed ? list.foundCities : list.cities}
        failure={isNamed ? list.citySearchFailed : list.citiesFailed}
        query={query}
        isKnown={unvisited !== true || visited.isKnown}
        places={isNamed ? kept : kept?.slice(0, randomListSize)}
        isAllVisited={(found?.length ?? 0) > 0}
        render={(city) => <CityCard key={city.id} city={city} isVisited={visited.cities.has(city.id)} />}
      />
    </PlacesFrame>
  )
}
