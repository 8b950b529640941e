import { fold } from '../shared/domain/unaccent.ts'
import type { Gazetteer } from './gazetteer.ts'
import { isTransliterated } from './pipeline/english-names.ts'
import type { Row } from './pipeline/tsv.ts'
import { namesakesOfOneState } from './exceptions.ts'

const label = (row: Row) => `${row['name'] ?? ''} (${row['country'] ?? ''}, ${row['geonameid'] ?? ''})`

/**
 * No English name has a mark of transliteration (ā, ḩ, ş, ʻ) where the country does not write in Latin letters, nor a
 * letter of another script.
 */
export const markedName = ({ cities }: Gazetteer): string[] =>
  cities
    .filter(({ name = '', country = '' }) => {
      const isForeign = /(?!\p{Script=Latin})\p{L}/u.test(name.replaceAll(/[ʻʼ]/g, ''))
      return isForeign || (isTransliterated(country) && /[\u0100-\u024F\u1E00-\u1EFF\p{M}‘’ʻʼ`]/u.test(name))
    })
    .map((city) => `${label(city)} is not written in plain English letters.`)

/**
 * A row of exonyms/ names a city of its country, which is still found by the name of GeoNames in the row, and the city
 * has the decided name.
 */
export const exonymLost = ({ cities, names, exonyms, translated }: Gazetteer): string[] => {
  const byNumber = new Map(cities.map((city) => [city['geonameid'], city]))
  return [...exonyms].flatMap(([language, rows]) =>
    rows
      .filter(({ geonameid = '', country, geonames = '', name = '' }) => {
        const city = byNumber.get(geonameid)
        const known = [city?.['unaccented_name'], ...(names.get(geonameid) ?? [])]
        const english = city?.['name']
        const shown = {
          en: english,
          local:
            city?.['local_name'] === '' && (name === '' || name === english) ? name : city?.['local_name'],
        }[language]
        const inLanguage = translated.get(language)?.[geonameid] ?? english
        return (
          city?.['country'] !== country || !known.includes(fold(geonames)) || (shown ?? inLanguage) !== name
        )
      })
      .map((row) => `${label(row)} of exonyms/${language}.tsv is another place or has another name.`),
  )
}

/** No two cities of 100,000 people or more in one state have the same name. Exceptions must be needed. */
export const sameLargeName = ({ cities }: Gazetteer): string[] => {
  const large = cities.filter(({ population }) => Number(population) >= 100_000)
  const alike = Map.groupBy(
    large,
    ({ country, state, unaccented_name: name }) => `${country} ${state} ${name}`,
  )
  const twice = [...alike.values()].filter((group) => group.length > 1).flat()
  const found = new Set(twice.map(({ geonameid }) => geonameid))
  return [
    ...twice
      .filter(({ geonameid = '' }) => !(geonameid in namesakesOfOneState))
      .map((city) => `${label(city)} has the name of another large city in its state.`),
    ...Object.keys(namesakesOfOneState)
      .filter((id) => !found.has(id))
      .map((id) => `${id} is an exception without need.`),
  ]
}

/** The local name is another one than the English name. */
export const repeatedName = ({ cities }: Gazetteer): string[] =>
  cities
    .filter(({ name, local_name: local }) => local !== '' && local === name)
    .map((city) => `${label(city)} has its English name as local name.`)

/** The checks of the names that people use. */
export const nameChecks = { markedName, exonymLost, sameLargeName, repeatedName }
