import type { LatLng, Map as LeafletMap } from 'leaflet'
import type { MapLabels } from '#web/lib/map-labels.ts'
import { inSlices } from '#web/lib/page/slices.ts'
import { type LabelName, namesOf, textWidths } from './label-names.ts'
import { loadFonts } from './label-fonts.ts'
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
  let names: LabelName[] = []
  let visited: ReadonlySet<string> | null = null
  let obstacles: (zoom: number) => readonly Box[] = () => []
  let placed: PlacedLabel[] = []
  let placedZoom = NaN
  let shown = new Map<string, { name: LabelName; node: HTMLElement }>()

  const measure = textWidths()
  const widthOf = ({ style, lines }: LabelName) =>
    lines.reduce((widest, line) => Math.max(widest, measure.width(line, style)), 0)
  const isAt = ({ minZoom, maxZoom }: LabelName, zoom: number) => zoom >= minZoom && zoom <= maxZoom
  const wish = (name: LabelName, zoom: number): LabelWish => {
    const scale = worldSize(zoom)
    const { style, lines, kind, key, lat, lng } = name
    return {
      key,
      kind,
      x: mercatorX(lng) * scale,
      y: mercatorY(lat) * scale,
      width: widthOf(name),
      height: lines.length * style.sizePx * style.lineHeight,
    }
  }

  const place = (zoom: number) => {
    const wanted = names.filter((name) => isAt(name, zoom))
    placed = placeLabels(
      wanted.map((name) => wish(name, zoom)),
      obstacles(zoom),
    )
    placedZoom = zoom
  }

  const setInk = ({ kind, iso2 }: LabelName, { classList }: HTMLElement) => {
    const isVisited = kind === 'sea' ? undefined : visited?.has(iso2)
    classList.toggle('is-on-visited', isVisited === true)
    classList.toggle('is-on-unvisited', isVisited === false)
  }

  const element = (name: LabelName, side: PlacedLabel['side']) => {
    const label = document.createElement('div')
    label.className = `${name.style.className} is-${side}`
    setInk(name, label)
    label.style.fontSize = `${name.style.sizePx}px`
    if (name.kind === 'city') label.append(document.createElement('i'))
    const text = document.createElement('span')
    text.textContent = name.lines.join('\n')
    label.append(text)
    return label
  }

  let isRemoved = false
  let frame = 0
  /** False until the first names have their faces and widths. */
  let isReady = false
  let callOff = () => {}
  let callOffRest = () => {}

  const show = () => {
    // React takes a map away before what stands on it, and a map that is gone has no bounds. Where a new
    // layout is coming anyway, the old one is not made for another zoom first.
    if (isRemoved || frame !== 0 || !isReady) return
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
    const next: typeof shown = new Map()
    for (let copy = Math.floor(left / scale); copy * scale < right; copy++) {
      for (const label of placed) {
        const name = byKey.get(label.key)
        const x = label.left + copy * scale
        if (!name || x > right || x + 240 < left || label.top > bottom || label.top + 60 < top) continue
        const key = `${label.key} ${copy} ${zoom}`
        const node = shown.get(key)?.node ?? element(name, label.side)
        const { width, height } = wish(name, zoom)
        const cover = covers.find((box) => overlap(box, [x, label.top, x + width, label.top + height]))
        const aside = cover && name.kind === 'sea' ? x + width - cover[0] : 0
        // No transform: each would be a layer for the browser to sort in every frame of a drag.
        node.style.left = `${Math.round(x - aside - origin.x)}px`
        node.style.top = `${Math.round(label.top - origin.y)}px`
        const isCut =
          name.kind === 'city' && isPartOutside([x, label.top, x + width, label.top + height], seen)
        node.style.visibility = isCut || (cover && (aside === 0 || aside > asidePx)) ? 'hidden' : ''
        next.set(key, { name, node })
      }
    }
    for (const [key, { node }] of shown) if (!next.has(key)) node.remove()
    for (const [key, { node }] of next) if (!shown.has(key)) pane.append(node)
    shown = next
  }

  const clear = () => {
    for (const { node } of shown.values()) node.remove()
    shown = new Map()
  }

  // Names, pins and fills often change together: one new layout serves all of them.
  const replace = () => {
    if (frame !== 0 || isRemoved || !isReady) return
    frame = requestAnimationFrame(() => {
      frame = 0
      placedZoom = NaN
      clear()
      show()
    })
  }

  /** Measuring a thousand names takes long on a phone: those of the shown zoom come first, all others after them. */
  const measureAll = () => {
    callOff()
    callOffRest()
    measure.forget()
    const zoom = map.getZoom()
    callOff = inSlices(
      names.filter((name) => isAt(name, zoom)),
      widthOf,
      () => {
        isReady = true
        replace()
        callOffRest = inSlices(names, widthOf)
      },
    )
  }

  const prepare = async (asked: readonly LabelName[]) => {
    const areThere = await loadFonts(asked)
    if (isRemoved || asked !== names) return
    hasAllFonts = areThere
    measureAll()
  }

  // A face that comes late changes the widths, unless all were there.
  let hasAllFonts = false
  const measureAgain = () => {
    if (isReady && !hasAllFonts) measureAll()
  }
  document.fonts?.addEventListener('loadingdone', measureAgain)
  map.on('moveend viewreset resize', show)

  return {
    setLabels: (labels, language) => {
      names = namesOf(labels, language)
      void prepare(names)
    },
    setObstacles: (next) => {
      obstacles = next
      replace()
    },
    setVisited: (next) => {
      visited = next
      for (const { name, node } of shown.values()) setInk(name, node)
    },
    cityAt: (at) => {
      const zoom = map.getZoom()
      if (zoom !== placedZoom || getComputedStyle(pane).visibility === 'hidden') return undefined
      const { x, y } = map.project(at, zoom)
      const copy = Math.floor(x / worldSize(zoom))
      const left = x - copy * worldSize(zoom)
      const label = placed.find(({ key, left: from, top }) => {
        const name = names.find((each) => each.key === key)
        const node = shown.get(`${key} ${copy} ${zoom}`)?.node
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
      return name && { name: name.city, lat: name.lat, lng: name.lng }
    },
    remove: () => {
      isRemoved = true
      callOff()
      callOffRest()
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
