import { geoGraticule, geoInterpolate, geoPath, type GeoProjection } from 'd3-geo'
import type { GeoPermissibleObjects, GeoStream } from 'd3-geo'
import type { LineString, MultiPolygon } from 'geojson'
import type { Position } from '#shared/domain/distance.ts'
import { circle, type Part, rectangle, short } from './drawing.ts'
import type { Inks } from './inks.ts'
import { type Anchor, type Lettering, lettersAt, type Style } from './lettering.ts'
import type { Outlines, SeaName } from './outlines.ts'

/** How a city is drawn: a disc, a square, or an open triangle. */
export type PinKind = 'visited' | 'lived' | 'transit'

export interface Ground {
  projection: GeoProjection
  outlines: Outlines
  /** The path at which the map ends. */
  frame: string
  inks: Inks
  /** The box around the frame: x, y, width, height. */
  box: readonly [number, number, number, number]
  /** The countries that are filled and hatched. */
  visited: ReadonlySet<string>
  /** Degrees between the lines of the graticule. */
  step: number
  /** The factor for the widths of strokes and of the bands along the coast, relative to a poster's. */
  scale?: number
}

/** How far the bands along the coast extend beyond the edge of a map. */
const overEdge = 20

/** Sea, land, borders and visited countries. Paper covers what extends beyond the frame. */
export function groundParts({
  projection,
  outlines,
  frame,
  box,
  inks,
  visited,
  step,
  scale = 1,
}: Ground): Part[] {
  const path = pathOf(projection)
  const graticule = geoGraticule()
    .step([step, step])
    .extentMajor([
      [-180, -90],
      [180, 90],
    ])
  const land = path(joined([...outlines.countries.values()]))
  const been = path(
    joined([...outlines.countries].filter(([iso2]) => visited.has(iso2)).map(([, shape]) => shape)),
  )
  const shelf = path(outlines.shelf)
  const [x, y, width, height] = box
  const around = rectangle(x - overEdge, y - overEdge, width + 2 * overEdge, height + 2 * overEdge)
  return [
    { d: frame, fill: inks.water },
    { d: shelf, stroke: inks.water1, width: 15 * scale },
    { d: shelf, stroke: inks.water2, width: 6.75 * scale },
    { d: path(graticule()), stroke: inks.graticule, width: 0.7 * scale },
    // The stroke hides the hairline gaps between neighbouring countries.
    { d: land, fill: inks.land, stroke: inks.land, width: 0.4 * scale },
    { d: been, fill: inks.visited, hatch: { gap: 5 * scale, width: 1.1 * scale, stroke: inks.visitedLine } },
    { d: path(outlines.border), stroke: inks.border, width: 0.7 * scale },
    { d: path(outlines.coast), stroke: inks.coast, width: 0.7 * scale },
    { d: `${around}${frame}`, fill: inks.paper, hasHoles: true },
  ]
}

/** The path of a shape on the map; "" for a shape outside. Omits points that are too close together to be seen. */
export function pathOf(projection: GeoProjection) {
  const path = geoPath({ stream: (to) => projection.stream(thinned(to)) }).digits(1)
  return (shape: GeoPermissibleObjects): string => path(shape) ?? ''
}

/** The minimum distance of two points of a line, in units. */
const leastStep = 0.3

function thinned(to: GeoStream): GeoStream {
  let last: [number, number] | undefined
  let left: [number, number] | undefined
  return {
    point(x, y) {
      if (last && Math.hypot(x - last[0], y - last[1]) < leastStep) {
        left = [x, y]
        return
      }
      last = [x, y]
      left = undefined
      to.point(x, y)
    },
    lineStart() {
      last = undefined
      left = undefined
      to.lineStart()
    },
    lineEnd() {
      if (left) to.point(...left)
      to.lineEnd()
    },
    polygonStart: () => to.polygonStart(),
    polygonEnd: () => to.polygonEnd(),
    sphere: () => to.sphere?.(),
  }
}

const joined = (shapes: readonly MultiPolygon[]): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: shapes.flatMap(({ coordinates }) => coordinates),
})

/** The shortest way between two points on the earth. */
export function greatCircle(from: Position, to: Position): LineString {
  const at = geoInterpolate([from.longitude, from.latitude], [to.longitude, to.latitude])
  return { type: 'LineString', coordinates: Array.from({ length: 49 }, (_, index) => at(index / 48)) }
}

