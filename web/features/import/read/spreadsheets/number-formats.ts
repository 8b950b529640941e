/** The parts of a date that a number format shows. */
export interface ShownDate {
  precision: 'day' | 'month' | 'year'
  hasTime: boolean
}

const day: ShownDate = { precision: 'day', hasTime: false }

/**
 * Formats that a file names only by number: ECMA-376 part 1, 18.8.30. Those for East Asia show a day in one of the
 * languages.
 */
const numbered = (id: number): ShownDate | undefined => {
  if (id === 17) return { precision: 'month', hasTime: false }
  if (id === 22) return { precision: 'day', hasTime: true }
  return (id >= 14 && id <= 16) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)
    ? day
    : undefined
}

/**
 * The parts of a date that a number format such as `dd/mm/yyyy;@` or `[$-407]mmm\ yy` shows. A cell that shows "May
 * 2017" still contains the first of May. Undefined for a format of numbers, of texts or of times alone.
 */
export const shownDateOf = (id: number, code: string | undefined): ShownDate | undefined => {
  if (code === undefined) return numbered(id)
  const signs = code
    .split(';', 1)[0]
    ?.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|general|am\/pm|a\/p/gi, ' ')
    .toLowerCase()
  if (signs === undefined || /[0#?@]/.test(signs)) return undefined
  const hasTime = /[hs]/.test(signs)
  const hasYear = /[yeg]/.test(signs)
  if (/(?<!d)d{1,2}(?!d)/.test(signs)) return { precision: 'day', hasTime }
  if (!hasYear) return undefined
  return { precision: /m/.test(signs) ? 'month' : 'year', hasTime: false }
}

const dayMs = 86_400_000
/** Day 0 of both counting systems. Excel's has a 29 February 1900, which affects only earlier dates. */
const [epoch1900, epoch1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)]
const firstSerial = 61
const lastSerial = 2_958_465

/**
 * The date of a number of days as a spreadsheet shows it: "2017-03-11", "2017-03", "2017" or "2017-03-11 14:05".
 * Undefined for a number that is no date.
 */
export const dateOfSerial = (
  serial: number,
  { precision, hasTime }: ShownDate,
  is1904: boolean,
): string | undefined => {
  if (!(serial >= (is1904 ? 0 : firstSerial) && serial <= lastSerial)) return undefined
  const minutes = Math.round(serial * 1440)
  const text = new Date((is1904 ? epoch1904 : epoch1900) + (minutes / 1440) * dayMs).toISOString()
  const isMidnight = minutes % 1440 === 0
  if (hasTime && precision === 'day' && !isMidnight) return text.slice(0, 16).replace('T', ' ')
  return text.slice(0, { day: 10, month: 7, year: 4 }[precision])
}
