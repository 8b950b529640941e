import type { World } from '#server/planner/world.ts'
import type { Theme } from '#shared/trip-request.ts'
import { isSamePlace } from '#shared/domain/trip-request.ts'
import type { Draft } from './draft.ts'
import type { Measure } from './measures.ts'
import { isInside, type PlacePart, sameClause } from './places.ts'
import { isEditOf, isLinkOf, sensesOf, type Thing } from './scopes.ts'
import { breakBefore, firstPiece, isDuration, isFromNow, type Sign } from './signs.ts'

type Target = { kind: 'theme'; theme: Theme } | PlacePart

/** A number of days or nights, and the place or theme to which it belongs. */
interface Span {
  readonly thing: Thing
  readonly measure: Measure & { readonly unit: 'days' | 'nights' }
  readonly target: Target | undefined
  /** True for a word such as "weekend" without a number, which can be a time as well as a length. */
  readonly isWord: boolean
}

/** The maximum of a longest leg, in hours. */
const mostHours = 48

/** Adds stays, the length of the trip, the number of cities and the longest leg. */
export function addStays(
  draft: Draft,
  things: readonly Thing[],
  parts: readonly PlacePart[],
  signs: readonly Sign[],
  world: World,
) {
  const spans: Span[] = []
  for (const [index, thing] of things.entries()) {
    if (thing.sign.kind !== 'measure') continue
    if (isRate(signs, thing.at)) continue
    if (isDayOfMost(signs, thing.at)) {
      draft.use(thing.sign)
      continue
    }
    const { measure } = thing.sign
    const words = [thing.sign]
    const range = rangeOf(measure)
    if (measure.unit === 'cities') addCityCount(draft, thing, measure, things[index + 1], parts)
    else if (measure.unit === 'hours' || measure.unit === 'km') addLongestLeg(draft, measure, thing.sign)
    else if (measure.isOfEach === true || hasEach(signs, thing.at))
      draft.add({ kind: 'stay', of: null, unit: measure.unit, ...range }, words)
    else if (isFromNow(signs, thing.at) && things.filter(({ sign }) => isDuration(sign)).length > 1) continue
    else {
      const unit = measure.unit
      const isWord = thing.sign.pieces.every(
        (piece) => piece.digits === undefined && !piece.senses.some(({ is }) => is === 'number'),
      )
      spans.push({
        thing,
        measure: { ...measure, unit },
        target: targetOf(things, index, parts, signs, spans),
        isWord,
      })
    }
  }
  const total = totalOf(spans, parts, signs, world)
  for (const span of spans) {
    const { measure, target, thing } = span
    if (span === total)
      draft.add(
        { kind: 'length', unit: measure.unit, ...rangeOf(measure) },
        [thing.sign],
        measure.isAbout ? 0.8 : 0.95,
      )
    else if (target) {
      const of = 'place' in target ? target.place : target
      const words = 'place' in target ? [thing.sign, target.thing.sign] : [thing.sign]
      const share = measure.share === undefined ? rangeOf(measure) : { share: measure.share }
      draft.add({ kind: 'stay', of, unit: measure.unit, ...share }, words)
    }
  }
  for (const { thing, place } of parts)
    if (
      thing.own.has('rest') &&
      !spans.some(
        ({ target }) => target !== undefined && 'place' in target && isSamePlace(target.place, place),
      )
    )
      draft.add({ kind: 'stay', of: place, unit: 'nights', least: 1 }, [thing.sign], 0.7)
}

const isDays = ({ sign }: Thing) => sign.kind === 'measure' && sign.measure.unit === 'days'

const rangeOf = ({ least, most }: Measure) => ({
  ...(least !== undefined && { least: Math.min(365, Math.round(least)) }),
  ...(most !== undefined && { most: Math.min(365, Math.round(most)) }),
})

function addLongestLeg(draft: Draft, { unit, most, least }: Measure, sign: Sign) {
  // "No more than 4 hours" is a wish; "a 2 hour train" is not.
  if (most === undefined || least !== undefined) return
  if (unit === 'hours' && most <= mostHours)
    draft.add({ kind: 'longest-leg', hours: Math.max(0.5, most) }, [sign])
  else if (unit === 'km') draft.add({ kind: 'longest-leg', km: Math.round(most) }, [sign])
}

