import { normalise } from '#server/gazetteer/normalise.ts'

/** A word or a number of the sentence. */
export interface Token {
  readonly text: string
  /** The normalised text. It has a space when one character stands for two words. */
  readonly key: string
  /** The punctuation between the previous token and this one, without spaces: "" inside a phrase. */
  readonly gap: string
  /** True when there is no character, not even a space, between the previous token and this one. */
  readonly glued: boolean
  /** Joined to the previous token by punctuation without spaces: the second half of "Saint-Jean". */
  readonly joined: boolean
  readonly capital: boolean
  /** Of a script without spaces between words, in which names are found by joining tokens. */
  readonly spaceless: boolean
}

const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|\p{N}+|[\p{L}\p{M}]+/gu
/** Invisible hyphens and joiners, which text copied from a web page can contain. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** The words and numbers of a text. */
export function tokenise(input: string): Token[] {
  const text = input.normalize('NFC').replaceAll(unseen, '')
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(word)) {
    const between = text.slice(end, match.index)
    const [found] = match
    end = match.index + found.length
    const gap = between.replaceAll(/\s+/g, '')
    // The "s" of "Rome's" has no meaning.
    if (/^['’]$/.test(between) && found.toLowerCase() === 's') continue
    tokens.push({
      text: found,
      key: normalise(found),
      gap,
      glued: between === '',
      joined: /^[-‐‑'’]$/.test(between),
      capital: /^\p{Lu}/u.test(found),
      spaceless: spaceless.test(found),
    })
  }
  return tokens
}

/** Marks that may stand inside a name or a phrase: "Aix-en-Provence", "Xi’an", "St. Gallen", "round-trip". */
const inner = /^['’ʻ`´.\-‐‑]?$/

/** The normalised text of some tokens, or undefined where punctuation divides them. */
export function keyOf(tokens: readonly Token[], from: number, to: number): string | undefined {
  let joined = ''
  for (let i = from; i < to; i++) {
    const token = tokens[i]
    if (!token) return undefined
    if (i > from && !inner.test(token.gap)) return undefined
    if (i > from && token.gap === '.' && (tokens[i - 1]?.text.length ?? 0) > 3) return undefined
    joined += i > from && token.spaceless && token.glued ? token.text : `${i > from ? ' ' : ''}${token.text}`
  }
  return normalise(joined)
}

/** The same text as it was written. */
export const textOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ text, gap, glued }, i) => (i === 0 ? text : `${gap}${glued || gap ? '' : ' '}${text}`))
    .join('')
