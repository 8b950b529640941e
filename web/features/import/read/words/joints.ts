import { allWords } from './languages/all.ts'
import { entriesOf } from './languages/travel-words.ts'

const alternatives = (entries: readonly string[]): string =>
  [...new Set(entries)].toSorted((one, other) => other.length - one.length).join('|')

const and = alternatives(allWords.flatMap((words) => entriesOf(words.and)))
const then = alternatives(allWords.flatMap((words) => entriesOf(words.onward)))

/** Prepositions before a place in any language, for a regular expression. */
export const prepositions = alternatives(allWords.flatMap(({ to }) => entriesOf(to)))

/** "And" in languages without spaces, behind and before whole names: 京都と大阪, 서울과 부산, 北京和上海. */
const unspaced =
  '(?<=[\\p{sc=Katakana}\\p{sc=Han}ー]{2})と(?=[\\p{sc=Katakana}\\p{sc=Han}])|(?<=\\p{sc=Hangul}{2})(?:이랑|와|과|랑|하고)\\s+(?=\\p{sc=Hangul}{2})|(?<=\\p{sc=Han}{2})(?:和|与|與|及|跟)(?=\\p{sc=Han}{2})'

/** A word for "and" in any language, between spaces. */
export const spacedAnd = `\\s(?:${and})\\s`
/** What joins two names in any language. */
export const anyAnd = `${spacedAnd}|${unspaced}`
/** "And", "then" and "and then" in any language. */
export const anyAndThen = `\\s(?:${then}|${and})\\s|${unspaced}`

const word = new RegExp(`^(?:${and})$`, 'iu')
/** True for a word for "and" in any language. */
export const isAnd = (text: string): boolean => word.test(text.trim())

/** "And" before the next word, without a space: Arabic and Hebrew. A word may also begin with that letter. */
const attached = /(?<=\p{sc=Arabic})\s+و(?=\p{sc=Arabic}{3})|(?<=\p{sc=Hebrew})\s+ו(?=\p{sc=Hebrew}{3})/u
/** Whether two names of a text may be joined by a letter before the second one. */
export const mayHaveAttachedAnd = (text: string): boolean => attached.test(text)

const placeJoint = new RegExp(
  `^\\s*(?:[+&/、・]|${and}|[と和与與及와과랑]|이랑|하고|[וو])(?:\\s+(?:\\p{Ll}{1,4}|في|إلى|الى))?\\s*$`,
  'iu',
)
const dateJoint = new RegExp(`^\\s*(?:[+,،、&/;]|${and}|[と和与及와과]|[וو])\\s*$`, 'iu')

/** Whether a text between two places joins them: "Rome and in Paris". */
export const joinsPlaces = (text: string): boolean => placeJoint.test(text)
/** Whether a text between two dates joins them: "2012 + 2017". */
export const joinsDates = (text: string): boolean => dateJoint.test(text)
