import type { World } from '#server/planner/world.ts'
import type { Theme } from '#shared/trip-request.ts'
import { isSamePlace, type Draft } from './draft.ts'
import type { Measure } from './measures.ts'
import { isInside, type PlacePart, sameClause } from './places.ts'
import { isLinkOf, sensesOf, type Thing } from './scopes.ts'
import { breakBefore, firstPiece, isFromNow, type Sign } from './signs.ts'

type Target = { kind: 'theme'; theme: Theme } | PlacePart

/** A number of days or nights and what it is said of. */
interface Span {
  readonly thing: Thing
  readonly measure: Measure & { readonly unit: 'days' | 'nights' }
  readonly target: Target | undefined
}

/** The longest acceptable leg is longer than a transfer and shorter than this. */
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
    const { measure } = thing.sign
    const words = [thing.sign]
    const range = rangeOf(measure)
    if (measure.unit === 'cities') addCityCount(draft, thing, measure, things[index + 1], parts)
    else if (measure.unit === 'hours' || measure.unit === 'km') addLongestLeg(draft, measure, words)
    else if (thing.roles.has('each') || hasEach(signs, thing.at))
      draft.add({ kind: 'stay', of: null, unit: measure.unit, ...range }, words)
    else if (isFromNow(signs, thing.at) && things.filter(isLength).length > 1) continue
    else {
      const unit = measure.unit
      spans.push({ thing, measure: { ...measure, unit }, target: targetOf(things, index, parts, signs) })
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

const isLength = ({ sign }: Thing) =>
  sign.kind === 'measure' && (sign.measure.unit === 'days' || sign.measure.unit === 'nights')

const rangeOf = ({ least, most }: Measure) => ({
  ...(least !== undefined && { least: Math.min(365, Math.round(least)) }),
  ...(most !== undefined && { most: Math.min(365, Math.round(most)) }),
})

function addLongestLeg(draft: Draft, { unit, most, least }: Measure, words: readonly Sign[]) {
  // "A 2 hour train" is no wish; "no more than 4 hours" is.
  if (most === undefined || least !== undefined) return
  if (unit === 'hours' && most <= mostHours)
    draft.add({ kind: 'longest-leg', hours: Math.max(0.5, most) }, words)
  else if (unit === 'km') draft.add({ kind: 'longest-leg', km: Math.round(most) }, words)
}

/** "5 cities in Italy and 3 in Spain" are counts of areas; "5 cities in Italy" alone is that of the trip. */
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
  if (areas.length > 1 && visit?.kind === 'visit') visit.cities = rangeOf(measure)
  else draft.add({ kind: 'city-count', ...rangeOf(measure) }, [thing.sign])
}

/** "Each" beside the number, or with its place: "3 nights each in Rome and Naples". */
function hasEach(signs: readonly Sign[], at: number) {
  return [at - 1, at + 1].some(
    (beside) =>
      sensesOf(signs[beside]).some((sense) => sense.is === 'role' && sense.role === 'each') &&
      breakBefore(signs[Math.max(beside, at)]) !== 'stop',
  )
}

/** What a number of days is said of: the place or theme behind it, or the place before it. */
function targetOf(
  things: readonly Thing[],
  index: number,
  parts: readonly PlacePart[],
  signs: readonly Sign[],
): Target | undefined {
  const thing = things[index]
  const [before, after] = [things[index - 1], things[index + 1]]
  if (!thing) return undefined
  const right = after && strengthAfter(thing, after, signs)
  const left = before && strengthBefore(before, thing, signs)
  const takesRight = (right ?? 0) > 0 && (right ?? 0) >= (left ?? 0)
  const other = takesRight ? after : (left ?? 0) > 0 ? before : undefined
  const part = parts.find((each) => each.thing === other)
  const isOnly = things.filter(isLength).length === 1
  if (part && !takesRight && isOnly && (left ?? 0) < sureStrength) return undefined
  // "3 nights in Goa (Panaji)"
  if (part) return part.part === 'qualifier' ? (parts.find((each) => each.refines === part) ?? part) : part
  // "3 days of hiking in the Alps"
  const sense = other && takesRight ? sensesOf(other.sign).find(({ is }) => is === 'theme') : undefined
  return sense?.is === 'theme' ? { kind: 'theme', theme: sense.theme } : undefined
}

/** A weaker one says nothing when no other number is shared out. */
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

