// The order matters: if two files style the same element, the later one wins.
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
import { allowZoom, prefersReducedMotion, minZoom } from './show-fitted.ts'
import { addTileLayer, type TileSource } from './tile-layer.ts'
import { addWheelZoom } from './wheel-zoom.ts'
import type { WorldShape } from './world-shape.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

/** The view of a map: its centre in degrees and its zoom. */
export type MapView = { lat: number; lng: number; zoom: number }

/** The first view of the user's map. */
const worldView: MapView = { lat: 30, lng: 0, zoom: 3 }

const maxZoom = 15

type MapPlateProps = {
  /** The accessible name of the map. */
  label: string
  /** The world to draw; undefined while it loads. */
  shape: WorldShape | undefined
  labels: MapLabels | undefined
  /** Tiles for high zooms; undefined for none. */
  tiles?: TileSource | undefined
  /** The first view. The map also goes to each new value that it has not reported itself. */
  view?: MapView | undefined
  /** Called when a move of the map has ended in another view. */
  onView?: (view: MapView) => void
  /** The parts of the edges without labels of degrees; null for a map without any labels. */
  edges?: EdgeMargins | null
  className?: string
  /** Layers, popups and other components that call `useMap`. */
  children?: ReactNode
}

const plainEdges: EdgeMargins = { left: 56, right: 250, top: 24, bottom: 40 }

/**
 * A map on our own basemap, sized by `className`. It can be dragged, zoomed by wheel, touch, buttons and keyboard,
 * and wraps around the world. Its children are its layers and popups.
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
    // Leaflet writes the scale on each move.
    handle?.map.fire('move', { language })
  }, [handle, language])

  return (
    <div ref={plate} className={`map-plate ${className}`}>
      {/* It gets its role and name when it can handle keys. */}
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

/** The map in the element of `stage`. It follows `view`, and reports other views in which a move has ended. */
function useLeafletMap(view: MapView, onView: MapPlateProps['onView']) {
  const stage = useRef<HTMLDivElement>(null)
  /** The last view that the parent knows: reported by `onView` or given as `view`. */
  const known = useRef(viewKey(view))
  /**
   * The map's own key of that view. It differs from `known` after a change of the map's size, which is not reported.
   */
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
      // Last, because removing a map during an animation fires `moveend` once more.
      window.clearTimeout(resting)
    }
  })

  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    let remove = () => {}
    // Creating a map takes long, so the page around it is painted first.
    const cancel = afterFrame(() => {
      remove = start(element)
    })
    return () => {
      cancel()
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

/** Equal for views whose difference is not visible. */
const viewKey = ({ lat, lng, zoom }: MapView) => `${lat.toFixed(3)},${lng.toFixed(3)},${zoom}`

function viewOf(map: LeafletMap): MapView {
  const { lat, lng } = map.getCenter()
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000
  return { lat: rounded(lat), lng: rounded(lng), zoom: map.getZoom() }
}

function createMap(element: HTMLElement, { lat, lng, zoom }: MapView): LeafletMap {
  const moves = !prefersReducedMotion()
  const map = new LeafletMap(element, {
    center: [lat, lng],
    zoom,
    minZoom: Math.min(minZoom, zoom),
    maxZoom,
    zoomSnap: 0.5,
    zoomDelta: 0.5,
    // `addWheelZoom` replaces it.
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
