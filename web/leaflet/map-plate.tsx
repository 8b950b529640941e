// In this order: where two parts style one element, the later part wins.
import './map.css'
import './map-names.css'
import './map-points.css'
import './map-regions.css'
import './map-popup.css'
import './map-controls.css'
import { control, Map as LeafletMap } from 'leaflet'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { afterFrame } from '#web/lib/page/slices.ts'
import { useLanguage } from '#web/messages/language.ts'
import { mapMessages } from '#web/messages/map.ts'
import { useFittedPrint } from './use-print.ts'
import { addBasemap } from './basemap.ts'
import { addEdges, type EdgeMargins } from './edges.ts'
import { LocalScale } from './local-scale.ts'
import { createScene, MapContext, type MapHandle } from './map-context.ts'
import type { MapLabels } from '#web/lib/map-labels.ts'
import { allowZoom, isStill, minZoom } from './show-fitted.ts'
import { addTileLayer, type TileSource } from './tile-layer.ts'
import { addWheelZoom } from './wheel-zoom.ts'
import type { WorldShape } from './world-shape.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

/** What a map shows: its centre in degrees and its zoom. */
export type MapView = { lat: number; lng: number; zoom: number }

/** The first view of the user's map. */
const worldView: MapView = { lat: 30, lng: 0, zoom: 3 }

const maxZoom = 15

type MapPlateProps = {
  /** The map's name for those who do not see it. */
  label: string
  /** The world to draw; undefined while it is fetched. */
  shape: WorldShape | undefined
  labels: MapLabels | undefined
  /** Tiles for the near zooms; undefined for none. */
  tiles?: TileSource | undefined
  /** Where to begin, and where to go when it changes to something the map did not report itself. */
  view?: MapView | undefined
  /** Called when the map has come to rest somewhere else. */
  onView?: (view: MapView) => void
  /** Where the edges stay free of degrees; null for a map without them. */
  edges?: EdgeMargins | null
  className?: string
  /** Layers and popups: whatever uses `useMap`. */
  children?: ReactNode
}

const plainEdges: EdgeMargins = { left: 56, right: 250, top: 24, bottom: 40 }

/**
 * A map on our own basemap, sized by `className`. It can be dragged, zoomed by wheel, fingers, buttons and
 * keyboard, and wraps around the world. What lies on it are its children.
 */
export function MapPlate(props: MapPlateProps) {
  const { label, shape, labels, tiles, view = worldView, onView, edges = plainEdges } = props
  const { className = '', children } = props
  const plate = useRef<HTMLDivElement>(null)
  const edge = useRef<HTMLDivElement>(null)
  const { stage, handle } = useLeafletMap(view, onView)
  useFittedPrint(plate)
  const language = useLanguage()
  const { credit, degrees } = mapMessages

  useEffect(() => {
    if (shape) handle?.basemap.setShape(shape)
  }, [handle, shape])
  useEffect(() => {
    if (labels) handle?.basemap.setLabels(labels, language)
  }, [handle, labels, language])
  useEffect(() => {
    const { attributionControl } = handle?.map ?? {}
    attributionControl?.addAttribution(credit)
    return () => void attributionControl?.removeAttribution(credit)
  }, [handle, credit])
  const { url, attribution, minZoom: tilesFrom } = tiles ?? {}
  useEffect(() => {
    if (!handle || url === undefined || attribution === undefined || tilesFrom === undefined) return undefined
    return addTileLayer(handle.map, 'tiles', { url, attribution, minZoom: tilesFrom })
  }, [handle, url, attribution, tilesFrom])
  useEffect(() => {
    if (!handle || !edge.current || !edges) return undefined
    return addEdges(handle.map, edge.current, edges, degrees)
  }, [handle, edges, degrees])

  useEffect(() => {
    // The scale is written with each move.
    handle?.map.fire('move', { language })
  }, [handle, language])

  return (
    <div ref={plate} className={`map-plate ${className}`}>
      {/* It is named when it takes keys. */}
      <div ref={stage} className="map-stage" {...(handle && { role: 'application', 'aria-label': label })} />
      <div ref={edge} className="map-edges" aria-hidden="true" />
      {handle && (
        <MapContext value={handle}>
          <ZoomButtons />
          {children}
        </MapContext>
      )}
    </div>
  )
}

