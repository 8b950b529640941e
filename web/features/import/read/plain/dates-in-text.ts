import { isDay } from '#shared/domain/day.ts'
import type { PartialDate } from '#shared/domain/ledger/partial-date.ts'
import { readDates } from '#shared/domain/ledger/read-dates.ts'
import { isAnd } from '#web/features/import/read/words/joints.ts'
import { type MonthReader, relativeTimes, seasonOf } from './date-names.ts'

interface TextDates {
  start: { day: PartialDate }
  end?: { day: PartialDate }
}

/** Dates in a text, and their position. Without `dates` their year is not known. */
export interface DatesInText {
  at: readonly [start: number, end: number]
  dates?: TextDates
}

/** The context in which the dates of a text are read. */
interface DateContext {
  monthOf: MonthReader
  /** The year of a heading or of an earlier sentence. */
  year?: number | undefined
  /** The day on which the text was written, if the text contains it. */
  written?: string | undefined
  today: string
}

/** A day, a month, a year, or a part of them. */
interface Moment {
  y?: number | undefined
  m?: number | undefined
  d?: number | undefined
  /** A season or feast, in English. */
  season?: string | undefined
}

/**
 * A token, or a date that was joined from several. `is` has one letter for each kind, so that regular expressions can match
 * sequences of items: N a number up to 31, J a number with the sign of a day, Q a year of two digits, Y a year, M a month,
 * S a season, - a dash, u a word for "until" or "and", o a word within dates, f a word before dates, D a date or a range, x
 * anything else. Punctuation stands for itself.
 */
interface Item extends Moment {
  is: string
  start: number
  end: number
  to?: Moment
  /** A name of a month that is also a word. */
  isWord?: boolean
}

const until =
  /^(?:to|until|till|through|إلى|الى|حتى|تا|עד|έως|μέχρι|ως|đến|tới|sampai|hingga|līdz|iki|kuni|până|fins|asti|bis|à|au|a|à|até|ate|hasta|по|до|do|tot|til|fino|al|至|y|e|et|and|und|en|i|și|és|ja|och|og|ve|и|з|és)$/iu
const inner =
  /^(?:de|del|dell|of|di|d|the|den|der|dem|im|in|v|u|roku|rok|r|г|гг|год|году|года|годах|рік|року|році|рр|р|yılında|yılı|senesinde|évi|vuonna|anul|année|année|año|ano|anno|jahr|jahre|year|aasta|gada|metų|عام|سنة|שנת|年|年に|to|ל)$/iu
const outer =
  /^(?:from|من|از|από|từ|dari|nuo|alates|od|von|vom|du|dal|dalla|desde|od|с|з|от|van|från|fra|entre|between|zwischen|między|между|між|mellan|mellem|mezi|medzi|între|από|tussen|pomiędzy|giữa|antara|između|između|tra|am|on|le|el|il|o|em|no|na|sur|since|from|um|في|عام|سنة|years?|latach|roce|jahren?|åren?|år)$/iu
/** Words after a year. */
const yearMark =
  /^(?:roku|г|гг|год|году|года|годах|рік|року|році|рр|р|yılında|yılı|senesinde|évben|évi|gada|gadā|metais|m|年|に|까지|まで|부터)$/iu
/** Names of months that are also other words. */
const wordsToo = /^(?:may|march|mar|mai|maj|set|ago|out|dez|jan|sep|dec|nov|lut|gen|mag|avg|abr)$/iu

const shortYear = (value: number) => value + (value < 50 ? 2000 : 1900)

