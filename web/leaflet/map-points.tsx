import { type ComponentType, createElement, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMap } from './map-context.ts'
import { addPinLayer, type ChooseHandler, type MapPoint, type PointLayer } from './pin-layer.ts'

type Dots = ComponentType<MapPointsProps>

/**
 * Most maps never need the dots and what joins them: their script comes after everything else. No Suspense:
 * React would keep its empty place for a third of a second.
 */
function useDots(): Dots | undefined {
  const [dots, setDots] = useState<{ component: Dots }>()
  useEffect(() => {
    const load = async () => setDots({ component: (await import('./map-dots.tsx')).MapDots })
    void load()
  }, [])
  return dots?.component
}

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
  const dots = useDots()
  if (props.points.length <= pinLimit) return <MapPins {...props} />
  return dots && createElement(dots, props)
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
