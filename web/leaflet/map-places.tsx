import type { LatLng, LeafletMouseEvent } from 'leaflet'
import { useEffect, useEffectEvent } from 'react'
import { useMap } from './map-context.ts'
import { worldSize } from './mercator.ts'

/** A place of the map that a person asks about. */
export type AskedPlace = {
  lat: number
  lng: number
  /** The city's name on the map; "" when the place has none. */
  name: string
  /** How far away a city may be to be meant, in kilometres. */
  reachKm: number
  /** Whether the nearest city is meant; otherwise the largest within reach. */
  isNearest: boolean
  byKey: boolean
}

/** From this zoom a tap asks about a place without a name. */
const nearZoom = 9
/** Two taps within this time zoom in and ask nothing, in milliseconds. */
const doubleTapMs = 260
const reachPx = 48
const mostReachKm = 400
/** A name on the map lies so near to its city. */
const nameReachKm = 25
const equatorKm = 40_075

/**
 * Asks about places of the map: a tap on a city's name, from zoom 9 a tap anywhere, and Enter for the middle
 * of the map while it has the focus.
 */
export function MapPlaces({ onAsk }: { onAsk: (place: AskedPlace) => void }) {
  const { map, basemap, scene } = useMap()
  const ask = useEffectEvent(onAsk)

  useEffect(() => {
    const container = map.getContainer()
    let waiting = 0
    const askAt = ({ lat, lng }: LatLng, byKey: boolean) => {
      const kmPerPx = (equatorKm * Math.cos((lat * Math.PI) / 180)) / worldSize(map.getZoom())
      const reachKm = Math.min(mostReachKm, Math.max(3, reachPx * kmPerPx))
      ask({ lat, lng, name: '', reachKm, isNearest: map.getZoom() >= nearZoom, byKey })
    }
    const handleClick = ({ latlng }: LeafletMouseEvent) => {
      window.clearTimeout(waiting)
      if (scene.parts().isTaken(latlng)) return
      const city = basemap.cityAt(latlng)
      if (city) ask({ ...city, reachKm: nameReachKm, isNearest: false, byKey: false })
      else if (map.getZoom() >= nearZoom) {
        waiting = window.setTimeout(() => askAt(latlng.wrap(), false), doubleTapMs)
      }
    }
    const handleDouble = () => window.clearTimeout(waiting)
    const handleHover = ({ latlng }: LeafletMouseEvent) => {
      if (document.body.classList.contains('leaflet-dragging')) return
      container.classList.toggle('is-over-place', basemap.cityAt(latlng) !== undefined)
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === container) askAt(map.getCenter().wrap(), true)
    }
    const handlers = { click: handleClick, dblclick: handleDouble, mousemove: handleHover }
    map.on(handlers)
    container.addEventListener('keydown', handleKey)
    return () => {
      window.clearTimeout(waiting)
      map.off(handlers)
      container.removeEventListener('keydown', handleKey)
      container.classList.remove('is-over-place')
    }
  }, [map, basemap, scene])
  return null
}
