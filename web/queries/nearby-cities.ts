import { queryOptions } from '@tanstack/react-query'
import { type Position, distanceKm } from '#shared/domain/distance.ts'
import { list } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { type CityCard, cityCard } from './places.ts'

export type NearbyCity = CityCard & { distanceKm: number }

const kmPerDegree = 111.2
/** The distances within which cities are searched, one after the other, until enough are found. */
const reachesKm = [60, 250, 1000, 4000]
const asked = 100

/**
 * The record API's filter for cities within a distance in kilometres of a place: the box around it, on both sides of
 * 180° if it crosses it.
 */
export function boxFilter({ latitude, longitude }: Position, reachKm: number): string {
  const up = reachKm / kmPerDegree
  const [south, north] = [latitude - up, latitude + up]
  const narrowest = Math.cos((Math.min(89, Math.max(Math.abs(south), Math.abs(north))) * Math.PI) / 180)
  const across = Math.min(180, up / narrowest)
  const [west, east] = [longitude - across, longitude + across]
  const rounded = (degrees: number) => degrees.toFixed(4)
  const lngs =
    west < -180
      ? `(longitude >= ${rounded(west + 360)} || longitude <= ${rounded(east)})`
      : east > 180
        ? `(longitude >= ${rounded(west)} || longitude <= ${rounded(east - 360)})`
        : `longitude >= ${rounded(west)} && longitude <= ${rounded(east)}`
  return `latitude >= ${rounded(south)} && latitude <= ${rounded(north)} && ${lngs}`
}

/** A place that a person asks about; `name` is that of a city there, or "". */
export type CityWish = Position & { name: string; reachKm: number; isNearest: boolean }

/**
 * The city that is meant by a place: one of that name within reach, otherwise the nearest or the largest within reach.
 * Null if there is none.
 */
export const cityAtQuery = ({ latitude, longitude, name, reachKm, isNearest }: CityWish) =>
  queryOptions({
    queryKey: ['city', 'at', latitude, longitude, name, reachKm, isNearest],
    queryFn: async ({ signal }) => {
      const at = { latitude, longitude }
      const found = await list('city', cityCard, {
        filter: `${boxFilter(at, reachKm)} && retired = false`,
        sort: '-population',
        skipTotal: true,
        perPage: asked,
        signal,
      })
      const cities = found.items
        .map((city): NearbyCity => ({ ...city, distanceKm: distanceKm(at, city) }))
        .filter((city) => city.distanceKm <= reachKm)
      if (isNearest) cities.sort((a, b) => a.distanceKm - b.distanceKm)
      return cities.find((city) => city.name === name) ?? cities[0] ?? null
    },
    ...freshness.usual,
  })

/** The number of people on a square kilometre of a large city. */
const crowd = 4000

/** The radius of a city with this population: a smaller city within it is treated as a part of it. */
const cityRadiusKm = (population: number) => Math.sqrt(population / crowd / Math.PI)

/**
 * Cities around a city, the nearest first. In a crowded country only the largest are considered; where there are few,
 * the search goes further.
 */
export const nearbyCitiesQuery = (city: Position & { id: string; population: number }, count: number) =>
  queryOptions({
    queryKey: ['city', 'nearby', city.id, count],
    queryFn: async ({ signal }) => {
      const { id, population, latitude, longitude } = city
      const at = { latitude, longitude }
      const insideKm = cityRadiusKm(population)
      for (const reachKm of reachesKm) {
        if (reachKm < insideKm * 2) continue
        const found = await list('city', cityCard, {
          filter: `${boxFilter(at, reachKm)} && id != "${id}" && retired = false`,
          sort: '-population',
          skipTotal: true,
          perPage: asked,
          signal,
        })
        const cities = found.items
          .map((near): NearbyCity => ({ ...near, distanceKm: distanceKm(at, near) }))
          .filter((near) => near.distanceKm <= reachKm)
          .filter((near) => near.distanceKm > insideKm || near.population > population)
          .sort((a, b) => a.distanceKm - b.distanceKm)
        if (cities.length >= count || reachKm === reachesKm.at(-1)) return cities.slice(0, count)
      }
      return []
    },
    ...freshness.usual,
  })
