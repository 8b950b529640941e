import type { Cities } from '#server/gazetteer/cities.ts'
import type { Area, Areas } from '#server/planner/knowledge/areas.ts'
import { perLanguage } from '#shared/domain/made-once.ts'
import { latin, scriptsOf } from '#shared/domain/scripts.ts'
import { hasAccents, nameKey } from './name-key.ts'
import { isInCapitals, languageBit, mark, type NameArrays } from './name-table.ts'
import type { NameTexts } from './name-texts.ts'
import { type NearArrays, nearKeys } from './near-names.ts'
import { PackedTexts } from './packed-texts.ts'
import type { Candidate, KnownPlace } from './candidate.ts'
import { type Meaning, ranked } from './rank.ts'

export type { Candidate, KnownPlace } from './candidate.ts'

/** How much a name counts by what it is. 1 is the place's own name, in English or in the prompt's language. */
const factors = {
  /** A name in another language than the prompt's: "Florenz" in a French sentence. */
  otherLanguage: 0.3,
  /** A sight or an island that stands for a city. */
  alias: 0.7,
  /** A part of a city: there are towns and words of the same name. */
  district: 0.3,
  adjective: 0.6,
  /** A folded name of no known language: codes, old names, transliterations. */
  unknown: 0.12,
  /** A name of no known language in letters that the prompt's language uses, and in others. */
  unknownInOwnScript: 0.8,
  unknownInOtherScript: 0.4,
  /** A short form in capital letters, typed without them: "eu", "sea". */
  withoutCapitals: 0.3,
  /** Typed with accents that the name does not have: "dès". */
  wrongAccents: 0.5,
  /** One letter is another one. */
  mistyped: 0.3,
  /** The first letter is another one, which is rarely a slip. */
  mistypedStart: 0.1,
} as const

/** Shorter names have too many neighbours at one edit. */
const shortestNear = 5

/** The scripts of the languages that do not write in Latin letters, as scriptsOf() gives them. */
const scriptOfLanguage: Readonly<Record<string, string>> = {
  ru: 'C',
  uk: 'C',
  ja: 'HJ',
  zh: 'H',
  ko: 'K',
  ar: 'A',
  he: 'I',
  th: 'T',
  hi: 'D',
}

/** The names of all cities, countries, states and regions. */
export class PlaceNames {
  readonly #arrays: NameArrays
  readonly #near: NearArrays
  readonly #texts: NameTexts
  readonly #cities: Cities
  readonly #areas: Areas
  readonly #weights: Float32Array
  readonly #keys: PackedTexts

  /** `weights`: how much each city and then each area draws travellers, 0 to 1. */
  constructor(
    { names, near, texts }: { names: NameArrays; near: NearArrays; texts: NameTexts },
    { cities, areas, weights }: { cities: Cities; areas: Areas; weights: Float32Array },
  ) {
    this.#arrays = names
    this.#texts = texts
    this.#near = near
    this.#cities = cities
    this.#areas = areas
    this.#weights = weights
    this.#keys = new PackedTexts(names.keys, names.keyEnds)
  }

