import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import type { Country } from '#shared/collections/countries.ts'
import { regionShape } from '#web/leaflet/region-shape.ts'
import { mapCityName, useCityName } from '#web/lib/language/city-names.ts'
import { countryName, currencyName, listText, numberText } from '#web/lib/language/formats.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { messages } from '#web/messages/index.ts'
import { capitalQuery, largestCitiesQuery } from '#web/queries/explore-places.ts'
import { withStatesQuery } from '#web/queries/geo-json.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { Clocks } from './clocks.tsx'
import { CountryMap } from './country-map.tsx'
import { regionKey, regionParam, visitsByRegion } from './country-regions.ts'
import { CurrencyConverter } from './currency-converter.tsx'
import { disputeOf } from './disputed-places.ts'
import { DisputedNote } from './disputed-note.tsx'
import type { CountryPageSearch } from './explore-search.ts'
import { FactList } from './fact-list.tsx'
import { largestCount, LargestCities } from './largest-cities.tsx'
import { PartFailure } from './load-notice.tsx'
import { columnsClass, loneLinkClass, mapClass, pageClass, yourVisitsClass } from './page-class.ts'
import { RegionList } from './region-list.tsx'
import { useVisited } from './use-visited.ts'
import { worldRegionName } from './world-region-name.ts'

type CountryScreenProps = {
  country: Country
  search: CountryPageSearch
  onSearch: (change: Partial<CountryPageSearch>) => void
}

/** A country's page: its facts, its regions on a map, its currency, its largest cities and its clocks. */
export function CountryScreen({ country, search, onSearch }: CountryScreenProps) {
  const { id, iso2 } = country
  const name = countryName(country)
  const { country: texts, heading } = exploreMessages
  const file = useQuery(withStatesQuery(id))
  const shape = useMemo(() => (file.data ? regionShape(file.data) : undefined), [file.data])
  const { user, visits, isKnown, citiesPerCountry, statesPerCountry } = useVisited()
  const nameOf = useCityName()
  const visited = useMemo(() => visitsByRegion(visits, id, shape, nameOf), [visits, id, shape, nameOf])
  const cities = useMemo(
    () => visits.flatMap(({ expand }) => (expand?.city?.country === id ? [expand.city] : [])),
    [visits, id],
  )
  const chosen = regionKey(search.region)
  const to = search.to ?? (country.currency || 'EUR')
  const handleChoose = (key: string) => onSearch({ region: key === '' ? undefined : regionParam(key) })
  const mapFrame = useRef<HTMLDivElement>(null)
  const handleChooseInList = (key: string) => {
    handleChoose(key)
    // On a phone the list is far below the map that shows the choice.
    if (key !== '') mapFrame.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <article className={pageClass}>
      <OfflineNotice className="mb-4 rounded-md px-3.5" />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 md:mb-8">
        <div className="flex min-w-0 items-center gap-5">
          <Flag iso2={iso2} className="aspect-4/3 h-auto w-16 rounded-sm md:w-18" />
          <h1 className="min-w-0 text-34 md:text-44">{heading({ name })}</h1>
        </div>
        <StartTrip country={country} />
      </div>
      <CountryFacts country={country} />
      {user !== null && (
        <YourVisits
          isKnown={isKnown}
          cities={citiesPerCountry.get(id) ?? 0}
          regions={statesPerCountry.get(id) ?? 0}
        />
      )}
      <div className={columnsClass}>
        <div className="min-w-0 max-lg:contents lg:space-y-10">
          <div ref={mapFrame} className="min-w-0 scroll-mb-4">
            {shape ? (
              <CountryMap
                countryId={id}
                iso2={iso2}
                label={texts.mapLabel({ name })}
                shape={shape}
                visited={visited}
                cities={cities}
                chosen={chosen}
                onChoose={handleChoose}
              />
            ) : (
              <NoMap file={file} />
            )}
          </div>
          <div className="min-w-0 max-lg:order-1">
            <LargestCities countryId={id} />
          </div>
          <div className="min-w-0 max-lg:order-1">
            <Clocks zones={country.timezones.map(({ zoneName }) => zoneName)} />
          </div>
        </div>
        <div className="min-w-0 max-lg:contents lg:space-y-8">
          <CurrencyConverter
            from={search.from ?? (to === 'USD' ? 'EUR' : 'USD')}
            to={to}
            onChange={onSearch}
          />
          <RegionList
            countryId={id}
            shape={shape}
            visited={visited}
            chosen={chosen}
            onChoose={handleChooseInList}
          />
        </div>
      </div>
    </article>
  )
}

