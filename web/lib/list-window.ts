/** The rows of a virtual list that are rendered, and the positions of all rows. */
export type ListWindow = {
  /** The upper edge of every row, then the height of the list, in pixels. */
  tops: Float64Array
  from: number
  /** The index after the last row to render. */
  to: number
}

/** Up to this many rows are all rendered, so that the browser's search in the page finds everything. */
const wholeLimit = 400
/** Rows are rendered this far beyond the visible part. */
const readyPx = 400

/** The upper edges of rows with these heights, then the total height. */
export function rowTops(heights: readonly number[]): Float64Array {
  const tops = new Float64Array(heights.length + 1)
  heights.forEach((height, index) => {
    tops[index + 1] = (tops[index] ?? 0) + height
  })
  return tops
}

/**
 * The rows to render when a list is scrolled to `scrollTop` and shows `viewHeight` pixels. If there are at most
 * `most` rows, all of them.
 */
export function listWindow(
  tops: Float64Array,
  scrollTop: number,
  viewHeight: number,
  most = wholeLimit,
): ListWindow {
  const count = tops.length - 1
  if (count <= most) return { tops, from: 0, to: count }
  const from = rowAt(tops, scrollTop - readyPx)
  const to = Math.min(count, rowAt(tops, scrollTop + viewHeight + readyPx) + 1)
  return { tops, from, to }
}

/** The index of the row at a distance of `y` pixels from the top. */
export function rowAt(tops: Float64Array, y: number): number {
  let low = 0
  let high = Math.max(0, tops.length - 2)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}
