import type { Constraint, Place } from '#shared/trip-request.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { KnownPlace } from '#server/planner/names/place-names.ts'
import type { Sign } from './signs.ts'

/** The content of a constraint, without the words that it comes from. */
export type Content = EachWithout<Constraint, 'id' | 'words' | 'at' | 'sure' | 'origin'>

/** Each type of a union without these fields. */
export type EachWithout<Union, Field extends string> = Union extends unknown ? Omit<Union, Field> : never

/** The words of a constraint: from the first to the last of these signs. */
export type Words = readonly Sign[]

/** Collects the constraints of a prompt, gives them ids and records the signs from which each constraint was read. */
export class Draft {
  readonly constraints: Constraint[] = []
  readonly #signsOf = new Map<Constraint, Words>()
  readonly #used = new Set<Sign>()
  readonly #prompt: string

  constructor(prompt: string) {
    this.#prompt = prompt
  }

  /** Adds a constraint and returns its id. `sure` is 0 to 1. */
  add(content: Content, words: Words, sure = 0.9): string {
    const id = `${content.kind}-${this.constraints.filter(({ kind }) => kind === content.kind).length + 1}`
    const constraint: Constraint = {
      ...content,
      ...this.#said(words),
      id,
      sure: Math.round(100 * sure) / 100,
      origin: 'said',
    }
    this.constraints.push(constraint)
    this.#signsOf.set(constraint, words)
    return id
  }

  /** Marks signs as used that repeat a constraint, or that belong to one without being its words. */
  use(...signs: readonly (Sign | undefined)[]) {
    for (const sign of signs) if (sign) this.#used.add(sign)
  }

  /** Joins a constraint into another one, which then has the signs of both. */
  join(into: Constraint, other: Constraint) {
    const words = [...this.wordsOf(into), ...this.wordsOf(other)]
    this.#signsOf.set(into, words)
    Object.assign(into, this.#said(words))
    this.constraints.splice(this.constraints.indexOf(other), 1)
  }

  /** Removes a constraint. Its words are reported as not used. */
  drop(constraint: Constraint) {
    this.constraints.splice(this.constraints.indexOf(constraint), 1)
    this.#signsOf.delete(constraint)
  }

  #said(words: Words): Pick<Constraint, 'words' | 'at'> {
    if (words.length === 0) return { words: '' }
    const start = Math.min(...words.map((sign) => sign.start))
    const end = Math.max(...words.map((sign) => sign.end))
    return { words: this.#prompt.slice(start, end).slice(0, longestWords), at: [start, end] }
  }

  /** The signs from which a constraint was read. */
  wordsOf(constraint: Constraint): Words {
    return this.#signsOf.get(constraint) ?? []
  }

  /** The signs that were marked by use(). */
  get used(): ReadonlySet<Sign> {
    return this.#used
  }
}

const longestWords = 300

/** A place as a request has it, with its English name. */
export const requestPlace = (place: KnownPlace): Place =>
  place.kind === 'city'
    ? { kind: 'city', id: cityId(place.city.geonameid), name: place.city.name }
    : { kind: place.kind, id: place.area.id, name: place.area.name }
