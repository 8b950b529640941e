import type { DirectionName, RoleName, WishName } from '#server/planner/languages/language.ts'
import type { World } from '#server/planner/world.ts'
import type { Place } from '#shared/trip-request.ts'
import { isSamePlace } from '#shared/domain/trip-request.ts'
import { type Draft, requestPlace } from './draft.ts'
import type { Thing } from './scopes.ts'
import { isLinkOf, isRoleOf, sensesOf } from './scopes.ts'
import { breakBefore, firstPiece, type Sign } from './signs.ts'

/** The part that a place has in the trip. */
type Part =
  | 'visit'
  | 'avoid'
  | 'home'
  | 'base'
  | 'day-trip'
  | 'day-trip-from'
  | 'back'
  | 'start'
  | 'end'
  | 'leg'
  | 'qualifier'
  /** "Peru or Bolivia": an alternative to the place before. */
  | 'other'
  | 'after'
  | 'before'

export interface PlacePart {
  readonly thing: Thing
  readonly place: Place
  part: Part
  /** The area that this city specifies: "Goa (Panaji)". */
  refines?: PlacePart
  readonly isOptional: boolean
}

/** The places of the prompt with their parts in the trip, in the order of the prompt. */
export function placeParts(things: readonly Thing[], signs: readonly Sign[], world: World): PlacePart[] {
  const parts: PlacePart[] = []
  const named = things.filter(({ kind }) => kind === 'place')
  // "From Gdańsk, back to Warsaw, and between them Barcelona, Valencia and Alicante"
  const hasBetween = named.filter(({ roles }) => roles.has('between')).length
  for (const [index, thing] of named.entries()) {
    const { mention, roles } = thing
    if (!mention) continue
    const before = parts.at(-1)
    const part = isQualifier(thing, before, signs, world)
      ? 'qualifier'
      : isOther(thing, before)
        ? 'other'
        : partOf(thing, before, signs, named.slice(index + 1), hasBetween)
    // "Not Bangkok, Thailand for a week"
    const isAround =
      part === 'avoid' &&
      before?.part === 'avoid' &&
      ![...thing.own].some((role) => refusing.has(role)) &&
      isInside(before, { thing }, world)
    const now: PlacePart = {
      thing,
      place: requestPlace(mention.place),
      part: isAround ? 'visit' : part,
      isOptional: roles.has('maybe'),
    }
    if (
      before?.part === 'visit' &&
      firstPiece(thing.sign)?.gap === '(' &&
      thing.at === before.thing.at + 1 &&
      isInside(now, before, world)
    ) {
      before.part = 'qualifier'
      now.refines = before
    }
    // "Dönüş Venedik'ten İstanbul'a", "back from Venice to Istanbul"
    const isHomeward =
      before?.part === 'end' &&
      before.thing.own.has('from') &&
      thing.own.has('to') &&
      now.part === 'visit' &&
      sameClause(signs, before.thing.at, thing.at)
    if (isHomeward) {
      now.part = 'back'
      const isKnown = parts.some((other) => other !== before && isSamePlace(other.place, before.place))
      before.part = isKnown ? 'leg' : 'visit'
    }
    parts.push(now)
  }
  for (const part of parts) if (isStayedIn(part, parts, things)) part.part = 'base'
  settleEnds(parts, signs)
  return parts
}

/** "We live in Valencia for six nights": a base of the trip, not the home. */
const isStayedIn = (
  { part, thing, place }: PlacePart,
  parts: readonly PlacePart[],
  things: readonly Thing[],
) => {
  const next = things[things.indexOf(thing) + 1]
  return (
    part === 'home' &&
    next?.sign.kind === 'measure' &&
    next.sign.measure.unit === 'nights' &&
    breakBefore(next.sign) === 'none' &&
    !parts.some(
      (other) => other.part === 'start' || (other.part === 'back' && !isSamePlace(other.place, place)),
    )
  )
}

