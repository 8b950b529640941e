/** What of a long list is to be drawn, by the heights of its rows in pixels. */
export type ListWindow = {
  /** The upper edge of every row, and the list's height as the last. */
  tops: Float64Array
  from: number
  /** One past the last row to draw. */
  to: number
}

/** Lists no longer than this are drawn whole, so that the browser's own search finds everything. */
const wholeLimit = 400
/** Rows are drawn this far beyond what is seen. */
const readyPx = 400

/** The upper edges of rows of these heights, and the height of all as the last. */
export function rowTops(heights: readonly number[]): Float64Array {
  const tops = new Float64Array(heights.length + 1)
  heights.forEach((height, index) => {
    tops[index + 1] = (tops[index] ?? 0) + height
  })
  return tops
}

/**
 * The rows to draw while a list is scrolled to `scrollTop` and shows `viewHeight` pixels; all of them where there are no
 * more than `most`.
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

/** The row at a height of the list. */
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
