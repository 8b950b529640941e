import { latin, scriptBits, scriptMask } from '#shared/domain/scripts.ts'

/**
 * All names of all cities as searchKey() writes them, sorted by bytes, in a few flat arrays: 700,000 names take about
 * 20 MB, and binary search finds them.
 */
export interface NameArrays {
  /** The names, one after another, in ASCII. */
  bytes: Uint8Array<ArrayBuffer>
  /** The start of each name, followed by the end of the last one. */
  starts: Uint32Array<ArrayBuffer>
  /**
   * The city of each name, by its place in the arrays below. The top bits are `ownName`, `initialsName` and `aliasName`
   * (with `aliasName`, the other two are `districtName` and `onlyThere`), and those between them and the city are the scripts of the name, see scriptsAt().
   */
  owners: Uint32Array<ArrayBuffer>
  /** GeoNames ids. */
  geonameids: Uint32Array<ArrayBuffer>
  /** The population of each city as a power of ten. */
  weights: Float32Array<ArrayBuffer>
  /** How likely people mean the city: `weights`, and more for cities with names in many languages. */
  prominence: Float32Array<ArrayBuffer>
  /** The number of each city's country; see regions.ts. */
  countries: Uint16Array<ArrayBuffer>
  /** The number of each city's state, or 0. */
  states: Uint16Array<ArrayBuffer>
  /** The position of each city, in hundredths of a degree. */
  latitudes: Int16Array<ArrayBuffer>
  longitudes: Int16Array<ArrayBuffer>
  /** The names of countries and states, as regionNamesIn() writes them, in ASCII. */
  regionNames: Uint8Array<ArrayBuffer>
  /** The contents of aliases.tsv. */
  aliasFile: Uint8Array<ArrayBuffer>
}

/** Marks that the name is the city's main name. */
export const ownName = 0x8000_0000
/** Marks that the name consists of the initials of the city's main name: "la" for Los Angeles. */
export const initialsName = 0x4000_0000
/** Marks that the name is an alias: that of an island or a sight, or the own name of the best-known namesake. */
export const aliasName = 0x2000_0000
/** With `aliasName`, marks an alias that counts only where its city or country is typed, too. */
export const onlyThere = 0x4000_0000
/** With `aliasName`, marks the name of a district. */
export const districtName = 0x8000_0000
const cityBits = 29 - scriptBits
/** A name has room for the place of this many cities. */
export const mostCities = 2 ** cityBits

/** The bits of a name with these scripts. */
export const scriptsAt = (mask: number) => mask << cityBits

export const latinScript = scriptsAt(scriptMask(latin))

/** The place of the city of a name in the arrays. */
export const cityOf = (owner: number) => owner & (mostCities - 1)

export const isAliasName = (owner: number) => (owner & aliasName) !== 0

export const isDistrict = (owner: number) => isAliasName(owner) && owner >= districtName

export const isOnlyThere = (owner: number) => isAliasName(owner) && (owner & onlyThere) !== 0

export const lengthOf = ({ starts }: NameArrays, at: number) => (starts[at + 1] ?? 0) - (starts[at] ?? 0)

/** The place of the first name that is not less than the key followed by a byte, `after`; 0 means no byte. */
export function firstFrom({ bytes, starts }: NameArrays, key: Uint8Array, after: number) {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isLess(bytes, starts[middle] ?? 0, starts[middle + 1] ?? 0, key, after)) low = middle + 1
    else high = middle
  }
  return low
}

function isLess(bytes: Uint8Array, start: number, end: number, key: Uint8Array, after: number) {
  for (let i = 0; i < key.length; i++) {
    if (start + i >= end) return true
    const difference = (bytes[start + i] ?? 0) - (key[i] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return after > 0
}
