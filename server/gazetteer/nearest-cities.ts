/** The data about a city that finding it by a position needs. */
export interface PlacedCity {
  /** The number of its row in the database. */
  seq: number
  latitude: number
  longitude: number
  population: number
  /** The id of its country. */
  country: string
}

interface Nearest {
  seq: number
  km: number
}

/** The cities that a position can mean, likeliest first. */
export interface NearestCities {
  cities: readonly Nearest[]
  /** The seq of the city that the first one is a suburb of, or −1. */
  parent: number
}

const earthKm = 6371.0088
/** The maximum distance of a position from the city that it finds. */
const farthestKm = 50
/** The height and the width of a cell, in degrees. */
const cell = 0.5
const [rows, columns] = [Math.round(180 / cell), Math.round(360 / cell)]
const kmOfDegree = (Math.PI / 180) * earthKm

/** Other cities are also returned when they are at most this much less likely than the first one. */
const mostTimesAsFar = 2
const mostOthers = 3

/** A city's suburbs lie within this multiple of its radius, and have at most the given share of its people. */
const suburbReach = 1.3
const leastPeopleOfParent = 100_000
const mostShareOfSuburb = 0.2

/**
 * The approximate radius of a city with this population: Munich's 1.3 million people live within 11 km. A position
 * belongs to the city for which its distance is the smallest multiple of the radius.
 */
const radiusKm = (population: number) => 1 + 0.009 * Math.sqrt(population)

/**
 * Finds the cities of a country by positions. It holds 25 bytes for each city, in the order of the cells of a grid.
 * Distances are chords between points of a sphere, so the date line and the poles are places like all others.
 */
export class CityGrid {
  readonly #countries = new Map<string, number>()
  readonly #seq: Uint32Array
  readonly #x: Float32Array
  readonly #y: Float32Array
  readonly #z: Float32Array
  readonly #population: Float32Array
  readonly #country: Uint16Array
  /** The first city of each cell; the last entry is the number of cities. */
  readonly #starts = new Uint32Array(rows * columns + 1)

  constructor(cities: readonly PlacedCity[]) {
    const cells = cities.map(({ latitude, longitude }) => rowOf(latitude) * columns + columnOf(longitude))
    for (const index of cells) this.#starts[index + 1] = this.#startOf(index + 1) + 1
    for (let index = 0; index < rows * columns; index++) {
      this.#starts[index + 1] = this.#startOf(index + 1) + this.#startOf(index)
    }
    const next = this.#starts.slice()
    this.#seq = new Uint32Array(cities.length)
    this.#x = new Float32Array(cities.length)
    this.#y = new Float32Array(cities.length)
    this.#z = new Float32Array(cities.length)
    this.#population = new Float32Array(cities.length)
    this.#country = new Uint16Array(cities.length)
    for (const [order, city] of cities.entries()) {
      const at = next[cells[order] ?? 0] ?? 0
      next[cells[order] ?? 0] = at + 1
      const { x, y, z } = vectorOf(city.latitude, city.longitude)
      this.#seq[at] = city.seq
      this.#x[at] = x
      this.#y[at] = y
      this.#z[at] = z
      this.#population[at] = city.population
      if (!this.#countries.has(city.country)) this.#countries.set(city.country, this.#countries.size)
      this.#country[at] = this.#countries.get(city.country) ?? 0
    }
  }

  /** The number of cities. */
  get size(): number {
    return this.#seq.length
  }

  /** The cities of a country at a position; none where it has none within 50 km. */
  at(latitude: number, longitude: number, countryId: string): NearestCities {
    const country = this.#countries.get(countryId)
    if (country === undefined) return { cities: [], parent: -1 }
    const here = vectorOf(latitude, longitude)
    const best: { at: number; km: number; score: number }[] = []
    this.#near(latitude, longitude, (at) => {
      if (this.#country[at] !== country) return
      const km = this.#kmTo(at, here)
      if (km > farthestKm) return
      const score = km / radiusKm(this.#population[at] ?? 0)
      if (best.length > mostOthers && score >= (best[mostOthers]?.score ?? 0)) return
      const place = best.findIndex((other) => score < other.score)
      best.splice(place === -1 ? best.length : place, 0, { at, km, score })
      best.length = Math.min(best.length, mostOthers + 1)
    })
    const [first] = best
    if (!first) return { cities: [], parent: -1 }
    const cities = best
      .filter(({ score }) => score <= first.score * mostTimesAsFar)
      .map(({ at, km }) => ({ seq: this.#seq[at] ?? 0, km }))
    return { cities, parent: this.#parentOf(first.at) }
  }

  /** The city whose surroundings another one is in, by distance and population; −1 for none. */
  #parentOf(suburb: number): number {
    const here = { x: this.#x[suburb] ?? 0, y: this.#y[suburb] ?? 0, z: this.#z[suburb] ?? 0 }
    const latitude = Math.asin(Math.max(-1, Math.min(1, here.z))) / (Math.PI / 180)
    const longitude = Math.atan2(here.y, here.x) / (Math.PI / 180)
    const people = this.#population[suburb] ?? 0
    let [parent, closest] = [-1, suburbReach]
    this.#near(latitude, longitude, (at) => {
      const others = this.#population[at] ?? 0
      if (others < leastPeopleOfParent || people > others * mostShareOfSuburb) return
      if (this.#country[at] !== this.#country[suburb]) return
      const part = this.#kmTo(at, here) / radiusKm(others)
      if (part >= closest) return
      parent = this.#seq[at] ?? 0
      closest = part
    })
    return parent
  }

  #startOf(cellIndex: number): number {
    return this.#starts[cellIndex] ?? 0
  }

  #kmTo(at: number, { x, y, z }: Vector): number {
    const chord = Math.hypot((this.#x[at] ?? 0) - x, (this.#y[at] ?? 0) - y, (this.#z[at] ?? 0) - z)
    return 2 * Math.asin(Math.min(1, chord / 2)) * earthKm
  }

  /** Calls `visit` with each city that can be within 50 km, and others. */
  #near(latitude: number, longitude: number, visit: (at: number) => void) {
    const reach = farthestKm / kmOfDegree
    const [south, north] = [Math.max(-90, latitude - reach), Math.min(90, latitude + reach)]
    // The circles of latitude are shortest nearest to a pole; at a pole every longitude is near.
    const shortest = Math.cos(Math.max(Math.abs(south), Math.abs(north)) * (Math.PI / 180))
    const width = shortest * 180 > reach ? reach / shortest : 180
    const first = Math.floor((longitude - width + 180) / cell)
    const count = Math.min(columns, Math.floor((longitude + width + 180) / cell) - first + 1)
    for (let row = rowOf(south); row <= rowOf(north); row++) {
      for (let step = 0; step < count; step++) {
        const index = row * columns + ((((first + step) % columns) + columns) % columns)
        const end = this.#startOf(index + 1)
        for (let at = this.#startOf(index); at < end; at++) visit(at)
      }
    }
  }
}

interface Vector {
  x: number
  y: number
  z: number
}

/** A point of the sphere of radius 1. */
function vectorOf(latitude: number, longitude: number): Vector {
  const [north, east] = [latitude * (Math.PI / 180), longitude * (Math.PI / 180)]
  return {
    x: Math.cos(north) * Math.cos(east),
    y: Math.cos(north) * Math.sin(east),
    z: Math.sin(north),
  }
}

const rowOf = (latitude: number) => Math.min(rows - 1, Math.max(0, Math.floor((latitude + 90) / cell)))
/** 180° east is 180° west. */
const columnOf = (longitude: number) => ((Math.floor((longitude + 180) / cell) % columns) + columns) % columns
