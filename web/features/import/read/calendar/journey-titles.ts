import { countryCodeOf } from '#web/features/import/read/plain/countries.ts'
import { spacedAnd } from '#web/features/import/read/words/joints.ts'
import { allWords } from '#web/features/import/read/words/languages/all.ts'
import { entriesOf } from '#web/features/import/read/words/languages/travel-words.ts'

const alternatives = (words: readonly string[]) =>
  [...new Set(words)]
    .map((word) => word.replaceAll(/[.*+?]/g, '\\$&'))
    .toSorted((one, other) => other.length - one.length)
    .join('|')

const wordsOf = (isUnspaced: boolean, key: 'journey' | 'to') =>
  alternatives(
    allWords
      .filter((words) => (words.isUnspaced ?? false) === isUnspaced)
      .flatMap((words) => entriesOf(words[key])),
  )

const adjectives =
  '(?:our|my|family|city|short|long|business|summer|winter|easter|christmas|spring|autumn|the|a|unser|kurzer|langes|lungo|largo|długi|prolongé)'
/** "Family trip to", "Urlaub", "Lisbon-Trip", "台北旅行". */
const journey = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${adjectives}\\s+)*(?:${wordsOf(false, 'journey')})(?![\\p{L}\\p{M}])(?:\\s+${adjectives}(?![\\p{L}]))?(?:\\s+(?:${wordsOf(false, 'to')})(?=\\s))?|${wordsOf(true, 'journey')}`,
  'iu',
)
const and = new RegExp(`\\s*[+&、・]\\s*|${spacedAnd}`, 'iu')
const noPlace =
  /https?:|\b(?:zoom|teams|skype|webex|meet|online|room|raum|saal|office|büro|home|zuhause|tbd|tba)\b/i
/** Text behind which no name of a place stands: years, companions, remarks. */
const rest = /\s*(?:(?:19|20)\d\d.*|\b(?:with|mit|con|avec|met|med|com|z|ze|s|se|с|со|з)\s.*|[?!]+)$/giu
const signs = /\p{Extended_Pictographic}\uFE0F?|\p{RI}|\uFE0F|\u200D/gu

/** A name in a title, or a title of which only the planner can tell the names. */
type Titled = { name: string; country?: string } | { name: string; isSentence: true }

/**
 * The cities of the title of several days: "Trip to Krakow", "Urlaub Lissabon", "Vacances à La Réunion (Saint-Pierre)",
 * "台北旅行". A title in other words is read as a sentence.
 */
export const placesOfTitle = (title: string): Titled[] => {
  const plain = title.replaceAll(signs, ' ').replaceAll(/\s+/g, ' ').trim()
  const names = namesOf(plain)
  if (names.length > 0) return names
  return /\p{L}{2}/u.test(plain) && !noPlace.test(plain) ? [{ name: plain, isSentence: true }] : []
}

const namesOf = (title: string): Titled[] => {
  const found = journey.exec(title)
  if (found === null) return []
  const before = title.slice(0, found.index).replace(/[\s,:：–—-]+$/u, '')
  const behind = title.slice(found.index + found[0].length).replace(/^[\s,:：–—-]+/u, '')
  const [, inner] = /^[（(]([^()（）]+)[)）]$/u.exec(behind) ?? []
  // "Weekend brunch" is no place; the planner knows better.
  if (/^(?:week-? ?end|helg|visit|besuch|visita|visite|tour|tur)$/iu.test(found[0]) && before === '')
    return []
  const words = before === '' ? (inner ?? behind) : behind === '' ? before : ''
  const [, country = '', name = ''] = /^(\p{Lu}[^()]*?)\s*\((\p{Lu}[\p{L}' -]{1,40})\)$/u.exec(words) ?? []
  if (countryCodeOf(country) !== undefined) return [{ name, country }]
  const parts = words
    .replaceAll(/\s*[（(].*/gu, '')
    .replaceAll(rest, '')
    .split(and)
    .map((part) => part.trim())
  return parts.every(isName) ? parts.map((part) => ({ name: part })) : []
}

/** A few words, of which the first and most others have capitals where the script has any. */
const isName = (text: string): boolean => {
  const words = text.split(/\s+/u)
  const isCapital = /^\p{Lu}|^\p{Lo}/u.test(text)
  return isCapital && words.length <= 4 && text.length <= 60 && !noPlace.test(text)
}
