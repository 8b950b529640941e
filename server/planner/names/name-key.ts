import { readFileSync } from 'node:fs'
import { tsvRows } from '#server/gazetteer/tsv.ts'

/** Letters without a decomposition, and the letters that people type for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
  ħ: 'h',
  // Arabic: the forms of alef, the two letters that end a word, and Persian and Urdu letters on Arabic keyboards.
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}

/** Maps traditional to simplified Chinese, so that names are found in both. */
const simplified = new Map(
  [
    ...tsvRows(readFileSync(new URL('simplified-han.tsv', import.meta.url)), ['traditional', 'simplified']),
  ].map((row) => [row.traditional, row.simplified]),
)

const replaced = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')
const plain = /^[a-z0-9 ]*$/

/**
 * The form in which names of places are compared: lower case, without the accents of Latin, Greek and Cyrillic letters,
 * the vowel points of Arabic and Hebrew and without apostrophes and full stops, with one space for each sequence of
 * other characters than letters and digits. The script stays: "大阪" and "ダーバン" differ, but
 * traditional Chinese letters become simplified ones. Vowel signs of Thai and
 * of the scripts of India stay, because they tell names apart.
 */
export function nameKey(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower) && !lower.includes('  ')) return lower.trim()
  return (
    lower
      .normalize('NFKD')
      // Combining marks of Latin, Greek and Cyrillic; Hebrew points; Arabic vowel signs and tatweel.
      .replaceAll(/[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\p{Cf}]/gu, '')
      // Composes Hangul, and kana with their sound marks, again.
      .normalize('NFC')
      .replaceAll(replaced, (letter) => plainLetters[letter] ?? letter)
      .replaceAll(/\p{Script=Han}/gu, (letter) => simplified.get(letter) ?? letter)
      .replaceAll(/['’‘ʼʻ`´".·]/g, '')
      .replaceAll(/[^\p{L}\p{M}\p{N}ー]+/gu, ' ')
      .trim()
  )
}

/** Whether a name has letters that nameKey() replaces, such as "é", "ł" and "ß". */
export const hasAccents = (text: string) =>
  /[\u0300-\u036F]/u.test(text.normalize('NFD')) || /[ßøæœłđðþıə]/i.test(text)

/**
 * The key of a name in the spelling that people use when a keyboard lacks a letter: "muenchen", "malmoe", "aarhus".
 * Undefined when it equals the usual key.
 */
export function typedKey(name: string): string | undefined {
  if (!/[äöüåøæ]/i.test(name)) return undefined
  const typed = name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äæ]/g, 'ae')
    .replaceAll(/[öø]/g, 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('å', 'aa')
  const key = nameKey(typed)
  return key === nameKey(name) ? undefined : key
}
