import { lowerBound } from './packed-texts.ts'

/**
 * An index of well-known names for typing errors. Two names are one edit apart when they are equal after at most one
 * letter is left out of each; so each name is stored by the hashes of itself and of itself without each letter. A name
 * with two swapped letters ("Vietman") is found by its letters in alphabetical order.
 */
export interface NearArrays {
  /** In order. */
  hashes: Uint32Array
  /** The key of each hash. */
  keys: Uint32Array
}

/** Builds the index from the keys that `names` gives, with their numbers. */
export function buildNear(names: Iterable<readonly [at: number, key: string]>): NearArrays {
  const pairs: number[] = []
  // A hash and a number of a key fit in the 53 bits of a number.
  for (const [at, key] of names) for (const form of shortened(key)) pairs.push(hash(form) * keyLimit + at)
  const sorted = Float64Array.from(pairs).sort()
  const hashes = new Uint32Array(sorted.length)
  const keys = new Uint32Array(sorted.length)
  for (const [index, pair] of sorted.entries()) {
    hashes[index] = Math.floor(pair / keyLimit)
    keys[index] = pair % keyLimit
  }
  return { hashes, keys }
}

/** The index has room for two million keys. */
const keyLimit = 2 ** 21

/** The keys of the index that are one edit away from `key`. `textOf` returns the text of a key. */
export function nearKeys(
  { hashes, keys }: NearArrays,
  key: string,
  textOf: (at: number) => string,
): number[] {
  const found = new Set<number>()
  for (const form of shortened(key)) {
    const wanted = hash(form)
    const first = lowerBound(hashes.length, (at) => (hashes[at] ?? 0) < wanted)
    for (let at = first; hashes[at] === wanted; at++) found.add(keys[at] ?? 0)
  }
  return [...found].filter((at) => isOneEdit(key, textOf(at))).sort((a, b) => a - b)
}

/** A text, and the text without each of its letters. Texts that are one edit apart have one of these in common. */
function shortened(key: string): string[] {
  const letters = Array.from(key)
  const sorted = `*${letters.toSorted().join('')}`
  return [key, sorted, ...new Set(letters.map((_, index) => letters.toSpliced(index, 1).join('')))]
}

/** Whether one added, missing, wrong or swapped letter turns one text into the other. */
export function isOneEdit(one: string, other: string) {
  const [a, b] = [Array.from(one), Array.from(other)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (left.length <= 1 && right.length <= 1) return left.length + right.length > 0
  // The letters between two swapped ones are the same.
  const [first, last] = [left.at(-1), left[0]]
  return left.length === right.length && right.join('') === [first, ...left.slice(1, -1), last].join('')
}

// FNV-1a, followed by a mix because names that differ in one letter have near hashes.
function hash(text: string) {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}
