import type { City } from '#server/gazetteer/cities.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { ConstraintOf, Place, TripRequest } from '#shared/trip-request.ts'
import type { Atlas } from './atlas.ts'
import {
  baseReachKm,
  farKm,
  kmOfPull,
  mostTurns,
  nightsOfPace,
  pullOfStart,
  routeStopPoints,
} from './thresholds.ts'
import { isSamePlace, type Stay, type Wishes, wishesOf } from './wishes.ts'
import { worthOf } from './worth.ts'

/** A city that can be a stop. The same city can be visited twice, as two stops. */
export interface Stop {
  readonly city: City
  /**
   * `named` and `optional` stops are wished. `offer` is a stop that the solver may add. `start` is the start of the trip,
   * which may have nights. `pass` is a start or end without nights, such as the person's home.
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

export interface AreaWish extends Pick<
  ConstraintOf<'visit'>,
  'place' | 'id' | 'optional' | 'direction' | 'cities'
> {
  readonly stay: Stay | undefined
  readonly countries: readonly string[]
}

interface DayTripWish {
  /** Undefined: the solver chooses. */
  readonly city: City | undefined
  readonly from: City | undefined
  readonly constraint: string
}

/** A request with the cities and areas of its places. */
export interface Task {
  readonly wishes: Wishes
  readonly atlas: Atlas
  readonly stops: readonly Stop[]
  readonly first: Stop | undefined
  readonly last: Stop | undefined
  readonly areas: readonly AreaWish[]
  readonly base: City | undefined
  readonly dayTrips: readonly DayTripWish[]
  /** The towns that stand for the areas in which a person wants to start, end, stay or make a day trip. */
  readonly towns: readonly City[]
}

/** The task of a request; undefined when the request names no destination. */
export function taskOf(request: TripRequest, atlas: Atlas): Task | undefined {
  const wishes = wishesOf(request, atlas)
  const areas = areasOf(wishes, atlas)
  const towns = new Map<string, City>()
  const visits = visitedCities(wishes, atlas)
  /** The city of a place. For an area: a visited city in it, or else its best town near the other stops. */
  const cityIn = (place: Place | null | undefined, isEnd: boolean): City | undefined => {
    if (!place || place.kind === 'city') return place ? atlas.city(place.id) : undefined
    const town =
      towns.get(place.id) ??
      visits.find(({ city }) => atlas.holds(place, city))?.city ??
      townIn(wishes, atlas, place, visits, isEnd)
    if (town) towns.set(place.id, town)
    return town
  }
  const base = cityIn(wishes.role('base')?.place, false)
  if (base && !visits.some(({ city }) => city.index === base.index))
    visits.push({ city: base, need: 'named', constraint: wishes.role('base')?.id })
  const ends: Ends = {
    home: homeOf(wishes, cityIn),
    start: cityIn((wishes.role('start') ?? wishes.role('home'))?.place, true),
    end: cityIn(wishes.role('end')?.place, true),
  }
  const wished = dayTripsOf(wishes, base, visits, cityIn)
  const isEnd = (city: City) => [ends.start, ends.end].some((end) => end?.index === city.index)
  const stayed = visits.filter(
    ({ city, need }) =>
      city.index !== ends.home?.index &&
      !wished.some((trip) => trip.city?.index === city.index) &&
      !(need === 'optional' && isEnd(city)),
  )
  // A day trip without a place to stay becomes a stay at its place.
  const isAlone = areas.length + stayed.length === 0 && ends.start?.index === ends.home?.index
  const stays = wished.flatMap(({ city, constraint }): Visited[] =>
    isAlone && city ? [{ city, need: 'named', constraint }] : [],
  )
  const dayTrips = isAlone ? wished.filter(({ city }) => !city) : wished
  const make = stopMaker(wishes, atlas, areas)
  const stops = [...stayed, ...stays].flatMap(({ city, need, constraint }) =>
    Array.from({ length: turnsOf(wishes, city) }, (_, turn) => make(city, need, turn, constraint)),
  )
  const { first, last } = endsOf(wishes, atlas, areas, stops, make, ends)
  const all = [...new Set([...(first ? [first] : []), ...stops, ...(last ? [last] : [])])]
  if (all.length + areas.length === 0) return undefined
  return { wishes, atlas, areas, base, dayTrips, stops: all, first, last, towns: [...towns.values()] }
}

/** The best town of an area for a start, an end, a base or a day trip, not far from the other stops. */
function townIn(
  { refuses }: Wishes,
  atlas: Atlas,
  area: Place,
  visits: readonly Visited[],
  isEnd: boolean,
): City | undefined {
  let best: City | undefined
  let most = -Infinity
  for (const city of atlas.towns(area)) {
    if (refuses(city) || visits.some((visit) => visit.city.index === city.index)) continue
    const km = Math.min(...visits.map((visit) => distanceKm(visit.city, city)))
    const arrivals = [atlas.hasAirport(city), atlas.isHub(city), atlas.isMainHub(city)]
    const arrival = isEnd ? arrivals.filter(Boolean).length : 0
    const value = atlas.travel(city).pull + arrival - (visits.length > 0 ? km / kmOfPull : 0)
    if (value <= most) continue
    best = city
    most = value
  }
  return best
}

