import { useScript } from '#web/lib/page/use-script.ts'
import type { MapHandle } from './map-context.ts'
import { addPinLayer, type ChooseHandler } from './pin-layer.ts'
import { type MapPointsProps, usePointLayer } from './use-point-layer.ts'

/** Up to this many points are shown as pins, more as dots that are joined when near. */
const pinLimit = 300

/** The traveller's places on a map: pins, or dots above `pinLimit`. */
export function MapPoints(props: MapPointsProps) {
  // Lazy load: most maps need neither the dots nor the clustering library.
  const { script } = useScript(() => import('./map-dots.tsx'))
  if (props.points.length <= pinLimit) return <MapPins {...props} />
  return script && <script.MapDots {...props} />
}

const addPins = ({ map }: MapHandle, onChoose: ChooseHandler) => addPinLayer(map, onChoose)

function MapPins(props: MapPointsProps) {
  usePointLayer(addPins, props)
  return null
}
