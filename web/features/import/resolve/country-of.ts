import { distanceKm } from '#shared/domain/distance.ts'

/** The ISO 3166-1 alpha-2 code of the country that a position lies in; "" on the open sea. Degrees. */
export type CountryOf = (latitude: number, longitude: number) => string

/** Northern Cyprus, which the gazetteer has as part of Cyprus, and Crimea as part of Ukraine, by their Wikidata items. */
const ofItems: Readonly<Record<string, string>> = { Q23681: 'CY', Q7835: 'UA' }

/** Codes of the borders that are not in the gazetteer: Ceuta and Melilla, the Canary Islands, unions. */
const notCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'FX', 'IC', 'TA', 'UN'])

/** The border between Morocco and Western Sahara, which the borders leave out: this parallel, west of this meridian. */
const westernSahara = { northernmost: 27.667, easternmost: -8.67 }

/**
 * Loads the borders, 230 kB. A position is never sent anywhere: the country is found here, before the position is
 * rounded. See docs/decisions/182-places-of-positions.md.
 */
export async function loadCountries(): Promise<CountryOf> {
  const [{ featuresContaining }, { borderCorrections }] = await Promise.all([
    import('@rapideditor/country-coder'),
    import('./border-corrections.gen.ts'),
  ])
  return (latitude, longitude) => {
    const corrected = borderCorrections.find(
      ([north, east, radiusKm]) =>
        Math.abs(north - latitude) < 0.1 &&
        distanceKm({ latitude, longitude }, { latitude: north, longitude: east }) <= radiusKm,
    )
    return corrected ? corrected[3] : countryByBorders(featuresContaining, latitude, longitude)
  }
}

type FeaturesContaining = (
  position: [number, number],
) => readonly { properties: { iso1A2?: string | undefined; wikidata: string } }[]

/** The country by the borders alone. */
export function countryByBorders(
  featuresContaining: FeaturesContaining,
  latitude: number,
  longitude: number,
): string {
  // The borders have no point at 180° east.
  const east = ((((longitude + 180) % 360) + 360) % 360) - 180
  for (const { properties } of featuresContaining([east, latitude])) {
    const { iso1A2: code = '', wikidata } = properties
    const named = ofItems[wikidata]
    if (named !== undefined) return named
    if (code === '' || notCountries.has(code)) continue
    const { northernmost, easternmost } = westernSahara
    return code === 'MA' && latitude < northernmost && east < easternmost ? 'EH' : code
  }
  return ''
}
