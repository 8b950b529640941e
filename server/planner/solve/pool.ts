import { distanceKm } from '#shared/domain/distance.ts'
import type { City } from '#server/gazetteer/cities.ts'
import {
  farWayKm,
  listedPoints,
  mostListed,
  mostTowns,
  hubsOfPart,
  leastBest,
  mostLift,
  mostNext,
  partsOfWay,
  townsOfPart,
  onTheWayFactor,
} from './thresholds.ts'
import { type AreaWish, offerOf, type Stop, type Task } from './task.ts'

/** The reason why towns are offered, for the note about it. */
type PoolKind = 'areas' | 'between' | 'around' | 'none'

export interface Pool {
  readonly kind: PoolKind
  readonly towns: readonly Stop[]
}

/** The towns from which the search may add stops, best first. */
export function poolOf(task: Task, nights: number): Pool {
  const { areas, stops, first, last, wishes, atlas } = task
  if (areas.length > 0)
    return offers(
      task,
      'areas',
      areas.flatMap((area) => townsOf(task, area)),
      areas.flatMap(({ place }) => (place.kind === 'region' ? atlas.towns(place).slice(0, mostListed) : [])),
    )
  const visited = stops.filter(({ need }) => need !== 'pass')
  const count = wishes.of('city-count').at(-1)
  const wanted = count?.least ?? count?.most ?? 0
  const pinned = visited.every(({ stay }) => stay?.most !== undefined)
  const wishedNights = visited.reduce((sum, { stay }) => sum + (stay?.most ?? 0), 0)
  const hasRoom = pinned && visited.length > 0 && nights >= wishedNights + 2
  const isRoad = wishes.of('transport').some(({ use, types }) => use !== 'avoid' && types.includes('car'))
  const ends = [...new Set([first, last])].filter((stop) => stop !== undefined)
  const isOpen = visited.every((stop) => ends.includes(stop)) && wishes.route === undefined && !task.base
  const middle = visited[0] ?? first
  if (first && last && first.city.index !== last.city.index && (isOpen || wanted > visited.length || isRoad))
    return offers(task, 'between', between(task, first.city, last.city))
  if ((isRoad || wishes.of('longest-leg').length > 0) && visited.length > 1)
    return offers(
      task,
      'between',
      visited.flatMap(({ city }) => nearest(city, visited).flatMap((other) => between(task, city, other))),
    )
  if (middle && ((isOpen && first) || wanted > visited.length || hasRoom))
    return offers(task, 'around', around(task, middle.city, nights))
  return { kind: 'none', towns: [] }
}

/** @param listed The best known towns of a region, best first. They get more points than other towns. */
function offers(task: Task, kind: PoolKind, cities: readonly City[], listed: readonly City[] = []): Pool {
  const rank = new Map(listed.map(({ index }, at) => [index, at]))
  const taken = new Set([
    ...task.stops.map(({ city }) => city.index),
    ...task.dayTrips.flatMap(({ city }) => city?.index ?? []),
  ])
  const towns: Stop[] = []
  for (const city of cities) {
    if (taken.has(city.index) || task.wishes.refuses(city)) continue
    taken.add(city.index)
    const offer = offerOf(task, city)
    const bonus = listedPoints * (1 - (rank.get(city.index) ?? mostListed) / mostListed)
    towns.push({ ...offer, worth: offer.worth + bonus })
  }
  // In a quiet region the points are raised, so that its best town is worth about as much as one of a famous region.
  const most = Math.max(...towns.map(({ worth }) => worth), ...task.stops.map(({ worth }) => worth))
  const isOpen = kind === 'areas' && task.stops.every(({ need }) => need !== 'named')
  const lift = isOpen ? Math.max(1, Math.min(mostLift, leastBest / most)) : 1
  return {
    kind,
    towns: towns
      .toSorted((a, b) => b.worth - a.worth || b.city.fame - a.city.fame)
      .slice(0, mostTowns)
      .map((town) => ({ ...town, worth: town.worth * lift })),
  }
}

