import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { openCitySearch } from '#web/lib/city-search.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { useLanguage } from '#web/messages/language.ts'
import { mapMessages } from '#web/messages/map.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { CountOfList } from '#web/ui/count-of-list.tsx'
import { CopyLink } from '#web/ui/copy-link.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type CityEntry, filterEntries } from './city-index.ts'
import { CityActions, CityLine, type CityOrder, cityRows, inOrder } from './city-rows.tsx'
import { CountryAction, CountryLine, countryRows } from './country-rows.tsx'
import { FilterField } from './filter-field.tsx'
import { IndexList } from './index-list.tsx'
import { ListNotice, ListSkeleton } from './list-states.tsx'
import { CityCounts, CountryKey, RegionCounts, UndatedNote, WishCounts } from './map-counts.tsx'
import { type MapFilter, shownYears } from './map-filter.ts'
import { type MapMode, mapSearch } from './map-search.ts'
import type { RegionGroup } from './region-groups.ts'
import { RegionList } from './region-list.tsx'
import { SidePanel } from './side-panel.tsx'
import type { MapEntries, ShownEntries } from './use-map-entries.ts'

type MapListProps = {
  title: string
  isOwn: boolean
  /** The path of this map when others can see it. */
  sharedPath: string | undefined
  mode: MapMode
  entries: MapEntries
  shown: ShownEntries
  filter: MapFilter
  /** The buttons that filter by kind; on a phone only if they are not on the map. */
  kindFilter: ReactNode
  /** Whether the band of years is shown under the map. */
  hasBand: boolean
  /** The regions by country; undefined while they are fetched. */
  regions: { groups: readonly RegionGroup[] | undefined; hasFailed: boolean; retry: () => void }
  /** The id of the chosen city, country or state, or "". */
  chosen: string
  text: string
  onText: (text: string) => void
  order: CityOrder
  onOrder: (order: CityOrder) => void
  onChooseCity: (id: string) => void
  onChooseCountry: (id: string) => void
  onChooseRegion: (id: string) => void
  /** Shows all years and the usual kinds again. */
  onShowAll: () => void
  onDelete: ((entry: CityEntry) => void) | undefined
  footer: ReactNode
}

