import { useEffect, useEffectEvent, useRef } from 'react'
import { addDotLayer } from './dot-layer.ts'
import { useMap } from './map-context.ts'
import { type MapPointsProps, partsOf } from './map-points.tsx'
import type { ChooseHandler, PointLayer } from './pin-layer.ts'

/** More places than pins could show: dots that join when they are near. */
export function MapDots({ points, chosen, onChoose }: MapPointsProps) {
  const { map, basemap, scene } = useMap()
  const layer = useRef<PointLayer>(null)
  const handleChoose = useEffectEvent<ChooseHandler>((id, by) => onChoose(id, by))

  useEffect(() => {
    const pane = map.getPane('dots') ?? map.getContainer()
    const dots = addDotLayer(map, pane, basemap.palette, (id, by) => handleChoose(id, by))
    layer.current = dots
    const stop = basemap.onInks(dots.redraw)
    return () => {
      stop()
      dots.remove()
    }
  }, [map, basemap])

  useEffect(() => {
    layer.current?.setPoints(points)
    basemap.setObstacles((zoom) => layer.current?.obstacles(zoom) ?? [])
    return scene.put(partsOf(map, points, layer))
  }, [map, basemap, scene, points])
  useEffect(() => layer.current?.choose(chosen), [chosen])
  useEffect(() => () => basemap.setObstacles(() => []), [basemap])
  return null
}
