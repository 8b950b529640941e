/**
 * Web Mercator on the unit square: x and y run from 0 (180° W, 85° N) to 1. Multiplied by 256·2^zoom they are
 * Leaflet's absolute pixels at that zoom.
 */

/** The latitude at which Web Mercator ends, in degrees. */
const maxLatitude = 85.0511287798

export const mercatorX = (longitude: number) => (longitude + 180) / 360

export const mercatorY = (latitude: number) => {
  const sine = Math.sin((Math.max(-maxLatitude, Math.min(maxLatitude, latitude)) * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

/** The latitude of a y of the unit square: the inverse of `mercatorY`. */
export const latitudeAt = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

/** The world's width in pixels at a zoom, which may be fractional. */
export const worldSize = (zoom: number) => 256 * 2 ** zoom
