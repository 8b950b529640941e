import { addDotLayer } from './dot-layer.ts'
import type { MapHandle } from './map-context.ts'
import type { ChooseHandler, PointLayer } from './pin-layer.ts'
import { type MapPointsProps, usePointLayer } from './use-point-layer.ts'

/** The places as dots, for more places than pins can show. Near dots are joined. */
export function MapDots(props: MapPointsProps) {
  usePointLayer(addDots, props)
  return null
}

const addDots = ({ map, basemap }: MapHandle, onChoose: ChooseHandler): PointLayer => {
  const pane = map.getPane('dots') ?? map.getContainer()
  const dots = addDotLayer(map, pane, basemap.palette, onChoose)
  const stop = basemap.onPaletteChange(dots.redraw)
  const remove = () => {
    stop()
    dots.remove()
  }
  return { ...dots, remove }
}
