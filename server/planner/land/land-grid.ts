import { Heap } from '#server/planner/heap.ts'
import { distanceKm, type Position } from '#shared/domain/distance.ts'

/** A ring as longitudes and latitudes in turn. */
export interface Ring {
  readonly ring: Float32Array
  readonly south: number
  readonly north: number
}

const cellsPerDegree = 4
const columns = 360 * cellsPerDegree
const lines = 180 * cellsPerDegree
/** The search stops at this length, because it becomes slow and the result hardly matters. */
const farthestKm = 900

/**
 * The world's land as a grid of cells of a quarter of a degree, to measure ways over land around a sea. Helsinki and
 * Tallinn are on one landmass, but nobody drives from one to the other.
 */
export class LandGrid {
  /** 1 for each cell of land. */
  readonly #land: Uint8Array

  constructor(land: Uint8Array) {
    this.#land = land
  }

  static draw(rings: readonly Ring[], bridges: readonly (readonly [Position, Position])[]): LandGrid {
    const grid = new LandGrid(new Uint8Array(columns * lines))
    for (const ring of rings) grid.#fill(ring)
    for (const [a, b] of bridges) grid.#draw(a, b)
    return grid
  }

  get cells(): Uint8Array {
    return this.#land
  }

  /**
   * The length of the way over land divided by that of the straight line: 1 when hardly any water is between, Infinity
   * above `limit`.
   */
  detour(a: Position, b: Position, limit: number): number {
    const straightKm = distanceKm(a, b)
    if (straightKm < 30 || straightKm > farthestKm || !this.#crossesWater(a, b, straightKm)) return 1
    return this.#shortest(this.#onLand(a), this.#onLand(b), straightKm * limit) / straightKm
  }

  #crossesWater(a: Position, b: Position, km: number): boolean {
    const steps = Math.max(4, Math.ceil(km / 12))
    let water = 0
    for (let step = 1; step < steps; step++) {
      if (this.#land[this.#cellAt(between(a, b, step / steps))] === 0) water++
    }
    return (water / steps) * km > 40 && water / steps > 0.2
  }

  /** Marks the cells whose centre is in a ring, row by row. */
  #fill({ ring, south, north }: Ring) {
    const first = Math.max(0, Math.floor((90 - north) * cellsPerDegree))
    const last = Math.min(lines - 1, Math.floor((90 - south) * cellsPerDegree))
    for (let line = first; line <= last; line++) {
      const latitude = 90 - (line + 0.5) / cellsPerDegree
      const crossings: number[] = []
      for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
        const [ax = 0, ay = 0, bx = 0, by = 0] = [ring[j], ring[j + 1], ring[i], ring[i + 1]]
        if (ay > latitude !== by > latitude) crossings.push(((bx - ax) * (latitude - ay)) / (by - ay) + ax)
      }
      crossings.sort((x, y) => x - y)
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.ceil(((crossings[i] ?? 0) + 180) * cellsPerDegree - 0.5)
        const to = Math.floor(((crossings[i + 1] ?? 0) + 180) * cellsPerDegree - 0.5)
        for (let column = Math.max(0, from); column <= Math.min(columns - 1, to); column++) {
          this.#land[line * columns + column] = 1
        }
      }
    }
  }

  #draw(a: Position, b: Position) {
    for (let step = 0; step <= 20; step++) this.#land[this.#cellAt(between(a, b, step / 20))] = 1
  }

  #cellAt({ latitude, longitude }: Position) {
    const line = Math.min(lines - 1, Math.max(0, Math.floor((90 - latitude) * cellsPerDegree)))
    const column = Math.floor((((longitude % 360) + 540) % 360) * cellsPerDegree)
    return line * columns + Math.min(columns - 1, column)
  }

  /** The cell of a point, or the nearest land cell: harbours are often in a water cell. */
  #onLand(point: Position) {
    const cell = this.#cellAt(point)
    for (let reach = 0; reach <= 3; reach++) {
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++) {
          const near = cell + dy * columns + dx
          if (this.#land[near] === 1) return near
        }
      }
    }
    return cell
  }

  /** The shortest way over land between two cells in kilometres (A*), or Infinity beyond `limitKm`. */
  #shortest(from: number, to: number, limitKm: number): number {
    const best = new Map<number, number>([[from, 0]])
    const queue = new Heap()
    queue.push(from, distanceKm(middleOf(from), middleOf(to)))
    for (let next = queue.pop(); next; next = queue.pop()) {
      const cell = next.item
      const km = best.get(cell) ?? 0
      if (cell === to) return km
      const here = middleOf(cell)
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const beside = cell + dy * columns + dx
          if (beside === cell || this.#land[beside] !== 1) continue
          const there = middleOf(beside)
          const total = km + distanceKm(here, there)
          if (total >= (best.get(beside) ?? Infinity)) continue
          const whole = total + distanceKm(there, middleOf(to))
          if (whole > limitKm) continue
          best.set(beside, total)
          queue.push(beside, whole)
        }
      }
    }
    return Infinity
  }
}

const middleOf = (cell: number): Position => ({
  latitude: 90 - (Math.floor(cell / columns) + 0.5) / cellsPerDegree,
  longitude: ((cell % columns) + 0.5) / cellsPerDegree - 180,
})

const between = (a: Position, b: Position, part: number): Position => ({
  latitude: a.latitude + (b.latitude - a.latitude) * part,
  longitude: a.longitude + (b.longitude - a.longitude) * part,
})
