import type { City } from '#server/gazetteer/cities.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { ConstraintOf, Place, TripRequest } from '#shared/trip-request.ts'
import type { Atlas } from './atlas.ts'
import { baseReachKm, farKm, nightsOfPace, routeStopPoints } from './thresholds.ts'
import { isSamePlace, type Stay, type Wishes, wishesOf } from './wishes.ts'
import { worthOf } from './worth.ts'

/** A city that can be a stop. The same city can be visited twice, as two stops. */
export interface Stop {
  readonly city: City
  /**
   * `named` and `optional` are asked for, `offer` is chosen by the solver, `start` may have nights, `pass` has none: it
   * is where the person lives.
   */
  readonly need: 'named' | 'optional' | 'offer' | 'start' | 'pass'
  /** The points of a first night. */
  readonly worth: number
  readonly usual: number
  readonly stay: Stay | undefined
  /** The position in each wished order; undefined where it is free. */
  readonly ranks: readonly (number | undefined)[]
  /** The areas of the task in which it lies, by position. */
  readonly areas: readonly number[]
  readonly constraint?: string | undefined
}

export interface AreaWish {
  readonly place: Place
  readonly visit: ConstraintOf<'visit'>
  readonly stay: Stay | undefined
  readonly countries: readonly string[]
}

interface DayTripWish {
  /** Undefined: the solver chooses. */
  readonly city: City | undefined
  readonly from: City | undefined
  readonly constraint: string
}

/** A request with its places found in the world. */
export interface Task {
  readonly wishes: Wishes
  readonly atlas: Atlas
  readonly stops: readonly Stop[]
  readonly first: Stop | undefined
  readonly last: Stop | undefined
  readonly areas: readonly AreaWish[]
  readonly base: City | undefined
  readonly dayTrips: readonly DayTripWish[]
}

/** Undefined when the request names no place to go. */
export function taskOf(request: TripRequest, atlas: Atlas): Task | undefined {
  const wishes = wishesOf(request, atlas)
  const areas = areasOf(wishes, atlas)
  const base = cityOf(atlas, wishes.role('base')?.place)
  const visits = visitedCities(wishes, atlas)
  const dayTrips = dayTripsOf(wishes, atlas, base, visits)
  const make = stopMaker(wishes, atlas, areas)
  const home = homeOf(wishes, atlas)
  const stops = visits
    .filter(
      ({ city }) => city.index !== home?.index && !dayTrips.some((trip) => trip.city?.index === city.index),
    )
    .flatMap(({ city, need, constraint }) =>
      Array.from({ length: turnsOf(wishes, city) }, (_, turn) => make(city, need, turn, constraint)),
    )
  const ends = endsOf(wishes, atlas, areas, stops, make)
  const all = [...new Set([...(ends.first ? [ends.first] : []), ...stops, ...(ends.last ? [ends.last] : [])])]
  if (all.length + areas.length === 0) return undefined
  return { wishes, atlas, areas, base, dayTrips, stops: all, ...ends }
}

/** A stop that the solver adds. */
export const offerOf = ({ wishes, atlas, areas }: Task, city: City): Stop =>
  stopMaker(wishes, atlas, areas)(city, 'offer', 0, undefined)

/** The same place as a wish names it. */
export const placeOf = (city: City, name = city.name): Place => ({
  kind: 'city',
  id: cityId(city.geonameid),
  name,
})

type MakeStop = (city: City, need: Stop['need'], turn: number, constraint: string | undefined) => Stop

function stopMaker(wishes: Wishes, atlas: Atlas, areas: readonly AreaWish[]): MakeStop {
  return (city, need, turn, constraint) => ({
    city,
    need,
    worth: Math.max(worthOf(atlas, city, wishes), onRoute(wishes, city) ? routeStopPoints : 0),
    usual: usualNights(wishes, atlas, city),
    stay: need === 'pass' ? undefined : wishes.stayOf(placeOf(city), turn),
    ranks: wishes.orders.map(({ places }) => rankOf(atlas, places, city, turn)),
    areas: areas.flatMap(({ place }, at) => (atlas.holds(place, city) ? at : [])),
    constraint,
  })
}

const onRoute = ({ route }: Wishes, city: City) => route?.stops.find((stop) => stop.city.index === city.index)

const usualNights = (wishes: Wishes, atlas: Atlas, city: City) =>
  Math.max(
    1,
    Math.round((onRoute(wishes, city)?.nights ?? atlas.travel(city).nights) * nightsOfPace[wishes.pace]),
  )

/** The position of a city in a wished order: its own, or that of an area that holds it. */
function rankOf(atlas: Atlas, places: readonly Place[], city: City, turn: number): number | undefined {
  const own = places.flatMap((place, at) => (isSamePlace(place, placeOf(city)) ? at : []))
  // A visit more than the order names is the way back.
  if (own.length > 0) return own[turn] ?? places.length
  const area = places.findIndex((place) => place.kind !== 'city' && atlas.holds(place, city))
  return area < 0 ? undefined : area
}

/** How often a city is visited: as often as an order names it, or as it has nights of its own. */
const turnsOf = ({ orders, of }: Wishes, city: City) =>
  Math.max(
    1,
    of('stay').filter(({ of: place, share }) => share === undefined && isSamePlace(place, placeOf(city)))
      .length,
    ...orders.map(({ places }) => places.filter((place) => isSamePlace(place, placeOf(city))).length),
  )

const cityOf = (atlas: Atlas, place: Place | null | undefined) =>
  place?.kind === 'city' ? atlas.city(place.id) : undefined

interface Visited {
  readonly city: City
  readonly need: 'named' | 'optional'
  readonly constraint: string | undefined
}

