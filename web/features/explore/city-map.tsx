import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { City } from '#shared/collections/cities.ts'
import { MapPlate } from '#web/leaflet/map-plate.tsx'
import { MapPoints } from '#web/leaflet/map-points.tsx'
import { worldShape } from '#web/leaflet/world-shape.ts'
import { useTileSource } from '#web/lib/config/config.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { worldQuery } from '#web/queries/world.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'
import { mapClass } from './page-class.ts'

/** The nearest zoom at which the built-in map has detail; the tiles take over one step nearer. */
const firstZoom = 6

/** The city on the built-in map. */
export function CityMap({ city }: { city: City }) {
  const { id, latitude: lat, longitude: lng } = city
  const name = cityName(city)
  const { data: file } = useQuery(worldQuery)
  const { data: labels } = useQuery(mapLabelsQuery)
  const tiles = useTileSource()
  const world = file ? worldShape(file) : undefined
  // The pin already shows the city's name.
  const others = useMemo(
    () => labels && { ...labels, cities: labels.cities.filter((each) => each.name !== city.name) },
    [labels, city.name],
  )
  const points = useMemo(() => [{ id, name, lat, lng }], [id, name, lat, lng])
  return (
    <MapPlate
      className={mapClass}
      label={exploreMessages.city.mapLabel({ name })}
      shape={world}
      labels={others}
      tiles={tiles}
      view={{ lat, lng, zoom: firstZoom }}
      edges={leftEdge}
    >
      <MapPoints points={points} chosen={id} onChoose={() => undefined} />
    </MapPlate>
  )
}

const leftEdge = { left: Infinity, right: 0, top: 24, bottom: 24 }
