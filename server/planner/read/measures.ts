import type { UnitName } from '#server/planner/languages/language.ts'
import type { Sense } from './lexicon.ts'
import type { Piece } from './pieces.ts'

/** A number of days, nights, cities, hours or kilometres, or a part of the trip. */
export interface Measure {
  readonly unit: 'days' | 'nights' | 'cities' | 'hours' | 'km'
  readonly least?: number
  readonly most?: number
  /** "Half of the time": a part of the trip instead of a number. */
  readonly share?: number
  /** "About". */
  readonly isAbout?: boolean
  /** In each place: Hindi "2-2 रात", Turkish "2şer gece". */
  readonly isOfEach?: boolean
}

export interface MeasureMatch {
  /** The index of the piece after it. */
  readonly end: number
  readonly measure: Measure
}

const daysOf: Readonly<Partial<Record<UnitName, number>>> = { day: 1, week: 7, month: 30 }
const shares = { half: 1 / 2, third: 1 / 3, mostly: 2 / 3 } as const
/** The largest number in digits. Larger ones, also of kilometres, are not part of a trip. */
const largest = 9999

export const has = (piece: Piece | undefined, test: (sense: Sense) => boolean) =>
  piece?.senses.some(test) ?? false
export const isLink = (piece: Piece | undefined, ...links: readonly string[]) =>
  has(piece, (sense) => sense.is === 'link' && links.includes(sense.link))
export const isRole = (piece: Piece | undefined, ...roles: readonly string[]) =>
  has(piece, (sense) => sense.is === 'role' && roles.includes(sense.role))
export const isFiller = (piece: Piece | undefined) => has(piece, ({ is }) => is === 'filler')

/** The number at a piece: digits with or without a decimal, or words. */
export function numberAt(pieces: readonly Piece[], at: number): { value: number; end: number } | undefined {
  const piece = pieces[at]
  if (!piece) return undefined
  if (piece.digits !== undefined) {
    const next = pieces[at + 1]
    if (
      next?.digits !== undefined &&
      next.digits < 10 &&
      /^[.,]$/.test(next.gap) &&
      next.start === piece.end + 1
    )
      return { value: piece.digits + next.digits / 10, end: at + 2 }
    return piece.digits > largest ? undefined : { value: piece.digits, end: at + 1 }
  }
  const sense = piece.senses.find(({ is }) => is === 'number')
  return sense?.is === 'number' ? { value: sense.value, end: at + 1 } : undefined
}

/** Reads "10 days", "two to three weeks", "at least 3 nights", "2泊3日", "half of the time", "five cities" at a piece. */
export function measureAt(pieces: readonly Piece[], start: number): MeasureMatch | undefined {
  let at = start
  const bounds = { least: false, most: false, about: false }
  while (isLink(pieces[at], 'least', 'most', 'about') && at < start + 3) {
    noteBound(bounds, pieces[at])
    at++
    while (isPlainFiller(pieces[at])) at++
  }
  const share = shareAt(pieces, at)
  if (share && at === start) return share
  const counted = countAt(pieces, at)
  if (!counted) return undefined
  let { end } = counted
  const next = pieces[end]
  if (isLink(next, 'least', 'most', 'about') && next?.break !== 'stop' && !numberAt(pieces, end + 1)) {
    noteBound(bounds, next)
    end++
  }
  const { low, high, unit } = counted
  if (unit === 'hours' || unit === 'km') end = afterEachDay(pieces, end)
  return {
    end,
    measure: {
      unit,
      ...(!(bounds.most && low === high) && { least: low }),
      ...(!(bounds.least && low === high) && { most: high }),
      ...(bounds.about && { isAbout: true }),
      ...(isDistributive(pieces, at, end) && { isOfEach: true }),
    },
  }
}

/** The same number twice, "2-2 nights", or a word for "each" inside of the measure. */
function isDistributive(pieces: readonly Piece[], start: number, end: number) {
  const first = numberAt(pieces, start)
  const second = first && rangeEnd(pieces, first.end)
  return (
    (second !== undefined && second.value === first?.value) ||
    pieces.slice(start, end - 1).some((piece) => isRole(piece, 'each'))
  )
}

/** The index after "a day" in "4 hours a day", "4 Stunden am Tag", which is not a length. */
function afterEachDay(pieces: readonly Piece[], start: number) {
  for (let at = start; at < start + 3 && pieces[at]?.break === 'none'; at++) {
    if (has(pieces[at], (sense) => sense.is === 'unit' && sense.unit === 'day')) return at + 1
    if (!isFiller(pieces[at]) && !has(pieces[at], ({ is }) => is === 'role')) break
  }
  return start
}

function noteBound(bounds: { least: boolean; most: boolean; about: boolean }, piece: Piece | undefined) {
  if (isLink(piece, 'least')) bounds.least = true
  else if (isLink(piece, 'most')) bounds.most = true
  else bounds.about = true
}

const isPlainFiller = (piece: Piece | undefined) =>
  isFiller(piece) && piece?.break === 'none' && !numberAt([piece], 0)

/** The fraction that "half", "a third" or "most" means. */
export function shareOf(piece: Piece | undefined): number | undefined {
  const sense = piece?.senses.find((each) => each.is === 'link' && each.link in shares)
  return sense?.is === 'link' ? shares[sense.link as keyof typeof shares] : undefined
}

