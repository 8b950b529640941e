import type { Map as LeafletMap } from 'leaflet'
import { mapMessages } from '#web/messages/map.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { graticuleStep } from './paint.ts'

/** Pixels at each end of an edge that stay free of degrees, because something else is there. */
export type EdgeMargins = { left: number; right: number; top: number; bottom: number }

/** The least distance of two labels on the bottom edge, in pixels. */
const leastGapPx = 56

/** Half the width of the longest label on the bottom edge (180°E), with a gap. */
const halfLabelPx = 28

/** Pixels from one label to the next that keep them readable: on the left edge, and on the bottom edge. */
const apartPx = { left: 16, bottom: 48 }

/** Every how many degrees of the graticule a label stands, so that labels are at least so many pixels apart. */
export function labelStep(zoom: number, leastPx: number): number {
  const step = graticuleStep(zoom)
  const pxPerStep = (worldSize(zoom) * step) / 360
  return step * ([1, 2, 3, 6].find((times) => times * pxPerStep >= leastPx) ?? 12)
}

type Side = 'north' | 'south' | 'east' | 'west'

/** 0°, 15°E, 30°W … as it stands on the map's edge. */
const degreeLabel = (signed: number, positive: Side, negative: Side) => {
  const degrees = Math.abs(signed)
  const side = degrees === 0 || degrees === 180 ? 'none' : signed > 0 ? positive : negative
  return mapMessages.degrees({ degrees, side })
}

/** Writes the degrees of the graticule along the left and the bottom edge, following every move. */
export function addEdges(map: LeafletMap, element: HTMLElement, margins: EdgeMargins): () => void {
  const ticks: HTMLElement[] = []
  let frame = 0
  // The credit and the scale: they grow when the credit of the tiles is added.
  const corner = map.getContainer().querySelector('.leaflet-bottom.leaflet-right')
  let cornerPx = 0

  const tick = (index: number, side: string, position: number, text: string) => {
    let node = ticks[index]
    if (!node) {
      node = document.createElement('span')
      ticks.push(node)
      element.append(node)
    }
    if (node.className !== side) node.className = side
    if (node.textContent !== text) node.textContent = text
    // No transform: each would be a layer for the browser to sort in every frame of a drag.
    node.style.left = side === 'is-left' ? '0' : `${position.toFixed(1)}px`
    node.style.top = side === 'is-left' ? `${position.toFixed(1)}px` : ''
    node.hidden = false
  }

  const draw = () => {
    frame = 0
    const zoom = map.getZoom()
    const scale = worldSize(zoom)
    const size = map.getSize()
    const middle = map.project(map.getCenter(), zoom)
    const [west, north] = [middle.x - size.x / 2, middle.y - size.y / 2]
    const step = labelStep(zoom, apartPx.bottom)
    let used = 0
    // Far out the lines of the graticule are nearer than their labels are wide.
    const between = step * Math.max(1, Math.ceil(leastGapPx / ((step / 360) * scale)))
    const first = Math.ceil(((west / scale) * 360 - 180) / between) * between
    for (let lon = first; ; lon += between) {
      const x = mercatorX(lon) * scale - west
      if (x > size.x - Math.max(margins.right, cornerPx)) break
      if (x < margins.left) continue
      const around = ((((lon + 180) % 360) + 360) % 360) - 180
      tick(used++, 'is-bottom', x, degreeLabel(around, 'east', 'west'))
    }
    const latStep = labelStep(zoom, apartPx.left)
    for (let lat = Math.ceil(-75 / latStep) * latStep; lat <= 75; lat += latStep) {
      const y = mercatorY(lat) * scale - north
      if (y < margins.top || y > size.y - margins.bottom) continue
      tick(used++, 'is-left', y, degreeLabel(lat, 'north', 'south'))
    }
    for (const node of ticks.slice(used)) node.hidden = true
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
