import { languageSeparator, nameSeparator } from '#server/gazetteer/files.ts'

/** The displayed names of places, by language, as flat arrays. */
export interface TextColumns {
  /** The numbers of the places that have names in other languages than English, in order. */
  readonly textPlaces: Uint32Array
  readonly textEnds: Uint32Array
  /** The lines of the places in UTF-8: "de sv=Mailand|ja=ミラノ". */
  readonly texts: Uint8Array
}

/** Collects lines of names. A line is kept without the names that have no language. */
export function textColumns(lines: Iterable<readonly [place: number, names: string]>): TextColumns {
  const kept = [...lines]
    .map(([place, names]) => {
      const tagged = names.split(nameSeparator).filter((name) => !name.startsWith(languageSeparator))
      return { place, text: Buffer.from(tagged.join(nameSeparator)) }
    })
    .filter(({ text }) => text.length > 0)
    .sort((a, b) => a.place - b.place)
  let end = 0
  return {
    textPlaces: Uint32Array.from(kept, ({ place }) => place),
    textEnds: Uint32Array.from(kept, ({ text }) => (end += text.length)),
    texts: new Uint8Array(Buffer.concat(kept.map(({ text }) => text))),
  }
}

/** Finds the name of a place in a language. */
export class NameTexts {
  readonly #columns: TextColumns

  constructor(columns: TextColumns) {
    this.#columns = columns
  }

  /** Undefined when the place has no other name there than the English one. */
  of(place: number, language: string): string | undefined {
    const { textPlaces, textEnds, texts } = this.#columns
    let low = 0
    let high = textPlaces.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((textPlaces[middle] ?? 0) < place) low = middle + 1
      else high = middle
    }
    if (textPlaces[low] !== place) return undefined
    const line = Buffer.from(texts.buffer, texts.byteOffset, texts.byteLength)
    for (const each of line
      .toString('utf8', low === 0 ? 0 : textEnds[low - 1], textEnds[low])
      .split(nameSeparator)) {
      const at = each.indexOf(languageSeparator)
      if (each.slice(0, at).split(' ').includes(language)) return each.slice(at + 1)
    }
    return undefined
  }
}
