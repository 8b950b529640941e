import { DomUtil, type LatLng, type Map as LeafletMap, type Point } from 'leaflet'

/**
 * Puts an element whose upper left corner is an absolute pixel of one zoom where it belongs while the map
 * shows `center` at another zoom, stretched accordingly; with Leaflet's zoom classes it glides there.
 */
export function placeAt(
  map: LeafletMap,
  element: HTMLElement,
  corner: Point,
  cornerZoom: number,
  center: LatLng = map.getCenter(),
  zoom: number = map.getZoom(),
): void {
  const scale = map.getZoomScale(zoom, cornerZoom)
  const origin = map
    .project(center, zoom)
    .subtract(map.getSize().divideBy(2))
    .subtract(map.containerPointToLayerPoint([0, 0]))
    .round()
  DomUtil.setTransform(element, corner.multiplyBy(scale).subtract(origin), scale)
}
