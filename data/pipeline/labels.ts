import { capitals } from '../capitals.ts'
import type { City } from './cities.ts'
import type { Country } from './countries.ts'
import { cityFinder } from './find-city.ts'
import { roomiest } from './inside.ts'
import { seaLabels } from './seas.ts'
import { ringArea, type Shape } from './simplify.ts'
import type { Polygon } from './units.ts'

/** Country names that are too long for a map, or that read like a form. */
const short: Record<string, string> = {
  CD: 'Dem. Rep.\nof the Congo',
  CF: 'Central African\nRepublic',
  VA: 'Vatican City',
  HK: 'Hong Kong',
  MO: 'Macau',
  PS: 'Palestine',
  BQ: 'Caribbean\nNetherlands',
  SX: 'Sint Maarten',
  MF: 'Saint Martin',
  VG: 'British\nVirgin Islands',
  VI: 'US Virgin Islands',
  IO: 'British Indian\nOcean Territory',
  TF: 'French Southern\nTerritories',
  UM: 'US Outlying\nIslands',
  VC: 'Saint Vincent and\nthe Grenadines',
  BS: 'Bahamas',
  GM: 'Gambia',
  AE: 'United Arab\nEmirates',
  BA: 'Bosnia and\nHerzegovina',
  PG: 'Papua\nNew Guinea',
  GB: 'United\nKingdom',
  US: 'United States',
  MK: 'North\nMacedonia',
  DO: 'Dominican\nRepublic',
  GQ: 'Equatorial\nGuinea',
  ST: 'São Tomé and\nPríncipe',
}

const firstZoom = 2
const lastZoom = 8

/** Web Mercator pixels at zoom 0 in a world 256 wide. */
const toPixels = (lat: number, lng: number): [number, number] => [
  (256 * (lng + 180)) / 360,
  128 - (128 / Math.PI) * Math.asinh(Math.tan((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)),
]

const toDegrees = (x: number, y: number) => ({
  lat: (Math.atan(Math.sinh(((128 - y) / 128) * Math.PI)) * 180) / Math.PI,
  lng: (x / 256) * 360 - 180,
})

/** Half the width and height of a text in pixels, with room around it. */
type Extent = { width: number; height: number }

const extentOf = (name: string, size: number, spacing: number): Extent => {
  const lines = name.split('\n')
  const longest = Math.max(...lines.map((line) => line.length))
  return { width: (longest * size * (0.6 + spacing)) / 2 + 6, height: (lines.length * size * 1.3) / 2 + 3 }
}

type Placed = { x: number; y: number; minZoom: number } & Extent

/** Texts placed so far; a text that is drawn at a zoom is drawn at all closer ones. */
const newSheet = () => {
  const placed: Placed[] = []
  const free = (zoom: number, x: number, y: number, extent: Extent) =>
    placed.every(
      (other) =>
        other.minZoom > zoom ||
        Math.abs(other.x - x) * 2 ** zoom > other.width + extent.width ||
        Math.abs(other.y - y) * 2 ** zoom > other.height + extent.height,
    )
  return {
    add: (one: Placed) => placed.push(one),
    /** The first zoom from `from` at which a text meets none of those placed before it, or undefined. */
    zoomFor: (from: number, to: number, x: number, y: number, extent: Extent) => {
      for (let zoom = from; zoom <= to; zoom++) if (free(zoom, x, y, extent)) return zoom
      return undefined
    },
  }
}

type Sheet = ReturnType<typeof newSheet>

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

const projected = (polygon: Polygon): Polygon =>
  polygon.map((ring) => ring.map(([x = 0, y = 0]) => toPixels(y, x)))

/** The part of a country that carries its name: the largest as the map shows it. */
const mainPart = ({ geometry }: Shape<Country>) => {
  const parts = geometry.coordinates.map(projected).map((polygon) => ({
    polygon,
    area: Math.abs(ringArea(polygon[0] ?? [])),
  }))
  return parts.sort((a, b) => b.area - a.area)[0]
}

const countryLabels = (shapes: readonly Shape<Country>[], sheet: Sheet) => {
  const parts = shapes.flatMap(({ properties, ...shape }) => {
    const part = mainPart({ properties, ...shape })
    return part ? [{ country: properties, ...part }] : []
  })
  return parts
    .sort((a, b) => b.area - a.area)
    .flatMap(({ country, polygon, area }) => {
      const name = short[country.iso2] ?? country.name
      const [x, y] = roomiest(polygon)
      const extent = extentOf(name, 9.5, 0.2)
      // A name may stand out of its country a little, but not cover several others.
      const fits = Math.ceil(Math.log2((1.3 * extent.width) / Math.sqrt(area)))
      const from = Math.max(firstZoom, Math.min(fits, 6))
      const minZoom = sheet.zoomFor(from, lastZoom, x, y, extent) ?? lastZoom
      sheet.add({ x, y, minZoom, ...extent })
      const { lat, lng } = toDegrees(x, y)
      return [{ name, iso2: country.iso2, lat: round(lat, 2), lng: round(lng, 2), minZoom }]
    })
    .sort((a, b) => (a.iso2 < b.iso2 ? -1 : 1))
}

/** The cities that are capitals of sovereign states. */
const capitalCities = (cities: readonly City[]) => {
  const find = cityFinder(cities)
  return new Set(capitals.map(([country, name]) => find(country, name)))
}

/** The people a city needs to be named from a zoom on; capitals are named from the first. */
const people: Record<number, number> = { 4: 2_500_000, 5: 700_000, 6: 500_000 }

const cityLabels = (cities: readonly City[], sheet: Sheet) => {
  const isCapital = capitalCities(cities)
  const weight = (city: City) => city.population * (isCapital.has(city) ? 4 : 1)
  return cities
    .filter((city) => isCapital.has(city) || city.population >= (people[6] ?? 0))
    .sort((a, b) => weight(b) - weight(a) || Number(a.geonameid) - Number(b.geonameid))
    .flatMap((city) => {
      const capital = isCapital.has(city)
      const [x, y] = toPixels(city.latitude, city.longitude)
      const extent = extentOf(city.name, 11, 0)
      const from = [4, 5, 6].find((zoom) => city.population >= (people[zoom] ?? 0) * (capital ? 0.1 : 1)) ?? 6
      const minZoom = sheet.zoomFor(from, 6, x, y, extent)
      if (minZoom === undefined) return []
      sheet.add({ x, y, minZoom, ...extent })
      const label = { name: city.name, lat: round(city.latitude, 3), lng: round(city.longitude, 3), minZoom }
      return [capital ? { ...label, capital: true as const } : label]
    })
    .sort((a, b) => a.minZoom - b.minZoom || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.lat - b.lat))
}

/** Names of countries, seas and large cities, with the zoom from which each has room. */
export const makeLabels = (shapes: readonly Shape<Country>[], cities: readonly City[]) => {
  const sheet = newSheet()
  for (const { name, lat, lng, minZoom, size } of seaLabels) {
    const [x, y] = toPixels(lat, lng)
    sheet.add({ x, y, minZoom, ...extentOf(name, size, 0.25) })
  }
  const countries = countryLabels(shapes, sheet)
  return { countries, seas: seaLabels, cities: cityLabels(cities, sheet) }
}
