import { positionOf } from '#web/features/import/read/values.ts'

/** An angle: a decimal number, a degree sign, minutes and seconds, and a letter for the hemisphere. */
const angle =
  /^([NSEWO])?\s*([+-−]?\d{1,3}(?:[.,]\d+)?)\s*(?:°|deg)?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''))?)?\s*([NSEWO])?$/iu

const decimal = (text: string | undefined) => Number((text ?? '0').replace(',', '.').replace('−', '-'))

/**
 * The degrees of a text: "48.14", "48,14", "48.14° N", "S 33.87", "48°8'14\"N" or "481400000" (degrees × 10⁷). Undefined
 * for anything else.
 */
export const degreesOf = (text: string): number | undefined => {
  const trimmed = text.trim()
  if (trimmed.length > 40) return undefined
  if (/^-?\d{7,10}$/.test(trimmed)) return Number(trimmed) / 1e7
  const [, before, degrees, minutes, seconds, after] = angle.exec(trimmed) ?? []
  if (degrees === undefined) return undefined
  const size = Math.abs(decimal(degrees)) + decimal(minutes) / 60 + decimal(seconds) / 3600
  const isNegative = /^[-−]/.test(degrees) !== /[SW]/i.test(before ?? after ?? '')
  return isNegative ? -size : size
}

/** The position of two cells. */
export const positionOfTexts = (latitude: string, longitude: string) =>
  positionOf(degreesOf(latitude), degreesOf(longitude))

/** The position of one cell with both: "48.14, 11.58", "48.14 11.58", "48,14; 11,58", "POINT(11.58 48.14)". */
export const positionOfCell = (text: string) => {
  const trimmed = text.trim().slice(0, 100)
  const [, east, north] = /^POINT\s*\(\s*(-?[\d.]+)\s+(-?[\d.]+)\s*\)$/i.exec(trimmed) ?? []
  if (east !== undefined && north !== undefined) return positionOf(north, east)
  for (const separator of [/;\s*/, /,\s+/, /,/, /\s+/]) {
    const parts = trimmed.replace(/^geo:|^\(|\)$/gi, '').split(separator)
    const [latitude = '', longitude = ''] = parts
    // "48,14" is one number with a decimal comma.
    if (parts.length === 2 && (separator.source !== ',' || trimmed.includes('.'))) {
      const position = positionOfTexts(latitude, longitude)
      if (position !== undefined) return position
    }
  }
  return undefined
}
