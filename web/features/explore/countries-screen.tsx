import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { exploreMessages } from '#web/messages/explore.ts'
import { messages } from '#web/messages/index.ts'
import {
  type CountryCard as CountryCardData,
  countryCardsQuery,
  randomCountriesQuery,
  randomListSize,
} from '#web/queries/explore-places.ts'
import { countriesNamed } from './countries-named.ts'
import type { CountriesSearch } from './explore-search.ts'
import { PlaceList, PlacesFrame } from './places-frame.tsx'
import { CountryCard } from './place-card.tsx'
import { useVisited } from './use-visited.ts'

type CountriesScreenProps = {
  search: CountriesSearch
  onSearch: (change: Partial<CountriesSearch>) => void
}

const everyCountry = 250

/** Twenty countries by chance, or those that fit what is searched. */
export function CountriesScreen({ search, onSearch }: CountriesScreenProps) {
  const { q, region, subregion, unvisited } = search
  const visited = useVisited()
  const isNamed = q !== undefined
  const random = useQuery({
    // What has been visited is left out here, so all are asked for to be left with enough.
    ...randomCountriesQuery({ region, subregion }, unvisited === true ? everyCountry : randomListSize),
    enabled: !isNamed,
  })
  const all = useQuery({ ...countryCardsQuery, enabled: isNamed })
  const query = isNamed ? all : random
  const named = useMemo(
    () => (q === undefined ? undefined : all.data && countriesNamed(all.data, q)),
    [all.data, q],
  )
  const found = isNamed
    ? named?.filter(
        (country) =>
          (region === undefined || country.region === region) &&
          (subregion === undefined || country.subregion === subregion),
      )
    : random.data
  const isWithheld = ({ id }: CountryCardData) => unvisited === true && visited.countries.has(id)
  const kept = found?.filter((country) => !isWithheld(country))
  const { list } = exploreMessages
  return (
    <PlacesFrame
      title={messages.explore.countriesTitle}
      search={search}
      onSearch={onSearch}
      fieldLabel={exploreMessages.search.country}
      placeholder={exploreMessages.search.countryPlaceholder}
      onOthers={isNamed ? undefined : () => void random.refetch()}
      isFetching={query.isFetching}
    >
      <PlaceList
        label={isNamed ? list.foundCountries : list.countries}
        failure={isNamed ? list.countrySearchFailed : list.countriesFailed}
        query={query}
        isKnown={unvisited !== true || visited.isKnown}
        places={isNamed ? kept : kept?.slice(0, randomListSize)}
        isAllVisited={(found?.length ?? 0) > 0}
        render={(country) => (
          <CountryCard key={country.id} country={country} isVisited={visited.countries.has(country.id)} />
        )}
      />
    </PlacesFrame>
  )
}
