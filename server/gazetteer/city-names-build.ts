import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { latin, scriptMask } from '#shared/domain/scripts.ts'
import { aliasNames } from './aliases.ts'
import {
  aliasName,
  districtName,
  initialsName,
  mostCities,
  type NameArrays,
  onlyThere,
  ownName,
  scriptsAt,
} from './name-arrays.ts'
import { gazetteerFiles, nameSeparator, scriptSeparator } from './files.ts'
import { readRegionNumbers, regionNamesIn } from './regions.ts'
import { countOf, type Span, tsvLines, tsvPositions, tsvValues } from './tsv.ts'

const newline = 10
const space = 32
const hyphen = 45
const [quote, doubleQuote, backtick, fullStop] = [39, 34, 96, 46]
const [letterA, letterZ, digit0, digit9] = [97, 122, 48, 57]
const separator = nameSeparator.charCodeAt(0)
const beforeScripts = scriptSeparator.charCodeAt(0)

/**
 * By how much names in other languages add to the population, as powers of ten: cities that people travel to have names
 * in many languages. Toledo in Spain has 26 of them; Toledo in Ohio, three times as large, has 18.
 */
const fame = 1.5

/**
 * Reads the names of all cities (or of those that `keep` accepts) from the gazetteer's folder and sorts them. This
 * takes about a second for all cities, so call it in a separate process. It works on the files' bytes, because 700,000
 * strings would take several times the memory.
 */
export function buildCityNames(
  folder: string,
  keep: (geonameid: number) => boolean = () => true,
): NameArrays {
  const cities = readFileSync(join(folder, gazetteerFiles.city.file))
  const others = brotliDecompressSync(readFileSync(join(folder, gazetteerFiles.names.file)))
  const cityColumns = tsvPositions(cities, gazetteerFiles.city.columns)
  const cityCount = countOf(cities, newline)
  if (cityCount > mostCities) throw new Error(`The index has room for ${mostCities} cities.`)
  const aliasFile = readFileSync(join(folder, gazetteerFiles.alias.file))
  const aliases = aliasNames(aliasFile)
  const capacity =
    cityCount + countOf(others, newline) + countOf(others, separator) + countOf(aliasFile, newline)
  const geonameids = new Uint32Array(cityCount)
  const weights = new Float32Array(cityCount)
  const prominence = new Float32Array(cityCount)
  const countries = new Uint16Array(cityCount)
  const states = new Uint16Array(cityCount)
  const latitudes = new Int16Array(cityCount)
  const longitudes = new Int16Array(cityCount)
  const regions = readRegionNumbers(folder)
  const names = new Names(capacity, cities.length + others.length + aliasFile.length)

  let total = 0
  // Both files are in the order of the geonameids, and the second leaves out cities without other names.
  const nextOther = readerOfOthers(others)
  const geonameidColumn = cityColumns.of('geonameid')
  const foldedColumn = cityColumns.of('unaccented_name')
  const populationColumn = cityColumns.of('population')
  const countryColumn = cityColumns.of('country')
  const stateColumn = cityColumns.of('state')
  const latitudeColumn = cityColumns.of('latitude')
  const longitudeColumn = cityColumns.of('longitude')
  const latinOnly = scriptsAt(scriptMask(latin))
  let other = nextOther()
  for (const line of tsvLines(cities)) {
    const values = tsvValues(cities, line)
    const geonameid = number(cities, values[geonameidColumn])
    const folded = values[foldedColumn]
    if (!folded || !keep(geonameid)) continue
    geonameids[total] = geonameid
    weights[total] = Math.log10(number(cities, values[populationColumn]) + 10)
    countries[total] = regions.country(text(cities, values[countryColumn]))
    states[total] = regions.state(text(cities, values[stateColumn]))
    latitudes[total] = Math.round(100 * number(cities, values[latitudeColumn]))
    longitudes[total] = Math.round(100 * number(cities, values[longitudeColumn]))
    names.add(cities, folded.start, folded.end, total + ownName + latinOnly)
    while (other.geonameid < geonameid) other = nextOther()
    let otherNames = 0
    if (other.geonameid === geonameid && other.names) {
      for (const { start, end } of spansOf(others, other.names)) {
        const marked = others.subarray(start, end).indexOf(beforeScripts)
        const name = marked === -1 ? { start, end } : { start, end: start + marked }
        const scripts =
          marked === -1 ? latinOnly : scriptsAt(scriptMask(text(others, { start: name.end + 1, end })))
        const owner = isInitials(others, name, cities, folded) ? total + initialsName : total
        names.add(others, name.start, name.end, owner + scripts)
        otherNames += 1
      }
    }
    for (const { key, scripts, isDistrict, isOnlyThere } of aliases.get(geonameid) ?? []) {
      const kind = aliasName + (isDistrict ? districtName : 0) + (isOnlyThere ? onlyThere : 0)
      const owner = total + kind + scriptsAt(scriptMask(scripts))
      names.add(Buffer.from(key, 'latin1'), 0, key.length, owner)
    }
    prominence[total] = (weights[total] ?? 0) + fame * Math.log10(1 + otherNames)
    total += 1
  }
  return {
    ...names.inOrder(),
    geonameids: geonameids.slice(0, total),
    weights: weights.slice(0, total),
    prominence: prominence.slice(0, total),
    countries: countries.slice(0, total),
    states: states.slice(0, total),
    latitudes: latitudes.slice(0, total),
    longitudes: longitudes.slice(0, total),
    regionNames: new Uint8Array(Buffer.from(regionNamesIn(folder), 'latin1')),
    aliasFile: new Uint8Array(aliasFile),
  }
}

