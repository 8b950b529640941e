import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { cityId, countryId, currencyId, geoJsonId, stateId } from '#shared/domain/gazetteer-ids.ts'
import { gazetteerFiles } from './files.ts'
import { type TsvRow, tsvRows } from './tsv.ts'

const edition = z.object({
  version: z.string().check(z.minLength(1)),
  ratesDate: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  counts: z.object({
    country: z.number(),
    state: z.number(),
    city: z.number(),
    currency: z.number(),
    geo_json: z.number(),
  }),
})

export type GazetteerTableName = keyof z.infer<typeof edition>['counts']

/** A table's rows, as values in the order of its columns. */
export interface GazetteerTableRows {
  /** `id` first. */
  columns: readonly string[]
  rows: Iterable<readonly (string | number)[]>
}

/** An edition of the gazetteer. read() reads a table from its file. */
export interface GazetteerEdition extends z.infer<typeof edition> {
  read(table: GazetteerTableName): Promise<GazetteerTableRows>
}

/** Opens the folder of a built gazetteer. Throws when version.json is missing or malformed. */
export async function openGazetteerEdition(folder: string): Promise<GazetteerEdition> {
  const described: unknown = JSON.parse(await readFile(join(folder, 'version.json'), 'utf8'))
  return {
    ...edition.parse(described),
    async read(table) {
      const { file, columns, rows } = tables[table]
      return { columns, rows: rows(await readFile(join(folder, file))) }
    },
  }
}

interface TableSource {
  file: string
  columns: readonly string[]
  rows: (file: Buffer) => Iterable<readonly (string | number)[]>
}

/** Describes how a table is filled from a file: a function for each column computes its value from a row of the file. */
function table<Column extends string>(
  { file, columns }: { file: string; columns: readonly Column[] },
  values: Record<string, (row: TsvRow<Column>) => string | number>,
): TableSource {
  const getters = Object.values(values)
  return {
    file,
    columns: Object.keys(values),
    *rows(bytes) {
      for (const row of tsvRows(bytes, columns)) yield getters.map((valueOf) => valueOf(row))
    },
  }
}

/** The id of a code, and "" for no code. Remembers the ids: 212,000 cities have 4,000 different codes. */
function optional(idOf: (code: string) => string): (code: string) => string {
  const ids = new Map([['', '']])
  return (code) => {
    const known = ids.get(code)
    if (known !== undefined) return known
    const id = idOf(code)
    ids.set(code, id)
    return id
  }
}

const optionalCountryId = optional(countryId)
const optionalStateId = optional(stateId)

const geoJsonTypes = z.enum(['Outline', 'WithStates', 'World'])

const tables: Record<GazetteerTableName, TableSource> = {
  country: table(gazetteerFiles.country, {
    id: ({ iso2 }) => countryId(iso2),
    iso2: ({ iso2 }) => iso2,
    iso3: ({ iso3 }) => iso3,
    numeric_code: (row) => Number(row.numeric_code),
    name: ({ name }) => name,
    phone_code: (row) => row.phone_code,
    capital: ({ capital }) => capital,
    currency: ({ currency }) => currency,
    currency_name: (row) => row.currency_name,
    currency_symbol: (row) => row.currency_symbol,
    tld: ({ tld }) => tld,
    native: ({ native }) => native,
    region: ({ region }) => region,
    subregion: ({ subregion }) => subregion,
    nationality: ({ nationality }) => nationality,
    timezones: ({ timezones }) => timezones,
    latitude: ({ latitude }) => Number(latitude),
    longitude: ({ longitude }) => Number(longitude),
    emoji: ({ emoji }) => emoji,
    emojiU: ({ emojiU }) => emojiU,
    population: ({ population }) => Number(population),
    area: ({ area }) => Number(area),
    kind: ({ kind }) => kind,
    un_status: (row) => row.un_status,
    sovereign: ({ sovereign }) => sovereign,
    continent: ({ continent }) => continent,
    capital_city: (row) => (row.capital_city === '' ? '' : cityId(row.capital_city)),
  }),
  state: table(gazetteerFiles.state, {
    id: ({ code }) => stateId(code),
    country: ({ code }) => countryId(code.split('.')[0] ?? ''),
    state_code: ({ code }) => code.split('.')[1] ?? '',
    name: ({ name }) => name,
    type: ({ type }) => type,
  }),
  city: table(gazetteerFiles.city, {
    id: ({ geonameid }) => cityId(geonameid),
    name: ({ name }) => name,
    unaccented_name: (row) => row.unaccented_name,
    latitude: ({ latitude }) => Number(latitude),
    longitude: ({ longitude }) => Number(longitude),
    country: ({ country }) => optionalCountryId(country),
    state: ({ state }) => optionalStateId(state),
    wikiDataId: () => '',
    population: ({ population }) => Number(population),
    timezone: ({ timezone }) => timezone,
    local_name: ({ local_name }) => local_name,
    retired: () => 0,
  }),
  currency: table(gazetteerFiles.currency, {
    id: ({ code }) => currencyId(code),
    code: ({ code }) => code,
    name: ({ name }) => name,
    rate: ({ rate }) => Number(rate),
  }),
  geo_json: table(gazetteerFiles.geo_json, {
    id: ({ type, country }) => geoJsonId(geoJsonTypes.parse(type), country),
    type: ({ type }) => type,
    country: ({ country }) => optionalCountryId(country),
    json: ({ file }) => file,
  }),
}