/** "Portland, Maine", "Córdoba (Argentina)", "Rome in Italy": whether the area identifies the city before it. */
function isQualifier(
  { at, mention, own }: Thing,
  before: PlacePart | undefined,
  signs: readonly Sign[],
  world: World,
) {
  const city = before?.thing.mention?.place
  // "Not Bangkok, Thailand for a week"
  if (before?.part === 'avoid' && breakBefore(signs[at]) !== 'none') return false
  if (!mention || mention.place.kind === 'city' || city?.kind !== 'city' || before?.part === 'qualifier')
    return false
  if (!world.areas.contains(mention.place.area, city.city) || /[\n•*]/.test(firstPiece(signs[at])?.gap ?? ''))
    return false
  if (breakBefore(signs[at]) === 'stop') return false
  return (
    at === (before?.thing.at ?? 0) + 1 || (own.has('in') && isRoleOf(signs[at - 1], 'in') && own.size === 1)
  )
}

/** "Peru or Bolivia", not "to Rome or from Naples". */
const isOther = ({ joint, own, roles }: Thing, before: PlacePart | undefined) =>
  joint === 'or' &&
  before !== undefined &&
  (before.part === 'visit' || before.part === 'other' || before.part === 'start' || before.part === 'end') &&
  [...own].every((role) => before.thing.own.has(role)) &&
  !roles.has('maybe')

/** "Back from Sofia", "חזרה מסופיה" */
const isWayBack = (...before: readonly (Sign | undefined)[]) => wishesIn(before, 'lastLeg').length > 0

/** The last signs before one in its sentence. */
function wordsBefore(signs: readonly Sign[], at: number, most: number): readonly Sign[] {
  const first = signs.findLastIndex((sign, index) => index <= at && breakBefore(sign) === 'stop')
  return signs.slice(Math.max(first, at - most, 0), at)
}

const refusing: ReadonlySet<RoleName> = new Set(['instead', 'not', 'except'])

function partOf(
  thing: Thing,
  before: PlacePart | undefined,
  signs: readonly Sign[],
  following: readonly Thing[],
  hasBetween: number,
): Part {
  const { roles, own } = thing
  const [next] = following
  if ([...roles].some((role) => refusing.has(role))) return 'avoid'
  if (own.has('home') || isOfPeople(thing, signs)) return 'home'
  if (own.has('base')) return 'base'
  if (roles.has('dayTrip'))
    return own.has('from') && !own.has('to') && next !== undefined ? 'day-trip-from' : 'day-trip'
  if (before?.part === 'day-trip' && own.has('from') && sameClause(signs, before.thing.at, thing.at))
    return 'day-trip-from'
  if (before?.part === 'day-trip-from' && sameClause(signs, before.thing.at, thing.at)) return 'day-trip'
  if (own.has('from') && isWayBack(...wordsBefore(signs, thing.at, 2))) return 'end'
  if (own.has('back')) return 'back'
  if (own.has('start')) return 'start'
  if (own.has('end')) return 'end'
  if (roles.has('between') && thing.mention?.place.kind === 'city')
    return hasBetween > 2 ? 'visit' : thing.isListed ? 'end' : 'start'
  if (own.has('from') && isSurelyFrom(thing, signs, following)) return 'start'
  // German has one word for "to" and "after".
  if (own.has('after') && !own.has('to')) return 'after'
  return own.has('before') && !own.has('to') ? 'before' : 'visit'
}

/** "Somos una pareja de Bilbao": the home of the travellers, not a destination. */
function isOfPeople({ at, own }: Thing, signs: readonly Sign[]) {
  const [who, of] = signs.slice(Math.max(0, at - 2), at)
  return (
    own.has('from') &&
    breakBefore(signs[at]) === 'none' &&
    isRoleOf(of, 'from') &&
    breakBefore(of) === 'none' &&
    sensesOf(who).some(({ is }) => is === 'company')
  )
}

