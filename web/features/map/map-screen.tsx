import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MapPlate } from '#web/leaflet/map-plate.tsx'
import { useTileSource } from '#web/lib/config/config.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { useSession } from '#web/lib/session/session.ts'
import { mapMessages } from '#web/messages/map.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'
import { useUnmarkCity } from '#web/queries/visit-changes.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { CitiesOnMap } from './cities-on-map.tsx'
import type { CityEntry } from './city-index.ts'
import { CountriesOnMap } from './countries-on-map.tsx'
import { MapList } from './map-list.tsx'
import { type MapSearch, viewOf, viewText } from './map-search.ts'
import { useMapChoice } from './use-map-choice.ts'
import { useMapEntries } from './use-map-entries.ts'

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

/** The map of visited cities or countries with its list. */
export function MapScreen({ title, userId, isOwn, search, onSearch, footer }: MapScreenProps) {
  const labels = useQuery(mapLabelsQuery)
  const entries = useMapEntries(userId)
  const { visits, world, shape, cities, statistics, countries } = entries
  const tiles = useTileSource()
  const { user } = useSession()
  // Another person's map is public when it can be shown.
  const isPublic = !isOwn || user?.public === true
  const isPhone = useIsPhone()
  const unmark = useUnmarkCity()
  const choice = useMapChoice(search, onSearch, entries)
  const isCountries = search.show === 'countries'

  const handleDelete = (entry: CityEntry) => {
    keepFocus(cities.length > 1)
    if (entry.cityId === search.city) onSearch({ city: undefined }, 'detail')
    void unmark(entry.visit)
  }
  const onDelete = isOwn ? handleDelete : undefined

  return (
    <div className="relative flex min-h-0 flex-1 print:block [--sheet-height:min(16.5rem,45%)]">
      <MapList
        title={title}
        isOwn={isOwn}
        sharedPath={isPublic ? `/map/${userId}` : undefined}
        isCountries={isCountries}
        visits={visits}
        world={{
          shape,
          hasFailed: world.isError || world.data === null,
          retry: () => void world.refetch(),
        }}
        cities={cities}
        countries={countries}
        statistics={statistics}
        chosen={(isCountries ? search.country : search.city) ?? ''}
        filter={search.q ?? ''}
        onFilter={(text) => onSearch({ q: text === '' ? undefined : text }, 'detail')}
        order={search.sort}
        onOrder={(sort) => onSearch({ sort }, 'detail')}
        onChooseCity={(id) => choice.chooseCity(id, 'pointer')}
        onChooseCountry={(id) => choice.chooseCountry(id)}
        onDelete={onDelete}
        footer={footer}
      />
      <div className="relative min-w-0 flex-1 print:static! max-md:absolute max-md:inset-x-0 max-md:top-0 max-md:bottom-[calc(var(--sheet-height)-0.75rem)]">
        <MapPlate
          className="is-under-sheet size-full"
          label={isCountries ? mapMessages.countriesLabel : mapMessages.citiesLabel}
          shape={shape}
          labels={labels.data}
          tiles={tiles}
          view={viewOf(search)}
          onView={(view) => onSearch({ at: viewText(view) }, 'detail')}
          edges={isCountries ? null : isPhone ? phoneEdges : wideEdges}
        >
          {isCountries ? (
            <CountriesOnMap entries={entries} choice={choice} chosen={search.country ?? ''} />
          ) : (
            <CitiesOnMap entries={entries} choice={choice} onDelete={onDelete} />
          )}
        </MapPlate>
        <KindSwitch isCountries={isCountries} onSearch={onSearch} />
      </div>
    </div>
  )
}

function KindSwitch({ isCountries, onSearch }: Pick<MapScreenProps, 'onSearch'> & { isCountries: boolean }) {
  return (
    <div data-over-map className="absolute top-3 inset-e-3 z-20 md:top-6 md:inset-e-6">
      <Segmented
        label={mapMessages.show}
        value={isCountries ? 'countries' : 'cities'}
        choices={[
          { value: 'cities', label: mapMessages.cities },
          { value: 'countries', label: mapMessages.countries },
        ]}
        onChoose={(value) =>
          onSearch({ show: value === 'countries' ? value : undefined, q: undefined }, 'step')
        }
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
