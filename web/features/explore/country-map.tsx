import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { hasCoordinates } from '#shared/domain/coordinates.ts'
import { MapFit } from '#web/leaflet/map-fit.tsx'
import { MapPlate } from '#web/leaflet/map-plate.tsx'
import { MapPoints } from '#web/leaflet/map-points.tsx'
import { MapRegions } from '#web/leaflet/map-regions.tsx'
import { useCityName } from '#web/lib/language/city-names.ts'
import { withoutCountry } from '#web/lib/map-labels.ts'
import type { RegionShape } from '#web/leaflet/region-shape.ts'
import { unrolledLng } from '#web/leaflet/unroll.ts'
import { worldShape } from '#web/leaflet/world-shape.ts'
import { useTileSource } from '#web/lib/config/config.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { worldQuery } from '#web/queries/world.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'
import type { Place } from '#web/queries/places.ts'
import { namesText } from './names-text.ts'
import { mapClass } from './page-class.ts'
import { PlacePopup, popupLinkClass } from './place-popup.tsx'

type CountryMapProps = {
  countryId: string
  iso2: string
  label: string
  shape: RegionShape
  /** The names of the visited cities, by the key of their region. */
  visited: ReadonlyMap<string, readonly string[]>
  /** The visited cities of the country. */
  cities: readonly Place[]
  /** The key of the chosen region, or "". */
  chosen: string
  onChoose: (key: string) => void
}

/** A country's regions on the built-in map, with the whole country in view; a pressed region shows its name. */
export function CountryMap(props: CountryMapProps) {
  const { countryId, iso2, label, shape, visited, cities, chosen, onChoose } = props
  const { data: worldFile } = useQuery(worldQuery)
  const { data: allLabels } = useQuery(mapLabelsQuery)
  const labels = useMemo(() => allLabels && withoutCountry(allLabels, iso2), [allLabels, iso2])
  const nameOf = useCityName()
  const tiles = useTileSource()
  const world = worldFile ? worldShape(worldFile) : undefined
  const visitedKeys = useMemo(() => new Set(visited.keys()), [visited])
  const [clicked, setClicked] = useState<{ key: string; lat: number; lng: number }>()
  const [cityId, setCityId] = useState('')
  const [byKey, setByKey] = useState(false)

  const { bounds } = shape
  const points = useMemo(
    () =>
      cities.filter(hasCoordinates).map((city) => ({
        id: city.id,
        name: nameOf(city),
        lat: city.latitude,
        lng: unrolledLng(city.longitude, bounds),
      })),
    [cities, bounds, nameOf],
  )
  const region = shape.regions.find(({ key }) => key === chosen)
  const city = points.find(({ id }) => id === cityId)
  const [lat, lng] = region?.anchor ?? [0, 0]
  const at = clicked?.key === chosen ? clicked : { lat, lng }
  const { country } = exploreMessages
  const names = visited.get(chosen) ?? []
  return (
    <MapPlate className={mapClass} label={label} shape={world} labels={labels} tiles={tiles} edges={leftEdge}>
      <MapFit bounds={bounds} />
      <MapRegions
        shape={shape}
        visited={visitedKeys}
        chosen={chosen}
        onChoose={({ key }, place) => {
          setCityId('')
          setClicked({ key, ...place })
          onChoose(key)
        }}
      />
      <MapPoints
        points={points}
        chosen={cityId}
        onChoose={(id, by) => {
          setByKey(by === 'keyboard')
          setCityId(id)
          onChoose('')
        }}
      />
      {region && (
        <PlacePopup
          key={region.key}
          at={at}
          title={region.name === '' ? country.unknown : region.name}
          onClose={() => onChoose('')}
        >
          <p className="mt-1 text-14 text-ink-2">
            {names.length === 0 ? country.notVisited : country.visitedThere({ cities: namesText(names, 4) })}
          </p>
          {region.stateId !== '' && (
            <Link
              to="/explore/country/$countryId/region/$stateId"
              params={{ countryId, stateId: region.stateId }}
              className={popupLinkClass}
            >
              {exploreMessages.region.view}
            </Link>
          )}
        </PlacePopup>
      )}
      {city && (
        <PlacePopup
          key={city.id}
          at={city}
          marker="pin"
          takesFocus={byKey}
          title={city.name}
          onClose={() => setCityId('')}
        >
          <Link to="/explore/city/$cityId" params={{ cityId: city.id }} className={popupLinkClass}>
            {exploreMessages.list.viewCity}
          </Link>
        </PlacePopup>
      )}
    </MapPlate>
  )
}

const leftEdge = { left: Infinity, right: 0, top: 24, bottom: 24 }
