import type { UnitName } from '#server/planner/vocabulary/vocabulary.ts'
import { has, numberAt, type Sentence } from './sentence.ts'

/** A duration, or a number of cities. */
export interface LengthMatch {
  end: number
  days?: number
  nights?: number
  cities?: number
  /** True for the upper end of a range such as "10-12 days". */
  range?: boolean
}

const daysOf: Readonly<Record<Exclude<UnitName, 'night' | 'city'>, number>> = {
  day: 1,
  week: 7,
  fortnight: 14,
  weekend: 2,
  longWeekend: 3,
  month: 30,
}

/** Reads "10 days", "two weeks", "7-day", "a month and a half", "a long weekend", "five cities" at a token. */
export function lengthAt(sentence: Sentence, at: number): LengthMatch | undefined {
  let number = numberAt(sentence, at)
  if (!number) return unitAlone(sentence, at)
  const upper = rangeEnd(sentence, number.end)
  const range = upper !== undefined && upper.value > number.value
  if (upper && range) number = upper
  let { value } = number
  let next = number.end
  // "one and a half weeks"
  const half = halfAt(sentence, next)
  if (half !== undefined) {
    value += 0.5
    next = half
  }
  for (const skipped of [0, 1, 2]) {
    const unit = unitAt(sentence, next + skipped)
    if (!unit) continue
    // "five Italian cities": the word between is read as an item of its own.
    if (unit.name === 'city') return value < 1 ? undefined : { end: number.end, cities: value }
    if (skipped > 1 || (skipped === 1 && !has(sentence, next, 1, 'relaxed', 'fast', 'filler', 'trip')))
      continue
    // "a relaxed week": likewise.
    if (skipped > 0) return { ...measured(sentence, unit, value), end: number.end }
    return { ...measured(sentence, unit, value), ...(range && { range }) }
  }
  return undefined
}

function measured(sentence: Sentence, unit: { name: UnitName; end: number }, value: number): LengthMatch {
  let { end } = unit
  let count = value
  const half = halfAt(sentence, end)
  if (half !== undefined) {
    count += 0.5
    end = half
  }
  if (unit.name === 'night') return { end, nights: Math.round(count) }
  if (unit.name === 'city') return { end, cities: Math.round(count) }
  return { end, days: Math.max(1, Math.round(count * daysOf[unit.name])) }
}

/** A word such as "weekend" or "fortnight", which gives a length without a number. */
function unitAlone(sentence: Sentence, at: number): LengthMatch | undefined {
  const unit = unitAt(sentence, at)
  if (!unit || !['weekend', 'longWeekend', 'fortnight'].includes(unit.name)) return undefined
  return measured(sentence, unit, 1)
}

function unitAt({ lexicon, key }: Sentence, at: number): { name: UnitName; end: number } | undefined {
  for (const words of [3, 2, 1]) {
    const text = key(at, at + words)
    const name = text === undefined ? undefined : lexicon.unit(text)
    if (name) return { name, end: at + words }
  }
  return undefined
}

function halfAt(sentence: Sentence, at: number): number | undefined {
  for (const words of [3, 2, 1]) if (has(sentence, at, words, 'half')) return at + words
  return undefined
}

/** The second number of "10-12 days" and "10 to 12 days". */
function rangeEnd(sentence: Sentence, at: number): { value: number; end: number } | undefined {
  if (/^[-–—]$/.test(sentence.tokens[at]?.gap ?? '')) return numberAt(sentence, at)
  return has(sentence, at, 1, 'until', 'and') ? numberAt(sentence, at + 1) : undefined
}
