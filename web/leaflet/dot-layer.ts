import type { LatLng, LeafletMouseEvent, Map as LeafletMap, ZoomAnimEvent } from 'leaflet'
import { type ClusterIndex, clusterIndex } from './clusters.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { paintSpots, type Spot, spotAt, spotRadius } from './paint-spots.ts'
import type { Palette } from './palette.ts'
import { addPinLayer, type ChooseHandler, type MapPoint, type PointLayer } from './pin-layer.ts'
import type { Box } from './place-labels.ts'
import { type CoveredArea, createViewCanvas } from './view-canvas.ts'

/** Names avoid dots only if there are at most this many. */
const obstacleLimit = 2000

/**
 * Points as dots on one canvas. Near dots are joined into one with a number. The map uses it for more points than
 * pins can show. A click on a joined dot zooms in to the zoom where it splits. The chosen point is shown as a pin.
 */
export function addDotLayer(
  map: LeafletMap,
  pane: HTMLElement,
  palette: () => Palette,
  onChoose: ChooseHandler,
): PointLayer & { redraw: () => void } {
  const canvas = createViewCanvas(map, pane, 'map-dots')
  const pins = addPinLayer(map, onChoose)
  let chosen = ''
  let points: readonly MapPoint[] = []
  let index: ClusterIndex = clusterIndex([])
  let spots: Spot[] = []

  const draw = () => {
    const pen = canvas.cover()
    spots = spotsWithin(map, index, canvas.area())
    if (pen) paintSpots(pen, spots, palette())
  }

  const choose = (id: string) => {
    chosen = id
    const point = id === '' ? undefined : points.find((other) => other.id === id)
    pins.setPoints(point ? [point] : [])
    pins.choose(id)
  }

  const handleMove = () => {
    if (map.getZoom() === canvas.area().zoom && canvas.isPassed()) draw()
  }

  const under = (latlng: LatLng) => {
    const { x, y } = map.project(latlng, canvas.area().zoom)
    return spotAt(spots, x, y)
  }

  const handleClick = ({ latlng }: LeafletMouseEvent) => {
    const spot = under(latlng)
    if (!spot) return
    if (spot.count === 1) onChoose(spot.id, 'pointer')
    else {
      const { zoom } = canvas.area()
      map.setView(map.unproject([spot.x, spot.y], zoom), Math.min(index.parts(spot, zoom), map.getMaxZoom()))
    }
  }

  const handleHover = ({ latlng }: LeafletMouseEvent) => {
    map.getContainer().classList.toggle('is-over-dot', under(latlng) !== undefined)
  }

  const handlers = {
    moveend: draw,
    viewreset: draw,
    resize: draw,
    move: handleMove,
    zoom: () => canvas.place(),
    zoomanim: ({ center, zoom }: ZoomAnimEvent) => canvas.place(center, zoom),
    click: handleClick,
    mousemove: handleHover,
  }
  map.on(handlers)

  return {
    setPoints: (next) => {
      points = next
      index = clusterIndex(next)
      draw()
      choose(chosen)
    },
    choose,
    focus: (id) => pins.focus(id),
    obstacles: (zoom) => {
      const scale = worldSize(zoom)
      const found = index.within([-180, -85, 180, 85], zoom)
      // A layout around every dot of the world takes too long. At zooms with so many separate dots, names have room
      // anyway.
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
      canvas.element.remove()
    },
  }
}

/** The dots of an area on each copy of the world that it shows, from north to south. */
function spotsWithin(map: LeafletMap, index: ClusterIndex, { from, to, zoom }: CoveredArea): Spot[] {
  const scale = worldSize(zoom)
  const found: Spot[] = []
  for (let copy = Math.floor(from.x / scale); copy * scale < to.x; copy++) {
    const shift = copy * scale
    const west = Math.max(-180, ((from.x - shift) / scale) * 360 - 180)
    const east = Math.min(180, ((to.x - shift) / scale) * 360 - 180)
    const north = map.unproject([0, Math.max(0, from.y)], zoom).lat
    const south = map.unproject([0, Math.min(scale, to.y)], zoom).lat
    for (const { lat, lng, ...rest } of index.within([west, south, east, north], zoom)) {
      found.push({ ...rest, x: mercatorX(lng) * scale + shift, y: mercatorY(lat) * scale })
    }
  }
  return found.sort((a, b) => a.y - b.y)
}
