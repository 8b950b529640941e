import { useEffect } from 'react'
import { useMap } from './map-context.ts'
import { shiftBy, shiftToReveal } from './reveal.ts'

/** Moves the map to a point that was chosen outside the map, if it is outside the view or under a panel. */
export function RevealPoint({ lat, lng }: { lat: number; lng: number }) {
  const { map } = useMap()
  useEffect(() => shiftBy(map, shiftToReveal(map, { lat, lng })), [map, lat, lng])
  return null
}
