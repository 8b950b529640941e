import type { Palette } from './palette.ts'
import type { Tile } from './trace.ts'

/** The lines' distance along an edge; across the lines it is 5 px. */
const stepPx = 7
const linePx = 1.4

/**
 * The fill of visited countries: their colour with lines at 45°. It is counted from the map's corner, so that
 * the squares of the map meet. `pen` must be scaled from the page's pixels to the screen's.
 */
export function visitedFill(
  pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  palette: Palette,
  { left, top }: Tile,
): CanvasPattern | string {
  const density = pen.getTransform().a
  // A whole number of the screen's pixels, so that the lines stay as sharp as they were drawn.
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

/** An empty canvas with equal sides. A worker has no elements. */
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
