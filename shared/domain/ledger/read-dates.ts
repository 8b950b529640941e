import { firstYearOfStays, mostYearsAhead } from '#shared/collections/stays.ts'
import { addDays, isDay } from '#shared/domain/day.ts'
import { perLanguage } from '#shared/domain/made-once.ts'
import { localeOf } from '#shared/messages/languages.ts'
import { dateWordsFor, plainMeanings } from './date-words.ts'
import { easterSunday, islamicDay } from './feast-days.ts'
import {
  boundsOf,
  isAbout,
  monthOf,
  type PartialDate,
  precisionOf,
  type StayDates,
  withoutAbout,
} from './partial-date.ts'

/** What a text about dates was understood as, with other readings that a person may choose. */
interface Reading extends StayDates {
  /** Less precise dates, the nearest first. */
  readonly coarser: readonly StayDates[]
  /** More precise dates within the ones that were read. */
  readonly finer: readonly StayDates[]
  /** Other meanings of the text: "5/6/2019" is a day in June, or one in May. */
  readonly others: readonly StayDates[]
}

/** Why a text that looks like dates has no reading. */
interface Misreading {
  readonly kind: 'no-such-day' | 'year-out-of-range' | 'reversed'
  /** The dates as they were typed and in the other order, where their order is the mistake. */
  readonly typed?: StayDates
  readonly swapped?: StayDates
}

/** The last year that a stay can have. */
export const lastStayYear = (today: string): number => Number(today.slice(0, 4)) + mostYearsAhead

const maxLength = 80

/**
 * Reads dates as people type them in a language: "3–7 May 2019", "last summer", "since 2015". Undefined for a text that
 * is not understood completely, and for a day that does not exist. `today` is the person's local day. Seasons are those
 * of the northern hemisphere. A date without a year is the latest one that is not after today.
 */
export const readDates = (text: string, language: string, today: string): Reading | undefined => {
  const outcome = read(text, language, today)
  return outcome !== undefined && 'coarser' in outcome ? outcome : undefined
}

/** The mistake in a text that {@link readDates} does not understand, where it is known. */
export const misreadDates = (text: string, language: string, today: string): Misreading | undefined => {
  const outcome = read(text, language, today)
  return outcome !== undefined && 'kind' in outcome ? outcome : undefined
}

const read = (text: string, language: string, today: string): Reading | Misreading | undefined => {
  if (text.length > maxLength) return undefined
  const tokens = tokensOf(text, language)
  if (tokens === undefined || tokens.length === 0) return undefined
  const withYears = withRelativeTimes(tokens, today)
  const parse = (isOther: boolean, order?: Order) => {
    const parser = new Parser(today, isOther, order)
    return { found: parser.read(withYears), mistake: parser.mistake, order: parser.onlyOrder }
  }
  const first = parse(false)
  // In "12/31/2018 - 1/2/2019", the first date can only be month-first, so the second one is too.
  const one = first.order === 'month' ? parse(false, first.order) : first
  const other = parse(true, first.order)
  // A day that does not exist has no other meaning: "June 31" is not June 2031.
  const found = one.found ?? (one.mistake?.kind === 'no-such-day' ? undefined : other.found)
  if (found === undefined) return one.mistake ?? other.mistake
  const { start, end, finer } = found
  const isOther = other.found && (other.found.start !== start || other.found.end !== end)
  return {
    start,
    end,
    coarser: coarserThan(found),
    finer: finer ?? finerThan(found, today),
    others: isOther && other.found ? [{ start: other.found.start, end: other.found.end }] : [],
  }
}

/**
 * A word, number or sign. `kind` is the letter that stands for it in the patterns of {@link Parser}: those of
 * `plainMeanings`, "N" for a number of one or two digits, "Y" for a year, "Q" for a year after an apostrophe, "E" for
 * eight digits, "M" for a month, "W" for a weekday, "A" for a time ago, "D" for a decade, and the signs "-", "/", ".".
 */
interface Token {
  kind: string
  value: number
  unit?: number
  /** Whether spaces stand around it. */
  isSpaced?: boolean
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}ـ]/gu, '')
    .toLowerCase()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll('ß', 'ss')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('؟', '?')
    .replaceAll('،', ',')

