import type { Map as LeafletMap } from 'leaflet'
import { createContext, useContext } from 'react'
import type { Basemap } from './basemap.ts'

/** The map that a component stands in. */
export type MapHandle = { map: LeafletMap; basemap: Basemap }

export const MapContext = createContext<MapHandle | null>(null)

/** The map around the calling component. Throws outside a MapPlate. */
export function useMap(): MapHandle {
  const handle = useContext(MapContext)
  if (!handle) throw new Error('This component belongs inside a MapPlate.')
  return handle
}
