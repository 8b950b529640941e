import { useMemo, useRef } from 'react'
import type { GeoJsonFile } from '#shared/collections/geo-json.ts'
import { boundsOf, fitView } from './fit-view.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { StillMap, useBoxSize, viewAround } from './still-map.tsx'

type DotsPlateProps = {
  world: GeoJsonFile
  /** What the plate shows, for those who do not see it. */
  label: string
  points: readonly { latitude: number; longitude: number }[]
}

const room = { above: 24, below: 24, aside: 24 }
/** A few places alone are shown with the land around them. */
const nearestZoom = 5
const wide = { lat: 30, lng: 0, zoom: 1.5 }
/** A larger step than the map's: the picture should rarely change while more points come. */
const zoomStep = 1

/** A still map with dots, as large as they allow. It is drawn anew when more of them come. */
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
  const scale = worldSize(view.zoom)
  return (
    <div ref={box} {...drawing(label)} className="absolute inset-0">
      <StillMap world={world} view={view} size={size} />
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className="absolute inset-0 size-full">
        {points.map(({ latitude, longitude }) => (
          <circle
            key={`${latitude} ${longitude}`}
            cx={(mercatorX(longitude) * scale - view.left).toFixed(1)}
            cy={(mercatorY(latitude) * scale - view.top).toFixed(1)}
            r={4}
            className="fill-pin stroke-(--pin-ring) stroke-[1.2]"
          />
        ))}
      </svg>
    </div>
  )
}

/** An `img` element cannot hold the drawing. */
const drawing = (label: string) => ({ role: 'img', 'aria-label': label })
