import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { type Box, type LabelWish, overlap, placeLabels, type PlacedLabel } from './place-labels.ts'
import { boxesAlong, boxesOfStops } from './route-boxes.ts'
import { stopNamePx, stopNameWidth } from './stop-name.ts'
import type { Route } from './trip-route.ts'

/** The radius of a stop's circle, in pixels. */
export const circleHalfPx = 7.5
const coreHalfPx = 1.5

/**
 * The positions of the names at a zoom, by the index of their stop: first the stops of the route, then the removed
 * ones.
 */
export type RouteNames = ReadonlyMap<string, PlacedLabel>

const namedStops = ({ stops, removed }: Route) => [...stops, ...removed.stops]

/** Places the name of each stop: beside the lines if there is room, otherwise across them. */
export function placeRouteNames(route: Route, zoom: number): RouteNames {
  const scale = worldSize(zoom)
  // The obstacle is smaller than the circle: a name is further from its circle than from a dot, and its own circle
  // must not block it. Removed stops are last, so their names are the first without room.
  const named = namedStops(route)
  const places = boxesOfStops(named, scale, coreHalfPx)
  const wishes = named.map((stop, index): LabelWish => ({
    key: String(index),
    kind: 'city',
    x: mercatorX(stop.at[1]) * scale,
    y: mercatorY(stop.at[0]) * scale,
    width: stopNameWidth(stop.city.name) + circleHalfPx,
    height: stopNamePx * 1.3,
  }))
  // The part of a line inside a stop's circle blocks no name.
  const circleBoxes = boxesOfStops(route.stops, scale, circleHalfPx)
  const alongLines = route.lines
    .flatMap(({ path }) => boxesAlong(path, scale, 1))
    .filter((box) => !circleBoxes.some((circle) => overlap(box, circle)))
  const beside = placeLabels(wishes, [...places, ...alongLines])
  const besideKeys = new Set(beside.map(({ key }) => key))
  const across = placeLabels(
    wishes.filter(({ key }) => !besideKeys.has(key)),
    [
      ...places,
      ...beside.map(({ key, left, top }): Box => {
        const { width = 0, height = 0 } = wishes[Number(key)] ?? {}
        return [left, top, left + width, top + height]
      }),
    ],
  )
  return new Map([...beside, ...across].map((label) => [label.key, label]))
}

/** The boxes of a route's circles, names and lines, in absolute pixels at a zoom. */
export function routeObstacles(route: Route, names: RouteNames, zoom: number): Box[] {
  const scale = worldSize(zoom)
  const named = namedStops(route)
  return [
    ...boxesOfStops(route.stops, scale, circleHalfPx),
    ...[...names].map(([index, { left, top }]): Box => {
      const name = named[Number(index)]?.city.name ?? ''
      return [left, top, left + stopNameWidth(name) + 2 * circleHalfPx, top + stopNamePx * 1.3]
    }),
    ...route.lines.flatMap(({ path }) => boxesAlong(path, scale)),
  ]
}
