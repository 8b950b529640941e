import type { GeoJsonFile } from '#shared/collections/geo-json.ts'
import { distanceKm, type Position } from '#shared/domain/distance.ts'
import type { City } from '#server/gazetteer/cities.ts'
import { Limits } from '#server/planner/knowledge/limits.ts'
import { tableRows } from '#server/planner/knowledge/towns.ts'
import { Groups } from './groups.ts'
import { LandGrid } from './land-grid.ts'
import {
  distanceTo,
  isMainland,
  near,
  type Polygon,
  type PolygonColumns,
  polygonColumns,
  polygonsFrom,
  polygonsOf,
} from './polygons.ts'

/** The connection of two cities without a flight: by land, by land but far around a sea, with a ferry, or none. */
export type Joined = 'land' | 'around' | 'ferry' | 'none'

/** A way around a sea is used only if it is shorter than this multiple of the straight line. */
const longDetour = 2.2
/** There is a ferry across water that is narrower than this, in kilometres. */
const ferryKm = 160

const mostDetours = 20_000

/** What Land knows, as flat arrays, which can be stored and loaded without parsing. */
export interface LandColumns extends PolygonColumns {
  readonly byTrain: Int32Array
  readonly byRoad: Int32Array
  readonly byFerry: Int32Array
  /** Pairs of polygons that are joined only by a ferry in the table. */
  readonly ferries: Uint32Array
  readonly grid: Uint8Array
}

/** Joins the polygons of `world`, the contents of the file of outlines, by land, bridges, tunnels and ferries. */
export function landColumns(world: string): LandColumns {
  // The data build has validated this file, and parsing it with the schema would take 20 times as long.
  const polygons = polygonsOf(JSON.parse(world) as GeoJsonFile)
  const [byTrain, byRoad, byFerry] = [1, 2, 3].map(() => Groups.ofEach(polygons.length))
  if (!byTrain || !byRoad || !byFerry) throw new Error('There are three kinds of connection.')
  joinNeighbours(polygons, new Limits(), [byTrain, byRoad, byFerry])
  const bridges: (readonly [Position, Position])[] = []
  const ferries: number[] = []
  for (const { kind, a: from, b: to } of tableRows('ground.tsv', ['kind', 'a', 'b'])) {
    const a = nearest(polygons, ...pointOf(from))
    const b = nearest(polygons, ...pointOf(to))
    byFerry.join(a, b)
    if (kind === 'ferry') ferries.push(a, b)
    else {
      bridges.push([pointOf(from)[1], pointOf(to)[1]])
      byTrain.join(a, b)
    }
    if (kind === 'bridge' || kind === 'tunnel') byRoad.join(a, b)
  }
  return {
    ...polygonColumns(polygons),
    byTrain: byTrain.parents,
    byRoad: byRoad.parents,
    byFerry: byFerry.parents,
    ferries: Uint32Array.from(ferries),
    grid: LandGrid.draw(polygons, bridges).cells,
  }
}

/** Joins polygons that share a point of a border that people can cross. */
function joinNeighbours(polygons: readonly Polygon[], limits: Limits, ways: readonly Groups[]) {
  const seen = new Map<string, number[]>()
  for (const [index, { ring, country }] of polygons.entries()) {
    for (let i = 0; i < ring.length; i += 2) {
      // The antimeridian cuts Chukotka and Fiji in two parts, which share the points there.
      const longitude = ring[i] === -180 ? 180 : ring[i]
      const key = `${longitude},${ring[i + 1]}`
      const others = seen.get(key)
      if (!others) seen.set(key, [index])
      else if (others.at(-1) !== index) {
        for (const other of others) {
          if (limits.closedBorder(country, polygons[other]?.country ?? '') !== undefined) continue
          for (const groups of ways) groups.join(index, other)
        }
        others.push(index)
      }
    }
  }
}

/** The polygon of a country that contains a point, or the nearest one. */
function nearest(polygons: readonly Polygon[], country: string, point: Position): number {
  let best = -1
  let bestDistance = Infinity
  for (const [index, polygon] of polygons.entries()) {
    if (polygon.country !== country) continue
    const distance = distanceTo(polygon, point)
    if (distance < bestDistance) {
      best = index
      bestDistance = distance
    }
  }
  return best
}

