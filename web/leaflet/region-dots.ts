import { circleMarker, layerGroup, type Map as LeafletMap, svg } from 'leaflet'
import type { Region } from './region-shape.ts'
import { dotRadius, isDot } from './small-places.ts'

/** Draws the smallest regions as dots, the visited ones above the others. Returns a function that removes them. */
export function addRegionDots(
  map: LeafletMap,
  regions: readonly Region[],
  isVisited: (region: Region) => boolean,
) {
  const renderer = svg({ pane: 'regions', padding: 0.5 })
  const group = layerGroup().addTo(map)
  const draw = () => {
    group.clearLayers()
    const dots = regions.filter((region) => isDot(region, map.getZoom()))
    for (const region of dots.toSorted((a, b) => Number(isVisited(a)) - Number(isVisited(b)))) {
      const className = `map-region-dot${isVisited(region) ? ' is-visited' : ''}`
      const dot = { renderer, radius: dotRadius, className, interactive: false }
      circleMarker([...region.anchor], dot).addTo(group)
    }
  }
  draw()
  map.on('zoomend', draw)
  return () => {
    map.off('zoomend', draw)
    group.remove()
    renderer.remove()
  }
}
