/** A generator of numbers from 0 to below 1, the same for the same seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Texts that are difficult for readers. */
const nasty = [
  '',
  '0',
  '-0',
  '-1',
  '1e999',
  '-1e308',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '[[[[[[[[',
  '{"a":{"a":{"a":',
  '"',
  '\\',
  '\\u0000',
  '\ud800',
  '\u0000',
  '\ufeff',
  '\u202e',
  '<',
  '>',
  '&',
  '&#x110000;',
  '<![CDATA[',
  ']]>',
  '<!--',
  '<!DOCTYPE x [<!ENTITY y "z">]>',
  '__proto__',
  'constructor',
  '9999999999999999999999',
  '4294967295',
  '2147483648',
  '-9223372036854775808',
  '9999-99-99T99:99:99Z',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  '1969-12-31T23:59:59Z',
  ',',
  ';',
  '\t',
  '\r',
  '\n',
  '=1+1',
  'x'.repeat(5_000),
]

type Mutation = (bytes: Uint8Array, random: () => number) => Uint8Array

const at = (length: number, random: () => number) => Math.floor(random() * (length + 1))

const spliced = (bytes: Uint8Array, start: number, end: number, insert: Uint8Array): Uint8Array => {
  const result = new Uint8Array(bytes.length - (end - start) + insert.length)
  result.set(bytes.subarray(0, start))
  result.set(insert, start)
  result.set(bytes.subarray(end), start + insert.length)
  return result
}

/** Two positions in order, at most `most` apart. */
const rangeIn = (bytes: Uint8Array, random: () => number, most = bytes.length): [number, number] => {
  const start = at(bytes.length, random)
  return [start, Math.min(bytes.length, start + at(most, random))]
}

const encoder = new TextEncoder()

const mutations: readonly Mutation[] = [
  // One bit or byte of another value.
  (bytes, random) => {
    const copy = bytes.slice()
    const index = at(bytes.length - 1, random)
    copy[index] = (copy[index] ?? 0) ^ (1 << Math.floor(random() * 8))
    return copy
  },
  (bytes, random) => {
    const copy = bytes.slice()
    copy[at(bytes.length - 1, random)] = Math.floor(random() * 256)
    return copy
  },
  // The end is missing.
  (bytes, random) => bytes.slice(0, at(bytes.length, random)),
  // A part is missing, doubled, or moved.
  (bytes, random) => spliced(bytes, ...rangeIn(bytes, random, 200), new Uint8Array()),
  (bytes, random) => {
    const [start, end] = rangeIn(bytes, random, 500)
    return spliced(bytes, end, end, bytes.slice(start, end))
  },
  (bytes, random) => {
    const [start, end] = rangeIn(bytes, random, 500)
    return spliced(bytes, start, end, bytes.slice(...rangeIn(bytes, random, 500)))
  },
  // A difficult text replaces a part, or is inserted.
  (bytes, random) => {
    const text = nasty[Math.floor(random() * nasty.length)] ?? ''
    return spliced(bytes, ...rangeIn(bytes, random, 10), encoder.encode(text))
  },
  // A number of another size.
  (bytes, random) => {
    const text = new TextDecoder('latin1').decode(bytes)
    const numbers = [...text.matchAll(/\d+/g)]
    const found = numbers[Math.floor(random() * numbers.length)]
    if (found === undefined) return bytes
    const number = String(Math.floor((random() - 0.3) * 10 ** Math.floor(random() * 20)))
    return spliced(bytes, found.index, found.index + found[0].length, encoder.encode(number))
  },
]

/** The bytes after one to four random changes. */
export const mutated = (bytes: Uint8Array, random: () => number): Uint8Array => {
  let result = bytes
  const count = 1 + Math.floor(random() * 4)
  for (let index = 0; index < count; index += 1) {
    const mutation = mutations[Math.floor(random() * mutations.length)]
    if (mutation !== undefined && result.length > 0) result = mutation(result, random)
  }
  return result
}
