const earthRadiusKm = 6371
const radians = Math.PI / 180

/** The distance in km, exact enough for short distances, also across the date line and at the poles. */
export const distanceKm = (
  latitude1: number,
  longitude1: number,
  latitude2: number,
  longitude2: number,
): number => {
  const a = Math.sin(((latitude2 - latitude1) * radians) / 2)
  const b = Math.sin(((longitude2 - longitude1) * radians) / 2)
  const square = a * a + Math.cos(latitude1 * radians) * Math.cos(latitude2 * radians) * b * b
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square)))
}

/**
 * The centre of positions, as the sum of their unit vectors: the centre of 179° east and 179° west is on the date line.
 */
export class Middle {
  private x = 0
  private y = 0
  private z = 0
  latitude = 0
  longitude = 0

  add(latitude: number, longitude: number): void {
    const ring = Math.cos(latitude * radians)
    this.x += ring * Math.cos(longitude * radians)
    this.y += ring * Math.sin(longitude * radians)
    this.z += Math.sin(latitude * radians)
    this.latitude = Math.atan2(this.z, Math.hypot(this.x, this.y)) / radians
    this.longitude = Math.atan2(this.y, this.x) / radians
  }
}
