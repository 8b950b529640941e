import * as z from 'zod/mini'
import { recordId } from '#shared/records.ts'

const fallback = z.catch
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => fallback(z.optional(schema), undefined)

// The router reads "?q=12" as a number.
const text = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.pipe(z.transform(String), z.string().check(z.minLength(1), z.maxLength(100))),
)
const areas = {
  q: optional(text),
  region: optional(text),
  subregion: optional(text),
  /** Only what the signed-in person has not visited. */
  unvisited: optional(z.literal(true)),
}

/** The search parameters of the page of countries; invalid ones are dropped. */
export const countriesSearch = z.object({
  ...areas,
  /** The following are for the list of all countries below the cards. */
  name: optional(text),
  continent: optional(text),
  show: optional(z.enum(['visited', 'unvisited'])),
  sort: optional(z.enum(['name', 'visited'])),
})

/** The search parameters of the page of cities. */
export const citiesSearch = z.object({
  ...areas,
  population: optional(z.int().check(z.minimum(0), z.maximum(100_000_000))),
})

/** The search parameters of a country's page: the chosen region, and the currencies. */
export const countryPageSearch = z.object({
  /** A state's id, or the number of a region that belongs to no state. */
  region: optional(z.union([recordId, z.int()])),
  from: optional(text),
  to: optional(text),
})

/** The search parameters of a region's page: the text that filters its list, and the list's order. */
export const regionSearch = z.object({ q: optional(text), sort: optional(z.literal('name')) })

export type CountriesSearch = z.infer<typeof countriesSearch>
export type CitiesSearch = z.infer<typeof citiesSearch>
export type CountryPageSearch = z.infer<typeof countryPageSearch>
export type RegionSearch = z.infer<typeof regionSearch>
