import type { City } from '#server/gazetteer/cities.ts'
import { readTowns, tableRows } from './towns.ts'

/** Borders that nobody can cross, and towns without a road. */
export class Limits {
  readonly #closed = new Map<string, string>()
  readonly #roadless: ReadonlySet<number>

  constructor() {
    const roadless: number[] = []
    for (const { kind, a, b, note } of tableRows('limits.tsv', ['kind', 'a', 'b', 'note'])) {
      if (kind === 'closed') this.#closed.set(pair(a, b), note)
      else roadless.push(...readTowns(a).map(({ geonameid }) => geonameid))
    }
    this.#roadless = new Set(roadless)
  }

  /**
   * Why a border between two countries (ISO codes) cannot be crossed on land; undefined for an open border. In English.
   */
  closedBorder(a: string, b: string): string | undefined {
    return this.#closed.get(pair(a, b))
  }

  /** Whether only a train goes to a town. */
  isRoadless({ geonameid }: Pick<City, 'geonameid'>): boolean {
    return this.#roadless.has(geonameid)
  }
}

const pair = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`)
