import type { FoundPlace } from '#web/features/import/read/found.ts'
import type { Zones } from '#web/features/import/read/zones.ts'
import type { Cluster, Dwelling } from './dwellings.ts'
import { findDwellings, nightsOf } from './dwellings.ts'
import type { PackedPoints } from './packed-points.ts'
import { pictureClusters } from './pictures.ts'
import type { DwellSettings } from './rules.ts'

/** How certain a stay is: more points, nights and hours make it more certain. */
const sureOf = ({ start, end, points, nights, inferredShare }: Dwelling): number =>
  0.5 +
  (inferredShare < 0.5 ? 0.2 : 0) +
  (end - start >= 3 * 3_600_000 ? 0.1 : 0) +
  (nights > 0 ? 0.1 : 0) +
  (points >= 10 ? 0.05 : 0)

const ofDwelling = (dwelling: Dwelling): FoundPlace => ({
  is: dwelling.isLayover ? 'layover' : 'stay',
  place: { latitude: dwelling.latitude, longitude: dwelling.longitude },
  start: { instant: dwelling.start },
  end: { instant: dwelling.end },
  sure: sureOf(dwelling),
  why: { by: dwelling.inferredShare > 0.9 ? 'inferred' : 'points', count: dwelling.points },
})

const ofPictures = (cluster: Cluster, zones: Zones, settings: DwellSettings): FoundPlace => {
  const { latitude, longitude, start, end, points, seconds } = cluster
  const found = { place: { latitude, longitude }, why: { by: 'photos' as const, count: points } }
  if (seconds >= settings.leastMinutes * 60)
    return {
      is: 'stay',
      ...found,
      start: { instant: start * 1000 },
      end: { instant: end * 1000 },
      sure: nightsOf(cluster, zones) > 0 ? 0.7 : 0.6,
    }
  return { is: 'moment', ...found, start: { instant: start * 1000 }, sure: 0.4 }
}

/** What points show, with the number of the first one. */
export interface ShownByPoints {
  first: number
  place: FoundPlace
}

/** The stays that points of tracks show, in the order of time. */
export const staysOfPoints = (points: PackedPoints, zones: Zones, settings: DwellSettings): ShownByPoints[] =>
  findDwellings(points, zones, settings).map((dwelling) => ({
    first: dwelling.first,
    place: ofDwelling(dwelling),
  }))

/** The stays and moments that pictures show, in the order of time. */
export const staysOfPictures = (
  pictures: PackedPoints,
  zones: Zones,
  settings: DwellSettings,
): ShownByPoints[] =>
  pictureClusters(pictures).map((cluster) => ({
    first: cluster.first,
    place: ofPictures(cluster, zones, settings),
  }))
