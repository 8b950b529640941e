import type { Map as LeafletMap } from 'leaflet'
import type { mapMessages } from '#web/messages/map.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { graticuleStep } from './paint.ts'

/** Pixels at each end of an edge without labels of degrees, because a control or panel is there. */
export type EdgeMargins = { left: number; right: number; top: number; bottom: number }

/** The minimum distance between two labels on the bottom edge, in pixels. */
const leastGapPx = 56

/** Half the width of the longest label on the bottom edge (180°E), with a gap. */
const halfLabelPx = 28

/** The minimum distance that `labelStep` keeps between lines with labels, in pixels. */
const apartPx = { left: 16, bottom: 48 }

/**
 * The degrees from one label to the next: the multiple of the graticule's step at which labels are at least `leastPx`
 * pixels apart.
 */
export function labelStep(zoom: number, leastPx: number): number {
  const step = graticuleStep(zoom)
  const pxPerStep = (worldSize(zoom) * step) / 360
  return step * ([1, 2, 3, 6].find((times) => times * pxPerStep >= leastPx) ?? 12)
}

type Side = 'north' | 'south' | 'east' | 'west'

/** The longitude between -180 and 180 degrees. */
const turned = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180

type DegreesText = typeof mapMessages.degrees

/** The text of a label, such as 0°, 15°E or 30°W. */
const degreeLabel = (text: DegreesText, signed: number, positive: Side, negative: Side) => {
  const degrees = Math.abs(signed)
  const side = degrees === 0 || degrees === 180 ? 'none' : signed > 0 ? positive : negative
  return text({ degrees, side })
}

/**
 * Labels along one edge. They are on a strip that moves with the map: a drag changes the style of the strip, and not
 * of each label. Returns a function that puts labels at their pixels on the strip, and moves the strip by `shift`
 * pixels.
 */
function addStrip(element: HTMLElement, edge: 'left' | 'bottom', text: (degrees: number) => string) {
  const strip = document.createElement('div')
  strip.className = `is-${edge}`
  element.append(strip)
  const [axis, side] = edge === 'left' ? (['Y', 'top'] as const) : (['X', 'left'] as const)
  const labels = new Map<number, HTMLElement>()
  return (places: Map<number, number>, shift: number) => {
    strip.style.transform = `translate${axis}(${shift.toFixed(1)}px)`
    for (const [degrees, label] of labels) {
      if (places.has(degrees)) continue
      label.remove()
      labels.delete(degrees)
    }
    for (const [degrees, px] of places) {
      let label = labels.get(degrees)
      if (!label) {
        label = document.createElement('span')
        label.textContent = text(degrees)
        labels.set(degrees, label)
        strip.append(label)
      }
      label.style[side] = `${px.toFixed(1)}px`
    }
  }
}

/**
 * Writes the degrees of the graticule along the left and the bottom edge, and updates them with every move. `text`
 * writes a label in the language of the page.
 */
export function addEdges(
  map: LeafletMap,
  element: HTMLElement,
  margins: EdgeMargins,
  text: DegreesText,
): () => void {
  const showLeft = addStrip(element, 'left', (lat) => degreeLabel(text, lat, 'north', 'south'))
  const showBottom = addStrip(element, 'bottom', (lon) => degreeLabel(text, turned(lon), 'east', 'west'))
  let frame = 0
  // The attribution and the scale: they grow when the attribution of the tiles is added.
  const corner = map.getContainer().querySelector('.leaflet-bottom.leaflet-right')
  let cornerPx = 0

  const draw = () => {
    frame = 0
    const zoom = map.getZoom()
    const scale = worldSize(zoom)
    const size = map.getSize()
    const middle = map.project(map.getCenter(), zoom)
    const [west, north] = [middle.x - size.x / 2, middle.y - size.y / 2]
    // Leaflet changes the origin with the zoom and not during a drag, so a drag moves no label on its strip.
    const origin = map.getPixelOrigin()
    const step = labelStep(zoom, apartPx.bottom)
    // At low zooms the lines of the graticule are closer together than their labels are wide.
    const between = step * Math.max(1, Math.ceil(leastGapPx / ((step / 360) * scale)))
    const bottom = new Map<number, number>()
    const first = Math.ceil(((west / scale) * 360 - 180) / between) * between
    for (let lon = first; ; lon += between) {
      const x = mercatorX(lon) * scale
      if (x - west > size.x - Math.max(margins.right, cornerPx)) break
      if (x - west >= margins.left) bottom.set(lon, x - origin.x)
    }
    showBottom(bottom, origin.x - west)
    const left = new Map<number, number>()
    const latStep = labelStep(zoom, apartPx.left)
    for (let lat = Math.ceil(-75 / latStep) * latStep; lat <= 75; lat += latStep) {
      const y = mercatorY(lat) * scale
      if (y - north >= margins.top && y - north <= size.y - margins.bottom) left.set(lat, y - origin.y)
    }
    showLeft(left, origin.y - north)
  }

  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }
  const observer = new ResizeObserver(() => {
    if (!corner) return
    const edge = map.getContainer().getBoundingClientRect().right
    cornerPx = edge - corner.getBoundingClientRect().left + halfLabelPx
    schedule()
  })
  if (corner) observer.observe(corner)
  map.on('move zoom viewreset resize', schedule)
  draw()
  return () => {
    observer.disconnect()
    map.off('move zoom viewreset resize', schedule)
    cancelAnimationFrame(frame)
    element.replaceChildren()
  }
}
