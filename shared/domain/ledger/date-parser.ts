import { firstYearOfStays } from '#shared/collections/stays.ts'
import { addDays, isDay } from '#shared/domain/day.ts'
import { namedPart, thirdOf } from './date-feasts.ts'
import { partWithLength } from './date-lengths.ts'
import { numericPart } from './date-numbers.ts'
import { type DateContext, type Found, lastStayYear, one, type Part, two } from './date-parts.ts'
import { relativePart } from './date-relative.ts'
import type { Token } from './date-tokens.ts'
import { boundsOf, isAbout, type PartialDate, type StayDates, withoutAbout } from './partial-date.ts'

/** Parses tokens into one date, or into a range whose two ends share the parts that are written once. */
export class DateParser {
  private readonly context: DateContext

  constructor(context: DateContext) {
    this.context = context
  }

  /** The dates of a whole text; undefined when it is not understood. A recognised mistake is returned. */
  read(tokens: readonly Token[]): Found | undefined {
    const found = this.whole(tokens)
    if (found === undefined || this.context.mistake !== undefined) return undefined
    const years = [found.start, found.end]
      .filter((date) => date !== '')
      .map((date) => Number(date.slice(0, 4)))
    if (years.some((year) => year < firstYearOfStays || year > lastStayYear(this.context.today))) {
      this.context.mistake = { kind: 'year-out-of-range' }
      return undefined
    }
    const { start, end } = found
    if (start !== '' && end !== '' && boundsOf('', end).hi < boundsOf(start, '').lo) {
      this.context.mistake = { kind: 'reversed', typed: { start, end }, swapped: { start: end, end: start } }
      return undefined
    }
    return end === start ? { ...found, end: '' } : found
  }

  private whole(tokens: readonly Token[]): Found | undefined {
    const [first, ...rest] = tokens
    if (first === undefined) return undefined
    if (first.kind === 'B') return this.before(rest) ?? this.single(tokens)
    if (first.kind === '<' || first.kind === '-') {
      const part = this.part(rest)
      return part && { start: '', end: this.resolved(part).start, finer: [] }
    }
    if (first.kind === 'b') return this.split(rest, (kind) => kind === '&')
    if (first.kind === 's' || first.kind === 'H') return this.since(rest)
    if (first.kind === 'f') return this.range(rest) ?? this.lasting(rest) ?? this.since(rest)
    return this.single(tokens) ?? this.range(tokens)
  }

  private single(tokens: readonly Token[]): Found | undefined {
    const part = this.part(tokens)
    // A number alone can be a day only next to another date.
    if (part === undefined || (part.y === undefined && part.m === undefined && part.dates === undefined)) {
      return undefined
    }
    const dates = this.resolved(part)
    return { ...dates, finer: part.finer }
  }

  /** A first day and a length of time. */
  private lasting(tokens: readonly Token[]): Found | undefined {
    const part = this.part(tokens)
    return part?.dates && part.dates.end !== '' ? part.dates : undefined
  }

  private range(tokens: readonly Token[]): Found | undefined {
    const last = tokens.at(-1)
    if (last?.kind === '-') return this.since(tokens.slice(0, -1))
    const now = tokens.at(-2)
    if (last?.kind === 'n' && now && '-<>'.includes(now.kind)) return this.since(tokens.slice(0, -2))
    const isToday = last?.kind === 'O' && last.value === 0 && now && '-<>'.includes(now.kind)
    if (isToday) return this.since(tokens.slice(0, -2))
    return (
      this.split(tokens, (kind) => kind === '>' || kind === '<') ??
      this.split(tokens, (kind, isSpaced) => kind === '-' && isSpaced) ??
      this.split(tokens, (kind) => kind === '-') ??
      this.split(tokens, (kind) => kind === '/', true) ??
      this.neighbours(tokens)
    )
  }

  /** "3 and 4 May", "May/June 2019": one right after the other. "2010 and 2014" is no range. */
  private neighbours(tokens: readonly Token[]): Found | undefined {
    const found = this.split(tokens, (kind) => kind === '/' || kind === '&')
    if (found === undefined || found.start === '' || found.end === '') return undefined
    return addDays(boundsOf(found.start, '').hi, 1) === boundsOf(found.end, '').lo ? found : undefined
  }

  /** Two dates with a separator between them. With `isWhole` each must have a year. */
  private split(
    tokens: readonly Token[],
    isSeparator: (kind: string, isSpaced: boolean) => boolean,
    isWhole = false,
  ): Found | undefined {
    for (const [index, { kind, isSpaced = false }] of tokens.entries()) {
      if (!isSeparator(kind, isSpaced) || this.context.mistake) continue
      const [left, right] = [this.part(tokens.slice(0, index)), this.part(tokens.slice(index + 1))]
      if (left === undefined || right === undefined || this.context.mistake) continue
      if (isWhole && (left.y === undefined || right.y === undefined)) {
        // "2010/14"
        const isShort = kind === '/' && left.y !== undefined && left.m === undefined
        if (!isShort || right.m !== undefined) continue
      }
      const found = this.joined(left, right)
      if (found) return found
    }
    return undefined
  }

