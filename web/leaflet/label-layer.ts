import type { LatLng, Map as LeafletMap } from 'leaflet'
import type { MapLabels } from '#web/lib/map-labels.ts'
import { createLabelLayout, type Obstacles } from './label-layout.ts'
import { type LabelName, namesOf } from './label-names.ts'
import { createLabelWidths } from './label-widths.ts'
import { coversOf } from './free-area.ts'
import { worldSize } from './mercator.ts'
import { type Box, overlap, type PlacedLabel } from './place-labels.ts'

export type LabelLayer = {
  /** The names are capitalised as in the language. */
  setLabels: (labels: MapLabels, language: string) => void
  setObstacles: (obstacles: Obstacles) => void
  /** On the countries map a name's ink follows its country's fill; null on the plain map. */
  setVisited: (iso2: ReadonlySet<string> | null) => void
  /** The city whose name stands at a point of the map, or undefined. */
  cityAt: (at: LatLng) => { name: string; lat: number; lng: number } | undefined
  remove: () => void
}

/** Names are made this far beyond the view, so that a short drag meets none missing. */
const readyPx = 160
/** Degrees, scale and credit stand along the lower edge. */
const footPx = 28
const gapPx = 8
/** A tap so near to a city's name means the name; its dot lies within. */
const besideNamePx = 12
/** A name is not shown in part, but may lose so many pixels to the edge of the map. */
const lossPx = 2
/** A sea's name moves so far, and no farther, to stay clear of a button on the map. */
const asidePx = 72

/**
 * The names of seas, countries and cities, as text in `pane`. They are decoration: the list beside a map is what a
 * screen reader reads.
 */
export function addLabelLayer(map: LeafletMap, pane: HTMLElement): LabelLayer {
  pane.setAttribute('aria-hidden', 'true')
  let visited: ReadonlySet<string> | null = null
  let shown: ShownNames = new Map()
  let isRemoved = false
  let frame = 0

  // Names, pins and fills often change together: one new layout serves all of them.
  const replace = () => {
    if (frame !== 0 || isRemoved || !widths.isReady()) return
    frame = requestAnimationFrame(() => {
      frame = 0
      layout.forget()
      clear()
      show()
    })
  }
  const widths = createLabelWidths(map, replace)
  const layout = createLabelLayout(widths.of)

  const show = () => {
    // React takes a map away before what stands on it, and a map that is gone has no bounds. Where a new
    // layout is coming anyway, the old one is not made for another zoom first.
    if (isRemoved || frame !== 0 || !widths.isReady()) return
    const zoom = map.getZoom()
    const scale = worldSize(zoom)
    const origin = map.getPixelOrigin()
    const seen = seenOf(map)
    const [left, top, right, bottom] = widen(seen, readyPx)
    const covers = coveredBy(map, [seen[0], seen[1]])
    const next: ShownNames = new Map()
    for (let copy = Math.floor(left / scale); copy * scale < right; copy++) {
      for (const label of layout.at(zoom)) {
        const name = layout.nameOf(label)
        const x = label.left + copy * scale
        if (!name || x > right || x + 240 < left || label.top > bottom || label.top + 60 < top) continue
        const key = `${label.key} ${copy} ${zoom}`
        const node = shown.get(key)?.node ?? nameElement(name, label.side, visited)
        const { width, height } = layout.sizeOf(name)
        const box: Box = [x, label.top, x + width, label.top + height]
        const cover = covers.find((other) => overlap(other, box))
        const aside = cover && name.kind === 'sea' ? x + width - cover[0] : 0
        // No transform: each would be a layer for the browser to sort in every frame of a drag.
        node.style.left = `${Math.round(x - aside - origin.x)}px`
        node.style.top = `${Math.round(label.top - origin.y)}px`
        const isCut = name.kind === 'city' && isPartOutside(box, seen)
        node.style.visibility = isCut || (cover && (aside === 0 || aside > asidePx)) ? 'hidden' : ''
        next.set(key, { name, node })
      }
    }
    shown = exchange(pane, shown, next)
  }

  const clear = () => {
    shown = exchange(pane, shown, new Map())
  }

  map.on('moveend viewreset resize', show)

  return {
    setLabels: (labels, language) => {
      const names = namesOf(labels, language)
      layout.setNames(names)
      widths.measure(names)
    },
    setObstacles: (next) => {
      layout.setObstacles(next)
      replace()
    },
    setVisited: (next) => {
      visited = next
      for (const { name, node } of shown.values()) setInk(name, node, visited)
    },
    cityAt: (at) => {
      const zoom = map.getZoom()
      if (!layout.isAt(zoom) || getComputedStyle(pane).visibility === 'hidden') return undefined
      const { x, y } = map.project(at, zoom)
      const copy = Math.floor(x / worldSize(zoom))
      const left = x - copy * worldSize(zoom)
      for (const label of layout.at(zoom)) {
        const name = layout.nameOf(label)
        const node = shown.get(`${label.key} ${copy} ${zoom}`)?.node
        if (name?.kind !== 'city' || !node || node.style.visibility === 'hidden') continue
        const { width, height } = layout.sizeOf(name)
        const box = widen([label.left, label.top, label.left + width, label.top + height], besideNamePx)
        if (left >= box[0] && left <= box[2] && y >= box[1] && y <= box[3])
          return { name: name.city, lat: name.lat, lng: name.lng }
      }
      return undefined
    },
    remove: () => {
      isRemoved = true
      widths.remove()
      cancelAnimationFrame(frame)
      map.off('moveend viewreset resize', show)
      clear()
    },
  }
}

