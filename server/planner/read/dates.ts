import { calendarDay, type Day, firstOfMonth, nextOccurrence, weekdayOf } from './calendar.ts'
import { addDays, daysBetween } from '#shared/domain/day.ts'
import { has, numberAt, type Sentence } from './sentence.ts'

/** A time that the sentence names. */
export interface DateMatch {
  end: number
  day: Day
  /** The last day, when both are named. */
  lastDay?: Day
  /** The sentence gives only a month, season or week, so the planner chooses the day. */
  vague: boolean
}

/** Reads a date or a span of dates at a token. */
export function dateAt(sentence: Sentence, at: number): DateMatch | undefined {
  const first = relative(sentence, at) ?? exactAt(sentence, at) ?? monthAt(sentence, at)
  if (!first || first.vague || first.lastDay !== undefined) return first
  const joint = untilAt(sentence, first.end)
  const second = joint === undefined ? undefined : exactAt(sentence, joint)
  if (!second) return first
  let lastDay = second.day
  // "28 December to 3 January": the second date is read as the next one after the first.
  if (lastDay < first.day)
    lastDay = calendarDay(Number(lastDay.slice(0, 4)) + 1, ...monthAndDay(lastDay)) ?? lastDay
  return lastDay < first.day || daysBetween(first.day, lastDay) > 200
    ? first
    : { ...first, end: second.end, lastDay }
}

const monthAndDay = (day: Day): [number, number] => [Number(day.slice(5, 7)), Number(day.slice(8, 10))]

/** The token at which the second date of a span begins: after "to" or a dash. */
function untilAt(sentence: Sentence, at: number): number | undefined {
  if (/^[-–—]$/.test(sentence.tokens[at]?.gap ?? '')) return at
  for (const words of [2, 1]) if (has(sentence, at, words, 'until')) return at + words
  return undefined
}

function exactAt(sentence: Sentence, start: number): DateMatch | undefined {
  let at = start
  if (sentence.lexicon.weekdays.has(sentence.tokens[at]?.key ?? '')) at++
  return numericAt(sentence, at) ?? dayThenMonth(sentence, at) ?? monthThenDay(sentence, at)
}

/** 2026-05-03, 3.5.2026, 3/5/2026 (the day comes first unless no such date exists). */
function numericAt({ tokens }: Sentence, at: number): DateMatch | undefined {
  const [a, b, c] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!a || !b || !c || b.gap !== c.gap || !/^[-/.]$/.test(b.gap)) return undefined
  if (![a, b, c].every(({ key }) => /^\d+$/.test(key))) return undefined
  const [x, y, z] = [Number(a.key), Number(b.key), Number(c.key)]
  let day: Day | undefined
  if (a.key.length === 4) day = calendarDay(x, y, z)
  else if (c.key.length === 4) day = calendarDay(z, y, x) ?? calendarDay(z, x, y)
  return day === undefined ? undefined : { end: at + 3, day, vague: false }
}

/** "3 June", "the 3rd of June 2026", and the first half of "3 to 12 June". */
function dayThenMonth(sentence: Sentence, start: number): DateMatch | undefined {
  const { tokens, lexicon, today } = sentence
  const first = dayNumberAt(sentence, skipArticle(sentence, start))
  if (!first) return undefined
  let at = first.end
  const joint = untilAt(sentence, at)
  const second = joint === undefined ? undefined : dayNumberAt(sentence, joint)
  if (second && monthNear(sentence, second.end) !== undefined) at = second.end
  at = monthNear(sentence, at) ?? at
  const month = lexicon.months.get(tokens[at]?.key ?? '')
  if (month === undefined) return undefined
  const year = yearAt(sentence, at + 1)
  const resolve = (number: number) =>
    year === undefined ? nextOccurrence(today, month, number) : calendarDay(year, month, number)
  const day = resolve(first.value)
  if (day === undefined) return undefined
  const end = at + (year === undefined ? 1 : 2)
  const lastDay =
    second && at > first.end ? calendarDay(Number(day.slice(0, 4)), month, second.value) : undefined
  return lastDay !== undefined && lastDay >= day
    ? { end, day, lastDay, vague: false }
    : { end, day, vague: false }
}

/** The token of a month's name: this one, or the one after "of". */
function monthNear(sentence: Sentence, at: number): number | undefined {
  const { tokens, lexicon } = sentence
  if (lexicon.months.has(tokens[at]?.key ?? '')) return at
  return has(sentence, at, 1, 'in', 'start') && lexicon.months.has(tokens[at + 1]?.key ?? '')
    ? at + 1
    : undefined
}

