import { abbreviationMark, wordKey } from '#server/planner/languages/phrases.ts'

/** A word, a number, or a letter of a script without spaces. */
export interface Token {
  readonly text: string
  readonly key: string
  /** In UTF-16 units of the prompt. */
  readonly start: number
  readonly end: number
  /** The text between the previous token and this one, without spaces except after the full stop of a sentence. */
  readonly gap: string
  /** Whether no character stands between the previous token and this one. */
  readonly isGlued: boolean
  readonly isCapital: boolean
  /** A letter of a script that is written without spaces. */
  readonly isSpaceless: boolean
}

const letter = String.raw`(?=[\p{L}\p{M}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}]`
const word = new RegExp(
  String.raw`${letter}|\p{Nd}+|(?!${letter})[\p{L}\p{M}](?:(?!${letter})[\p{L}\p{M}\p{Cf}]|${abbreviationMark})*`,
  'gu',
)
const spaceless = new RegExp(`^${letter}`, 'u')

/** Longer than "St.", "Ft." and "Mt." */
const longWord = /^\p{L}{4}/u

/** The tokens of a prompt. */
export function tokensOf(prompt: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of prompt.matchAll(word)) {
    const [text] = match
    const between = prompt.slice(end, match.index)
    // "No plane. From Bologna" is two sentences; "St. Gallen" is a name. The space after a full stop marks the sentence.
    const isEnd = /^\.\s/.test(between) && longWord.test(tokens.at(-1)?.text ?? '')
    const gap = isEnd ? '. ' : between.replaceAll(/\s+/g, '')
    end = match.index + text.length
    tokens.push({
      text,
      key: wordKey(text.replaceAll(/\p{Cf}/gu, '')),
      start: match.index,
      end,
      // A line break separates like a full stop.
      gap: between.includes('\n') ? `${gap}\n` : gap,
      isGlued: between === '',
      isCapital: /^\p{Lu}/u.test(text),
      isSpaceless: spaceless.test(text),
    })
  }
  return tokens
}

/** Marks that may stand inside of a name or a phrase: "Aix-en-Provence", "Xi’an", "St. Gallen", "round-trip". */
const inner = /^['’ʼ`´.\-‐‑־]?$/

/** Whether a phrase or name can continue from the previous token to this one. */
export const isInner = (token: Token) => inner.test(token.gap)
/** Whether a name can continue from the previous token. In Japanese a dot can stand between its words. */
export const isInnerOfName = (token: Token) => isInner(token) || token.gap === '・' || token.gap === '·'

/** The separation by punctuation: none, like a comma, or like the end of a sentence. */
export type Break = 'none' | 'comma' | 'stop'

export function breakOf({ gap }: Token): Break {
  if (gap === '' || inner.test(gap)) return gap === '.' ? 'stop' : 'none'
  if (/[\n.!?;。！？；।؟…•]/u.test(gap)) return 'stop'
  return /^["“”„«»‚‘'’*_#@~^`´-]*$/.test(gap) ? 'none' : 'comma'
}
