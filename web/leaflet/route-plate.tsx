import './trip.css'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { type Box, type LabelWish, placeLabels } from './place-labels.ts'
import { boxesAlong, boxesOfStops } from './route-boxes.ts'
import { type Size, StillMap, type StillView, useBoxSize, viewAround } from './still-map.tsx'
import { stopNamePx, stopNameWidth, whenNamesChange } from './stop-name.ts'
import { platePins, type PlatePin } from './plate-pins.ts'
import { type LatLng, type Route, type RouteCity, type RouteLeg, unrollRoute } from './trip-route.ts'
import type { WorldFile } from './world-file.ts'

type RoutePlateProps = {
  world: WorldFile
  legs: readonly RouteLeg[]
  /** The id of the city in the middle of a locator map, which has a fixed zoom and no names. */
  around?: string
  /**
   * The places of a map of stays. The view fits them and the legs, and they are drawn instead of the legs' stops. The
   * names of earlier places have priority.
   */
  pins?: readonly PlatePin[]
}

const paddingPx = 36
/** The margin of a map of stays, as a part of its width and of its height. */
const pinsMargin = 0.08
const dotHalfPx = 5
/** Keeps a name away from the dots of other names. The name of a dot begins 2 px from the dot's centre. */
const namedHalfPx = 1.9
/** The extra distance between these dots and their names, compared with the cities of the basemap. */
const dotGapPx = 3
const nameHeight = stopNamePx * 1.3
const minZoom = 1
const maxZoom = 5.5
/** The zoom of every locator map. */
const locatorZoom = 6
/** The view without a route. */
const nowhere: LatLng[] = [
  [52, -22],
  [8, 28],
]