/** "30 euro a night", "€30 per night": a price, not a time. */
function isRate(signs: readonly Sign[], at: number) {
  const sign = signs[at]
  const before = signs[at - 1]
  const isOne = sign?.kind === 'measure' && sign.measure.least === 1 && sign.measure.most === 1
  if (!isOne || sign.pieces.some(({ digits }) => digits !== undefined)) return false
  if (before?.kind !== 'words' || breakBefore(sign) !== 'none') return false
  const number = signs[at - 2]
  const isCurrency = sensesOf(before).every(({ is }) => is === 'ordinary') && breakBefore(before) === 'none'
  return (
    before.piece.digits !== undefined ||
    (isCurrency && number?.kind === 'words' && number.piece.digits !== undefined)
  )
}

/** "Not more than 4 hours of driving a day", "1日4時間まで": the day of the most hours or kilometres in each day. */
function isDayOfMost(signs: readonly Sign[], at: number) {
  const sign = signs[at]
  if (sign?.kind !== 'measure' || sign.measure.unit !== 'days') return false
  if (sign.measure.least !== 1 || sign.measure.most !== 1) return false
  const hasDigits = sign.pieces.some(({ digits }) => digits !== undefined)
  return signs.some((other, index) => {
    const isNear = index < at ? !hasDigits && at - index <= reachOfMost : index - at <= (hasDigits ? 1 : 2)
    if (index === at || !isNear || !isMost(other)) return false
    const [first, last] = [Math.min(index, at), Math.max(index, at)]
    return sameClause(signs, first, last) && !signs.slice(first, last).some((each) => isLinkOf(each, 'and'))
  })
}

/** The maximum distance in signs of the hours or kilometres before "a day". */
const reachOfMost = 5

const isMost = (sign: Sign) =>
  sign.kind === 'measure' &&
  (sign.measure.unit === 'hours' || sign.measure.unit === 'km') &&
  sign.measure.least === undefined

/** "5 cities in Italy and 3 in Spain" are the counts of two areas. "5 cities in Italy" alone is the count of the trip. */
function addCityCount(
  draft: Draft,
  thing: Thing,
  measure: Measure,
  next: Thing | undefined,
  parts: readonly PlacePart[],
) {
  const areas = parts.filter(({ part, place }) => part === 'visit' && place.kind !== 'city')
  const area = areas.find((part) => part.thing === next)
  const visit =
    area && draft.constraints.find((each) => each.kind === 'visit' && isSamePlace(each.place, area.place))
  if (areas.length > 1 && visit?.kind === 'visit') {
    visit.cities = rangeOf(measure)
    draft.use(thing.sign)
  } else draft.add({ kind: 'city-count', ...rangeOf(measure) }, [thing.sign])
}

/** Whether "each" stands beside the number: "3 nights each in Rome and Naples". */
function hasEach(signs: readonly Sign[], at: number) {
  return [at - 1, at + 1].some(
    (beside) => isEach(signs[beside], beside < at) && breakBefore(signs[Math.max(beside, at)]) === 'none',
  )
}

/** Slavic "po" means "each" before a number, "po 2 noce", and "around" after it, "tydzień po Słowenii". */
function isEach(sign: Sign | undefined, isBefore: boolean) {
  const roles = sensesOf(sign).flatMap((sense) => (sense.is === 'role' ? [sense.role] : []))
  return roles.includes('each') && (isBefore || !roles.some((role) => around.has(role)))
}

const around: ReadonlySet<string> = new Set(['in', 'via', 'near', 'after'])

/** The place or theme to which a number of days belongs: the place or theme after it, or the place before it. */
function targetOf(
  things: readonly Thing[],
  index: number,
  parts: readonly PlacePart[],
  signs: readonly Sign[],
  spans: readonly Span[],
): Target | undefined {
  const thing = things[index]
  if (!thing) return undefined
  const after = things[index + 1]
  // "Vienna in May, 3 nights there": a time may stand between the place and the number.
  const before = things.slice(0, index).findLast(({ kind }) => kind !== 'time' && kind !== 'event')
  const isTaken = spans.some(
    ({ target }) => target !== undefined && 'place' in target && target.thing === before,
  )
  const strength = after && strengthAfter(thing, after, signs)
  // "4 days: Paris 3 nights, London 3 nights"
  const right = strength === 1 && things[index + 2]?.kind === 'measure' ? 0 : strength
  const left = before && !isTaken ? strengthBefore(before, thing, signs) : 0
  const takesRight = (right ?? 0) > 0 && (right ?? 0) >= left
  const other = takesRight ? after : left > 0 ? before : undefined
  const part = parts.find((each) => each.thing === other)
  const isOnly = things.filter(({ sign }) => isDuration(sign)).length === 1
  if (part && !takesRight && isOnly && left < sureStrength) return undefined
  // "Lyon this year, 4 days, with a night in Annecy": the only number of days beside nights is the length of the trip.
  const isOnlyInDays = isDays(thing) && things.filter(isDays).length === 1
  if (part && !takesRight && isOnlyInDays && left < sureStrength && !before?.isListed && spans.length === 0)
    return undefined
  // "3 nights in Goa (Panaji)"
  if (part?.part === 'qualifier')
    return parts.find((each) => each.refines === part) ?? parts[parts.indexOf(part) - 1]
  if (part) return part
  // "3 days of hiking in the Alps"
  const sense = other && takesRight ? sensesOf(other.sign).find(({ is }) => is === 'theme') : undefined
  return sense?.is === 'theme' ? { kind: 'theme', theme: sense.theme } : undefined
}

