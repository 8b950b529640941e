import type { Candidate } from '#server/planner/names/place-names.ts'
import type { World } from '#server/planner/world.ts'
import { perObject } from '#shared/domain/made-once.ts'
import type { Language } from '#server/planner/languages/language.ts'
import type { Sense } from './lexicon.ts'
import { wordKey } from '#server/planner/languages/phrases.ts'

/** The factor of a name in a grammatical case other than the dictionary's. */
const inflected = 0.8
/** Below this likelihood the grammatical cases of a name are tried, too. */
const sureEnough = 0.1
/** Shorter words are not tried in other cases, because too many of them would be names. */
const shortestInflected = 4

/** The maximum length of a name in which a typing error is corrected, in characters. */
const longestNear = 30

const prepared = (endings: Language['nameEndings']) =>
  endings.map(([ending, replacement]) => ({ key: wordKey(ending), length: ending.length, replacement }))
const endingsOf = perObject(({ nameEndings }: Language) => prepared(nameEndings))

/** Finds names of places in the forms of a prompt: in another grammatical case, or with replaced letters. */
export class NameSearch {
  readonly #world: World
  readonly #language: Language
  readonly #found = new Map<string, readonly Candidate[]>()
  readonly #near = new Map<string, readonly Candidate[]>()
  /** The endings of names with their keys. */
  readonly #endings: readonly { key: string; length: number; replacement: string }[]

  /** Whether names of events and routes are looked up. */
  readonly #hasEvents: boolean

  /**
   * `languages` are those of the prompt, the main one first. `endings` are endings of names in further languages. With
   * `hasEvents: false` only names of places are found, so that "Carnival in Venice" is Venice.
   */
  constructor(
    world: World,
    languages: readonly [Language, ...Language[]],
    { endings = [], hasEvents = true }: { endings?: Language['nameEndings']; hasEvents?: boolean } = {},
  ) {
    this.#world = world
    this.#language = languages[0]
    this.#endings = [...languages.flatMap(endingsOf), ...prepared(endings)]
    this.#hasEvents = hasEvents
  }

  /** The tag of the prompt's first language. */
  get language() {
    return this.#language.tag
  }

  /** The places with this name, best first. */
  find(name: string): readonly Candidate[] {
    const known = this.#found.get(name)
    if (known) return known
    const exact = this.#world.names.find(name, this.#language.tag)
    const found = (exact[0]?.likelihood ?? 0) >= sureEnough ? exact : this.#inOtherForms(name, exact)
    this.#found.set(name, found)
    return found
  }

  /** Places whose name is one letter away. */
  near(name: string): readonly Candidate[] {
    const known = this.#near.get(name)
    if (known) return known
    const found = name.length > longestNear ? [] : this.#world.names.findNear(name, this.#language.tag)
    this.#near.set(name, found)
    return found
  }

  /** The events and classic routes with this name. */
  senses(name: string): Sense[] {
    if (!this.#hasEvents) return []
    const events = this.#world.events.find(name).map(({ id }) => id)
    const routes = this.#world.routes.find(name).map(({ id }) => id)
    return [
      ...(events.length > 0 ? [{ is: 'event', events } as const] : []),
      ...(routes.length > 0 ? [{ is: 'route', routes } as const] : []),
    ]
  }

  /** The places of a name in a language's table, which is an ISO code or an English name. */
  named(name: string): readonly Candidate[] {
    const country = /^[A-Z]{2}$/.test(name) ? this.#world.areas.get(name) : undefined
    if (country)
      return [
        { place: { kind: country.kind, area: country }, languages: [this.#language.tag], likelihood: 1 },
      ]
    return this.#world.names.find(name, 'en')
  }

  /** Whether a name of a place, event or route begins with this text. */
  mayGoOn(name: string) {
    const { names, events, routes } = this.#world
    return names.hasPrefix(name) || events.hasPrefix(name) || routes.hasPrefix(name)
  }

  #inOtherForms(name: string, exact: readonly Candidate[]): readonly Candidate[] {
    if (name.length < shortestInflected && this.#language.hasSpaces) return exact
    let best = exact
    for (const form of this.#forms(name)) {
      const found = this.#world.names.find(form, this.#language.tag)
      if ((found[0]?.likelihood ?? 0) * inflected > (best[0]?.likelihood ?? 0))
        best = found.map((candidate) => ({ ...candidate, likelihood: candidate.likelihood * inflected }))
    }
    return best
  }

  *#forms(name: string): Generator<string> {
    const { letters } = this.#language
    for (const [typed, meant] of letters)
      if (name.toLowerCase().includes(typed)) yield name.toLowerCase().replaceAll(typed, meant)
    const stems = name.split(/[\s-]+/)
    // "Praga i" is not a case of "Praga".
    if (stems.length > 1 && (stems.at(-1) ?? '').length < shortestInflected) return
    yield* this.#cases(name)
    // "Nowego Jorku": each word of the name has its own ending.
    if (stems.length === 2) {
      const [first = '', second = ''] = stems.map((word) => [word, ...this.#cases(word)])
      for (const one of first) for (const other of second) yield `${one} ${other}`
    }
  }

  /** A name without each of the endings that it has. */
  *#cases(word: string): Generator<string> {
    const key = wordKey(word)
    for (const { key: ending, length, replacement } of this.#endings)
      if (key.endsWith(ending) && word.length > length + 1)
        yield word.slice(0, word.length - length) + replacement
  }
}