/** The cities that a request names as stops, each once, in the order in which they are named. */
function visitedCities({ of, orders, route, role, refuses }: Wishes, atlas: Atlas): Visited[] {
  const isEnd = (place: Place) =>
    (['start', 'end', 'home'] as const).some((one) => isSamePlace(role(one)?.place ?? null, place))
  const named: { place: Place | null | undefined; isOptional: boolean; id: string }[] = [
    ...of('visit').map(({ place, optional, id }) => ({ place, isOptional: optional, id })),
    ...orders.flatMap(({ places, id }) => places.map((place) => ({ place, isOptional: false, id }))),
    ...of('role').flatMap(({ place, role, id }) => (role === 'base' ? { place, isOptional: false, id } : [])),
    ...of('day-trip').map(({ from, id }) => ({ place: from, isOptional: false, id })),
    ...of('stay').flatMap(({ of: place, id }) =>
      place && place.kind !== 'theme' && !isEnd(place) ? { place, isOptional: false, id } : [],
    ),
  ]
  const visited = new Map<number, Visited>()
  for (const { place, isOptional, id } of named) {
    const city = cityOf(atlas, place)
    if (!city || refuses(city) || visited.get(city.index)?.need === 'named') continue
    const known = visited.get(city.index)
    if (!known || !isOptional)
      visited.set(city.index, {
        city,
        need: isOptional ? 'optional' : 'named',
        constraint: known?.constraint ?? id,
      })
  }
  for (const { city } of route?.stops ?? []) {
    if (!visited.has(city.index) && !refuses(city))
      visited.set(city.index, { city, need: 'optional', constraint: undefined })
  }
  return [...visited.values()]
}

function areasOf({ of, stayOf, role }: Wishes, atlas: Atlas): AreaWish[] {
  return of('visit').flatMap((visit) => {
    const { place } = visit
    if (place.kind === 'city' || isSamePlace(role('home')?.place ?? null, place)) return []
    return { place, visit, stay: stayOf(place), countries: atlas.countries(place) }
  })
}

/** The wished day trips, and with a base the places around it that have no nights of their own. */
function dayTripsOf(
  { of, stayOf }: Wishes,
  atlas: Atlas,
  base: City | undefined,
  visits: readonly Visited[],
): DayTripWish[] {
  const wished = of('day-trip').map(({ place, from, id }) => ({
    city: cityOf(atlas, place),
    from: cityOf(atlas, from) ?? base,
    constraint: id,
  }))
  if (!base) return wished
  const around = visits.filter(
    ({ city }) => city.index !== base.index && distanceKm(city, base) < baseReachKm && !stayOf(placeOf(city)),
  )
  return [
    ...wished,
    ...around
      .filter(({ city }) => !wished.some((trip) => trip.city?.index === city.index))
      .map(({ city, constraint }) => ({ city, from: base, constraint: constraint ?? '' })),
  ]
}

/** Where the person lives; undefined when nights there are wished, or nothing else is. */
function homeOf({ role, stayOf, of }: Wishes, atlas: Atlas): City | undefined {
  const place = role('home')?.place
  const isAlone =
    of('visit').length > 0 && of('visit').every((visit) => isSamePlace(visit.place, place ?? visit.place))
  return place && !isAlone && !stayOf(place) ? cityOf(atlas, place) : undefined
}

function endsOf(
  wishes: Wishes,
  atlas: Atlas,
  areas: readonly AreaWish[],
  stops: readonly Stop[],
  make: MakeStop,
): Pick<Task, 'first' | 'last'> {
  const home = homeOf(wishes, atlas)
  const start = cityOf(atlas, (wishes.role('start') ?? wishes.role('home'))?.place)
  const isLoop = wishes.of('loop').length > 0
  const end = cityOf(atlas, wishes.role('end')?.place) ?? (isLoop ? start : undefined) ?? home
  const visited = (city: City) => stops.find((stop) => stop.city.index === city.index)
  const isHome = (city: City) => city.index === home?.index
  const constraint = wishes.role('start')?.id ?? wishes.role('home')?.id
  let first: Stop | undefined
  if (start && !isHome(start)) {
    first = visited(start) ?? make(start, needOfStart(wishes, atlas, start, areas, stops), 0, constraint)
  } else if (start) first = make(start, 'pass', 0, constraint)
  // "Montreal 3 nights … back in Montreal 1 night": the second stay is the end.
  const again = stops.find(
    (stop, at) =>
      stops[at - 1]?.city.index === stop.city.index && stop.ranks.every((rank) => rank === undefined),
  )
  if (!end && again)
    return { first: first ?? stops.find(({ city }) => city.index === again.city.index), last: again }
  if (!end) return { first, last: undefined }
  if (isHome(end) || end.index === start?.index)
    return { first, last: make(end, 'pass', 1, wishes.role('end')?.id) }
  return { first, last: visited(end) ?? make(end, 'named', 0, wishes.role('end')?.id) }
}

function needOfStart(
  { stayOf }: Wishes,
  atlas: Atlas,
  start: City,
  areas: readonly AreaWish[],
  stops: readonly Stop[],
): Stop['need'] {
  if (stayOf(placeOf(start))) return 'named'
  return isFar(atlas, start, areas, stops) ? 'pass' : 'start'
}

/** Whether the trip only leaves from here: the places to visit are elsewhere. */
function isFar(atlas: Atlas, start: City, areas: readonly AreaWish[], stops: readonly Stop[]): boolean {
  if (areas.length > 0) return !areas.some(({ place }) => atlas.holds(place, start))
  const nearest = Math.min(
    ...stops.map(({ city }) => distanceKm(start, city) * (atlas.onLand(start, city) === 'none' ? 3 : 1)),
  )
  return stops.length > 0 && nearest > farKm
}
