import type { LatLng, Map as LeafletMap } from 'leaflet'
import type { MapLabels } from '#web/lib/map-labels.ts'
import { coversOf } from './free-area.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { type Box, type LabelWish, overlap, placeLabels, type PlacedLabel } from './place-labels.ts'

export type LabelLayer = {
  /** The names are capitalised as in the language. */
  setLabels: (labels: MapLabels, language: string) => void
  /** The boxes, in absolute pixels at a zoom, that names should leave free. */
  setObstacles: (obstacles: (zoom: number) => readonly Box[]) => void
  /** On the countries map a name's ink follows its country's fill; null on the plain map. */
  setVisited: (iso2: ReadonlySet<string> | null) => void
  /** The city whose name stands at a point of the map, or undefined. */
  cityAt: (at: LatLng) => { name: string; lat: number; lng: number } | undefined
  remove: () => void
}

type Style = { className: string; font: string; spacingEm: number; sizePx: number; lineHeight: number }
type Name = {
  key: string
  lines: string[]
  lat: number
  lng: number
  minZoom: number
  maxZoom: number
  kind: LabelWish['kind']
  iso2: string
  style: Style
}

const serif = '"Source Serif 4 Variable", "Noto Serif", Georgia, serif'
const sans = '"Hanken Grotesk Variable", "Noto Sans", system-ui, sans-serif'
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
 * The names of seas, countries and cities, as text in `pane`. Where they stand is decided once for each zoom,
 * for the whole world, so that none jumps while the map is dragged. They are decoration: the list beside a
 * map is what a screen reader reads.
 */
export function addLabelLayer(map: LeafletMap, pane: HTMLElement): LabelLayer {
  pane.setAttribute('aria-hidden', 'true')
  const pen = document.createElement('canvas').getContext('2d')
  let names: Name[] = []
  let visited: ReadonlySet<string> | null = null
  let obstacles: (zoom: number) => readonly Box[] = () => []
  let placed: PlacedLabel[] = []
  let placedZoom = NaN
  let shown = new Map<string, HTMLElement>()

  const widths = new Map<string, number>()
  const measure = (text: string, { font, spacingEm, sizePx }: Style) => {
    if (!pen) return text.length * sizePx * 0.6
    const key = `${font} ${text}`
    let width = widths.get(key)
    if (width === undefined) {
      if (pen.font !== font) pen.font = font
      width = pen.measureText(text).width + text.length * spacingEm * sizePx
      widths.set(key, width)
    }
    return width
  }

  const wish = (name: Name, zoom: number): LabelWish => {
    const scale = worldSize(zoom)
    const { style, lines, kind, key, lat, lng } = name
    return {
      key,
      kind,
      x: mercatorX(lng) * scale,
      y: mercatorY(lat) * scale,
      width: lines.reduce((widest, line) => Math.max(widest, measure(line, style)), 0),
      height: lines.length * style.sizePx * style.lineHeight,
    }
  }

  const place = (zoom: number) => {
    const wanted = names.filter((name) => zoom >= name.minZoom && zoom <= name.maxZoom)
    placed = placeLabels(
      wanted.map((name) => wish(name, zoom)),
      obstacles(zoom),
    )
    placedZoom = zoom
  }

  const inkClass = (name: Name) =>
    visited && name.kind !== 'sea' ? (visited.has(name.iso2) ? ' is-on-visited' : ' is-on-unvisited') : ''

  const element = (name: Name, side: PlacedLabel['side']) => {
    const label = document.createElement('div')
    label.className = `${name.style.className} is-${side}${inkClass(name)}`
    label.style.fontSize = `${name.style.sizePx}px`
    if (name.kind === 'city') label.append(document.createElement('i'))
    const text = document.createElement('span')
    text.textContent = name.lines.join('\n')
    label.append(text)
    return label
  }

  let isRemoved = false
  let frame = 0

  const show = () => {
    // React takes a map away before what stands on it, and a map that is gone has no bounds. Where a new
    // layout is coming anyway, the old one is not made for another zoom first.
    if (isRemoved || frame !== 0) return
    const zoom = map.getZoom()
    if (zoom !== placedZoom) place(zoom)
    const scale = worldSize(zoom)
    const origin = map.getPixelOrigin()
    const view = map.getPixelBounds()
    const [left, right] = [(view.min?.x ?? 0) - readyPx, (view.max?.x ?? 0) + readyPx]
    const [top, bottom] = [(view.min?.y ?? 0) - readyPx, (view.max?.y ?? 0) + readyPx]
    const seen: Box = [left + readyPx, top + readyPx, right - readyPx, bottom - readyPx]
    const covers = coveredBy(map, [seen[0], seen[1]])
    const byKey = new Map(names.map((name) => [name.key, name]))
    const next = new Map<string, HTMLElement>()
    for (let copy = Math.floor(left / scale); copy * scale < right; copy++) {
      for (const label of placed) {
        const name = byKey.get(label.key)
        const x = label.left + copy * scale
        if (!name || x > right || x + 240 < left || label.top > bottom || label.top + 60 < top) continue
        const key = `${label.key} ${copy} ${zoom}`
        const node = shown.get(key) ?? element(name, label.side)
        const { width, height } = wish(name, zoom)
        const cover = covers.find((box) => overlap(box, [x, label.top, x + width, label.top + height]))
        const aside = cover && name.kind === 'sea' ? x + width - cover[0] : 0
        // No transform: each would be a layer for the browser to sort in every frame of a drag.
        node.style.left = `${Math.round(x - aside - origin.x)}px`
        node.style.top = `${Math.round(label.top - origin.y)}px`
        const isCut =
          name.kind === 'city' && isPartOutside([x, label.top, x + width, label.top + height], seen)
        node.style.visibility = isCut || (cover && (aside === 0 || aside > asidePx)) ? 'hidden' : ''
        next.set(key, node)
      }
    }
    for (const [key, node] of shown) if (!next.has(key)) node.remove()
    for (const [key, node] of next) if (!shown.has(key)) pane.append(node)
    shown = next
  }

  const clear = () => {
    for (const node of shown.values()) node.remove()
    shown = new Map()
  }

  // Names, pins and fills often change together: one new layout serves all of them.
  const replace = () => {
    if (frame !== 0 || isRemoved) return
    frame = requestAnimationFrame(() => {
      frame = 0
      placedZoom = NaN
      clear()
      show()
    })
  }

  const measureAgain = () => {
    widths.clear()
    replace()
  }
  document.fonts?.addEventListener('loadingdone', measureAgain)
  map.on('moveend viewreset resize', show)

  return {
    setLabels: (labels, language) => {
      names = namesOf(labels, language)
      replace()
    },
    setObstacles: (next) => {
      obstacles = next
      replace()
    },
    setVisited: (next) => {
      visited = next
      replace()
    },
    cityAt: (at) => {
      const zoom = map.getZoom()
      if (zoom !== placedZoom || getComputedStyle(pane).visibility === 'hidden') return undefined
      const { x, y } = map.project(at, zoom)
      const copy = Math.floor(x / worldSize(zoom))
      const left = x - copy * worldSize(zoom)
      const label = placed.find(({ key, left: from, top }) => {
        const name = names.find((each) => each.key === key)
        const node = shown.get(`${key} ${copy} ${zoom}`)
        if (name?.kind !== 'city' || !node || node.style.visibility === 'hidden') return false
        const { width, height } = wish(name, zoom)
        const box: Box = [
          from - besideNamePx,
          top - besideNamePx,
          from + width + besideNamePx,
          top + height + besideNamePx,
        ]
        return left >= box[0] && left <= box[2] && y >= box[1] && y <= box[3]
      })
      const name = label && names.find(({ key }) => key === label.key)
      return name && { name: name.lines.join(' '), lat: name.lat, lng: name.lng }
    },
    remove: () => {
      isRemoved = true
      cancelAnimationFrame(frame)
      document.fonts?.removeEventListener('loadingdone', measureAgain)
      map.off('moveend viewreset resize', show)
      clear()
    },
  }
}

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
    ...coversOf(map, '[data-over-map], .leaflet-control').map((box): Box => [
      box[0] + left - gapPx,
      box[1] + top - gapPx,
      box[2] + left + gapPx,
      box[3] + top + gapPx,
    ]),
  ]
}

