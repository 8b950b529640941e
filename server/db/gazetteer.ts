import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { cityId, countryId, currencyId, geoJsonId, stateId } from '#shared/domain/gazetteer-ids.ts'
import type { SqlValue } from './dialect.ts'

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

export interface GazetteerTableRows {
  /** `id` first. */
  columns: readonly string[]
  rows: Iterable<readonly SqlValue[]>
}

/** An edition of the world's data. Its tables are read from their files when they are asked for. */
export interface Gazetteer extends z.infer<typeof edition> {
  read(table: GazetteerTableName): Promise<GazetteerTableRows>
}

/** Opens the folder of a built gazetteer; throws when it is not one. */
export async function readGazetteer(folder: string): Promise<Gazetteer> {
  const described: unknown = JSON.parse(await readFile(join(folder, 'version.json'), 'utf8'))
  return {
    ...edition.parse(described),
    async read(table) {
      const { file, columns, rowOf } = tables[table]
      return { columns, rows: rowsOf(await readFile(join(folder, file)), rowOf) }
    },
  }
}

interface TableSource {
  file: string
  columns: readonly string[]
  /** The row of a line's values. */
  rowOf: (values: readonly string[]) => SqlValue[]
}

const named = (columns: string) => columns.split(' ')

const optional = (code: string | undefined, idOf: (code: string) => string) => (code ? idOf(code) : '')

/** Each file's columns are in the order in which data/ writes them. */
const tables: Record<GazetteerTableName, TableSource> = {
  country: {
    file: 'countries.tsv',
    columns: named(
      'id iso2 iso3 numeric_code name phone_code capital currency currency_name currency_symbol tld native region subregion nationality timezones latitude longitude emoji emojiU',
    ),
    rowOf: ([iso2 = '', iso3 = '', numeric = '', ...rest]) => {
      const [latitude = '', longitude = '', ...emoji] = rest.slice(12)
      return [
        countryId(iso2),
        iso2,
        iso3,
        Number(numeric),
        ...rest.slice(0, 12),
        Number(latitude),
        Number(longitude),
        ...emoji,
      ]
    },
  },
  state: {
    file: 'states.tsv',
    columns: named('id country state_code name type'),
    rowOf: ([code = '', name = '', type = '']) => {
      const [country = '', stateCode = ''] = code.split('.')
      return [stateId(code), countryId(country), stateCode, name, type]
    },
  },
  city: {
    file: 'cities.tsv',
    columns: named(
      'id name unaccented_name latitude longitude country state wikiDataId population timezone retired',
    ),
    rowOf: ([
      geonameid = '',
      name = '',
      unaccented = '',
      latitude,
      longitude,
      country,
      state,
      population,
      zone = '',
    ]) => [
      cityId(geonameid),
      name,
      unaccented,
      Number(latitude),
      Number(longitude),
      optional(country, countryId),
      optional(state, stateId),
      '',
      Number(population),
      zone,
      0,
    ],
  },
  currency: {
    file: 'currencies.tsv',
    columns: named('id code name rate'),
    rowOf: ([code = '', name = '', rate]) => [currencyId(code), code, name, Number(rate)],
  },
  geo_json: {
    file: 'geo.tsv',
    columns: named('id type country json'),
    rowOf: ([type = '', country = '', file = '']) => [
      geoJsonId(geoJsonTypes.parse(type), country),
      type,
      optional(country, countryId),
      file,
    ],
  },
}

const geoJsonTypes = z.enum(['Outline', 'WithStates', 'World'])

/** The rows of a file's lines but the first, decoded one at a time: the cities as one text would take 30 MB. */
function* rowsOf(file: Buffer, rowOf: TableSource['rowOf']) {
  let start = file.indexOf('\n') + 1
  while (start < file.length) {
    const end = file.indexOf('\n', start)
    yield rowOf(file.toString('utf8', start, end).split('\t'))
    start = end + 1
  }
}
