import type { LatLng, Map as LeafletMap } from 'leaflet'
import { createContext, useContext } from 'react'
import type { Basemap } from './basemap.ts'
import type { Box } from './place-labels.ts'

/** What lies on a map, as its buttons and popups ask for it. */
export type SceneParts = {
  /** Shows the place or the route that the map is about; null for a map of the world. */
  showSubject: (() => void) | null
  /** Shows all points; null where there are none. */
  showPoints: (() => void) | null
  /** The boxes of the markers that a popup should not cover, in absolute pixels at a zoom. */
  markers: (zoom: number) => readonly Box[]
  /** Whether a click there means something that is drawn on a canvas. */
  isTaken: (at: LatLng) => boolean
}

export type MapScene = {
  /** What lies on the map now. */
  parts: () => SceneParts
  /** Adds a layer's parts until the returned function is called. */
  put: (parts: Partial<SceneParts>) => () => void
}

const nothing: SceneParts = {
  showSubject: null,
  showPoints: null,
  markers: () => [],
  isTaken: () => false,
}

/** A scene that the layers of a map fill. */
export function createScene(): MapScene {
  const layers = new Set<Partial<SceneParts>>()
  return {
    parts: () => Object.assign({}, nothing, ...layers),
    put: (parts) => {
      layers.add(parts)
      return () => void layers.delete(parts)
    },
  }
}

/** The map that a component stands in. */
export type MapHandle = { map: LeafletMap; basemap: Basemap; scene: MapScene }

export const MapContext = createContext<MapHandle | null>(null)

/** The map around the calling component. Throws outside a MapPlate. */
export function useMap(): MapHandle {
  const handle = useContext(MapContext)
  if (!handle) throw new Error('This component belongs inside a MapPlate.')
  return handle
}
