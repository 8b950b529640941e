import type { PackedPoints } from './packed-points.ts'
import { rules } from './rules.ts'
import { distanceKm } from './sphere.ts'

const daySeconds = 86_400
/** Devices are compared over months: a device that is at home on one day may travel in the weeks around it. */
const monthDays = 30
/** Cells of 0.1 degrees, about 10 km. */
const cellOf = (latitude: number, longitude: number) =>
  Math.floor((latitude + 90) * 10) * 3600 + Math.floor((longitude + 180) * 10)

/**
 * The points that count, in the order of time: of one device a day, exact, and without jumps.
 *
 * @param devices The devices that the person chose; all when absent.
 */
export const cleanPoints = (points: PackedPoints, devices?: readonly string[]): Uint32Array => {
  const chosen = devices === undefined ? undefined : new Set(devices)
  const names = points.devices
  const exact = points.inTimeOrder().filter((index) => {
    if (points.accuracy(index) > rules.worstAccuracy) return false
    return chosen === undefined || chosen.has(names[points.device(index)] ?? '')
  })
  const ofOneDevice = names.length > 1 ? onePerDay(points, exact) : exact
  return withoutJumps(points, ofOneDevice)
}

/**
 * Of each day (UTC) the points of one device: among those that report for at least a quarter of the hours of the best,
 * the device that travelled most in the surrounding months. The phone wins over a tablet that stays at home.
 */
const onePerDay = (points: PackedPoints, order: Uint32Array): Uint32Array => {
  const cells = new Map<string, Set<number>>()
  const hours = new Map<number, Map<number, Set<number>>>()
  const dayOf = (index: number) => Math.floor(points.time(index) / daySeconds)
  for (const index of order) {
    const device = points.device(index)
    const day = dayOf(index)
    const key = `${device} ${Math.floor(day / monthDays)}`
    entry(cells, key, () => new Set<number>()).add(cellOf(points.latitude(index), points.longitude(index)))
    const ofDay = entry(hours, day, () => new Map<number, Set<number>>())
    entry(ofDay, device, () => new Set<number>()).add(Math.floor(points.time(index) / 3600))
  }
  const cellsAround = (device: number, day: number) => {
    const month = Math.floor(day / monthDays)
    return [month - 1, month, month + 1].reduce(
      (sum, near) => sum + (cells.get(`${device} ${near}`)?.size ?? 0),
      0,
    )
  }
  const best = new Map<number, number>()
  for (const [day, ofDay] of hours) {
    const most = Math.max(...[...ofDay.values()].map(({ size }) => size))
    let found = -1
    let foundCells = -1
    for (const [device, { size }] of ofDay) {
      const around = cellsAround(device, day)
      if (size * 4 >= most && around > foundCells) [found, foundCells] = [device, around]
    }
    best.set(day, found)
  }
  return order.filter((index) => best.get(dayOf(index)) === points.device(index))
}

const entry = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

const between = (points: PackedPoints, from: number, to: number) => {
  const km = distanceKm(
    points.latitude(from),
    points.longitude(from),
    points.latitude(to),
    points.longitude(to),
  )
  const seconds = Math.max(points.time(to) - points.time(from), 1)
  return { km, speed: (km / seconds) * 3600, seconds }
}

/** The maximum number of points in a faulty jump. */
const longestJump = 60

/** Removes the points between a jump at an impossible speed and the jump back. */
const withoutJumps = (points: PackedPoints, order: Uint32Array): Uint32Array => {
  const kept = new Uint32Array(order.length)
  let count = 0
  let position = 0
  while (position < order.length) {
    const index = order[position] ?? 0
    const last = count === 0 ? undefined : kept[count - 1]
    const end = last === undefined ? position : endOfJump(points, order, last, position)
    if (end > position) {
      position = end
      continue
    }
    kept[count] = index
    count += 1
    position += 1
  }
  return kept.subarray(0, count)
}

/** The point to which the track returns after a jump at `start`; `start` when it does not return. */
const endOfJump = (points: PackedPoints, order: Uint32Array, last: number, start: number): number => {
  const away = between(points, last, order[start] ?? 0)
  if (away.km < 1 || away.speed < rules.jumpSpeed || away.seconds > rules.jumpSeconds) return start
  const stop = Math.min(order.length, start + longestJump)
  for (let next = start + 1; next < stop; next += 1) {
    const index = order[next] ?? 0
    const home = between(points, last, index)
    if (home.seconds > rules.jumpSeconds) return start
    if (home.km > Math.max(0.5, away.km * 0.2)) continue
    const back = between(points, order[next - 1] ?? 0, index)
    return back.speed > rules.jumpSpeed ? next : start
  }
  return start
}
