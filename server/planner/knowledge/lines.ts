import type { Cities, City } from '#server/gazetteer/cities.ts'
import { tableRows, townIndexes } from './towns.ts'

const lineKinds = ['fast', 'rail', 'night', 'ferry', 'bus'] as const
/** A fast train, another train, a night train, a ferry or a bus. */
export type LineKind = (typeof lineKinds)[number]

const isLineKind = (text: string): text is LineKind => lineKinds.some((kind) => kind === text)

/** A line with its stops in order, by index. */
export interface Line {
  readonly kind: LineKind
  readonly stops: readonly number[]
}

type Place = Pick<City, 'index'>

/** The lines of trains, ferries and buses between cities. A line connects all of its stops, in both directions. */
export class Lines {
  readonly #lines: Line[] = []
  readonly #linesAt = new Map<number, Line[]>()

  constructor(cities: Cities) {
    for (const { kind, stops } of tableRows('lines.tsv', ['kind', 'stops'])) {
      if (!isLineKind(kind)) throw new Error(`"${kind}" is no kind of line.`)
      const line = { kind, stops: townIndexes(cities, stops) }
      this.#lines.push(line)
      for (const stop of line.stops) {
        const known = this.#linesAt.get(stop)
        if (known) known.push(line)
        else this.#linesAt.set(stop, [line])
      }
    }
  }

  [Symbol.iterator](): Iterator<Line> {
    return this.#lines[Symbol.iterator]()
  }

  /** Whether a line of one of the kinds stops in the city; of any kind when none is given. */
  stopsIn({ index }: Place, ...kinds: readonly LineKind[]): boolean {
    return (this.#linesAt.get(index) ?? []).some(({ kind }) => kinds.length === 0 || kinds.includes(kind))
  }

  /** The kinds of line that connect two cities without a change. */
  between({ index }: Place, to: Place): ReadonlySet<LineKind> {
    const lines = this.#linesAt.get(index) ?? []
    return new Set(lines.filter(({ stops }) => stops.includes(to.index)).map(({ kind }) => kind))
  }

  /** The least number of changes between two cities with these kinds of line; undefined above `most`. */
  changes(from: Place, to: Place, kinds: readonly LineKind[], most = 2): number | undefined {
    if (from.index === to.index) return 0
    let reached = [from.index]
    const seen = new Set(reached)
    for (let changes = 0; changes <= most; changes++) {
      const next: number[] = []
      for (const city of reached) {
        for (const { kind, stops } of this.#linesAt.get(city) ?? []) {
          if (!kinds.includes(kind)) continue
          for (const stop of stops) {
            if (seen.has(stop)) continue
            if (stop === to.index) return changes
            seen.add(stop)
            next.push(stop)
          }
        }
      }
      reached = next
    }
    return undefined
  }
}