/** The strength from which the only number of a prompt belongs to the place before it. */
const sureStrength = 1
const unrelated = [
  'from',
  'start',
  'end',
  'home',
  'back',
  'between',
  'not',
  'except',
  'instead',
  'after',
  'before',
  'via',
] as const

const notBefore = ['from', 'home', 'not', 'except', 'instead'] as const

/** The strength of a number's relation to the next thing: "3 nights in Rome" 3, "3 nights Rome" 2, "3 nights: Rome" 1. */
function strengthAfter(thing: Thing, after: Thing, signs: readonly Sign[]): number {
  if (after.kind !== 'place' && after.kind !== 'theme') return 0
  if (after.kind === 'place' && unrelated.some((role) => after.own.has(role))) return 0
  if (after.kind === 'theme' && after.at - thing.at > 2) return 0
  // "वाराणसी में 2 रात और अयोध्या में 1 रात"
  if (signs.slice(thing.at + 1, after.at).some((sign) => isLinkOf(sign, 'and', 'onward'))) return 0
  if (!sameClause(signs, thing.at, after.at))
    return /^[:：]$/.test(firstPiece(signs[thing.at + 1])?.gap ?? '') ? 1 : 0
  // In Turkish "3 gece Floransa'da" the "in" stands after the place, where it does not connect it with the number.
  const isIn = signs
    .slice(thing.at + 1, after.at)
    .some((sign) => sensesOf(sign).some((sense) => sense.is === 'role' && atPlace.has(sense.role)))
  return isIn ? 3 : 2
}

const atPlace: ReadonlySet<string> = new Set(['in', 'visit', 'rest'])

/**
 * The strength of a number's relation to the thing before it: "Rome: 3 nights", "Rome (3 nights)", "Rome for 3 nights",
 * "ローマに3泊" 2.5, "Rome, 3 nights" 0.5.
 */
