import { useMemo, useRef } from 'react'
import { StillMap, useBoxSize, viewAround } from './still-map.tsx'
import type { WorldFile } from './world-file.ts'

type AreaPlateProps = {
  world: WorldFile
  /** The centre in degrees, and the zoom for a box 176 px wide. Boxes of other widths show the same area. */
  view: { latitude: number; longitude: number; zoom: number }
  /** The two-letter codes of the countries that are filled as visited. */
  visited: ReadonlySet<string>
}

const usualPx = 176

/** A small static map of a part of the world with its visited countries. It fills its box. */
export function AreaPlate({ world, view, visited }: AreaPlateProps) {
  const box = useRef<HTMLDivElement>(null)
  const size = useBoxSize(box)
  const { latitude, longitude, zoom } = view
  const still = useMemo(() => {
    const fitted = zoom + Math.log2(Math.max(1, size.width) / usualPx)
    return viewAround([latitude, longitude], fitted, size)
  }, [latitude, longitude, zoom, size])
  return (
    <div ref={box} className="absolute inset-0">
      <StillMap world={world} view={still} size={size} visited={visited} />
    </div>
  )
}
