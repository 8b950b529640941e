import { gazetteerFiles } from '#server/gazetteer/files.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'

export interface Country {
  /** In English. */
  readonly name: string
  /** In its own language. */
  readonly native: string
  /** The GeoNames number of its capital; undefined where it has none. */
  readonly capital: number | undefined
  /** The English names of its people, such as "Italian". */
  readonly adjectives: readonly string[]
}

/** Countries that come second for an adjective that two countries share. */
const borrowedAdjectives = new Set(['UM', 'MO', 'TW', 'GG', 'JE', 'DM', 'GB'])

/** The countries of countries.tsv by their code. */
export function readCountries(file: Buffer): ReadonlyMap<string, Country> {
  const countries = new Map<string, Country>()
  for (const { iso2, name, native, nationality, capital_city: capital } of tsvRows(
    file,
    gazetteerFiles.country.columns,
  )) {
    countries.set(iso2, {
      name: plainName(name),
      native,
      capital: capital === '' ? undefined : Number(capital),
      adjectives: borrowedAdjectives.has(iso2) ? [] : nationality.split(/, | or /).filter(Boolean),
    })
  }
  return countries
}

// Some names of the country list have an addition: "Hong Kong S.A.R.", "Saint-Martin (French part)".
const plainName = (name: string) => name.replace(/ S\.A\.R\.$| \(.*\)$/, '').replace(/ Occupied$/, '')
