import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { messages } from '#web/messages/index.ts'
import { countryCardsQuery } from '#web/queries/explore-places.ts'
import { Plate } from '#web/ui/plate.tsx'
import { countriesNamed } from './countries-named.ts'
import { LoadNotice } from './load-notice.tsx'
import { CityCard, CountryCard, PlaceGrid, PlaceGridSkeleton } from './place-card.tsx'
import { SearchField } from './search-field.tsx'
import { useFailureToast } from './use-failure-toast.ts'
import { useNamedCities } from './use-named-cities.ts'
import { useVisited } from './use-visited.ts'

type StartScreenProps = {
  /** The searched text; "" for nothing. */
  typed: string
  onSearch: (typed: string) => void
}

/** The first page of Explore: a search for countries and cities, and links to the two lists. */
export function StartScreen({ typed, onSearch }: StartScreenProps) {
  const { start, search } = exploreMessages
  return (
    <div className="mx-auto w-full max-w-[75rem] px-5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <h1 className="text-34 md:text-44">{messages.explore.title}</h1>
      <p className="mt-2 max-w-[38rem] text-18 text-pretty text-ink-2">{start.lead}</p>
      <div className="mt-6 max-w-[35rem] md:mt-8">
        <SearchField
          label={search.label}
          placeholder={search.placeholder}
          value={typed}
          onChange={onSearch}
        />
      </div>
      {typed === '' ? <Ways /> : <Results typed={typed} />}
    </div>
  )
}

function Ways() {
  const { start } = exploreMessages
  const { countriesTitle, citiesTitle } = messages.explore
  const ways = [
    { to: '/explore/country', title: countriesTitle, text: start.countriesText, plate: 'americas' },
    { to: '/explore/city', title: citiesTitle, text: start.citiesText, plate: 'europe' },
  ] as const
  return (
    <div className="mt-10 grid gap-8 md:mt-14 md:grid-cols-2">
      {ways.map(({ to, title, text, plate }) => (
        <div key={to} className="group relative">
          <div className="relative h-44 overflow-hidden border border-rule-strong bg-water md:h-70">
            <Plate name={plate} />
          </div>
          <h2 className="mt-4 text-26 md:text-30">
            <Link
              to={to}
              className="inline-flex items-center gap-2.5 underline-offset-6 group-hover:underline after:absolute after:inset-0"
            >
              {title}
              <ArrowRight className="size-5 text-accent-text" strokeWidth={1.6} aria-hidden />
            </Link>
          </h2>
          <p className="mt-1 text-ink-2">{text}</p>
        </div>
      ))}
    </div>
  )
}

const mostCountries = 8
const mostCities = 16

function Results({ typed }: { typed: string }) {
  const { start, list } = exploreMessages
  const visited = useVisited()
  const all = useQuery({ ...countryCardsQuery, retry: false, networkMode: 'always' })
  const countries = all.data && countriesNamed(all.data, typed)
  const { query, cities } = useNamedCities(typed, {}, mostCities)
  useFailureToast(list.citySearchFailed, query)
  useFailureToast(list.countrySearchFailed, all)

  const isEmpty = countries?.length === 0 && cities?.length === 0
  return (
    <div className="mt-10 space-y-10">
      {isEmpty && <LoadNotice title={start.noResults({ query: typed })} text={start.noResultsText} />}
      {(countries === undefined || countries.length > 0) && (
        <section aria-labelledby="found-countries">
          <h2 id="found-countries" className="mb-4 text-26">
            {start.countries}
          </h2>
          {countries === undefined ? (
            <Pending count={4} query={all} failure={list.countrySearchFailed} />
          ) : (
            <PlaceGrid label={list.foundCountries}>
              {countries.slice(0, mostCountries).map((country) => (
                <CountryCard
                  key={country.id}
                  country={country}
                  isVisited={visited.countries.has(country.id)}
                />
              ))}
            </PlaceGrid>
          )}
          {countries !== undefined && countries.length > mostCountries && (
            <Link to="/explore/country" search={{ q: typed }} className={moreClass}>
              {start.allCountries}
            </Link>
          )}
        </section>
      )}
      {(cities === undefined || cities.length > 0) && (
        <section aria-labelledby="found-cities">
          <h2 id="found-cities" className="mb-4 text-26">
            {start.cities}
          </h2>
          {cities === undefined ? (
            <Pending count={8} query={query} failure={list.citySearchFailed} />
          ) : (
            <PlaceGrid label={list.foundCities}>
              {cities.slice(0, mostCities).map((city) => (
                <CityCard key={city.id} city={city} />
              ))}
            </PlaceGrid>
          )}
          {cities !== undefined && cities.length >= mostCities && (
            <Link to="/explore/city" search={{ q: typed }} className={moreClass}>
              {start.allCities}
            </Link>
          )}
        </section>
      )}
    </div>
  )
}

const moreClass = 'mt-2 inline-block py-2 font-semibold text-accent-text underline-offset-4 hover:underline'

type PendingProps = {
  count: number
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  failure: string
}

function Pending({ count, query, failure }: PendingProps) {
  if (query.error === null || query.isFetching) return <PlaceGridSkeleton count={count} />
  return (
    <LoadNotice
      isFailure
      title={failure}
      text={errorMessage(query.error) || messages.errors.unknown}
      action={{ label: exploreMessages.list.tryAgain, onClick: () => void query.refetch() }}
    />
  )
}