const vocabularyOf = perLanguage((language) => {
  const phrases = new Map<string, Token[]>()
  const add = (phrase: string, ...tokens: Token[]) => {
    const key = fold(phrase).replaceAll('.', '').trim()
    if (!phrases.has(key)) phrases.set(key, tokens)
  }
  const months: { name: string; month: number }[] = []
  const addNames = (language: string) => {
    const locale = localeOf(language)
    for (const length of ['long', 'short'] as const) {
      const monthName = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: length })
      // Some languages have another form of the month beside a day.
      const besideDay = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: length, day: 'numeric' })
      const weekdayName = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: length })
      for (let month = 1; month <= 12; month += 1) {
        const moment = Date.UTC(2019, month - 1, 1)
        const part = besideDay.formatToParts(moment).find(({ type }) => type === 'month')
        for (const name of [monthName.format(moment), part?.value ?? '']) {
          if (name === '' || /\d/.test(name)) continue
          add(name, { kind: 'M', value: month })
          months.push({ name: fold(name).replaceAll('.', ''), month })
        }
      }
      // The first of April 2019 was a Monday.
      for (let day = 1; day <= 7; day += 1) {
        add(weekdayName.format(Date.UTC(2019, 3, day)), { kind: 'W', value: day })
      }
    }
  }
  const tables = dateWordsFor(language)
  const languages = tables.length > 1 || language.startsWith('en') ? [language] : [language, 'en']
  for (const [index, table] of tables.entries()) {
    addNames(index === 0 ? (languages[0] ?? language) : 'en')
    for (const [meaning, words] of Object.entries(table)) {
      for (const word of words.split(', ')) add(word, ...tokensOfMeaning(meaning))
    }
  }
  if (languages.length > 1) addNames('en')
  return { phrases, months }
})

const units = ['day', 'week', 'weekend', 'month', 'year']

const isPlain = (meaning: string): meaning is keyof typeof plainMeanings => meaning in plainMeanings

const tokensOfMeaning = (meaning: string): Token[] => {
  if (isPlain(meaning)) {
    const [kind, value] = plainMeanings[meaning]
    return kind === '' ? [] : [{ kind, value }]
  }
  const [first = '', second = ''] = meaning.split(' ')
  const value = Number(second)
  if (first === 'month') return [{ kind: 'M', value }]
  if (first === 'weekday') return [{ kind: 'W', value }]
  if (first === 'number') return [{ kind: 'N', value }]
  if (first === 'decade') return [{ kind: 'D', value }]
  return [
    { kind: 'N', value: Number(first) },
    { kind: 'U', value: units.indexOf(second) },
  ]
}

const longestPhrase = 4

