/**
 * The files of the gazetteer's folder and the columns that the server reads from them. The data pipeline writes
 * them; a reader names the columns, so that a new column changes no reader.
 */
export const gazetteerFiles = {
  /** `sovereign` is an iso2 code or "", `capital_city` a GeoNames number or "". */
  country: {
    file: 'countries.tsv',
    columns: [
      'iso2',
      'iso3',
      'numeric_code',
      'name',
      'phone_code',
      'capital',
      'currency',
      'currency_name',
      'currency_symbol',
      'tld',
      'native',
      'region',
      'subregion',
      'nationality',
      'timezones',
      'latitude',
      'longitude',
      'emoji',
      'emojiU',
      'population',
      'area',
      'kind',
      'un_status',
      'sovereign',
      'continent',
      'capital_city',
    ],
  },
  /** `code` is GeoNames' admin-1 code, such as "FR.11". */
  state: { file: 'states.tsv', columns: ['code', 'name', 'type'] },
  /** `country` is an iso2 code, `state` an admin-1 code or "". Sorted by `geonameid`, as numbers. */
  city: {
    file: 'cities.tsv',
    columns: [
      'geonameid',
      'name',
      'unaccented_name',
      'latitude',
      'longitude',
      'country',
      'state',
      'population',
      'timezone',
      'local_name',
    ],
  },
  currency: { file: 'currencies.tsv', columns: ['code', 'name', 'rate'] },
  /** `country` is an iso2 code, or "" for the world. `file` stands in geo/, compressed with Brotli. */
  geo_json: { file: 'geo.tsv', columns: ['type', 'country', 'file'] },
  /**
   * The other names of a city, folded and joined by "|". A name that is not written in Latin letters alone is followed
   * by "~" and the letters of its scripts, see scripts.ts. Sorted like the cities; cities
   * without any are left out.
   */
  names: { file: 'names.tsv.br', columns: ['geonameid', 'names'] },
  /**
   * The names of cities and states by language, in their own letters, joined by "|": "de sv=Mailand|ja=ミラノ". A name
   * without a language is not written in Latin letters. `id` is a geonameid or an admin-1 code; cities come first,
   * sorted like the cities.
   */
  placeNames: { file: 'place-names.tsv.br', columns: ['id', 'names'] },
  /** Names of islands, regions, parks, sights and districts, and the city that each stands for. */
  alias: { file: 'aliases.tsv', columns: ['geonameid', 'kind', 'name'] },
} as const

/** Separates the names in `names.tsv.br`. */
export const nameSeparator = '|'
/** Separates the languages of a name in `place-names.tsv.br` from the name. */
export const languageSeparator = '='
/** Separates a name in `names.tsv.br` from its scripts. */
export const scriptSeparator = '~'
