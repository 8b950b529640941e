import type { Constraint, Place } from '#shared/trip-request.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { KnownPlace } from '#server/planner/names/place-names.ts'
import type { Sign } from './signs.ts'

/** What a constraint says, without the words that it comes from. */
export type Content = Constraint extends infer Each
  ? Each extends Constraint
    ? Omit<Each, 'id' | 'words' | 'at' | 'sure' | 'origin'>
    : never
  : never

/** The words of a constraint: from the first to the last of these signs. */
export type Words = readonly Sign[]

/** Collects the constraints of a prompt and gives them ids. */
export class Draft {
  readonly constraints: Constraint[] = []
  readonly #left = new Set<Sign>()
  readonly #prompt: string

  constructor(prompt: string) {
    this.#prompt = prompt
  }

  /** Adds a constraint and returns its id. `sure` is 0 to 1. */
  add(content: Content, words: Words, sure = 0.9): string {
    const id = `${content.kind}-${this.constraints.filter(({ kind }) => kind === content.kind).length + 1}`
    const start = Math.min(...words.map((sign) => sign.start))
    const end = Math.max(...words.map((sign) => sign.end))
    const said =
      words.length === 0
        ? { words: '' }
        : {
            words: this.#prompt.slice(start, end).slice(0, longestWords),
            at: [start, end] as [number, number],
          }
    this.constraints.push({
      ...content,
      ...said,
      id,
      sure: Math.round(100 * sure) / 100,
      origin: 'said',
    })
    return id
  }

  /** Words that are understood but that no constraint can say. The person is told them. */
  leave(sign: Sign) {
    this.#left.add(sign)
  }

  /** The signs that were left. */
  get left(): ReadonlySet<Sign> {
    return this.#left
  }
}

const longestWords = 300

/** A place as a request has it, with its English name. */
export const requestPlace = (place: KnownPlace): Place =>
  place.kind === 'city'
    ? { kind: 'city', id: cityId(place.city.geonameid), name: place.city.name }
    : { kind: place.kind, id: place.area.id, name: place.area.name }

export const isSamePlace = (one: Place, other: Place) => one.kind === other.kind && one.id === other.id