/** "June 3rd, 2026", "June 10-20". */
function monthThenDay(sentence: Sentence, at: number): DateMatch | undefined {
  const { tokens, lexicon, today } = sentence
  const month = lexicon.months.get(tokens[at]?.key ?? '')
  if (month === undefined) return undefined
  const number = dayNumberAt(sentence, skipArticle(sentence, at + 1))
  if (!number) return undefined
  // In "June 10 days in Rome" the 10 belongs to the days.
  if (lexicon.unit(tokens[number.end]?.key ?? '') !== undefined) return undefined
  const year = yearAt(sentence, number.end)
  const day =
    year === undefined ? nextOccurrence(today, month, number.value) : calendarDay(year, month, number.value)
  if (day === undefined) return undefined
  const joint = untilAt(sentence, number.end)
  const second = joint === undefined ? undefined : dayNumberAt(sentence, joint)
  if (second && !lexicon.months.has(tokens[second.end]?.key ?? '') && second.value >= number.value) {
    if (lexicon.unit(tokens[second.end]?.key ?? '') === undefined) {
      const lastDay = calendarDay(Number(day.slice(0, 4)), month, second.value)
      if (lastDay !== undefined) return { end: second.end, day, lastDay, vague: false }
    }
  }
  return { end: number.end + (year === undefined ? 0 : 1), day, vague: false }
}

const skipArticle = (sentence: Sentence, at: number) => (has(sentence, at, 1, 'filler') ? at + 1 : at)

function dayNumberAt({ tokens, lexicon }: Sentence, at: number): { value: number; end: number } | undefined {
  const token = tokens[at]
  if (!token || !/^\d{1,2}$/.test(token.key)) return undefined
  const value = Number(token.key)
  if (value < 1 || value > 31) return undefined
  const ending = tokens[at + 1]
  const counts = ending?.glued && lexicon.ordinal.test(token.key + ending.key)
  return { value, end: at + (counts ? 2 : 1) }
}

function yearAt({ tokens }: Sentence, at: number): number | undefined {
  const key = tokens[at]?.key ?? ''
  return /^20\d\d$/.test(key) ? Number(key) : undefined
}

/** "in May", "early June", "mid-August 2027", "in spring". */
function monthAt(sentence: Sentence, at: number): DateMatch | undefined {
  const { tokens, lexicon, today } = sentence
  const before = at > 0 && has(sentence, at - 1, 1, 'onDate', 'next', 'thisTime')
  const month = lexicon.months.get(tokens[at]?.key ?? '')
  if (month !== undefined && (before || (tokens[at]?.capital && at > 0))) {
    const year = yearAt(sentence, at + 1)
    const end = at + (year === undefined ? 1 : 2)
    const running = Number(today.slice(5, 7)) === month && year === undefined
    const day = running ? today : nextOccurrence(today, month, 1)
    return { end, day: (year === undefined ? day : calendarDay(year, month, 1)) ?? today, vague: true }
  }
  for (const words of [3, 2, 1]) {
    const key = sentence.key(at, at + words)
    const season = key === undefined ? undefined : lexicon.seasons.get(key)
    if (season !== undefined && (before || words > 1 || tokens[at]?.capital)) {
      const day = nextOccurrence(today, ...monthAndDay(`2000-${season}`)) ?? today
      return { end: at + words, day, vague: true }
    }
  }
  return undefined
}

/** "tomorrow", "next week", "this weekend", "next Friday", "on Monday". */
function relative(sentence: Sentence, at: number): DateMatch | undefined {
  const { tokens, lexicon, today } = sentence
  for (const words of [4, 3, 2, 1]) {
    const exact = (offset: number): DateMatch => ({
      end: at + words,
      day: addDays(today, offset),
      vague: false,
    })
    if (has(sentence, at, words, 'dayAfterTomorrow')) return exact(2)
    if (has(sentence, at, words, 'tomorrow')) return exact(1)
    if (has(sentence, at, words, 'today')) return exact(0)
    const next = has(sentence, at, words, 'next')
    if (!next && !has(sentence, at, words, 'thisTime')) continue
    const key = tokens[at + words]?.key ?? ''
    const end = at + words + 1
    const monday = addDays(today, (next ? 7 : 0) - weekdayOf(today))
    const weekday = lexicon.weekdays.get(key)
    if (weekday !== undefined) return { end, day: upcoming(addDays(monday, weekday), today), vague: false }
    const unit = lexicon.unit(key)
    // A weekend is a length too, which is read from the same word.
    if (unit === 'weekend') return { end: end - 1, day: addDays(monday, 5), vague: false }
    if (unit === 'week') return { end, day: next ? monday : today, vague: true }
    if (unit === 'month') return { end, day: next ? firstOfMonth(today, 1) : today, vague: true }
  }
  const weekday = lexicon.weekdays.get(tokens[at]?.key ?? '')
  if (weekday === undefined || numberAt(sentence, at + 1)) return undefined
  return { end: at + 1, day: addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7), vague: false }
}

const upcoming = (day: Day, today: Day) => (day < today ? addDays(day, 7) : day)
