import { DomUtil, type LatLng, type Map as LeafletMap, type Point } from 'leaflet'
import { placeAt } from './place-at.ts'

/** The part of a map that a canvas covers: two opposite corners in the absolute pixels of a zoom. */
export type CoveredArea = { from: Point; to: Point; zoom: number }

export type ViewCanvas = {
  element: HTMLCanvasElement
  area: () => CoveredArea
  /**
   * Clears the canvas and puts it over the present view. Returns a context that draws in absolute pixels, or null if
   * the browser has none.
   */
  cover: () => CanvasRenderingContext2D | null
  /** Whether a part of the view is outside the canvas, at the zoom of the canvas. */
  isPassed: () => boolean
  /** Positions the canvas for this centre and zoom; by default those of the map. */
  place: (center?: LatLng, zoom?: number) => void
}

/** The canvas extends beyond each edge of the view by this part of its size. */
const margin = 0.2

/** A canvas that covers the view of a map and a margin around it, at the screen's pixel density. */
export function createViewCanvas(map: LeafletMap, pane: HTMLElement, className: string): ViewCanvas {
  const element = DomUtil.create('canvas', `${className} leaflet-zoom-animated`, pane)
  const pen = element.getContext('2d')
  const corner = map.getPixelOrigin()
  let area: CoveredArea = { from: corner, to: corner, zoom: map.getZoom() }
  const place = (center?: LatLng, zoom?: number) => placeAt(map, element, area.from, area.zoom, center, zoom)
  return {
    element,
    area: () => area,
    cover: () => {
      const zoom = map.getZoom()
      const size = map.getSize()
      const extra = size.multiplyBy(margin).round()
      const from = map.project(map.getCenter(), zoom).subtract(size.divideBy(2)).subtract(extra).round()
      const extent = size.add(extra.multiplyBy(2))
      area = { from, to: from.add(extent), zoom }
      const density = Math.max(1, window.devicePixelRatio)
      const [width, height] = [Math.round(extent.x * density), Math.round(extent.y * density)]
      if (element.width === width && element.height === height) {
        // A canvas that is given a size takes new memory: several milliseconds at each step of the years.
        pen?.resetTransform()
        pen?.clearRect(0, 0, width, height)
      } else {
        element.width = width
        element.height = height
        element.style.width = `${extent.x}px`
        element.style.height = `${extent.y}px`
      }
      place()
      pen?.setTransform(density, 0, 0, density, -from.x * density, -from.y * density)
      return pen
    },
    isPassed: () => {
      const middle = map.project(map.getCenter(), area.zoom)
      const half = map.getSize().divideBy(2)
      const [from, to] = [middle.subtract(half), middle.add(half)]
      return from.x < area.from.x || from.y < area.from.y || to.x > area.to.x || to.y > area.to.y
    },
    place,
  }
}
