import { readFileSync } from 'node:fs'
import { gazetteerFiles, languageSeparator, nameSeparator } from '../../server/gazetteer/files.ts'
import { nameLanguages } from '../../server/gazetteer/name-languages.ts'
import type { City } from './cities.ts'
import { namesIn } from './city-names.ts'
import { readNamesIn } from './debian-names.ts'
import { readLetters } from './sources.ts'
import type { State } from './states.ts'
import { fromTsv } from './tsv.ts'

/** Languages that do not write in Latin letters. A name in their letters is neither a code nor a transliteration. */
const ownLetters = ['ru', 'uk', 'ar', 'he', 'th', 'hi'] as const
/** Scripts of other languages, for which CLDR lists only the usual letters. */
const ownScripts = /^(?:\p{Script=Han}+|[\p{Script=Hiragana}\p{Script=Katakana}ー・＝]+|\p{Script=Hangul}+)$/u

/** Words for a city or a state in the names of some languages: "뉴욕 시", "จังหวัด", "Région". */
const kinds =
  /^(?:จังหวัด|รัฐ|มณฑล|แคว้น|เขต|محافظة |ولاية |منطقة |إقليم |مقاطعة |מחוז |провинция |département d[eu']s? ?|province d[eu']s? ?|provincia (?:de|di) |prowincja |región de |regione |région )|(?: область| край|州|省|県|都|府|郡| 자유주| 특별시| 시| 주| 성| 현| 도| 군)$/iu

/**
 * The names of cities and states by language, in their own letters: a line for each place that has names besides the
 * English one. A name that several languages share is listed once, after these languages: "de sv=Mailand". A name
 * without a language is one of cities500 in the script of a language that does not write in Latin letters.
 */
export function placeNamesText(
  cities: readonly City[],
  states: readonly Pick<State, 'code' | 'name'>[],
): string {
  const isWritten = writtenIn(ownLetters.map(readLetters))
  const inLanguage = new Map(nameLanguages.map((language) => [language, namesIn(language, cities)]))
  const decided = readDecided()
  const lines = cities.map((city) => {
    const names = new Names(city.name, city.local_name)
    for (const { language, name } of decided.get(city.geonameid) ?? []) names.add(name, language)
    for (const [language, ofLanguage] of inLanguage) names.add(ofLanguage[city.geonameid] ?? '', language)
    for (const name of city.alternates.map(tidy)) if (isWritten(name)) names.add(name, '')
    return names.line(city.geonameid)
  })
  const stateNames = new Map(nameLanguages.map((language) => [language, readNamesIn(language)]))
  for (const { code, name } of states.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const names = new Names(name)
    for (const [language, ofLanguage] of stateNames) {
      names.add(tidy(ofLanguage.get(code) ?? ''), language)
    }
    lines.push(names.line(code))
  }
  return `${gazetteerFiles.placeNames.columns.join('\t')}\n${lines.join('')}`
}

/** The names of place-names.tsv, which the sources lack, by geonameid: "ja=アスタナ|ko=아스타나". */
function readDecided(): ReadonlyMap<string, readonly { language: string; name: string }[]> {
  const rows = fromTsv(readFileSync(new URL('../place-names.tsv', import.meta.url), 'utf8'))
  return new Map(
    rows.map(({ geonameid = '', names = '' }) => [
      geonameid,
      names.split(nameSeparator).flatMap((each) => {
        const [languages = '', name = ''] = each.split(languageSeparator)
        return languages.split(' ').map((language) => ({ language, name }))
      }),
    ]),
  )
}

const tidy = (name: string) => name.normalize('NFC').replaceAll(/\p{Cf}/gu, '')

/** Tests whether all letters of a name belong to one of the languages, or to another non-Latin script. */
function writtenIn(languages: readonly RegExp[]) {
  return (name: string) => {
    if (/\p{Script=Latin}/u.test(name)) return false
    const letters = Array.from(name.toLowerCase()).filter((one) => /\p{L}/u.test(one))
    return ownScripts.test(name) || languages.some((letter) => letters.every((one) => letter.test(one)))
  }
}

/** The names of a place, each with its languages. */
class Names {
  readonly #own: string
  readonly #local: string
  readonly #languages = new Map<string, string[]>()

  constructor(own: string, local = '') {
    this.#own = own
    this.#local = local
  }

  /** Adds a name, and the same name without a word for a city or a state. */
  add(name: string, language: string) {
    this.#add(name, language)
    const short = name.replace(kinds, '')
    if (short !== name) this.#add(short, language)
  }

  #add(name: string, language: string) {
    if (name.length < 2 || name === this.#own || /[|=\t]/.test(name)) return
    if (language === '' && name === this.#local) return
    const languages = this.#languages.get(name)
    if (!languages) this.#languages.set(name, language === '' ? [] : [language])
    else if (language !== '' && !languages.includes(language)) languages.push(language)
  }

  line(id: string) {
    const names = [...this.#languages].map(
      ([name, languages]) => `${languages.join(' ')}${languageSeparator}${name}`,
    )
    return names.length === 0 ? '' : `${id}\t${names.join(nameSeparator)}\n`
  }
}