  /** A range whose ends share the parts that are written once. */
  private joined(left: Part, right: Part): Found | undefined {
    if (left.dates || right.dates) {
      if ([left, right].some(({ d, m }) => d !== undefined && m === undefined)) return undefined
      const [start, end] = [this.resolved(left), this.resolved(right)]
      return { start: start.start, end: end.end === '' ? end.start : end.end }
    }
    const [from, to] = [{ ...left }, { ...right }]
    if (to.isLoose && to.m !== undefined && from.d !== undefined && from.m !== undefined) {
      to.d = to.m
      to.m = from.m
    }
    if (to.m === undefined && to.d !== undefined) {
      if (from.m === undefined && from.y !== undefined && to.y === undefined) {
        // "2010-14"
        to.y = Math.floor(from.y / 100) * 100 + to.d
        delete to.d
      } else if (from.m !== undefined && from.d !== undefined) to.m = from.m
      else return undefined
    }
    if (from.m === undefined && from.d !== undefined) {
      if (to.m === undefined || to.d === undefined || from.y !== undefined) return undefined
      from.m = to.m
    }
    if (from.d !== undefined && to.m === undefined && from.y === undefined) return undefined
    if (from.y === undefined && to.y === undefined) {
      to.y = Number(this.resolved(to).start.slice(0, 4))
      if (this.context.mistake) return undefined
    }
    if (from.y === undefined && to.y !== undefined) {
      if (from.m === undefined) return undefined
      from.y = to.m !== undefined && from.m > to.m ? to.y - 1 : to.y
    }
    if (to.y === undefined && from.y !== undefined) {
      to.y = from.m !== undefined && to.m !== undefined && to.m < from.m ? from.y + 1 : from.y
    }
    const [start, end] = [this.dateOf(from), this.dateOf(to)]
    return start !== undefined && end !== undefined ? { start, end } : undefined
  }

  /** From a date until now, with the precision of the date. */
  private since(tokens: readonly Token[]): Found | undefined {
    const part = this.part(tokens)
    if (part === undefined || (part.y === undefined && part.m === undefined)) return undefined
    const { start } = this.resolved(part)
    return { start, end: this.context.today.slice(0, withoutAbout(start).length), finer: [] }
  }

  /** Until the year, month or day before a date. */
  private before(tokens: readonly Token[]): Found | undefined {
    const part = this.part(tokens)
    if (part === undefined || (part.y === undefined && part.m === undefined)) return undefined
    const { start } = this.resolved(part)
    const dayBefore = addDays(boundsOf(start, '').lo, -1)
    return { start: '', end: dayBefore.slice(0, withoutAbout(start).length), finer: [] }
  }

  /** Converts a part to dates. A missing year becomes the latest one in which the date is not after today. */
  private resolved(part: Part): StayDates {
    if (part.dates) return part.dates
    let y = part.y ?? this.context.year
    if (part.y === undefined && part.m !== undefined) {
      const inYear = [two(part.m), ...(part.d === undefined ? [] : [two(part.d)])].join('-')
      if (`${y}-${inYear}` > this.context.today.slice(0, inYear.length + 5)) y -= 1
      // 29 February exists only in leap years.
      if (inYear === '02-29') {
        while (!isDay(`${y}-02-29`)) y -= 1
      }
    }
    return one(this.dateOf({ ...part, y }) ?? '')
  }

  private dateOf({ y = 0, m, d, about = false }: Part): PartialDate | undefined {
    const date = [String(y), ...(m === undefined ? [] : [two(m)]), ...(d === undefined ? [] : [two(d)])].join(
      '-',
    )
    if (y < 1000 || !isDay(`${date}-01-01`.slice(0, 10))) {
      this.context.mistake = { kind: 'no-such-day' }
      return undefined
    }
    return about ? `${date}~` : date
  }

  /** One date: any tokens between the separators of a range. */
  private part(tokens: readonly Token[]): Part | undefined {
    const isAboutToken = ({ kind }: Token) => kind === '~'
    const exact = tokens.filter((token) => !isAboutToken(token) && token.kind !== 'f')
    const isOutside = (index: number) =>
      tokens.slice(0, index).every(isAboutToken) || tokens.slice(index + 1).every(isAboutToken)
    if (!tokens.every((token, index) => !isAboutToken(token) || isOutside(index))) return undefined
    const found = this.exactPart(exact)
    if (found === undefined || exact.length === tokens.length || !tokens.some(isAboutToken)) return found
    if (found.dates) {
      const { start, end } = found.dates
      return end === '' && !isAbout(start) ? { dates: one(`${start}~`), finer: [] } : found
    }
    return { ...found, about: true, finer: [] }
  }

  private exactPart(tokens: readonly Token[]): Part | undefined {
    const kinds = tokens.map(({ kind }) => kind).join('')
    const values = tokens.map(({ value }) => value)
    // A weekday next to a date adds nothing.
    if (/W/.test(kinds) && /[NME]/.test(kinds))
      return this.exactPart(tokens.filter(({ kind }) => kind !== 'W'))
    const partOfTime = /^(?:P-?(?<rest>.+)|(?<first>.+)P)$/.exec(kinds)
    if (partOfTime && tokens.length > 1) {
      const which = values[kinds.startsWith('P') ? 0 : kinds.length - 1] ?? 0
      const skipped = kinds.startsWith('P-') ? 2 : 1
      return thirdOf(
        this.context,
        this.exactPart(kinds.startsWith('P') ? tokens.slice(skipped) : tokens.slice(0, -1)),
        which,
      )
    }
    const at = (kind: string) => values[kinds.indexOf(kind)] ?? 0
    return (
      numericPart(this.context, kinds, values) ??
      namedPart(this.context, kinds, values, at) ??
      relativePart(this.context, kinds, tokens, at) ??
      partWithLength(
        tokens,
        (date) => this.exactPart(date),
        (part) => this.resolved(part),
      )
    )
  }
}
