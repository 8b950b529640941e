import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import { lexicons } from '#server/planner/vocabulary/languages.ts'
import type { Lexicon } from '#server/planner/vocabulary/lexicon.ts'
import type { PhraseName } from '#server/planner/vocabulary/vocabulary.ts'
import type { Day } from './calendar.ts'
import { keyOf, type Token, tokenise } from './tokens.ts'

/** A sentence while it is read. */
export interface Sentence {
  readonly tokens: readonly Token[]
  readonly lexicon: Lexicon
  readonly gazetteer: Gazetteer
  readonly today: Day
  /** The sentence has no capitals after its first letter, so case does not show which words are names. */
  readonly lowerCase: boolean
  /** The sentence names no other place, so its first word can be one: "Bath for a weekend". */
  readonly nameless: boolean
  /** The normalised text of the tokens from one place to another, unless punctuation divides them. */
  readonly key: (from: number, to: number) => string | undefined
}

export function openSentence(text: string, gazetteer: Gazetteer, today: Day): Sentence {
  const tokens = tokenise(text)
  return {
    tokens,
    lexicon: languageOf(tokens),
    gazetteer,
    today,
    lowerCase: !tokens.some(({ capital }, i) => capital && i > 0),
    nameless: false,
    key: (from, to) => keyOf(tokens, from, to),
  }
}

/** The language with the most words in the sentence; the first of several with equally many. */
function languageOf(tokens: readonly Token[]): Lexicon {
  let best: Lexicon | undefined
  let bestCount = -1
  for (const lexicon of lexicons) {
    // Long words have more weight: "de" and "a" belong to many languages.
    const count = tokens.reduce(
      (sum, { key }) => sum + (lexicon.isOrdinary(key) ? Math.min(4, key.length) : 0),
      0,
    )
    if (count > bestCount) {
      best = lexicon
      bestCount = count
    }
  }
  if (!best) throw new Error('There is no vocabulary.')
  return best
}

/** True when the `words` tokens at a place are a phrase of one of these names. */
export function has(
  { lexicon, key }: Sentence,
  at: number,
  words: number,
  ...names: readonly PhraseName[]
): boolean {
  const text = key(at, at + words)
  return text !== undefined && lexicon.phrases(text).some((name) => names.includes(name))
}

/** A number in digits or in words. */
export function numberAt(
  { tokens, lexicon, key }: Sentence,
  at: number,
): { value: number; end: number } | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (/^\d{1,6}$/.test(token.key)) {
    // 1.5 weeks
    const decimals = tokens[at + 1]
    if (decimals?.glued === false && decimals.gap === '.' && /^\d$/.test(decimals.key)) {
      return { value: Number(`${token.key}.${decimals.key}`), end: at + 2 }
    }
    return { value: Number(token.key), end: at + 1 }
  }
  for (const words of [3, 2, 1]) {
    const text = key(at, at + words)
    const value = text === undefined ? undefined : lexicon.numbers.get(text)
    if (value !== undefined) return { value, end: at + words }
  }
  return undefined
}