const text = (bytes: Buffer, span: Span | undefined) =>
  span ? bytes.toString('latin1', span.start, span.end) : ''
const number = (bytes: Buffer, span: Span | undefined) => Number(text(bytes, span))

/** Reads the lines of the file of other names, one at each call. After the last one the geonameid is infinite. */
function readerOfOthers(others: Buffer) {
  const columns = tsvPositions(others, gazetteerFiles.names.columns)
  const lines = tsvLines(others)
  return () => {
    const line = lines.next().value
    if (line === undefined) return { geonameid: Infinity, names: undefined }
    const values = tsvValues(others, line)
    return {
      geonameid: number(others, values[columns.of('geonameid')]),
      names: values[columns.of('names')],
    }
  }
}

function* spansOf(bytes: Buffer, list: Span): Generator<Span> {
  for (let { start } = list; start < list.end;) {
    const next = bytes.indexOf(separator, start)
    const end = next === -1 || next > list.end ? list.end : next
    yield { start, end }
    start = end + 1
  }
}

/** True when the name consists of the first letters of all words of the city's own name. */
function isInitials(bytes: Buffer, name: Span, ownBytes: Buffer, own: Span) {
  let at = name.start
  let beginsWord = true
  for (let i = own.start; i < own.end; i++) {
    const byte = ownBytes[i]
    if (byte === space || byte === hyphen) beginsWord = true
    else if (beginsWord) {
      if (at === name.end || bytes[at] !== byte) return false
      at += 1
      beginsWord = false
    }
  }
  return at === name.end
}

/** Writes what searchKey() makes of a folded name, and returns its length. */
function writeSearchKey(to: Uint8Array, at: number, folded: Uint8Array): number {
  let length = 0
  let isParted = false
  for (const byte of folded) {
    if (byte === quote || byte === doubleQuote || byte === backtick || byte === fullStop) continue
    const isLetter = byte >= letterA && byte <= letterZ
    if (!isLetter && !(byte >= digit0 && byte <= digit9)) {
      isParted = true
      continue
    }
    if (isParted && length > 0) to[at + length++] = space
    isParted = false
    to[at + length++] = byte
  }
  return length
}

class Names {
  readonly #bytes: Uint8Array<ArrayBuffer>
  readonly #starts: Uint32Array<ArrayBuffer>
  readonly #owners: Uint32Array<ArrayBuffer>
  /** The first six bytes of each name as one number, which settles most comparisons. */
  readonly #keys: Float64Array<ArrayBuffer>
  #count = 0

  constructor(capacity: number, byteCapacity: number) {
    this.#bytes = new Uint8Array(byteCapacity)
    this.#starts = new Uint32Array(capacity + 1)
    this.#owners = new Uint32Array(capacity)
    this.#keys = new Float64Array(capacity)
  }

  add(from: Buffer, start: number, end: number, owner: number) {
    const at = this.#starts[this.#count] ?? 0
    const length = writeSearchKey(this.#bytes, at, from.subarray(start, end))
    let key = 0
    for (let i = 0; i < 6; i++) key = key * 256 + (i < length ? (this.#bytes[at + i] ?? 0) : 0)
    this.#keys[this.#count] = key
    this.#owners[this.#count] = owner
    this.#count += 1
    this.#starts[this.#count] = at + length
  }

  inOrder(): Pick<NameArrays, 'bytes' | 'starts' | 'owners'> {
    const order = new Uint32Array(this.#count).map((_, index) => index)
    order.sort((one, other) => (this.#keys[one] ?? 0) - (this.#keys[other] ?? 0) || this.#compare(one, other))
    const bytes = new Uint8Array(this.#starts[this.#count] ?? 0)
    const starts = new Uint32Array(this.#count + 1)
    const owners = new Uint32Array(this.#count)
    let length = 0
    for (const [place, index] of order.entries()) {
      const name = this.#bytes.subarray(this.#starts[index], this.#starts[index + 1])
      bytes.set(name, length)
      length += name.length
      starts[place + 1] = length
      owners[place] = this.#owners[index] ?? 0
    }
    return { bytes, starts, owners }
  }

  #compare(one: number, other: number) {
    const a = this.#bytes.subarray(this.#starts[one], this.#starts[one + 1])
    const b = this.#bytes.subarray(this.#starts[other], this.#starts[other + 1])
    return Buffer.compare(a, b)
  }
}