/** All names, the ones to be placed first in front. */
function namesOf({ seas, countries, cities }: MapLabels, language: string): Name[] {
  const byZoom = (a: { minZoom: number }, b: { minZoom: number }) => a.minZoom - b.minZoom
  const seaNames = seas.map((sea, index): Name => {
    const isOcean = sea.minZoom <= 2
    const sizePx = isOcean ? sea.size + 4 : sea.size - 2
    return {
      ...sea,
      key: `s${index}`,
      lines: sea.name.split('\n'),
      // Smaller letters than the file counts on, and names that give way, allow a level more.
      minZoom: sea.minZoom - 1,
      kind: 'sea',
      iso2: '',
      style: {
        className: isOcean ? 'map-sea is-wide' : 'map-sea',
        font: `italic 400 ${sizePx}px ${serif}`,
        spacingEm: isOcean ? 0.28 : 0.12,
        sizePx,
        lineHeight: 1.25,
      },
    }
  })
  const landStyle = {
    className: 'map-land',
    font: `550 9.5px ${sans}`,
    spacingEm: 0.13,
    sizePx: 9.5,
    lineHeight: 1.3,
  }
  const countryNames = countries.map((country, index): Name => ({
    ...country,
    key: `l${index}`,
    lines: country.name.toLocaleUpperCase(language).split('\n'),
    maxZoom: Infinity,
    kind: 'land',
    style: landStyle,
  }))
  const cityStyle = {
    className: 'map-city',
    font: `500 11.5px ${sans}`,
    spacingEm: 0,
    sizePx: 11.5,
    lineHeight: 1.3,
  }
  const cityNames = cities.map((city, index): Name => ({
    ...city,
    key: `c${index}`,
    lines: [city.name],
    maxZoom: Infinity,
    kind: 'city',
    iso2: '',
    style: cityStyle,
  }))
  return [...seaNames.toSorted(byZoom), ...countryNames.toSorted(byZoom), ...cityNames.toSorted(byZoom)]
}
