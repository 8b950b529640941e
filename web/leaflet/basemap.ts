import type { Map as LeafletMap } from 'leaflet'
import { addCanvasTiles } from './canvas-tiles.ts'
import { addLabelLayer, type LabelLayer } from './label-layer.ts'
import type { MapLabels } from '#web/lib/map-labels.ts'
import { type Palette, readPalette, watchTheme } from './palette.ts'
import type { Box } from './place-labels.ts'
import type { WorldShape } from './world-shape.ts'

/** Our own map, beneath all other layers. */
export type Basemap = {
  setShape: (shape: WorldShape) => void
  /** Names in capitals follow the rules of `language`. */
  setLabels: (labels: MapLabels, language: string) => void
  /**
   * Fills these countries (by the ids of their records) as visited, and all others as not visited. Null shows plain
   * land.
   */
  setVisited: (countryIds: ReadonlySet<string> | null) => void
  /** Draws the land paler, to bring out the layers above it. */
  setFaded: (isFaded: boolean) => void
  /** Sets the boxes that names avoid, in absolute pixels at a zoom. */
  setObstacles: (obstacles: (zoom: number) => readonly Box[]) => void
  /** The city whose name stands at a point of the map, or undefined. */
  cityAt: LabelLayer['cityAt']
  palette: () => Palette
  /** Calls `listener` after a change of the theme has changed the colours. Returns a function that removes it. */
  onPaletteChange: (listener: () => void) => () => void
  remove: () => void
}

/** The panes of a map, from bottom to top; Leaflet's own markers (600) and popups (700) lie above them. */
const panes = {
  basemap: 150,
  regions: 160,
  rings: 170,
  names: 180,
  tiles: 200,
  outline: 420,
  dots: 590,
} as const

/** Draws our own map onto `map` in the colours of the page's theme, and again when the theme changes. */
export function addBasemap(map: LeafletMap): Basemap {
  for (const [name, order] of Object.entries(panes)) {
    map.createPane(name).style.zIndex = String(order)
  }
  const pane = (name: keyof typeof panes) => map.getPane(name) ?? map.getContainer()

  let palette = readPalette()
  let shape: WorldShape | undefined
  let names: [MapLabels, string] | undefined
  let visited: ReadonlySet<string> | null = null
  let filled: ReadonlySet<number> | null = null
  const listeners = new Set<() => void>()

  let isFaded = false
  const currentPalette = (): Palette =>
    isFaded ? { ...palette, land: `color-mix(in srgb, ${palette.land} 45%, ${palette.water})` } : palette

  const tiles = addCanvasTiles(map, pane('basemap'))
  const draw = (options?: Parameters<typeof tiles.show>[1]) => {
    if (shape) tiles.show({ shape, look: { palette: currentPalette(), visited: filled } }, options)
  }
  const labels = addLabelLayer(map, pane('names'))

  // The names wait for the land.
  const applyNames = () => {
    if (shape && names) labels.setLabels(...names)
  }

  const applyVisited = () => {
    if (!shape) return
    const indices = new Set<number>()
    const codes = new Set<string>()
    shape.countries.forEach(({ id, iso2 }, index) => {
      if (!visited?.has(id)) return
      indices.add(index)
      codes.add(iso2)
    })
    filled = visited && indices
    labels.setVisited(visited && codes)
    draw()
  }

  const stopWatching = watchTheme((isPrint) => {
    palette = readPalette()
    draw({ isAtOnce: isPrint })
    for (const listener of listeners) listener()
  })

  return {
    setShape: (next) => {
      shape = next
      applyNames()
      applyVisited()
    },
    setLabels: (...next) => {
      names = next
      applyNames()
    },
    setVisited: (next) => {
      visited = next
      applyVisited()
    },
    setFaded: (next) => {
      isFaded = next
      draw()
    },
    setObstacles: labels.setObstacles,
    cityAt: labels.cityAt,
    palette: () => palette,
    onPaletteChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    remove: () => {
      stopWatching()
      tiles.remove()
      labels.remove()
    },
  }
}
