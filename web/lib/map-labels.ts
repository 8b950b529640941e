import * as z from 'zod/mini'

const place = { name: z.string(), lat: z.number(), lng: z.number(), minZoom: z.number() }

/** The schema of the basemap's names: the labels file of the data pipeline. */
export const mapLabels = z.object({
  countries: z.array(z.object({ ...place, iso2: z.string() })),
  /** A name may contain line breaks; `size` is its font size in pixels. */
  seas: z.array(z.object({ ...place, maxZoom: z.number(), size: z.number() })),
  /** `shown` is the name in the page's language, for cities that the page itself adds. */
  cities: z.array(z.object({ ...place, capital: z.optional(z.boolean()), shown: z.optional(z.string()) })),
})

export type MapLabels = z.infer<typeof mapLabels>

/**
 * The names for a map of one country: without its own name, which is in the heading and would cover its visited
 * regions.
 */
export const withoutCountry = (labels: MapLabels, iso2: string): MapLabels => ({
  ...labels,
  countries: labels.countries.filter((country) => country.iso2 !== iso2),
})
