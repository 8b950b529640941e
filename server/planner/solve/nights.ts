import { beyondUsual, lessEachNight, namedWorth, shortStay } from './thresholds.ts'
import type { AreaWish, Stop } from './task.ts'
import type { Stay } from './wishes.ts'

interface Bounds {
  least: number
  most: number
  /** Whether the person asked for these nights. */
  isWished: boolean
}

export interface SharedNights {
  readonly nights: readonly number[]
  /** The points of the nights. */
  readonly points: number
  /** Nights that the stops need beyond those of the trip. */
  readonly missing: number
  /** Nights above the wished maximum of every stop. One stop got them anyway. */
  readonly surplus: number
}

/** The nights that a wish allows at a stop of a trip of `total` nights. */
export function boundsOf(stop: Stop, each: Stay | undefined, isLast: boolean, total: number): Bounds {
  if (stop.need === 'pass') return { least: 0, most: 0, isWished: false }
  // "2 nights each, from Stockholm" does not apply to Stockholm.
  const stay = stop.stay ?? (stop.need === 'start' ? undefined : each)
  const usually = stop.need === 'start' ? 0 : 1
  if (!stay) return { least: usually, most: total, isWished: false }
  if (stay.share !== undefined) {
    const nights = Math.round(stay.share * total)
    return { least: nights, most: nights, isWished: true }
  }
  // The last day of the trip counts as a day in its city, without a night.
  const less = stay.unit === 'days' && isLast ? 1 : 0
  const least = stay.least === undefined ? usually : Math.max(0, stay.least - less)
  const most = stay.most === undefined ? Math.max(total, least) : Math.max(least, stay.most - less)
  return { least, most, isWished: true }
}

/**
 * Shares the nights of a trip among its stops: first the minimum of each stop, then one by one to the stop where the next
 * night is worth most. When there are too few, stops without wished nights lose theirs first.
 */
export function shareNights(
  stops: readonly Stop[],
  total: number,
  each: Stay | undefined,
  areas: readonly AreaWish[],
  worths: readonly number[] = stops.map(({ worth }) => worth),
): SharedNights {
  const last = stops.findLastIndex(({ need }) => need !== 'pass')
  const bounds = stops.map((stop, at) => boundsOf(stop, each, at === last, total))
  const groups = areas.flatMap(({ stay }, at) =>
    stay ? groupOf(stops, at, boundsOfArea(stay, total, stops[last]?.areas.includes(at) === true)) : [],
  )
  const nights = bounds.map(({ least }) => least)
  const change = (at: number, by: number) => (nights[at] = (nights[at] ?? 0) + by)
  let left = total - nights.reduce((sum, count) => sum + count, 0)
  const missing = Math.max(0, -left)
  for (; left < 0; left++) change(leastLoss(stops, nights, bounds), -1)
  let surplus = 0
  const gains = stops.map((stop, at) => gainOf(stop, nights[at] ?? 0, worths[at] ?? 0))
  for (; left > 0; left--) {
    let best = -1
    let most = -Infinity
    for (let at = 0; at < stops.length; at++) {
      if ((nights[at] ?? 0) >= (bounds[at]?.most ?? 0)) continue
      const gain = (gains[at] ?? 0) + groupGain(groups, at, nights)
      if (gain > most) {
        best = at
        most = gain
      }
    }
    if (best < 0) {
      surplus++
      best = roomiest(stops, bounds, last)
    }
    const stop = stops[best]
    if (!stop) break
    gains[best] = gainOf(stop, change(best, 1), worths[best] ?? 0)
  }
  const points = stops.reduce((sum, stop, at) => sum + pointsOf(stop, nights[at] ?? 0, worths[at] ?? 0), 0)
  return { nights, points, missing, surplus }
}

/** The points of `count` nights at a stop. */
function pointsOf(stop: Stop, count: number, worth: number): number {
  const within = Math.min(count, stop.usual)
  const points = worth * stop.usual ** lessEachNight * (within / stop.usual) ** shortStay
  const beyond = count - within
  return beyond === 0 ? points : points + worth * beyondUsual * stop.usual * Math.log1p(beyond / stop.usual)
}

function gainOf(stop: Stop, count: number, worth: number): number {
  const valued = stop.need === 'offer' ? worth : (worth + namedWorth) / 2
  return pointsOf(stop, count + 1, valued) - pointsOf(stop, count, valued)
}

interface Group {
  readonly stops: readonly number[]
  readonly least: number
  readonly most: number
}

/** The nights that a wish allows in an area of a trip of `total` nights. */
export function boundsOfArea(stay: Stay, total: number, isLast: boolean) {
  if (stay.share !== undefined) {
    const nights = Math.round(stay.share * total)
    return { least: nights, most: nights }
  }
  const less = stay.unit === 'days' && isLast ? 1 : 0
  return { least: Math.min(total, (stay.least ?? 0) - less), most: (stay.most ?? total) - less }
}

const groupOf = (stops: readonly Stop[], area: number, bounds: { least: number; most: number }): Group => ({
  stops: stops.flatMap(({ areas, need }, at) => (areas.includes(area) && need !== 'pass' ? at : [])),
  ...bounds,
})

/** The bonus for a night in an area that is below its minimum. It exceeds all other points; above the maximum it is negative. */
function groupGain(groups: readonly Group[], at: number, nights: readonly number[]): number {
  let gain = 0
  for (const { stops, least, most } of groups) {
    if (!stops.includes(at)) continue
    const sum = stops.reduce((total, stop) => total + (nights[stop] ?? 0), 0)
    if (sum < least) gain += 100
    else if (sum >= most) gain -= 100
  }
  return gain
}

/** The stop that loses a night when there are too few: first stops without wished nights. */
function leastLoss(stops: readonly Stop[], nights: readonly number[], bounds: readonly Bounds[]): number {
  let best = 0
  let least = Infinity
  for (const [at, stop] of stops.entries()) {
    const count = nights[at] ?? 0
    if (count === 0) continue
    const rank = bounds[at]?.isWished
      ? 1000
      : stop.need === 'offer'
        ? 0
        : stop.need === 'optional'
          ? 100
          : 200
    const loss = rank + (bounds[at]?.isWished ? -count * 10 : 0) + stop.worth
    if (loss < least) {
      best = at
      least = loss
    }
  }
  return best
}

/** The stop for nights above all wished maxima: one without wished nights, or else the last stop. */
function roomiest(stops: readonly Stop[], bounds: readonly Bounds[], last: number): number {
  const free = stops.findIndex(({ need }, at) => need !== 'pass' && bounds[at]?.isWished === false)
  return free >= 0 ? free : last
}
