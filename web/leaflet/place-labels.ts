/** A rectangle in absolute pixels: left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

/** A name to be placed. Earlier names in a list have priority. */
export type LabelWish = {
  key: string
  /** The point of the name, in absolute pixels. */
  x: number
  y: number
  width: number
  height: number
  /** The names of land and sea are on their point, or a short distance from it. A city's name is beside its dot. */
  kind: 'land' | 'sea' | 'city'
}

/** The side of its dot on which a city's name is. */
type LabelSide = 'left' | 'right' | 'above' | 'below'

export type PlacedLabel = { key: string; left: number; top: number; side: 'middle' | LabelSide }

const gapPx = 4
const besideDotPx = 6

/**
 * Places as many names as possible without overlaps with each other or with obstacles (such as pins). A name tries
 * its preferred position first, then others; a name without a free position is left out.
 */
export function placeLabels(wishes: readonly LabelWish[], obstacles: readonly Box[]): PlacedLabel[] {
  const taken = new BoxIndex()
  for (const box of obstacles) taken.add(box)
  const placed: PlacedLabel[] = []
  for (const wish of wishes) {
    for (const candidate of candidates(wish)) {
      const { left, top } = candidate
      const box: Box = [
        left - gapPx,
        top - gapPx / 2,
        left + wish.width + gapPx,
        top + wish.height + gapPx / 2,
      ]
      if (taken.touches(box)) continue
      taken.add(box)
      placed.push({ key: wish.key, ...candidate })
      break
    }
  }
  return placed
}

function candidates({ kind, x, y, width, height }: LabelWish): Omit<PlacedLabel, 'key'>[] {
  if (kind === 'city') {
    return [
      { left: x + besideDotPx, top: y - height / 2, side: 'right' },
      { left: x - besideDotPx - width, top: y - height / 2, side: 'left' },
      { left: x - width / 2, top: y + besideDotPx - 2, side: 'below' },
      { left: x - width / 2, top: y - besideDotPx + 2 - height, side: 'above' },
    ]
  }
  const steps = kind === 'land' ? landSteps : seaSteps
  return steps.map(([across, down]) => ({
    left: x - width / 2 + across,
    top: y - height / 2 + down * height,
    side: 'middle',
  }))
}

/** Horizontal steps in pixels, vertical steps in heights of the label. */
const landSteps = [
  [0, 0],
  [0, 1.2],
  [0, -1.2],
  [18, 0],
  [-18, 0],
  [18, 1.2],
  [-18, 1.2],
  [18, -1.2],
  [-18, -1.2],
  [0, 2.4],
  [0, -2.4],
] as const
const seaSteps = [
  [0, 0],
  [0, 0.6],
  [0, -0.6],
  [24, 0],
  [-24, 0],
  [48, 0],
  [-48, 0],
] as const

const cellPx = 128

/** A spatial index: boxes by the grid cells that they touch. */
class BoxIndex {
  readonly #cells = new Map<string, Box[]>()

  add(box: Box): void {
    for (const key of this.#keys(box)) {
      const cell = this.#cells.get(key)
      if (cell) cell.push(box)
      else this.#cells.set(key, [box])
    }
  }

  touches(box: Box): boolean {
    return this.#keys(box).some((key) => this.#cells.get(key)?.some((other) => overlap(box, other)))
  }

  #keys([left, top, right, bottom]: Box): string[] {
    const keys: string[] = []
    for (let row = Math.floor(top / cellPx); row <= Math.floor(bottom / cellPx); row++) {
      for (let column = Math.floor(left / cellPx); column <= Math.floor(right / cellPx); column++) {
        keys.push(`${column} ${row}`)
      }
    }
    return keys
  }
}

/** Whether two boxes overlap; a common edge does not count. */
export const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
