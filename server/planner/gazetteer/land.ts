import { readFile } from 'node:fs/promises'
import type { GeoJsonFile } from '#shared/collections/geo-json.ts'
import { distanceKm, type Position } from '#shared/domain/distance.ts'
import type { City } from '#server/gazetteer/cities.ts'
import { Groups } from './groups.ts'
import { LandGrid } from './land-grid.ts'
import { distanceTo, isMainland, near, type Polygon, polygonsOf } from './polygons.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'

/** The connection of two cities without a flight: by land, by land but far around a sea, with a ferry, or none. */
export type Joined = 'land' | 'around' | 'ferry' | 'none'

/** A way around a sea is used only when it is less than this many times the straight line. */
const longDetour = 2.2
/** Water narrower than this, in kilometres, has a ferry. */
const ferryKm = 160

const mostDetours = 20_000
const groundFile = new URL('../knowledge/ground.tsv', import.meta.url)

/**
 * Tells which cities can be reached over land. A landmass consists of the polygons that share borders. A table has
 * bridges, tunnels, ferries and closed borders.
 */
export class Land {
  readonly #polygons: readonly Polygon[]
  readonly #byTrain: Groups
  readonly #byRoad: Groups
  readonly #byFerry: Groups
  readonly #polygonOf = new Map<number, number>()
  readonly #bridged = new Set<number>()
  readonly #links: (readonly [Position, Position])[] = []
  readonly #detours = new Map<string, number>()
  #grid: LandGrid | undefined
  readonly #ferries = new Set<string>()

  static async read(world: string): Promise<Land> {
    // The data build has validated this file, and parsing it with the schema would take 20 times as long.
    return new Land(JSON.parse(world) as GeoJsonFile, await readFile(groundFile))
  }

  constructor(world: GeoJsonFile, ground: Buffer) {
    this.#polygons = polygonsOf(world)
    const links = [...tsvRows(ground, ['kind', 'a', 'b'])]
    const closed = new Set(links.filter(({ kind }) => kind === 'closed').map(({ a, b }) => pair(a, b)))
    this.#byTrain = new Groups(this.#polygons.length)
    this.#byRoad = new Groups(this.#polygons.length)
    this.#byFerry = new Groups(this.#polygons.length)
    this.#joinNeighbours(closed)
    for (const { kind, a: from, b: to } of links) {
      if (kind === 'closed') continue
      const a = this.#nearest(...pointOf(from))
      const b = this.#nearest(...pointOf(to))
      this.#byFerry.join(a, b)
      if (kind !== 'ferry') this.#links.push([pointOf(from)[1], pointOf(to)[1]])
      if (kind === 'ferry') this.#ferries.add(pair(String(a), String(b)))
      else this.#byTrain.join(a, b)
      if (kind === 'bridge' || kind === 'tunnel') this.#byRoad.join(a, b)
    }
  }

  byTrain(a: City, b: City): Joined {
    return this.#joined(this.#byTrain, a, b)
  }

  byRoad(a: City, b: City): Joined {
    return this.#joined(this.#byRoad, a, b)
  }

  /** Like the connection by road, but without measuring the way around a sea. */
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
      this.#grid ??= new LandGrid(this.#polygons, this.#links)
      detour = this.#grid.detour(a, b, longDetour)
      if (this.#detours.size >= mostDetours) this.#detours.clear()
      this.#detours.set(key, detour)
    }
    return detour
  }

  #joinNeighbours(closed: ReadonlySet<string>) {
    const seen = new Map<string, number[]>()
    for (const [index, { ring, country }] of this.#polygons.entries()) {
      for (let i = 0; i < ring.length; i += 2) {
        // The antimeridian cuts Chukotka and Fiji in two parts, which share the points there.
        const longitude = ring[i] === -180 ? 180 : ring[i]
        const key = `${longitude},${ring[i + 1]}`
        const others = seen.get(key)
        if (!others) seen.set(key, [index])
        else if (others.at(-1) !== index) {
          for (const other of others) {
            if (closed.has(pair(country, this.#polygons[other]?.country ?? ''))) continue
            for (const groups of [this.#byTrain, this.#byRoad, this.#byFerry]) groups.join(index, other)
          }
          others.push(index)
        }
      }
    }
  }

  #polygonOfCity(city: City) {
    let found = this.#polygonOf.get(city.index)
    if (found === undefined) {
      found = this.#nearest(city.country, city)
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

  /** The polygon of a country that contains a point, or the nearest one. */
  #nearest(country: string, point: Position): number {
    let best = -1
    let bestDistance = Infinity
    for (const [index, polygon] of this.#polygons.entries()) {
      if (polygon.country !== country) continue
      const distance = distanceTo(polygon, point)
      if (distance < bestDistance) {
        best = index
        bestDistance = distance
      }
    }
    return best
  }
}

const pair = (a: string, b: string) => (a < b ? `${a}|${b}` : `${b}|${a}`)

/** A point of the table: "DK:55.676,12.568" is a point in Denmark. */
function pointOf(text: string): [country: string, point: Position] {
  const [latitude, longitude] = text.slice(3).split(',')
  return [text.slice(0, 2), { latitude: Number(latitude), longitude: Number(longitude) }]
}
