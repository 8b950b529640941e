import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { CityNames } from './city-names.ts'

const ownName = 0x8000_0000
const tab = 9
const newline = 10
const bar = 124

/**
 * Reads the names of all cities (or of those that `keep` wants) from the gazetteer's folder and puts them in
 * order. Takes about a second for all of them, so do it in a process of its own.
 */
export function buildCityNames(folder: string, keep: (geonameid: number) => boolean = () => true): CityNames {
  const cities = readFileSync(join(folder, 'cities.tsv'))
  const others = brotliDecompressSync(readFileSync(join(folder, 'names.tsv.br')))
  const lines = count(cities, newline)
  const capacity = lines + count(others, newline) + count(others, bar)
  const geonameids = new Uint32Array(lines)
  const weights = new Float32Array(lines)
  const names = new Names(capacity, cities.length + others.length)

  let total = 0
  let otherLine = nextLine(others, 0)
  for (
    let line = nextLine(cities, nextLine(cities, 0).end + 1);
    line.end > line.start;
    line = nextLine(cities, line.end + 1)
  ) {
    const [id, , folded, , , , , population] = fieldsOf(cities, line)
    if (!id || !folded || !population) continue
    const geonameid = Number(cities.toString('latin1', id.start, id.end))
    if (!keep(geonameid)) continue
    geonameids[total] = geonameid
    weights[total] = Math.log10(Number(cities.toString('latin1', population.start, population.end)) + 10)
    names.add(cities, folded.start, folded.end, total + ownName)
    // Both files are in the order of the numbers, and the second leaves out cities without other names.
    while (otherLine.end > otherLine.start && numberOf(others, otherLine) < geonameid)
      otherLine = nextLine(others, otherLine.end + 1)
    if (numberOf(others, otherLine) === geonameid) addOthers(names, others, otherLine, total)
    total += 1
  }
  return { ...names.inOrder(), geonameids: geonameids.slice(0, total), weights: weights.slice(0, total) }
}

interface Span {
  start: number
  end: number
}

function addOthers(names: Names, bytes: Buffer, line: Span, owner: number) {
  let start = bytes.indexOf(tab, line.start) + 1
  while (start < line.end) {
    const next = bytes.indexOf(bar, start)
    const end = next === -1 || next > line.end ? line.end : next
    names.add(bytes, start, end, owner)
    start = end + 1
  }
}

function nextLine(bytes: Buffer, start: number): Span {
  const end = bytes.indexOf(newline, start)
  return { start, end: end === -1 ? bytes.length : end }
}

function fieldsOf(bytes: Buffer, line: Span): Span[] {
  const fields: Span[] = []
  for (let { start } = line; start <= line.end;) {
    const next = bytes.indexOf(tab, start)
    const end = next === -1 || next > line.end ? line.end : next
    fields.push({ start, end })
    start = end + 1
  }
  return fields
}

/** The number at the start of a line; −1 for the header and for no line. */
function numberOf(bytes: Buffer, { start, end }: Span) {
  let value = -1
  for (let i = start; i < end; i++) {
    const digit = (bytes[i] ?? 0) - 48
    if (digit < 0 || digit > 9) break
    value = Math.max(value, 0) * 10 + digit
  }
  return value
}

function count(bytes: Buffer, byte: number) {
  let found = 0
  for (let at = bytes.indexOf(byte); at !== -1; at = bytes.indexOf(byte, at + 1)) found += 1
  return found
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
    from.copy(this.#bytes, at, start, end)
    let key = 0
    for (let i = 0; i < 6; i++) key = key * 256 + (start + i < end ? (from[start + i] ?? 0) : 0)
    this.#keys[this.#count] = key
    this.#owners[this.#count] = owner
    this.#count += 1
    this.#starts[this.#count] = at + end - start
  }

  inOrder(): Pick<CityNames, 'bytes' | 'starts' | 'owners'> {
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
