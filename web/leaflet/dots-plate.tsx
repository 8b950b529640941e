import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { boundsOf, fitView } from './fit-view.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { readPalette, watchTheme } from './palette.ts'
import { type Size, StillMap, type StillView, useBoxSize, viewAround } from './still-map.tsx'
import type { WorldFile } from './world-file.ts'
import { sharpCanvas } from './sharp-canvas.ts'

type DotsPlateProps = {
  world: WorldFile
  /** The text alternative of the picture. */
  label: string
  points: readonly { latitude: number; longitude: number }[]
}

const room = { above: 24, below: 24, aside: 24 }
/** The limit of the zoom, which keeps land in view around a few places. */
const nearestZoom = 5
const wide = { lat: 30, lng: 0, zoom: 1.5 }
/** Larger than the interactive map's step, so that the view seldom changes while points are added. */
const zoomStep = 1

/** A static map with dots, at the largest zoom that shows all of them. It is drawn again when dots are added. */
export function DotsPlate({ world, label, points }: DotsPlateProps) {
  const box = useRef<HTMLDivElement>(null)
  const size = useBoxSize(box)
  const view = useMemo(() => {
    if (points.length === 0 || size.width === 0) {
      return viewAround([wide.lat, wide.lng], wide.zoom, size)
    }
    const fitted = fitView(boundsOf(points.map(({ latitude, longitude }) => [latitude, longitude])), {
      size: { x: size.width, y: size.height },
      free: [0, 0, size.width, size.height],
      room,
      maxZoom: nearestZoom,
    })
    const zoom = Math.floor(fitted.zoom / zoomStep) * zoomStep
    return viewAround([fitted.lat, fitted.lng], zoom, size)
  }, [points, size])
  const dots = useRef<HTMLCanvasElement>(null)
  useDots(dots, points, view, size)
  return (
    <div ref={box} {...drawing(label)} className="absolute inset-0">
      <StillMap isInFrames world={world} view={view} size={size} />
      <canvas ref={dots} className="absolute inset-0 size-full" />
    </div>
  )
}

const dotPx = 4
const ringPx = 1.2

/** Paints the dots on a canvas: thousands of elements would block the page for too long. */
function useDots(
  canvas: RefObject<HTMLCanvasElement | null>,
  points: DotsPlateProps['points'],
  { zoom, left, top }: StillView,
  { width, height }: Size,
) {
  useEffect(() => {
    const scale = worldSize(zoom)
    const paint = () => {
      const pen = sharpCanvas(canvas.current, { width, height })
      if (!pen) return
      const { pin, pinRing } = readPalette()
      pen.fillStyle = pin
      pen.strokeStyle = pinRing
      pen.lineWidth = ringPx
      for (const { latitude, longitude } of points) {
        pen.beginPath()
        pen.arc(mercatorX(longitude) * scale - left, mercatorY(latitude) * scale - top, dotPx, 0, 2 * Math.PI)
        pen.fill()
        pen.stroke()
      }
    }
    paint()
    return watchTheme(paint)
  }, [canvas, points, zoom, left, top, width, height])
}

/** A `div` with the role `img`, because an `img` element cannot contain canvases. */
const drawing = (label: string) => ({ role: 'img', 'aria-label': label })
