import type { Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { boundsOf } from './fit-view.ts'
import { type MapHandle, type SceneParts, useMap } from './map-context.ts'
import type { ChooseHandler, MapPoint, PointLayer } from './pin-layer.ts'
import { showFitted } from './show-fitted.ts'

/** The space for a pin: its height and half its width plus a margin, in pixels. */
const room = { above: 48, below: 16, aside: 28 }
/** A single place is shown with its surroundings. */
const nearestZoom = { one: 6, several: 11 }

export type MapPointsProps = {
  points: readonly MapPoint[]
  /** The id of the chosen point, or "". */
  chosen: string
  onChoose: ChooseHandler
}

/**
 * Keeps a layer of points on the map: updates its points and the chosen one, and gives their positions to labels,
 * popups and buttons. `add` creates the layer and must be the same function in every render.
 */
export function usePointLayer(
  add: (handle: MapHandle, onChoose: ChooseHandler) => PointLayer,
  { points, chosen, onChoose }: MapPointsProps,
) {
  const handle = useMap()
  const { map, basemap, scene } = handle
  const layer = useRef<PointLayer>(null)
  const handleChoose = useEffectEvent<ChooseHandler>((id, by) => onChoose(id, by))

  useEffect(() => {
    const added = add(handle, (id, by) => handleChoose(id, by))
    layer.current = added
    return () => added.remove()
  }, [add, handle])

  useEffect(() => {
    layer.current?.setPoints(points)
    basemap.setObstacles((zoom) => layer.current?.obstacles(zoom) ?? [])
    return scene.put(partsOf(map, points, layer))
  }, [map, basemap, scene, points])
  useEffect(() => layer.current?.choose(chosen), [chosen])
  useEffect(() => () => basemap.setObstacles(() => []), [basemap])
}

/** The parts of the points for a map's buttons and popups. */
function partsOf(
  map: LeafletMap,
  points: readonly MapPoint[],
  layer: RefObject<PointLayer | null>,
): Partial<SceneParts> {
  const show = () => {
    const bounds = boundsOf(points.map(({ lat, lng }) => [lat, lng]))
    showFitted(map, bounds, { room, maxZoom: points.length === 1 ? nearestZoom.one : nearestZoom.several })
  }
  return {
    showPoints: points.length === 0 ? null : show,
    markers: (zoom) => layer.current?.obstacles(zoom) ?? [],
    isTaken: (at) => layer.current?.isTaken(at) ?? false,
  }
}
