import type { Area } from '#server/planner/gazetteer/areas.ts'
import type { City } from '#server/gazetteer/cities.ts'
import { cityNamed } from '#server/planner/gazetteer/highlights.ts'
import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import { distanceKm, type Position } from '#shared/domain/distance.ts'

const namedCities = new WeakMap<Area, readonly City[]>()

/** The cities that define a region without borders. */
function citiesStandingFor(gazetteer: Gazetteer, area: Area): readonly City[] {
  let cities = namedCities.get(area)
  if (!cities) {
    const indexes = area.places.map(({ name, country }) =>
      cityNamed(gazetteer.cities, gazetteer.names, name, country),
    )
    cities = indexes.filter((index) => index !== undefined).map((index) => gazetteer.cities.get(index))
    namedCities.set(area, cities)
  }
  return cities
}

/** The radius of a region without borders around each of its cities. */
const reachKm = 90

export function isIn(gazetteer: Gazetteer, area: Area, city: City): boolean {
  if (area.countries.includes(city.country) || area.states.includes(city.state)) return true
  return citiesStandingFor(gazetteer, area).some(
    (member) => member.country === city.country && distanceKm(member, city) < reachKm,
  )
}

const middles = new WeakMap<Area, Position>()

/** The approximate centre of an area: the mean position of its best-known cities. */
export function middleOf(gazetteer: Gazetteer, area: Area): Position {
  let middle = middles.get(area)
  if (!middle) {
    const cities = bestKnown(gazetteer, area, 5)
    const sum = cities.reduce(
      (total, { latitude, longitude }) => ({
        latitude: total.latitude + latitude,
        longitude: total.longitude + longitude,
      }),
      { latitude: 0, longitude: 0 },
    )
    const count = Math.max(1, cities.length)
    middle = { latitude: sum.latitude / count, longitude: sum.longitude / count }
    middles.set(area, middle)
  }
  return middle
}

/** The best-known cities of an area, best first. */
function bestKnown(gazetteer: Gazetteer, area: Area, count: number): readonly City[] {
  return drawsOf(gazetteer, area)
    .slice(0, count)
    .map(({ city }) => city)
}

export interface Draw {
  readonly city: City
  /** The attractiveness of the city for travellers: from its fame, with a bonus for highlights. */
  readonly draw: number
}

const draws = new WeakMap<Area, readonly Draw[]>()
const maxDraws = 60

/** The most attractive cities of an area, best first. */
export function drawsOf(gazetteer: Gazetteer, area: Area): readonly Draw[] {
  let known = draws.get(area)
  if (!known) {
    known = computeDraws(gazetteer, area)
    draws.set(area, known)
  }
  return known
}

function computeDraws(gazetteer: Gazetteer, area: Area): Draw[] {
  const found = new Map<number, Draw>()
  const add = (city: City, extra: number) => {
    const draw = city.fame * fameWeight + extra
    if (draw > (found.get(city.index)?.draw ?? -1)) found.set(city.index, { city, draw })
  }
  for (const [rank, city] of citiesStandingFor(gazetteer, area).entries()) add(city, highlightDraw(rank))
  const countries = new Set([
    ...area.countries,
    ...area.states.map((code) => code.slice(0, code.indexOf('.'))),
  ])
  // The countries of a region are listed in order of importance.
  for (const [place, country] of [...countries].entries()) {
    const whole = area.countries.includes(country)
    const inside = (city: City) => whole || area.states.includes(city.state)
    const later = -0.12 * place
    for (const [rank, index] of (gazetteer.highlights.get(country) ?? []).entries()) {
      const city = gazetteer.cities.get(index)
      if (inside(city)) add(city, highlightDraw(rank) + later)
    }
    for (const city of famousIn(gazetteer, country, whole ? undefined : area.states)) add(city, later)
  }
  return [...found.values()].sort((a, b) => b.draw - a.draw).slice(0, maxDraws)
}

/** Fame comes from population and number of names; the bonus of a highlight weighs more. */
const fameWeight = 0.7

const highlightDraw = (rank: number) => Math.max(1.5, 6 - rank * 0.3)

/** The best-known cities of a country, or of some of its states. */
function famousIn({ cities }: Gazetteer, country: string, states: readonly string[] | undefined): City[] {
  const code = cities.countryCodes.indexOf(country)
  const wanted = states?.map((state) => cities.stateCodes.indexOf(state))
  const best: { index: number; fame: number }[] = []
  let least = -1
  for (let index = 0; index < cities.length; index++) {
    if (cities.countries[index] !== code) continue
    const fame = cities.fames[index] ?? 0
    if (fame <= least || (wanted && !wanted.includes(cities.states[index] ?? 0))) continue
    best.push({ index, fame })
    // Sort only when the list is full: France has 30,000 cities.
    if (best.length >= 4 * mostFamous) {
      best.sort((a, b) => b.fame - a.fame)
      best.length = mostFamous
      least = best.at(-1)?.fame ?? -1
    }
  }
  best.sort((a, b) => b.fame - a.fame)
  return best.slice(0, mostFamous).map(({ index }) => cities.get(index))
}

const mostFamous = 30
