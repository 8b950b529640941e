import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { tsvRows } from '#server/gazetteer/tsv.ts'
import { distanceTo, type Polygon, polygonOf } from '#server/planner/land/polygons.ts'
import type { Position } from '#shared/domain/distance.ts'

/** A city this near to a natural region counts as in it: the outlines are rough. In degrees, about 20 km. */
const margin = 0.18

/** The outlines of natural regions, by name. */
export class Shapes {
  readonly #polygons = new Map<string, readonly Polygon[]>()

  constructor() {
    const file = brotliDecompressSync(readFileSync(new URL('shapes.tsv.br', import.meta.url)))
    for (const { name, rings } of tsvRows(file, ['name', 'rings'])) {
      this.#polygons.set(
        name,
        rings.split('|').map((ring) => polygonOf(Float32Array.from(ring.split(/[ ,]/), Number))),
      )
    }
  }

  has(name: string) {
    return this.#polygons.has(name)
  }

  /** Whether a point is in the shape of this name, or close to it. */
  contains(name: string, point: Position): boolean {
    const { latitude, longitude } = point
    return (this.#polygons.get(name) ?? []).some(
      (polygon) =>
        longitude > polygon.west - 2 * margin &&
        longitude < polygon.east + 2 * margin &&
        latitude > polygon.south - margin &&
        latitude < polygon.north + margin &&
        distanceTo(polygon, point) <= margin,
    )
  }
}
