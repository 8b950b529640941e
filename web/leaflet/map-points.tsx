import { useEffect, useEffectEvent, useRef } from 'react'
import { useScript } from '#web/lib/use-script.ts'
import { useMap } from './map-context.ts'
import { addPinLayer, type ChooseHandler, type MapPoint, type PointLayer } from './pin-layer.ts'

/** Up to this many points stand as pins; above it they are dots that join when they are near. */
export const pinLimit = 300

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
  const { map, basemap } = useMap()
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
  }, [basemap, points])
  useEffect(() => layer.current?.choose(chosen), [chosen])
  useEffect(() => () => basemap.setObstacles(() => []), [basemap])
  return null
}