/** The tokens of a text; undefined where a word or sign is unknown. */
const tokensOf = (text: string, language: string): Token[] | undefined => {
  const { phrases, months } = vocabularyOf(language)
  const folded = fold(text).replaceAll(/(\p{L})'(?=\p{L})/gu, '$1')
  const pieces = folded.match(/\d+|\p{L}+|\s+|./gsu) ?? []
  const tokens: Token[] = []
  let position = 0
  const isSpace = (piece: string | undefined) => piece === undefined || piece.trim() === ''
  /** The tokens of the longest phrase that begins here, and the pieces that it takes. */
  const phraseHere = () => {
    for (let words = longestPhrase; words > 0; words -= 1) {
      const length = words * 2 - 1
      const phrase = pieces
        .slice(position, position + length)
        .join('')
        .replaceAll(/\s+/g, ' ')
      const found = phrases.get(phrase)
      if (found !== undefined && pieces.length >= position + length) return { found, length }
    }
    return undefined
  }
  while (position < pieces.length) {
    const piece = pieces[position] ?? ''
    const before = pieces[position - 1]
    const follows = position > 0 && /^\d+$/.test(before ?? '')
    if (/^\d+$/.test(piece)) {
      const token = numberToken(piece, before === "'")
      if (token === undefined) return undefined
      tokens.push(token)
    } else if (/^\p{L}/u.test(piece)) {
      if (follows && /^(?:st|nd|rd|th)$/.test(piece)) {
        position += 1
        continue
      }
      if (follows && /^(?:s|er)$/.test(piece)) {
        tokens.push({ kind: 'C', value: 0 })
        position += 1
        continue
      }
      const phrase = phraseHere()
      if (phrase) {
        tokens.push(...phrase.found.map((token) => ({ ...token })))
        position += phrase.length
        continue
      }
      const withoutArticle = piece.startsWith('ال') ? phrases.get(piece.slice(2)) : undefined
      const abbreviated = new Set(
        piece.length < 3 ? [] : months.filter(({ name }) => name.startsWith(piece)).map(({ month }) => month),
      )
      const [month] = abbreviated
      if (withoutArticle) tokens.push(...withoutArticle.map((token) => ({ ...token })))
      else if (abbreviated.size === 1 && month !== undefined) tokens.push({ kind: 'M', value: month })
      else return undefined
    } else if (piece === '~' || piece === '?') {
      tokens.push({ kind: '~', value: 0 })
    } else if (piece === '-' || piece === '/') {
      const next = pieces[position + 1]
      tokens.push({ kind: piece, value: 0, isSpaced: isSpace(before) && isSpace(next) })
    } else if (piece === '.') {
      const next = pieces.slice(position + 1).find((each) => !isSpace(each))
      if (follows && /^\d+$/.test(next ?? '')) tokens.push({ kind: '.', value: 0 })
    } else if (!isSpace(piece) && piece !== ',' && piece !== "'") return undefined
    position += 1
  }
  return tokens
}

const numberToken = (digits: string, hasApostrophe: boolean): Token | undefined => {
  const value = Number(digits)
  if (digits.length === 8) return { kind: 'E', value }
  if (digits.length === 4) return { kind: 'Y', value }
  if (digits.length > 2) return undefined
  return { kind: hasApostrophe && digits.length === 2 ? 'Q' : 'N', value }
}

/** The tokens with "last year" as that year, and "3 days ago" as one token. */
const withRelativeTimes = (tokens: readonly Token[], today: string): Token[] => {
  const thisYear = Number(today.slice(0, 4))
  const next: Token[] = []
  let rest = tokens.map((token) => ({ ...token }))
  const kindsOf = () => rest.map(({ kind }) => kind).join('')
  const take = (count: number) => {
    const taken = rest.slice(0, count)
    rest = rest.slice(count)
    return taken
  }
  const valueOf = (taken: readonly Token[], kind: string) => taken.find((token) => token.kind === kind)?.value
  while (rest.length > 0) {
    const kinds = kindsOf()
    const ago = /^(?:[BH]~?N?U|N?UG)/.exec(kinds)?.[0]
    const relativeYear = /^(?:LU|UL)/.exec(kinds)?.[0]
    const isYear =
      relativeYear !== undefined &&
      rest.some(({ kind, value }, index) => index < 2 && kind === 'U' && value === 4)
    if (ago !== undefined) {
      const taken = take(ago.length)
      const [count, unit] = [valueOf(taken, 'N') ?? 1, valueOf(taken, 'U') ?? 0]
      if (ago.includes('~')) next.push({ kind: '~', value: 0 })
      next.push(unit === 4 ? { kind: 'Y', value: thisYear - count } : { kind: 'A', value: count, unit })
    } else if (isYear) {
      next.push({ kind: 'Y', value: thisYear + (valueOf(take(2), 'L') ?? 0) })
    } else next.push(...take(1))
  }
  return next.filter(({ kind, value }, index) => !isNamedUnit(kind, value, next[index + 1], next[index - 1]))
}

/** Whether a word such as "year" only names what stands beside it: "the year 2019", "the 90s years". */
const isNamedUnit = (kind: string, unit: number, next: Token | undefined, before: Token | undefined) => {
  if (kind !== 'U') return false
  const named = next?.kind ?? ''
  if (unit === 0) return 'NW'.includes(named) && named !== ''
  if (unit === 3) return 'NM'.includes(named) && named !== ''
  return unit === 4 && (named === 'Y' || before?.kind === 'C' || before?.kind === 'D')
}

/** A date of which the year or the month may still be unknown. */
interface Part {
  y?: number
  m?: number
  d?: number
  about?: boolean
  /** Whether the month was a number before a year, which is a day in "May 3–7, 2019". */
  isLoose?: boolean
  /** The dates, where they do not follow from the fields: a weekend is two days. */
  dates?: StayDates
  finer?: readonly StayDates[]
}

type Found = StayDates & { finer?: readonly StayDates[] | undefined }

const two = (value: number) => String(value).padStart(2, '0')
const one = (start: PartialDate): StayDates => ({ start, end: '' })

/** Which of the two numbers of a date comes first. */
type Order = 'day' | 'month'

/**
 * Reads tokens. `isOther` selects the less usual of two meanings, such as month before day. With an `order`, every date
 * that can have it has it.
 */
class Parser {
  mistake: Misreading | undefined
  /** The order of a date that has no other one, such as 12/31. */
  onlyOrder: Order | undefined
  private readonly today: string
  private readonly isOther: boolean
  private readonly order: Order | undefined
  private readonly year: number

  constructor(today: string, isOther: boolean, order?: Order) {
    this.today = today
    this.isOther = isOther
    this.order = order
    this.year = Number(today.slice(0, 4))
  }

  /** The dates of a whole text; undefined when it is not understood, with the mistake where there is one. */
  read(tokens: readonly Token[]): Found | undefined {
    const found = this.whole(tokens)
    if (found === undefined || this.mistake !== undefined) return undefined
    const years = [found.start, found.end]
      .filter((date) => date !== '')
      .map((date) => Number(date.slice(0, 4)))
    if (years.some((year) => year < firstYearOfStays || year > lastStayYear(this.today))) {
      this.mistake = { kind: 'year-out-of-range' }
      return undefined
    }
    const { start, end } = found
    if (start !== '' && end !== '' && boundsOf('', end).hi < boundsOf(start, '').lo) {
      this.mistake = { kind: 'reversed', typed: { start, end }, swapped: { start: end, end: start } }
      return undefined
    }
    return end === start ? { ...found, end: '' } : found
  }

  private whole(tokens: readonly Token[]): Found | undefined {
    const [first, ...rest] = tokens
    if (first === undefined) return undefined
    if (first.kind === 'B') return this.before(rest)
    if (first.kind === '<' || first.kind === '-') {
      const part = this.part(rest)
      return part && { start: '', end: this.resolved(part).start, finer: [] }
    }
    if (first.kind === 'b') return this.split(rest, (kind) => kind === '&')
    if (first.kind === 's' || first.kind === 'H') return this.since(rest)
    if (first.kind === 'f') return this.range(rest) ?? this.since(rest)
    return this.single(tokens) ?? this.range(tokens)
  }

  private single(tokens: readonly Token[]): Found | undefined {
    const part = this.part(tokens)
    // A number alone is a day only beside another date.
    if (part === undefined || (part.y === undefined && part.m === undefined && part.dates === undefined)) {
      return undefined
    }
    const dates = this.resolved(part)
    return { ...dates, finer: part.finer }
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

  /** Two dates on both sides of a separator. `isWhole` asks each to have a year. */
  private split(
    tokens: readonly Token[],
    isSeparator: (kind: string, isSpaced: boolean) => boolean,
    isWhole = false,
  ): Found | undefined {
    for (const [index, { kind, isSpaced = false }] of tokens.entries()) {
      if (!isSeparator(kind, isSpaced) || this.mistake) continue
      const [left, right] = [this.part(tokens.slice(0, index)), this.part(tokens.slice(index + 1))]
      if (left === undefined || right === undefined || this.mistake) continue
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

  /** A range whose ends share what is said once. */
  private joined(left: Part, right: Part): Found | undefined {
    if (left.dates || right.dates) {
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
      if (this.mistake) return undefined
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

  /** From a date until now, as precise as the date. */
  private since(tokens: readonly Token[]): Found | undefined {
    const part = this.part(tokens)
    if (part === undefined || (part.y === undefined && part.m === undefined)) return undefined
    const { start } = this.resolved(part)
    return { start, end: this.today.slice(0, withoutAbout(start).length), finer: [] }
  }

  /** Until the year, month or day before a date. */
  private before(tokens: readonly Token[]): Found | undefined {
    const part = this.part(tokens)
    if (part === undefined || (part.y === undefined && part.m === undefined)) return undefined
    const { start } = this.resolved(part)
    const dayBefore = addDays(boundsOf(start, '').lo, -1)
    return { start: '', end: dayBefore.slice(0, withoutAbout(start).length), finer: [] }
  }

  /** A part as dates; the year that it lacks is the latest one that is not after today. */
  private resolved(part: Part): StayDates {
    if (part.dates) return part.dates
    let y = part.y ?? this.year
    if (part.y === undefined && part.m !== undefined) {
      const inYear = [two(part.m), ...(part.d === undefined ? [] : [two(part.d)])].join('-')
      if (`${y}-${inYear}` > this.today.slice(0, inYear.length + 5)) y -= 1
      // The 29th of February is in few years.
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
      this.mistake = { kind: 'no-such-day' }
      return undefined
    }
    return about ? `${date}~` : date
  }

  private shortYear(value: number): number {
    return 2000 + value > lastStayYear(this.today) ? 1900 + value : 2000 + value
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
    // The weekday beside a day says nothing new.
    if (/W/.test(kinds) && /[NME]/.test(kinds))
      return this.exactPart(tokens.filter(({ kind }) => kind !== 'W'))
    const partOfTime = /^(?:P-?(?<rest>.+)|(?<first>.+)P)$/.exec(kinds)
    if (partOfTime && tokens.length > 1) {
      const which = values[kinds.startsWith('P') ? 0 : kinds.length - 1] ?? 0
      const skipped = kinds.startsWith('P-') ? 2 : 1
      return this.thirdOf(
        this.exactPart(kinds.startsWith('P') ? tokens.slice(skipped) : tokens.slice(0, -1)),
        which,
      )
    }
    const at = (kind: string) => values[kinds.indexOf(kind)] ?? 0
    return this.numeric(kinds, values) ?? this.named(kinds, values, at) ?? this.relative(kinds, tokens, at)
  }

  /** Dates of numbers, and of numbers with the name of a month. */
  private numeric(kinds: string, values: readonly number[]): Part | undefined {
    const [a = 0, b = 0, c = 0] = values
    const numbers = values.filter((_, index) => /[NYQ]/.test(kinds.charAt(index)))
    const [first = 0, second = 0, third = 0] = numbers
    const month = values[kinds.indexOf('M')] ?? 0
    const yearOf = (kind: string, value: number) => (kind === 'Y' ? value : this.shortYear(value))
    switch (kinds) {
      case 'Y':
        return { y: a }
      case 'Q':
        return { y: this.shortYear(a) }
      case 'E':
        return this.checked({ y: Math.floor(a / 10_000), m: Math.floor(a / 100) % 100, d: a % 100 })
      case 'N':
        return { d: a }
      case 'M':
        return { m: a }
      case 'NY':
        return { y: b, m: a, isLoose: true }
      case 'N/Y':
      case 'N-Y':
      case 'N.Y':
        return first >= 1 && first <= 12 ? { y: second, m: first } : undefined
      case 'Y/N': {
        const isMonth = second >= 1 && second <= 12
        const isNextYear = second === (first + 1) % 100
        return isMonth && (this.isOther || !isNextYear) ? { y: first, m: second } : undefined
      }
      case 'Y-N':
      case 'Y.N': {
        const isNextYear = second === (first + 1) % 100
        const isMonth = second >= 1 && second <= 12 && !(this.isOther && isNextYear)
        return isMonth ? { y: first, m: second } : undefined
      }
      case 'Y-N-N':
      case 'Y/N/N':
      case 'Y.N.N':
      case 'YNN':
        return this.checked({ y: first, m: second, d: third })
      case 'N/N/Y':
      case 'N-N-Y':
      case 'N/N/N':
      case 'N-N-N':
      case 'N/N/Q':
        return this.dayAndMonth(first, second, yearOf(kinds.slice(-1), third))
      case 'N.N.Y':
      case 'NNY':
      case 'N.N.N':
      case 'N.N.Q':
        return this.checked({ y: yearOf(kinds.slice(-1), third), m: second, d: first })
      case 'N.N':
        return this.isDayOfMonth(second, first) ? { m: second, d: first } : undefined
      case 'N/N':
        return this.dayAndMonth(first, second)
      case 'M/M':
        return a === c ? { m: a } : undefined
      case 'M/MY':
        return a === c ? { m: a, y: first } : undefined
      case 'MY':
      case 'MQ':
      case 'YM':
      case 'M/Y':
      case 'M-Y':
      case 'Y-M':
        return { y: yearOf(kinds.includes('Q') ? 'Q' : 'Y', first), m: month }
      case 'NM':
        return this.checked({ m: month, d: first })
      case 'MN':
        return this.isOther || first > 31
          ? first > 12
            ? { y: this.shortYear(first), m: month }
            : undefined
          : this.checked({ m: month, d: first })
      case 'NMY':
      case 'NMQ':
      case 'NMN':
      case 'N-M-Y':
      case 'N-M-N':
      case 'N/M/Y':
      case 'MNY':
      case 'MNQ':
      case 'M-N-Y':
        return this.checked({ y: yearOf(kinds.slice(-1), second), m: month, d: first })
      case 'NM/MY':
        return b === values[3] ? this.checked({ y: second, m: month, d: first }) : undefined
      case 'YMN':
      case 'YNM':
      case 'Y-M-N':
        return this.checked({ y: first, m: month, d: second })
      default:
        return undefined
    }
  }

  private isDayOfMonth(month: number, day: number) {
    return isDay(`2000-${two(month)}-${two(day)}`)
  }

  /** The day where it exists; else it is a mistake. */
  private checked(part: Part): Part | undefined {
    const { y = 2000, m = 0, d = 0 } = part
    if (isDay(`${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`)) return part
    this.mistake = { kind: 'no-such-day' }
    return undefined
  }

  /** Numbers of which either can be the day: the day is the first, unless that is no date. */
  private dayAndMonth(first: number, second: number, y?: number): Part | undefined {
    const exists = (m: number, d: number) =>
      isDay(`${String(y ?? 2000).padStart(4, '0')}-${two(m)}-${two(d)}`)
    const year = y === undefined ? {} : { y }
    const dayFirst = exists(second, first) ? { ...year, d: first, m: second } : undefined
    const monthFirst = exists(first, second) ? { ...year, d: second, m: first } : undefined
    if (dayFirst === undefined && y === undefined && (this.isOther || monthFirst === undefined)) {
      const inMonth = this.monthOfShortYear(first, second)
      if (inMonth) return inMonth
    }
    const usual = dayFirst ?? monthFirst
    if (usual === undefined) {
      this.mistake = { kind: 'no-such-day' }
      return undefined
    }
    if (dayFirst === undefined || monthFirst === undefined) {
      this.onlyOrder ??= dayFirst ? 'day' : 'month'
      return usual
    }
    return (this.order ?? (this.isOther ? 'month' : 'day')) === 'month' ? monthFirst : dayFirst
  }

  /** "11/19" as November 2019. Undefined for a number that is no month, and for a year that has not begun. */
  private monthOfShortYear(month: number, value: number): Part | undefined {
    const y = this.shortYear(value)
    return month >= 1 && month <= 12 && value > 12 && y <= this.year ? { y, m: month } : undefined
  }

  /** Seasons, feasts, decades and quarters. */
  private named(kinds: string, values: readonly number[], at: (kind: string) => number): Part | undefined {
    const years = /^(?:S(?<after>[YQ]?)|(?<before>Y)S)$/.exec(kinds)
    if (years) {
      const hasYear = kinds.length > 1
      const y = !hasYear ? undefined : kinds.includes('Q') ? this.shortYear(at('Q')) : at('Y')
      return this.season(at('S'), y)
    }
    if (/^SY[/-][NY]$/.test(kinds)) {
      const [, y = 0, , next = 0] = values
      return at('S') === 12 && next % 100 === (y + 1) % 100 ? this.winterUntil(y + 1) : undefined
    }
    if (kinds === 'SL' || kinds === 'LS') return this.relativeSeason(at('S'), at('L'))
    if (/^(?:F[YQ]?|YF)$/.test(kinds)) {
      const y = kinds.includes('Q') ? this.shortYear(at('Q')) : kinds.includes('Y') ? at('Y') : undefined
      return this.latestFeast(at('F'), y)
    }
    if (/^FY[/-][NY]$/.test(kinds)) {
      const [feast = 0, y = 0, , next = 0] = values
      // Of the feasts, only the night from one year to the next is named by both.
      return feast === 4 && next % 100 === (y + 1) % 100 ? this.feast(feast, y) : undefined
    }
    if (kinds === 'FL' || kinds === 'LF')
      return at('L') <= 0 ? this.latestFeast(at('F'), undefined) : undefined
    if (kinds === 'NC' || kinds === 'YC' || kinds === 'D') {
      const y = kinds === 'NC' ? this.shortYear(at('N')) : at(kinds.charAt(0))
      return y % 10 === 0 ? this.decade(y) : undefined
    }
    if (kinds === 'KNY' || kinds === 'NKY') {
      const quarter = at('N')
      if (quarter < 1 || quarter > 4) return undefined
      return this.inMonths(at('Y'), [quarter * 3 - 2, quarter * 3 - 1, quarter * 3], false)
    }
    return undefined
  }

  /** A year, with the months that are meant. */
  private inMonths(y: number, months: readonly number[], about: boolean): Part {
    return { y, about, finer: months.map((month) => one(`${y}-${two(month)}`)) }
  }

  private season(season: number, year: number | undefined): Part {
    const months =
      season === 12 ? [1, 2, 12] : [season, season + 1, season + 2].map((month) => ((month - 1) % 12) + 1)
    const y = year ?? (`${this.year}-${two(season)}` > this.today.slice(0, 7) ? this.year - 1 : this.year)
    return this.inMonths(y, months, true)
  }

  /** The winter that ends in a year. */
  private winterUntil(y: number): Part {
    return { y, m: 1, about: true, finer: [one(`${y - 1}-12`), one(`${y}-01`), one(`${y}-02`)] }
  }

  private relativeSeason(season: number, offset: number): Part {
    const month = Number(this.today.slice(5, 7))
    if (season === 12) {
      // The last winter that has ended.
      const ended = month >= 3 ? this.year : this.year - 1
      return this.winterUntil(offset === -1 ? ended : offset === -2 ? ended - 1 : ended + 1)
    }
    if (offset >= 0) return this.season(season, offset === 0 || month < season ? this.year : this.year + 1)
    const ended = month > season + 2 ? this.year : this.year - 1
    return this.season(season, ended + offset + 1)
  }

  /** A feast of a year, or the latest one that has begun. */
  private latestFeast(feast: number, year: number | undefined): Part | undefined {
    const found = this.feast(feast, year ?? this.year)
    if (year !== undefined || !found) return found
    const { y = 0, m = 0, d } = found
    const date = [y, two(m), ...(d === undefined ? [] : [two(d)])].join('-')
    return date > this.today.slice(0, date.length) ? this.feast(feast, this.year - 1) : found
  }

  private feast(feast: number, y: number): Part | undefined {
    const monthOfDay = (day: string, finer: readonly StayDates[]): Part => ({
      y: Number(day.slice(0, 4)),
      m: Number(day.slice(5, 7)),
      finer,
    })
    const range = (start: string, end: string) => ({ start, end })
    const islamic = (month: number, day: number): Part | undefined => {
      const found = islamicDay(y, month, day)
      return found === undefined ? undefined : { ...monthOfDay(found, []), about: true }
    }
    switch (feast) {
      case 0:
        return monthOfDay(`${y}-12-25`, [
          range(`${y}-12-24`, `${y}-12-26`),
          ...[24, 25, 26].map((day) => one(`${y}-12-${day}`)),
        ])
      case 1:
        return { y, m: 12, d: 24 }
      case 2:
        return { y, m: 12, d: 25 }
      case 3:
        return { y, m: 12, d: 26 }
      case 4:
        return { y, m: 12, d: 31 }
      case 5:
        return { y, m: 1, d: 1 }
      case 6: {
        const sunday = easterSunday(y)
        return monthOfDay(sunday, [range(addDays(sunday, -2), addDays(sunday, 1)), one(sunday)])
      }
      case 7: {
        const sunday = addDays(easterSunday(y), 49)
        return monthOfDay(sunday, [range(addDays(sunday, -1), addDays(sunday, 1)), one(sunday)])
      }
      case 8:
        return islamic(9, 1)
      case 9:
        return islamic(10, 1)
      default:
        return islamic(12, 10)
    }
  }

  private decade(y: number, middle = 5): Part {
    const years = Array.from({ length: 10 }, (_, index) => one(String(y + index)))
    return { y: y + middle, about: true, finer: years.filter(({ start }) => Number(start) <= this.year) }
  }

  /** The beginning, the middle or the end of a year, a month or a decade. */
  private thirdOf(part: Part | undefined, which: number): Part | undefined {
    if (part === undefined || part.d !== undefined || part.dates) return undefined
    if (part.m !== undefined) return part
    if (part.y === undefined) return undefined
    const isDecade = part.finer?.[0]?.start.length === 4
    if (isDecade) return this.decade(part.y - 5, [2, 5, 8][which])
    if (part.finer) return part
    const months = [1, 2, 3, 4].map((month) => month + which * 4)
    return this.inMonths(part.y, months, false)
  }

  /** Times that are counted from today. */
  private relative(kinds: string, tokens: readonly Token[], at: (kind: string) => number): Part | undefined {
    const { today } = this
    const onDay = (day: string): Part => ({ dates: one(day) })
    const inMonthOf = (day: string, finer: StayDates): Part => ({
      dates: one(day.slice(0, 7)),
      finer: [finer],
    })
    if (kinds === 'O') return onDay(addDays(today, at('O')))
    if (kinds === 'A') {
      const { value: count, unit } = { value: 0, unit: 0, ...tokens[0] }
      if (unit === 0) return onDay(addDays(today, -count))
      if (unit === 3) return this.monthAway(-count)
      if (unit === 1) {
        const day = addDays(today, -7 * count)
        return inMonthOf(day, one(day))
      }
      return undefined
    }
    const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
    if (kinds === 'LU' || kinds === 'UL') {
      const [unit, offset] = [at('U'), at('L')]
      if (unit === 3) return this.monthAway(offset)
      const first = addDays(monday, 7 * offset)
      if (unit === 1) return inMonthOf(first, { start: first, end: addDays(first, 6) })
      if (unit === 2) return { dates: { start: addDays(first, 5), end: addDays(first, 6) } }
      return undefined
    }
    if (kinds === 'LM' || kinds === 'ML') {
      const [month, offset] = [at('M'), at('L')]
      const isOver = month < Number(today.slice(5, 7))
      if (offset === 0) return { y: this.year, m: month }
      if (offset < 0) return { y: (isOver ? this.year : this.year - 1) + offset + 1, m: month }
      return { y: month > Number(today.slice(5, 7)) ? this.year : this.year + 1, m: month }
    }
    if (kinds === 'W' || ((kinds === 'LW' || kinds === 'WL') && at('L') === -1)) {
      const day = addDays(monday, at('W') - 1)
      return onDay(day < today ? day : addDays(day, -7))
    }
    return undefined
  }

  private monthAway(offset: number): Part {
    const month = Number(this.today.slice(5, 7)) - 1 + offset
    return { y: this.year + Math.floor(month / 12), m: (((month % 12) + 12) % 12) + 1 }
  }
}

/** Both ends of dates cut to a length: 7 for months, 4 for years. */
const cutTo = ({ start, end }: StayDates, length: number): StayDates => {
  const [from, to] = [start.slice(0, length), end.slice(0, length)]
  return { start: from, end: from === to ? '' : to }
}

const coarserThan = ({ start, end }: StayDates): StayDates[] => {
  if (isAbout(start) || isAbout(end)) return []
  const ends = [start, end].filter((date) => date !== '')
  if (ends.every((date) => precisionOf(date) === 'day'))
    return [cutTo({ start, end }, 7), cutTo({ start, end }, 4)]
  if (ends.every((date) => precisionOf(date) !== 'year')) return [cutTo({ start, end }, 4)]
  return end === '' && precisionOf(start) === 'year' ? [one(`${start}~`)] : []
}

const finerThan = ({ start, end }: StayDates, today: string): StayDates[] => {
  if (end !== '' || precisionOf(start) !== 'year')
    return isAbout(start) && end === '' ? [one(withoutAbout(start))] : []
  if (isAbout(start)) return [one(withoutAbout(start))]
  const months = Array.from({ length: 12 }, (_, index) => one(`${start}-${two(index + 1)}`))
  const isThisYear = start === today.slice(0, 4)
  return months.filter((month) => !isThisYear || (monthOf(month.start) ?? 0) <= Number(today.slice(5, 7)))
}
