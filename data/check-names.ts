import { fold } from '../shared/domain/unaccent.ts'
import type { Gazetteer } from './gazetteer.ts'
import { isTransliterated } from './pipeline/english-names.ts'
import type { Row } from './pipeline/tsv.ts'
import { namesakesOfOneState } from './exceptions.ts'

const label = (row: Row) => `${row['name'] ?? ''} (${row['country'] ?? ''}, ${row['geonameid'] ?? ''})`

/**
 * No English name has a letter of another script. In a country that does not write in Latin letters, no English name has a
 * mark of transliteration (ā, ḩ, ş, ʻ).
 */
export const markedName = ({ cities }: Gazetteer): string[] =>
  cities
    .filter(({ name = '', country = '' }) => {
      const isForeign = /(?!\p{Script=Latin})\p{L}/u.test(name.replaceAll(/[ʻʼ]/g, ''))
      return isForeign || (isTransliterated(country) && /[\u0100-\u024F\u1E00-\u1EFF\p{M}‘’ʻʼ`]/u.test(name))
    })
    .map((city) => `${label(city)} is not written in plain English letters.`)

/** No English name contains a larger place, or a word for a village or for the centre of a county. */
export const addressAsName = ({ cities }: Gazetteer): string[] =>
  cities
    .filter(({ name = '' }) => /,|^Brgy\b|Chengguanzhen$|machi-/.test(name))
    .map((city) => `${label(city)} has a name with additional words.`)

/** Letters that only some languages have, and the countries that write them. */
const lettersOf: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/[Ðð]/, new Set(['FO', 'IS'])],
  [/[ţŢ]/, new Set<string>()],
  [/\p{Script=Cyrillic}\u0301/u, new Set<string>()],
]

/** No name has a letter of another language that looks like the right one: Đà Lạt has no Icelandic eth. */
export const foreignLetter = ({ cities }: Gazetteer): string[] =>
  cities
    .filter(({ name = '', local_name = '', country = '' }) =>
      lettersOf.some(
        ([letter, countries]) => !countries.has(country) && (letter.test(name) || letter.test(local_name)),
      ),
    )
    .map((city) => `${label(city)} has a letter of another language.`)

/** The word for a town, a township or a district at the end of a Chinese name of at least three characters. */
const kindOfPlace = /..(?:[镇乡区]|街道)$/u

/** No Chinese local name except that of Jingdezhen ends with the word for its kind. */
export const kindInName = ({ cities }: Gazetteer): string[] =>
  cities
    .filter(
      ({ country, local_name = '' }) =>
        country === 'CN' && kindOfPlace.test(local_name) && local_name !== '景德镇',
    )
    .map((city) => `${label(city)} has the word for its kind in ${city['local_name'] ?? ''}.`)

/**
 * Each row of exonyms/ names a city of its country. The city has the decided name, and the search also finds it by the
 * GeoNames name of the row.
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

/** No two cities of 100,000 people or more in one state have the same name. Each exception must be necessary. */
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
      .map((id) => `${id} is an unnecessary exception.`),
  ]
}

/** A local name differs from the English name. */
export const repeatedName = ({ cities }: Gazetteer): string[] =>
  cities
    .filter(({ name, local_name: local }) => local !== '' && local === name)
    .map((city) => `${label(city)} has its English name as local name.`)

/** The population from which cities in Korea must have a local name. */
const largeInKorea = 15_000

/**
 * No local name contains the word for a city or a district, as some names of the source do, except if only one character
 * would remain. Cities in Korea have a local name in Hangul. Without one, the app would show names from before 1945, such
 * as Eisen.
 */
export const oddLocalName = ({ cities }: Gazetteer): string[] =>
  cities
    .filter(({ country = '', population, local_name: local = '' }) => {
      if (
        /.(?:(?<!(?:[四五六七八廿十]日|野々))市|地区)$(?<!^.市)|^จังหวัด|\u0E4D\u0E32|\s(?:జిల్లా|शहर|जिला)$/u.test(
          local,
        )
      )
        return true
      return country === 'KR' && Number(population) >= largeInKorea && !/^\p{Script=Hangul}+$/u.test(local)
    })
    .map((city) => `${label(city)} has no local name or an odd one: "${city['local_name'] ?? ''}".`)

/** Parts that are not in usual English names of states: the kind in another language, and letters of transliteration. */
const oddInStates =
  /^(?:State of (?!Mexico$)|(?:Urban )?Municipality of|County of|Opština|Raionul)\b|\b(?:novads|Rajons|Rayon|Oblisi|Kray|Aymag|Aimak|Atholhu|Atholu|Voblasc)\b|aya Oblast|[ǝə’ʼ‘ʻ]|['’]$/u

/** States have usual English names, and no two states of a country have the same one. */
export const oddStateName = ({ states }: Gazetteer): string[] => {
  const named = Map.groupBy(states, ({ code = '', name = '' }) => `${code.slice(0, 2)} ${name}`)
  return states.flatMap(({ code = '', name = '' }) => [
    ...(oddInStates.test(name)
      ? [`The name of the state ${name} (${code}) is not its usual English name.`]
      : []),
    ...((named.get(`${code.slice(0, 2)} ${name}`) ?? []).length > 1
      ? [`The state ${name} (${code}) has the name of another state.`]
      : []),
  ])
}

/** The checks of the names of cities and states. */
export const nameChecks = {
  foreignLetter,
  kindInName,
  markedName,
  addressAsName,
  exonymLost,
  sameLargeName,
  repeatedName,
  oddLocalName,
  oddStateName,
}
