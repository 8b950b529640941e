import type { LatLng, Map as LeafletMap } from 'leaflet'
import type { MapLabels } from '#web/lib/map-labels.ts'
import { createLabelLayout, type Obstacles } from './label-layout.ts'
import { type LabelName, namesOf } from './label-names.ts'
import { createLabelWidths } from './label-widths.ts'
import { coversOf } from './free-area.ts'
import { worldSize } from './mercator.ts'
import { type Box, overlap, type PlacedLabel } from './place-labels.ts'

export type LabelLayer = {
  /** Names in capitals follow the rules of `language`. */
  setLabels: (labels: MapLabels, language: string) => void
  setObstacles: (obstacles: Obstacles) => void
  /** On the map of countries the colour of a name follows the fill of its country; null on the plain map. */
  setVisited: (iso2: ReadonlySet<string> | null) => void
  /** The city whose name stands at a point of the map, or undefined. */
  cityAt: (at: LatLng) => { name: string; lat: number; lng: number } | undefined
  remove: () => void
}

/** Names are added this far beyond the view, so that a short drag does not reach an area without names. */
const readyPx = 160
/** The height of the strip with degrees, scale and attribution along the lower edge. */
const footPx = 28
const gapPx = 8
/** A tap within this distance of a city's name selects the city; the dot of the city is within this distance. */
const besideNamePx = 12
/** A city's name that the map's edge cuts is hidden if it loses more than this many pixels. */
const lossPx = 2
/** The largest distance by which a sea's name moves left to avoid a control on the map. */
const asidePx = 72

/**
 * The names of seas, countries and cities, as text in `pane`. They are hidden from screen readers, which read the
 * list beside the map.
 */
export function addLabelLayer(map: LeafletMap, pane: HTMLElement): LabelLayer {
  pane.setAttribute('aria-hidden', 'true')
  let visited: ReadonlySet<string> | null = null
  let shown: ShownNames = new Map()
  let isRemoved = false
  let frame = 0

  // Names, pins and fills often change together, so one layout in the next frame serves all changes.
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
    // React removes a map before its layers, and a removed map has no bounds. If a new layout is scheduled, the old
    // one is not computed for another zoom first.
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
        // Not `transform`: each transformed element would be a layer that the browser sorts in every frame of a drag.
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
      for (const { name, node } of shown.values()) setNameColor(name, node, visited)
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

/** The elements by the key of their name, the copy of the world and the zoom. */
type ShownNames = Map<string, { name: LabelName; node: HTMLElement }>

/** Removes the elements of `before` and adds those of `after`. Elements in both stay. */
function exchange(pane: HTMLElement, before: ShownNames, after: ShownNames): ShownNames {
  for (const [key, { node }] of before) if (!after.has(key)) node.remove()
  for (const [key, { node }] of after) if (!before.has(key)) pane.append(node)
  return after
}

function nameElement(name: LabelName, side: PlacedLabel['side'], visited: ReadonlySet<string> | null) {
  const label = document.createElement('div')
  label.className = `${name.style.className} is-${side}`
  setNameColor(name, label, visited)
  label.style.fontSize = `${name.style.sizePx}px`
  if (name.kind === 'city') label.append(document.createElement('i'))
  const text = document.createElement('span')
  text.textContent = name.lines.join('\n')
  label.append(text)
  return label
}

function setNameColor(
  { kind, iso2 }: LabelName,
  { classList }: HTMLElement,
  visited: ReadonlySet<string> | null,
): void {
  const isVisited = kind === 'sea' ? undefined : visited?.has(iso2)
  classList.toggle('is-on-visited', isVisited === true)
  classList.toggle('is-on-unvisited', isVisited === false)
}

/** The visible part of the world, in absolute pixels. */
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

/** Whether a part of the box is outside the frame. */
const isPartOutside = (box: Box, frame: Box) =>
  overlap(box, frame) &&
  (box[0] < frame[0] - lossPx ||
    box[1] < frame[1] - lossPx ||
    box[2] > frame[2] + lossPx ||
    box[3] > frame[3] + lossPx)

/**
 * The boxes of the controls and panels above the map, in absolute pixels; `corner` is the map's upper left corner.
 */
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
