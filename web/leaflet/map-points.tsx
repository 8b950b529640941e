import type { Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useScript } from '#web/lib/page/use-script.ts'
import { boundsOf } from './fit-view.ts'
import { type SceneParts, useMap } from './map-context.ts'
import { addPinLayer, type ChooseHandler, type MapPoint, type PointLayer } from './pin-layer.ts'
import { showFitted } from './show-fitted.ts'

/** A pin's height and half its width, in pixels, with some air. */
const room = { above: 48, below: 16, aside: 28 }
/** One place alone is shown with its surroundings. */
const nearestZoom = { one: 6, several: 11 }

/** What a map's buttons and popups learn of its points. */
export function partsOf(
  map: LeafletMap,
  points: readonly MapPoint[],
  layer: RefObject<PointLayer | null>,
): Partial<SceneParts> {
  const bounds = points.length === 0 ? null : boundsOf(points.map(({ lat, lng }) => [lat, lng]))
  const nearest = points.length === 1 ? nearestZoom.one : nearestZoom.several
  return {
    showPoints: bounds === null ? null : () => showFitted(map, bounds, { room, maxZoom: nearest }),
    markers: (zoom) => layer.current?.obstacles(zoom) ?? [],
    isTaken: (at) => layer.current?.isTaken(at) ?? false,
  }
}

/** Up to this many points stand as pins; above it they are dots that join when they are near. */
const pinLimit = 300

export type MapPointsProps = {
  points: readonly MapPoint[]
  /** The id of the chosen point, or "". */
  chosen: string
  onChoose: ChooseHandler
}

/** The traveller's places on a map: pins up to some hundreds, above that dots that join. */
export function MapPoints(props: MapPointsProps) {
  // Most maps never need the dots and what joins them: their script comes after everything else.
  const { script } = useScript(() => import('./map-dots.tsx'))
  if (props.points.length <= pinLimit) return <MapPins {...props} />
  return script && <script.MapDots {...props} />
}

function MapPins({ points, chosen, onChoose }: MapPointsProps) {
  const { map, basemap, scene } = useMap()
  const layer = useRef<PointLayer>(null)
  const handleChoose = useEffectEvent<ChooseHandler>((id, by) => onChoose(id, by))

  useEffect(() => {
    const pins = addPinLayer(map, (id, by) => handleChoose(id, by))
    layer.current = pins
    return () => pins.remove()
  }, [map])

  useEffect(() => {
    layer.current?.setPoints(points)
    basemap.setObstacles((zoom) => layer.current?.obstacles(zoom) ?? [])
    return scene.put(partsOf(map, points, layer))
  }, [map, basemap, scene, points])
  useEffect(() => layer.current?.choose(chosen), [chosen])
  useEffect(() => () => basemap.setObstacles(() => []), [basemap])
  return null
}