/** The elements by the name, the copy of the world and the zoom for which they stand. */
type ShownNames = Map<string, { name: LabelName; node: HTMLElement }>

/** Takes the elements of `before` away and adds those of `after`, leaving those that are in both. */
function exchange(pane: HTMLElement, before: ShownNames, after: ShownNames): ShownNames {
  for (const [key, { node }] of before) if (!after.has(key)) node.remove()
  for (const [key, { node }] of after) if (!before.has(key)) pane.append(node)
  return after
}

function nameElement(name: LabelName, side: PlacedLabel['side'], visited: ReadonlySet<string> | null) {
  const label = document.createElement('div')
  label.className = `${name.style.className} is-${side}`
  setInk(name, label, visited)
  label.style.fontSize = `${name.style.sizePx}px`
  if (name.kind === 'city') label.append(document.createElement('i'))
  const text = document.createElement('span')
  text.textContent = name.lines.join('\n')
  label.append(text)
  return label
}

function setInk(
  { kind, iso2 }: LabelName,
  { classList }: HTMLElement,
  visited: ReadonlySet<string> | null,
): void {
  const isVisited = kind === 'sea' ? undefined : visited?.has(iso2)
  classList.toggle('is-on-visited', isVisited === true)
  classList.toggle('is-on-unvisited', isVisited === false)
}

/** What the frame of the map shows, in absolute pixels. */
function seenOf(map: LeafletMap): Box {
  const { min, max } = map.getPixelBounds()
  return [min?.x ?? 0, min?.y ?? 0, max?.x ?? 0, max?.y ?? 0]
}

const widen = ([left, top, right, bottom]: Box, byPx: number): Box => [
  left - byPx,
  top - byPx,
  right + byPx,
  bottom + byPx,
]

/** Whether the frame cuts the box in two. */
const isPartOutside = (box: Box, frame: Box) =>
  overlap(box, frame) &&
  (box[0] < frame[0] - lossPx ||
    box[1] < frame[1] - lossPx ||
    box[2] > frame[2] + lossPx ||
    box[3] > frame[3] + lossPx)

/** What lies above the map, in absolute pixels; `corner` is where the map's upper left corner is. */
function coveredBy(map: LeafletMap, [left, top]: readonly [number, number]): Box[] {
  const { x, y } = map.getSize()
  const foot: Box = [left, top + y - footPx, left + x, top + y]
  return [
    foot,
    ...coversOf(map, '[data-over-map], .leaflet-control').map((box) =>
      widen([box[0] + left, box[1] + top, box[2] + left, box[3] + top], gapPx),
    ),
  ]
}
