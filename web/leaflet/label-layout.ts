import { isNameAt, type LabelName } from './label-names.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { type Box, type LabelWish, placeLabels, type PlacedLabel } from './place-labels.ts'

/** The boxes, in absolute pixels at a zoom, that names should leave free. */
export type Obstacles = (zoom: number) => readonly Box[]

export type LabelLayout = {
  setNames: (names: readonly LabelName[]) => void
  setObstacles: (obstacles: Obstacles) => void
  /**
   * The places of the names at a zoom. The layout is computed at the first call, after a change of the zoom, and
   * after forget().
   */
  at: (zoom: number) => readonly PlacedLabel[]
  /** Whether the layout is that of this zoom. */
  isAt: (zoom: number) => boolean
  nameOf: (label: PlacedLabel) => LabelName | undefined
  /** In pixels. */
  sizeOf: (name: LabelName) => { width: number; height: number }
  forget: () => void
}

/** Places the names once for each zoom and for the whole world, so that no name jumps during a drag. */
export function createLabelLayout(widthOf: (name: LabelName) => number): LabelLayout {
  let names: readonly LabelName[] = []
  let byKey = new Map<string, LabelName>()
  let obstacles: Obstacles = () => []
  let placed: PlacedLabel[] = []
  let placedZoom = NaN

  const sizeOf = (name: LabelName) => ({
    width: widthOf(name),
    height: name.lines.length * name.style.sizePx * name.style.lineHeight,
  })

  const place = (zoom: number) => {
    const scale = worldSize(zoom)
    const wishes = names
      .filter((name) => isNameAt(name, zoom))
      .map((name): LabelWish => ({
        key: name.key,
        kind: name.kind,
        x: mercatorX(name.lng) * scale,
        y: mercatorY(name.lat) * scale,
        ...sizeOf(name),
      }))
    placed = placeLabels(wishes, obstacles(zoom))
    placedZoom = zoom
  }

  return {
    setNames: (next) => {
      names = next
      byKey = new Map(next.map((name) => [name.key, name]))
    },
    setObstacles: (next) => {
      obstacles = next
    },
    at: (zoom) => {
      if (zoom !== placedZoom) place(zoom)
      return placed
    },
    isAt: (zoom) => zoom === placedZoom,
    nameOf: ({ key }) => byKey.get(key),
    sizeOf,
    forget: () => {
      placedZoom = NaN
    },
  }
}
