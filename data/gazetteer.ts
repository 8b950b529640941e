import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { stateId } from '../shared/domain/gazetteer-ids.ts'
import {
  readCityStates,
  readGone,
  readNamesakes,
  readPopulations,
  readSections,
} from './pipeline/decisions.ts'
import { readCountryStatus } from './pipeline/country-facts.ts'
import { fromTsv, type Row } from './pipeline/tsv.ts'
import { readAliases } from './pipeline/aliases.ts'
import { readDistricts } from './pipeline/districts.ts'
import { readSupplement } from './pipeline/supplement.ts'
import type { NamesFile } from './pipeline/city-names.ts'
import type { Polygon } from './pipeline/units.ts'

/** All committed data about the world, as rows. */
export type Gazetteer = {
  countries: Row[]
  states: Row[]
  cities: Row[]
  /** The kind of each country, and the state that it belongs to. */
  countryStatus: Row[]
  currencies: Row[]
  geo: Row[]
  /** Folded other names by GeoNames number. */
  names: Map<string, string[]>
  /** Outlines by country code. */
  outlines: Map<string, Polygon[]>
  /** Outlines of states by their code, for the states that have one. */
  stateOutlines: Map<string, Polygon[]>
  /** The cities of 100,000 people or more, with their population in the list of 2023 and in the current one. */
  largeCities: Row[]
  /** Positions and populations of large cities in a source that the build does not read. */
  references: Row[]
  /** The places that the sources lack. */
  supplement: Row[]
  /** The names that stand for a city. */
  aliases: Row[]
  /** The cities of districts.tsv, each with its districts. */
  districts: Row[]
  /** The aliases in dist/, with the districts. */
  distAliases: Row[]
  /** The city of each borough, and of each place that was published separately by mistake, by GeoNames number. */
  sections: ReadonlyMap<string, string>
  gone: ReadonlyMap<string, string>
  /** Pairs of neighbouring places that have the same name but are different places. */
  namesakes: Row[]
  /** Decided populations, by GeoNames number. */
  populations: ReadonlyMap<string, Row>
  /** Decided countries and states of cities, by GeoNames number. */
  cityStates: ReadonlyMap<string, Row>
  /** The rows of exonyms/ by language; "local" has local names. */
  exonyms: ReadonlyMap<string, Row[]>
  /** The names of cities by language and GeoNames number, where they differ from the English ones. */
  translated: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** The lines of place-names.tsv: a geonameid or admin-1 code, and the names with their languages. */
  placeNames: readonly (readonly [id: string, names: string])[]
  /** The rows of place-names.tsv: names that the sources lack. */
  decidedNames: Row[]
  /** Record ids that were ever published. */
  ledger: string[]
  /** Record ids that were retired on purpose. */
  retired: Row[]
}

const here = new URL('./', import.meta.url)

const bytes = (path: string) => readFileSync(new URL(path, here))

/** Reads a file of this folder. Decompresses it when its name ends in .br. */
const readText = (path: string) =>
  (path.endsWith('.br') ? brotliDecompressSync(bytes(path)) : bytes(path)).toString()

const rows = (path: string) => fromTsv(readText(path))

// The files that the pipeline writes. The checks are about their content.
const polygonsOf = (path: string) =>
  (JSON.parse(readText(path)) as GeoJSON.FeatureCollection<GeoJSON.MultiPolygon>).features.flatMap(
    ({ geometry }) => geometry.coordinates,
  )

/** The names of the files in a folder, without their endings. */
const namesIn = (folder: string) =>
  readdirSync(new URL(folder, here)).map((file) => file.slice(0, file.lastIndexOf('.')))

const stateOutlinesOf = (geo: readonly Row[], states: readonly Row[]) => {
  const codes = new Map(states.map(({ code = '' }) => [stateId(code), code]))
  const outlines = new Map<string, Polygon[]>()
  for (const { file = '' } of geo.filter(({ type }) => type === 'WithStates')) {
    const { features } = JSON.parse(readText(`dist/geo/${file}.br`)) as GeoJSON.FeatureCollection<
      GeoJSON.MultiPolygon,
      { id: string }
    >
    for (const { properties, geometry } of features) {
      const code = codes.get(properties.id)
      if (code) outlines.set(code, [...(outlines.get(code) ?? []), ...geometry.coordinates])
    }
  }
  return outlines
}

/** Reads dist/ and the tables of this folder. It needs none of the sources. */
export const readGazetteer = (): Gazetteer => {
  const geo = rows('dist/geo.tsv')
  const states = rows('dist/states.tsv')
  return {
    countries: rows('dist/countries.tsv'),
    states,
    cities: rows('dist/cities.tsv'),
    countryStatus: [...readCountryStatus().values()],
    currencies: rows('dist/currencies.tsv'),
    geo,
    names: new Map(
      rows('dist/names.tsv.br').map(({ geonameid = '', names = '' }) => [
        geonameid,
        names.split('|').map((name) => name.replace(/~.*/, '')),
      ]),
    ),
    outlines: new Map(
      geo
        .filter(({ type }) => type === 'Outline')
        .map(({ country = '', file = '' }) => [country, polygonsOf(`dist/geo/${file}.br`)]),
    ),
    stateOutlines: stateOutlinesOf(geo, states),
    largeCities: rows('large-cities.tsv'),
    references: rows('references.tsv'),
    supplement: readSupplement(),
    aliases: readAliases(),
    districts: readDistricts(),
    distAliases: rows('dist/aliases.tsv'),
    sections: readSections(),
    gone: readGone(),
    namesakes: readNamesakes(),
    populations: readPopulations(),
    cityStates: readCityStates(),
    exonyms: new Map(namesIn('exonyms').map((language) => [language, rows(`exonyms/${language}.tsv`)])),
    translated: new Map(
      namesIn('dist/city-names').map((language) => [
        language,
        (JSON.parse(readText(`dist/city-names/${language}.json`)) as NamesFile).cities,
      ]),
    ),
    placeNames: rows('dist/place-names.tsv.br').map(({ id = '', names = '' }) => [id, names]),
    decidedNames: rows('place-names.tsv'),
    ledger: readText('ledger.txt.br').split('\n'),
    retired: rows('retired.tsv'),
  }
}