/**
 * The pool without about half of the towns that the first trip chose, for another trip with the same wishes. Each variant
 * excludes a different half.
 */
export function withoutSome({ kind, towns }: Pool, chosen: readonly Stop[], variant: number): Pool {
  const offers = chosen.filter(({ need }) => need === 'offer').map(({ city }) => city)
  const gone = new Set(
    offers
      .filter((city, at) => hashOf(city, variant) < 0.5 || at === variant % offers.length)
      .map(({ index }) => index),
  )
  return { kind, towns: towns.filter(({ city }) => !gone.has(city.index)) }
}

/** A number from 0 to 1 that differs for each town and variant. */
function hashOf({ geonameid }: City, variant: number): number {
  let hash = Math.imul(geonameid ^ Math.imul(variant, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** The towns of an area, or of a part of it. */
function townsOf({ atlas }: Task, area: AreaWish): readonly City[] {
  const towns = atlas.towns(area.place).slice(0, 3 * mostTowns)
  return area.direction === undefined ? towns : towns.filter(isInPart(towns, area.direction))
}

/** Whether a city lies in a part of the area with these towns. With fewer than four towns every city does. */
export function isInPart(towns: readonly City[], direction: AreaWish['direction']): (city: City) => boolean {
  if (direction === undefined || towns.length < 4) return () => true
  const axis = direction === 'north' || direction === 'south' ? 'latitude' : 'longitude'
  const sorted = towns.map((city) => city[axis]).toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0
  if (direction === 'centre') return (city) => city[axis] >= at(0.25) && city[axis] <= at(0.75)
  const isUpper = direction === 'north' || direction === 'east'
  return (city) => (isUpper ? city[axis] >= at(0.58) : city[axis] <= at(0.42))
}

/** The cities of the stops nearest to a city, to one of which the trip can continue. */
const nearest = (city: City, stops: readonly Stop[]): City[] =>
  stops
    .flatMap((stop) => (stop.city.index === city.index ? [] : stop.city))
    .toSorted((a, b) => distanceKm(a, city) - distanceKm(b, city))
    .slice(0, mostNext)

/** The towns between two cities that need only a small detour: the best of each part of the way. */
function between(task: Task, from: City, to: City): City[] {
  const { atlas } = task
  const straightKm = distanceKm(from, to)
  const middle = {
    latitude: (from.latitude + to.latitude) / 2,
    longitude: (from.longitude + to.longitude) / 2,
  }
  const towns = atlas.near(middle, straightKm * 0.62 + 40).filter((city) => {
    const [there, on] = [distanceKm(from, city), distanceKm(city, to)]
    const isAbroad = from.country === to.country && city.country !== from.country
    return (
      there > 35 &&
      on > 35 &&
      there + on <
        straightKm * onTheWayFactor[isAbroad ? 'abroad' : straightKm > farWayKm ? 'far' : 'near'] + 50
    )
  })
  const partOf = (city: City) =>
    Math.floor((partsOfWay * distanceKm(from, city)) / (distanceKm(from, city) + distanceKm(city, to)))
  const best = towns
    .map((city) => ({ city, worth: offerOf(task, city).worth }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ city }) => city)
  return Array.from({ length: partsOfWay }, (_, part) => {
    const here = best.filter((city) => partOf(city) === part)
    // Hubs are included, because trains connect in large cities where few travellers stay.
    const hubs = here.filter((city) => atlas.isHub(city)).slice(0, hubsOfPart)
    return [...new Set([...hubs, ...here.slice(0, townsOfPart)])]
  }).flat()
}

/** The towns around a city that can be reached by land: those of its country if they are enough. */
function around({ atlas }: Task, city: City, nights: number): City[] {
  const near = atlas.near(city, Math.min(900, 120 + 80 * nights))
  const own = near.filter((other) => other.country === city.country)
  return (own.length >= 6 ? own : near).filter(
    (other) => other.index !== city.index && atlas.onLand(city, other) === 'land',
  )
}
