import { readFile } from 'node:fs/promises'
import type { Cities } from '#server/gazetteer/cities.ts'
import type { NameIndex } from '#server/gazetteer/name-index.ts'
import { normalise } from '#server/gazetteer/normalise.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'

const nicknameFile = new URL('tables/nicknames.tsv', import.meta.url)
const file = new URL('tables/highlights.tsv', import.meta.url)

/** The city that a name alone means in a country: the best known one. */
export function cityNamed(
  cities: Cities,
  names: NameIndex,
  name: string,
  country: string,
): number | undefined {
  const key = normalise(name)
  let best: number | undefined
  let bestWeight = -1
  for (const index of names.find(key)) {
    const city = cities.get(index)
    const weight = city.fame + (normalise(city.name) === key ? 1 : 0)
    if (city.country === country && weight > bestWeight) {
      best = index
      bestWeight = weight
    }
  }
  return best
}

/** Nicknames of cities, "LA" and "Vegas", by normalised name. */
export async function readNicknames(cities: Cities, names: NameIndex): Promise<ReadonlyMap<string, number>> {
  const nicknames = new Map<string, number>()
  for (const row of tsvRows(await readFile(nicknameFile), ['country', 'city', 'names'])) {
    const { country, city, names: list } = row
    const index = cityNamed(cities, names, city, country)
    if (index !== undefined) for (const name of list.split('|')) nicknames.set(normalise(name), index)
  }
  return nicknames
}

/** Highlights: cities worth a journey by country, best first. Names that the gazetteer lacks are left out. */
export async function readHighlights(
  cities: Cities,
  names: NameIndex,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const highlights = new Map<string, number[]>()
  for (const { country, cities: list } of tsvRows(await readFile(file), ['country', 'cities'])) {
    const found = list.split('|').map((name) => cityNamed(cities, names, name, country))
    highlights.set(country, [...new Set(found.filter((index) => index !== undefined))])
  }
  return highlights
}
