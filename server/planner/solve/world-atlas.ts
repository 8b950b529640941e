import { readAirports } from '#server/gazetteer/airports.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Area } from '#server/planner/knowledge/areas.ts'
import type { Visit } from '#server/planner/knowledge/travel.ts'
import type { World } from '#server/planner/world.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import type { Place } from '#shared/trip-request.ts'
import type { Atlas } from './atlas.ts'
import { Railways } from './railways.ts'

/** An airport counts when its town has at least this population or pull, because thousands of places have an airfield. */
const airportPopulation = 60_000
const airportPull = 3
/** The minimum population or pull of a hub, to which flights from many places go. */
const hubPopulation = 700_000
const hubPull = 5
const mainHubPopulation = 2_500_000
/** The maximum distance of a town from its airport's town. */
const airportKm = 45

/** The assumed data of a town that is not in the table of places, by its fame. */
function unknownVisit({ fame, population }: City): Visit {
  const pull = fame >= 9 ? 2 : fame >= 7.5 ? 1.5 : fame >= 6 ? 1 : 0
  return { pull, nights: population > 50_000 ? 2 : 1, themes: [], isGoodIn: () => true }
}

/** Countries in which a traveller usually drives. */
const drivers = new Set('US CA AU NZ IS NA BW ZA AE OM CR FO CY MT IE'.split(' '))

const atlases = new WeakMap<World, Atlas>()

/** The solver's atlas of a world, created once for each world. */
export function atlasOf(world: World): Atlas {
  let atlas = atlases.get(world)
  if (!atlas) {
    atlas = makeAtlas(world)
    atlases.set(world, atlas)
  }
  return atlas
}

function makeAtlas(world: World): Atlas {
  const { cities, areas, travel, land } = world
  const railways = new Railways(world.lines, cities)
  const visitOf = (city: City) => travel.of(city) ?? unknownVisit(city)
  const { airports, hubs, mainHubs } = airTravelIn(world, visitOf)
  const near = nearIn(
    [...travel.visits.keys()].map((index) => cities.get(index)).filter((city) => visitOf(city).pull >= 2),
  )
  const airportNear = new Map<number, boolean>()
  const towns = new Map<string, readonly City[]>()
  const areaOf = ({ id }: Place) => areas.get(id)
  // A region that is defined only by towns ends at the borders of their countries: Freiburg is not in Alsace.
  const isOnSide = ({ countries, states, shapes, towns }: Area, city: City) =>
    countries.length + states.length + shapes.length > 0 ||
    towns.some((town) => cities.countries[town] === cities.countries[city.index])
  return {
    routes: [...world.routes].map(({ id, countries, days, isLoop, stops }) => ({
      id,
      countries,
      days: Math.round((days.least + days.most) / 2),
      loop: isLoop,
      stops: stops.map(({ city, nights }) => ({ city: cities.get(city), nights })),
    })),
    city: (id) => cities.withId(id),
    travel: visitOf,
    towns: (place) => {
      const known = towns.get(place.id)
      if (known) return known
      const area = areaOf(place)
      const own = area
        ? areas
            .citiesOf(area)
            .map((index) => cities.get(index))
            .filter((city) => isOnSide(area, city))
        : []
      const found = own.length >= 3 ? own : [...own, ...largestIn(world, place, own)]
      towns.set(place.id, found)
      return found
    },
    countries: (place) => {
      const area = areaOf(place)
      if (!area) return []
      return [
        ...new Set([
          ...area.countries,
          ...area.states.map((state) => state.slice(0, 2)),
          ...area.towns.map((index) => cities.get(index).country),
        ]),
      ]
    },
    holds: (place, city) => {
      const area = areaOf(place)
      return area !== undefined && isOnSide(area, city) && areas.contains(area, city)
    },
    near,
    neighbours: (city) => neighboursOf(world, city),
    hasAirport: (city) => {
      let has = airportNear.get(city.index)
      if (has === undefined) {
        has = airports.some(
          (airport) =>
            Math.abs(airport.latitude - city.latitude) < 0.5 && distanceKm(airport, city) < airportKm,
        )
        airportNear.set(city.index, has)
      }
      return has
    },
    byRoad: (a, b) => land.byRoad(a, b),
    byTrain: (a, b) => land.byTrain(a, b),
    onLand: (a, b) => land.onLand(a, b),
    trainHours: railways.trainHours,
    ferryHours: railways.ferryHours,
    hasNightTrain: railways.hasNight,
    isHub: (city) => hubs.has(city.index),
    isMainHub: (city) => mainHubs.has(city.index),
    eventCities: (id) => world.events.get(id)?.cities ?? [],
    isClosed: (a, b) => world.limits.closedBorder(a, b) !== undefined,
    byCar: (country) => drivers.has(country),
    withoutTrains: (a, b) => [a, b].find(({ country }) => !railways.serves(country))?.country,
    isRoadless: (city) => world.limits.isRoadless(city),
  }
}

