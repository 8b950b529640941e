import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from './map-context.ts'
import { addPinLayer, type ChooseHandler, type MapPoint, type PointLayer } from './pin-layer.ts'

// Most maps never need the dots and what joins them: they come after everything else.
const loadDots = async () => ({ default: (await import('./map-dots.tsx')).MapDots })
const MapDots = lazy(loadDots)

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
  useEffect(() => void loadDots(), [])
  if (props.points.length <= pinLimit) return <MapPins {...props} />
  return (
    <Suspense>
      <MapDots {...props} />
    </Suspense>
  )
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
