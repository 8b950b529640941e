import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { VisitStatistics } from '#shared/domain/statistics.ts'
import { openCitySearch } from '#web/lib/city-search.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { useLanguage } from '#web/messages/language.ts'
import { mapMessages } from '#web/messages/map.ts'
import type { Visit } from '#web/queries/visited-cities.ts'
import { Choice } from '#web/ui/choice.tsx'
import { CopyLink } from '#web/ui/copy-link.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type CityEntry, type CountryEntry, filterEntries } from './city-index.ts'
import { CityActions, CityLine, type CityOrder, cityRows } from './city-rows.tsx'
import { CountryAction, CountryLine, countryRows } from './country-rows.tsx'
import { FilterField } from './filter-field.tsx'
import { IndexList } from './index-list.tsx'
import { ListNotice, ListSkeleton } from './list-states.tsx'
import type { WorldShape } from '#web/leaflet/world-shape.ts'
import { CityCounts, CountryKey } from './map-counts.tsx'
import { mapSearch } from './map-search.ts'
import { SidePanel } from './side-panel.tsx'

type MapListProps = {
  title: string
  isOwn: boolean
  /** The path of this map when others can see it. */
  sharedPath: string | undefined
  isCountries: boolean
  visits: UseQueryResult<Visit[]>
  world: { shape: WorldShape | undefined; hasFailed: boolean; retry: () => void }
  cities: readonly CityEntry[]
  countries: readonly CountryEntry[]
  statistics: VisitStatistics
  /** The id of the chosen city or country, or "". */
  chosen: string
  filter: string
  onFilter: (text: string) => void
  order: CityOrder
  onOrder: (order: CityOrder) => void
  onChooseCity: (id: string) => void
  onChooseCountry: (id: string) => void
  onDelete: ((entry: CityEntry) => void) | undefined
  footer: ReactNode
}

/** The atlas's index: everything that is on the map, with the same actions. */
export function MapList(props: MapListProps) {
  const { title, sharedPath, isCountries, visits, world, countries, statistics } = props
  const { filter, onFilter, order, onOrder, footer } = props
  const isKnown = visits.data !== undefined && (!isCountries || world.shape !== undefined)
  const notVisited = countries.filter(({ cities }) => cities === 0).length

  const hasFailed = visits.data === undefined ? visits.isError : isCountries && world.hasFailed
  const summary = !isKnown ? (
    <div className="h-6 py-1">{!hasFailed && <Skeleton className="h-4 w-44" />}</div>
  ) : isCountries ? (
    <CountryKey visited={statistics.countries} notVisited={notVisited} />
  ) : (
    <CityCounts cities={statistics.cities} countries={statistics.countries} />
  )
  return (
    <SidePanel
      label={isCountries ? mapMessages.countriesList : mapMessages.visitedCitiesList}
      title={title}
      summary={summary}
      chosen={props.chosen}
      tools={
        <div className="flex items-center gap-1">
          <FilterField value={filter} onChange={onFilter} />
          {!isCountries && (
            <Choice
              label={mapMessages.sort}
              hasHiddenLabel
              isLow
              value={order ?? ''}
              onChange={(value) => onOrder(mapSearch.parse({ sort: value }).sort)}
              className="w-26 shrink-0"
            >
              <option value="">{mapMessages.byName}</option>
              <option value="country">{mapMessages.byCountry}</option>
              <option value="newest">{mapMessages.newest}</option>
            </Choice>
          )}
          {sharedPath !== undefined && <CopyLink path={sharedPath} isIcon />}
        </div>
      }
      footer={footer}
    >
      <OfflineNotice className="px-5 md:px-6" />
      <ListBody {...props} />
    </SidePanel>
  )
}

function ListBody(props: MapListProps) {
  const { isOwn, isCountries, visits, world, cities } = props
  const isPhone = useIsPhone()
  const sizes = { entryPx: isPhone ? 48 : 40, headingPx: 42 }

  if (visits.data === undefined && visits.isError) {
    const retry = { label: mapMessages.retry, onClick: () => void visits.refetch() }
    return <ListNotice title={mapMessages.failedTitle} text={errorMessage(visits.error)} action={retry} />
  }
  if (isCountries && world.shape === undefined && world.hasFailed) {
    const retry = { label: mapMessages.retry, onClick: world.retry }
    return <ListNotice title={mapMessages.worldFailedTitle} action={retry} />
  }
  if (visits.data === undefined || (isCountries && world.shape === undefined)) {
    return <ListSkeleton entryPx={sizes.entryPx} headingPx={isCountries ? 0 : sizes.headingPx} />
  }
  if (!isCountries && cities.length === 0) {
    return isOwn ? (
      <ListNotice
        title={mapMessages.emptyTitle}
        text={mapMessages.emptyText}
        action={{ label: mapMessages.emptyAction, onClick: openCitySearch }}
      />
    ) : (
      <ListNotice title={mapMessages.emptyTitle} text={mapMessages.emptyOther} />
    )
  }
  return isCountries ? <CountryList {...props} sizes={sizes} /> : <CityList {...props} sizes={sizes} />
}

type Sizes = { entryPx: number; headingPx: number }

function CityList(props: MapListProps & { sizes: Sizes }) {
  const { cities, filter, order, chosen, onChooseCity, onDelete, sizes } = props
  const language = useLanguage()
  const rows = useMemo(
    () => cityRows(filterEntries(cities, filter), order, language),
    [cities, filter, order, language],
  )
  if (rows.length === 0) return <NoMatch />
  return (
    <IndexList
      // Another order begins at its top.
      key={order}
      label={mapMessages.visitedCitiesList}
      rows={rows}
      {...sizes}
      current={chosen}
      onChoose={onChooseCity}
      renderLine={(entry, isCurrent) => <CityLine entry={entry} isChosen={isCurrent} />}
      renderActions={(entry) => <CityActions entry={entry} onDelete={onDelete} />}
      onDelete={onDelete}
    />
  )
}

function CountryList(props: MapListProps & { sizes: Sizes }) {
  const { countries, filter, chosen, onChooseCountry, sizes } = props
  const { notVisited } = mapMessages
  const rows = useMemo(
    () => countryRows(filterEntries(countries, filter), notVisited),
    [countries, filter, notVisited],
  )
  if (rows.length === 0) return <NoMatch />
  return (
    <IndexList
      label={mapMessages.countriesList}
      rows={rows}
      {...sizes}
      current={chosen}
      onChoose={onChooseCountry}
      renderLine={(entry, isCurrent) => <CountryLine entry={entry} isChosen={isCurrent} />}
      renderActions={(entry) => <CountryAction entry={entry} />}
    />
  )
}

const NoMatch = () => <p className="min-h-0 flex-1 px-5 py-6 text-ink-2 md:px-6">{mapMessages.noMatch}</p>
