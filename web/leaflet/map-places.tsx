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

/** From this zoom the nearest city is meant; farther out it is the largest within reach. */
const nearZoom = 9
/** Two taps within this time zoom in and ask nothing, in milliseconds. */
const doubleTapMs = 260
/** What a fingertip covers, and what the middle of the map means to the keyboard. */
const reachPx = { tap: 24, key: 48 }
const mostReachKm = 400
/** A name on the map lies so near to its city. */
const nameReachKm = 25
const equatorKm = 40_075

/**
 * Asks about places of the map: a tap on a city's name or anywhere else, and Enter for the middle of the map
 * while it has the focus. A tap beside a city's name that closes a popup does nothing else.
 */
export function MapPlaces({ onAsk }: { onAsk: (place: AskedPlace) => void }) {
  const { map, basemap, scene } = useMap()
  const ask = useEffectEvent(onAsk)

  useEffect(() => {
    const container = map.getContainer()
    let waiting = 0
    let hasClosed = false
    const askAt = ({ lat, lng }: LatLng, byKey: boolean) => {
      const kmPerPx = (equatorKm * Math.cos((lat * Math.PI) / 180)) / worldSize(map.getZoom())
      const reachKm = Math.min(mostReachKm, Math.max(3, reachPx[byKey ? 'key' : 'tap'] * kmPerPx))
      ask({ lat, lng, name: '', reachKm, isNearest: map.getZoom() >= nearZoom, byKey })
    }
    const handleClick = ({ latlng }: LeafletMouseEvent) => {
      window.clearTimeout(waiting)
      if (scene.parts().isTaken(latlng)) return
      const city = basemap.cityAt(latlng)
      if (city) ask({ ...city, reachKm: nameReachKm, isNearest: false, byKey: false })
      else if (!hasClosed) waiting = window.setTimeout(() => askAt(latlng.wrap(), false), doubleTapMs)
    }
    // Leaflet closes a popup between these two events of the same tap.
    const handlePreclick = () => {
      hasClosed = false
    }
    const handleClosed = () => {
      hasClosed = true
    }
    const handleDouble = () => window.clearTimeout(waiting)
    const handleHover = ({ latlng }: LeafletMouseEvent) => {
      if (document.body.classList.contains('leaflet-dragging')) return
      container.classList.toggle('is-over-place', basemap.cityAt(latlng) !== undefined)
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === container) askAt(map.getCenter().wrap(), true)
    }
    const handlers = {
      preclick: handlePreclick,
      popupclose: handleClosed,
      click: handleClick,
      dblclick: handleDouble,
      mousemove: handleHover,
    }
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
