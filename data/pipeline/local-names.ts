import { fold } from '../../shared/domain/unaccent.ts'
import { readNamesIn } from './debian-names.ts'
import type { City } from './cities.ts'
import { plainSpelling, withNativeLetters } from './english-names.ts'
import { readExonyms } from './exonyms.ts'

/** The language of states that differs from that of most of their country. "" means that GeoNames gives no local name. */
const languageOfState: Record<string, string> = {
  'BE.BRU': 'fr',
  'BE.WAL': 'fr',
  'CA.10': 'fr',
  'CH.FR': 'fr',
  'CH.GE': 'fr',
  'CH.JU': 'fr',
  'CH.NE': 'fr',
  'CH.TI': 'it',
  'CH.VD': 'fr',
  'CH.VS': 'fr',
  'CN.13': 'zh',
  'IN.02': 'te',
  'IN.03': 'as',
  'IN.09': 'gu',
  'IN.12': 'ur',
  'IN.13': 'ml',
  'IN.16': 'mr',
  'IN.17': '',
  'IN.18': '',
  'IN.19': 'kn',
  'IN.20': '',
  'IN.21': 'or',
  'IN.22': 'ta',
  'IN.23': 'pa',
  'IN.25': 'ta',
  'IN.26': 'bn',
  'IN.28': 'bn',
  'IN.31': '',
  'IN.33': '',
  'IN.40': 'te',
  'IQ.05': 'ckb',
  'IQ.08': 'ckb',
  'IQ.11': 'ckb',
  'LK.37': 'ta',
  'LK.38': 'ta',
}

/** The language of countries where it is not the one that CLDR considers likeliest. */
const languageOfCountry: Record<string, string> = {
  BY: 'be',
  CY: 'el',
  HK: 'zh_HK',
  KG: 'ky',
  KZ: 'kk',
  MA: 'ar',
  MO: 'zh_HK',
  SS: '',
  TD: '',
  TW: 'zh_TW',
}

/** The language in which people in a city write its name, or "". */
export const languageOf = ({ country, state }: City) => languageOfState[state] ?? languageIn(country)

const languages = new Map(Object.entries(languageOfCountry))

/** The language of a country. CLDR's answer is cached: computing it for each city takes seconds. */
function languageIn(country: string) {
  const language = languages.get(country) ?? new Intl.Locale(`und-${country}`).maximize().language
  languages.set(country, language)
  return language
}

/**
 * The script of a language in a country, as a regular expression that matches a name without letters of other scripts.
 */
