import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { Country } from '#shared/collections/countries.ts'
import type { State } from '#shared/collections/states.ts'
import { hasCoordinates } from '#shared/domain/coordinates.ts'
import { oneRegion, regionShape } from '#web/leaflet/region-shape.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { countryName, numberText } from '#web/lib/language/formats.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { messages } from '#web/messages/index.ts'
import { stateCitiesQuery } from '#web/queries/state-cities.ts'
import { withStatesQuery } from '#web/queries/geo-json.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { disputeOf } from './disputed-places.ts'
import { DisputedNote } from './disputed-note.tsx'
import type { RegionSearch } from './explore-search.ts'
import { FactList } from './fact-list.tsx'
import { PartFailure } from './load-notice.tsx'
import { loneLinkClass, mapClass, pageClass, placeNoteClass, regionColumnsClass } from './page-class.ts'
import { type ListedCity, RegionCities } from './region-cities.tsx'
import { RegionMap } from './region-map.tsx'
import { RegionCitiesSkeleton } from './region-skeleton.tsx'
import { useVisited } from './use-visited.ts'

type RegionScreenProps = {
  country: Country
  state: State
  search: RegionSearch
  onSearch: (change: Partial<RegionSearch>) => void
}

/** A region's page: its position on the map, and its cities with the visited ones. */
export function RegionScreen({ country, state, search, onSearch }: RegionScreenProps) {
  const { region } = exploreMessages
  const file = useQuery(withStatesQuery(country.id))
  const shape = useMemo(
    () => (file.data ? oneRegion(regionShape(file.data), state.id) : undefined),
    [file.data, state.id],
  )
  const query = useQuery(stateCitiesQuery(state.id))
  const cities = useMemo(
    () => query.data?.map((city) => ({ ...city, expand: { country, state } })),
    [query.data, country, state],
  )
  const { cities: visited } = useVisited()
  const largest = cities?.[0]
  const isShapeKnown = file.data !== undefined || file.isError
  const canDraw = shape !== undefined || cities?.some(hasCoordinates) === true

  return (
    <article className={pageClass}>
      <OfflineNotice className="mb-4 rounded-md px-3.5" />
      <RegionPath country={country} name={state.name} />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-5">
          <Flag
            iso2={country.iso2}
            alt={exploreMessages.city.flagOf({ country: countryName(country) })}
            className="aspect-4/3 h-auto w-15 rounded-sm"
          />
          <h1 className="own-direction min-w-0 text-34 md:text-44">{state.name}</h1>
        </div>
        <Link to="/trip/create" search={largest ? { city: largest.id } : {}} className={buttonClass()}>
          {exploreMessages.country.startTrip}
        </Link>
      </div>
      <RegionFacts country={country} cities={cities} hasFailed={query.isError} />
      <DisputedNote dispute={disputeOf(country, state.id)} />
      {shape === undefined && file.data && cities?.some(hasCoordinates) && (
        <p className={placeNoteClass}>{region.noOutline}</p>
      )}
      <div className={regionColumnsClass}>
        {canDraw && isShapeKnown ? (
          <RegionMap
            name={state.name}
            iso2={country.iso2}
            shape={shape}
            cities={cities ?? []}
            visited={visited}
          />
        ) : (
          <div className={`${mapClass} bg-water p-6`}>
            {isShapeKnown && cities && <p className="text-sea-text">{region.noMap}</p>}
          </div>
        )}
        {cities === undefined ? (
          query.isError ? (
            <PartFailure
              title={exploreMessages.country.largestFailed}
              error={query.error}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <RegionCitiesSkeleton />
          )
        ) : cities.length === 0 ? (
          <p className="text-ink-2">{region.noCities({ name: state.name })}</p>
        ) : (
          <RegionCities cities={cities} search={search} onSearch={onSearch} />
        )}
      </div>
    </article>
  )
}

/** The path from Explore to the region. */
function RegionPath({ country, name }: { country: Country; name: string }) {
  return (
    <nav aria-label={exploreMessages.region.path} className="mb-2.5 text-14 text-ink-2">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <Link to="/explore" activeOptions={exactly} className={`text-ink ${loneLinkClass}`}>
            {messages.explore.title}
          </Link>
        </li>
        <li>
          {slash}
          <CountryLink country={country} />
        </li>
        <li aria-current="page">
          {slash}
          <bdi>{name}</bdi>
        </li>
      </ol>
    </nav>
  )
}

type RegionFactsProps = {
  country: Country
  /** Undefined until they are known. */
  cities: readonly ListedCity[] | undefined
  hasFailed: boolean
}

/** The number of its visited cities or, for a guest, of its cities; its largest city and its country. */
function RegionFacts({ country, cities, hasFailed }: RegionFactsProps) {
  const { region } = exploreMessages
  const { user, isKnown, cities: visited } = useVisited()
  const largest = cities?.[0]
  const visitedCount = cities?.filter(({ id }) => visited.has(id)).length ?? 0
  const waiting = (value: ReactNode) => (hasFailed ? messages.common.notAvailable : value)
  return (
    <FactList
      facts={[
        user === null
          ? {
              label: region.cities,
              value: cities ? numberText(cities.length) : waiting(<FactSkeleton />),
            }
          : {
              label: exploreMessages.country.visited,
              value:
                cities && isKnown ? (
                  <>
                    {numberText(visitedCount)} <Small>{region.of({ count: cities.length })}</Small>
                  </>
                ) : (
                  waiting(<FactSkeleton />)
                ),
            },
        {
          label: region.largest,
          value: largest ? (
            <>
              <Link
                to="/explore/city/$cityId"
                params={{ cityId: largest.id }}
                className={`text-ink ${loneLinkClass}`}
              >
                <bdi>{cityName(largest)}</bdi>
              </Link>{' '}
              {largest.population > 0 && <Small>{numberText(largest.population)}</Small>}
            </>
          ) : cities ? (
            messages.common.notAvailable
          ) : (
            waiting(<FactSkeleton />)
          ),
        },
        { label: region.country, value: <CountryLink country={country} /> },
      ]}
    />
  )
}

/** A link to a parent page must not count as a link to the current page. */
const exactly = { exact: true }

const slash = (
  <span aria-hidden className="me-2">
    {'/'}
  </span>
)

const FactSkeleton = () => <Skeleton className="my-1 h-5 w-32 md:my-1.5" />

const Small = ({ children }: { children: ReactNode }) => (
  <small className="figures font-sans text-15 tracking-normal text-ink-3">{children}</small>
)

const CountryLink = ({ country }: { country: Country }) => (
  <Link
    to="/explore/country/$countryId"
    params={{ countryId: country.id }}
    activeOptions={exactly}
    className={`text-ink ${loneLinkClass}`}
  >
    <bdi>{countryName(country)}</bdi>
  </Link>
)
