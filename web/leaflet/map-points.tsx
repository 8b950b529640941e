import { useScript } from '#web/lib/page/use-script.ts'
import type { MapHandle } from './map-context.ts'
import { addPinLayer, type ChooseHandler } from './pin-layer.ts'
import { type MapPointsProps, usePointLayer } from './use-point-layer.ts'

/** Up to this many points stand as pins; above it they are dots that join when they are near. */
const pinLimit = 300

/** The traveller's places on a map: pins up to some hundreds, above that dots that join. */
export function MapPoints(props: MapPointsProps) {
  // Most maps never need the dots and what joins them: their script comes after everything else.
  const { script } = useScript(() => import('./map-dots.tsx'))
  if (props.points.length <= pinLimit) return <MapPins {...props} />
  return script && <script.MapDots {...props} />
}

const addPins = ({ map }: MapHandle, onChoose: ChooseHandler) => addPinLayer(map, onChoose)

function MapPins(props: MapPointsProps) {
  usePointLayer(addPins, props)
  return null
}
