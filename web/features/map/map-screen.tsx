import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useMemo, useState } from 'react'
import { MapPlate } from '#web/leaflet/map-plate.tsx'
import { useTileSource } from '#web/lib/config/config.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { useSession } from '#web/lib/session/session.ts'
import { mapMessages } from '#web/messages/map.ts'
import { useMayUnmark } from '#web/queries/ask-unmark.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'
import { useUnmarkCity } from '#web/queries/visit-changes.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { CitiesOnMap } from './cities-on-map.tsx'
import type { CityEntry } from './city-index.ts'
import { CountriesOnMap } from './countries-on-map.tsx'
import { KindFilter } from './kind-filter.tsx'
import { type MapFilter, usualKinds } from './map-filter.ts'
import { MapList } from './map-list.tsx'
import type { MapMode, MapSearch } from './map-search.ts'
import { RegionsOnMap } from './regions-on-map.tsx'
import { kindsOf, kindsText, viewOf, viewText } from './read-search.ts'
import { TimeBand, TimeBandPlace } from './time-band.tsx'
import { useBandPlace } from './use-band-place.ts'
import { useMapChoice } from './use-map-choice.ts'
import { useMapEntries, useShownEntries } from './use-map-entries.ts'
import { useRegionGroups } from './use-region-groups.ts'
import { useYearRange } from './use-year-range.ts'

type MapScreenProps = {
  title: string
  /** Whose visits are shown. */
  userId: string
  /** Whether the person who looks may change them. */
  isOwn: boolean
  search: MapSearch
  /** Writes to the address. A step is something the back button returns from. */
  onSearch: (change: Partial<MapSearch>, as: 'step' | 'detail') => void
  footer: ReactNode
}

/** The map of visited cities, countries or regions with its list, and the years in which they were visited. */
export function MapScreen({ title, userId, isOwn, search, onSearch, footer }: MapScreenProps) {
  const labels = useQuery(mapLabelsQuery)
  const entries = useMapEntries(userId, isOwn)
  const { shape, index } = entries
  const time = useYearRange(search, onSearch, index.years)
  const doLayoversCount = entries.ledger?.rules.transit === true
  const kinds = useAskedKinds(search, onSearch)
  const filter = useFilter(kinds.asked, time.range, doLayoversCount)
  const mode: MapMode = search.show ?? 'cities'
  const shown = useShownEntries(entries, filter, mode === 'cities')
  const regions = useRegionGroups(entries, shown, mode === 'regions')
  const tiles = useTileSource()
  const { user } = useSession()
  // Another person's map is public when it can be shown.
  const isPublic = !isOwn || user?.public === true
  const isPhone = useIsPhone()
  const unmark = useUnmarkCity()
  const mayUnmark = useMayUnmark()
  const choice = useMapChoice(search, onSearch, shown, shape)
  const chosen = { cities: search.city, countries: search.country, regions: search.region }[mode] ?? ''
  const hasBand = index.years !== undefined
  const hasBandPlace = useBandPlace(userId, entries.isLedgerKnown ? hasBand : undefined)

  const handleDelete = (entry: CityEntry) => {
    keepFocus(shown.cities.length > 1)
    if (entry.cityId === search.city) onSearch({ city: undefined }, 'detail')
    void unmark(entry.visit)
  }
  const deleteWhenMeant = async (entry: CityEntry) => {
    if (await mayUnmark(entry.visit)) handleDelete(entry)
  }
  const onDelete = isOwn ? (entry: CityEntry) => void deleteWhenMeant(entry) : undefined
  const chooseRegion = (region: string) => onSearch({ region: region === '' ? undefined : region }, 'detail')

  const isUsual = kinds.asked.kinds === undefined && kinds.asked.wishes === undefined
  const hasKinds = index.kinds.size > 1 || (index.kinds.size === 1 && !index.kinds.has('visited'))
  const kindFilter = (className: string) =>
    (hasKinds || !isUsual) && (
      <KindFilter
        filter={filter}
        onKinds={(next) => kinds.ask({ kinds: kindsText(next, usualKinds({ transit: doLayoversCount })) })}
        onWishes={(wishes) => kinds.ask({ wishes: wishes === 'on' ? undefined : wishes })}
        hasWishes={isOwn}
        className={className}
      />
    )
  const { cities, countries } = shown.counts

  return (
    <div
      className={clsx(
        'relative flex min-h-0 flex-1 print:block',
        hasBandPlace ? '[--sheet-height:3rem]' : '[--sheet-height:min(16.5rem,45%)]',
      )}
    >
      <MapList
        title={title}
        isOwn={isOwn}
        sharedPath={isPublic ? `/map/${userId}` : undefined}
        mode={mode}
        entries={entries}
        shown={shown}
        filter={filter}
        kindFilter={kindFilter(clsx('mb-3.5', hasBand && 'max-md:[@media(height>=32rem)]:hidden'))}
        hasBand={hasBandPlace}
        regions={regions}
        chosen={chosen}
        text={search.q ?? ''}
        onText={(text) => onSearch({ q: text === '' ? undefined : text }, 'detail')}
        order={search.sort}
        onOrder={(sort) => onSearch({ sort }, 'detail')}
        onChooseCity={(id) => choice.chooseCity(id, 'pointer')}
        onChooseCountry={(id) => choice.chooseCountry(id)}
        onChooseRegion={chooseRegion}
        onShowAll={() => {
          kinds.forget()
          onSearch({ years: undefined, kinds: undefined, wishes: undefined }, 'step')
        }}
        onDelete={onDelete}
        footer={footer}
      />
      <div
        className={clsx(
          'relative flex min-w-0 flex-1 flex-col print:static! print:block max-md:absolute max-md:inset-x-0 max-md:top-0',
          hasBandPlace ? 'max-md:bottom-12' : 'max-md:bottom-[calc(var(--sheet-height)-0.75rem)]',
        )}
      >
        <MapPlate
          className={clsx('min-h-0 w-full flex-1', !hasBandPlace && 'is-under-sheet')}
          label={
            {
              cities: mapMessages.citiesLabel,
              countries: mapMessages.countriesLabel,
              regions: mapMessages.regionsLabel,
            }[mode]
          }
          shape={shape}
          labels={labels.data}
          tiles={tiles}
          view={viewOf(search)}
          onView={(view) => onSearch({ at: viewText(view) }, 'detail')}
          edges={mode === 'countries' ? null : isPhone ? phoneEdges : wideEdges}
        >
          {mode === 'cities' && (
            <CitiesOnMap
              entries={entries}
              shown={shown}
              choice={choice}
              range={time.range}
              onAllYears={() => index.years && time.change(index.years)}
              isOwn={isOwn}
              onDelete={onDelete}
            />
          )}
          {mode === 'countries' && (
            <CountriesOnMap entries={entries} shown={shown} choice={choice} chosen={chosen} />
          )}
          {mode === 'regions' && shape && regions.groups && (
            <RegionsOnMap
              shape={shape}
              groups={regions.groups}
              cities={regions.cities}
              chosen={chosen}
              onChoose={chooseRegion}
            />
          )}
        </MapPlate>
        <ModeSwitch mode={mode} onSearch={onSearch} />
        {hasBandPlace && !hasBand && <TimeBandPlace />}
        {index.years && (
          <>
            {isPhone &&
              kindFilter('shrink-0 border-t border-rule bg-sheet px-4 py-2.5 [@media(height<32rem)]:hidden')}
            <TimeBand
              years={index.years}
              index={index}
              filter={filter}
              time={time}
              shown={{ userId, cities, countries }}
            />
          </>
        )}
      </div>
    </div>
  )
}

