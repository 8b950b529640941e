import type { LatLng, LeafletMouseEvent } from 'leaflet'
import { useEffect, useEffectEvent } from 'react'
import { useMap } from './map-context.ts'
import { worldSize } from './mercator.ts'

/** A point or a city's name on the map that a person has selected. */
export type AskedPlace = {
  lat: number
  lng: number
  /** The city's name on the map; "" when the place has none. */
  name: string
  /** The largest distance of a matching city, in kilometres. */
  reachKm: number
  /** Whether the nearest city is wanted; otherwise it is the largest within reach. */
  isNearest: boolean
  byKey: boolean
}

/** From this zoom on the nearest city is wanted; below it, the largest within reach. */
const nearZoom = 9
/** A second tap within this time makes a double tap, which zooms and selects nothing. In milliseconds. */
const doubleTapMs = 260
/**
 * The radius of a selection in pixels: a fingertip for a tap, a larger one for the keyboard, which selects the map's
 * centre.
 */
const reachPx = { tap: 24, key: 48 }
const mostReachKm = 400
/** The largest distance between a name on the map and its city. */
const nameReachKm = 25
const equatorKm = 40_075

/**
 * Reports the places that a person selects: a tap on a city's name or on another point, and Enter for the map's
 * centre while the map has the focus. A tap that closes a popup and hits no city's name selects nothing.
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
    // For the same tap Leaflet fires `preclick`, closes the popup, and then fires `click`.
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