function shareAt(pieces: readonly Piece[], start: number): MeasureMatch | undefined {
  // In Turkish "zamanın yarısı" the whole stands before the fraction.
  const isWholeFirst = isLink(pieces[start], 'ofTheTrip') && isLink(pieces[start + 1], 'half', 'third')
  const at = isWholeFirst ? start + 1 : start
  const share = shareOf(pieces[at])
  if (share === undefined) return undefined
  let end = at + 1
  if (isWholeFirst) return { end, measure: { unit: 'days', share } }
  while (isPlainFiller(pieces[end]) && !isLink(pieces[end], 'ofTheTrip')) end++
  if (!isLink(pieces[end], 'ofTheTrip')) return undefined
  return { end: end + 1, measure: { unit: 'days', share } }
}

interface Count {
  end: number
  low: number
  high: number
  unit: Measure['unit']
}

function countAt(pieces: readonly Piece[], at: number): Count | undefined {
  const length = pieces[at]?.senses.find(({ is }) => is === 'length')
  const number = numberAt(pieces, at)
  const upper = number && rangeEnd(pieces, number.end)
  const count = number && unitAfter(pieces, (upper ?? number).end)
  if (number && count) {
    const low = number.value + (count.half ? 0.5 : 0)
    const high = (upper?.value ?? number.value) + (count.half ? 0.5 : 0)
    return withOtherUnit(pieces, {
      end: count.end,
      low: Math.round(Math.min(low, high) * count.factor),
      high: Math.round(Math.max(low, high) * count.factor),
      unit: count.unit,
    })
  }
  if (length?.is !== 'length') return bareWeek(pieces, at)
  return withOtherUnit(pieces, { end: at + 1, low: length.count, high: length.count, unit: length.unit })
}

/** "A cheap, relaxed week in Rome", "week ardennen": a week before a place, without a number. */
function bareWeek(pieces: readonly Piece[], at: number): Count | undefined {
  const [before, piece, next] = [pieces[at - 1], pieces[at], pieces[at + 1]]
  const isWeek = has(piece, (sense) => sense.is === 'unit' && sense.unit === 'week')
  const isOther =
    before?.digits !== undefined ||
    has(before, ({ is }) => is === 'date' || is === 'number') ||
    isRole(before, 'each')
  const isName =
    (next?.candidates.length ?? 0) > 0 && !has(next, ({ is }) => is !== 'name' && is !== 'ordinary')
  const isAtPlace = next?.break === 'none' && (isRole(next, 'in') || isName)
  return isWeek && !isOther && isAtPlace ? { end: at + 1, low: 7, high: 7, unit: 'days' } : undefined
}

/** "2泊3日", "3 days / 2 nights": one length in both units. */
function withOtherUnit(pieces: readonly Piece[], count: Count): Count {
  if (count.unit !== 'days' && count.unit !== 'nights') return count
  let at = count.end
  if (isLink(pieces[at], 'and')) at++
  const number = numberAt(pieces, at)
  const other = number && unitAfter(pieces, number.end)
  if (!other || other.factor !== 1 || !/^[/(,、+&]?$/.test(pieces[at]?.gap ?? '')) return count
  const [nights, days] = count.unit === 'nights' ? [count.high, number.value] : [number.value, count.high]
  const isOther = other.unit !== count.unit && (other.unit === 'days' || other.unit === 'nights')
  return isOther && days - nights <= 1 && days >= nights
    ? { end: other.end, low: days, high: days, unit: 'days' }
    : count
}

/** The unit after a number. A few words may stand between them: "5 beautiful cities", "two and a half weeks". */
function unitAfter(pieces: readonly Piece[], start: number) {
  let half = false
  for (let at = start; at < start + 3; at++) {
    const piece = pieces[at]
    if (!piece || (piece.break === 'stop' && piece.gap !== '.') || (at > start && piece.break === 'comma'))
      return undefined
    if (isLink(piece, 'half')) {
      half = true
      continue
    }
    const sense = piece.senses.find(({ is }) => is === 'unit')
    if (sense?.is === 'unit') {
      let end = at + 1
      // "a week and a half"
      if (isLink(pieces[end], 'half') && !isLink(pieces[end + 1], 'ofTheTrip')) {
        half = true
        end++
      }
      return { end, half, ...unitOf(sense.unit) }
    }
    const isBetween =
      isFiller(piece) ||
      piece.candidates[0]?.by === 'adjective' ||
      isRole(piece, 'each') ||
      has(piece, ({ is }) => is === 'pace' || is === 'ordinary' || is === 'edit')
    if (!isBetween || isRole(piece, 'from', 'to', 'until') || numberAt(pieces, at)) return undefined
  }
  return undefined
}

function unitOf(unit: UnitName): { unit: Measure['unit']; factor: number } {
  if (unit === 'night') return { unit: 'nights', factor: 1 }
  if (unit === 'city') return { unit: 'cities', factor: 1 }
  if (unit === 'hour') return { unit: 'hours', factor: 1 }
  return unit === 'km' ? { unit: 'km', factor: 1 } : { unit: 'days', factor: daysOf[unit] ?? 1 }
}

/** The second number of "10-12 days", "two or three weeks" and "10 to 12 days". */
function rangeEnd(pieces: readonly Piece[], at: number) {
  const piece = pieces[at]
  if (piece && /^[-–—~〜～]$/.test(piece.gap)) return numberAt(pieces, at)
  const isJoint = isLink(piece, 'or') || isRole(piece, 'until', 'to') || isLink(piece, 'and')
  return isJoint && piece?.break === 'none' ? numberAt(pieces, at + 1) : undefined
}