/** The mark of a city. */
export function pinMark(x: number, y: number, kind: PinKind, r: number, inks: Inks): Part {
  if (kind === 'lived') {
    return { d: rectangle(x - r, y - r, 2 * r, 2 * r), fill: inks.pin, stroke: inks.pinRing, width: r / 3 }
  }
  if (kind === 'transit') {
    const d = `M${short(x)} ${short(y - r * 1.2)}l${short(r * 1.2)} ${short(r * 2.1)}h${short(-r * 2.4)}Z`
    return { d, fill: inks.land, stroke: inks.pin, width: r * 0.4 }
  }
  return { d: circle(x, y, r), fill: inks.pin, stroke: inks.pinRing, width: r / 3 }
}

/** A text with an outline in the colour of the ground around its letters. */
export function haloed(
  letters: Lettering,
  text: string,
  at: readonly [number, number],
  style: Style,
  { ink, halo, anchor = 'start' }: { ink: string; halo: string; anchor?: Anchor },
): Part[] {
  const d = lettersAt(letters, text, at, style, anchor)
  return [
    { d, stroke: halo, width: style.size * 0.3 },
    { d, fill: ink },
  ]
}

/** A city's place on the paper, with the size of its mark. */
export interface Spot {
  name: string
  x: number
  y: number
  r: number
}

/** The left, upper, right and lower edge. */
type Corners = readonly [number, number, number, number]

const meet = (a: Corners, b: Corners) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

export interface MapNames {
  /** Cities to name, the most important one first. */
  wanted: readonly Spot[]
  most: number
  style: Style
  /** Marks that names must not cover. */
  spots: readonly Spot[]
  seas: readonly SeaName[]
  /** The factor for the size of sea names, relative to the map of the world. */
  seaSize: number
  isInside: (x: number, y: number) => boolean
}

/**
 * Places names beside their cities: right, left, above or below, where a name covers neither a mark nor another name.
 * Then the names of seas, where they cover no city's name. A name without room is omitted.
 */
export function nameParts(
  letters: Lettering,
  projection: GeoProjection,
  inks: Inks,
  { wanted, most, style, spots, seas, seaSize, isInside }: MapNames,
): Part[] {
  const taken: Corners[] = spots.map(({ x, y, r }) => [x - r, y - r, x + r, y + r])
  const isFree = (box: Corners) =>
    taken.every((other) => !meet(box, other)) &&
    isInside(box[0], box[1]) &&
    isInside(box[2], box[1]) &&
    isInside(box[0], box[3]) &&
    isInside(box[2], box[3])
  const names: Part[] = []
  for (const { name, x, y, r } of wanted) {
    if (names.length >= 2 * most) break
    const width = letters.width(name, style)
    const [gap, rise] = [r + style.size * 0.4, style.size * 0.34]
    const places: [number, number][] = [
      [x + gap, y + rise],
      [x - gap - width, y + rise],
      [x - width / 2, y - gap],
      [x - width / 2, y + gap + style.size * 0.7],
    ]
    const boxAt = ([left, base]: readonly [number, number]): Corners => [
      left - 3,
      base - style.size * 0.9,
      left + width + 3,
      base + style.size * 0.3,
    ]
    const place = places.find((one) => isFree(boxAt(one)))
    if (!place) continue
    taken.push(boxAt(place))
    names.push(...haloed(letters, name, place, style, { ink: inks.ink, halo: inks.land }))
  }
  const seaNames = seas.flatMap((sea) => {
    const at = projection([sea.longitude, sea.latitude])
    if (!at) return []
    const [x, y] = at
    const seaStyle: Style = { face: 'italic', size: sea.size * seaSize, track: 0.14 }
    const lines = sea.name.split('\n')
    const half = Math.max(...lines.map((text) => letters.width(text, seaStyle))) / 2
    const rows = (lines.length - 1) * seaStyle.size * 1.25
    const box: Corners = [x - half, y - seaStyle.size * 0.8, x + half, y + rows + seaStyle.size * 0.3]
    if (!isFree(box)) return []
    taken.push(box)
    return lines.map((text, index) => ({
      d: lettersAt(letters, text, [x, y + index * seaStyle.size * 1.25], seaStyle, 'middle'),
      fill: inks.seaText,
    }))
  })
  return [...seaNames, ...names]
}
