import { type Map as LeafletMap, TileLayer } from 'leaflet'

/** A tile server. */
export type TileSource = {
  /** A template with {z}, {x} and {y}. */
  url: string
  /** The attribution that the tiles' owner requires; may contain a link. */
  attribution: string
  /** The lowest zoom at which tiles cover our own basemap. */
  minZoom: number
}

/**
 * Shows a tile server's tiles above the basemap from their lowest zoom on. When all tiles in view have loaded without
 * an error, the map's element has the class `has-tiles`. Where a tile failed, the basemap is visible.
 */
export function addTileLayer(map: LeafletMap, pane: string, source: TileSource): () => void {
  const container = map.getContainer()
  const tiles = new TileLayer(source.url, {
    pane,
    attribution: source.attribution,
    maxZoom: map.getMaxZoom(),
    maxNativeZoom: 19,
    updateWhenZooming: false,
  })
  let hasFailed = false
  tiles.on('loading', () => {
    hasFailed = false
  })
  tiles.on('tileerror', () => {
    hasFailed = true
  })
  tiles.on('load', () => container.classList.toggle('has-tiles', !hasFailed))

  const follow = () => {
    const isWanted = map.getZoom() >= source.minZoom
    if (isWanted && !map.hasLayer(tiles)) tiles.addTo(map)
    if (!isWanted && map.hasLayer(tiles)) {
      tiles.remove()
      container.classList.remove('has-tiles')
    }
  }
  map.on('zoomend', follow)
  follow()
  return () => {
    map.off('zoomend', follow)
    tiles.remove()
    container.classList.remove('has-tiles')
  }
}