/** A static picture of a route on our own map, which fills its box. It is decoration for screen readers. */
export function RoutePlate({ world, legs, around, pins }: RoutePlateProps) {
  const box = useRef<HTMLDivElement>(null)
  const size = useBoxSize(box)
  const route = useMemo(() => unrollRoute(legs), [legs])
  const placed = useMemo(() => pins && platePins(pins, route), [pins, route])
  const view = useMemo(() => {
    const middle = route.stops.find(({ city }) => city.id === around)?.at
    if (middle) return viewAround(middle, locatorZoom, size)
    const points = [
      ...route.ends,
      ...route.lines.flatMap(({ path }) => path),
      ...(placed ?? []).map(({ at }) => at),
    ]
    return viewOf(points.length === 0 ? nowhere : points, size, fitOf(size, placed !== undefined))
  }, [route, placed, size, around])

  const [fonts, countFonts] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    void whenNamesChange(countFonts)
  }, [])
  const names = useMemo(
    () => (around === undefined ? namesOn(placed ?? endsOf(route), route, view, size) : []),
    // oxlint-disable-next-line react/exhaustive-deps -- with other fonts names have another width
    [route, placed, view, size, around, fonts],
  )

  const at = ([latitude, longitude]: LatLng) => {
    const scale = worldSize(view.zoom)
    return [mercatorX(longitude) * scale - view.left, mercatorY(latitude) * scale - view.top] as const
  }
  return (
    <div ref={box} aria-hidden className="absolute inset-0">
      <StillMap world={world} view={view} size={size} />
      {/* In print the box has another size. The map and this drawing are then cropped in the same way. */}
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        {route.lines.map(({ id, type, path }) => {
          const d = `M${path
            .map((point) =>
              at(point)
                .map((value) => value.toFixed(1))
                .join(' '),
            )
            .join('L')}`
          return (
            <g key={id}>
              <path className="trip-casing" d={d} />
              <path className={`trip-line is-${type}`} d={d} />
              {type === 'train' && <path className="trip-ties" d={d} />}
            </g>
          )
        })}
        {placed === undefined
          ? route.stops.map((stop) => {
              const [x, y] = at(stop.at)
              return <circle key={`${stop.city.id} ${x}`} className="trip-dot" cx={x} cy={y} r={4} />
            })
          : placed.toReversed().map((pin) => {
              const [x, y] = at(pin.at)
              return (
                <path
                  key={pin.city.id}
                  className={`plate-pin is-${pin.kind}`}
                  d={pinShapes[pin.kind]}
                  transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
                />
              )
            })}
        {names.map(({ name, left, top }) => (
          <text key={`${name} ${left}`} className="trip-name" x={left} y={top + nameHeight * 0.8}>
            {name}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** A disc for a visit, a square for a place lived in, a triangle for a layover. */
const pinShapes: Record<PlatePin['kind'], string> = {
  visited: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  lived: 'M-5-5h10v10h-10z',
  transit: 'M0-6L5.8 4.5h-11.6z',
}

type Fit = { aside: number; above: number; step: number }

/** The margin around the points, in pixels, and the step of the zoom. */
const fitOf = ({ width, height }: Size, hasPins: boolean): Fit =>
  hasPins
    ? { aside: width * pinsMargin, above: height * pinsMargin, step: 0.1 }
    : { aside: paddingPx, above: paddingPx, step: 0.5 }

/** The view with the largest zoom, in steps of `step`, that shows all points with a margin. */
function viewOf(points: readonly LatLng[], { width, height }: Size, { aside, above, step }: Fit): StillView {
  const xs = points.map(([, longitude]) => mercatorX(longitude))
  const ys = points.map(([latitude]) => mercatorY(latitude))
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const fits = (zoom: number) =>
    (east - west) * worldSize(zoom) <= width - 2 * aside &&
    (south - north) * worldSize(zoom) <= height - 2 * above
  let zoom = maxZoom
  while (zoom > minZoom && !fits(zoom)) zoom -= step
  const scale = worldSize(zoom)
  return {
    zoom,
    left: ((west + east) / 2) * scale - width / 2,
    top: ((north + south) / 2) * scale - height / 2,
  }
}

type NamedPoint = { city: RouteCity; at: LatLng }

/** The first and the last stop. */
const endsOf = ({ stops }: Route): NamedPoint[] =>
  stops.filter((_, index) => index === 0 || index === stops.length - 1)

/** The positions of the names: beside their dots, in free space. */
function namesOn(
  named: readonly NamedPoint[],
  { stops, lines }: Route,
  view: StillView,
  { width, height }: Size,
) {
  const scale = worldSize(view.zoom)
  const wishes = named.flatMap(({ city, at }, index): LabelWish[] => {
    if (city.name === '') return []
    const [x, y] = [mercatorX(at[1]) * scale, mercatorY(at[0]) * scale]
    const nameWidth = stopNameWidth(city.name)
    return [
      { key: String(index), kind: 'city', x, y, width: nameWidth + dotGapPx, height: nameHeight + dotGapPx },
    ]
  })
  const { left, top } = view
  const [right, bottom, far] = [left + width, top + height, 256]
  const around: Box[] = [
    [left - far, top - far, left + 2, bottom + far],
    [right - 2, top - far, right + far, bottom + far],
    [left, top - far, right, top],
    [left, bottom, right, bottom + far],
  ]
  const isNamed = ({ city }: NamedPoint) => named.some((point) => point.city.id === city.id)
  const obstacles = [
    ...around,
    ...boxesOfStops(
      stops.filter((stop) => !isNamed(stop)),
      scale,
      dotHalfPx,
    ),
    ...boxesOfStops(named, scale, namedHalfPx),
    // Boxes of a line at a named dot are left out: they would block every position of the name.
    ...lines.flatMap(({ path }) => boxesAlong(path, scale)).filter((box) => !wishes.some(isWithin(box))),
  ]
  return placeLabels(wishes, obstacles).map((label) => ({
    name: named[Number(label.key)]?.city.name ?? '',
    left: label.left - left + (label.side === 'right' ? dotGapPx : 0),
    top: label.top - top + (label.side === 'above' ? 0 : label.side === 'below' ? dotGapPx : dotGapPx / 2),
  }))
}

const isWithin =
  ([left, top, right, bottom]: Box) =>
  ({ x, y }: LabelWish) =>
    left <= x && x <= right && top <= y && y <= bottom