function strengthBefore(before: Thing, thing: Thing, signs: readonly Sign[]): number {
  if (before.kind !== 'place') return 0
  // Korean has one word for "from" and "in".
  if (notBefore.some((role) => before.own.has(role)) && !before.own.has('in')) return 0
  if (isOfThere(thing, signs)) return 2.5
  let strength = 2.5
  for (let at = before.at + 1; at <= thing.at; at++) {
    // Dutch "Warschau, ook 2 nachten"
    const isAlso =
      at === thing.at - 1 && breakBefore(signs[at]) === 'comma' && breakBefore(signs[thing.at]) === 'none'
    // "Assunção mais dois dias"
    const isMore = at === thing.at - 1 && isEditOf(signs[at], 'more')
    if (isLinkOf(signs[at], 'and', 'or', 'onward', 'but') && !isAlso && !isMore) return 0
    const isColon = at === before.at + 1 && /^[(:：（=\-–—]+$/.test(firstPiece(signs[at])?.gap ?? '')
    if (breakBefore(signs[at]) === 'comma' && !isColon) strength = 0.5
    else if (breakBefore(signs[at]) === 'stop') return 0
  }
  return strength
}

/** "Fringe! Four nights there", "Regensburg, there 2 nights" */
const isOfThere = ({ at }: Thing, signs: readonly Sign[]) =>
  [at - 2, at - 1, at + 1].some(
    (beside) =>
      isLinkOf(signs[beside], 'there') && sameClause(signs, Math.min(at, beside), Math.max(at, beside)),
  )

/** Whether the phrase of a number, between punctuation, has no name and no ordinary or unknown word: "We have one week. …". */
const stands = (at: number, signs: readonly Sign[]) => {
  let first = at
  while (first > 0 && breakBefore(signs[first]) === 'none') first--
  let end = at + 1
  while (end < signs.length && breakBefore(signs[end]) === 'none') end++
  return signs
    .slice(first, end)
    .every((sign) => sign.kind === 'measure' || sensesOf(sign).some(({ is }) => is !== 'ordinary'))
}

/** The span that is the length of the whole trip. */
function totalOf(
  spans: readonly Span[],
  parts: readonly PlacePart[],
  signs: readonly Sign[],
  world: World,
): Span | undefined {
  // "majówka od 1 do 5 maja": the dates are more exact than the word.
  const isDated = signs.some((sign) => sign.kind === 'time' && sign.time.until !== undefined)
  const numbers = spans.filter(({ measure, isWord }) => measure.share === undefined && !(isWord && isDated))
  const free = numbers.filter(({ target }) => target === undefined)
  const shared = numbers.reduce(
    (sum, { target, measure }) => sum + (target ? (measure.least ?? measure.most ?? 0) : 0),
    0,
  )
  // "3 nights in Porto over the bank holiday weekend, then 2 nights in Braga"
  const [first] = free
    .filter(
      ({ measure, isWord, thing }) =>
        (measure.most ?? measure.least ?? 0) >= shared || (!isWord && stands(thing.at, signs)),
    )
    .toSorted((a, b) => (b.measure.most ?? b.measure.least ?? 0) - (a.measure.most ?? a.measure.least ?? 0))
  if (first) return first
  const stops = parts.filter(
    ({ part }) =>
      part === 'visit' || part === 'after' || part === 'before' || part === 'end' || part === 'base',
  )
  return numbers.find(({ target, thing, measure }) => {
    if (!target || !('place' in target)) return stops.length === 0 || numbers.length === 1
    if (isOfThere(thing, signs)) return false
    const isWay = (end: PlacePart) => thing.at > end.thing.at && isEndOfWay(end, parts, signs)
    const list =
      thing.at < target.thing.at ? listAfter(target, parts, signs) : listBefore(target, parts, signs)
    const others = stops.filter((stop) => !list.some((each) => isSamePlace(each.place, stop.place)))
    const areInside = others.every((other) => list.some((each) => isInside(other, each, world)))
    if (numbers.length === 1 && (areInside || list.length > 1)) return true
    const { place } = target
    const further = stops.filter((stop) => !isSamePlace(stop.place, place))
    const inside = further.filter((other) => isInside(other, target, world))
    // "Ten days in Puglia by car from Bari to Lecce, with Matera": most towns lie in the area.
    if (numbers.length === 1 && inside.length > 0 && 2 * inside.length >= further.length) return true
    const rest = numbers.reduce((sum, span) => sum + (span.measure.most ?? span.measure.least ?? 0), 0)
    const own = measure.most ?? measure.least ?? 0
    // "12 days in Portugal: 4 nights Lisbon, 3 nights Porto"
    if (inside.length > 0 && inside.length === further.length && own >= rest - own) return true
    if (place.kind === 'city') return numbers.length === 1 && isWay(target)
    // "Two weeks in Vietnam and Cambodia, 3 nights in Hanoi"
    if (areInside && others.length > 0 && own >= rest - own) return true
    return numbers.length === 1 && isWay(target)
  })
}

/** "10 days in Rome, Florence and Venice": a place with those that follow it in its list, up to "then". */
const listAfter = (target: PlacePart, parts: readonly PlacePart[], signs: readonly Sign[]) => {
  const rest = parts.slice(parts.indexOf(target) + 1)
  const end = rest.findIndex(
    (part, index) => !isNextInList(index === 0 ? target : rest[index - 1], part, signs),
  )
  return [target, ...(end < 0 ? rest : rest.slice(0, end))]
}

/** "Rome and Florence 5 days": a place with those before it in its list. */
const listBefore = (target: PlacePart, parts: readonly PlacePart[], signs: readonly Sign[]) => {
  const until = parts.slice(0, parts.indexOf(target) + 1)
  const start = until.findLastIndex((part, index) => !isNextInList(until[index - 1], part, signs))
  return until.slice(Math.max(0, start))
}

const isNextInList = (before: PlacePart | undefined, { thing, part }: PlacePart, signs: readonly Sign[]) =>
  before !== undefined &&
  thing.isListed &&
  part !== 'avoid' &&
  part !== 'other' &&
  !signs.slice(before.thing.at + 1, thing.at).some((sign) => isLinkOf(sign, 'onward'))

/** "Paris to Rome in 10 days" */
function isEndOfWay(target: PlacePart, parts: readonly PlacePart[], signs: readonly Sign[]) {
  const previous = parts[parts.indexOf(target) - 1]
  return previous !== undefined && sameClause(signs, previous.thing.at, target.thing.at)
}
