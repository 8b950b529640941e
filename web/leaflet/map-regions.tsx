import { layerGroup, type Map as LeafletMap, polygon, polyline, svg } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from './map-context.ts'
import { addRegionDots } from './region-dots.ts'
import { RegionHatch } from './region-hatch.tsx'
import type { Region, RegionShape } from './region-shape.ts'
import { useOutline } from './use-outline.ts'
import { useRegions } from './use-places.ts'

type MapRegionsProps = {
  shape: RegionShape
  /** The keys of the visited regions. */
  visited: ReadonlySet<string>
  /** The key of the chosen region, or "". */
  chosen?: string
  onChoose?: (region: Region, at: { lat: number; lng: number }) => void
}

/**
 * The regions of a country on the map around it: visited regions are filled, others are plain, and the smallest are
 * dots. A click chooses a region.
 */
export function MapRegions({ shape, visited, chosen = '', onChoose }: MapRegionsProps) {
  const { map, basemap } = useMap()
  const paths = useRef<ReadonlyMap<string, SVGElement>>(new Map())
  const { regions } = shape

  useEffect(() => {
    basemap.setFaded(true)
    return () => basemap.setFaded(false)
  }, [basemap])

  useEffect(() => {
    const drawn = addRegions(map, shape)
    paths.current = drawn.paths
    return drawn.remove
  }, [map, shape])

  useEffect(() => {
    for (const { key } of regions) {
      paths.current.get(key)?.classList.toggle('is-visited', visited.has(key))
    }
    return addRegionDots(map, regions, ({ key }) => visited.has(key))
  }, [map, regions, visited])

  const hovered = useRegions(regions, onChoose)
  useOutline(hovered?.key === chosen ? undefined : hovered, 'map-outline is-hovered')
  useOutline(
    regions.find(({ key }) => key === chosen),
    'map-outline',
  )

  return <RegionHatch />
}

/**
 * Draws regions with their borders and coasts. Returns the element of each region by its key, and a function that
 * removes all.
 */
function addRegions(map: LeafletMap, shape: RegionShape) {
  const renderer = svg({ pane: 'regions', padding: 0.5 })
  const group = layerGroup().addTo(map)
  const paths = new Map<string, SVGElement>()
  const options = { renderer, interactive: false, smoothFactor: 0.7 }
  for (const region of shape.regions) {
    const fill = polygon(region.polygons, { ...options, className: 'map-region', stroke: false }).addTo(group)
    const element = fill.getElement()
    if (element instanceof SVGElement) paths.set(region.key, element)
  }
  polyline(shape.lines.border, { ...options, className: 'map-region-border' }).addTo(group)
  polyline(shape.lines.coast, { ...options, className: 'map-region-coast' }).addTo(group)
  const remove = () => {
    group.remove()
    renderer.remove()
  }
  return { paths, remove }
}