/** Articles and prepositions with up to three letters, such as "de", "von" and "van". */
const articles = /^\p{Script=Latin}{1,3}$/u

/**
 * A preposition that means "of" as well as "from" marks a start only when "to" follows: "de Madrid a Lisboa", "von München
 * über Salzburg und Venedig nach Rom".
 */
function isSurelyFrom({ at, own }: Thing, signs: readonly Sign[], following: readonly Thing[]) {
  const isOnlyFrom = signs.slice(Math.max(0, at - 3), at + 3).some((sign) => {
    const isArticle = sensesOf(sign).some(({ is }) => is === 'filler') && articles.test(sign.text)
    return isRoleOf(sign, 'from') && !isArticle
  })
  if (isOnlyFrom) return true
  const next = following.find(({ roles }) => !roles.has('via'))
  return (
    !own.has('to') &&
    next !== undefined &&
    (next.roles.has('to') || next.own.has('until')) &&
    sameClause(signs, at, next.at)
  )
}

/** Whether no full stop, comma or "but" stands between two signs. */
export function sameClause(signs: readonly Sign[], first: number, second: number) {
  for (let at = first + 1; at <= second; at++)
    if (breakBefore(signs[at]) !== 'none' || isLinkOf(signs[at], 'but')) return false
  return true
}

/** Whether a place stands in the clause of a sign. */
export const isBeside = ({ thing }: PlacePart, at: number, signs: readonly Sign[]) =>
  sameClause(signs, Math.min(at, thing.at), Math.max(at, thing.at))

/** Whether no verb of a change, unit, link or punctuation stands between two places. */
const isWay = (signs: readonly Sign[], first: number, second: number) =>
  sameClause(signs, first, second) &&
  signs
    .slice(first + 1, second)
    .every(
      (sign) =>
        !isLinkOf(sign, 'and', 'or', 'onward', 'but') &&
        sensesOf(sign).every(({ is }) => is !== 'edit' && is !== 'unit'),
    )

/** Reduces the starts and ends to one start and one end of the trip. The others become ends of legs or visits. */
function settleEnds(parts: PlacePart[], signs: readonly Sign[]) {
  let start: PlacePart | undefined
  for (const [index, part] of parts.entries()) {
    const isKnown = parts
      .slice(0, index)
      .some((other) => isSamePlace(other.place, part.place) && other.part !== 'avoid')
    if (part.part === 'start') start = startOrStop(part, isKnown, start)
    start ??= startOfWay(parts, index, signs)
    // "Between Cairo and Luxor by train", where both were named before
    if (part.part === 'end' && isKnown && part.thing.roles.has('between')) part.part = 'leg'
    settleWayBack(parts, index, isKnown, start)
  }
  start ??= startOfDashed(parts)
  start = startOfRound(parts, signs, start) ?? start
  const home = parts.find(({ part }) => part === 'home')
  // "Back to Tashkent for a night and from there home to Almaty"
  const first = (start ?? home)?.place
  const homeward = parts.findLast(({ part, place }) => part === 'back' && first && isSamePlace(place, first))
  for (const part of homeward ? parts.slice(0, parts.indexOf(homeward)) : [])
    if (part.part === 'end' || (part.part === 'back' && first && !isSamePlace(part.place, first)))
      part.part = 'visit'
  const isHomeward =
    home && parts.some(({ part, place }) => part === 'back' && isSamePlace(place, home.place))
  // "We leave from Turin: first stop Lyon, …, back to Turin"
  if (start && isHomeward) start.part = 'visit'
  if (!start || isHomeward || wishesIn(signs, 'loop').length > 0 || wayBackBy(signs)) return
  const end = endOfWay(parts, start, signs) ?? endByDay(parts, start, signs)
  if (end && !parts.some(({ part }) => part === 'end' || part === 'back')) end.part = 'end'
}

