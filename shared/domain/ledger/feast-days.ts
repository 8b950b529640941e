import { addDays } from '#shared/domain/day.ts'
import { onFirstUse } from '#shared/domain/made-once.ts'

/** Easter Sunday of a year by the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
export const easterSunday = (year: number): string => {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return addDays(`${year}-03-22`, h + l - 7 * m)
}

const islamicDate = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'numeric',
    }),
)

/**
 * The first day in a Gregorian year that has this day and month in the Umm al-Qura calendar. Undefined in a year
 * without it. The day that a country keeps can differ by one or two.
 */
export const islamicDay = (year: number, month: number, day: number): string | undefined => {
  const format = islamicDate()
  for (let date = `${year}-01-01`; date.startsWith(String(year)); date = addDays(date, 1)) {
    const parts = format.formatToParts(Date.parse(`${date}T00:00:00Z`))
    const valueOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
    if (valueOf('month') === month && valueOf('day') === day) return date
  }
  return undefined
}
