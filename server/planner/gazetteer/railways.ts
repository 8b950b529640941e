import { readFile } from 'node:fs/promises'
import type { City } from '#server/gazetteer/cities.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'

/** The transport in a country when the prompt names none. */
export interface Ways {
  /** Whether trains connect its cities: usually, sometimes or never. */
  trains(city: City): 'usual' | 'some' | 'none'
  /** True when travellers usually go by car. */
  byCar(country: string): boolean
}

const file = new URL('tables/rail.tsv', import.meta.url)

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
