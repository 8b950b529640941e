import { onFirstUse } from '#shared/domain/made-once.ts'
import { type Lexicon, lexicons } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** A function word is typical of its language; other words are borrowed more often. */
const weights = { filler: 1, other: 0.5 } as const
/** What the account's language counts in a tie, in words. */
const accountBonus = 0.4
/** What words in Latin letters count for a language that has other ones: "paris mein 3 din". */
const inLatin = 0.6
/** A further language is understood too when it has this part of the words of the first one. */
const partOfMixed = 0.2

/** The languages that have a word, with how typical it is of each: a word of many languages says little. */
const languagesOfWord = onFirstUse(() => {
  const found = new Map<string, [tag: string, weight: number][]>()
  for (const [tag, { words }] of lexicons()) {
    for (const [word, kind] of words) {
      const known = found.get(word)
      if (known) known.push([tag, weights[kind]])
      else found.set(word, [[tag, weights[kind]]])
    }
  }
  return found
})

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

/** The lexicons to read a prompt with, the language of most of its words first. English names are everywhere. */
export function lexiconsFor(prompt: string, tokens: readonly Token[], account: string): Lexicon[] {
  const known = lexicons()
  const scores = new Map<string, number>()
  const add = (tag: string, score: number) => {
    if (known.has(tag)) scores.set(tag, (scores.get(tag) ?? 0) + score)
  }
  for (const { key, isSpaceless } of tokens) {
    const found = isSpaceless ? undefined : languagesOfWord().get(key)
    for (const [tag, weight] of found ?? []) add(tag, weight / Math.sqrt(found?.length ?? 1))
  }
  const others: string[] = []
  for (const [tag, pattern] of letters) {
    const count = [...prompt.matchAll(new RegExp(pattern, `${pattern.flags}g`))].length
    const isScript = pattern.source.includes('Script')
    if (count === 0) {
      if (isScript) add(tag, (inLatin - 1) * (scores.get(tag) ?? 0))
      continue
    }
    // Kana are found beside Han letters.
    if (tag === 'zh' && others.includes('ja')) continue
    others.push(tag)
    add(tag, isScript ? count / 2 : Math.min(2, 0.6 * count))
  }
  add(account.split('-')[0] ?? '', accountBonus)
  const ranked = [...scores].sort((a, b) => b[1] - a[1])
  const [, most = 0] = ranked[0] ?? []
  const chosen = ranked.filter(([, score]) => score >= partOfMixed * most).map(([tag]) => tag)
  if (!chosen.includes('en')) chosen.push('en')
  return chosen.slice(0, 4).flatMap((tag) => known.get(tag) ?? [])
}
