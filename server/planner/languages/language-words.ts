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
  readonly #words: Buffer

  constructor(columns: WordColumns) {
    const { words } = columns
    this.#columns = columns
    this.#words = Buffer.from(words.buffer, words.byteOffset, words.byteLength)
  }

  /** The languages in which a word is a filler and those in which it has a meaning, as bits. */
  of(word: string): { filler: number; other: number } {
    const { wordEnds, fillers, others } = this.#columns
    const key = Buffer.from(word)
    let low = 0
    let high = wordEnds.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(middle, key) < 0) low = middle + 1
      else high = middle
    }
    const isKnown = low < wordEnds.length && this.#compare(low, key) === 0
    return isKnown ? { filler: fillers[low] ?? 0, other: others[low] ?? 0 } : { filler: 0, other: 0 }
  }

  #compare(at: number, key: Buffer) {
    const { wordEnds } = this.#columns
    return this.#words.compare(key, 0, key.length, at === 0 ? 0 : wordEnds[at - 1], wordEnds[at])
  }
}
