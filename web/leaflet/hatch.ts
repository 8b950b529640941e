import type { Palette } from './palette.ts'
import type { Tile } from './trace.ts'

/** The distance between lines along an edge; perpendicular to the lines it is 5 px. */
const stepPx = 7
const linePx = 1.4

/**
 * The fill of visited countries: their colour with lines at 45°. The pattern starts at the origin of the world's
 * pixels, so it continues across the edges of tiles. `pen` must be scaled from CSS pixels to device pixels.
 */
export function visitedFill(
  pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  palette: Palette,
  { left, top }: Tile,
): CanvasPattern | string {
  const density = pen.getTransform().a
  // A whole number of device pixels keeps the lines sharp.
  const step = Math.round(stepPx * density)
  const pattern = pen.createPattern(swatch(palette, step, density), 'repeat')
  if (!pattern) return palette.visited
  const start = (pixels: number) => -(Math.round(pixels * density) % step) / density
  pattern.setTransform(new DOMMatrix([1 / density, 0, 0, 1 / density, start(left), start(top)]))
  return pattern
}

const swatches = new WeakMap<Palette, Map<number, CanvasImageSource>>()

function swatch(palette: Palette, step: number, density: number): CanvasImageSource {
  const known = swatches.get(palette) ?? new Map<number, CanvasImageSource>()
  swatches.set(palette, known)
  const drawn = known.get(step)
  if (drawn) return drawn
  const { canvas, pen } = blank(step)
  if (pen) {
    pen.fillStyle = palette.visited
    pen.fillRect(0, 0, step, step)
    pen.strokeStyle = palette.visitedLine
    pen.lineWidth = linePx * density
    pen.beginPath()
    for (const sum of [0, step, 2 * step]) {
      pen.moveTo(sum + step, -step)
      pen.lineTo(sum - 2 * step, 2 * step)
    }
    pen.stroke()
  }
  known.set(step, canvas)
  return canvas
}

/** An empty square canvas. A worker has no DOM, so it needs an `OffscreenCanvas`. */
function blank(side: number) {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(side, side)
    return { canvas, pen: canvas.getContext('2d') }
  }
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  return { canvas, pen: canvas.getContext('2d') }
}
