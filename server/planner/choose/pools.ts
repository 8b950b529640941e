import type { Area } from '#server/planner/gazetteer/areas.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import { type Draw, drawsOf, isIn } from '#server/planner/ground/membership.ts'
import type { Wish, WishedArea } from '#server/planner/read/wish.ts'
import { normalise } from '#server/gazetteer/normalise.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import type { RouteTask } from './route.ts'

/** The number of cities that fit into a number of days. */
function citiesFor(days: number, pace: Wish['pace']): number {
  const each = { relaxed: 4, normal: days <= 9 ? 2.4 : days <= 16 ? 2.7 : 3, fast: 1.5 }[pace]
  return Math.max(days > 1 ? 2 : 1, Math.min(12, Math.round(days / each)))
}

interface Pool {
  pool: readonly Draw[]
  wanted: number
  groups: RouteTask['groups']
}

const nothingToAdd: Pool = { pool: [], wanted: 0, groups: [] }

/** The cities from which stops are added, and the number to add. */
export function poolFor(
  gazetteer: Gazetteer,
  wish: Wish,
  days: number,
  visited: number,
  held: readonly City[],
): Pool {
  const fits = citiesFor(days, wish.pace)
  const total = wish.cityCount === undefined ? fits : askedCount(wish, wish.cityCount, days)
  const allowed = (draw: Draw) =>
    !wish.avoidCities.has(draw.city.index) &&
    !wish.avoidAreas.some((area) => isIn(gazetteer, area, draw.city)) &&
    !held.some(({ index }) => index === draw.city.index)
  const spare = days / Math.max(1, visited)
  if (wish.areas.length > 0) {
    const groups = wish.areas.flatMap(({ area }) => groupsOf(gazetteer, area, fits))
    const open = groups.filter(
      (holds) => !wish.stops.some(({ city }) => holds(city)) && !holdsEnd(wish, holds),
    ).length
    // When the prompt names several cities, its area only says where they are.
    const complete = wish.stops.length > 1 && wish.cityCount === undefined && spare < 4.5
    const wanted = complete ? open : Math.max(open, total - visited)
    const pool = wish.areas.flatMap((wished) => drawsWithin(gazetteer, wished)).filter(allowed)
    const unique = pool.filter(
      ({ city }, at) => pool.findIndex((other) => other.city.index === city.index) === at,
    )
    if (wanted > 0) {
      const where = wish.texts.listed(wish.areas.map(({ area }) => wish.texts.areaName(area)))
      const count = Math.min(wanted, unique.length)
      wish.assumptions.push(wish.texts.chosenCities({ count, where }))
    }
    return { pool: unique.sort((a, b) => b.draw - a.draw), wanted, groups }
  }
  const { start, end } = wish
  if (start && end && start.index !== end.index) {
    if (wish.startIsHome || (wish.cityCount === undefined && spare < 3.5)) return nothingToAdd
    const pool = drawsBetween(gazetteer, start, end).filter(allowed)
    const joined = wish.forbid.has('plane') || gazetteer.land.byRoad(start, end) === 'land'
    const wanted = joined && pool.length > 0 ? Math.max(0, total - visited) : 0
    if (wanted > 0) wish.assumptions.push(wish.texts.chosenBetween)
    return { pool, wanted, groups: [] }
  }
  const around = start ?? end
  if (around && wish.stops.length === 0) {
    wish.assumptions.push(wish.texts.chosenAround({ name: wish.texts.cityName(around) }))
    const pool = drawsAround(gazetteer, around, Math.min(900, 120 + 90 * days)).filter(allowed)
    return { pool, wanted: Math.max(1, total - visited), groups: [] }
  }
  if (wish.cityCount === undefined || wish.cityCount <= visited || !held[0]) return nothingToAdd
  const pool = drawsAround(gazetteer, held[0], 700).filter(allowed)
  return { pool, wanted: total - visited, groups: [] }
}

/** The groups of an area that need a city: each country of a region with few countries, else the whole area. */
function groupsOf(gazetteer: Gazetteer, area: Area, fits: number): ((city: City) => boolean)[] {
  if (area.kind !== 'region' || area.countries.length < 2 || area.countries.length > Math.min(4, fits + 1)) {
    return [(city) => isIn(gazetteer, area, city)]
  }
  return area.countries.map((country) => (city) => city.country === country)
}

const holdsEnd = ({ start, end }: Wish, holds: (city: City) => boolean) =>
  (start !== undefined && holds(start)) || (end !== undefined && holds(end))

const maxCitiesPerDay = 2
const maxCities = 30

function askedCount(wish: Wish, asked: number, days: number): number {
  const possible = Math.max(1, Math.min(asked, days * maxCitiesPerDay, maxCities))
  if (possible < asked) wish.unmetWishes.push(wish.texts.fewerCities({ asked, days, kept: possible }))
  return possible
}

/** The cities of an area, or of its northern, southern, eastern or western part. */
function drawsWithin(gazetteer: Gazetteer, { area, direction }: WishedArea): readonly Draw[] {
  if (!direction) return drawsOf(gazetteer, area)
  const region = gazetteer.areas
    .find(normalise(`${direction}ern ${area.name}`))
    .find(({ kind }) => kind === 'region')
  if (region) return drawsOf(gazetteer, region)
  const all = drawsOf(gazetteer, area)
  const coordinate = ({ city }: Draw) =>
    direction === 'north' || direction === 'south' ? city.latitude : city.longitude
  const sign = direction === 'north' || direction === 'east' ? 1 : -1
  const sorted = all.map((draw) => coordinate(draw) * sign).sort((a, b) => a - b)
  const border = sorted[Math.floor(sorted.length * 0.66)] ?? 0
  return all.filter((draw) => coordinate(draw) * sign >= border)
}

/** Well-known cities that need only a small detour. */
function drawsBetween(gazetteer: Gazetteer, from: City, to: City): Draw[] {
  const straight = distanceKm(from, to)
  const near = everywhere(gazetteer, ({ city }) => {
    const [there, on] = [distanceKm(from, city), distanceKm(city, to)]
    return there > 40 && on > 40 && there + on < straight * 1.25 + 60
  })
  // A trip within a country rarely leaves it on the way.
  const abroad = ({ country }: City) => from.country === to.country && country !== from.country
  return near.map(({ city, draw }) => ({ city, draw: draw - (abroad(city) ? 4 : 0) }))
}

function drawsAround(gazetteer: Gazetteer, middle: City, withinKm: number): Draw[] {
  const near = everywhere(gazetteer, ({ city }) => {
    const km = distanceKm(middle, city)
    return km > 30 && km < withinKm && gazetteer.land.byRoad(middle, city) === 'land'
  })
  return near
    .map(({ city, draw }) => ({
      city,
      draw: draw + (city.country === middle.country ? 1.5 : 0) - distanceKm(middle, city) / 250,
    }))
    .sort((a, b) => b.draw - a.draw)
    .slice(0, 40)
}

/** The draws of all countries that pass a predicate. */
function everywhere(gazetteer: Gazetteer, passes: (draw: Draw) => boolean): Draw[] {
  const found: Draw[] = []
  for (const [country, highlights] of gazetteer.highlights) {
    const area = gazetteer.areas.get(country)
    const nearby = highlights.some((index) => passes({ city: gazetteer.cities.get(index), draw: 0 }))
    if (area && nearby) found.push(...drawsOf(gazetteer, area).filter(passes))
  }
  return found.sort((a, b) => b.draw - a.draw).slice(0, 60)
}
