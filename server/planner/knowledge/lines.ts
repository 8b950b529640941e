import type { Cities } from '#server/gazetteer/cities.ts'
import { tableRows, townIndexes } from './towns.ts'

const lineKinds = ['fast', 'rail', 'night', 'ferry', 'bus'] as const
/** A fast train, another train, a night train, a ferry or a bus. */
type LineKind = (typeof lineKinds)[number]

const isLineKind = (text: string): text is LineKind => lineKinds.some((kind) => kind === text)

/** A line with its stops in order, by index. It connects all of its stops, in both directions. */
export interface Line {
  readonly kind: LineKind
  readonly stops: readonly number[]
}

/** The lines of trains, ferries and buses between cities. */
export const readLines = (cities: Cities): Line[] =>
  Array.from(tableRows('lines.tsv', ['kind', 'stops']), ({ kind, stops }) => {
    if (!isLineKind(kind)) throw new Error(`"${kind}" is no kind of line.`)
    return { kind, stops: townIndexes(cities, stops) }
  })
