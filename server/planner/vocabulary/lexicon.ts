import { normalise } from '#server/gazetteer/normalise.ts'
import { type PhraseName, phraseNames, type UnitName, unitNames, type Vocabulary } from './vocabulary.ts'

/** A vocabulary prepared for lookups: every entry normalised, each list of phrases a set. */
export class Lexicon {
  readonly language: string
  readonly numbers: ReadonlyMap<string, number>
  readonly ordinal: RegExp
  readonly months: ReadonlyMap<string, number>
  readonly weekdays: ReadonlyMap<string, number>
  readonly seasons: ReadonlyMap<string, string>
  readonly #phrases: ReadonlyMap<string, readonly PhraseName[]>
  readonly #units: ReadonlyMap<string, UnitName>
  readonly #ordinary: ReadonlySet<string>

  constructor(vocabulary: Vocabulary) {
    this.language = vocabulary.language
    this.numbers = keyed(Object.entries(vocabulary.numbers))
    this.ordinal = new RegExp(`^(\\d{1,2})(${vocabulary.ordinalEndings.join('|')})?$`)
    this.months = keyed(
      vocabulary.months.flatMap((names, month) => names.map((name) => [name, month + 1] as const)),
    )
    this.weekdays = keyed(
      vocabulary.weekdays.flatMap((names, day) => names.map((name) => [name, day] as const)),
    )
    this.seasons = keyed(Object.entries(vocabulary.seasons))
    const phrases = new Map<string, PhraseName[]>()
    for (const name of phraseNames) {
      for (const words of vocabulary.phrases[name]) {
        const key = normalise(words)
        const known = phrases.get(key)
        if (known) known.push(name)
        else phrases.set(key, [name])
      }
    }
    this.#phrases = phrases
    this.#units = keyed(
      unitNames.flatMap((unit) => vocabulary.units[unit].map((word) => [word, unit] as const)),
    )
    this.#ordinary = new Set(normalise(vocabulary.ordinary).split(' '))
  }

  /** The role of these normalised words in a sentence. */
  phrases(key: string): readonly PhraseName[] {
    return this.#phrases.get(key) ?? []
  }

  unit(key: string): UnitName | undefined {
    return this.#units.get(key)
  }

  /** True for an ordinary word of the language, which is rarely a place's name. */
  isOrdinary(key: string): boolean {
    return this.#ordinary.has(key) || this.#phrases.has(key) || this.#units.has(key) || this.numbers.has(key)
  }
}

const keyed = <Value>(entries: readonly (readonly [string, Value])[]) =>
  new Map(entries.map(([word, value]) => [normalise(word), value]))
