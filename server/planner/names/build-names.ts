import { perLanguage } from '#shared/domain/made-once.ts'
import { latin } from '#shared/domain/scripts.ts'
import type { Cities } from '#server/gazetteer/cities.ts'
import { gazetteerFiles, languageSeparator, nameSeparator, scriptSeparator } from '#server/gazetteer/files.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'
import type { Areas } from '#server/planner/knowledge/areas.ts'
import { regionRows } from '#server/planner/knowledge/areas.ts'
import type { Country } from '#server/planner/knowledge/countries.ts'
import { tableRows } from '#server/planner/knowledge/towns.ts'
import type { Travel } from '#server/planner/knowledge/travel.ts'
import { nameLanguages } from '#server/gazetteer/name-languages.ts'
import { languageBit, mark, type NameArrays, NameTableBuilder } from './name-table.ts'
import { type TextColumns, textColumns } from './name-texts.ts'
import { buildNear, type NearArrays } from './near-names.ts'
import { PackedTexts } from './packed-texts.ts'

/** The contents of the gazetteer's files of names, unpacked. */
export interface NameFiles {
  city: Buffer
  names: Buffer
  alias: Buffer
  placeNames: Buffer
}

/** Names without a language count only for cities with this many people, or that people travel to. */
const peopleOfKnownTown = 20_000
/** Shorter names without a language are codes of airports and abbreviations. */
const shortestUnknown = 4
/** Typing errors are corrected only for cities that people travel to this much, or with this many people. */
const [pullOfWellKnown, peopleOfWellKnown] = [2, 100_000]
/** The marks for the kinds of aliases.tsv. All other kinds are names that stand for the city. */
const marksOfAlias: Readonly<Record<string, number>> = {
  'best-known': languageBit('en'),
  district: mark.district,
  airport: mark.district,
}
/** Scripts whose names people also type in Latin letters: Cyrillic and Greek. */
const typedInLatin = new Set([latin, 'C', 'G'])

/** The index of the names of all cities and areas. */
export function buildNames(
  files: NameFiles,
  {
    cities,
    areas,
    travel,
    countries,
  }: {
    cities: Cities
    areas: Areas
    travel: Travel
    countries: ReadonlyMap<string, Country>
  },
): { names: NameArrays; near: NearArrays; texts: TextColumns } {
  const builder = new NameTableBuilder()
  let index = 0
  const english = languageBit('en')
  for (const city of tsvRows(files.city, gazetteerFiles.city.columns)) {
    builder.add(city.name, index, english | (city.local_name === '' ? mark.native : 0))
    if (city.local_name !== '') builder.add(city.local_name, index, mark.native)
    index += 1
  }
  for (const { geonameid, names } of tsvRows(files.names, gazetteerFiles.names.columns)) {
    const owner = cities.indexOf(Number(geonameid))
    if (owner === undefined) continue
    if ((cities.populations[owner] ?? 0) < peopleOfKnownTown && !travel.of({ index: owner })) continue
    for (const each of names.split(nameSeparator)) {
      const [name = '', scripts = latin] = each.split(scriptSeparator)
      if (name.length >= shortestUnknown && typedInLatin.has(scripts)) builder.add(name, owner, mark.unknown)
    }
  }
  for (const { geonameid, kind, name } of tsvRows(files.alias, gazetteerFiles.alias.columns)) {
    const owner = cities.indexOf(Number(geonameid))
    if (owner === undefined || kind === 'district-there') continue
    const marks = marksOfAlias[kind] ?? mark.alias
    builder.add(name, owner, marks)
  }
  for (const { geonameid, names } of tableRows('short-names.tsv', ['geonameid', 'names'])) {
    const owner = cities.indexOf(Number(geonameid))
    if (owner !== undefined) for (const name of names.split('|')) builder.add(name, owner, mark.common)
  }
  const placeOf = new Map<string, number>()
  for (const { id } of areas) placeOf.set(id, cities.length + placeOf.size)
  addAreas(builder, placeOf, areas, countries)
  const lines: (readonly [number, string])[] = []
  for (const { id, names } of tsvRows(files.placeNames, gazetteerFiles.placeNames.columns)) {
    const place = /^\d/.test(id) ? cities.indexOf(Number(id)) : placeOf.get(id)
    if (place === undefined) continue
    lines.push([place, names])
    for (const { name, languages } of namesWithLanguages(names)) builder.add(name, place, marksOf(languages))
  }
  const names = builder.finish()
  return { names, near: buildNear(wellKnownNames(names, cities, travel)), texts: textColumns(lines) }
}

