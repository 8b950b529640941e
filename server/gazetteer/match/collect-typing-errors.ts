import type { CityNames } from '#server/gazetteer/city-names.ts'
import { firstFrom, lengthOf, type NameArrays } from '#server/gazetteer/name-arrays.ts'
import { isAlike } from '#server/gazetteer/typing-errors.ts'
import type { Best } from './best.ts'
import { collectSpelling, leastForTypos, type Reading } from './collect-names.ts'

const mostForTypos = 32
/** The letters of a text without which it is not compared in this way. */
const leastForSpaces = 5
const leastForTwoTypos = 7
const alphabet = 'abcdefghijklmnopqrstuvwxyz '

export function collectTypos(names: CityNames, key: string, how: Reading, best: Best) {
  if (key.length < leastForTypos || key.length > mostForTypos) return
  for (const variant of variants(key)) collectSpelling(names, variant, key.length, how, best)
} /** The names that begin with the same two letters and differ from the text by two typing errors. */
export function collectTwoTypos(names: CityNames, key: string, how: Reading, best: Best) {
  if (key.length < leastForTwoTypos || key.length > mostForTypos) return
  const begin = Buffer.from(key.slice(0, 2), 'latin1')
  const typed = Buffer.from(key, 'latin1')
  const end = firstFrom(names, begin, 256)
  for (let at = firstFrom(names, begin, 0); at < end; at++) {
    if (Math.abs(lengthOf(names, at) - key.length) > 2) continue
    const name = names.bytes.subarray(names.starts[at], names.starts[at + 1])
    if (!isAlike(typed, name, 2)) continue
    collectSpelling(names, Buffer.from(name).toString('latin1'), key.length, how, best)
  }
}

/** The names that have the letters of the text with spaces at other places. */
export function collectSpaced(names: CityNames, key: string, how: Reading, best: Best) {
  const letters = key.replaceAll(' ', '')
  if (letters.length < leastForSpaces || letters.length > mostForTypos) return
  for (const name of spacedNames(names, letters)) {
    if (name !== key) collectSpelling(names, name, key.length, how, best)
  }
}

/** The letters with spaces between some of them, as they begin a name and are one. */
function* spacedNames(names: NameArrays, letters: string, begun = ''): Generator<string> {
  if (letters === '') {
    yield begun
    return
  }
  for (const next of begun === ''
    ? [letters.slice(0, 1)]
    : [letters.slice(0, 1), ` ${letters.slice(0, 1)}`]) {
    const bytes = Buffer.from(begun + next, 'latin1')
    if (firstFrom(names, bytes, 0) < firstFrom(names, bytes, 256)) {
      yield* spacedNames(names, letters.slice(1), begun + next)
    }
  }
}

/**
 * All texts that differ from this one by one typing error: a wrong, missing, added or swapped letter, two letters swapped
 * across a third, or the wrong letter doubled.
 */
function* variants(text: string) {
  for (let i = 0; i <= text.length; i++) {
    const before = text.slice(0, i)
    const here = text.slice(i, i + 1)
    const after = text.slice(i + 1)
    for (const letter of alphabet) {
      if (i > 0 || letter !== ' ') yield before + letter + here + after
      if (here !== '' && letter !== here) yield before + letter + after
    }
    if (here !== '') yield before + after
    if (after !== '' && after[0] !== here) yield before + after.slice(0, 1) + here + after.slice(1)
  }
  // "chigaco" for Chicago
  for (let i = 0; i + 2 < text.length; i++) {
    const [first = '', middle = '', last = ''] = text.slice(i, i + 3)
    if (first !== last) yield text.slice(0, i) + last + middle + first + text.slice(i + 3)
  }
  // "cinncinati" for Cincinnati
  for (const { index } of text.matchAll(/(.)\1/g)) {
    const single = text.slice(0, index) + text.slice(index + 1)
    for (let i = 0; i < single.length; i++) yield single.slice(0, i + 1) + single.slice(i)
  }
}
