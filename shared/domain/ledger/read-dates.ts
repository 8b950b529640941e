import { DateParser } from './date-parser.ts'
import { DateContext, type Misreading, one, type Order, two } from './date-parts.ts'
import { tokensOf, withRelativeTimes } from './date-tokens.ts'
import { languagesOfDates } from './date-words.ts'
import { firstDayOf, isAbout, monthOf, precisionOf, type StayDates, withoutAbout } from './partial-date.ts'

/** The dates that a text was understood as, with other readings that a person may choose. */
interface Reading extends StayDates {
  /** Less precise dates, the nearest first. */
  readonly coarser: readonly StayDates[]
  /** More precise dates within the ones that were read. */
  readonly finer: readonly StayDates[]
  /** Other meanings of the text: "5/6/2019" is a day in June, or one in May. */
  readonly others: readonly StayDates[]
  /**
   * Whether the other meaning is as likely, so that the person has to choose: without a year, "May 19" is a day of the
   * last twelve months or May 2019.
   */
  readonly isAmbiguous: boolean
}

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

/**
 * {@link readDates} for a text that a person types: in the language of the page, or in another one with words of its own
 * when the page's language finds neither dates nor a mistake.
 */
export const readTypedDates = (text: string, language: string, today: string): Reading | undefined => {
  const own = read(text, language, today)
  if (own !== undefined) return 'coarser' in own ? own : undefined
  for (const other of languagesOfDates) {
    const reading = readDates(text, other, today)
    if (reading !== undefined) return reading
  }
  return undefined
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
    const context = new DateContext(today, isOther, order)
    const found = new DateParser(context).read(withYears)
    return { found, mistake: context.mistake, order: context.onlyOrder }
  }
  const first = parse(false)
  // In "12/31/2018 - 1/2/2019" the first date must have the month first, so the second one has it too.
  const one = first.order === 'month' ? parse(false, first.order) : first
  const other = parse(true, first.order)
  // A day that does not exist gets no other meaning: "June 31" is not June 2031.
  const found = one.found ?? (one.mistake?.kind === 'no-such-day' ? undefined : other.found)
  if (found === undefined) return one.mistake ?? other.mistake
  const { start, end, finer } = found
  const isOther = other.found && (other.found.start !== start || other.found.end !== end)
  const precisionIn = (dates: StayDates) => precisionOf(dates.start || dates.end)
  const isAmbiguous =
    other.found !== undefined &&
    precisionIn(found) === 'day' &&
    precisionIn(other.found) === 'month' &&
    firstDayOf(other.found.end || other.found.start) <= today
  return {
    start,
    end,
    coarser: coarserThan(found),
    finer: finer ?? finerThan(found, today),
    others: isOther && other.found ? [{ start: other.found.start, end: other.found.end }] : [],
    isAmbiguous,
  }
}

/** Both ends of dates shortened to a length: 7 for months, 4 for years. */
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
