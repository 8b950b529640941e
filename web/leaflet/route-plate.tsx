import './trip.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { GeoJsonFile } from '#shared/collections/geo-json.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { paintTile } from './paint.ts'
import { readPalette, watchTheme } from './palette.ts'
import { type LatLng, type RouteLeg, unrollRoute } from './trip-route.ts'
import { type WorldShape, worldShape } from './world-shape.ts'

type RoutePlateProps = { world: GeoJsonFile; legs: readonly RouteLeg[] }
type Size = { width: number; height: number }
type View = { zoom: number; left: number; top: number }

const paddingPx = 36
const minZoom = 1
const maxZoom = 5.5
/** What is shown while there is no route. */
const nowhere: LatLng[] = [
  [52, -22],
  [8, 28],
]

/** A still picture of a route on our own map, as large as the box it stands in. It is decoration. */
export function RoutePlate({ world, legs }: RoutePlateProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const route = useMemo(() => unrollRoute(legs), [legs])
  const view = useMemo(() => {
    const points = [...route.ends, ...route.lines.flatMap(({ path }) => path)]
    return viewOf(points.length === 0 ? nowhere : points, size)
  }, [route, size])

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
  const last = route.stops.length - 1
  return (
    <div ref={box} aria-hidden className="absolute inset-0">
      <canvas ref={canvas} className="absolute inset-0 size-full" />
      <svg className="absolute inset-0 size-full">
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
        {route.stops.map((stop, index) => {
          const [x, y] = at(stop.at)
          const isNamed = index === 0 || index === last
          return (
            <g key={`${stop.city.id} ${x}`}>
              <circle className="trip-dot" cx={x} cy={y} r={4} />
              {isNamed && (
                <text
                  className="trip-name"
                  x={Math.max(6, Math.min(size.width - 6, x))}
                  y={y < 26 ? y + 20 : y - 10}
                  textAnchor={x < 60 ? 'start' : x > size.width - 60 ? 'end' : 'middle'}
                >
                  {stop.city.name}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
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