/** The names of a line of place-names.tsv, each with the tags of its languages. */
const namesWithLanguages = (line: string) =>
  line.split(nameSeparator).map((each) => {
    const at = each.indexOf(languageSeparator)
    return { languages: each.slice(0, at), name: each.slice(at + 1) }
  })

const marksOf = (languages: string) =>
  languages === '' ? mark.unknown : languages.split(' ').reduce((marks, tag) => marks | languageBit(tag), 0)

function addAreas(
  builder: NameTableBuilder,
  placeOf: ReadonlyMap<string, number>,
  areas: Areas,
  countries: ReadonlyMap<string, Country>,
) {
  for (const { id, kind, name } of areas) {
    const place = placeOf.get(id) ?? 0
    const country = kind === 'country' ? countries.get(id) : undefined
    if (country) {
      builder.add(name, place, languageBit('en'))
      builder.add(country.native, place, mark.native)
      for (const adjective of country.adjectives) builder.add(adjective, place, mark.adjective)
      for (const language of nameLanguages) {
        for (const inLanguage of countryNames) {
          const display = inLanguage(language).of(id)
          if (display !== undefined) builder.add(display, place, languageBit(language))
        }
      }
    }
    if (kind === 'state') for (const each of stateNames(id, name)) builder.add(each, place, languageBit('en'))
  }
  for (const { id, names } of regionRows()) {
    const region = placeOf.get(id)
    if (region !== undefined) for (const name of names.split('|')) builder.add(name, region, mark.common)
  }
  for (const { code, kind, names } of tableRows('area-names.tsv', ['code', 'kind', 'names'])) {
    const area = placeOf.get(code)
    const marks = kind === 'adjective' ? mark.adjective : mark.common
    if (area !== undefined) for (const name of names.split('|')) builder.add(name, area, marks)
  }
}

/** The long and the short names of countries. */
const countryNames = (['long', 'short'] as const).map((style) =>
  perLanguage((language) => new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' })),
)

const stateSuffix =
  / (?:Province|County|Region|District|State|Governorate|Oblast|Krai|Republic|Prefecture|Department|F\.D\.)$/
const statePrefix = /^(?:State|County|Region|Province) of /

function stateNames(code: string, name: string): string[] {
  const bare = name.replace(statePrefix, '').replace(stateSuffix, '')
  const country = code.slice(0, 2)
  return [...new Set([name, bare, ...(country === 'US' || country === 'CA' ? [`${bare} ${country}`] : [])])]
}

/** The keys that corrections of typing errors can lead to: names of well-known cities, and of all areas. */
function* wellKnownNames(
  names: NameArrays,
  cities: Cities,
  travel: Travel,
): Generator<readonly [number, string]> {
  const keys = new PackedTexts(names.keys, names.keyEnds)
  const isWellKnown = (place: number) =>
    place >= cities.length ||
    (cities.populations[place] ?? 0) >= peopleOfWellKnown ||
    (travel.of({ index: place })?.pull ?? 0) >= pullOfWellKnown
  for (let at = 0; at < names.keyEnds.length; at++) {
    const first = at === 0 ? 0 : (names.entryEnds[at - 1] ?? 0)
    for (let entry = first; entry < (names.entryEnds[at] ?? 0); entry++) {
      const marks = names.marks[entry] ?? 0
      const counts = (marks & (mark.unknown | mark.district | mark.alias)) === 0
      if (!counts || !isWellKnown(names.places[entry] ?? 0)) continue
      const key = keys.at(at)
      if (key.length >= 4) yield [at, key]
      break
    }
  }
}