/** The map in the element of `stage`: it follows `view`, and reports where else it has come to rest. */
function useLeafletMap(view: MapView, onView: MapPlateProps['onView']) {
  const stage = useRef<HTMLDivElement>(null)
  /** The view that `onView` was last told of, or that it was given. */
  const known = useRef(viewKey(view))
  /** Where the map rests then; elsewhere after a change of its size, which nobody is told of. */
  const rest = useRef(viewKey(view))
  const [handle, setHandle] = useState<MapHandle | null>(null)

  const report = useEffectEvent((map: LeafletMap) => {
    const now = viewOf(map)
    if (viewKey(now) === rest.current) return
    known.current = rest.current = viewKey(now)
    onView?.(now)
  })
  const start = useEffectEvent((element: HTMLElement) => {
    const map = createMap(element, view)
    const basemap = addBasemap(map)
    const removeWheel = addWheelZoom(map)
    let resting = 0
    map.on('moveend', () => {
      window.clearTimeout(resting)
      resting = window.setTimeout(() => report(map), 200)
    })
    const observer = new ResizeObserver(() => {
      const isResting = viewKey(viewOf(map)) === rest.current
      map.invalidateSize({ pan: false })
      if (isResting) rest.current = viewKey(viewOf(map))
    })
    observer.observe(element)
    known.current = rest.current = viewKey(view)
    setHandle({ map, basemap, scene: createScene() })
    return () => {
      observer.disconnect()
      setHandle(null)
      removeWheel()
      basemap.remove()
      map.remove()
      // Last, because a map that is taken down while it glides comes to rest once more.
      window.clearTimeout(resting)
    }
  })

  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    let remove = () => {}
    // Setting up a map takes long: the page around it is shown before.
    const callOff = afterFrame(() => {
      remove = start(element)
    })
    return () => {
      callOff()
      remove()
    }
  }, [])

  const { lat, lng, zoom } = view
  useEffect(() => {
    const key = viewKey({ lat, lng, zoom })
    if (!handle || key === known.current) return
    known.current = rest.current = key
    allowZoom(handle.map, zoom)
    handle.map.setView([lat, lng], zoom, { animate: false })
  }, [handle, lat, lng, zoom])
  return { stage, handle }
}

/** Views that differ less than anyone sees are the same. */
const viewKey = ({ lat, lng, zoom }: MapView) => `${lat.toFixed(3)},${lng.toFixed(3)},${zoom}`

function viewOf(map: LeafletMap): MapView {
  const { lat, lng } = map.getCenter()
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000
  return { lat: rounded(lat), lng: rounded(lng), zoom: map.getZoom() }
}

function createMap(element: HTMLElement, { lat, lng, zoom }: MapView): LeafletMap {
  const moves = !isStill()
  const map = new LeafletMap(element, {
    center: [lat, lng],
    zoom,
    minZoom: Math.min(minZoom, zoom),
    maxZoom,
    zoomSnap: 0.5,
    zoomDelta: 0.5,
    // `addWheelZoom` takes its place.
    scrollWheelZoom: false,
    wheelPxPerZoomLevel: 120,
    maxBounds: [
      [-90, -180],
      [90, 180],
    ],
    maxBoundsViscosity: 0.5,
    zoomControl: false,
    attributionControl: false,
    fadeAnimation: false,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  })
  new LocalScale({ position: 'bottomright', imperial: false, maxWidth: 90 }).addTo(map)
  control.attribution({ position: 'bottomright', prefix: false }).addTo(map)
  return map
}
