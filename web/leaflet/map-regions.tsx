import { circleMarker, layerGroup, type Map as LeafletMap, polygon, polyline, svg } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from './map-context.ts'
import { worldSize } from './mercator.ts'
import type { Region, RegionShape } from './region-shape.ts'
import { useOutline } from './use-outline.ts'

/** A region with no part of this size could not be made out. */
const smallestPx = 6

type MapRegionsProps = {
  shape: RegionShape
  /** The keys of the visited regions. */
  visited: ReadonlySet<string>
  /** The key of the chosen region, or "". */
  chosen: string
  onChoose: (region: Region, at: { lat: number; lng: number }) => void
}

/** The regions of a country on the map around it: the visited ones filled, the others plain; a press chooses one. */
export function MapRegions({ shape, visited, chosen, onChoose }: MapRegionsProps) {
  const { map, basemap } = useMap()
  const paths = useRef<ReadonlyMap<string, SVGElement>>(new Map())
  const handleChoose = useEffectEvent(onChoose)

  useEffect(() => {
    basemap.setFaded(true)
    return () => basemap.setFaded(false)
  }, [basemap])

  useEffect(() => {
    const drawn = addRegions(map, shape, (region, at) => handleChoose(region, at))
    paths.current = drawn.paths
    return drawn.remove
  }, [map, shape])

  useEffect(() => {
    for (const { key } of shape.regions) {
      paths.current.get(key)?.classList.toggle('is-visited', visited.has(key))
    }
  }, [shape, visited])

  useOutline(shape.regions.find(({ key }) => key === chosen)?.outline, 'map-outline')

  return (
    <svg aria-hidden width="0" height="0" className="absolute">
      <defs>
        <pattern
          id="region-hatch"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" className="map-region-ground" />
          <path d="M0 0V5" className="map-region-hatch" />
        </pattern>
      </defs>
    </svg>
  )
}

/** Draws regions with their borders and coasts. Answers the element of each region by its key, and how to remove all. */
function addRegions(map: LeafletMap, shape: RegionShape, onChoose: MapRegionsProps['onChoose']) {
  const renderer = svg({ pane: 'regions', padding: 0.5 })
  const group = layerGroup().addTo(map)
  const spots = layerGroup().addTo(map)
  const paths = new Map<string, SVGElement>()
  for (const region of shape.regions) {
    const fill = polygon(region.polygons, {
      renderer,
      className: 'map-region',
      stroke: false,
      smoothFactor: 0.7,
    })
    fill.on('click', ({ latlng }) => onChoose(region, latlng))
    fill.addTo(group)
    const element = fill.getElement()
    if (element instanceof SVGElement) paths.set(region.key, element)
  }
  const line = (lines: [number, number][][], className: string) =>
    polyline(lines, { renderer, className, interactive: false, smoothFactor: 0.7 }).addTo(group)
  line(shape.lines.border, 'map-region-border')
  line(shape.lines.coast, 'map-region-coast')

  // What is too small to be seen at a zoom stands there as a spot.
  const follow = () => {
    spots.clearLayers()
    const pxPerDegree = worldSize(map.getZoom()) / 360
    for (const region of shape.regions) {
      if (region.sizeDegrees * pxPerDegree >= smallestPx) continue
      const [lat, lng] = region.anchor
      const spot = circleMarker([lat, lng], { renderer, radius: 4, className: 'map-region-spot' })
      spot.on('click', ({ latlng }) => onChoose(region, latlng)).addTo(spots)
    }
  }
  follow()
  map.on('zoomend', follow)
  const remove = () => {
    map.off('zoomend', follow)
    spots.remove()
    group.remove()
    renderer.remove()
  }
  return { paths, remove }
}
