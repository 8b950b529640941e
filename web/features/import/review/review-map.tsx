import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { boundsOf } from '#web/leaflet/fit-view.ts'
import { MapFit } from '#web/leaflet/map-fit.tsx'
import { MapPlate } from '#web/leaflet/map-plate.tsx'
import { MapPoints } from '#web/leaflet/map-points.tsx'
import type { MapPoint } from '#web/leaflet/pin-layer.ts'
import { RevealPoint } from '#web/leaflet/reveal-point.tsx'
import { worldShape } from '#web/leaflet/world-shape.ts'
import { useTileSource } from '#web/lib/config/config.ts'
import { useCityName } from '#web/lib/language/city-names.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { worldQuery } from '#web/queries/world.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'
import type { ReviewRow, RowState } from './review.ts'

/** If a city has several stays, the first of these determines its pin. */
const rank: readonly RowState[] = ['new', 'unsure', 'there', 'out']
const kinds = { new: 'visited', unsure: 'unsure', there: 'wish', out: 'out' } as const

type ReviewMapProps = {
  /** All rows of the import: the first view shows them. */
  all: readonly ReviewRow[]
  /** The rows that have pins. */
  rows: readonly ReviewRow[]
  /** The id of the chosen city, or "". */
  chosen: string
  /** Whether a row was chosen in the list, and the map must show it. */
  isFromList: boolean
  onChoose: (cityId: string) => void
}

const edges = { left: 56, right: 230, top: 20, bottom: 140 }

/** The cities of an import, one pin for each. */
export function ReviewMap({ all, rows, chosen, isFromList, onChoose }: ReviewMapProps) {
  const nameOf = useCityName()
  const world = useQuery(worldQuery)
  const shape = world.data ? worldShape(world.data) : undefined
  const labels = useQuery(mapLabelsQuery)
  const tiles = useTileSource()
  const isPhone = useIsPhone()
  const [bounds] = useState(() =>
    all.length === 0 ? undefined : boundsOf(all.map(({ city }) => [city.latitude, city.longitude])),
  )
  const points = useMemo(() => pointsOf(rows, nameOf), [rows, nameOf])
  const point = isFromList ? points.find(({ id }) => id === chosen) : undefined
  return (
    <MapPlate
      className="size-full"
      label={texts.review.mapLabel}
      shape={shape}
      labels={labels.data}
      tiles={tiles}
      edges={isPhone ? null : edges}
    >
      {bounds && <MapFit bounds={bounds} />}
      <MapPoints points={points} chosen={chosen} onChoose={onChoose} />
      {point && <RevealPoint lat={point.lat} lng={point.lng} />}
    </MapPlate>
  )
}

function pointsOf(rows: readonly ReviewRow[], nameOf: (city: ReviewRow['city']) => string): MapPoint[] {
  const states = new Map<string, ReviewRow>()
  for (const row of rows) {
    const other = states.get(row.city.id)
    if (!other || rank.indexOf(row.state) < rank.indexOf(other.state)) states.set(row.city.id, row)
  }
  return [...states.values()].map(({ city, state }) => ({
    id: city.id,
    name: texts.review.pin({ city: nameOf(city), state }),
    lat: city.latitude,
    lng: city.longitude,
    kind: kinds[state],
  }))
}
