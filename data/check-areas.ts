import { distanceKm } from '../shared/domain/distance.ts'
import { clocksOfState, otherOutlines, outsideState, zoneOfItsOwn } from './exceptions-areas.ts'
import type { Gazetteer } from './gazetteer.ts'
import { polygonTester, toEdge } from './pipeline/locate.ts'
import type { Row } from './pipeline/tsv.ts'
import { boxAround, type Polygon } from './pipeline/units.ts'

const label = (row: Row) => `${row['name'] ?? ''} (${row['country'] ?? ''}, ${row['geonameid'] ?? ''})`

const point = (row: Row) => ({ latitude: Number(row['latitude']), longitude: Number(row['longitude']) })

/** The distance, in degrees, from which a city outside of the outline of its state is in another state. */
const beyond = 0.1

/** Whether a point is in one of the polygons. */
const areaTester = (polygons: readonly Polygon[]) => {
  const parts = polygons.map((polygon) => ({ isIn: polygonTester(polygon), box: boxAround([polygon]) }))
  return (x: number, y: number) =>
    parts.some(
      ({ isIn, box: [west, south, east, north] }) =>
        x >= west && x <= east && y >= south && y <= north && isIn(x, y),
    )
}

/**
 * A city lies in the outline of its state, or within 0.1° of it, or in that of no other state of its country.
 * Exceptions are pairs of states whose outlines are older than the states, and cities. Each must be necessary.
 */
export const stateElsewhere = ({ cities, stateOutlines }: Gazetteer): string[] => {
  const testers = new Map([...stateOutlines].map(([code, polygons]) => [code, areaTester(polygons)]))
  const ofCountry = Map.groupBy(testers, ([code]) => code.slice(0, 2))
  const used = new Set<string>()
  const faults = cities.flatMap((city) => {
    const { state = '', country = '', geonameid = '' } = city
    const { longitude, latitude } = point(city)
    const own = stateOutlines.get(state)
    if (!own || testers.get(state)?.(longitude, latitude)) return []
    const [around] = (ofCountry.get(country) ?? []).find(([, isIn]) => isIn(longitude, latitude)) ?? []
    if (around === undefined || toEdge(longitude, latitude, own) <= beyond) return []
    const exception = geonameid in outsideState ? geonameid : `${state} ${around}`
    used.add(exception)
    return exception in outsideState || exception in otherOutlines
      ? []
      : [`${label(city)} is counted in ${state} and lies in ${around}.`]
  })
  const countries = new Set(cities.map(({ country = '' }) => country))
  const present = new Set(cities.map(({ geonameid = '' }) => geonameid))
  const unnecessary = [
    ...Object.keys(otherOutlines).filter((pair) => countries.has(pair.slice(0, 2))),
    ...Object.keys(outsideState).filter((id) => present.has(id)),
  ].filter((key) => !used.has(key))
  return [...faults, ...unnecessary.map((key) => `${key} is an unnecessary exception.`)]
}

/** Days on which zones with other rules of summer time have other offsets. */
const days = ['2026-01-15', '2026-03-20', '2026-04-02', '2026-07-15', '2026-10-10', '2026-10-28'].map(
  (day) => new Date(`${day}T12:00Z`),
)

const clocks = new Map<string, string>()

/** The offsets of a zone through a year: equal for two zones with the same clock. */
const clockOf = (zone: string) => {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  const clock = days
    .map((day) => format.formatToParts(day).find(({ type }) => type === 'timeZoneName')?.value)
    .join(' ')
  clocks.set(zone, clock)
  return clock
}

/** The number of neighbours with which the clock of a city is compared. */
const compared = 5

/**
 * A state has one clock, unless it is listed. In a listed state, a city has the clock of one of its five nearest
 * neighbours there. Exceptions are listed, and each must be necessary.
 */
export const clockUnlikeNeighbours = ({ cities }: Gazetteer): string[] => {
  const used = new Set<string>()
  const faults = [...Map.groupBy(cities, ({ state, country }) => state || country || '')].flatMap(
    ([state, group]) => {
      const found = new Set(group.map(({ timezone = '' }) => clockOf(timezone)))
      if (found.size === 1) return []
      used.add(state)
      if (!(state in clocksOfState)) return [`${state} has cities with ${found.size} clocks.`]
      return group.flatMap((city) => {
        const clock = clockOf(city['timezone'] ?? '')
        const nearest = group
          .filter((other) => other !== city)
          .map((other) => ({ other, km: distanceKm(point(city), point(other)) }))
          .sort((a, b) => a.km - b.km)
          .slice(0, compared)
        if (nearest.some(({ other }) => clockOf(other['timezone'] ?? '') === clock)) return []
        used.add(city['geonameid'] ?? '')
        return (city['geonameid'] ?? '') in zoneOfItsOwn
          ? []
          : [`${label(city)} has the zone ${city['timezone'] ?? ''}, which no neighbour has.`]
      })
    },
  )
  const groups = new Set(cities.map(({ state, country }) => state || country))
  const present = new Set(cities.map(({ geonameid = '' }) => geonameid))
  const unnecessary = [
    ...Object.keys(clocksOfState).filter((state) => groups.has(state)),
    ...Object.keys(zoneOfItsOwn).filter((id) => present.has(id)),
  ].filter((key) => !used.has(key))
  return [...faults, ...unnecessary.map((key) => `${key} is an unnecessary exception.`)]
}

/** The checks of states and time zones by position. */
export const areaChecks = { stateElsewhere, clockUnlikeNeighbours }
