import { layerGroup, type Map as LeafletMap, polygon, polyline, svg } from 'leaflet'
import { useEffect, useMemo } from 'react'
import { useMap } from './map-context.ts'
import { addRegionDots } from './region-dots.ts'
import { RegionHatch } from './region-hatch.tsx'
import type { Region, RegionShape } from './region-shape.ts'
import { useOutline } from './use-outline.ts'
import { useRegions } from './use-places.ts'

type VisitedRegionsProps = {
  /** The countries whose regions are drawn. */
  shapes: readonly RegionShape[]
  /** The visited regions of these countries. */
  visited: readonly Region[]
  chosen: Region | undefined
  onChoose: (region: Region) => void
}

/**
 * The regions of several countries on the map of the world: visited regions are filled, and the smallest of them are
 * dots. A click chooses a region, visited or not.
 */
export function VisitedRegions({ shapes, visited, chosen, onChoose }: VisitedRegionsProps) {
  const { map } = useMap()
  useEffect(() => {
    const { classList } = map.getContainer()
    classList.add('has-regions')
    return () => classList.remove('has-regions')
  }, [map])
  const regions = useMemo(() => shapes.flatMap((shape) => shape.regions), [shapes])
  useEffect(() => addBorders(map, shapes), [map, shapes])
  useEffect(() => addFills(map, visited), [map, visited])
  useEffect(() => addRegionDots(map, visited, () => true), [map, visited])

  const hovered = useRegions(regions, onChoose)
  useOutline(hovered === chosen ? undefined : hovered, 'map-outline is-hovered')
  useOutline(chosen, 'map-outline')
  return <RegionHatch />
}

type Line = readonly (readonly [number, number])[]

/** The copies of a line or ring for this world: a part beyond 180° also appears on the other side of the map. */
function onWorld(line: Line): [number, number][][] {
  const shifted = (by: number) => line.map(([lat, lng]): [number, number] => [lat, lng + by])
  const reaches = line.some(([, lng]) => lng > 180)
    ? [0, -360]
    : line.some(([, lng]) => lng < -180)
      ? [0, 360]
      : [0]
  return reaches.map(shifted)
}

const options = { interactive: false, smoothFactor: 1 } as const

function addBorders(map: LeafletMap, shapes: readonly RegionShape[]) {
  const renderer = svg({ pane: 'regions', padding: 0.3 })
  const group = layerGroup().addTo(map)
  for (const { lines } of shapes) {
    const border = lines.border.flatMap(onWorld)
    polyline(border, { ...options, renderer, className: 'map-region-border' }).addTo(group)
  }
  return () => {
    group.remove()
    renderer.remove()
  }
}

/** Fills regions, each with its own path: with a common path the even-odd rule would not fill their overlaps. */
function addFills(map: LeafletMap, regions: readonly Region[]) {
  const renderer = svg({ pane: 'regions', padding: 0.3 })
  const group = layerGroup().addTo(map)
  for (const { polygons } of regions) {
    const worlds = polygons.flatMap((rings) => {
      const copies = rings.map(onWorld)
      return (copies[0] ?? []).map((_, world) => copies.map((ring) => ring[world] ?? ring[0] ?? []))
    })
    polygon(worlds, { ...options, renderer, className: 'map-region is-visited', stroke: false }).addTo(group)
  }
  return () => {
    group.remove()
    renderer.remove()
  }
}
