import type { Zones } from '#web/features/import/read/zones.ts'
import { cleanPoints } from './clean.ts'
import type { PackedPoints } from './packed-points.ts'
import type { DwellSettings } from './rules.ts'
import { rules } from './rules.ts'
import { distanceKm, Middle } from './sphere.ts'

/** A period in one place of a few km. Its city is found later. */
export interface Dwelling {
  /** The number of its first point. */
  first: number
  latitude: number
  longitude: number
  /** ms since 1970, UTC. */
  start: number
  end: number
  points: number
  /** Local nights, of which some part between 02:00 and 05:00 is in this time. */
  nights: number
  /** The share of the time that is inferred: no points show it, but those before and after it are in this place. */
  inferredShare: number
  /** Whether the person arrived and left by plane within a day, without a night. */
  isLayover: boolean
}

interface Fix {
  time: number
  latitude: number
  longitude: number
}

/** Points within a few km of their centre. Times are in seconds. */
export class Cluster {
  /** The number of its first point. */
  readonly first: number
  private readonly middle = new Middle()
  start: number
  end: number
  points = 0
  inferred = 0
  /** The longest period that begins at a point and ends before the first point outside the radius of a pause. */
  pauseSeconds = 0
  private origin: Fix | undefined
  private pause: Fix | undefined
  /** How far the last point is from the first one, in km. */
  private progressKm = 0

  constructor(first: number, time: number) {
    this.first = first
    this.start = time
    this.end = time
  }

  get latitude(): number {
    return this.middle.latitude
  }

  get longitude(): number {
    return this.middle.longitude
  }

  get seconds(): number {
    return this.end - this.start
  }

  add(time: number, latitude: number, longitude: number): void {
    const gap = time - this.end
    if (gap > rules.gapSeconds) this.inferred += gap
    this.end = time
    this.points += 1
    this.middle.add(latitude, longitude)
    this.origin ??= { time, latitude, longitude }
    this.progressKm = distanceKm(this.origin.latitude, this.origin.longitude, latitude, longitude)
    const { pause = this.origin } = this
    const hasMoved = distanceKm(pause.latitude, pause.longitude, latitude, longitude) > rules.pauseKm
    if (hasMoved) this.pause = { time, latitude, longitude }
    else this.pauseSeconds = Math.max(this.pauseSeconds, time - pause.time)
  }

  /** Whether the person only passed through, for example by bicycle: they left on the other side without a pause. */
  get isPassed(): boolean {
    return this.progressKm > rules.radiusKm && this.pauseSeconds < rules.pauseSeconds
  }

  distanceTo(latitude: number, longitude: number): number {
    return distanceKm(this.latitude, this.longitude, latitude, longitude)
  }
}

/**
 * The places where the person stayed, in the order of time. Passing through, flying over and sailing by do not count:
 * they take less than an hour, or have no pause.
 */
export const findDwellings = (points: PackedPoints, zones: Zones, settings: DwellSettings): Dwelling[] => {
  const least = settings.leastMinutes * 60
  const clusters = clustersOf(points, cleanPoints(points, settings.devices))
  const long: { cluster: Cluster; flewIn: boolean }[] = []
  let flew = false
  let before: Cluster | undefined
  for (const cluster of clusters) {
    const last = long.at(-1)?.cluster
    flew ||=
      (before !== undefined && isFlight(before, cluster)) || (last !== undefined && isFlight(last, cluster))
    before = cluster
    if (cluster.seconds < least || cluster.isPassed) continue
    long.push({ cluster, flewIn: flew })
    flew = false
  }
  return long.map(({ cluster, flewIn }, index) => {
    const nights = nightsOf(cluster, zones)
    return {
      first: cluster.first,
      latitude: cluster.latitude,
      longitude: cluster.longitude,
      start: cluster.start * 1000,
      end: cluster.end * 1000,
      points: cluster.points,
      nights,
      inferredShare: cluster.seconds === 0 ? 0 : cluster.inferred / cluster.seconds,
      isLayover:
        long[index + 1]?.flewIn === true &&
        nights === 0 &&
        cluster.seconds < (flewIn ? rules.layoverSeconds : index > 0 ? rules.waitSeconds : 0),
    }
  })
}

const isFlight = (from: Cluster, to: Cluster): boolean => {
  const km = from.distanceTo(to.latitude, to.longitude)
  return km > rules.flightKm && (km / Math.max(to.start - from.end, 1)) * 3600 > rules.flightSpeed
}

function* clustersOf(points: PackedPoints, order: Uint32Array): Generator<Cluster> {
  let first = 0
  while (first < order.length) {
    const cluster = new Cluster(order[first] ?? 0, points.time(order[first] ?? 0))
    /** The first of the latest points, all of which are outside. */
    let outside = -1
    let next = first
    for (; next < order.length; next += 1) {
      const index = order[next] ?? 0
      const [time, latitude, longitude] = [
        points.time(index),
        points.latitude(index),
        points.longitude(index),
      ]
      const isAway = outside !== -1 && time - points.time(order[outside] ?? 0) > rules.leavingSeconds
      if (isAway) break
      const km = cluster.points === 0 ? 0 : cluster.distanceTo(latitude, longitude)
      if (km <= rules.radiusKm * (cluster.points < 2 ? 1 : rules.leavingFactor)) {
        if (time - cluster.end > rules.inferredSeconds) break
        cluster.add(time, latitude, longitude)
        outside = -1
      } else {
        if (outside === -1) outside = next
        if (time - cluster.end > rules.gapSeconds) break
      }
    }
    yield cluster
    first = outside === -1 ? next : outside
  }
}

const daySeconds = 86_400

/** The local nights of a stay. */
export const nightsOf = (stay: Cluster, zones: Zones): number => {
  const local = (seconds: number) => zones.localTime(seconds * 1000, stay.latitude, stay.longitude) / 1000
  const [start, end] = [local(stay.start), local(stay.end)]
  const { from, to } = rules.nightHours
  // The first night ends after the start, the last one begins before the end.
  const firstDay = Math.floor((start - to * 3600) / daySeconds) + 1
  const lastDay = Math.floor((end - from * 3600) / daySeconds)
  return Math.max(0, lastDay - firstDay + 1)
}
