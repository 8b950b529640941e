import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { exploreMessages } from '#web/messages/explore.ts'
import { messages } from '#web/messages/index.ts'
import { countryCardsQuery, randomCountriesQuery, randomListSize } from '#web/queries/explore-places.ts'
import { AllCountries, allCountriesId } from './all-countries.tsx'
import { countriesNamed } from './countries-named.ts'
import type { CountriesSearch } from './explore-search.ts'
import { CountryCard } from './place-card.tsx'
import { PlacesScreen } from './places-screen.tsx'
import { useVisited } from './use-visited.ts'

type CountriesScreenProps = {
  search: CountriesSearch
  onSearch: (change: Partial<CountriesSearch>) => void
}

/** Visited countries are removed from the result, so all are requested in order to keep enough. */
const everyCountry = 250

/** Twenty random countries, or those that match the search. */
export function CountriesScreen({ search, onSearch }: CountriesScreenProps) {
  const { q = '', region, subregion, unvisited } = search
  const visited = useVisited()
  const size = unvisited === true ? everyCountry : randomListSize
  const random = useQuery({ ...randomCountriesQuery({ region, subregion }, size), enabled: q === '' })
  const all = useQuery(countryCardsQuery)
  const named = all.data && countriesNamed(all.data, q)
  const inArea = named?.filter(
    (country) =>
      (region === undefined || country.region === region) &&
      (subregion === undefined || country.subregion === subregion),
  )
  const { list } = exploreMessages
  return (
    <PlacesScreen
      title={messages.explore.countriesTitle}
      search={search}
      onSearch={onSearch}
      fieldLabel={exploreMessages.search.country}
      placeholder={exploreMessages.search.countryPlaceholder}
      random={{
        places: random.data,
        query: random,
        label: list.countries,
        failure: messages.explore.countriesFailed,
      }}
      named={{ places: inArea, query: all, label: list.foundCountries, failure: list.countrySearchFailed }}
      isVisited={visited.isKnown ? ({ id }) => visited.countries.has(id) : undefined}
      render={(country) => (
        <CountryCard key={country.id} country={country} isVisited={visited.countries.has(country.id)} />
      )}
      headingLink={
        <Link
          to="/explore/country"
          search={search}
          hash={allCountriesId}
          activeOptions={{ includeHash: true }}
          className="py-2.5 text-accent-text underline underline-offset-4 hover:decoration-2"
        >
          {exploreMessages.all.link({ count: all.data?.length ?? 0 })}
        </Link>
      }
    >
      <AllCountries search={search} onSearch={onSearch} visited={visited} />
    </PlacesScreen>
  )
}