/** The index of the map: everything that is on it, with the same actions. */
export function MapList(props: MapListProps) {
  const { title, sharedPath, mode, text, onText, order, onOrder, kindFilter, hasBand, footer } = props
  const labels = {
    cities: mapMessages.visitedCitiesList,
    countries: mapMessages.countriesList,
    regions: mapMessages.regionsList,
  }
  return (
    <SidePanel
      label={labels[mode]}
      title={title}
      summary={<Summary {...props} />}
      isLine={hasBand}
      chosen={props.chosen}
      tools={
        <>
          {kindFilter}
          <DatesHint {...props} />
          <div className="flex items-center gap-1">
            <FilterField value={text} onChange={onText} />
            {mode === 'cities' && (
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
        </>
      }
      footer={footer}
    >
      <OfflineNotice className="px-5 md:px-6" />
      <ListBody {...props} />
    </SidePanel>
  )
}

/** The state of what a mode loads beside the visits: failed, or not loaded yet. */
function modeState({ mode, entries, regions }: MapListProps) {
  const { world, shape } = entries
  if (mode === 'countries') {
    const hasFailed = world.isError || world.data === null
    return { isThere: shape !== undefined, hasFailed, retry: () => void world.refetch() }
  }
  if (mode === 'regions') return { isThere: regions.groups !== undefined, ...regions }
  return { isThere: true, hasFailed: false, retry: () => undefined }
}

/** How much is on the map. */
function Summary(props: MapListProps) {
  const { mode, entries, shown, filter, regions } = props
  const { counts, rules, citiesPerCountry, countries, undated } = shown
  const { isThere, hasFailed } = modeState(props)
  if (entries.visitList === undefined || !isThere) {
    const isLost = entries.visitList === undefined ? entries.visits.isError : hasFailed
    return <div className="h-6 py-1">{!isLost && <Skeleton className="h-4 w-44" />}</div>
  }
  const groups = regions.groups ?? []
  // The number of countries in the first line.
  const said = { cities: counts.countries, countries: citiesPerCountry.size, regions: groups.length }[mode]
  return (
    <div>
      {mode === 'countries' ? (
        <CountryKey
          visited={citiesPerCountry.size}
          notVisited={countries.filter(({ cities }) => cities === 0).length}
        />
      ) : mode === 'regions' ? (
        <RegionCounts
          regions={groups.reduce((sum, { visited }) => sum + visited, 0)}
          countries={groups.length}
        />
      ) : filter.wishes === 'only' ? (
        <WishCounts count={shown.cities.length} />
      ) : (
        <CityCounts cities={counts.cities} countries={counts.countries} range={filter.range} />
      )}
      {entries.ledger && filter.wishes !== 'only' && (
        <CountOfList
          userId={entries.ledger.user}
          rule={rules.rule}
          {...(said !== counts.countries && { count: counts.countries })}
          className="text-13 max-md:min-h-11"
        />
      )}
      <UndatedNote count={undated} />
    </div>
  )
}

/** Explains how to get years on the map, while none of the person's stays has a date. */
function DatesHint({ isOwn, entries }: MapListProps) {
  const { ledger, visitList = [], index } = entries
  if (!isOwn || ledger === undefined || visitList.length === 0 || index.years !== undefined) return null
  return <p className="mb-3 text-13 text-ink-3">{mapMessages.datesHint}</p>
}

const failedNotice = ({ error, refetch }: MapEntries['visits']) => (
  <ListNotice
    title={mapMessages.failedTitle}
    text={errorMessage(error)}
    action={{ label: mapMessages.retry, onClick: () => void refetch() }}
  />
)

function ListBody(props: MapListProps) {
  const { isOwn, mode, entries, shown, onShowAll } = props
  const isPhone = useIsPhone()
  const sizes = { entryPx: isPhone ? 48 : 40, headingPx: 42 }
  const { isThere, hasFailed, retry } = modeState(props)

  if (entries.visitList === undefined && entries.visits.isError) return failedNotice(entries.visits)
  if (!isThere && hasFailed) {
    const title = mode === 'regions' ? mapMessages.regionsFailedTitle : mapMessages.worldFailedTitle
    return <ListNotice title={title} action={{ label: mapMessages.retry, onClick: retry }} />
  }
  if (entries.visitList === undefined || !isThere) {
    return <ListSkeleton entryPx={sizes.entryPx} headingPx={mode === 'cities' ? sizes.headingPx : 0} />
  }
  if (mode === 'countries') return <CountryList {...props} sizes={sizes} />
  if (entries.entries.length === 0) {
    return isOwn ? (
      <ListNotice
        title={mapMessages.emptyTitle}
        text={mapMessages.emptyText}
        action={{ label: mapMessages.emptyAction, onClick: openCitySearch }}
        other={
          <Link to="/import" className={buttonClass({ variant: 'quiet' })}>
            {mapMessages.importFiles}
          </Link>
        }
      />
    ) : (
      <ListNotice title={mapMessages.emptyTitle} text={mapMessages.emptyOther} />
    )
  }
  if (mode === 'regions' ? shown.visited.size === 0 : shown.cities.length === 0) {
    const action = { label: mapMessages.showAllStays, onClick: onShowAll }
    return <ListNotice title={mapMessages.noneShownTitle} text={mapMessages.noneShownText} action={action} />
  }
  if (mode === 'regions') {
    const { regions, text, chosen, onChooseRegion } = props
    return (
      <RegionList groups={regions.groups ?? []} filter={text} chosen={chosen} onChoose={onChooseRegion} />
    )
  }
  return <CityList {...props} sizes={sizes} />
}

type Sizes = { entryPx: number; headingPx: number }

function CityList(props: MapListProps & { sizes: Sizes }) {
  const { entries, shown, filter, text, order, chosen, onChooseCity, onDelete, sizes } = props
  const language = useLanguage()
  const { index } = entries
  // Sorting takes longest, and a filter does not change the order.
  const sorted = useMemo(() => inOrder(entries.entries, order, language), [entries.entries, order, language])
  const rows = useMemo(() => {
    const cities = sorted.filter(({ cityId }) => shown.kinds.has(cityId))
    return cityRows(filterEntries(cities, text), order, language)
  }, [sorted, shown.kinds, text, order, language])
  if (rows.length === 0) return <NoMatch />
  const hasKinds = index.kinds.size > 1 || !index.kinds.has('visited')
  return (
    <IndexList
      // A new order begins at its top.
      key={order}
      label={mapMessages.visitedCitiesList}
      rows={rows}
      {...sizes}
      current={chosen}
      onChoose={onChooseCity}
      renderLine={(entry, isCurrent) => (
        <CityLine
          entry={entry}
          isChosen={isCurrent}
          kind={shown.kinds.get(entry.cityId) ?? 'visited'}
          hasKinds={hasKinds}
          years={shownYears(index, entry.cityId, filter)}
        />
      )}
      renderActions={(entry) => <CityActions entry={entry} onDelete={onDelete} />}
      onDelete={
        onDelete &&
        ((entry) => {
          if (entry.visit !== undefined) onDelete(entry)
        })
      }
    />
  )
}

function CountryList(props: MapListProps & { sizes: Sizes }) {
  const { shown, text, chosen, onChooseCountry, sizes } = props
  const { notVisited } = mapMessages
  const rows = useMemo(
    () => countryRows(filterEntries(shown.countries, text), notVisited),
    [shown.countries, text, notVisited],
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
