import { countryId, stateId } from '../../shared/domain/gazetteer-ids.ts'
import type { City } from './cities.ts'
import type { Country } from './country-facts.ts'
import { roomiest } from './inside.ts'
import { inPolygon } from './locate.ts'
import { dissolve, ringArea, simplified, type Detail, type Shape } from './simplify.ts'
import type { State } from './states.ts'
import { boxAround, type Polygon, type Unit } from './units.ts'
import { windAlike } from './wind-alike.ts'

export type Outline = {
  type: 'Outline' | 'WithStates' | 'World'
  /** ISO 3166-1 alpha-2, or '' for the world. */
  country: string
  /** The GeoJSON text. */
  json: string
}

/** Keeps the world under 150 KB as Brotli, with coasts that look natural at zoom 6 (a pixel is 0.022°). */
const worldDetail: Detail = {
  minTriangle: 0.0054,
  minIsland: 0.007,
  digits: 2,
  fineBelow: 0.0015,
  minShape: 5,
}

/** The width and height of a country in degrees, measured across the antimeridian where it crosses it. */
const extent = (polygons: readonly Polygon[]) => {
  const [west, south, east, north] = boxAround(polygons)
  if (east - west <= 180) return Math.max(east - west, north - south)
  const shifted = polygons.map((polygon) =>
    polygon.map((ring) => ring.map(([x = 0, y = 0]) => [x < 0 ? x + 360 : x, y])),
  )
  const [from, , to] = boxAround(shifted)
  return Math.max(Math.min(to - from, 180), north - south)
}

/** A country fills about 700 pixels of a page and is viewed at two to four times this size. */
const countryDetail = (degrees: number): Detail => {
  const pixel = Math.min(degrees / 1500, 0.06)
  const digits = Math.max(2, Math.min(5, Math.ceil(-Math.log10(pixel))))
  return {
    minTriangle: pixel ** 2,
    minIsland: 4 * pixel ** 2,
    digits,
    fineBelow: 40 * pixel ** 2,
    minShape: 7,
  }
}

/** Only islands smaller than this can be dropped; in square degrees. */
const smallIsland = 0.1

/** Finds the inhabited islands. A harbour that is outside its island's outline is assigned to the nearest island. */
const inhabitedBy = (cities: readonly City[]) => {
  const spots = cities.flatMap(({ latitude, longitude, found }) => {
    if (!found || Math.abs(ringArea(found.polygon[0] ?? [])) > smallIsland) return []
    return [found.isInside ? ([longitude, latitude] as const) : roomiest(found.polygon)]
  })
  return (polygon: Polygon) => {
    const [west, south, east, north] = boxAround([polygon])
    return spots.some(
      ([x, y]) => x >= west && x <= east && y >= south && y <= north && inPolygon(x, y, polygon),
    )
  }
}

const text = (features: GeoJSON.Feature[]) => JSON.stringify({ type: 'FeatureCollection', features })

const countryProperties = ({ iso2, name }: Country) => ({ id: countryId(iso2), iso2, name })

const outlines = (
  country: Country,
  units: readonly Unit[],
  cities: readonly City[],
  state: (unit: Unit) => State | undefined,
): Outline[] => {
  const isInhabited = inhabitedBy(cities)
  const detail = countryDetail(extent(units.flatMap(({ polygons }) => polygons)))
  // A unit without a state is a shape of its own with its own name, also when two units have the same name.
  const shapes = dissolve(
    units,
    (unit) => {
      const own = state(unit)
      return own ? { id: stateId(own.code), name: own.name } : { id: '', name: unit.name }
    },
    ({ id, name }) => id || name,
  )
  const whole = dissolve(
    units,
    () => countryProperties(country),
    ({ id }) => id,
  )
  return [
    { type: 'Outline', country: country.iso2, json: text(simplified(whole, detail, isInhabited)) },
    {
      type: 'WithStates',
      country: country.iso2,
      json: text(
        simplified(
          shapes.sort((a, b) => (a.properties.name < b.properties.name ? -1 : 1)),
          detail,
          isInhabited,
        ),
      ),
    },
  ]
}

/** Every country, merged from the units of Natural Earth and not simplified. */
export const countryShapes = (countries: readonly Country[], units: readonly Unit[]): Shape<Country>[] => {
  const known = new Map(countries.map((country) => [country.iso2, country]))
  return dissolve(
    units,
    (unit) => known.get(unit.country),
    (country) => country?.iso2 ?? '',
  ).flatMap(({ properties, ...shape }) => (properties ? [{ ...shape, properties }] : []))
}

/** The world as one file of countries, and for each country an outline and a file of states. */
export const makeOutlines = (
  countries: readonly Country[],
  shapes: Shape<Country>[],
  units: readonly Unit[],
  cities: readonly City[],
  states: readonly State[],
  unitStates: ReadonlyMap<Unit, string>,
): Outline[] => {
  const named = new Map(states.map((state) => [state.code, state]))
  const unitsOf = Map.groupBy(units, (unit) => unit.country)
  const citiesOf = Map.groupBy(cities, (city) => city.country)
  const world = simplified(shapes, worldDetail)
    .map((shape) => ({ ...shape, properties: countryProperties(shape.properties) }))
    .sort((a, b) => (a.properties.iso2 < b.properties.iso2 ? -1 : 1))
  return [
    { type: 'World', country: '', json: text(windAlike(world)) },
    ...countries.flatMap((country) =>
      outlines(country, unitsOf.get(country.iso2) ?? [], citiesOf.get(country.iso2) ?? [], (unit) =>
        named.get(unitStates.get(unit) ?? ''),
      ),
    ),
  ]
}
