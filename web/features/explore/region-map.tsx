import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { hasCoordinates } from '#shared/domain/coordinates.ts'
import { MapFit } from '#web/leaflet/map-fit.tsx'
import { MapPlate } from '#web/leaflet/map-plate.tsx'
import { MapPoints } from '#web/leaflet/map-points.tsx'
import { MapRegions } from '#web/leaflet/map-regions.tsx'
import { MapRings } from '#web/leaflet/map-rings.tsx'
import type { RegionShape } from '#web/leaflet/region-shape.ts'
import { unroll, unrolledLng } from '#web/leaflet/unroll.ts'
import { worldShape } from '#web/leaflet/world-shape.ts'
import { useTileSource } from '#web/lib/config/config.ts'
import { cityName, useCityName } from '#web/lib/language/city-names.ts'
import { type MapLabels, withoutCountry } from '#web/lib/map-labels.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { useCityMark } from '#web/queries/city-mark.ts'
import { useCityWish } from '#web/queries/city-wish.ts'
import { worldQuery } from '#web/queries/world.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'
import { MarkButton } from '#web/ui/mark-button.tsx'
import { WishButton } from '#web/ui/wish-button.tsx'
import { mapClass } from './page-class.ts'
import { PlacePopup, popupLinkClass } from './place-popup.tsx'
import type { ListedCity } from './region-cities.tsx'

/** The zoom from which cities that are not visited are drawn: farther out they would cover the region. */
const ringsFromZoom = 7
/** At most this many of the largest cities get their name, as far as there is room. */
const mostNames = 60
/** A single city is shown with this many degrees around it. */
const leastReach = 0.3

type RegionMapProps = {
  name: string
  /** The country's. */
  iso2: string
  /** The region alone; undefined when the country's file lacks it. */
  shape: RegionShape | undefined
  /** The largest first; at least one has coordinates when there is no shape. */
  cities: readonly ListedCity[]
  visited: ReadonlySet<string>
}

/** A region on our map with its cities: the visited ones as pins, the others as rings. */
export function RegionMap({ name, iso2, shape, cities, visited }: RegionMapProps) {
  const { data: worldFile } = useQuery(worldQuery)
  const { data: worldLabels } = useQuery(mapLabelsQuery)
  const nameOf = useCityName()
  const tiles = useTileSource()
  const world = worldFile ? worldShape(worldFile) : undefined
  const [chosen, setChosen] = useState<{ id: string; byKey: boolean }>()

  const placed = useMemo(() => cities.filter(hasCoordinates), [cities])
  const bounds = useMemo(() => shape?.bounds ?? boundsOf(placed), [shape, placed])
  const points = useMemo(
    () =>
      placed.map((city) => ({
        id: city.id,
        name: nameOf(city),
        lat: city.latitude,
        lng: unrolledLng(city.longitude, bounds),
      })),
    [placed, bounds, nameOf],
  )
  const [pins, rings] = useMemo(
    () => [points.filter(({ id }) => visited.has(id)), points.filter(({ id }) => !visited.has(id))],
    [points, visited],
  )
  const labels = useMemo(
    () => worldLabels && labelsWith(withoutCountry(worldLabels, iso2), placed, nameOf),
    [worldLabels, iso2, placed, nameOf],
  )
  const visitedKeys = useMemo(
    () => new Set(pins.length > 0 ? shape?.regions.map(({ key }) => key) : []),
    [pins, shape],
  )
  const city = cities.find(({ id }) => id === chosen?.id)
  const at = points.find(({ id }) => id === chosen?.id)

  return (
    <MapPlate
      className={stickyMapClass}
      label={exploreMessages.region.mapLabel({ name })}
      shape={world}
      labels={labels}
      tiles={tiles}
      edges={leftEdge}
    >
      <MapFit bounds={bounds} />
      {shape && <MapRegions shape={shape} visited={visitedKeys} />}
      <MapRings
        points={rings}
        fromZoom={shape === undefined ? 0 : ringsFromZoom}
        onChoose={(id) => setChosen({ id, byKey: false })}
      />
      <MapPoints
        points={pins}
        chosen={chosen?.id ?? ''}
        onChoose={(id, by) => setChosen({ id, byKey: by === 'keyboard' })}
      />
      {city && at && (
        <PlacePopup
          key={city.id}
          at={at}
          marker={visited.has(city.id) ? 'pin' : 'stop'}
          takesFocus={chosen?.byKey ?? false}
          title={cityName(city)}
          onClose={() => setChosen(undefined)}
        >
          <CityInPopup city={city} />
        </PlacePopup>
      )}
    </MapPlate>
  )
}

// The list beside it may be very long.
const stickyMapClass = `${mapClass} lg:[@media(height>=44rem)]:sticky! lg:[@media(height>=44rem)]:top-20`
const leftEdge = { left: Infinity, right: 0, top: 24, bottom: 24 }

function CityInPopup({ city }: { city: ListedCity }) {
  const { list } = exploreMessages
  return (
    <>
      {city.population > 0 && (
        <p className="figures mt-1 text-14 text-ink-2">{list.people({ people: city.population })}</p>
      )}
      <Link to="/explore/city/$cityId" params={{ cityId: city.id }} className={popupLinkClass}>
        {list.viewCity}
      </Link>
      <div className="-ms-2.5 flex flex-wrap">
        <MarkButton city={cityName(city)} size="popup" {...useCityMark(city)} />
        <WishButton city={cityName(city)} size="popup" {...useCityWish(city)} />
      </div>
    </>
  )
}

type Position = { id: string; name: string; latitude: number; longitude: number }

/** The bounds that contain all cities. */
function boundsOf(cities: readonly Position[]) {
  const latitudes = cities.map(({ latitude }) => latitude)
  const { west, east } = unroll(cities.map(({ longitude }) => [longitude, longitude]))
  return {
    south: Math.min(...latitudes) - leastReach,
    north: Math.max(...latitudes) + leastReach,
    west: west - leastReach,
    east: east + leastReach,
  }
}

/** The map's names with those of the region's own cities; a city in both gets one name. */
function labelsWith(
  labels: MapLabels,
  cities: readonly Position[],
  nameOf: (city: Position) => string,
): MapLabels {
  const named = cities.slice(0, mostNames)
  const isNamed = new Set(named.map(({ name }) => name))
  return {
    ...labels,
    cities: [
      ...named.map((city) => ({
        name: city.name,
        shown: nameOf(city),
        lat: city.latitude,
        lng: city.longitude,
        minZoom: 0,
      })),
      ...labels.cities.filter(({ name }) => !isNamed.has(name)),
    ],
  }
}
