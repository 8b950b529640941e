import type { Place } from '#web/features/import/read/found.ts'

/** The airport of an IATA or ICAO code; undefined for placeholders such as "NA0". */
export const airportOf = (text: string, name = ''): Place | undefined => {
  const code = text.trim().toUpperCase()
  if (!/^[A-Z]{3}$/.test(code) && !/^[A-Z][A-Z0-9]{3}$/.test(code)) return undefined
  return name === '' ? { airport: code } : { airport: code, name }
}

/**
 * The end of a flight: its airport, or the text in its place, so that a person can choose the city. Undefined when
 * there is no text.
 */
export const endOf = (text: string, name = ''): Place | undefined => {
  const found = airportOf(text, name)
  if (found !== undefined) return found
  const code = text.trim().toUpperCase()
  if (/^[A-Z0-9]{3,4}$/.test(code)) return name === '' ? { airport: code } : { airport: code, name }
  const named = name || text.trim()
  return named === '' ? undefined : { name: named.slice(0, 200) }
}

/** "LH 123" of "LH123", "SL*1508" or "LX   12". Codes of airlines can have digits: U2, 4U. */
export const flightNumber = (airline: string, number = ''): string | undefined => {
  const whole = `${airline.trim()}${number.trim()}`.toUpperCase().replaceAll(/[\s*-]/g, '')
  const [, carrier, digits] = /^([A-Z]{3}|[A-Z][A-Z\d]|\d[A-Z])0*(\d{1,5}[A-Z]?)$/.exec(whole) ?? []
  return carrier === undefined || digits === undefined ? undefined : `${carrier} ${digits}`
}