  /**
   * The places with exactly this name, best first, at most 12. The script counts; case, accents and punctuation do not.
   */
  find(name: string, language: string): readonly Candidate[] {
    const at = this.#keys.indexOf(nameKey(name))
    return at === undefined ? [] : ranked(this.#meanings(at, name, language, 1), this.#areas)
  }

  /** Whether a name begins with this text, or is it. */
  hasPrefix(text: string): boolean {
    return this.#keys.hasPrefix(nameKey(text))
  }

  /**
   * Well-known places with a name that is one edit away (a letter more, less or other, or two swapped), best first.
   * Not for names of fewer than five letters.
   */
  findNear(name: string, language: string): readonly Candidate[] {
    const key = nameKey(name)
    if (Array.from(key).length < shortestNear) return []
    const first = key.charAt(0)
    const meanings = nearKeys(this.#near, key, (at) => this.#keys.at(at)).flatMap((at) => {
      const share = this.#keys.at(at).startsWith(first) ? factors.mistyped : factors.mistypedStart
      return this.#meanings(at, undefined, language, share)
    })
    return ranked(meanings, this.#areas)
  }

  /** The name of a place in a language, or else in English. */
  nameOf(place: KnownPlace, language: string): string {
    const tag = language.split(/[-_]/, 1)[0] ?? ''
    if (place.kind === 'city') return this.#texts.of(place.city.index, tag) ?? place.city.name
    const { area } = place
    if (area.kind === 'country') return countryNames(tag).of(area.id) ?? area.name
    // A region that is one state or country has its names by language.
    const only = area.kind === 'region' ? this.#onlyPart(area) : undefined
    if (only) return this.nameOf({ kind: only.kind, area: only }, tag)
    return this.#texts.of(this.#cities.length + this.#areas.numberOf(area), tag) ?? area.name
  }

  #onlyPart({ countries, states, shapes }: Area): Area | undefined {
    const parts = [...countries, ...states]
    return parts.length === 1 && shapes.length === 0 ? this.#areas.get(parts[0] ?? '') : undefined
  }

  /** What the key with this number means, for a name that was typed so; `typed` is undefined for a mistyped one. */
  #meanings(at: number, typed: string | undefined, language: string, share: number): Meaning[] {
    const { entryEnds, places, marks } = this.#arrays
    const script = scriptsOf(typed ?? this.#keys.at(at))
    const meanings: Meaning[] = []
    for (let entry = at === 0 ? 0 : (entryEnds[at - 1] ?? 0); entry < (entryEnds[at] ?? 0); entry++) {
      const number = places[entry] ?? 0
      const known = marks[entry] ?? 0
      const { factor, by } = factorOf(known, language, script)
      const raw =
        share * (this.#weights[number] ?? 0) * factor * (typed === undefined ? 1 : spelling(known, typed))
      meanings.push({ place: this.#placeOf(number), number, marks: known, raw, ...(by && { by }) })
    }
    return meanings
  }

  #placeOf(place: number): KnownPlace {
    if (place < this.#cities.length) return { kind: 'city', city: this.#cities.get(place) }
    const area = this.#areas.at(place - this.#cities.length)
    return { kind: area.kind, area }
  }
}

/** Names of countries in a language, which come with Node. */
const countryNames = perLanguage(
  (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
)

/** How much a name counts when it was typed with accents or without capitals that it should not have or lack. */
function spelling(marks: number, typed: string): number {
  const accents = (marks & mark.accents) === 0 && hasAccents(typed) ? factors.wrongAccents : 1
  const capitals = (marks & mark.capitals) !== 0 && !isInCapitals(typed) ? factors.withoutCapitals : 1
  return accents * capitals
}

function factorOf(
  marks: number,
  language: string,
  script: string,
): { factor: number; by?: NonNullable<Candidate['by']> } {
  const isOwn = (marks & (languageBit(language) | languageBit('en') | mark.native | mark.common)) !== 0
  if ((marks & mark.adjective) !== 0 && !isOwn) return { factor: factors.adjective, by: 'adjective' }
  if (isOwn) return { factor: 1 }
  if ((marks & mark.alias) !== 0) return { factor: factors.alias, by: 'alias' }
  if ((marks & mark.district) !== 0) return { factor: factors.district, by: 'district' }
  if ((marks & mark.unknown) === 0) return { factor: factors.otherLanguage }
  if (script === latin) return { factor: factors.unknown }
  const ownScript = scriptOfLanguage[language.split(/[-_]/, 1)[0] ?? ''] ?? latin
  const isOwnScript = Array.from(script).every((letter) => ownScript.includes(letter))
  return { factor: isOwnScript ? factors.unknownInOwnScript : factors.unknownInOtherScript }
}
