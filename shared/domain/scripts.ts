/**
 * The scripts that the search for cities tells apart, each with a letter. A folded name has lost its script, and names
 * of several scripts can fold to the same letters: 大阪 (Osaka) and ダーバン (Durban) are both "daban".
 */
const scripts = [
  ['L', /\p{Script=Latin}/u],
  ['C', /\p{Script=Cyrillic}/u],
  ['G', /\p{Script=Greek}/u],
  ['A', /\p{Script=Arabic}/u],
  ['I', /\p{Script=Hebrew}/u],
  ['H', /\p{Script=Han}/u],
  ['J', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['K', /\p{Script=Hangul}/u],
  ['T', /\p{Script=Thai}/u],
  ['D', /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}]/u],
] as const

/** The letter for every other script. */
const otherScript = 'O'

const isOther =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\P{L}]/u

/** The letters of all scripts; the position of each is its bit in {@link scriptMask}. */
const scriptLetters = `${scripts.map(([letter]) => letter).join('')}${otherScript}`

/** The number of bits of a mask of scripts. */
export const scriptBits = scriptLetters.length

export const latin = 'L'

/** The letters of the scripts in a text, in a fixed order; Latin for a text without letters. */
export function scriptsOf(text: string): string {
  if (/^[\0-\u024f]*$/.test(text)) return latin
  const found = scripts.filter(([, pattern]) => pattern.test(text)).map(([letter]) => letter)
  return [...found, ...(isOther.test(text) ? [otherScript] : [])].join('') || latin
}

/** The scripts of these letters as bits of a number. */
export function scriptMask(letters: string) {
  let mask = 0
  for (const letter of letters) mask |= 1 << scriptLetters.indexOf(letter)
  return mask
}
