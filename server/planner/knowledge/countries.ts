import { readFile } from 'node:fs/promises'
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

/** Countries that rank second for an adjective that two countries share. */
const borrowedAdjectives = new Set(['UM', 'MO', 'TW', 'GG', 'JE', 'DM', 'GB'])

/** The countries by code, and the English names of states by code. */
export interface Borders {
  readonly countries: ReadonlyMap<string, Country>
  readonly stateNames: ReadonlyMap<string, string>
}

/** Reads the countries and states of the gazetteer's folder. */
export async function readBorders(folder: URL): Promise<Borders> {
  const { country, state } = gazetteerFiles
  const [countryFile, stateFile] = await Promise.all(
    [country.file, state.file].map((file) => readFile(new URL(file, folder))),
  )
  if (!countryFile || !stateFile) throw new Error('The gazetteer has no countries or states.')
  const stateNames = new Map([...tsvRows(stateFile, state.columns)].map(({ code, name }) => [code, name]))
  return { countries: readCountries(countryFile), stateNames }
}

function readCountries(file: Buffer): ReadonlyMap<string, Country> {
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
