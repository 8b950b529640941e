const longWord = /\p{Script=Latin}{8,}/gu
const vowel = 'aeiouyáàâäãåæéèêëíìîïóòôöõøúùûüýāēīōūăąęěıőű'
/** The end of a syllable: after a vowel and before the last consonant, or digraph, in front of the next vowel. */
const syllableEnd = new RegExp(
  [
    `(?<=[${vowel}][^${vowel}]*)`,
    `(?=(?:[cgkpstz]h|[^${vowel}])[${vowel}])`,
    '(?<![cgkpstz](?=h))',
    // At least three letters on either side.
    '(?<=.{3})(?=.{3})',
  ].join(''),
  'giu',
)

/**
 * The text with soft hyphens (U+00AD) between the syllables of its long words, for columns that are narrower than
 * a word. Browsers hyphenate only some languages, and places have names in all of them.
 */
export const softHyphens = (text: string) =>
  text.replace(longWord, (word) => word.replace(syllableEnd, '\u00AD'))