/**
 * Tells which cities can be reached over land. A landmass consists of the polygons that share borders. Tables have
 * bridges, tunnels, ferries and closed borders.
 */
export class Land {
  readonly #polygons: readonly Polygon[]
  readonly #byTrain: Groups
  readonly #byRoad: Groups
  readonly #byFerry: Groups
  readonly #polygonOf = new Map<number, number>()
  readonly #bridged = new Set<number>()
  readonly #detours = new Map<string, number>()
  readonly #grid: LandGrid
  readonly #ferries = new Set<string>()

  constructor(columns: LandColumns) {
    this.#polygons = polygonsFrom(columns)
    // These groups are joined further when an island is first used, so they are a copy of those in the columns.
    this.#byTrain = new Groups(columns.byTrain.slice())
    this.#byRoad = new Groups(columns.byRoad.slice())
    this.#byFerry = new Groups(columns.byFerry.slice())
    this.#grid = new LandGrid(columns.grid)
    for (let at = 0; at < columns.ferries.length; at += 2) {
      this.#ferries.add(pair(String(columns.ferries[at]), String(columns.ferries[at + 1])))
    }
  }

  byTrain(a: City, b: City): Joined {
    return this.#joined(this.#byTrain, a, b)
  }

  byRoad(a: City, b: City): Joined {
    return this.#joined(this.#byRoad, a, b)
  }

  /** Like `joined`, but without measuring the way around a sea. */
  onLand(a: City, b: City): Joined {
    return this.#joined(this.#byRoad, a, b, false)
  }

  #joined(groups: Groups, a: City, b: City, exact = true): Joined {
    const from = this.#polygonOfCity(a)
    const to = this.#polygonOfCity(b)
    this.#bridge(from, a)
    this.#bridge(to, b)
    if (groups.same(from, to)) {
      if (!exact || this.#detour(a, b) < longDetour) return 'land'
      return distanceKm(a, b) < ferryKm ? 'ferry' : 'around'
    }
    return this.#byFerry.same(from, to) ? 'ferry' : 'none'
  }

  #detour(a: City, b: City): number {
    const key = pair(String(a.index), String(b.index))
    let detour = this.#detours.get(key)
    if (detour === undefined) {
      detour = this.#grid.detour(a, b, longDetour)
      if (this.#detours.size >= mostDetours) this.#detours.clear()
      this.#detours.set(key, detour)
    }
    return detour
  }

  #polygonOfCity(city: City) {
    let found = this.#polygonOf.get(city.index)
    if (found === undefined) {
      found = nearest(this.#polygons, city.country, city)
      this.#polygonOf.set(city.index, found)
    }
    return found
  }

  /**
   * Joins an island to polygons of its country close by, and these to further ones: the table has only long bridges. It
   * is computed when a city of the island is first used, because all pairs of islands would take seconds.
   */
  #bridge(start: number, city: City) {
    if (this.#bridged.has(start)) return
    // The island of a large city is joined over water four times as wide (about 15 km).
    const reach = city.population > 200_000 ? 4 : 1
    const waiting = [start]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const island = this.#polygons[at]
      if (!island || isMainland(island) || this.#bridged.has(at)) continue
      this.#bridged.add(at)
      for (const [other, polygon] of this.#polygons.entries()) {
        if (
          other === at ||
          polygon.country !== island.country ||
          !near(island, polygon, at === start ? reach : 1)
        )
          continue
        if (this.#ferries.has(pair(String(at), String(other)))) continue
        for (const groups of [this.#byTrain, this.#byRoad, this.#byFerry]) groups.join(at, other)
        waiting.push(other)
      }
    }
  }
}

const pair = (a: string, b: string) => (a < b ? `${a}|${b}` : `${b}|${a}`)

/** A point of the table: "DK:55.676,12.568" is a point in Denmark. */
function pointOf(text: string): [country: string, point: Position] {
  const [latitude, longitude] = text.slice(3).split(',')
  return [text.slice(0, 2), { latitude: Number(latitude), longitude: Number(longitude) }]
}
