/** A square piece of the map at one zoom, in absolute pixels. */
export type Tile = { zoom: number; left: number; top: number; size: number }

/** The part of the 2D context that tracing needs. */
export type Pen = Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'closePath'>

/** Converts coordinates of the unit square to pixels of a tile. */
export type Placement = { scale: number; dx: number; dy: number }

/**
 * Draws a line and leaves out points that change nothing inside the tile: of three points in a row beyond the same
 * edge (by `margin` pixels), the middle one is dropped. The cost of a tile then depends on what it shows.
 */
export function trace(
  pen: Pen,
  points: Float64Array,
  { scale, dx, dy }: Placement,
  size: number,
  margin: number,
  close: boolean,
): void {
  const low = -margin
  const high = size + margin
  const side = (x: number, y: number) => (x < low ? 1 : x > high ? 2 : 0) | (y < low ? 4 : y > high ? 8 : 0)

  const count = points.length / 2
  let x = (points[0] ?? 0) * scale + dx
  let y = (points[1] ?? 0) * scale + dy
  let here = side(x, y)
  let before = here
  pen.moveTo(x, y)
  for (let i = 1; i < count; i++) {
    const nextX = (points[i * 2] ?? 0) * scale + dx
    const nextY = (points[i * 2 + 1] ?? 0) * scale + dy
    const next = side(nextX, nextY)
    if (i > 1 && (before & here & next) === 0) {
      pen.lineTo(x, y)
      before = here
    }
    x = nextX
    y = nextY
    here = next
  }
  pen.lineTo(x, y)
  if (close) pen.closePath()
}
