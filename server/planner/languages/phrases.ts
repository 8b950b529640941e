import type { Meanings, Phrases } from './language.ts'

/** On which side of a phrase its place, date or thing stands; '' for either side. */
export type Side = '' | 'after' | 'before'

/** A parsed phrase of a table. */
export interface Phrase {
  /** The words by their keys. In a language without spaces it is one word. */
  readonly words: readonly string[]
  /** The last word may have any ending. */
  readonly isStem: boolean
  /** On which side of the phrase its place, date or thing stands. */
  readonly side: Side
  /** Attached without a space: as a suffix when the thing stands before it, otherwise as a prefix. */
  readonly isAffix: boolean
}

/**
 * The phrases of a list. Entries of punctuation only, such as "、", are left out, because punctuation is read
 * separately.
 */
export const phrasesIn = (list: Phrases, hasSpaces: boolean): Phrase[] =>
  entriesOf(list)
    .map((entry) => phraseOf(entry, hasSpaces))
    .filter(({ words }) => words.join('') !== '')

/** The phrases of a list with their meanings. Throws for an entry without a meaning. */
export const meaningsIn = (list: Meanings, hasSpaces: boolean): [Phrase, string][] =>
  entriesOf(list).map((entry) => {
    const [phrase, meaning, more] = entry.split('=').map((part) => part.trim())
    if (!phrase || !meaning || more !== undefined) throw new Error(`"${entry}" is not "phrase = meaning".`)
    return [phraseOf(phrase, hasSpaces), meaning]
  })

const entriesOf = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim().replaceAll(/\s+/g, ' '))
    .filter((entry) => entry !== '')

function phraseOf(entry: string, hasSpaces: boolean): Phrase {
  const side = entry.startsWith('…') ? 'before' : entry.endsWith('…') ? 'after' : ''
  const isAffix =
    hasSpaces &&
    ((side === 'before' && !entry.startsWith('… ')) || (side === 'after' && !entry.endsWith(' …')))
  const isStem = entry.endsWith('*')
  const words = wordsOf(entry.replaceAll('…', '').replace(/\*$/, ''))
  // Thai "พ.ค." needs its full stops, because the same letters occur inside other words.
  const joint = /\p{L}\.\p{L}/u.test(entry) ? '.' : ''
  return { words: hasSpaces ? words : [words.join(joint)], isStem, side, isAffix }
}

const wordsOf = (text: string) => wordKey(text).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []

const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ё: 'е',
  ى: 'ي',
  ة: 'ه',
  'ँ': 'ं',
}

/**
 * Accents of Latin, Greek and Cyrillic letters, vowel marks of Arabic and Hebrew, the Arabic lengthening, and the
 * dot below of Hindi, which few people type.
 */
const marks = /[\u0300-\u036F\u064B-\u065F\u0670\u0640\u0591-\u05C7\u093C]/g

/**
 * The form in which words are compared: lower case without accents, vowel marks and full width. The script is kept.
 * The result can be longer or shorter than the text.
 */
export const wordKey = (text: string) => {
  const lower = text.toLowerCase()
  return ascii.test(lower) ? lower : foldedKey(lower)
}

/** Hebrew writes abbreviations with a mark inside: "סופ״ש". Many people type it as a quotation mark. */
export const abbreviationMark = String.raw`(?<=\p{Script=Hebrew})["״׳'](?=\p{Script=Hebrew})`
const abbreviationMarks = new RegExp(abbreviationMark, 'gu')

const ascii = /^[\x20-\x7E]*$/

const foldedKey = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(marks, '')
    .replaceAll(abbreviationMarks, '')
    .normalize('NFC')
    .replaceAll(/[ßæœøłđıёىةँ]/g, (letter) => foldedLetters[letter] ?? letter)
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))

/** The value of a decimal digit of any script: each script has its ten digits in a row. */
function digitValue(digit: string): number {
  let value = 0
  for (
    let code = (digit.codePointAt(0) ?? 0) - 1;
    /^\p{Nd}$/u.test(String.fromCodePoint(code)) && value < 9;
    code--
  )
    value++
  return value
}