/** The start after a part that reads as one: this part, or the earlier start. `isKnown`: it was named before. */
function startOrStop(part: PlacePart, isKnown: boolean, start: PlacePart | undefined) {
  const isSaid = part.thing.own.has('start')
  // "… and from Florence to Palermo by plane": the trip has begun before.
  // "Delhi, Agra and Jaipur, starting in Delhi": the start is said later.
  if ((isKnown && !(isSaid && !start)) || (start && !isSaid)) {
    part.part = isKnown ? 'leg' : 'visit'
    return start
  }
  // "From Berlin, starting in Rome": people come from there.
  if (start && isSaid && !start.thing.own.has('start')) start.part = 'home'
  return part
}

/** "Vienna to Venice": the trip starts at the first place, although the prompt has no "from". */
function startOfWay(parts: readonly PlacePart[], index: number, signs: readonly Sign[]) {
  const [part, previous] = [parts[index], parts[index - 1]]
  if (part?.part !== 'visit' || !part.thing.own.has('to')) return undefined
  if (!previous || !isWay(signs, previous.thing.at, part.thing.at)) return undefined
  const before = parts.slice(0, index)
  const first = before.findLast((other) => other.part !== 'qualifier')
  const isFirst = !before.some((other) => other !== first && other.place.kind === 'city')
  if (!first || !isFirst || first.place.kind !== 'city') return undefined
  if (first.part !== 'visit' || first.thing.own.size > 0) return undefined
  first.part = 'start'
  return first
}

/** Finds the way back to the start at a part. */
function settleWayBack(
  parts: readonly PlacePart[],
  index: number,
  isKnown: boolean,
  start: PlacePart | undefined,
) {
  const part = parts[index]
  if (!part) return
  // A list of stops that ends with its first one
  const isAgain =
    index > 2 &&
    index === parts.length - 1 &&
    part.part === 'visit' &&
    isSamePlace(part.place, parts[0]?.place ?? part.place) &&
    parts[0]?.part === 'visit'
  // "From Riyadh to Munich, …, and by plane to Riyadh"
  const isToStart =
    index > 1 &&
    part.part === 'visit' &&
    part.thing.own.has('to') &&
    start !== undefined &&
    isSamePlace(part.place, start.place)
  if ((isAgain || isToStart) && part.place.kind === 'city') part.part = 'back'
  // Portuguese "volta ao Alentejo" is a tour of it.
  if (part.part === 'back' && part.place.kind !== 'city' && index === 0) part.part = 'visit'
  if (part.part === 'back' && start === undefined && isKnown) {
    const first = parts.slice(0, index).find((other) => isSamePlace(other.place, part.place))
    if (first?.part === 'visit') first.part = 'start'
  }
}

/** "Paris - Stockholm, stopping in Hamburg": the start, the end and a stop between them. */
function startOfDashed(parts: readonly PlacePart[]) {
  const [from, to, between] = parts
  if (!from || !to || !isDash(to.thing.sign) || between?.part !== 'visit') return undefined
  const isBetween =
    (between.thing.own.has('via') || between.thing.own.has('in')) &&
    parts.filter(({ thing }) => isDash(thing.sign)).length === 1
  if (!isBetween || ![from, to].every(isCityVisit)) return undefined
  from.part = 'start'
  to.part = 'end'
  return from
}

/** "Starting and ending in Rome": the place after these words is the start. */
function startOfRound(
  parts: readonly PlacePart[],
  signs: readonly Sign[],
  start: PlacePart | undefined,
): PlacePart | undefined {
  const [loopSign] = wishesIn(signs, 'loop')
  if (!loopSign) return undefined
  const loop = signs.indexOf(loopSign)
  const round = parts.find(({ thing }) => thing.at > loop && thing.at <= loop + 2)
  if (round?.part !== 'visit' || round.place.kind !== 'city') return undefined
  if (!sameClause(signs, loop, round.thing.at)) return undefined
  const isSaid = ({ part, thing }: PlacePart) =>
    part === 'home' || (part === 'start' && thing.own.has('start'))
  if (parts.some(isSaid)) return undefined
  if (start) start.part = 'home'
  round.part = 'start'
  return round
}

