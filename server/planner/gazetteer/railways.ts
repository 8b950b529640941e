import { readFile } from 'node:fs/promises'
import type { City } from '#server/gazetteer/cities.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'

/** How travellers get about in a country when nothing else is said. */
export interface Ways {
  /** Whether trains join its cities: the usual way, here and there, or not. */
  trains(city: City): 'usual' | 'some' | 'none'
  /** Its cities are usually visited by car. */
  byCar(country: string): boolean
}

const file = new URL('../knowledge/rail.tsv', import.meta.url)

export async function readWays(): Promise<Ways> {
  const lists = new Map<string, ReadonlySet<string>>()
  for (const { use, countries } of tsvRows(await readFile(file), ['use', 'countries']))
    lists.set(use, new Set(countries.split(' ')))
  const listed = (use: string, country: string) => lists.get(use)?.has(country) ?? false
  return {
    trains: ({ country, state }) => {
      if (listed('none', country) || listed('none', state)) return 'none'
      return listed('train', country) ? 'usual' : 'some'
    },
    byCar: (country) => listed('car', country),
  }
}
