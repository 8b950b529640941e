import type { Projection } from 'd3-geo'
import type { Country } from '../country-facts.ts'
import type { Shape } from '../simplify.ts'
import { drawer, element, plate, short } from './ink.ts'
import { graticule, landFor, shelf, together } from './land.ts'
import { mercator } from './mercator.ts'
import { sampleCountries } from './sample.ts'

/** The distance of two hatching lines, in pixels. */
const gap = 5

/**
 * The parts of 45° lines inside a shape. They are computed, because `use` cannot refer to a pattern in another file.
 */
const hatching = (projection: Projection, shape: GeoJSON.MultiPolygon, size: readonly [number, number]) => {
  // In coordinates that are rotated by 45°, `across` selects a hatching line and `along` a point on it.
  const turned = shape.coordinates.flat().map((ring) =>
    ring.map((position) => {
      const [x, y] = projection(position) ?? [0, 0]
      return { across: (x - y) / Math.SQRT2, along: (x + y) / Math.SQRT2 }
    }),
  )
  const crossings = new Map<number, number[]>()
  for (const ring of turned)
    for (const [index, b] of ring.entries()) {
      const a = ring[index - 1]
      if (!a) continue
      const [low, high] = a.across < b.across ? [a, b] : [b, a]
      for (let line = Math.ceil(low.across / gap); line * gap < high.across; line++) {
        const share = (line * gap - low.across) / (high.across - low.across)
        const found = crossings.get(line) ?? []
        crossings.set(line, [...found, low.along + share * (high.along - low.along)])
      }
    }
  const [width, height] = size
  const point = (across: number, along: number): [number, number] => [
    (along + across) / Math.SQRT2,
    (along - across) / Math.SQRT2,
  ]
  return [...crossings]
    .sort(([a], [b]) => a - b)
    .flatMap(([line, alongs]) => {
      const sorted = alongs.sort((a, b) => a - b)
      return sorted.flatMap((from, index) => {
        const to = sorted[index + 1]
        if (index % 2 === 1 || to === undefined) return []
        const [[x1, y1], [x2, y2]] = [point(line * gap, from), point(line * gap, to)]
        const outside = x2 < 0 || y2 < 0 || x1 > width || y1 > height
        return outside ? [] : [`M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`]
      })
    })
    .join('')
}

/** The Americas with visited countries, for the feature "insights" of the landing page. */
export const americasPlate = (shapes: readonly Shape<Country>[]) => {
  const size = [420, 300] as const
  const projection = mercator(2.6, [6, -66], size)
  const draw = drawer(projection)
  const land = landFor(shapes, { minTriangle: 0.025, minIsland: 0.04, digits: 2, fineBelow: 0, minShape: 4 })
  const visited = together(land.countries, ({ iso2 }) => sampleCountries.has(iso2))
  return plate(
    ...size,
    'slice',
    element('path', { fill: 'var(--water)', d: `M0 0h${size[0]}v${size[1]}H0z` }),
    shelf(draw, land.main, 0.4),
    graticule(draw, 15),
    element('path', {
      fill: 'var(--unvisited)',
      stroke: 'var(--coast)',
      'stroke-width': 0.7,
      d: draw(land.whole),
    }),
    element('path', { fill: 'var(--visited)', d: draw(visited) }),
    element('path', {
      fill: 'none',
      stroke: 'var(--visited-line)',
      'stroke-width': 1.4,
      d: hatching(mercator(2.6, [6, -66], size).clipExtent(null), visited, size),
    }),
    element('path', {
      fill: 'none',
      stroke: 'var(--choro-border)',
      'stroke-width': 0.7,
      'stroke-linejoin': 'round',
      d: draw(land.borders),
    }),
  )
}
