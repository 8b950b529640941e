import { DomUtil, type LatLng, type Map as LeafletMap, type Point } from 'leaflet'

/**
 * Positions and scales an element for a map that shows `center` at `zoom`. The element's upper left corner is the
 * absolute pixel `corner` at `cornerZoom`. With Leaflet's zoom classes the change is animated.
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
