import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { visitStatistics } from '#shared/domain/statistics.ts'
import { MapCountries } from '#web/leaflet/map-countries.tsx'
import { type AskedPlace, MapPlaces } from '#web/leaflet/map-places.tsx'
import { MapPlate } from '#web/leaflet/map-plate.tsx'
import { MapPoints } from '#web/leaflet/map-points.tsx'
import { NewPoints } from '#web/leaflet/new-points.tsx'
import { worldShape } from '#web/leaflet/world-shape.ts'
import { useTileSource } from '#web/lib/config/config.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { useSession } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { mapMessages } from '#web/messages/map.ts'
import { worldQuery } from '#web/queries/geo-json.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'
import { isMarkedHere, useUnmarkCity } from '#web/queries/visit-changes.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { type CityEntry, cityIndex, countryIndex } from './city-index.ts'
import { MapList } from './map-list.tsx'
import { AskedPopup, CityPopup, CountryPopup } from './map-popups.tsx'
import { type MapSearch, viewOf, viewText } from './map-search.ts'

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
  const { show, city = '', country = '', q = '' } = search
  const labels = useQuery(mapLabelsQuery)
  const { visits, visitList, world, shape, cities, statistics, countries, visited, points } =
    useMapEntries(userId)
  const tiles = useTileSource()
  const { user } = useSession()
  // Another person's map is public when it can be shown.
  const isPublic = !isOwn || user?.public === true
  const isPhone = useIsPhone()
  const unmark = useUnmarkCity()
  const [byKey, setByKey] = useState(false)
  const [asked, setAsked] = useState<AskedPlace>()
  const [clicked, setClicked] = useState<{ id: string; lat: number; lng: number }>()

  const isCountries = show === 'countries'
  const chosenCity = isCountries ? undefined : cities.find(({ cityId }) => cityId === city)
  const chosenCountry = isCountries ? countries.find(({ id }) => id === country) : undefined

  const handleCity = (id: string, by: 'pointer' | 'keyboard') => {
    setByKey(by === 'keyboard')
    setAsked(undefined)
    onSearch({ city: id === '' ? undefined : id }, 'detail')
  }
  const handleCountry = (id: string, at?: { lat: number; lng: number }) => {
    setByKey(false)
    setClicked(at && { id, ...at })
    onSearch({ country: id === '' ? undefined : id }, 'detail')
  }
  const handleAsk = (place: AskedPlace) => {
    if (city !== '') onSearch({ city: undefined }, 'detail')
    setAsked(place)
  }
  const handleDelete = (entry: CityEntry) => {
    keepFocus(cities.length > 1)
    if (entry.cityId === city) onSearch({ city: undefined }, 'detail')
    void unmark(entry.visit)
  }

  const shapeAnchor = shape?.countries.find(({ id }) => id === chosenCountry?.id)?.anchor
  const countryAt =
    clicked?.id === chosenCountry?.id ? clicked : shapeAnchor && { lat: shapeAnchor[0], lng: shapeAnchor[1] }
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
        chosen={isCountries ? country : city}
        filter={q}
        onFilter={(text) => onSearch({ q: text === '' ? undefined : text }, 'detail')}
        order={search.sort}
        onOrder={(sort) => onSearch({ sort }, 'detail')}
        onChooseCity={(id) => handleCity(id, 'pointer')}
        onChooseCountry={(id) => handleCountry(id)}
        onDelete={isOwn ? handleDelete : undefined}
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
          {!isCountries && (
            <MapPoints points={points} chosen={chosenCity?.cityId ?? ''} onChoose={handleCity} />
          )}
          {!isCountries && visitList && <NewPoints points={points} isAddedHere={isMarkedHere} />}
          {!isCountries && <MapPlaces onAsk={handleAsk} />}
          {!isCountries && asked && (
            <AskedPopup
              key={`${asked.lat} ${asked.lng}`}
              place={asked}
              onClose={() => setAsked((now) => (now === asked ? undefined : now))}
            />
          )}
          {!isCountries && chosenCity?.isPlaced === true && (
            <CityPopup
              key={chosenCity.cityId}
              entry={chosenCity}
              takesFocus={byKey}
              onClose={() => handleCity('', 'pointer')}
              onDelete={isOwn ? handleDelete : undefined}
            />
          )}
          {/* Until the visits are there no country is called unvisited. */}
          {isCountries && shape && visitList && (
            <MapCountries
              shape={shape}
              visited={visited}
              chosen={country}
              onChoose={({ id }, at) => handleCountry(id, at)}
            />
          )}
          {chosenCountry && countryAt && (
            <CountryPopup
              key={chosenCountry.id}
              entry={chosenCountry}
              at={countryAt}
              takesFocus={false}
              onClose={() => handleCountry('')}
            />
          )}
        </MapPlate>
        <KindSwitch isCountries={isCountries} onSearch={onSearch} />
      </div>
    </div>
  )
}

/** What the map and its list show of a person's visits. */
function useMapEntries(userId: string) {
  const { cityAndCountry } = messages.cities
  const language = useLanguage()
  const visits = useQuery(visitedCitiesQuery(userId))
  const world = useQuery(worldQuery)
  const shape = world.data ? worldShape(world.data) : undefined
  const visitList = visits.data
  const cities = useMemo(() => cityIndex(visitList ?? [], language), [visitList, language])
  const statistics = useMemo(() => visitStatistics(visitList ?? []), [visitList])
  const countries = useMemo(
    () => countryIndex(shape?.countries ?? [], statistics.citiesPerCountry, language),
    [shape, statistics, language],
  )
  const visited = useMemo(() => new Set(statistics.citiesPerCountry.keys()), [statistics])
  const points = useMemo(
    () =>
      cities
        .filter((entry) => entry.isPlaced)
        .map(({ cityId, name, countryName, latitude, longitude }) => ({
          id: cityId,
          name: countryName === '' ? name : cityAndCountry({ city: name, country: countryName }),
          lat: latitude,
          lng: longitude,
        })),
    [cities, cityAndCountry],
  )
  return { visits, visitList, world, shape, cities, statistics, countries, visited, points }
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