type AskedKinds = Pick<MapSearch, 'kinds' | 'wishes'>

/** The kinds and wishes of the address, or those of a press that the address does not have yet. */
function useAskedKinds({ kinds, wishes }: MapSearch, onSearch: MapScreenProps['onSearch']) {
  const [pressed, setPressed] = useState<AskedKinds>()
  if (pressed && pressed.kinds === kinds && pressed.wishes === wishes) setPressed(undefined)
  const asked: AskedKinds = pressed ?? { kinds, wishes }
  return {
    asked,
    ask: (change: AskedKinds) => {
      setPressed({ ...asked, ...change })
      onSearch(change, 'detail')
    },
    forget: () => setPressed(undefined),
  }
}

/** The filter that was asked for, in the years that are shown. */
function useFilter(
  { kinds, wishes }: AskedKinds,
  range: MapFilter['range'],
  doLayoversCount: boolean,
): MapFilter {
  const { from, to } = range ?? {}
  return useMemo(
    () => ({
      ...kindsOf({ kinds, wishes }, usualKinds({ transit: doLayoversCount })),
      range: from === undefined || to === undefined ? undefined : { from, to },
    }),
    [kinds, wishes, from, to, doLayoversCount],
  )
}

function ModeSwitch({ mode, onSearch }: Pick<MapScreenProps, 'onSearch'> & { mode: MapMode }) {
  return (
    <div data-over-map className="absolute top-3 inset-e-3 z-20 md:top-6 md:inset-e-6">
      <Segmented
        label={mapMessages.show}
        value={mode}
        choices={[
          { value: 'cities', label: mapMessages.cities },
          { value: 'countries', label: mapMessages.countries },
          { value: 'regions', label: mapMessages.regions },
        ]}
        onChoose={(value) => onSearch({ show: value === 'cities' ? undefined : value, q: undefined }, 'step')}
        className="shadow-lift-2"
      />
    </div>
  )
}

/**
 * Before the popup goes away in which a city is deleted: its focus goes to the city's row, whose next row takes
 * it, or to the map when the list will be empty.
 */
function keepFocus(hasMore: boolean) {
  if (!document.activeElement?.closest('.map-popup')) return
  const row = hasMore ? document.querySelector<HTMLElement>('[data-tab-stop] > button') : null
  const target = row ?? document.querySelector<HTMLElement>('.map-stage')
  target?.focus({ preventScroll: true })
}

const wideEdges = { left: 56, right: 270, top: 20, bottom: 34 }
// On phones the lower edge lies under the sheet.
const phoneEdges = { left: Infinity, right: 0, top: 64, bottom: 24 }
