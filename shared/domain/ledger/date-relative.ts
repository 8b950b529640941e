import { addDays } from '#shared/domain/day.ts'
import { type DateContext, one, type Part } from './date-parts.ts'
import type { Token } from './date-tokens.ts'
import type { StayDates } from './partial-date.ts'

/** Times relative to today. */
export function relativePart(
  context: DateContext,
  kinds: string,
  tokens: readonly Token[],
  at: (kind: string) => number,
): Part | undefined {
  const { today } = context
  const onDay = (day: string): Part => ({ dates: one(day) })
  const inMonthOf = (day: string, finer: StayDates): Part => ({
    dates: one(day.slice(0, 7)),
    finer: [finer],
  })
  if (kinds === 'O') return onDay(addDays(today, at('O')))
  if (kinds === 'A') {
    const { value: count, unit } = { value: 0, unit: 0, ...tokens[0] }
    if (unit === 0) return onDay(addDays(today, -count))
    if (unit === 3) return monthAway(context, -count)
    if (unit === 1) {
      const day = addDays(today, -7 * count)
      return inMonthOf(day, one(day))
    }
    return undefined
  }
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  if (kinds === 'LU' || kinds === 'UL') {
    const [unit, offset] = [at('U'), at('L')]
    if (unit === 3) return monthAway(context, offset)
    const first = addDays(monday, 7 * offset)
    if (unit === 1) return inMonthOf(first, { start: first, end: addDays(first, 6) })
    if (unit === 2) return { dates: { start: addDays(first, 5), end: addDays(first, 6) } }
    return undefined
  }
  if (kinds === 'LM' || kinds === 'ML') {
    const [month, offset] = [at('M'), at('L')]
    const isOver = month < Number(today.slice(5, 7))
    if (offset === 0) return { y: context.year, m: month }
    if (offset < 0) return { y: (isOver ? context.year : context.year - 1) + offset + 1, m: month }
    return { y: month > Number(today.slice(5, 7)) ? context.year : context.year + 1, m: month }
  }
  if (kinds === 'W' || ((kinds === 'LW' || kinds === 'WL') && at('L') === -1)) {
    const day = addDays(monday, at('W') - 1)
    return onDay(day < today ? day : addDays(day, -7))
  }
  return undefined
}

function monthAway(context: DateContext, offset: number): Part {
  const month = Number(context.today.slice(5, 7)) - 1 + offset
  return { y: context.year + Math.floor(month / 12), m: (((month % 12) + 12) % 12) + 1 }
}
