/** The members of a JSON object; none for any other value. */
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** The items of a JSON list; none for any other value. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A text without spaces around it; "" for any other value than a text or a number. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** A number, also where it is written as a text; undefined for anything else. */
export const numberOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** A position on the Earth. 0, 0 stands for an unknown one in most formats. */
export const positionOf = (
  latitude: unknown,
  longitude: unknown,
): { latitude: number; longitude: number } | undefined => {
  const [north, east] = [numberOf(latitude), numberOf(longitude)]
  if (north === undefined || east === undefined || (north === 0 && east === 0)) return undefined
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { latitude: north, longitude: east } : undefined
}
