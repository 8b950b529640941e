/** Reading values that a file may hold as a number or as text. */

/** A number, also when it is written as text; NaN otherwise. */
export const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value.length > 40 || !/^\s*[+-]?[\d.]/.test(value)) return Number.NaN
  return Number(value)
}

/** A text that is not empty, at most `most` characters long; undefined for everything else. */
export const textOf = (value: unknown, most = 200): string | undefined => {
  if (typeof value !== 'string') return undefined
  const text = value.trim().slice(0, most)
  return text === '' ? undefined : text
}

/** A text without spaces around it, also of a number; "" for every other value. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** The members of a JSON object; none for any other value. */
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** The value of a key of an object; undefined where there is no object. */
export const at = (value: unknown, ...keys: readonly string[]): unknown => {
  let found = value
  for (const key of keys) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    found = (found as Record<string, unknown>)[key]
  }
  return found
}

/** The items of a list; none where there is no list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export interface Position {
  latitude: number
  longitude: number
}

/** True for a position on the Earth. 0, 0 stands for "unknown" in most formats. */
export const isPosition = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)

/** The position of two values in degrees; undefined when it is none. */
export const positionOf = (latitude: unknown, longitude: unknown): Position | undefined => {
  const position = { latitude: numberOf(latitude), longitude: numberOf(longitude) }
  return isPosition(position.latitude, position.longitude) ? position : undefined
}

/** Degrees × 10⁷, which some exports hold as an unsigned number of 32 bits. */
const degreesOfE7 = (value: unknown, most: number): number => {
  const number = numberOf(value)
  return (number > most ? number - 2 ** 32 : number) / 1e7
}

/** The position of two values in degrees × 10⁷; undefined when it is none. */
export const positionOfE7 = (latitude: unknown, longitude: unknown): Position | undefined =>
  positionOf(degreesOfE7(latitude, 9e8), degreesOfE7(longitude, 1.8e9))

/** The position in "48.1°, 11.5°", "geo:48.1,11.5" or "48.1,11.5"; undefined when there is none. */
export const positionOfText = (value: unknown): Position | undefined => {
  if (typeof value !== 'string' || value.length > 100) return undefined
  const parts = value.replace(/^geo:/i, '').replaceAll('°', '').split(/[,;]/)
  return positionOf(parts[0], parts[1])
}

/** Times outside of these years are taken for faults. */
const [firstTime, lastTime] = [Date.UTC(1970, 0, 2), Date.UTC(2100, 0, 1)]

/** The instant of a number of s, ms, µs or ns since 1970, told apart by its size; NaN when it is none. */
const instantOfNumber = (value: number): number => {
  const size = Math.abs(value)
  const time = size < 1e11 ? value * 1000 : size < 1e14 ? value : size < 1e17 ? value / 1e3 : value / 1e6
  return Math.round(time)
}

const isoTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d([.,]\d{1,9})?)?\s?(Z|[+-]\d\d(:?\d\d)?)$/i
const isoLocalTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d([.,]\d{1,9})?)?$/

const isoText = (text: string) =>
  text
    .replace(' ', 'T')
    .replace(' ', '')
    .replace(',', '.')
    .replace(/(\.\d{3})\d+/, '$1')
    .replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
    .replace(/T(.*[+-]\d\d)$/, 'T$1:00')
    .toUpperCase()

/**
 * The instant of an ISO time with Z or an offset, or of a number of s, ms or µs since 1970, also written as text;
 * undefined for a local time and for what is no time.
 */
export const instantOf = (value: unknown): number | undefined => {
  const text = typeof value === 'string' ? value.trim() : ''
  const time =
    text.length < 40 && isoTime.test(text) ? Date.parse(isoText(text)) : instantOfNumber(numberOf(value))
  return time >= firstTime && time <= lastTime ? time : undefined
}

/** The local time of an ISO time without offset, as if it were UTC; undefined for everything else. */
export const localTimeOf = (value: unknown): number | undefined => {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text.length > 40 || !isoLocalTime.test(text)) return undefined
  const time = Date.parse(`${isoText(text)}Z`)
  return Number.isNaN(time) ? undefined : time
}
