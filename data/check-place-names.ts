import { gazetteerFiles, languageSeparator, nameSeparator } from '../server/gazetteer/files.ts'
import { nameLanguages } from '../server/gazetteer/name-languages.ts'
import type { Gazetteer } from './gazetteer.ts'

const isLanguage = (tag: string) => nameLanguages.some((language) => language === tag)

/** The names of a line, each with the language tags before it. */
const namesOf = (line: string) =>
  line.split(nameSeparator).map((each) => {
    const at = each.indexOf(languageSeparator)
    return { languages: each.slice(0, at).split(' ').filter(Boolean), name: each.slice(at + 1) }
  })

/** Each line of place-names.tsv belongs to one city or state, occurs once, and follows the order of the cities. */
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
      : [`${gazetteerFiles.placeNames.file} has "${id}" out of order, or it is not a city or state.`]
  })
}

/** Names have known languages. A name without a language has no Latin letters, because in Latin letters it can be a code. */
export const codeAsName = ({ placeNames }: Gazetteer): string[] =>
  placeNames.flatMap(([id, line]) =>
    namesOf(line)
      .filter(({ languages, name }) =>
        languages.length === 0 ? /\p{Script=Latin}/u.test(name) : !languages.every(isLanguage),
      )
      .map(({ name }) => `"${name}" of ${id} has no language.`),
  )

/** Languages in which the source names nearly all large capitals. */
const thorough = ['ru', 'ja', 'ko'] as const
const peopleOfLargeCapital = 500_000

/** Large capitals have names in the languages of `thorough`. */
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

/** Each row of place-names.tsv belongs to the city that it names, and its names are in the result. */
export const decidedNameLost = ({ cities, decidedNames, placeNames }: Gazetteer): string[] => {
  const byNumber = new Map(cities.map((city) => [city['geonameid'], city]))
  const lines = new Map(placeNames)
  return decidedNames.flatMap(({ geonameid = '', city = '', names = '' }) => {
    const { name = '', country = '' } = byNumber.get(geonameid) ?? {}
    if (city !== `${name}, ${country}`)
      return [`${geonameid} of place-names.tsv is "${name}", not "${city}".`]
    const known = namesOf(lines.get(geonameid) ?? '')
    return namesOf(names)
      .filter((wanted) => {
        const found = known.find((each) => each.name === wanted.name)
        return (
          wanted.name !== name && !wanted.languages.every((language) => found?.languages.includes(language))
        )
      })
      .map((wanted) => `${city} lacks its name "${wanted.name}".`)
  })
}

/** The checks of the names by language. */
export const placeNameChecks = { placeNamesLost, codeAsName, capitalUnnamed, decidedNameLost }
