const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000]

/** The whole numbers at which a chart has lines: at most three above zero, the last at or above the highest bar. */
export function gridLines(highest: number): number[] {
  const most = Math.max(1, highest)
  const step = steps.find((one) => Math.ceil(most / one) <= 3) ?? Math.ceil(most / 3)
  return Array.from({ length: Math.ceil(most / step) }, (_, index) => (index + 1) * step)
}

/**
 * The years that are written below the axis: the first, the last, and between them every fifth, tenth or twentieth that
 * has room. `yearPx` is the width of a year on the axis.
 */
export function axisYears(first: number, last: number, yearPx: number): number[] {
  const leastPx = 44
  if ((last - first) * yearPx < leastPx) return [last]
  const every = [1, 5, 10, 20, 50].find((years) => years * yearPx >= leastPx) ?? 100
  const between: number[] = []
  for (let year = Math.ceil((first + 1) / every) * every; year < last; year += every) {
    if ((year - first) * yearPx >= leastPx && (last - year) * yearPx >= leastPx) between.push(year)
  }
  return [first, ...between, last]
}
