import { useEffect, useEffectEvent, useRef } from 'react'
import { pinLimit } from './clusters.ts'
import { addDotLayer } from './dot-layer.ts'
import { useMap } from './map-context.ts'
import { addPinLayer, type ChooseHandler, type MapPoint, type PointLayer } from './pin-layer.ts'

type MapPointsProps = {
  points: readonly MapPoint[]
  /** The id of the chosen point, or "". */
  chosen: string
  onChoose: ChooseHandler
}

/** The traveller's places on a map: pins up to some hundreds, above that dots that join. */
export function MapPoints(props: MapPointsProps) {
  return props.points.length > pinLimit ? (
    <LayerOfPoints key="dots" kind="dots" {...props} />
  ) : (
    <LayerOfPoints key="pins" kind="pins" {...props} />
  )
}

function LayerOfPoints({ kind, points, chosen, onChoose }: MapPointsProps & { kind: 'pins' | 'dots' }) {
  const { map, basemap } = useMap()
  const layer = useRef<PointLayer>(null)
  const handleChoose = useEffectEvent<ChooseHandler>((id, by) => onChoose(id, by))

  useEffect(() => {
    const choose: ChooseHandler = (id, by) => handleChoose(id, by)
    if (kind === 'pins') {
      const pins = addPinLayer(map, choose)
      layer.current = pins
      return () => pins.remove()
    }
    const dots = addDotLayer(map, map.getPane('dots') ?? map.getContainer(), basemap.palette, choose)
    layer.current = dots
    const stop = basemap.onInks(dots.redraw)
    return () => {
      stop()
      dots.remove()
    }
  }, [map, basemap, kind])

  useEffect(() => {
    layer.current?.setPoints(points)
    basemap.setObstacles((zoom) => layer.current?.obstacles(zoom) ?? [])
  }, [basemap, points])
  useEffect(() => layer.current?.choose(chosen), [chosen])
  useEffect(() => () => basemap.setObstacles(() => []), [basemap])
  return null
}
