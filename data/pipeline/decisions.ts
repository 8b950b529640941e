import { readFileSync } from 'node:fs'
import { fromTsv, type Row } from './tsv.ts'

const table = (name: string): Row[] =>
  fromTsv(readFileSync(new URL(`../decisions/${name}.tsv`, import.meta.url), 'utf8'))

const byNumber = (rows: readonly Row[]) =>
  new Map(rows.map((row): [string, Row] => [row['geonameid'] ?? '', row]))

const column = (rows: readonly Row[], name: string) =>
  new Map(rows.map((row): [string, string] => [row['geonameid'] ?? '', row[name] ?? '']))

/** The GeoNames number of the city to which each borough or other section belongs. */
export const readSections = () => column(table('sections'), 'city')

/** Published cities that are no places of their own, with the number of the city that they are, or "". */
export const readGone = () => column(table('gone'), 'city')

/** The number that GeoNames gives today to a city that keeps its published number. */
export const readRenumbered = () => column(table('renumbered'), 'number_now')

/** Populations that replace those of GeoNames, with their reasons. */
export const readPopulations = () => byNumber(table('populations'))

/** Positions that replace those of GeoNames, each with its state where that is another one, and the reason. */
export const readPositions = () => byNumber(table('positions'))

/** Time zones that replace those of GeoNames, mostly of places at a border, each with the reason. */
export const readCityZones = () => column(table('zones'), 'timezone')

/** Rows new in GeoNames since 2023 that are cities although the rule for new rows excludes them, or the reverse. */
export const readNewRows = () => column(table('new-rows'), 'is_city')

/** Pairs of neighbouring places of one name that are two places. */
export const readNamesakes = () => table('namesakes')

/**
 * The state of a city to which GeoNames gives none or an outdated one, and the country where the rule of disputed places
 * decides it, by GeoNames number.
 */
export const readCityStates = () => byNumber(table('states'))

/** Names that replace those of GeoNames for states, by code. */
export const readStateNames = () =>
  new Map(table('state-names').map(({ code = '', name = '' }): [string, string] => [code, name]))
