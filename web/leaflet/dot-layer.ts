import {
  DomUtil,
  type LatLng,
  type LeafletMouseEvent,
  type Map as LeafletMap,
  type Point,
  type ZoomAnimEvent,
} from 'leaflet'
import { type ClusterIndex, clusterIndex } from './clusters.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { paintSpots, type Spot, spotAt, spotRadius } from './paint-spots.ts'
import type { Palette } from './palette.ts'
import { addPinLayer, type ChooseHandler, type MapPoint, type PointLayer } from './pin-layer.ts'
import { placeAt } from './place-at.ts'
import type { Box } from './place-labels.ts'

/** Dots are drawn this much beyond the view, as a part of its size. */
const margin = 0.2
/** Names step aside for at most this many dots. */
const obstacleLimit = 2000

/**
 * Points as dots on one canvas, near ones joined into a dot with a number: what the map shows when there are
 * too many for pins. A click on a joined dot zooms in until it parts. The chosen point stands as a pin.
 */
export function addDotLayer(
  map: LeafletMap,
  pane: HTMLElement,
  palette: () => Palette,
  onChoose: ChooseHandler,
): PointLayer & { redraw: () => void } {
  const canvas = DomUtil.create('canvas', 'map-dots leaflet-zoom-animated', pane)
  const pen = canvas.getContext('2d')
  const pins = addPinLayer(map, onChoose)
  let chosen = ''
  let points = new Map<string, MapPoint>()
  let index: ClusterIndex = clusterIndex([])
  let spots: Spot[] = []
  let corner: Point = map.getPixelOrigin()
  let reach: Point = corner
  let drawnZoom = map.getZoom()

  const collect = (): Spot[] => {
    const scale = worldSize(drawnZoom)
    const found: Spot[] = []
    for (let copy = Math.floor(corner.x / scale); copy * scale < reach.x; copy++) {
      const shift = copy * scale
      const west = Math.max(-180, ((corner.x - shift) / scale) * 360 - 180)
      const east = Math.min(180, ((reach.x - shift) / scale) * 360 - 180)
      const north = map.unproject([0, Math.max(0, corner.y)], drawnZoom).lat
      const south = map.unproject([0, Math.min(scale, reach.y)], drawnZoom).lat
      for (const { lat, lng, ...rest } of index.within([west, south, east, north], drawnZoom)) {
        found.push({ ...rest, x: mercatorX(lng) * scale + shift, y: mercatorY(lat) * scale })
      }
    }
    return found.sort((a, b) => a.y - b.y)
  }

  const draw = () => {
    const size = map.getSize()
    const extra = size.multiplyBy(margin).round()
    drawnZoom = map.getZoom()
    corner = map.project(map.getCenter(), drawnZoom).subtract(size.divideBy(2)).subtract(extra).round()
    reach = corner.add(size).add(extra.multiplyBy(2))
    spots = collect()
    const density = Math.max(1, window.devicePixelRatio)
    const extent = reach.subtract(corner)
    canvas.width = Math.round(extent.x * density)
    canvas.height = Math.round(extent.y * density)
    canvas.style.width = `${extent.x}px`
    canvas.style.height = `${extent.y}px`
    placeAt(map, canvas, corner, drawnZoom)
    if (!pen) return
    pen.setTransform(density, 0, 0, density, -corner.x * density, -corner.y * density)
    paintSpots(pen, spots, palette())
  }

  const choose = (id: string) => {
    chosen = id
    const point = points.get(id)
    pins.setPoints(point ? [point] : [])
    pins.choose(id)
  }

  const handleMove = () => {
    if (map.getZoom() !== drawnZoom) return
    const middle = map.project(map.getCenter(), drawnZoom)
    const half = map.getSize().divideBy(2)
    const [from, to] = [middle.subtract(half), middle.add(half)]
    if (from.x < corner.x || from.y < corner.y || to.x > reach.x || to.y > reach.y) draw()
  }

  const under = (latlng: LatLng) => {
    const { x, y } = map.project(latlng, drawnZoom)
    return spotAt(spots, x, y)
  }

  const handleClick = ({ latlng }: LeafletMouseEvent) => {
    const spot = under(latlng)
    if (!spot) return
    if (spot.count === 1) onChoose(spot.id, 'pointer')
    else
      map.setView(map.unproject([spot.x, spot.y], drawnZoom), Math.min(index.parts(spot), map.getMaxZoom()))
  }

  const handleHover = ({ latlng }: LeafletMouseEvent) => {
    map.getContainer().classList.toggle('is-over-dot', under(latlng) !== undefined)
  }

  const handlers = {
    moveend: draw,
    viewreset: draw,
    resize: draw,
    move: handleMove,
    zoom: () => placeAt(map, canvas, corner, drawnZoom),
    zoomanim: ({ center, zoom }: ZoomAnimEvent) => placeAt(map, canvas, corner, drawnZoom, center, zoom),
    click: handleClick,
    mousemove: handleHover,
  }
  map.on(handlers)

  return {
    setPoints: (next) => {
      points = new Map(next.map((point) => [point.id, point]))
      index = clusterIndex(next)
      draw()
      choose(chosen)
    },
    choose,
    focus: (id) => pins.focus(id),
    obstacles: (zoom) => {
      const scale = worldSize(zoom)
      const found = index.within([-180, -85, 180, 85], zoom)
      // So close up, names have room; laying out around every dot of the world would take too long.
      if (found.length > obstacleLimit) return []
      return found.map(({ lat, lng, count }): Box => {
        const [x, y, radius] = [mercatorX(lng) * scale, mercatorY(lat) * scale, spotRadius(count)]
        return [x - radius, y - radius, x + radius, y + radius]
      })
    },
    redraw: draw,
    isTaken: (at) => under(at) !== undefined,
    remove: () => {
      map.off(handlers)
      map.getContainer().classList.remove('is-over-dot')
      pins.remove()
      canvas.remove()
    },
  }
}
