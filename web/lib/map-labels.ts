import * as z from 'zod/mini'

const place = { name: z.string(), lat: z.number(), lng: z.number(), minZoom: z.number() }

/** The names on the basemap: the labels file that the data pipeline makes. */
export const mapLabels = z.object({
  countries: z.array(z.object({ ...place, iso2: z.string() })),
  /** A name may hold line breaks; `size` is its letters' height in pixels. */
  seas: z.array(z.object({ ...place, maxZoom: z.number(), size: z.number() })),
  /** `shown` is the name in another language, where the page has put the city there itself. */
  cities: z.array(z.object({ ...place, capital: z.optional(z.boolean()), shown: z.optional(z.string()) })),
})

export type MapLabels = z.infer<typeof mapLabels>

/** The names for a map of one country: its own name is in the heading, and would lie on its visited regions. */
export const withoutCountry = (labels: MapLabels, iso2: string): MapLabels => ({
  ...labels,
  countries: labels.countries.filter((country) => country.iso2 !== iso2),
})
