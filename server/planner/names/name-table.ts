import { hasAccents, nameKey, typedKey } from './name-key.ts'
import { nameLanguages } from '#server/gazetteer/name-languages.ts'

/**
 * The properties of a name of a place, as bits of a number. The lowest bits are languages, in the order of
 * `nameLanguages`.
 */
export const mark = {
  /** A name in the language of the place. */
  native: 1 << 20,
  /** A name of a region or country that is the same in many languages. */
  common: 1 << 21,
  /** A name without a language. */
  unknown: 1 << 22,
  /** The name has accents, which its key lacks. */
  accents: 1 << 23,
  /** A sight, an island, a park, an airport or a short name, which stands for a city. */
  alias: 1 << 24,
  /** A district, which stands for its city. */
  district: 1 << 25,
  /** An adjective or the name of a people: "Italian". */
  adjective: 1 << 26,
  /** The name is written in capital letters: "EU", "USA". In small letters it is often a word. */
  capitals: 1 << 27,
} as const

const bitOf = new Map<string, number>(nameLanguages.map((language, index) => [language, 1 << index]))

/** The bit of a language tag; "zh-Hant" counts as "zh". 0 for a language without names. */
export const languageBit = (language: string) => bitOf.get(language.split(/[-_]/, 1)[0] ?? '') ?? 0

/** The language tags of a name's marks: "native" also for what is a name in many languages, and "" when nothing is known. */
export function languagesOf(marks: number): string[] {
  const known: string[] = nameLanguages.filter((_, index) => (marks & (1 << index)) !== 0)
  if ((marks & (mark.native | mark.common)) !== 0) known.push('native')
  return known.length > 0 ? known : ['']
}

/** Whether a name is a short form in capital letters, as "EU" and "U.K.". */
export const isInCapitals = (name: string) => /^\p{Lu}[\p{Lu}.]{1,5}$/u.test(name)

/** The names of all places as flat arrays, which can be stored and loaded without parsing. */
export interface NameArrays {
  /** The keys in UTF-8, in the order of their bytes, without separators. */
  keys: Uint8Array
  /** Where each key ends in `keys`. */
  keyEnds: Uint32Array
  /** Where the entries of each key end in `places` and `marks`. */
  entryEnds: Uint32Array
  /** The number of a city, or `firstArea` and more for an area. */
  places: Uint32Array
  marks: Uint32Array
}

/** Collects and sorts names. It works on bytes, because a million strings would take several times the memory. */
export class NameTableBuilder {
  #bytes = Buffer.allocUnsafeSlow(1 << 24)
  #starts = new Uint32Array(1 << 20)
  #places = new Uint32Array(1 << 20)
  #marks = new Uint32Array(1 << 20)
  #count = 0

  /** Adds a name with the spelling that people type for it where a keyboard lacks its letters. */
  add(name: string, place: number, marks: number) {
    const accents = hasAccents(name) ? mark.accents : 0
    const capitals = isInCapitals(name) ? mark.capitals : 0
    this.addKey(nameKey(name), place, marks | accents | capitals)
    const typed = typedKey(name)
    if (typed !== undefined) this.addKey(typed, place, marks)
  }

  /** Adds a name that is a key already. */
  addKey(key: string, place: number, marks: number) {
    if (key === '') return
    const at = this.#starts[this.#count] ?? 0
    if (this.#count + 2 > this.#starts.length) this.#grow()
    if (at + 3 * key.length > this.#bytes.length) {
      const wider = Buffer.allocUnsafeSlow(2 * this.#bytes.length)
      this.#bytes.copy(wider)
      this.#bytes = wider
    }
    this.#places[this.#count] = place
    this.#marks[this.#count] = marks
    this.#count += 1
    this.#starts[this.#count] = at + this.#bytes.write(key, at)
  }

  /** The names in order; equal names of one place become one entry. */
  finish(): NameArrays {
    const firstBytes = new Float64Array(this.#count)
    for (let index = 0; index < this.#count; index++) firstBytes[index] = this.#firstBytes(index)
    const order = new Uint32Array(this.#count).map((_, index) => index)
    order.sort(
      (one, other) =>
        (firstBytes[one] ?? 0) - (firstBytes[other] ?? 0) ||
        Buffer.compare(this.#key(one), this.#key(other)) ||
        (this.#places[one] ?? 0) - (this.#places[other] ?? 0),
    )
    const keys = new Uint8Array(this.#starts[this.#count] ?? 0)
    const keyEnds = new Uint32Array(this.#count)
    const entryEnds = new Uint32Array(this.#count)
    const places = new Uint32Array(this.#count)
    const marks = new Uint32Array(this.#count)
    let [keyCount, entries, length] = [0, 0, 0]
    let last: Buffer | undefined
    for (const index of order) {
      const key = this.#key(index)
      const place = this.#places[index] ?? 0
      const isNew = last === undefined || Buffer.compare(last, key) !== 0
      if (isNew) {
        keys.set(key, length)
        length += key.length
        keyCount += 1
        last = key
      }
      if (!isNew && places[entries - 1] === place) {
        marks[entries - 1] = (marks[entries - 1] ?? 0) | (this.#marks[index] ?? 0)
      } else {
        places[entries] = place
        marks[entries] = this.#marks[index] ?? 0
        entries += 1
      }
      keyEnds[keyCount - 1] = length
      entryEnds[keyCount - 1] = entries
    }
    return {
      keys: keys.slice(0, length),
      keyEnds: keyEnds.slice(0, keyCount),
      entryEnds: entryEnds.slice(0, keyCount),
      places: places.slice(0, entries),
      marks: marks.slice(0, entries),
    }
  }

  #key(index: number) {
    return this.#bytes.subarray(this.#starts[index], this.#starts[index + 1])
  }

  /** The first six bytes of a key as one number, which settles most comparisons. */
  #firstBytes(index: number) {
    const [start, end] = [this.#starts[index] ?? 0, this.#starts[index + 1] ?? 0]
    let number = 0
    for (let i = start; i < start + 6; i++) number = number * 256 + (i < end ? (this.#bytes[i] ?? 0) : 0)
    return number
  }

  #grow() {
    const wider = (array: Uint32Array) => {
      const copy = new Uint32Array(2 * array.length)
      copy.set(array)
      return copy
    }
    this.#starts = wider(this.#starts)
    this.#places = wider(this.#places)
    this.#marks = wider(this.#marks)
  }
}
