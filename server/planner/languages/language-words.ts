import { PackedTexts } from '#server/planner/names/packed-texts.ts'

/** The words of all languages as flat arrays, to find the language of a prompt. */
export interface WordColumns {
  /** The words in UTF-8, in the order of their bytes, without separators. */
  readonly words: Uint8Array
  readonly wordEnds: Uint32Array
  /** The languages in which each word is a filler, as bits. */
  readonly fillers: Uint32Array
  /** The languages in which each word has a meaning, as bits. */
  readonly others: Uint32Array
}

/** Collects the words of at most 32 languages. Bit n stands for the language with the index n. */
export function wordColumns(languages: Iterable<ReadonlyMap<string, 'filler' | 'other'>>): WordColumns {
  const found = new Map<string, { filler: number; other: number }>()
  let bit = 1
  for (const words of languages) {
    for (const [word, kind] of words) {
      const known = found.get(word) ?? { filler: 0, other: 0 }
      known[kind] |= bit
      found.set(word, known)
    }
    bit <<= 1
  }
  const sorted = [...found]
    .map(([word, bits]) => ({ bytes: Buffer.from(word), ...bits }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
  let end = 0
  return {
    words: new Uint8Array(Buffer.concat(sorted.map(({ bytes }) => bytes))),
    wordEnds: Uint32Array.from(sorted, ({ bytes }) => (end += bytes.length)),
    fillers: Uint32Array.from(sorted, ({ filler }) => filler),
    others: Uint32Array.from(sorted, ({ other }) => other),
  }
}

/** Finds the languages of a word. */
export class LanguageWords {
  readonly #columns: WordColumns
  readonly #words: PackedTexts

  constructor(columns: WordColumns) {
    this.#columns = columns
    this.#words = new PackedTexts(columns.words, columns.wordEnds)
  }

  /** The languages in which a word is a filler and those in which it has a meaning, as bits. */
  of(word: string): { filler: number; other: number } {
    const { fillers, others } = this.#columns
    const at = this.#words.indexOf(word) ?? -1
    return { filler: fillers[at] ?? 0, other: others[at] ?? 0 }
  }
}
