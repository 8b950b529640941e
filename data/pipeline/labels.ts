import { capitals } from '../capitals.ts'
import type { City } from './cities.ts'
import type { Country } from './country-facts.ts'
import { roomiest } from './inside.ts'
import { inPolygon } from './locate.ts'
import { seaLabels } from './seas.ts'
import { ringArea, type Shape } from './simplify.ts'
import type { Polygon } from './units.ts'

/** Replacements for country names that are too long for a map or too formal. */
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

/** Web Mercator pixels at zoom 0, where the world is 256 pixels wide. */
const toPixels = (lat: number, lng: number): [number, number] => [
  (256 * (lng + 180)) / 360,
  128 - (128 / Math.PI) * Math.asinh(Math.tan((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)),
]

const toDegrees = (x: number, y: number) => ({
  lat: (Math.atan(Math.sinh(((128 - y) / 128) * Math.PI)) * 180) / Math.PI,
  lng: (x / 256) * 360 - 180,
})

/** Half of a text's width and height in pixels, with a margin. */
type Extent = { width: number; height: number }

const extentOf = (name: string, size: number, spacing: number): Extent => {
  const lines = name.split('\n')
  const longest = Math.max(...lines.map((line) => line.length))
  return { width: (longest * size * (0.6 + spacing)) / 2 + 6, height: (lines.length * size * 1.3) / 2 + 3 }
}

/** `aside` is the distance of the text's centre from its place: a city's name is beside its dot. */
type Text = { x: number; y: number; aside: number } & Extent

type Placed = Text & { minZoom: number }

const meet = (a: Text, b: Text, zoom: number) =>
  Math.abs((a.x - b.x) * 2 ** zoom + a.aside - b.aside) < a.width + b.width &&
  Math.abs(a.y - b.y) * 2 ** zoom < a.height + b.height

/** The texts that are placed already. A text that is drawn at a zoom is also drawn at all higher zooms. */
const newSheet = () => {
  const placed: Placed[] = []
  return {
    add: (one: Placed) => placed.push(one),
    /** The lowest zoom from `from` at which a text overlaps none of the placed texts; undefined when there is none. */
    zoomFor: (from: number, to: number, text: Text) => {
      for (let zoom = from; zoom <= to; zoom++)
        if (!placed.some((other) => other.minZoom <= zoom && meet(other, text, zoom))) return zoom
      return undefined
    },
  }
}

type Sheet = ReturnType<typeof newSheet>

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

const projected = (polygon: Polygon): Polygon =>
  polygon.map((ring) => ring.map(([x = 0, y = 0]) => toPixels(y, x)))

/** The part of a country for its name: the largest on the map. */
const mainPart = ({ geometry }: Shape<Country>) => {
  const parts = geometry.coordinates.map(projected).map((polygon) => ({
    polygon,
    area: Math.abs(ringArea(polygon[0] ?? [])),
  }))
  return parts.sort((a, b) => b.area - a.area)[0]
}

/** A city's name to the right of its dot. Maps draw it to the left when the right is taken. */
const cityText = (city: City, side: 1 | -1): Text => {
  const [x, y] = toPixels(city.latitude, city.longitude)
  const extent = extentOf(city.name, 11, 0)
  return { x, y, aside: side * extent.width, ...extent }
}

/** The steps by which a country's name moves away from its capital, in line heights. */
const steps = [0, 1, -1, 2, -2, 3, -3]

/** The position of a country's name: the centre of its main part, or above or below it, clear of the capital. */
const placeFor = (polygon: Polygon, extent: Extent, capital: City | undefined): Text => {
  const [x, middle] = roomiest(polygon)
  const texts = [6, 5].flatMap((zoom) =>
    steps
      .map((step): Text => ({ x, y: middle + (step * 12) / 2 ** zoom, aside: 0, ...extent }))
      .filter((text) => inPolygon(text.x, text.y, polygon))
      .filter((text) => !capital || !meet(text, cityText(capital, 1), zoom)),
  )
  return texts[0] ?? { x, y: middle, aside: 0, ...extent }
}

const countryLabels = (
  shapes: readonly Shape<Country>[],
  capitalOf: ReadonlyMap<string, City | undefined>,
  sheet: Sheet,
) => {
  const parts = shapes.flatMap((shape) => {
    const part = mainPart(shape)
    return part ? [{ country: shape.properties, ...part }] : []
  })
  return parts
    .sort((a, b) => b.area - a.area)
    .map(({ country, polygon, area }) => {
      const name = short[country.iso2] ?? country.name
      const extent = extentOf(name, 9.5, 0.2)
      const text = placeFor(polygon, extent, capitalOf.get(country.iso2))
      // A name may extend a little beyond its country, but not cover several others.
      const fits = Math.ceil(Math.log2((1.3 * extent.width) / Math.sqrt(area)))
      const from = Math.max(firstZoom, Math.min(fits, 6))
      const minZoom = sheet.zoomFor(from, lastZoom, text) ?? lastZoom
      sheet.add({ ...text, minZoom })
      const { lat, lng } = toDegrees(text.x, text.y)
      return { name, iso2: country.iso2, lat: round(lat, 2), lng: round(lng, 2), minZoom }
    })
    .sort((a, b) => (a.iso2 < b.iso2 ? -1 : 1))
}

/** The capitals of sovereign states. */
const capitalCities = (cities: readonly City[]): ReadonlyMap<string, City | undefined> => {
  const byNumber = new Map(cities.map((city) => [city.geonameid, city]))
  return new Map(capitals.map(({ country, geonameid }) => [country, byNumber.get(geonameid)]))
}

/** The minimum population of a city for its name at each zoom. A capital needs a tenth of it, and none at zoom 6. */
const people: Record<number, number> = { 4: 2_500_000, 5: 700_000, 6: 500_000 }

const cityLabels = (
  cities: readonly City[],
  capitalOf: ReadonlyMap<string, City | undefined>,
  sheet: Sheet,
) => {
  const isCapital = new Set(capitalOf.values())
  const weight = (city: City) => city.population * (isCapital.has(city) ? 4 : 1)
  return cities
    .filter((city) => isCapital.has(city) || city.population >= (people[6] ?? 0))
    .sort((a, b) => weight(b) - weight(a) || Number(a.geonameid) - Number(b.geonameid))
    .flatMap((city) => {
      const capital = isCapital.has(city)
      const [right, left] = [cityText(city, 1), cityText(city, -1)]
      const from = [4, 5, 6].find((zoom) => city.population >= (people[zoom] ?? 0) * (capital ? 0.1 : 1)) ?? 6
      const onRight = sheet.zoomFor(from, 6, right)
      const onLeft = sheet.zoomFor(from, 6, left)
      // A capital is included even without room for it: the map may find room.
      const minZoom = Math.min(onRight ?? 9, onLeft ?? 9, capital ? 6 : 9)
      if (minZoom === 9) return []
      sheet.add({ ...(onRight === minZoom ? right : left), minZoom })
      const label = { name: city.name, lat: round(city.latitude, 3), lng: round(city.longitude, 3), minZoom }
      return [capital ? { ...label, capital: true as const } : label]
    })
    .sort((a, b) => a.minZoom - b.minZoom || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.lat - b.lat))
}

/**
 * The names of countries, seas and large cities, each with the lowest zoom at which it is drawn. Seas have fixed zooms;
 * the zooms of the others depend on the room on the map.
 */
export const makeLabels = (shapes: readonly Shape<Country>[], cities: readonly City[]) => {
  const sheet = newSheet()
  for (const { name, lat, lng, minZoom, size } of seaLabels) {
    const [x, y] = toPixels(lat, lng)
    sheet.add({ x, y, aside: 0, minZoom, ...extentOf(name, size, 0.25) })
  }
  const capitalOf = capitalCities(cities)
  const countries = countryLabels(shapes, capitalOf, sheet)
  return { countries, seas: seaLabels, cities: cityLabels(cities, capitalOf, sheet) }
}
