import { type RefObject, useEffect, useRef, useState } from 'react'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { paintTile } from './paint.ts'
import { readPalette, watchTheme } from './palette.ts'
import type { LatLng } from './trip-route.ts'
import { type WorldShape, worldShape } from './world-shape.ts'
import type { WorldFile } from './world-file.ts'
import { sharpCanvas } from './sharp-canvas.ts'

/** In CSS pixels. */
export type Size = { width: number; height: number }
/** The view of a static map: its upper left corner in absolute pixels at a zoom. */
export type StillView = { zoom: number; left: number; top: number }

type StillMapProps = {
  world: WorldFile
  view: StillView
  size: Size
  /** The two-letter codes of the countries that are filled as visited; undefined for a plain map. */
  visited?: ReadonlySet<string> | undefined
  /** Whether to prepare and paint the outlines in separate frames, for a page that must stay responsive. */
  isInFrames?: boolean
}

/** A static picture of our own map, centred in its box. */
export function StillMap({ world, view, size, visited, isInFrames = false }: StillMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const paint = () => canvas.current && paintView(canvas.current, worldShape(world), view, size, visited)
    let frame = 0
    if (isInFrames) {
      frame = requestAnimationFrame(() => {
        worldShape(world).level(view.zoom)
        frame = requestAnimationFrame(paint)
      })
    } else paint()
    const stop = watchTheme(paint)
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [world, view, size, visited, isInFrames])
  return <canvas ref={canvas} className="absolute inset-0 size-full object-cover" />
}

/** The size of an element's content; zero before its first layout. */
export function useBoxSize(box: RefObject<Element | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return size
}

/** The view centred on a point. */
export function viewAround([latitude, longitude]: LatLng, zoom: number, { width, height }: Size): StillView {
  const scale = worldSize(zoom)
  return {
    zoom,
    left: mercatorX(longitude) * scale - width / 2,
    top: mercatorY(latitude) * scale - height / 2,
  }
}

function paintView(
  canvas: HTMLCanvasElement,
  shape: WorldShape,
  { zoom, left, top }: StillView,
  { width, height }: Size,
  visited: ReadonlySet<string> | undefined,
) {
  const pen = sharpCanvas(canvas, { width, height })
  if (!pen) return
  const whole = { zoom, left, top, size: Math.max(width, height) }
  const palette = readPalette()
  if (visited === undefined) {
    paintTile(pen, shape.level(zoom), palette, whole, null)
    return
  }
  // Countries that are not visited look like plain land, unlike on the map of countries.
  const plain = { ...palette, unvisited: palette.land, choroplethBorder: palette.border }
  const indexes = shape.countries.flatMap(({ iso2 }, index) => (visited.has(iso2) ? [index] : []))
  // Only visited countries are drawn as dots.
  const countries = shape.countries.map((country) =>
    visited.has(country.iso2) ? country : { ...country, size: Infinity },
  )
  paintTile(pen, shape.level(zoom), plain, whole, { countries, visited: new Set(indexes) })
}
