import { addDays, daysBetween } from '#shared/domain/day.ts'

/** A flight of a boarding pass, whose text has no year. */
export interface BcbpLeg {
  from: string
  to: string
  airline: string
  number: string
  /** The day of the year, from 1. */
  dayOfYear: number
}

const nameEnd = 22
const firstLegLength = 38

/**
 * The legs of a boarding pass's bar code (IATA resolution 792): "M", the number of legs, a name of 20 characters, a
 * sign for electronic tickets, then 37 characters for each leg, the last two of which give, in base 16, the number of
 * characters that follow. Undefined for another text.
 */
export const bcbpLegs = (text: string): BcbpLeg[] | undefined => {
  const [, count] = /^M([1-4])/.exec(text) ?? []
  if (count === undefined || text.length < nameEnd + firstLegLength) return undefined
  const legs: BcbpLeg[] = []
  let at = nameEnd + 1
  for (let leg = 0; leg < Number(count); leg += 1) {
    const field = (start: number, length: number) => text.slice(at + start, at + start + length).trim()
    const [from, to, airline] = [field(7, 3), field(10, 3), field(13, 3)]
    const [number, dayOfYear, more] = [field(16, 5), field(21, 3), field(35, 2)]
    if (!/^[A-Z]{3}$/.test(from) || !/^[A-Z]{3}$/.test(to) || !/^\d{1,3}$/.test(dayOfYear)) break
    const day = Number(dayOfYear)
    if (day >= 1 && day <= 366) legs.push({ from, to, airline, number, dayOfYear: day })
    if (!/^[\dA-F]{2}$/i.test(more)) break
    at += 37 + Number.parseInt(more, 16)
  }
  return legs.length > 0 ? legs : undefined
}

/** The day with this number in the year, nearest to a known day such as that of the file. */
export const dayNear = (dayOfYear: number, known: string): string => {
  const year = Number(known.slice(0, 4))
  return [year - 1, year, year + 1]
    .map((of) => addDays(`${String(of).padStart(4, '0')}-01-01`, dayOfYear - 1))
    .reduce((best, day) =>
      Math.abs(daysBetween(day, known)) < Math.abs(daysBetween(best, known)) ? day : best,
    )
}