export const isDash = (sign: Sign | undefined) => /^[-–—→>]+$/.test(firstPiece(sign)?.gap ?? '')

const isCityVisit = ({ part, place, thing }: PlacePart) =>
  part === 'visit' && place.kind === 'city' && !thing.roles.has('via')

/** "From London to Rome": the only place with "to", unless a list or "then" continues after it. */
function endOfWay(parts: readonly PlacePart[], start: PlacePart, signs: readonly Sign[]) {
  const [end, another] = parts.filter(
    (part) => isCityVisit(part) && (part.thing.own.has('to') || part.thing.own.has('until')),
  )
  if (!end || another || end.thing.at < start.thing.at || end.thing.joint === 'and') return undefined
  const next = parts.slice(parts.indexOf(end) + 1).find(({ part }) => part !== 'qualifier')
  if (!next) return end
  const between = signs.slice(end.thing.at + 1, next.thing.at + 1)
  // "…, stopping in Mora" names a stop before the end.
  const isStop = next.thing.own.has('in') || next.thing.own.has('via')
  const goesOn = between.some((sign) => isLinkOf(sign, 'onward')) || (next.thing.isListed && !isStop)
  return goesOn && !between.some((sign) => /[:：(（]/.test(firstPiece(sign)?.gap ?? '')) ? undefined : end
}

/** "We start in Berlin on 3 June and have to be in Rome on 24 June". */
function endByDay(parts: readonly PlacePart[], start: PlacePart, signs: readonly Sign[]) {
  const from = signs.findLastIndex((sign, at) => at <= start.thing.at && breakBefore(sign) === 'stop')
  const to = signs.findIndex((sign, at) => at > start.thing.at && breakBefore(sign) === 'stop')
  const isIn = (at: number) => at >= from && (to < 0 || at < to)
  const [first, last, another] = signs.flatMap((sign, at) =>
    sign.kind === 'time' && sign.time.days && !sign.time.until && isIn(at)
      ? [{ at, days: sign.time.days }]
      : [],
  )
  if (!first || !last || another || first.at < start.thing.at || first.days.to >= last.days.from)
    return undefined
  if (signs.slice(last.at, to < 0 ? undefined : to).some((sign) => isLinkOf(sign, 'onward'))) return undefined
  return parts.findLast(
    (part) =>
      isCityVisit(part) && first.at < part.thing.at && isIn(part.thing.at) && isBeside(part, last.at, signs),
  )
}

/** Adds visits, roles, day trips, and places to avoid. */
export function addPlaces(draft: Draft, parts: readonly PlacePart[], signs: readonly Sign[]) {
  const visits = new Set<string>()
  const fixed = parts.find(({ part }) => part === 'home') ?? parts.find(({ part }) => part === 'start')
  for (const each of parts) {
    const { thing, place, part } = each
    const sure = thing.mention?.sure ?? 0.5
    const id = `${place.kind} ${place.id}`
    const isAvoided = parts.some((other) => other.part === 'avoid' && isSamePlace(other.place, place))
    const isSaid =
      visits.has(id) || parts.some((other) => isEndpoint(other) && isSamePlace(other.place, place))
    if (part === 'qualifier' || part === 'leg' || part === 'day-trip-from' || isSaid) draft.use(thing.sign)
    if (part === 'avoid') draft.add({ kind: 'avoid', place }, withRoles(each, signs), sure)
    else if (part === 'home') draft.add({ kind: 'role', role: 'home', place }, withRoles(each, signs), sure)
    else if (part === 'day-trip')
      draft.add({ kind: 'day-trip', place, ...fromOf(parts, each) }, withRoles(each, signs), sure)
    else if (part === 'back' && fixed && isSamePlace(fixed.place, place)) continue
    else if (part === 'start' || part === 'end' || part === 'base' || part === 'back')
      draft.add({ kind: 'role', role: part === 'back' ? 'end' : part, place }, withRoles(each, signs), sure)
    else if ((part === 'visit' || part === 'after' || part === 'before') && !isAvoided && !isSaid) {
      visits.add(id)
      const side = place.kind === 'city' ? undefined : directionAt(signs, thing.at)
      draft.add(
        {
          kind: 'visit',
          place,
          optional: each.isOptional,
          ...(side && { direction: side.direction }),
        },
        side ? [side.sign, thing.sign] : [thing.sign],
        sure,
      )
    }
  }
  addLoop(draft, parts, signs)
}

const isEndpoint = ({ part }: PlacePart) =>
  part === 'start' || part === 'end' || part === 'base' || part === 'home'

/** Whether a city stands in an area that is also named: "Italy: Rome and Naples". */
export function isInside(one: Pick<PlacePart, 'thing'>, area: Pick<PlacePart, 'thing'>, world: World) {
  const [inner, outer] = [one.thing.mention?.place, area.thing.mention?.place]
  return (
    inner?.kind === 'city' &&
    outer !== undefined &&
    outer.kind !== 'city' &&
    world.areas.contains(outer.area, inner.city)
  )
}

/** The sign of a place with the words before it that give it its role. */
function withRoles({ thing }: PlacePart, signs: readonly Sign[]): Sign[] {
  const words = [thing.sign]
  for (let at = thing.at - 1; at >= Math.max(0, thing.at - 4); at--) {
    const sign = signs[at]
    if (!sign || breakBefore(signs[at + 1]) !== 'none') break
    if (sensesOf(sign).some(({ is }) => is === 'role')) words.push(sign)
    else if (!sensesOf(sign).some(({ is }) => is === 'filler')) break
  }
  return words
}

function fromOf(parts: readonly PlacePart[], trip: PlacePart): { from?: Place } {
  const index = parts.indexOf(trip)
  const from = [parts[index + 1], parts[index - 1]].find((part) => part?.part === 'day-trip-from')
  return from ? { from: from.place } : {}
}

/** "Northern Italy", "der Süden von Spanien", "イタリア北部". */
function directionAt(
  signs: readonly Sign[],
  at: number,
): { direction: DirectionName; sign: Sign } | undefined {
  for (let before = at - 1; before >= at - 3; before--) {
    const sign = signs[before]
    if (!sign || breakBefore(signs[before + 1]) !== 'none') break
    const sense = sensesOf(sign).find((each) => each.is === 'direction' && each.side !== 'before')
    if (sense?.is === 'direction') return { direction: sense.direction, sign }
    if (!sensesOf(sign).some(({ is }) => is === 'filler' || is === 'role')) break
  }
  const sign = signs[at + 1]
  const after = sensesOf(sign).find((each) => each.is === 'direction' && each.side === 'before')
  return sign && after?.is === 'direction' && breakBefore(sign) === 'none'
    ? { direction: after.direction, sign }
    : undefined
}

function addLoop(draft: Draft, parts: readonly PlacePart[], signs: readonly Sign[]) {
  const wayBack = wayBackBy(signs)
  // "And back there at the end"
  const there = signs.filter((sign, at) => isRoleOf(sign, 'back') && isLinkOf(signs[at + 1], 'there'))
  const said = [...wishesIn(signs, 'loop'), ...there, ...(wayBack ? [wayBack] : [])]
  const fixed = parts.find(({ part }) => part === 'home') ?? parts.find(({ part }) => part === 'start')
  const back = parts.find(
    ({ part, place, thing }) =>
      (part === 'back' && fixed && isSamePlace(fixed.place, place)) ||
      (part === 'start' && thing.own.has('end')),
  )
  const isWayBack = said[0] === wayBack && (fixed !== undefined || leadsBack(parts, wayBack))
  if ((said.length === 0 || (said[0] === wayBack && !isWayBack)) && !back) return
  if (!back && parts.some(({ part }) => part === 'end' || part === 'back')) return
  draft.add({ kind: 'loop' }, said.length > 0 ? said.slice(0, 1) : back ? withRoles(back, signs) : [])
  draft.use(...said, back?.thing.sign)
}

/** "Rome, then Sardinia, back by plane": without a home the way back after the last of several places is to the first. */
function leadsBack(parts: readonly PlacePart[], wayBack: Sign | undefined) {
  const visits = parts.filter(({ part }) => part === 'visit')
  const [first, second] = visits
  return (
    first?.place.kind === 'city' &&
    second !== undefined &&
    parts.every(({ thing }) => wayBack !== undefined && thing.sign.end <= wayBack.start)
  )
}

/** "And back by plane": the sign of a way back that has its own transport. */
const wayBackBy = (signs: readonly Sign[]): Sign | undefined =>
  wishesIn(signs, 'lastLeg').find((sign) => {
    const at = signs.indexOf(sign)
    return signs
      .slice(at + 1, at + 4)
      .some((other, index) => isTransport(other) && sameClause(signs, at, at + 1 + index))
  })

const isTransport = (sign: Sign) => sensesOf(sign).some(({ is }) => is === 'transport')

/** The signs that express a wish for the whole trip. */
export const wishesIn = (signs: readonly (Sign | undefined)[], wish: WishName) =>
  signs.flatMap((sign) =>
    sign && sensesOf(sign).some((sense) => sense.is === 'wish' && sense.wish === wish) ? [sign] : [],
  )

/** Adds the order of the stops. It depends on the stays that the draft already has. */
export function addOrder(draft: Draft, parts: readonly PlacePart[], signs: readonly Sign[]) {
  const free = wishesIn(signs, 'anyOrder')
  if (free.length > 0) {
    draft.add({ kind: 'order', places: [] }, free)
    return
  }
  const all = parts.filter(
    ({ part }) => part === 'visit' || part === 'start' || part === 'end' || part === 'leg',
  )
  // "Morocco, arriving in Casablanca": the country is not a stop.
  const towns = all.filter(({ place }) => place.kind === 'city')
  const rankOf = ({ part }: PlacePart) => (part === 'start' ? 0 : part === 'end' ? 2 : 1)
  const stops = (towns.length > 0 ? towns : all).toSorted((a, b) => rankOf(a) - rankOf(b))
  const inOrder = wishesIn(signs, 'inOrder')
  if (inOrder.length > 0 && stops.length > 1) {
    draft.add({ kind: 'order', places: unique(stops) }, inOrder)
    return
  }
  const ends = endsSaid(stops, signs)
  if (stops.length > 1 && ends.size > 0) {
    const rank = (stop: PlacePart) => ends.get(stop)?.rank ?? 1
    const places = unique(stops.toSorted((a, b) => rank(a) - rank(b)))
    draft.add(
      { kind: 'order', places },
      [...ends.values()].map(({ sign }) => sign),
      0.8,
    )
    return
  }
  const numbered = stops.filter(({ thing }) => isNumbered(signs, thing.at))
  if (numbered.length > 1) {
    draft.add({ kind: 'order', places: unique(numbered) }, [], 0.8)
    return
  }
  for (const [index, part] of parts.entries()) {
    if (part.part !== 'after' && part.part !== 'before') continue
    const previous = parts[index - 1]
    const isBehind = previous !== undefined && sameClause(signs, previous.thing.at, part.thing.at)
    const other = isBehind ? previous : parts[index + 1]
    if (!other || isSamePlace(other.place, part.place)) continue
    const places = part.part === 'after' ? [part.place, other.place] : [other.place, part.place]
    draft.add({ kind: 'order', places }, [part.thing.sign, other.thing.sign])
    return
  }
  const steps = stops.filter(
    (stop, index) => index > 0 && isStep(draft, signs, parts, stops[index - 1], stop),
  )
  const isList = stops.length > 1 && stops.every((stop) => isInLine(signs, stop) || hasStay(draft, stop))
  if (isList && steps.length === 0 && unique(stops).length > 1) {
    draft.add({ kind: 'order', places: unique(stops) }, [], 0.6)
    return
  }
  const [first] = steps
  if (!first || stops.length < 2) return
  const chain = stops.slice(Math.max(0, stops.indexOf(first) - 1))
  if (unique(chain).length > 1)
    draft.add(
      { kind: 'order', places: unique(chain) },
      chain.map(({ thing }) => thing.sign),
      0.8,
    )
}

/** "Vienna last, Prague first": rank 0 for a stop that shall be first and 2 for one that shall be last. */
function endsSaid(stops: readonly PlacePart[], signs: readonly Sign[]) {
  const ends = new Map<PlacePart, { rank: number; sign: Sign }>()
  for (const stop of stops) {
    const after = signs[stop.thing.at + 1]
    if (!after || breakBefore(after) !== 'none') continue
    // In Chinese "最后珠海" the word for "last" belongs to the next place.
    const isOfNext =
      breakBefore(signs[stop.thing.at + 2]) === 'none' &&
      stops.some(({ thing }) => thing.at === stop.thing.at + 2)
    if (isOfNext) continue
    const edit = sensesOf(after).find(
      (sense) => sense.is === 'edit' && (sense.edit === 'toStart' || sense.edit === 'toEnd'),
    )
    if (edit?.is === 'edit') ends.set(stop, { rank: edit.edit === 'toStart' ? 0 : 2, sign: after })
  }
  return ends
}

/** A place that begins a line of a list. */
const isInLine = (signs: readonly Sign[], { thing }: PlacePart) =>
  [thing.at, thing.at - 1].some((at) => firstPiece(signs[at])?.gap.includes('\n'))

/** Whether the prompt has a length of stay for the place. People name such stops in the order of the trip. */
const hasStay = (draft: Draft, { place }: PlacePart) =>
  draft.constraints.some(
    (each) =>
      each.kind === 'stay' &&
      each.share === undefined &&
      each.of !== null &&
      'id' in each.of &&
      isSamePlace(each.of, place),
  )

/** "1. Rome", "2) Naples" at the beginning of a line. */
function isNumbered(signs: readonly Sign[], at: number) {
  for (let before = at - 1; before >= at - 2; before--) {
    const piece = firstPiece(signs[before])
    if (
      piece?.digits !== undefined &&
      piece.digits < 50 &&
      (before === 0 || /\n/.test(piece.gap)) &&
      /^[.):、．]/.test(firstPiece(signs[before + 1])?.gap ?? '')
    )
      return true
  }
  return false
}

/** Whether one place follows the other in the trip: by "then", an arrow, a dash or "to". */
function isStep(
  draft: Draft,
  signs: readonly Sign[],
  parts: readonly PlacePart[],
  before: PlacePart | undefined,
  after: PlacePart,
) {
  if (!before) return false
  const { thing } = after
  for (let at = before.thing.at + 1; at <= thing.at; at++) {
    if (/^(?:[-–—→➔➜⇒>~]|->|=>)+$/.test(firstPiece(signs[at])?.gap ?? '')) return true
    if (isLinkOf(signs[at], 'onward')) return true
  }
  // In "Portland, Maine to Boston" the comma stands before the qualifier, so the clause begins after that.
  const previous = parts[parts.indexOf(after) - 1]
  return (
    before.part !== 'start' &&
    after.part !== 'end' &&
    thing.own.has('to') &&
    !(thing.own.has('in') && hasStay(draft, after)) &&
    previous !== undefined &&
    sameClause(signs, previous.thing.at, thing.at)
  )
}

const unique = (parts: readonly PlacePart[]): Place[] =>
  parts
    .map(({ place }) => place)
    .filter((place, index, all) => all.findIndex((other) => isSamePlace(other, place)) === index)
