import { tableRows } from './towns.ts'

/** Where nobody can cross a border, and where it is not safe. */
export class Limits {
  readonly #closed = new Map<string, string>()
  readonly #unsafe = new Map<string, string>()

  constructor() {
    for (const { kind, a, b, note } of tableRows('limits.tsv', ['kind', 'a', 'b', 'note'])) {
      if (kind === 'closed') this.#closed.set(pair(a, b), note)
      else this.#unsafe.set(a, note)
    }
  }

  /** Why a border between two countries (ISO codes) cannot be crossed on land; undefined when it can. In English. */
  closedBorder(a: string, b: string): string | undefined {
    return this.#closed.get(pair(a, b))
  }

  /** Why people do not travel to a country for pleasure; undefined when they do. In English. */
  unsafe(country: string): string | undefined {
    return this.#unsafe.get(country)
  }
}

const pair = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`)