const itemsOf = (text: string, monthOf: MonthReader): Item[] => {
  const items: Item[] = []
  const tokens =
    /부터|까지|から|まで|从|從|至|tháng\s+(\d{1,2})(?=[,\s/]|$)|(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日号號일])?|(\d{1,2})\s*[日号號일]|\d+(?:st|nd|rd|th)?(?![\d\p{L}])|\d+|[\p{L}\p{M}]+|\S/giu
  for (const match of text.matchAll(tokens)) {
    const [word, vietnamese, sign, ofMonth, day] = match
    const month = vietnamese ?? sign
    const at = { start: match.index, end: match.index + word.length }
    if (/^(?:부터|から|从|從)$/.test(word)) items.push({ ...at, is: 'u' })
    else if (/^(?:까지|まで)$/.test(word)) items.push({ ...at, is: 'o' })
    else if (vietnamese !== undefined) items.push({ ...at, is: 'M', m: Number(month) })
    else if (month !== undefined)
      items.push({ ...at, is: 'D', m: Number(month), ...(ofMonth !== undefined && { d: Number(ofMonth) }) })
    else if (day !== undefined) items.push({ ...at, is: 'J', d: Number(day) })
    else if (/^\d/.test(word))
      items.push({ ...at, ...numberOf(word.replace(/\D+$/, ''), text[match.index - 1] ?? '') })
    else if (!/^\p{L}/u.test(word))
      items.push({ ...at, is: /[-–—~〜～→−]/u.test(word) ? '-' : /[./,+&'’()[\]]/.test(word) ? word : 'x' })
    else items.push({ ...at, ...wordOf(word, text.slice(match.index - 2, match.index), monthOf) })
  }
  return items
}

const numberOf = (digits: string, before: string): Moment & { is: string } => {
  const value = Number(digits)
  if (/^(?:19|20)\d\d$/.test(digits)) return { is: 'Y', y: value }
  if (digits.length > 2) return { is: 'x' }
  if (/['’]/.test(before)) return { is: 'Y', y: shortYear(value) }
  return value >= 1 && value <= 31 ? { is: 'N', d: value } : { is: 'Q', y: shortYear(value) }
}

const wordOf = (
  word: string,
  before: string,
  monthOf: MonthReader,
): Moment & { is: string; isWord?: boolean } => {
  // "1er"
  if (/\d$/.test(before) && /^(?:er|e|º|ª)$/i.test(word)) return { is: 'o' }
  const season = seasonOf(word)
  if (season !== undefined) return { is: 'S', season }
  const month = word.length < 2 ? undefined : monthOf(word)
  if (month !== undefined && !until.test(word))
    return { is: 'M', m: month.month, isWord: !month.isExact || /^\p{Lu}/u.test(word) || wordsToo.test(word) }
  if (until.test(word)) return { is: 'u' }
  if (outer.test(word)) return { is: 'f' }
  if (inner.test(word)) return { is: 'o' }
  return { is: isAnd(word) ? 'u' : 'x' }
}

/** Joins the items whose letters match a pattern to one item. When `make` returns undefined, they stay. */
const joined = (
  items: Item[],
  pattern: RegExp,
  make: (parts: Item[], kinds: string) => Partial<Item> | undefined,
): Item[] => {
  const result: Item[] = []
  const kinds = items.map(({ is }) => is).join('')
  let at = 0
  for (const match of kinds.matchAll(pattern)) {
    const parts = items.slice(match.index, match.index + match[0].length)
    const made = make(parts, match[0])
    const [first, last] = [parts[0], parts.at(-1)]
    if (made === undefined || first === undefined || last === undefined) continue
    result.push(...items.slice(at, match.index), { is: 'D', start: first.start, end: last.end, ...made })
    at = match.index + match[0].length
  }
  return [...result, ...items.slice(at)]
}

const merged = (parts: readonly Item[]): Moment => ({
  y: parts.find(({ y }) => y !== undefined)?.y,
  m: parts.find(({ m }) => m !== undefined)?.m,
  d: parts.find(({ d }) => d !== undefined)?.d,
})
const real = (moment: Moment) =>
  moment.y === undefined || moment.m === undefined || moment.d === undefined || isDay(textOf(moment))
    ? moment
    : undefined

const two = (value: number) => String(value).padStart(2, '0')
const textOf = ({ y, m, d }: Moment) =>
  [
    String(y),
    ...(m === undefined ? [] : [two(m)]),
    ...(m === undefined || d === undefined ? [] : [two(d)]),
  ].join('-')

/** "12.9.1998", "9/12/98": the day first where both orders are possible. */
const numericDate = (parts: readonly Item[]): Moment | undefined => {
  const [first = 0, second = 0] = parts.flatMap(({ d }) => d ?? [])
  const year = parts.at(-1)
  const y = year?.is === 'N' ? shortYear(year.d ?? 0) : year?.y
  return second > 12
    ? real({ y, m: first, d: second })
    : second > 0
      ? real({ y, m: second, d: first })
      : undefined
}

/** Whether no space stands between items. */
const glued = (parts: readonly Item[]) =>
  parts.every(({ start }, index) => index === 0 || start === parts[index - 1]?.end)

/** Joins dates in digits. */
const withNumericDates = (all: Item[]): Item[] => {
  let items = all
  items = joined(items, /Y([-./])N\1N/g, (parts) => {
    const [y, , m, , d] = parts
    return glued(parts) || parts[1]?.is === '.' ? real({ y: y?.y, m: m?.d, d: d?.d }) : undefined
  })
  // "2016-03" is a month, and "2010-14" are years.
  items = joined(items, /Y-N(?!-)/g, (parts) => {
    const [year, , month] = parts
    const isMonth = glued(parts) && (month?.d ?? 13) <= 12 && (month?.end ?? 0) - (month?.start ?? 0) === 2
    return isMonth ? { y: year?.y, m: month?.d } : undefined
  })
  items = joined(items, /N\.N\.[YQ]|N([/-])N\1[YQN]|N\.N\.N(?!\.)/g, (parts, kinds) =>
    glued(parts) || kinds.startsWith('N.N.Y') ? numericDate(parts) : undefined,
  )
  // "4/2017", "04.2017"
  items = joined(items, /(?<![N./])N[./]Y(?![./]N)|(?<![-N./])N-Y(?![-./]N)/g, (parts) => {
    const [month, , year] = parts
    return glued(parts) && (month?.d ?? 13) <= 12 ? { y: year?.y, m: month?.d } : undefined
  })
  // "3.–7.10.2018", "12.9.–3.10."
  items = joined(items, /(?<![.D])N\.N\.(?=-)|(?<=-)N\.N\.(?![NYQ])|N\.N\.(?!\d)/g, (parts) => {
    const [d, , m] = parts
    return glued(parts) && (m?.d ?? 13) <= 12 ? { m: m?.d, d: d?.d } : undefined
  })
  return items
}

/** Joins dates with months in words, seasons, and years. */
const withWrittenDates = (all: Item[]): Item[] => {
  let items = all
  items = joined(
    items,
    /N\.?o*[.]?M[.,o]*Y|MN[o.]*,?o*Y|Y[.,o]*M\.?N(?!o*[-u]?o*M)\.?|Y[.,o]*N\.?o*M/g,
    (parts) => real(merged(parts)),
  )
  items = joined(items, /MN-N[o.]*,?o*Y/g, (parts) => {
    const [month, first, , last] = parts
    const [from, to] = [first, last].map((day) => ({ ...merged(parts), m: month?.m, d: day?.d }))
    return from && to && real(from) && real(to) ? { ...from, to } : undefined
  })
  items = joined(items, /S[.,o/]*Y(?:[/-](?:N|Q|Y))?|Y[.,o]*S/g, (parts) => ({
    season: parts.find(({ season }) => season !== undefined)?.season,
    y: parts.find(({ y }) => y !== undefined)?.y,
  }))
  items = joined(items, /N\.?o*M\.?|MN(?:[o.](?!\d))?/g, (parts) => ({ ...merged(parts), isWord: false }))
  items = joined(items, /M[.,o/]*[YQ]|Y[.,o]*M/g, (parts) => merged(parts))
  items = joined(items, /M/g, ([part]) => ({ m: part?.m, isWord: part?.isWord === true }))
  items = joined(items, /Y(?=[-/][NQ](?![\p{L}.]))[-/][NQ]|Y/gu, (parts) => {
    const [year, , short] = parts
    if (short === undefined) return { y: year?.y }
    const last = shortYear(short.y === undefined ? (short.d ?? 0) : short.y % 100)
    return last > (year?.y ?? last) && glued(parts)
      ? { y: year?.y, to: { y: last } }
      : { y: year?.y, end: year?.end ?? 0 }
  })
  return items
}

const dateItems = (text: string, monthOf: MonthReader): Item[] => {
  let items = withWrittenDates(withNumericDates(itemsOf(text, monthOf)))
  // A day before "–" or "and" belongs to the month after it, and a day after it to the month before it.
  items = joined(items, /N\.?o*[-u]o*D/g, (parts) => {
    const [day, last] = [parts[0]?.d, parts.at(-1)]
    if (
      last?.m === undefined ||
      last.d === undefined ||
      day === undefined ||
      day >= last.d ||
      last.to !== undefined
    )
      return undefined
    return { y: last.y, m: last.m, d: day, to: { y: last.y, m: last.m, d: last.d } }
  })
  // "4-6/2017"
  items = joined(items, /N-D/g, (parts) => {
    const [month, , last] = parts
    const isMonth = glued(parts) && last?.m !== undefined && last.d === undefined && last.to === undefined
    return isMonth && last.isWord === undefined && (month?.d ?? 13) < (last.m ?? 0)
      ? { y: last.y, m: month?.d, to: { y: last.y, m: last.m } }
      : undefined
  })
  // "2018.5.3~5.7"
  items = joined(items, /D-N[./]N(?![./]\S)/g, (parts, kinds) => {
    const [first, , month, , day] = parts
    const isYearFirst = /^\d{4}/.test(text.slice(first?.start)) && kinds !== '' && first?.d !== undefined
    const to = { y: first?.y, m: month?.d, d: day?.d }
    return first !== undefined && isYearFirst && real(to)
      ? { y: first.y, m: first.m, d: first.d, to }
      : undefined
  })
  items = joined(items, /D-(?:N\.?(?!\p{L})|J)/gu, (parts) => {
    const [first, , last] = parts
    if (
      first?.m === undefined ||
      first.d === undefined ||
      last?.d === undefined ||
      last.d <= first.d ||
      first.to !== undefined
    )
      return undefined
    return { y: first.y, m: first.m, d: first.d, to: { y: first.y, m: first.m, d: last.d } }
  })
  return withSpans(text, items)
}

/** Joins two dates with a dash or a word between them to a range. */
const withSpans = (text: string, items: Item[]): Item[] => {
  const isSpan = (between: readonly Item[]) => between.filter(({ is }) => is === 'u').length <= 1
  const isFrom = (at: number) => items[at - 1]?.is === 'f' || items[at - 1]?.is === 'o'
  return joined(items, /D[o.]*[-u/]o*D/g, (parts, kinds) => {
    const [first, last] = [parts[0], parts.at(-1)]
    if (first === undefined || last === undefined || first.to || last.to || first.season || last.season)
      return undefined
    // "2010 and 2014" are two dates, and "from 2010 to 2014" is one.
    const word = kinds.includes('u') ? text.slice(first.end, last.start).trim() : ''
    // "2012 a 2017" is a range in Spanish and two years in Czech. It counts as a range.
    if (isAnd(word) && !/^a$/i.test(word) && !isFrom(items.indexOf(first))) return undefined
    if (kinds.includes('/') && (first.d !== undefined || last.m !== undefined)) return undefined
    return isSpan(parts.slice(1, -1)) ? spanOf(first, last) : undefined
  })
}

/** The range of two dates. A missing year of one end is that of the other end, or the year before or after it. */
const spanOf = (first: Moment, last: Moment): Partial<Item> | undefined => {
  const lastYear = last.y ?? first.y
  const isBefore = (first.m ?? 0) > (last.m ?? 0)
  const y =
    first.y ??
    (lastYear === undefined ? undefined : last.m !== undefined && isBefore ? lastYear - 1 : lastYear)
  const lastY = last.y ?? (y === undefined ? undefined : isBefore && last.m !== undefined ? y + 1 : y)
  if (first.y === undefined && (first.m === undefined) !== (last.m === undefined)) return undefined
  const [from, to] = [
    { y, m: first.m, d: first.d },
    { y: lastY, m: last.m, d: last.d },
  ]
  if (y !== undefined && lastY !== undefined && textOf(from) > textOf(to)) return undefined
  return { ...from, to }
}

/** Question marks behind a date that the person is not certain of: "2017??", "2017 (?)". */
const doubtBehind = /^\s*(?:[?？؟]+|\(\s*[?？؟]+\s*\))/u
const aboutDay = (day: PartialDate): PartialDate => (day.endsWith('~') ? day : `${day}~`)

/** The dates in a text, in their order. */
export const datesIn = (text: string, context: DateContext): DatesInText[] => {
  const found: DatesInText[] = []
  let { year } = context
  const items = dateItems(text, context.monthOf)
  for (const [index, item] of items.entries()) {
    if (item.is !== 'D' || (item.isWord === true && !standsAlone(text, item))) continue
    const [before, after] = [items[index - 1], items[index + 1]]
    const isPart = before?.is === 'f' || (before?.is === 'o' && before.end < item.start)
    const isMarked = after !== undefined && yearMark.test(text.slice(after.start, after.end))
    const plainAt = [isPart ? before.start : item.start, isMarked ? after.end : item.end] as const
    const doubt = doubtBehind.exec(text.slice(plainAt[1]))?.[0].length ?? 0
    const at = [plainAt[0], plainAt[1] + doubt] as const
    const isOfYear = item.y === undefined
    const y = item.y ?? year
    if (y === undefined || (isOfYear && item.m === undefined && item.season === undefined)) {
      found.push({ at })
      continue
    }
    const dates = datesOf({ ...item, y }, item.to, context.today)
    const isAbout = doubt > 0 && dates?.end === undefined
    const told = dates && isAbout ? { start: { day: aboutDay(dates.start.day) } } : dates
    found.push(told === undefined ? { at } : { at, dates: told })
    year = item.to?.y ?? y
  }
  return [...found, ...relativesIn(text, context)].toSorted((one, other) => one.at[0] - other.at[0])
}

const datesOf = (from: Moment, to: Moment | undefined, today: string): TextDates | undefined => {
  if (from.season !== undefined) {
    const reading = readDates(`${from.season} ${from.y}`, 'en', today)
    if (reading === undefined) return { start: { day: String(from.y) } }
    return { start: { day: reading.start }, ...(reading.end !== '' && { end: { day: reading.end } }) }
  }
  if (!isDay(`${textOf(from)}-01-01`.slice(0, 10))) return { start: { day: String(from.y) } }
  const start = { day: textOf(from) }
  if (to === undefined) return { start }
  const end = textOf({
    ...to,
    y: to.y ?? (from.m !== undefined && (to.m ?? 12) < from.m ? (from.y ?? 0) + 1 : from.y),
  })
  return isDay(`${end}-01-01`.slice(0, 10)) && end > start.day ? { start, end: { day: end } } : { start }
}

/** Whether a word that can be a month stands alone between punctuation: "(Nov)". */
const standsAlone = (text: string, { start, end }: Item) => {
  const before = text.slice(0, start).trimEnd()
  const after = text.slice(end).trimStart()
  return (before === '' || /[^\p{L}\d]$/u.test(before)) && (after === '' || /^[^\p{L}\d]/u.test(after))
}

const relativesIn = (text: string, { written }: DateContext): DatesInText[] => {
  if (written === undefined) return []
  return relativeTimes.flatMap(({ pattern, months }) =>
    [...text.matchAll(pattern)].map((match): DatesInText => {
      const count = Number(written.slice(0, 4)) * 12 + Number(written.slice(5, 7)) - 1 - months
      const y = Math.floor(count / 12)
      const day = months === 12 ? String(y) : `${y}-${two((count % 12) + 1)}`
      return { at: [match.index, match.index + match[0].length], dates: { start: { day } } }
    }),
  )
}