/** Stands in place of the map while its file is loading, when it could not be loaded and when there is none. */
function NoMap({ file }: { file: UseQueryResult }) {
  const { country: texts } = exploreMessages
  return (
    <div className={`${mapClass} bg-water p-6`}>
      {file.data === null && <p className="text-sea-text">{texts.noMap}</p>}
      {file.isError && (
        <PartFailure title={texts.mapFailed} error={file.error} onRetry={() => void file.refetch()} />
      )}
    </div>
  )
}

type YourVisitsProps = { isKnown: boolean; cities: number; regions: number }

/** The visits of a signed-in person; their room is reserved until they are known. */
function YourVisits({ isKnown, cities, regions }: YourVisitsProps) {
  const { country: texts } = exploreMessages
  return (
    <p className={yourVisitsClass}>
      {!isKnown ? null : cities === 0 ? (
        texts.noVisits
      ) : (
        <>
          {texts.yourVisits({ cities, regions })}{' '}
          <Link to="/map" className="text-accent-text underline underline-offset-4 hover:decoration-2">
            {texts.seeOnMap}
          </Link>
        </>
      )}
    </p>
  )
}

function CountryFacts({ country }: { country: Country }) {
  const { country: texts } = exploreMessages
  return (
    <>
      <FactList
        facts={[
          { label: texts.currency, value: <Currency country={country} /> },
          { label: texts.native, value: <bdi>{country.native || messages.common.notAvailable}</bdi> },
          { label: texts.nationality, value: country.nationality.trim() || messages.common.notAvailable },
        ]}
      />
      <div className="md:mt-5">
        <FactList
          isMinor
          facts={[
            {
              label: texts.capital,
              value: <bdi>{mapCityName(country.capital) || messages.common.notAvailable}</bdi>,
            },
            { label: texts.region, value: <RegionLink country={country} /> },
            { label: texts.callingCode, value: <bdi>{callingCode(country.phone_code)}</bdi> },
            { label: texts.tld, value: <bdi>{country.tld || messages.common.notAvailable}</bdi> },
          ]}
        />
      </div>
      <div className="md:mt-5">
        <FactList
          isMinor
          facts={[
            {
              label: texts.population,
              value: country.population > 0 ? numberText(country.population) : messages.common.notAvailable,
            },
            {
              label: texts.area,
              value: country.area > 0 ? texts.squareKm({ area: country.area }) : messages.common.notAvailable,
            },
          ]}
        />
      </div>
      <DisputedNote dispute={disputeOf(country)} />
    </>
  )
}

function Currency({ country }: { country: Country }) {
  const { currency, currency_symbol } = country
  const name = currencyName({ code: currency, name: country.currency_name })
  if (name === '' && currency === '') return messages.common.notAvailable
  const details = [currency, currency_symbol].filter((part) => part !== '' && part !== name)
  return (
    <>
      <span className="first-letter:capitalize">{name || currency}</span>
      {details.length > 0 && name !== '' && (
        <small className="ms-1.5 font-sans text-15 tracking-normal text-ink-3">
          {listText([...new Set(details)])}
        </small>
      )}
    </>
  )
}

function RegionLink({ country: { region, subregion } }: { country: Country }) {
  const name = worldRegionName(subregion || region)
  if (region === '') return name || messages.common.notAvailable
  return (
    <Link
      to="/explore/country"
      search={subregion === '' ? { region } : { region, subregion }}
      className={loneLinkClass}
    >
      {name}
    </Link>
  )
}

const callingCode = (code: string) =>
  code === '' ? messages.common.notAvailable : code.startsWith('+') ? code : `+${code}`

/** Starts a trip in the country's capital, or in its largest city. */
function StartTrip({ country }: { country: Country }) {
  const { data: [capital] = [] } = useQuery(capitalQuery(country.id, country.capital))
  const { data: [largest] = [] } = useQuery(largestCitiesQuery(country.id, largestCount))
  const city = capital ?? largest
  return (
    <Link to="/trip/create" search={city ? { city: city.id } : {}} className={buttonClass()}>
      {exploreMessages.country.startTrip}
    </Link>
  )
}