/** The cities with an airport, and the indexes of those that are hubs and main hubs. */
function airTravelIn(world: World, visitOf: Atlas['travel']) {
  const { cities } = world
  const airports = [...new Set(readAirports().values())].flatMap((id) => {
    const index = cities.indexOf(id)
    const city = index === undefined ? undefined : cities.get(index)
    return city && (city.population >= airportPopulation || visitOf(city).pull >= airportPull) ? city : []
  })
  const hubs = new Set(
    airports
      .filter((city) => city.population >= hubPopulation || visitOf(city).pull >= hubPull)
      .map(({ index }) => index),
  )
  const mainHubs = new Set(
    airports
      .filter(
        (city) =>
          city.population >= mainHubPopulation ||
          world.countries.get(city.country)?.capital === city.geonameid,
      )
      .map(({ index }) => index),
  )
  return { airports, hubs, mainHubs }
}

/** Finds the towns around a point, in the order of `towns`. Uses bands of one degree of latitude. */
function nearIn(towns: readonly City[]): Atlas['near'] {
  const bands = Map.groupBy(towns.entries(), ([, { latitude }]) => Math.floor(latitude))
  return (point, km) => {
    const degrees = km / kmOfDegree
    const widest = Math.min(89, Math.abs(point.latitude) + degrees)
    const longitudes = degrees / Math.cos((widest * Math.PI) / 180)
    const isBeside = ({ longitude }: City) => {
      const apart = Math.abs(longitude - point.longitude)
      return Math.min(apart, 360 - apart) <= longitudes
    }
    const found: [number, City][] = []
    const last = Math.floor(point.latitude + degrees)
    for (let band = Math.floor(point.latitude - degrees); band <= last; band++)
      for (const entry of bands.get(band) ?? [])
        if (isBeside(entry[1]) && distanceKm(entry[1], point) <= km) found.push(entry)
    return found.sort(([a], [b]) => a - b).map(([, city]) => city)
  }
}

/** The minimum length of a degree of latitude. */
const kmOfDegree = 110

/** The best known towns of an area for which the tables of places have too few. */
function largestIn({ cities, areas }: World, place: Place, known: readonly City[]): City[] {
  const area = areas.get(place.id)
  if (!area) return []
  const found: City[] = []
  for (let index = 0; index < cities.length; index++) {
    if ((cities.fames[index] ?? 0) < 4.5) continue
    const country = cities.countryCodes[cities.countries[index] ?? 0] ?? ''
    const state = cities.stateCodes[cities.states[index] ?? 0] ?? ''
    if (!area.countries.includes(country) && !area.states.includes(state)) continue
    if (!known.some((city) => city.index === index)) found.push(cities.get(index))
  }
  return found.toSorted((a, b) => b.fame - a.fame).slice(0, 12)
}

function neighboursOf({ cities }: World, city: City): City[] {
  const found: City[] = []
  for (let index = 0; index < cities.length; index++) {
    if (Math.abs((cities.latitudes[index] ?? 0) - city.latitude) > 1.2 || (cities.fames[index] ?? 0) < 4)
      continue
    if (Math.abs((cities.longitudes[index] ?? 0) - city.longitude) > 2 || index === city.index) continue
    found.push(cities.get(index))
  }
  return found.toSorted((a, b) => b.fame - a.fame).slice(0, 30)
}