/** "3 nights in Rome" is 3, "3 nights Rome" 2, "3 nights: Rome" 1. */
function strengthAfter(thing: Thing, after: Thing, signs: readonly Sign[]): number {
  if (after.kind !== 'place' && after.kind !== 'theme') return 0
  if (after.kind === 'place' && unrelated.some((role) => after.own.has(role))) return 0
  if (after.kind === 'theme' && after.at - thing.at > 2) return 0
  if (!sameClause(signs, thing.at, after.at))
    return /^[:：]$/.test(firstPiece(signs[thing.at + 1])?.gap ?? '') ? 1 : 0
  return after.own.has('in') || after.own.has('visit') || after.own.has('rest') ? 3 : 2
}

/** "Rome: 3 nights", "Rome (3 nights)", "Rome for 3 nights", "ローマに3泊" are 2.5, "Rome, 3 nights" 0.5. */
function strengthBefore(before: Thing, thing: Thing, signs: readonly Sign[]): number {
  if (before.kind !== 'place') return 0
  if (notBefore.some((role) => before.own.has(role))) return 0
  let strength = 2.5
  for (let at = before.at + 1; at <= thing.at; at++) {
    if (isLinkOf(signs[at], 'and', 'or', 'onward', 'but')) return 0
    const gap = firstPiece(signs[at])?.gap ?? ''
    if (/^[(:：（=\-–—]+$/.test(gap)) strength = 2.5
    else if (breakBefore(signs[at]) === 'comma') strength = Math.min(strength, 0.5)
    else if (breakBefore(signs[at]) === 'stop') return 0
    if (at < thing.at && sensesOf(signs[at]).some(({ is }) => is === 'edit' || is === 'transport')) return 0
  }
  return strength
}

/** The span that is the length of the whole trip. */
function totalOf(
  spans: readonly Span[],
  parts: readonly PlacePart[],
  signs: readonly Sign[],
  world: World,
): Span | undefined {
  const numbers = spans.filter(({ measure }) => measure.share === undefined)
  const free = numbers.filter(({ target }) => target === undefined)
  const shared = numbers.reduce(
    (sum, { target, measure }) => sum + (target ? (measure.least ?? measure.most ?? 0) : 0),
    0,
  )
  // "3 nights in Porto over the bank holiday weekend, then 2 nights in Braga"
  const [first] = free
    .filter(({ measure }) => (measure.most ?? measure.least ?? 0) >= shared)
    .toSorted((a, b) => (b.measure.most ?? b.measure.least ?? 0) - (a.measure.most ?? a.measure.least ?? 0))
  if (first) return first
  const stops = parts.filter(
    ({ part }) =>
      part === 'visit' || part === 'after' || part === 'before' || part === 'end' || part === 'base',
  )
  return numbers.find(({ target, thing, measure }) => {
    if (!target || !('place' in target)) return stops.length === 0 || numbers.length === 1
    const list = listOf(target, parts)
    const others = stops.filter((stop) => !list.some((each) => isSamePlace(each.place, stop.place)))
    const areInside = others.every((other) => list.some((each) => isInside(other, each, world)))
    if (areInside && numbers.length === 1) return list.length === 1 || isOfAList(thing, target, parts, signs)
    const rest = numbers.reduce((sum, span) => sum + (span.measure.most ?? span.measure.least ?? 0), 0)
    const own = measure.most ?? measure.least ?? 0
    // "Two weeks in Vietnam and Cambodia, 3 nights in Hanoi"
    if (areInside && others.length > 0 && own >= rest - own) return true
    return numbers.length === 1 && isOfAList(thing, target, parts, signs)
  })
}

/** A place with those that follow it in its list. */
function listOf(target: PlacePart, parts: readonly PlacePart[]): PlacePart[] {
  const index = parts.indexOf(target)
  const rest = parts.slice(index + 1)
  const end = rest.findIndex(({ thing }) => !thing.isListed)
  return [target, ...(end < 0 ? rest : rest.slice(0, end))]
}

/** "10 days in Rome, Florence and Venice", "Rome and Florence 5 days", "Paris to Rome in 10 days": said of all of them. */
function isOfAList(thing: Thing, target: PlacePart, parts: readonly PlacePart[], signs: readonly Sign[]) {
  const index = parts.indexOf(target)
  const [previous, next] = [parts[index - 1], parts[index + 1]]
  if (target.thing.at > thing.at)
    return next?.thing.isListed === true && !hasOnward(signs, target.thing.at, next.thing.at)
  if (previous === undefined) return false
  return (
    (target.thing.isListed && !hasOnward(signs, previous.thing.at, target.thing.at)) ||
    sameClause(signs, previous.thing.at, target.thing.at)
  )
}

const hasOnward = (signs: readonly Sign[], first: number, second: number) =>
  signs.slice(first + 1, second).some((sign) => isLinkOf(sign, 'onward'))