/** A stop that the solver adds. */
export const offerOf = ({ wishes, atlas, areas }: Task, city: City): Stop =>
  stopMaker(wishes, atlas, areas)(city, 'offer', 0, undefined)

/** The place of a city, in the form of a constraint. */
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
  const here = placeOf(city)
  const own = places.flatMap((place, at) => (isSamePlace(place, here) ? at : []))
  // A visit beyond those of the order is the return to the city.
  if (own.length > 0) return own[turn] ?? places.length
  const area = places.findIndex((place) => place.kind !== 'city' && atlas.holds(place, city))
  return area < 0 ? undefined : area
}

/** The number of visits to a city: as many as an order names, or as it has wished stays. */
function turnsOf({ orders, of }: Wishes, city: City): number {
  const here = placeOf(city)
  const stays = of('stay').filter(({ of: place, share }) => share === undefined && isSamePlace(place, here))
  // "Rome, Rome and Rome" is one visit.
  const named = orders.map(
    ({ places }) =>
      places.filter((place, at) => isSamePlace(place, here) && !isSamePlace(places[at - 1] ?? null, here))
        .length,
  )
  return Math.min(mostTurns, Math.max(1, stays.length, ...named))
}

type CityIn = (place: Place | null | undefined, isEnd: boolean) => City | undefined

interface Ends {
  /** The person's home; undefined when nights there are wished, or when it is the only wished place. */
  readonly home: City | undefined
  readonly start: City | undefined
  readonly end: City | undefined
}

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
    ...orders
      .filter(({ origin }) => origin !== 'assumed')
      .flatMap(({ places, id }) => places.map((place) => ({ place, isOptional: false, id }))),
    ...of('role').flatMap(({ place, role, id }) => (role === 'base' ? { place, isOptional: false, id } : [])),
    ...of('day-trip').map(({ from, id }) => ({ place: from, isOptional: false, id })),
    ...of('stay').flatMap(({ of: place, id }) =>
      place && place.kind !== 'theme' && !isEnd(place) ? { place, isOptional: false, id } : [],
    ),
  ]
  const visited = new Map<number, Visited>()
  for (const { place, isOptional, id } of named) {
    const city = place?.kind === 'city' ? atlas.city(place.id) : undefined
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
  const areas = new Map<string, AreaWish>()
  const add = (place: Place, wish: Pick<AreaWish, 'id' | 'optional' | 'direction' | 'cities'>) => {
    if (place.kind === 'city' || isSamePlace(role('home')?.place ?? null, place)) return
    const known = areas.get(place.id)
    if (known && (known.direction || !wish.direction)) return
    areas.set(place.id, { ...wish, place, stay: stayOf(place), countries: atlas.countries(place) })
  }
  for (const visit of of('visit')) add(visit.place, visit)
  for (const { of: place, id } of of('stay'))
    if (place && place.kind !== 'theme') add(place, { id, optional: false })
  return [...areas.values()]
}

/** The wished day trips, and with a base the cities around it without wished nights. */
function dayTripsOf(
  { of, stayOf }: Wishes,
  base: City | undefined,
  visits: readonly Visited[],
  cityIn: CityIn,
): DayTripWish[] {
  const wished = of('day-trip').map(({ place, from, id }) => ({
    city: cityIn(place, false),
    from: cityIn(from, false) ?? base,
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

function homeOf({ role, stayOf, of }: Wishes, cityIn: CityIn): City | undefined {
  const place = role('home')?.place
  const isAlone =
    of('visit').length > 0 && of('visit').every((visit) => isSamePlace(visit.place, place ?? visit.place))
  return place && !isAlone && !stayOf(place) ? cityIn(place, true) : undefined
}

function endsOf(
  wishes: Wishes,
  atlas: Atlas,
  areas: readonly AreaWish[],
  stops: readonly Stop[],
  make: MakeStop,
  { home, start, end: wishedEnd }: Ends,
): Pick<Task, 'first' | 'last'> {
  const end = wishedEnd ?? (wishes.of('loop').length > 0 ? start : undefined) ?? home
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
  { stayOf, request: { language } }: Wishes,
  atlas: Atlas,
  start: City,
  areas: readonly AreaWish[],
  stops: readonly Stop[],
): Stop['need'] {
  if (stayOf(placeOf(start))) return 'named'
  const isSeen =
    areas.some(({ place }) => atlas.holds(place, start)) || atlas.travel(start).pull >= pullOfStart
  const isHome = !isSeen && isAtHome(language, start)
  return isHome || isFar(atlas, start, areas, stops) ? 'pass' : 'start'
}

/**
 * Whether a person of this language who leaves from a city is assumed to live there, because it lies in the main country of
 * the language. English is excluded, because it is used in many countries.
 */
function isAtHome(language: string, { country }: City): boolean {
  const { language: spoken, region } = new Intl.Locale(language).maximize()
  return spoken !== 'en' && region === country
}

/** Whether a start is only a place of departure, because the places to visit are far away. */
function isFar(atlas: Atlas, start: City, areas: readonly AreaWish[], stops: readonly Stop[]): boolean {
  if (areas.length > 0) return !areas.some(({ place }) => atlas.holds(place, start))
  const nearest = Math.min(
    ...stops.map(({ city }) => distanceKm(start, city) * (atlas.onLand(start, city) === 'none' ? 3 : 1)),
  )
  return stops.length > 0 && nearest > farKm
}
