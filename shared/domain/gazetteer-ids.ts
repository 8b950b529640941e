/**
 * Record ids of the gazetteer. They are derived from stable codes of the sources, so that a new build of the data
 * never changes an id. Each has 15 characters of a-z and 0-9. They are padded on the left: padding on the right
 * would give 12 and 120 the same id.
 */
const length = 15

const padded = (prefix: string, code: string) => {
  const body = code.toLowerCase().replaceAll(/[^a-z0-9]/g, 'z')
  if (prefix.length + body.length > length) throw new Error(`"${code}" is too long for a record id.`)
  return prefix + body.padStart(length - prefix.length, '0')
}

/** The id of a city by its GeoNames number. */
export const cityId = (geonameid: number | string) => padded('c', String(geonameid))

/** The GeoNames number of the city with this id; undefined for any other text. */
export const geonameidOf = (id: string) => (/^c\d{14}$/.test(id) ? Number(id.slice(1)) : undefined)

/** The id of a country by its ISO 3166-1 alpha-2 code. */
export const countryId = (iso2: string) => padded('', iso2)

/** The id of a state by its GeoNames admin-1 code, such as "FR.11"; the dot becomes a z. */
export const stateId = (admin1: string) => padded('s', admin1)

/** The id of a currency by its ISO 4217 code. */
export const currencyId = (code: string) => padded('', code)

/** The id of a geo_json record by its type ("Outline", "WithStates", "World") and country ("" for the world). */
export const geoJsonId = (type: 'Outline' | 'WithStates' | 'World', iso2: string) => padded('g', type + iso2)
