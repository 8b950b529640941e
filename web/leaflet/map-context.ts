import type { LatLng, Map as LeafletMap } from 'leaflet'
import { createContext, useContext } from 'react'
import type { Basemap } from './basemap.ts'
import type { Box } from './place-labels.ts'

/** The properties of a map's layers that its buttons and popups use. */
export type SceneParts = {
  /** Shows the place or the route that is the map's subject; null for a map of the world. */
  showSubject: (() => void) | null
  /** Shows all points; null if there are none. */
  showPoints: (() => void) | null
  /** The boxes of the markers that a popup should not cover, in absolute pixels at a zoom. */
  markers: (zoom: number) => readonly Box[]
  /** Whether a click at this point hits a shape that is drawn on a canvas. */
  isTaken: (at: LatLng) => boolean
}

export type MapScene = {
  /** The merged parts of all layers on the map now. */
  parts: () => SceneParts
  /** Adds a layer's parts. The returned function removes them. */
  put: (parts: Partial<SceneParts>) => () => void
}

const nothing: SceneParts = {
  showSubject: null,
  showPoints: null,
  markers: () => [],
  isTaken: () => false,
}

/** Creates an empty scene, to which the layers of a map add their parts. */
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

/** The map that contains a component. */
export type MapHandle = { map: LeafletMap; basemap: Basemap; scene: MapScene }

export const MapContext = createContext<MapHandle | null>(null)

/** The map around the calling component. Throws outside a MapPlate. */
export function useMap(): MapHandle {
  const handle = useContext(MapContext)
  if (!handle) throw new Error('useMap was called outside a MapPlate.')
  return handle
}
