import type { LonLatRing } from '#shared/domain/arcs.ts'

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The area of a ring of [longitude, latitude] pairs, in km². */
export function ringAreaKm2(ring: LonLatRing): number {
  let sum = 0
  ring.forEach(([lon = 0, lat = 0], index) => {
    const [nextLon = 0, nextLat = 0] = ring[(index + 1) % ring.length] ?? []
    sum += radians(nextLon - lon) * (2 + Math.sin(radians(lat)) + Math.sin(radians(nextLat)))
  })
  return Math.abs((sum * earthRadiusKm ** 2) / 2)
}

/**
 * A point inside a polygon and outside its holes: the middle of the widest part along the polygon's middle latitude.
 * Returns [latitude, longitude].
 */
export function middle(polygon: readonly LonLatRing[]): readonly [number, number] {
  const lats = (polygon[0] ?? []).map(([, lat = 0]) => lat)
  if (lats.length === 0) return [0, 0]
  const low = lats.reduce((least, lat) => Math.min(least, lat))
  const high = lats.reduce((most, lat) => Math.max(most, lat))
  // Slightly off the middle, so that a vertex exactly on it cannot be counted twice.
  const lat = (low + high) / 2 + (high - low) * 1e-4
  const crossings: number[] = []
  for (const ring of polygon) {
    ring.forEach(([ax = 0, ay = 0], index) => {
      const [bx = 0, by = 0] = ring[(index + 1) % ring.length] ?? []
      if (ay > lat !== by > lat) crossings.push(ax + ((bx - ax) * (lat - ay)) / (by - ay))
    })
  }
  crossings.sort((a, b) => a - b)
  let best: readonly [number, number] = [lat, crossings[0] ?? 0]
  let widest = -1
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [west = 0, east = 0] = [crossings[i], crossings[i + 1]]
    if (east - west > widest) {
      widest = east - west
      best = [lat, (west + east) / 2]
    }
  }
  return best
}
