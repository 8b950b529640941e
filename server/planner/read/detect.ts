import { languages } from '#server/planner/languages/all.ts'
import type { World } from '#server/planner/world.ts'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** The weights of words. A function word is typical of its language; other words are borrowed more often. */
const weights = { filler: 1, other: 0.5 } as const
/** The bonus of the account's language, in words. It decides a tie. */
const accountBonus = 0.4
/** The factor of words in Latin letters for a language that has another script: "paris mein 3 din". */
const inLatin = 0.6
/** A further language is read, too, when its score is at least this part of the first language's score. */
const partOfMixed = 0.2

const tags = languages.map(({ tag }) => tag)

const bitOf = (tag: string | undefined) =>
  tag !== undefined && tags.includes(tag) ? 1 << tags.indexOf(tag) : 0

/** Letters that only one of the languages writes. */
const letters: readonly (readonly [tag: string, pattern: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['th', /\p{Script=Thai}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['uk', /[іїєґ]/i],
  ['ru', /[ыэъё]/i],
  ['ru', /\p{Script=Cyrillic}/u],
  ['uk', /\p{Script=Cyrillic}/u],
  ['tr', /[ığşçöü]/i],
  ['pl', /[łąęśćńźż]/i],
  ['cs', /[řůěščžťďň]/i],
  ['de', /[ßäöü]/i],
  ['sv', /[åäö]/i],
  ['es', /[¿¡ñ]/i],
  ['pt', /[ãõç]/i],
  ['fr', /[çèêàù]/i],
]

/**
 * The lexicons to read a prompt with, at most four, the language of most of its words first. English is added last,
 * because its names occur in all languages. `former` is the language of the open trip. A follow-up is in that language, or
 * in the account's, unless it has a word or letter that both lack.
 */
export function lexiconsFor(
  prompt: string,
  tokens: readonly Token[],
  account: string,
  { words }: Pick<World, 'words'>,
  former?: string,
): Lexicon[] {
  const own = account.split('-')[0] ?? ''
  const [ofFormer, ofOwn] = [bitOf(former), bitOf(own)]
  /** The languages with a word that the trip's language lacks, and with one that the account's lacks, too. */
  const [further, clear] = [new Set<string>(), new Set<string>()]
  const scores = new Map<string, number>()
  const add = (tag: string, score: number) => {
    if (tags.includes(tag)) scores.set(tag, (scores.get(tag) ?? 0) + score)
  }
  for (const { key, isSpaceless } of tokens) {
    if (isSpaceless) continue
    const { filler, other } = words.of(key)
    const found = tags.flatMap((tag, index): [string, number][] => {
      if ((filler & (1 << index)) !== 0) return [[tag, weights.filler]]
      return (other & (1 << index)) === 0 ? [] : [[tag, weights.other]]
    })
    // A word of many languages says little.
    for (const [tag, weight] of found) add(tag, weight / Math.sqrt(found.length))
    if (((filler | other) & ofFormer) !== 0) continue
    for (const [tag] of found) further.add(tag)
    if (((filler | other) & ofOwn) === 0) for (const [tag] of found) clear.add(tag)
  }
  const others: string[] = []
  for (const [tag, pattern] of letters) {
    const count = [...prompt.matchAll(new RegExp(pattern, `${pattern.flags}g`))].length
    const isScript = pattern.source.includes('Script')
    if (count === 0) {
      if (isScript) add(tag, (inLatin - 1) * (scores.get(tag) ?? 0))
      continue
    }
    // Japanese has Han characters as well as kana.
    if (tag === 'zh' && others.includes('ja')) continue
    others.push(tag)
    clear.add(tag)
    add(tag, isScript ? count / 2 : Math.min(2, 0.6 * count))
  }
  add(own, accountBonus)
  const ranked = [...scores].sort((a, b) => b[1] - a[1])
  const [best = '', most = 0] = ranked[0] ?? []
  const likely = ranked.filter(([, score]) => score >= partOfMixed * most).map(([tag]) => tag)
  const isOwn = further.has(own) && (scores.get(own) ?? 0) > (scores.get(former ?? '') ?? 0)
  const kept = ofFormer === 0 || clear.has(best) ? undefined : isOwn ? own : former
  const chosen = kept === undefined ? likely : [kept, ...likely.filter((tag) => tag !== kept)]
  if (!chosen.includes('en')) chosen.push('en')
  return chosen.slice(0, 4).map(lexiconOf)
}
