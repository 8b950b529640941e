import { addDays, daysBetween } from '#shared/domain/day.ts'
import { calendarDay, type Day, nextDayOfMonth, nextOccurrence, weekdayOf } from './calendar.ts'
import type { DateWordName } from '#server/planner/languages/language.ts'
import type { SeasonName } from '#shared/words/season-words.ts'
import { has, isFiller, isLink, isRole, numberAt } from './measures.ts'
import type { Sense } from './lexicon.ts'
import type { Piece } from './pieces.ts'

/** Days, each end included. */
export interface Days {
  readonly from: Day
  readonly to: Day
}

export const onDay = (day: Day): Days => ({ from: day, to: day })

type Part = 'early' | 'mid' | 'late'

/** A time that the prompt names: a day, a month or a week, a range of two of them, or a season. */
export interface Time {
  readonly days?: Days
  /** The end of "from 3 to 10 May". */
  readonly until?: Days
  /** Set when only the day of a month was named: "by the 14th". `days` is the next such day. */
  readonly dayOfMonth?: number
  /** Set when only a weekday was named; Monday is 0. `days` is the next such day. */
  readonly weekday?: number
  readonly season?: {
    readonly season: SeasonName
    readonly year?: number
    readonly isNext: boolean
    readonly part?: Part
  }
}

export interface TimeMatch {
  readonly end: number
  readonly time: Time
}

/** The longest range of dates, in days. A later second date is not the end of the same trip. */
const longestSpan = 366

/** Reads a date, a part of a month, a month, a season, a week or a range of dates at a piece. */
export function timeAt(
  pieces: readonly Piece[],
  at: number,
  today: Day,
  isMonthFirst: boolean,
): TimeMatch | undefined {
  const reader = new DateReader(pieces, today, isMonthFirst)
  const first = reader.timeAt(at)
  if (!first?.time.days || first.time.until) return first
  const joint = reader.untilAt(first.end, at)
  const second = joint === undefined ? undefined : (reader.timeAt(joint) ?? reader.shortDate(joint))
  if (!second?.time.days || second.time.until) return first
  let until = second.time.days
  // "28 December to 3 January": the second date is the next one after the first.
  if (until.to < first.time.days.from) until = { from: laterYear(until.from), to: laterYear(until.to) }
  if (until.to < first.time.days.from || daysBetween(first.time.days.from, until.to) > longestSpan)
    return first
  const { days, weekday } = first.time
  return { end: second.end, time: { days, until, ...(weekday !== undefined && { weekday }) } }
}

const isMonthUnit = (sense: Sense) => sense.is === 'unit' && sense.unit === 'month'

const laterYear = (day: Day) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

class DateReader {
  readonly #pieces: readonly Piece[]
  readonly #today: Day
  /** True when "10.1" means the first of October, as in Chinese. */
  readonly #isMonthFirst: boolean

  constructor(pieces: readonly Piece[], today: Day, isMonthFirst: boolean) {
    this.#pieces = pieces
    this.#today = today
    this.#isMonthFirst = isMonthFirst
  }

  timeAt(at: number): TimeMatch | undefined {
    return (
      this.#exactAt(at) ??
      this.#partOfMonth(at) ??
      this.#relativeAt(at) ??
      this.#seasonAt(at) ??
      this.#weekdayAt(at)
    )
  }

