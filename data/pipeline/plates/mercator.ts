import { geoMercator } from 'd3-geo'

/** A Web Mercator view as Leaflet has it: zoom, middle [latitude, longitude], size in pixels. */
export const mercator = (
  zoom: number,
  [latitude, longitude]: readonly [number, number],
  [width, height]: readonly [number, number],
) => {
  const projection = geoMercator()
    .scale((256 * 2 ** zoom) / (2 * Math.PI))
    .translate([0, 0])
  const [x, y] = projection([longitude, latitude]) ?? [0, 0]
  // Edges that clipping makes lie outside the plate, wider than the shelf's stroke.
  return projection.translate([width / 2 - x, height / 2 - y]).clipExtent([
    [-30, -30],
    [width + 30, height + 30],
  ])
}
