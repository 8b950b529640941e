import { nameKey } from '#server/planner/names/name-key.ts'
import { lowerBound } from '#server/planner/names/packed-texts.ts'

/** A row of a table with names in several languages. */
export interface Named {
  readonly id: string
  /** The first one is English. */
  readonly names: readonly string[]
}

/** Finds rows by id and by name. */
export class NamedRows<Row extends Named> {
  readonly #byId: ReadonlyMap<string, Row>
  readonly #byKey = new Map<string, Row[]>()
  readonly #keys: readonly string[]

  constructor(rows: readonly Row[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]))
    for (const row of rows) {
      for (const key of new Set(row.names.map(nameKey))) this.#byKey.set(key, [...this.find(key), row])
    }
    this.#keys = [...this.#byKey.keys()].sort()
  }

  get(id: string): Row | undefined {
    return this.#byId.get(id)
  }

  /** The rows with exactly this name, in any language; case and accents do not count. */
  find(name: string): readonly Row[] {
    return this.#byKey.get(nameKey(name)) ?? []
  }

  /** Whether a name begins with, or equals, this text. */
  hasPrefix(text: string): boolean {
    const key = nameKey(text)
    const first = lowerBound(this.#keys.length, (at) => (this.#keys[at] ?? '') < key)
    return key !== '' && (this.#keys[first] ?? '').startsWith(key)
  }

  [Symbol.iterator](): Iterator<Row> {
    return this.#byId.values()
  }
}
