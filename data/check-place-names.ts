import { gazetteerFiles, languageSeparator, nameSeparator } from '../server/gazetteer/files.ts'
import { nameLanguages } from '../server/gazetteer/name-languages.ts'
import type { Gazetteer } from './gazetteer.ts'

const isLanguage = (tag: string) => nameLanguages.some((language) => language === tag)

/** The names of a line: each with the tags before it. */
const namesOf = (line: string) =>
  line.split(nameSeparator).map((each) => {
    const at = each.indexOf(languageSeparator)
    return { languages: each.slice(0, at).split(' ').filter(Boolean), name: each.slice(at + 1) }
  })

/** Each line of place-names.tsv is of a city or state, once, and in the order of the cities. */
export const placeNamesLost = ({ cities, states, placeNames }: Gazetteer): string[] => {
  const order = new Map(
    [...cities.map(({ geonameid = '' }) => geonameid), ...states.map(({ code = '' }) => code)].map(
      (id, index) => [id, index],
    ),
  )
  let last = -1
  return placeNames.flatMap(([id]) => {
    const at = order.get(id)
    const isInOrder = at !== undefined && at > last
    last = at ?? last
    return isInOrder
      ? []
      : [`${gazetteerFiles.placeNames.file} has "${id}" at the wrong place, or it is none.`]
  })
}

/** Names have known languages, and those without one are not in Latin letters, as codes are. */
export const codeAsName = ({ placeNames }: Gazetteer): string[] =>
  placeNames.flatMap(([id, line]) =>
    namesOf(line)
      .filter(({ languages, name }) =>
        languages.length === 0 ? /\p{Script=Latin}/u.test(name) : !languages.every(isLanguage),
      )
      .map(({ name }) => `"${name}" of ${id} has no language.`),
  )

/** Languages of which the source has names of nearly all large capitals. */
const thorough = ['ru', 'ja', 'ko'] as const
const peopleOfLargeCapital = 500_000

/** Large capitals have names in the languages that have them in letters of their own. */
export const capitalUnnamed = ({ cities, countries, placeNames }: Gazetteer): string[] => {
  const capitals = new Set(countries.map(({ capital_city: id }) => id))
  const names = new Map(placeNames)
  return cities
    .filter(
      ({ geonameid, population }) => capitals.has(geonameid) && Number(population) >= peopleOfLargeCapital,
    )
    .flatMap(({ geonameid = '', name = '' }) => {
      const known = new Set(namesOf(names.get(geonameid) ?? '').flatMap(({ languages }) => languages))
      const missing = thorough.filter((language) => !known.has(language))
      return missing.length === 0 ? [] : [`${name} (${geonameid}) has no name in ${missing.join(', ')}.`]
    })
}

/** The checks of the names by language. */
export const placeNameChecks = { placeNamesLost, codeAsName, capitalUnnamed }
