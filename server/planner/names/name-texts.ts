import { languageSeparator, nameSeparator } from '#server/gazetteer/files.ts'
import { lowerBound, PackedTexts } from './packed-texts.ts'

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
  readonly #places: Uint32Array
  readonly #texts: PackedTexts

  constructor({ textPlaces, textEnds, texts }: TextColumns) {
    this.#places = textPlaces
    this.#texts = new PackedTexts(texts, textEnds)
  }

  /** Undefined when the place has no other name there than the English one. */
  of(place: number, language: string): string | undefined {
    const index = lowerBound(this.#places.length, (at) => (this.#places[at] ?? 0) < place)
    if (this.#places[index] !== place) return undefined
    for (const each of this.#texts.at(index).split(nameSeparator)) {
      const at = each.indexOf(languageSeparator)
      if (each.slice(0, at).split(' ').includes(language)) return each.slice(at + 1)
    }
    return undefined
  }
}
