import './trip.css'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { GeoJsonFile } from '#shared/collections/geo-json.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { paintTile } from './paint.ts'
import { readPalette, watchTheme } from './palette.ts'
import { type Box, type LabelWish, placeLabels, type PlacedLabel } from './place-labels.ts'
import { boxesAlong, boxesOfStops } from './route-boxes.ts'
import { stopNamePx, stopNameWidth, whenNamesChange } from './stop-name.ts'
import { type LatLng, type Route, type RouteLeg, unrollRoute } from './trip-route.ts'
import { type WorldShape, worldShape } from './world-shape.ts'

type RoutePlateProps = {
  world: GeoJsonFile
  legs: readonly RouteLeg[]
  /** The id of the city in the middle of a locator: a plate at one scale and without names. */
  around?: string
}
type Size = { width: number; height: number }
type View = { zoom: number; left: number; top: number }

const paddingPx = 36
const dotHalfPx = 5
/** A name stands a little further from these dots than from those of the map's own cities. */
const dotGapPx = 3
const nameHeight = stopNamePx * 1.3
const minZoom = 1
const maxZoom = 5.5
/** The scale of every locator. */
const locatorZoom = 6
/** What is shown while there is no route. */
const nowhere: LatLng[] = [
  [52, -22],
  [8, 28],
]

/** A still picture of a route on our own map, as large as the box it stands in. It is decoration. */
export function RoutePlate({ world, legs, around }: RoutePlateProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const route = useMemo(() => unrollRoute(legs), [legs])
  const view = useMemo(() => {
    const middle = route.stops.find(({ city }) => city.id === around)?.at
    if (middle) return viewAround(middle, locatorZoom, size)
    const points = [...route.ends, ...route.lines.flatMap(({ path }) => path)]
    return viewOf(points.length === 0 ? nowhere : points, size)
  }, [route, size, around])

  const [fonts, countFonts] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    void whenNamesChange(countFonts)
  }, [])
  const names = useMemo(
    () => (around === undefined ? namesOn(route, view, size) : []),
    // oxlint-disable-next-line react/exhaustive-deps -- with other fonts names have another width
    [route, view, size, around, fonts],
  )

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const paint = () => canvas.current && paintView(canvas.current, worldShape(world), view, size)
    paint()
    return watchTheme(paint)
  }, [world, view, size])

  const at = ([latitude, longitude]: LatLng) => {
    const scale = worldSize(view.zoom)
    return [mercatorX(longitude) * scale - view.left, mercatorY(latitude) * scale - view.top] as const
  }
  return (
    <div ref={box} aria-hidden className="absolute inset-0">
      <canvas ref={canvas} className="absolute inset-0 size-full object-cover" />
      {/* A print has boxes of another width: there both are cut off alike. */}
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
        {route.stops.map((stop) => {
          const [x, y] = at(stop.at)
          return <circle key={`${stop.city.id} ${x}`} className="trip-dot" cx={x} cy={y} r={4} />
        })}
        {names.map(({ key, left, top }) => (
          <text key={key} className="trip-name" x={left} y={top + nameHeight * 0.8}>
            {route.stops[Number(key)]?.city.name}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** The view with a point in its middle. */
function viewAround([latitude, longitude]: LatLng, zoom: number, { width, height }: Size): View {
  const scale = worldSize(zoom)
  return {
    zoom,
    left: mercatorX(longitude) * scale - width / 2,
    top: mercatorY(latitude) * scale - height / 2,
  }
}

/** The nearest view, in half steps, that holds all points with some room around. */
function viewOf(points: readonly LatLng[], { width, height }: Size): View {
  const xs = points.map(([, longitude]) => mercatorX(longitude))
  const ys = points.map(([latitude]) => mercatorY(latitude))
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const fits = (zoom: number) =>
    (east - west) * worldSize(zoom) <= width - 2 * paddingPx &&
    (south - north) * worldSize(zoom) <= height - 2 * paddingPx
  let zoom = maxZoom
  while (zoom > minZoom && !fits(zoom)) zoom -= 0.5
  const scale = worldSize(zoom)
  return {
    zoom,
    left: ((west + east) / 2) * scale - width / 2,
    top: ((north + south) / 2) * scale - height / 2,
  }
}

/** Where the names of the first and the last city stand on the plate: beside their dots, where nothing else is. */
function namesOn({ stops, lines }: Route, view: View, { width, height }: Size): PlacedLabel[] {
  const scale = worldSize(view.zoom)
  const ends = [0, stops.length - 1]
  const wishes = [...new Set(ends)].flatMap((index): LabelWish[] => {
    const { city, at } = stops[index] ?? {}
    if (!city || !at || city.name === '') return []
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
  const between = stops.filter((_, index) => !ends.includes(index))
  const obstacles = [
    ...around,
    ...boxesOfStops(between, scale, dotHalfPx),
    // Where a line meets the dot of a name it would leave that name no place at all.
    ...lines.flatMap(({ path }) => boxesAlong(path, scale)).filter((box) => !wishes.some(isWithin(box))),
  ]
  return placeLabels(wishes, obstacles).map((label) => ({
    ...label,
    left: label.left - left + (label.side === 'right' ? dotGapPx : 0),
    top: label.top - top + (label.side === 'above' ? 0 : label.side === 'below' ? dotGapPx : dotGapPx / 2),
  }))
}

const isWithin =
  ([left, top, right, bottom]: Box) =>
  ({ x, y }: LabelWish) =>
    left <= x && x <= right && top <= y && y <= bottom

function paintView(canvas: HTMLCanvasElement, shape: WorldShape, { zoom, left, top }: View, size: Size) {
  const { width, height } = size
  const pen = canvas.getContext('2d')
  if (!pen || width === 0 || height === 0) return
  const density = Math.min(2, window.devicePixelRatio)
  canvas.width = width * density
  canvas.height = height * density
  pen.scale(density, density)
  const whole = { zoom, left, top, size: Math.max(width, height) }
  paintTile(pen, shape.level(zoom), readPalette(), whole, null)
}
