/**
 * Writes web/features/import/resolve/border-corrections.gen.ts: a circle around each city of the gazetteer that the
 * borders place in another country. Run it when the gazetteer or the borders have changed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { featuresContaining } from '@rapideditor/country-coder'
import { gazetteerFiles } from '#server/gazetteer/files.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import { countryByBorders } from '#web/features/import/resolve/country-of.ts'

const target = 'web/features/import/resolve/border-corrections.gen.ts'
/** A circle reaches halfway to the next city of another country, and at most this far. */
const widestKm = 3

const { city } = gazetteerFiles
const cities = [...tsvRows(readFileSync(`data/dist/${city.file}`), city.columns)].map((row) => ({
  name: row.name,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
  country: row.country,
}))
type City = (typeof cities)[number]

function radiusKm(around: City): number {
  const others = cities.filter(
    (other) =>
      other.country !== around.country &&
      Math.abs(other.latitude - around.latitude) < 0.1 &&
      Math.abs(other.longitude - around.longitude) < 0.5,
  )
  const nearest = Math.min(...others.map((other) => distanceKm(around, other)), 2 * widestKm)
  return Math.floor(nearest * 50) / 100
}

const lines = cities
  .filter(
    ({ latitude, longitude, country }) =>
      countryByBorders(featuresContaining, latitude, longitude) !== country,
  )
  .map((one) => `  [${one.latitude}, ${one.longitude}, ${radiusKm(one)}, '${one.country}'], // ${one.name}`)
writeFileSync(
  target,
  `// Written by scripts/border-corrections.ts.

/** Latitude, longitude, radius in km and country of circles around cities that the borders place in another country. */
export const borderCorrections: readonly (readonly [number, number, number, string])[] = [
${lines.join('\n')}
]
`,
)
console.log(`${lines.length} of ${cities.length} cities are outside the borders of their countries.`)