const writtenIn = (language: string, country: string): RegExp | undefined => {
  const { script = 'Latn' } = new Intl.Locale(`${language.split('_')[0] ?? ''}-${country}`).maximize()
  const scripts = { Hans: 'Han', Hant: 'Han', Jpan: 'Jpan', Kore: 'Hangul' }[script] ?? script
  if (scripts === 'Latn') return undefined
  const letters =
    scripts === 'Jpan'
      ? String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`
      : String.raw`\p{Script=${scripts}}`
  return new RegExp(String.raw`^[${letters}\p{M}\p{Cf}\p{P}\p{Nd} ]+$`, 'u')
}

/** Words for a city, a district or a province that GeoNames has before or after some names. */
const administrative =
  /^(?:محافظة|ولاية|والاية|شعبية|إمارة|استان|شهرستان|จังหวัด|ตำบล|ตําบล|เทศบาลนคร|เทศบาลเมือง|อำเภอ|อําเภอ|ក្រុង|ភូមិ|Δήμος)\s*|(?:특별시|광역시|직할시|(?<=.)城关镇|(?<=..)[시군]|\sজেলা|\sజిల్లా|\sಜಿಲ್ಲೆ|\sமாவட்டம்|\sജില്ല|\sજિલ્લો|\sଜିଲ୍ଲା|\s(?:जिला|ज़िला|जिल्हा|शहर)|\sउपमहानगरपालिका|\sनगरपालिका|\sከተማ|မြို့)$/u

/**
 * The name without an administrative word. The word for a city is always removed from Chinese and Japanese names; other
 * words only when GeoNames also has the name without them. A name of one character keeps it: 津市 (Tsu).
 */
const plain = (name: string, known: readonly string[]) => {
  const city = name.length === 1 && known.includes(`${name}市`) ? `${name}市` : name
  // 四日市 and a few others end with the word for a market.
  const short = city.replace(/(?:(?<!(?:[四五六七八廿十]日|野々))市|地区)$/u, '')
  if (short.length > 1 && short !== city) return short
  const shorter = city.replace(/[都町村县縣區区]$/u, '')
  if (shorter !== city && shorter.length > 1 && known.includes(shorter)) return shorter
  return city.replace(administrative, '')
}

/** Words for a Chinese town, township, quarter or district, as they end a name, with their sound. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/(?<=..)镇$/u, /(?<=.{2}) ?zhen$/i],
  [/(?<=..)(?:(?:蒙古|\p{Script=Han})民?族)?乡$/u, /(?<=.{2}) ?xiang$/i],
  [/(?<=..)(?:街道|社区|区)$/u, /(?<=.{2}) ?(?:jiedao|shequ|qu)$/i],
]

/** A Chinese name without the word for its kind. In 景德镇 the word is part of the name. */
const withoutKind = (name: string, local: string) => {
  const [kind, sound] = local === '景德镇' ? [] : (kinds.find(([han]) => han.test(local)) ?? [])
  return kind && sound ? { name: name.replace(sound, ''), local: local.replace(kind, '') } : { name, local }
}

/**
 * Countries in Latin script in which GeoNames' names in the language are the local ones. Elsewhere they are often other
 * spellings, or names in another of the country's languages.
 */
const tagged = new Set(['AT', 'AZ', 'CZ', 'DE', 'DK', 'IT', 'LT', 'LV', 'NL', 'PL', 'PT', 'RO', 'SO', 'UZ'])

const words = (name: string) => fold(name).split(/[^a-z0-9]+/)

/** Whether one name is the other with an addition: "Frankfurt am Main" and "Frankfurt". */
const saysMore = (one: string, other: string) => {
  const [a, b] = [words(one), words(other)]
  return a.length !== b.length && (a.every((word) => b.includes(word)) || b.every((word) => a.includes(word)))
}

/** Removes marks of direction and additions that distinguish namesakes: "Halle (Westf.)". */
const tidy = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\u064B-\u0652\u0670]/gu, '')
    // The Thai letter sara am is one character; older data has it as two.
    .replaceAll(/\u0E4D\u0E32/g, '\u0E33')
    .replace(/\s*[(,،/;].*$/u, '')
    .trim()

/**
 * The cities with the names that people use. `name` is that of exonyms/en.tsv, or else GeoNames' name in plain English
 * spelling. `local_name` is that of exonyms/local.tsv, or else GeoNames' name in the language of the state or country.
 * Where GeoNames has none, it is the city's only name in their script, or GeoNames' main name if they write in Latin
 * letters. The main name of GeoNames and the local one stay names by which the city is found.
 */
export const withNames = (cities: readonly City[]): City[] => {
  const files = new Map<string, ReadonlyMap<string, string>>()
  const namesOf = (language: string) => {
    const names = files.get(language) ?? readNamesIn(language)
    files.set(language, names)
    return names
  }
  const exonyms = readExonyms('en')
  const decided = readExonyms('local')
  return cities.map((city) => {
    const { geonameid, country } = city
    const name = exonyms.get(geonameid)?.['name'] ?? plainSpelling(city.name, country)
    const found = decided.get(geonameid)?.['name'] ?? localNameOf(city, name)
    const { name: short, local } =
      country === 'CN' && !exonyms.has(geonameid) ? withoutKind(name, found) : { name, local: found }
    return {
      ...city,
      name: short,
      unaccented_name: fold(short),
      alternates: [...city.alternates, city.name, local],
      local_name: local.toLowerCase() === short.toLowerCase() ? '' : local,
    }
  })

  function localNameOf(city: City, english: string): string {
    const { geonameid, name, country, alternates } = city
    const language = languageOf(city)
    if (language === '') return ''
    const inLanguage = tidy(namesOf(language).get(geonameid) ?? '')
    const script = writtenIn(language, country)
    if (script) {
      const known = alternates.map(tidy)
      const written = new Set(known.filter((other) => script.test(other)))
      const [only = ''] = written.size === 1 ? written : []
      return plain(script.test(inLanguage) ? inLanguage : only, known)
    }
    const isKnown =
      /^[\p{Script=Latin}\p{M}\p{P} ]+$/u.test(inLanguage) &&
      alternates.some((other) => fold(other) === fold(inLanguage))
    const local = name === english && tagged.has(country) && isKnown ? inLanguage : name
    return saysMore(local, english) ? '' : withNativeLetters(local, country)
  }
}
