import type { Polygon } from './units.ts'

const keyOf = (a: GeoJSON.Position = [], b: GeoJSON.Position = []) => `${a.join()};${b.join()}`

/**
 * Reverses rings so that a border of two countries has the same direction in both as often as possible. The second
 * occurrence is then a repetition, which makes the compressed file an eighth smaller. Drawing and counting crossings do
 * not depend on the direction; a reader that does must wind the rings itself.
 */
export const windAlike = <S extends { geometry: GeoJSON.MultiPolygon }>(shapes: readonly S[]): S[] => {
  const seen = new Set<string>()
  const turned = (ring: GeoJSON.Position[]) => {
    let balance = 0
    for (let at = 1; at < ring.length; at++) {
      if (seen.has(keyOf(ring[at - 1], ring[at]))) balance++
      if (seen.has(keyOf(ring[at], ring[at - 1]))) balance--
    }
    const wound = balance < 0 ? ring.toReversed() : ring
    for (let at = 1; at < wound.length; at++) seen.add(keyOf(wound[at - 1], wound[at]))
    return wound
  }
  return shapes.map((shape) => ({
    ...shape,
    geometry: {
      ...shape.geometry,
      coordinates: shape.geometry.coordinates.map((polygon): Polygon => polygon.map(turned)),
    },
  }))
}
