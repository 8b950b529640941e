import { readFileSync } from 'node:fs'
import { fromTsv, type Row } from './tsv.ts'

const table = (name: string): Row[] =>
  fromTsv(readFileSync(new URL(`../decisions/${name}.tsv`, import.meta.url), 'utf8'))

const byNumber = (rows: readonly Row[]) =>
  new Map(rows.map((row): [string, Row] => [row['geonameid'] ?? '', row]))

const column = (rows: readonly Row[], name: string) =>
  new Map(rows.map((row): [string, string] => [row['geonameid'] ?? '', row[name] ?? '']))

/** The GeoNames number of the city that each borough or other section belongs to. */
export const readSections = () => column(table('sections'), 'city')

/** Published cities that are not places of their own, with the number of the city that they belong to, or "". */
export const readGone = () => column(table('gone'), 'city')

/** The number that GeoNames gives today to a city that keeps its published number. */
export const readRenumbered = () => column(table('renumbered'), 'number_now')

/** Populations that replace those of GeoNames, with their reasons. */
export const readPopulations = () => byNumber(table('populations'))

/** Positions that replace those of GeoNames, each with the reason and, where it changes, the state. */
export const readPositions = () => byNumber(table('positions'))

/** Time zones that replace those of GeoNames, mostly of places at a border, each with the reason. */
export const readCityZones = () => column(table('zones'), 'timezone')

/**
 * Exceptions from the rule for rows that are new in GeoNames since 2023: cities that it excludes, or places that it
 * wrongly includes.
 */
export const readNewRows = () => column(table('new-rows'), 'is_city')

/** Pairs of neighbouring places that have the same name but are different places. */
export const readNamesakes = () => table('namesakes')

/**
 * By GeoNames number: the state of a city for which GeoNames has none or an outdated one, and the country where the
 * rule of disputed places decides it.
 */
export const readCityStates = () => byNumber(table('states'))

/** Names that replace those of GeoNames for states, by code. */
export const readStateNames = () =>
  new Map(table('state-names').map(({ code = '', name = '' }): [string, string] => [code, name]))

/** Our own numbers begin here. GeoNames has given 14 million, and the server stores a number in 32 bits. */
export const firstOwnNumber = 4_000_000_001
