import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import { type Draw, drawsOf } from '#server/planner/ground/membership.ts'
import { distanceKm } from '#shared/domain/distance.ts'

const outingKm = 110

/** The best town for a day trip from a city; undefined when there is none. */
export function outingFrom(gazetteer: Gazetteer, city: City, avoid: ReadonlySet<number>): City | undefined {
  const area = gazetteer.areas.get(city.country)
  const known = area ? drawsOf(gazetteer, area) : []
  let best: City | undefined
  let bestValue = -Infinity
  for (const { city: other, draw } of [...known, ...nearbyTowns(gazetteer, city)]) {
    const km = distanceKm(city, other)
    if (other.index === city.index || km < 8 || avoid.has(other.index)) continue
    const far = km > outingKm ? (km - outingKm) / 8 : 0
    // A very near place is a suburb.
    const near = km < 18 ? (18 - km) / 2 : 0
    const value = draw - km / 40 - far - near - (gazetteer.land.byRoad(city, other) === 'land' ? 0 : 8)
    if (value > bestValue) {
      best = other
      bestValue = value
    }
  }
  return best
}

function nearbyTowns(gazetteer: Gazetteer, city: City): Draw[] {
  const { cities } = gazetteer
  const found: Draw[] = []
  for (let index = 0; index < cities.length; index++) {
    if (Math.abs((cities.latitudes[index] ?? 0) - city.latitude) > 1) continue
    if (Math.abs((cities.longitudes[index] ?? 0) - city.longitude) > 1.5 || index === city.index) continue
    if ((cities.fames[index] ?? 0) < 5) continue
    const town = cities.get(index)
    found.push({ city: town, draw: town.fame * 0.7 - (town.country === city.country ? 0 : 2) })
  }
  return found
}
