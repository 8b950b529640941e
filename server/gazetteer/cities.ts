import type { Position } from '#shared/domain/distance.ts'
import { geonameidOf } from '#shared/domain/gazetteer-ids.ts'

/** A city of the gazetteer, created on request from the columns. */
export interface City extends Position {
  /** Its index in the columns. */
  readonly index: number
  readonly geonameid: number
  readonly name: string
  readonly country: string
  /** Admin-1 code such as "FR.11", or "". */
  readonly state: string
  readonly population: number
  /** How well known it is: about 2 for a village and 11 for a world city. */
  readonly fame: number
}

/** The columns of all cities. */
export interface CityColumns {
  readonly geonameids: Uint32Array
  readonly latitudes: Float32Array
  readonly longitudes: Float32Array
  readonly countries: Uint8Array
  readonly states: Uint16Array
  readonly populations: Uint32Array
  readonly fames: Float32Array
  /** Where the name of each city ends in `names`. */
  readonly nameEnds: Uint32Array
  /** The names in UTF-8, one after the other. */
  readonly names: Uint8Array
}

/** All cities in one array per column: 190,000 objects would take five times the memory. */
export class Cities {
  readonly length: number
  readonly geonameids: Uint32Array
  readonly latitudes: Float32Array
  readonly longitudes: Float32Array
  readonly countries: Uint8Array
  readonly states: Uint16Array
  readonly populations: Uint32Array
  readonly fames: Float32Array
  readonly countryCodes: readonly string[]
  readonly stateCodes: readonly string[]
  #names: Buffer
  readonly #nameEnds: Uint32Array
  #nameLength: number

  constructor(columns: CityColumns, countryCodes: readonly string[], stateCodes: readonly string[]) {
    this.length = columns.geonameids.length
    this.geonameids = columns.geonameids
    this.latitudes = columns.latitudes
    this.longitudes = columns.longitudes
    this.countries = columns.countries
    this.states = columns.states
    this.populations = columns.populations
    this.fames = columns.fames
    this.countryCodes = countryCodes
    this.stateCodes = stateCodes
    this.#names = Buffer.from(columns.names.buffer, columns.names.byteOffset, columns.names.byteLength)
    this.#nameEnds = columns.nameEnds
    this.#nameLength = columns.nameEnds.at(-1) ?? 0
  }

  /** Columns of zeros, to be filled. */
  static empty(
    length: number,
    nameBytes: number,
    countryCodes: readonly string[],
    stateCodes: readonly string[],
  ): Cities {
    const columns = {
      geonameids: new Uint32Array(length),
      latitudes: new Float32Array(length),
      longitudes: new Float32Array(length),
      countries: new Uint8Array(length),
      states: new Uint16Array(length),
      populations: new Uint32Array(length),
      fames: new Float32Array(length),
      nameEnds: new Uint32Array(length),
      names: new Uint8Array(nameBytes),
    }
    return new Cities(columns, countryCodes, stateCodes)
  }

  /** The columns, for a file. */
  get columns(): CityColumns {
    const { geonameids, latitudes, longitudes, countries, states, populations, fames } = this
    const names = new Uint8Array(this.#names.buffer, this.#names.byteOffset, this.#nameLength)
    const nameEnds = this.#nameEnds
    return { geonameids, latitudes, longitudes, countries, states, populations, fames, nameEnds, names }
  }

  setName(index: number, name: string) {
    this.#nameLength += this.#names.write(name, this.#nameLength)
    this.#nameEnds[index] = this.#nameLength
  }

  /** Frees unused capacity after the last name. */
  trim() {
    const exact = Buffer.allocUnsafeSlow(this.#nameLength)
    this.#names.copy(exact, 0, 0, this.#nameLength)
    this.#names = exact
  }

  /** The index of a city by its GeoNames number; undefined when there is none. */
  indexOf(geonameid: number): number | undefined {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.geonameids[middle] ?? 0) < geonameid) low = middle + 1
      else high = middle
    }
    return this.geonameids[low] === geonameid ? low : undefined
  }

  /** The city with a record id; undefined when there is none. */
  withId(id: string): City | undefined {
    const index = this.indexOf(geonameidOf(id) ?? 0)
    return index === undefined ? undefined : this.get(index)
  }

  get(index: number): City {
    return {
      index,
      geonameid: this.geonameids[index] ?? 0,
      name: this.#names.toString('utf8', index === 0 ? 0 : this.#nameEnds[index - 1], this.#nameEnds[index]),
      country: this.countryCodes[this.countries[index] ?? 0] ?? '',
      state: this.stateCodes[this.states[index] ?? 0] ?? '',
      latitude: this.latitudes[index] ?? 0,
      longitude: this.longitudes[index] ?? 0,
      population: this.populations[index] ?? 0,
      fame: this.fames[index] ?? 0,
    }
  }
}
