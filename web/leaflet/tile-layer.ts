import { type Map as LeafletMap, TileLayer } from 'leaflet'

/** Where map tiles come from. */
export type TileSource = {
  /** A template with {z}, {x} and {y}. */
  url: string
  /** The credit that the tiles' owner asks for; may hold a link. */
  attribution: string
  /** The zoom from which tiles lie above our own basemap. */
  minZoom: number
}

/**
 * Lays a tile server's tiles above the basemap from their zoom on. Once those in view have come, the map's
 * element has the class `has-tiles`. What fails to come leaves a hole through which the basemap shows.
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
