import { geoMercator } from 'd3-geo'

/** A Web Mercator view like Leaflet's: zoom, centre [latitude, longitude], size in pixels. */
export const mercator = (
  zoom: number,
  [latitude, longitude]: readonly [number, number],
  [width, height]: readonly [number, number],
) => {
  const projection = geoMercator()
    .scale((256 * 2 ** zoom) / (2 * Math.PI))
    .translate([0, 0])
  const [x, y] = projection([longitude, latitude]) ?? [0, 0]
  // The clipping edges are farther outside the plate than the shelf's stroke is wide.
  return projection.translate([width / 2 - x, height / 2 - y]).clipExtent([
    [-30, -30],
    [width + 30, height + 30],
  ])
}
