import type { RegionShape } from '#web/leaflet/region-shape.ts'
import type { Visit } from '#web/queries/visited-cities.ts'
import { hasCoordinates } from '#shared/domain/coordinates.ts'

/**
 * The names of the visited cities of each region, by the region's key. A region that is a state has the cities that
 * belong to the state; any other region has those that lie in it.
 */
export function visitsByRegion(
  visits: readonly Visit[],
  countryId: string,
  shape: RegionShape | undefined,
  nameOf: (city: { id: string; name: string }) => string,
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const note = (key: string, name: string) => {
    const names = found.get(key)
    if (names) names.push(name)
    else found.set(key, [name])
  }
  const stateless = (shape?.regions ?? []).filter(({ stateId }) => stateId === '')
  for (const { expand } of visits) {
    const city = expand?.city
    if (city?.country !== countryId) continue
    if (city.state !== '') note(city.state, nameOf(city))
    if (!hasCoordinates(city)) continue
    const around = stateless.find(({ contains }) => contains(city.latitude, city.longitude))
    if (around) note(around.key, nameOf(city))
  }
  return found
}

/** A region's key as it appears in the address: a state's id, or the number of a region without a state. */
export const regionParam = (key: string): string | number => {
  const number = /^unit (\d+)$/.exec(key)?.[1]
  return number === undefined ? key : Number(number)
}

export const regionKey = (param: string | number | undefined): string =>
  typeof param === 'number' ? `unit ${param}` : (param ?? '')
