import { visitedFill } from './hatch.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import type { Palette } from './palette.ts'
import { type Placement, type Tile, trace } from './trace.ts'
import { dotRadius, isDot, type Place } from './small-places.ts'
import type { Path, WorldLevel } from './world-shape.ts'

/** The fills of the countries map: which of the shape's countries are visited, by index. */
export type Choropleth = { countries: readonly Place[]; visited: ReadonlySet<number> }

/** The 2D context of a canvas, on the page or in a worker. */
type MapPen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

const shelfOuterPx = 20
const shelfInnerPx = 9
const linePx = 0.7
const dotRingPx = 1

/** The smallest land with a shelf (a band in a lighter water colour) along its coast, in km². */
const shelfLandKm2 = (zoom: number) => (zoom < 4 ? 500 : zoom < 5.5 ? 120 : 0)

/** Degrees between the lines of the graticule. */
export const graticuleStep = (zoom: number) => (zoom < 5 ? 15 : zoom < 7.5 ? 5 : 1)

/** Draws one tile of the basemap: water, shelf, graticule, land, and either plain or filled countries. */
export function paintTile(
  pen: MapPen,
  level: WorldLevel,
  palette: Palette,
  tile: Tile,
  choropleth: Choropleth | null,
): void {
  const { size } = tile
  pen.fillStyle = palette.water
  pen.fillRect(0, 0, size, size)
  pen.lineJoin = 'round'
  pen.lineCap = 'round'

  const wide = shelfOuterPx / 2 + 2
  const near = 2
  const worlds = placements(tile)
  const within = <Shape extends Path>(paths: readonly Shape[], margin: number) =>
    worlds.map((placement) => ({
      placement,
      paths: paths.filter((path) => touches(path, placement, size, margin)),
    }))

  const shelved = within(
    level.shelves.filter((line) => line.landKm2 >= shelfLandKm2(tile.zoom)),
    wide,
  )
  const drawAll = (groups: ReturnType<typeof within>, margin: number, close: boolean) => {
    pen.beginPath()
    for (const { placement, paths } of groups) {
      for (const { points } of paths) trace(pen, points, placement, size, margin, close)
    }
  }

  drawAll(shelved, wide, false)
  stroke(pen, palette.shelfOuter, shelfOuterPx)
  stroke(pen, palette.shelfInner, shelfInnerPx)
  paintGraticule(pen, palette, tile)

  const filled = level.rings.filter((ring) => isFilled(ring, tile.zoom))
  drawAll(within(filled, near), near, true)
  pen.fillStyle = choropleth ? palette.unvisited : palette.land
  pen.fill('evenodd')
  if (choropleth) {
    const visited = filled.filter((ring) => choropleth.visited.has(ring.country))
    drawAll(within(visited, near), near, true)
    pen.fillStyle = visitedFill(pen, palette, tile)
    pen.fill('evenodd')
  }

  const linesOf = (kind: 'border' | 'coast') =>
    within(
      level.lines.filter((line) => line.kind === kind),
      near,
    )
  drawAll(linesOf('border'), near, false)
  stroke(pen, choropleth ? palette.choroplethBorder : palette.border, linePx)
  drawAll(linesOf('coast'), near, false)
  stroke(pen, palette.coast, linePx)
  if (choropleth) paintDots(pen, palette, tile, choropleth)
}

/** Whether the fill of one of these countries (by index) is visible on a tile. */
export function showsCountry(level: WorldLevel, tile: Tile, countries: ReadonlySet<number>): boolean {
  const worlds = placements(tile)
  const margin = dotRadius + dotRingPx
  return level.rings.some(
    (ring) =>
      countries.has(ring.country) && worlds.some((placement) => touches(ring, placement, tile.size, margin)),
  )
}

function stroke(pen: MapPen, ink: string, width: number) {
  pen.strokeStyle = ink
  pen.lineWidth = width
  pen.stroke()
}

/** The position of each copy of the world that a tile may show. */
function placements({ zoom, left, top, size }: Tile): Placement[] {
  const scale = worldSize(zoom)
  const from = Math.floor((left - shelfOuterPx) / scale)
  const to = Math.floor((left + size + shelfOuterPx) / scale)
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    scale,
    dx: (from + index) * scale - left,
    dy: -top,
  }))
}

/** Smaller countries and islands are not filled, because their outline covers them. */
const leastFilledPx = 0.5

function isFilled({ bounds }: Path, zoom: number): boolean {
  const least = leastFilledPx / worldSize(zoom)
  return bounds[2] - bounds[0] >= least || bounds[3] - bounds[1] >= least
}

function touches({ bounds }: Path, { scale, dx, dy }: Placement, size: number, margin: number): boolean {
  return (
    bounds[2] * scale + dx >= -margin &&
    bounds[3] * scale + dy >= -margin &&
    bounds[0] * scale + dx <= size + margin &&
    bounds[1] * scale + dy <= size + margin
  )
}

/** Draws the smallest countries as dots, the visited ones above the others. */
function paintDots(pen: MapPen, palette: Palette, tile: Tile, { countries, visited }: Choropleth) {
  const reach = dotRadius + dotRingPx
  const dots = countries.flatMap((country, index) =>
    isDot(country, tile.zoom) ? [{ anchor: country.anchor, isVisited: visited.has(index) }] : [],
  )
  const drawn = dots.toSorted((a, b) => Number(a.isVisited) - Number(b.isVisited))
  for (const { scale, dx, dy } of placements(tile)) {
    for (const { anchor, isVisited } of drawn) {
      const [x, y] = [mercatorX(anchor[1]) * scale + dx, mercatorY(anchor[0]) * scale + dy]
      if (x < -reach || y < -reach || x > tile.size + reach || y > tile.size + reach) continue
      pen.beginPath()
      pen.arc(x, y, dotRadius, 0, 2 * Math.PI)
      pen.fillStyle = isVisited ? palette.visited : palette.unvisited
      pen.fill()
      stroke(pen, palette.coast, dotRingPx)
    }
  }
}

function paintGraticule(pen: MapPen, palette: Palette, tile: Tile) {
  const { zoom, left, top, size } = tile
  const scale = worldSize(zoom)
  const step = graticuleStep(zoom)
  pen.beginPath()
  const west = ((left - 1) / scale) * 360 - 180
  const east = ((left + size + 1) / scale) * 360 - 180
  for (let lon = Math.ceil(west / step) * step; lon <= east; lon += step) {
    const x = mercatorX(lon) * scale - left
    pen.moveTo(x, 0)
    pen.lineTo(x, size)
  }
  for (let lat = -75; lat <= 75; lat += step) {
    const y = mercatorY(lat) * scale - top
    if (y < -1 || y > size + 1) continue
    pen.moveTo(0, y)
    pen.lineTo(size, y)
  }
  stroke(pen, palette.graticule, linePx)
}