  /** The index at which the second date of a range begins: after "to", "until", the "and" of "between", or a dash. */
  untilAt(at: number, start: number): number | undefined {
    const piece = this.#pieces[at]
    if (!piece) return undefined
    // "8月10日から16日まで"
    const isBehind = has(
      piece,
      (sense) => sense.is === 'role' && sense.role === 'from' && sense.side === 'before',
    )
    if (isBehind && piece.break === 'none') return at + 1
    if (/^[-–—~〜～→]|->$/.test(piece.gap)) return at
    const isJoint =
      isRole(piece, 'until', 'to') || (isLink(piece, 'and') && isRole(this.#before(start), 'between'))
    // "od 3. do 12. července"
    const isAfterOrdinal = piece.gap === '.' && this.#pieces[at - 1]?.digits !== undefined
    if (!isJoint || (piece.break === 'stop' && !isAfterOrdinal)) return undefined
    let next = at + 1
    while (
      (isFiller(this.#pieces[next]) || isRole(this.#pieces[next], 'in', 'until')) &&
      this.#weekdayOf(next) === undefined
    )
      next++
    return next
  }

  #before(at: number) {
    let before = at - 1
    while (isFiller(this.#pieces[before]) && !has(this.#pieces[before], ({ is }) => is === 'role')) before--
    return this.#pieces[before]
  }

  #exactAt(start: number): TimeMatch | undefined {
    let at = start
    if (has(this.#pieces[at], ({ is }) => is === 'weekday')) at = this.#skip(at + 1)
    const match =
      this.#numeric(at) ??
      this.#dayThenMonth(at) ??
      this.#monthThenDay(at) ??
      this.#shortNumeric(at, start) ??
      this.#dayOnly(at, start)
    return match && { ...match, end: this.#afterWeekday(match) }
  }

  /** The index after a weekday that repeats the date before it: "6월 6일 토요일", "5 September (Saturday)". */
  #afterWeekday({ end, time: { days, until } }: TimeMatch): number {
    const day = (until ?? days)?.from
    const isSame =
      day !== undefined &&
      this.#pieces[end]?.break !== 'stop' &&
      has(this.#pieces[end], (sense) => sense.is === 'weekday' && sense.weekday === weekdayOf(day))
    return isSame ? end + 1 : end
  }

  /** 2026-05-03, 3.5.2026, 3/5/2026 (the day comes first unless no such date exists). */
  #numeric(at: number): TimeMatch | undefined {
    const [a, b, c] = [this.#pieces[at], this.#pieces[at + 1], this.#pieces[at + 2]]
    if (a?.digits === undefined || b?.digits === undefined || c?.digits === undefined) return undefined
    if (b.gap !== c.gap || !/^[-/.]$/.test(b.gap)) return undefined
    const isYearFirst = a.text.length === 4
    if (!isYearFirst && c.text.length !== 4 && c.text.length !== 2) return undefined
    const year = c.text.length === 2 ? 2000 + c.digits : c.digits
    const day = isYearFirst
      ? calendarDay(a.digits, b.digits, c.digits)
      : (calendarDay(year, b.digits, a.digits) ?? calendarDay(year, a.digits, b.digits))
    return day === undefined ? undefined : { end: at + 3, time: { days: onDay(day) } }
  }

  /** 3.5. and 3/5. They are dates after a word of time, in a range, or in a form that only dates have. */
  #shortNumeric(at: number, start: number): TimeMatch | undefined {
    const [a, b, next] = [this.#pieces[at], this.#pieces[at + 1], this.#pieces[at + 2]]
    const isRange = next !== undefined && /^[./]?[-–—~〜～]$/.test(next.gap)
    const isTime =
      isRole(this.#before(start), 'from', 'until', 'start', 'end', 'between', 'in', 'to') ||
      start > at ||
      isRange
    // "29/12" and "12.09" have the form of a date. "8/3" and "2.5" can also be a fraction or a number of hours.
    const isForm =
      b?.gap === '/'
        ? this.#isMonthFirst || Math.max(a?.digits ?? 0, b.digits ?? 0) > 9
        : b?.text.length === 2 || this.#hasShortDates()
    if (!isTime && !isForm && !/^\.[-–—,]?$/.test(next?.gap ?? '')) return undefined
    return this.shortDate(at)
  }

  /** Whether the prompt has a date such as "29.12" elsewhere. Then "2.1" is a date, too. */
  #hasShortDates() {
    return this.#pieces.some(
      ({ gap, text, digits = 0, isGlued }, at) =>
        gap === '.' &&
        !isGlued &&
        text.length === 2 &&
        digits <= 12 &&
        this.#pieces[at - 1]?.digits !== undefined,
    )
  }

  /** A day and a month in digits. */
  shortDate(at: number): TimeMatch | undefined {
    const [a, b, next] = [this.#pieces[at], this.#pieces[at + 1], this.#pieces[at + 2]]
    if (a?.digits === undefined || b?.digits === undefined || !/^[/.]$/.test(b.gap) || b.start > a.end + 2)
      return undefined
    if (next?.break === 'none' && has(next, ({ is }) => is === 'unit')) return undefined
    const [day, month] = this.#isMonthFirst ? [b.digits, a.digits] : [a.digits, b.digits]
    const found = nextOccurrence(this.#today, month, day) ?? nextOccurrence(this.#today, day, month)
    return found === undefined ? undefined : { end: at + 2, time: { days: onDay(found) } }
  }

  /** "By the 14th", "on the 3rd": the next such day. */
  #dayOnly(at: number, start: number): TimeMatch | undefined {
    const first = this.#dayAt(at)
    const weekday = this.#weekdayOf(start)
    // "El jueves 7", "Thursday the 7th"
    if (first && start < at && weekday !== undefined && !this.#isCounted(first) && !this.#isDecimal(at)) {
      const day = nextDayOfMonth(this.#today, first.value, weekday)
      if (day !== undefined) return { end: first.end, time: { days: onDay(day), dayOfMonth: first.value } }
    }
    const hasEnding =
      has(this.#pieces[at + 1], ({ is }) => is === 'ordinalEnding') && this.#pieces[at + 1]?.isGlued
    // "On the 1st Friday in June"
    if (first && this.#weekdayOf(first.end) !== undefined) return undefined
    if (!first?.hasMark || !hasEnding || this.#isCounted({ end: at + 1, hasMark: false })) return undefined
    const before = this.#before(start)
    if (!isRole(before, 'in', 'until', 'from', 'start', 'end', 'to', 'before', 'after') && start === at)
      return undefined
    const day = nextDayOfMonth(this.#today, first.value)
    return day === undefined
      ? undefined
      : { end: first.end, time: { days: onDay(day), dayOfMonth: first.value } }
  }

  #weekdayOf(at: number): number | undefined {
    const sense = this.#pieces[at]?.senses.find(({ is }) => is === 'weekday')
    return sense?.is === 'weekday' ? sense.weekday : undefined
  }

  /** "Monday 10.30", "Monday 10:30" */
  #isDecimal(at: number) {
    const next = this.#pieces[at + 1]
    return next?.digits !== undefined && /^[.:,/]$/.test(next.gap)
  }

  /** "3 June", "the 3rd of June 2026", "3-12 June", "из 3 по 12 июня". */
  #dayThenMonth(start: number): TimeMatch | undefined {
    const first = this.#dayAt(start)
    if (!first) return undefined
    const joint = this.untilAt(first.end, start)
    const second = joint === undefined ? undefined : this.#dayAt(joint)
    for (const last of second ? [second, first] : [first]) {
      const month = this.#isCounted(last) ? undefined : this.#monthAt(this.#skip(last.end))
      if (month && (last === first || second))
        return this.#dates(first.value, last === second ? second.value : undefined, month, month.end)
    }
    return undefined
  }

  /** "June 3rd, 2026", "June 10-20", "5月3日", "2027年5月3日から10日". */
  #monthThenDay(start: number): TimeMatch | undefined {
    const yearFirst = this.#yearAt(start)
    const month = this.#monthAt(yearFirst ? yearFirst.end : start)
    if (!month) return undefined
    const first = this.#dayAt(this.#skip(month.end))
    // In "June 10 days in Rome" the number 10 is a length.
    if (!first || first.value > 31 || this.#isCounted(first)) return undefined
    const joint = this.untilAt(first.end, start)
    const second = joint === undefined ? undefined : this.#dayAt(joint)
    const isRange =
      second &&
      second.value >= first.value &&
      !this.#isCounted(second) &&
      !this.#monthAt(this.#skip(second.end))
    return this.#dates(
      first.value,
      isRange ? second.value : undefined,
      { ...month, ...(yearFirst && { year: yearFirst.year }) },
      isRange ? second.end : first.end,
    )
  }

  #isCounted({ end, hasMark }: { end: number; hasMark: boolean }) {
    return !hasMark && has(this.#pieces[end], ({ is }) => is === 'unit')
  }

  #dates(
    first: number,
    last: number | undefined,
    { month, year: known }: { month: number; year?: number },
    at: number,
  ): TimeMatch | undefined {
    const year = known ?? this.#yearAt(at)?.year
    const end = (known === undefined && this.#yearAt(at)?.end) || at
    const dayOf = (number: number) =>
      year === undefined ? nextOccurrence(this.#today, month, number) : calendarDay(year, month, number)
    const from = dayOf(first)
    if (from === undefined) return undefined
    const until = last === undefined ? undefined : calendarDay(Number(from.slice(0, 4)), month, last)
    const days = onDay(from)
    return {
      end,
      time: until !== undefined && until >= from ? { days, until: { from: until, to: until } } : { days },
    }
  }

  /** A day of a month in digits, with its ending. */
  #dayAt(at: number): { value: number; end: number; hasMark: boolean } | undefined {
    const piece = this.#pieces[at]
    if (!piece || piece.text.length > 3) return undefined
    const next = this.#pieces[at + 1]
    // A number in words is a day only before a day mark: "七月二十日".
    const number =
      piece.digits ?? (this.#isWord(at + 1, 'dayMark') ? numberAt(this.#pieces, at)?.value : undefined)
    if (number === undefined || number < 1 || number > 31) return undefined
    const hasMark =
      next?.isGlued === true &&
      has(next, (sense) => sense.is === 'ordinalEnding' || (sense.is === 'date' && sense.date === 'dayMark'))
    return { value: number, end: at + (hasMark ? 2 : 1), hasMark }
  }

  /** "May", and "next month" before its days: "下个月15号到22号". */
  #monthAt(at: number): { month: number; end: number; year?: number } | undefined {
    const next =
      this.#isWord(at, 'next', 'this') && has(this.#pieces[at + 1], isMonthUnit)
        ? this.#near(this.#pieces[at + 1], this.#isWord(at, 'next'))
        : undefined
    if (next?.days)
      return { month: Number(next.days.to.slice(5, 7)), year: Number(next.days.to.slice(0, 4)), end: at + 2 }
    const sense = this.#pieces[at]?.senses.find(({ is }) => is === 'month')
    return sense?.is === 'month' ? { month: sense.month, end: at + 1 } : undefined
  }

  #yearAt(at: number): { year: number; end: number } | undefined {
    const piece = this.#pieces[this.#skip(at)]
    if (piece?.digits === undefined || piece.digits < 2020 || piece.digits > 2099) return undefined
    if (has(this.#pieces[this.#skip(at) + 1], (sense) => sense.is === 'unit' && sense.unit === 'km'))
      return undefined
    const end = this.#skip(at) + 1
    return { year: piece.digits, end: this.#isWord(end, 'yearMark') ? end + 1 : end }
  }

  /** Skips "of" and articles. */
  #skip(at: number) {
    let next = at
    while (
      next < at + 2 &&
      (isFiller(this.#pieces[next]) || isRole(this.#pieces[next], 'in')) &&
      this.#isPlain(next)
    )
      next++
    return next
  }

  #isPlain(at: number) {
    const piece = this.#pieces[at]
    return piece?.digits === undefined && !has(piece, ({ is }) => is === 'month') && piece?.break !== 'stop'
  }

  #isWord(at: number, ...words: readonly DateWordName[]) {
    return has(this.#pieces[at], (sense) => sense.is === 'date' && words.includes(sense.date))
  }

  /** "in May", "early June", "mid-August 2027", "6月上旬", "May or June". */
  #partOfMonth(start: number): TimeMatch | undefined {
    const before = this.#partAt(start)
    const at = before ? this.#skip(before.end) : start
    const yearFirst = before ? undefined : this.#yearAt(at)
    const month = this.#monthAt(yearFirst ? yearFirst.end : at)
    if (!month || month.year !== undefined || (!before && !this.#isSurelyTime(month.end - 1)))
      return undefined
    const after = before ? undefined : this.#partAt(this.#skip(month.end))
    const next = after?.end ?? month.end
    const year = yearFirst ?? this.#yearAt(next)
    const days = monthDays(this.#today, month.month, year?.year)
    return {
      end: year && !yearFirst ? year.end : next,
      time: { days: partOf(days, before?.part ?? after?.part, this.#today) },
    }
  }

  #partAt(at: number): { part: Part; end: number } | undefined {
    for (const part of ['early', 'mid', 'late'] as const)
      if (this.#isWord(at, part)) return { part, end: at + 1 }
    return undefined
  }

  /** A month or weekday that is also another word ("may", "zo") needs a word of time before it, a year, or a capital. */
  #isSurelyTime(at: number) {
    const piece = this.#pieces[at]
    if (!piece) return false
    if (
      !piece.senses.some(({ is }) => is === 'filler' || is === 'ordinary' || is === 'role' || is === 'link')
    )
      return true
    const before = this.#pieces[at - 1]
    const isTime =
      isRole(before, 'in', 'until', 'from', 'before', 'after', 'start', 'end', 'between') ||
      this.#isWord(at - 1, 'next', 'this')
    return (
      (isTime && piece.break === 'none') ||
      this.#yearAt(at + 1) !== undefined ||
      (piece.isCapital && at > 0 && piece.break !== 'stop')
    )
  }

  /** "tomorrow", "next week", "this weekend", "next Friday", "la semana que viene". */
  #relativeAt(at: number): TimeMatch | undefined {
    for (const [word, offset] of [
      ['dayAfterTomorrow', 2],
      ['tomorrow', 1],
      ['today', 0],
    ] as const)
      // "Now" can also refer to something other than the trip.
      if (this.#isWord(at, word) && (offset > 0 || this.#isSurelyTime(at)))
        return { end: at + 1, time: { days: onDay(addDays(this.#today, offset)) } }
    const isFirst = this.#isWord(at, 'next', 'this')
    const isLast = this.#isWord(at + 1, 'next', 'this') && this.#pieces[at + 1]?.break === 'none'
    if (!isFirst && !isLast) return undefined
    const [thing, word] = isFirst ? [this.#skipNumber(at + 1), at] : [at, at + 1]
    const time = this.#near(this.#pieces[thing], this.#isWord(word, 'next'))
    return time && { end: Math.max(thing, word) + 1, time }
  }

  #skipNumber(at: number) {
    return isFiller(this.#pieces[at]) && this.#pieces[at]?.senses.every(({ is }) => is === 'filler')
      ? at + 1
      : at
  }

  #near(piece: Piece | undefined, isNext: boolean): Time | undefined {
    const monday = addDays(this.#today, (isNext ? 7 : 0) - weekdayOf(this.#today))
    const week = (from: number, to: number) => ({ from: addDays(monday, from), to: addDays(monday, to) })
    const isWord = (word: DateWordName) => has(piece, (sense) => sense.is === 'date' && sense.date === word)
    if (isWord('weekend')) return { days: week(5, 5), until: week(6, 6) }
    for (const sense of piece?.senses ?? []) {
      if (sense.is === 'weekday') {
        const found = addDays(monday, sense.weekday)
        const from = found <= this.#today ? addDays(found, 7) : found
        return { days: onDay(from) }
      }
      if (sense.is === 'unit' && sense.unit === 'week') {
        const days = week(0, 6)
        return { days: isNext ? days : { from: this.#today, to: days.to } }
      }
      if (sense.is === 'unit' && sense.unit === 'month') {
        const month = Number(this.#today.slice(5, 7)) + (isNext ? 1 : 0)
        const year = Number(this.#today.slice(0, 4)) + (month > 12 ? 1 : 0)
        return { days: monthDays(this.#today, month > 12 ? 1 : month, year) }
      }
      if (sense.is === 'month') {
        const days = monthDays(this.#today, sense.month, undefined)
        const isThisYear = days.from.slice(0, 4) === this.#today.slice(0, 4)
        // "Next March" means the nearest March that has not begun.
        return {
          days:
            isNext && isThisYear && days.from <= this.#today
              ? monthDays(this.#today, sense.month, Number(days.from.slice(0, 4)) + 1)
              : days,
        }
      }
      if (sense.is === 'season') return { season: { season: sense.season, isNext } }
    }
    return undefined
  }

  #seasonAt(start: number): TimeMatch | undefined {
    const part = this.#partAt(start)
    const at = part ? this.#skip(part.end) : start
    const piece = this.#pieces[at]
    const sense = piece?.senses.find(({ is }) => is === 'season')
    if (sense?.is !== 'season') return undefined
    const year = this.#yearAt(at + 1)
    return {
      end: year?.end ?? at + 1,
      time: {
        season: {
          season: sense.season,
          isNext: false,
          ...(year && { year: year.year }),
          ...(part && { part: part.part }),
        },
      },
    }
  }

  #weekdayAt(at: number): TimeMatch | undefined {
    const sense = this.#pieces[at]?.senses.find(({ is }) => is === 'weekday')
    if (sense?.is !== 'weekday' || !this.#isSurelyTime(at)) return undefined
    const next = this.#skip(at + 1)
    const month = this.#pieces[next]?.break === 'none' ? this.#monthAt(next) : undefined
    if (month) return this.#weekdayOfMonth(at, sense.weekday, month)
    const from = addDays(this.#today, (sense.weekday - weekdayOf(this.#today) + 7) % 7 || 7)
    return { end: at + 1, time: { days: onDay(from), weekday: sense.weekday } }
  }

  /** "The first Friday in June", "letzter Samstag im August", "2nd Monday of May"; without a number the first such day. */
  #weekdayOfMonth(
    at: number,
    weekday: number,
    { month, end, year: known }: { month: number; end: number; year?: number },
  ): TimeMatch {
    const year = known === undefined ? this.#yearAt(end) : undefined
    const { from, to } = monthDays(this.#today, month, known ?? year?.year)
    const first = addDays(from, (weekday - weekdayOf(from) + 7) % 7)
    const before = [this.#pieces[at - 1], this.#pieces[at - 2]]
    const isLast =
      has(before[0], (sense) => sense.is === 'edit' && sense.edit === 'toEnd') || this.#isWord(at - 1, 'late')
    const digits = before.find((piece) => piece?.digits !== undefined && piece.digits <= 5)?.digits ?? 1
    const count = isLast ? Math.floor(daysBetween(first, to) / 7) : digits - 1
    const day = addDays(first, 7 * count)
    return { end: year?.end ?? end, time: { days: onDay(day) } }
  }
}

/** The days of a month: of the given year, or else of the next such month, which can be the current one. */
function monthDays(today: Day, month: number, year: number | undefined): Days {
  const first = calendarDay(year ?? Number(today.slice(0, 4)), month, 1) ?? today
  const start = year === undefined && lastOfMonth(first) < today ? laterYear(first) : first
  const from = year === undefined && start < today ? today : start
  return { from, to: lastOfMonth(start) }
}

const lastOfMonth = (first: Day) => addDays(`${addDays(first, 31).slice(0, 8)}01`, -1)

/** The first, middle or last third of a longer time. */
function partOf({ from, to }: Days, part: Part | undefined, today: Day): Days {
  if (part === undefined) return { from, to }
  const third = Math.ceil((daysBetween(from, to) + 1) / 3)
  const start = from < today ? today : from
  if (part === 'early')
    return { from: start, to: addDays(from, third - 1) < start ? start : addDays(from, third - 1) }
  return part === 'mid'
    ? { from: addDays(from, third), to: addDays(to, -third) }
    : { from: addDays(to, 1 - third), to }
}

/** The months in which a season begins north of the equator. South of it the season begins half a year later. */
const seasonMonths: Readonly<Record<SeasonName, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 }

/** The days of a season, in the year that was named or else the next ones. */
export function seasonDays(
  { season, year, isNext, part }: NonNullable<Time['season']>,
  isSouth: boolean,
  today: Day,
): Days {
  const month = ((seasonMonths[season] - 1 + (isSouth ? 6 : 0)) % 12) + 1
  const starting = (from: number): Days => {
    const first = calendarDay(from, month, 1) ?? today
    return { from: first, to: lastOfMonth(`${addDays(first, 75).slice(0, 8)}01`) }
  }
  let days = starting(year ?? Number(today.slice(0, 4)) - 1)
  if (year === undefined) {
    // "Next" excludes a season that has begun. Otherwise the current season counts.
    const isOver = isNext ? ({ from }: Days) => from <= today : ({ to }: Days) => to < today
    while (isOver(days)) days = starting(Number(days.from.slice(0, 4)) + 1)
    if (days.from < today) days = { from: today, to: days.to }
  }
  return partOf(days, part, today)
}
