import { distanceKm, type Position } from '../../shared/domain/distance.ts'
import { fold } from '../../shared/domain/unaccent.ts'

type Place = Position & {
  geonameid: string
  unaccented_name: string
  alternates: readonly string[]
  country: string
  population: number
}

/** New rows with fewer people are left out. */
const fewest = 1000

/** A place within this distance of one with the same name is the same place; in km. */
const same = 8

/** A city has at least this many times the population of one of its sections. */
const larger = 1.5

/**
 * The distance from the centre of a city within which a smaller new row is taken for one of its sections; in km. Half
 * the root of the thousands of people: 5 km for 100,000 people, 16 km for a million. Of the sections that GeoNames
 * marked in 2023 the rule finds two thirds, and of the other places it wrongly excludes 8 of 100.
 */
export const reachOf = (population: number) => Math.min(35, 0.5 * Math.sqrt(population / 1000))

const cellOf = (latitude: number, longitude: number) => `${Math.floor(latitude)} ${Math.floor(longitude)}`

/** Finds cities near a place, by cells of one degree. */
const newGrid = (cities: readonly Place[]) => {
  const cells = Map.groupBy(cities, ({ latitude, longitude }) => cellOf(latitude, longitude))
  return ({ latitude, longitude, country }: Place) =>
    [-1, 0, 1]
      .flatMap((north) =>
        [-1, 0, 1].flatMap((east) => cells.get(cellOf(latitude + north, longitude + east)) ?? []),
      )
      .filter((other) => other.country === country)
}

/**
 * The new rows of GeoNames that are places of their own. The source of today's rows has no class, so that sections of
 * cities are among them. A row is taken when it has 1,000 people or more, is not near a city with at least 1.5
 * times as many people, and is not within 8 km of a place with its name. `decided` has the exceptions, by number.
 */
export const placesAmong = <Row extends Place>(
  rows: readonly Row[],
  known: readonly Place[],
  decided: ReadonlyMap<string, string>,
): Row[] => {
  const near = newGrid(known)
  const isSection = (row: Place) =>
    near(row).some(
      (city) =>
        city.population >= larger * row.population && distanceKm(city, row) <= reachOf(city.population),
    )
  const isKnown = (row: Place) => {
    const names = new Set([row.unaccented_name, ...row.alternates.map(fold)])
    return near(row).some(
      (city) =>
        (names.has(city.unaccented_name) ||
          city.alternates.some((name) => fold(name) === row.unaccented_name)) &&
        distanceKm(city, row) <= same,
    )
  }
  return rows.filter((row) => {
    const decision = decided.get(row.geonameid)
    if (decision) return decision === 'yes'
    return row.population >= fewest && !isSection(row) && !isKnown(row)
  })
}
