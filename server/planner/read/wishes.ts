import type { World } from '#server/planner/world.ts'
import { legTypes, type LegType, perWay } from '#shared/collections/travel-items.ts'
import type { TransportName } from '#shared/words/way-words.ts'
import type { ConstraintOf, Place } from '#shared/trip-request.ts'
import { isSamePlace } from '#shared/domain/trip-request.ts'
import type { Content, Draft } from './draft.ts'
import type { Sense } from './lexicon.ts'
import { isFiller, numberAt } from './measures.ts'
import { isDash, type PlacePart, sameClause, wishesIn } from './places.ts'
import { isEditOf, isLinkOf, sensesOf, type Thing } from './scopes.ts'
import { breakBefore, type Sign } from './signs.ts'

type Transport = ConstraintOf<'transport'>

const typesOf: Readonly<Record<TransportName, readonly LegType[]>> = {
  ...perWay((type) => [type]),
  // A trip's legs have no type for ferries. The planner uses ferries where no land route exists.
  ferry: [],
  nightTrain: ['train'],
  nightBus: ['bus'],
}

const byGround: readonly LegType[] = ['train', 'bus', 'car']

interface TransportWish {
  readonly thing: Thing
  readonly name: TransportName
  isRefused: boolean
  readonly leg: Transport['leg']
}

/** Adds themes, pace, company, budget and classic routes. Only a theme can be refused. */
export function addWishes(
  draft: Draft,
  things: readonly Thing[],
  parts: readonly PlacePart[],
  signs: readonly Sign[],
  world: World,
) {
  const known = new Set<string>()
  for (const { sign, roles, at, mention } of things) {
    // Swedish "Island" is a country.
    if (mention) continue
    for (const sense of sensesOf(sign)) {
      const isRefused = roles.has('not')
      const wish = wishOf(sense, isRefused, parts, world)
      if (!wish || (isRefused && wish.kind !== 'theme')) continue
      // "Interrail: Berlin - Prague 2 nights - Vienna": the person's own stops, not those of the classic route.
      if (wish.kind === 'route' && hasOwnStops(draft)) {
        draft.use(sign)
        continue
      }
      const id = JSON.stringify(wish)
      // "Three friends"
      const people = wish.kind === 'company' && breakBefore(sign) === 'none' ? signs[at - 1] : undefined
      if (people?.kind === 'words' && numberAt([people.piece], 0)) draft.use(people)
      if (wish.kind === 'company') draft.use(...agesAfter(signs, at))
      if (known.has(id)) draft.use(sign)
      else draft.add(wish, [sign])
      known.add(id)
    }
  }
}

/** Whether the prompt has the stops of a route: at least three in their order, or a longer list. */
function hasOwnStops({ constraints }: Draft) {
  const isCity = ({ kind }: Place) => kind === 'city'
  const inOrder = constraints.flatMap((each) => (each.kind === 'order' ? each.places.filter(isCity) : []))
  const visited = constraints.filter((each) => each.kind === 'visit' && !each.optional && isCity(each.place))
  return inOrder.length >= leastOwn.inOrder || visited.length >= leastOwn.visited
}

/**
 * The fewest cities of an own route. Two are the ends of a classic one, "Route 66, Chicago to Santa Monica", and three
 * without an order can be wishes for it.
 */
const leastOwn = { inOrder: 3, visited: 4 } as const

/** "Children (2, 5 and 9)" */
function agesAfter(signs: readonly Sign[], at: number): Sign[] {
  const end = signs.findIndex(
    (sign, index) =>
      index > at &&
      !(
        sign.kind === 'words' &&
        (sign.piece.digits !== undefined || isLinkOf(sign, 'and') || isFiller(sign.piece))
      ),
  )
  return signs.slice(at + 1, end < 0 ? undefined : end)
}

function wishOf(
  sense: Sense,
  isRefused: boolean,
  parts: readonly PlacePart[],
  world: World,
): Content | undefined {
  if (sense.is === 'theme') return { kind: 'theme', theme: sense.theme, unwanted: isRefused }
  if (sense.is === 'pace') return { kind: 'pace', pace: sense.pace }
  if (sense.is === 'company') return { kind: 'company', company: sense.company }
  if (sense.is === 'budget') return { kind: 'budget', budget: sense.budget }
  const route = sense.is === 'route' ? routeOf(sense.routes, parts, world) : undefined
  return route && { kind: 'route', route: route.id, name: route.names[0] ?? route.id }
}

/** The classic route of a name. When countries are named, it must lie in one of them. */
function routeOf(ids: readonly string[], parts: readonly PlacePart[], { routes }: World) {
  const found = ids.flatMap((id) => routes.get(id) ?? [])
  const countries = parts.flatMap(({ thing: { mention }, part }) => {
    if (!mention || part !== 'visit') return []
    const { place } = mention
    return place.kind === 'city'
      ? [place.city.country]
      : [...place.area.countries, ...place.area.states.map((state) => state.slice(0, 2))]
  })
  return countries.length === 0
    ? found[0]
    : found.find((route) => route.countries.some((country) => countries.includes(country)))
}

/** Adds the transport of the whole trip, or of single legs when legs differ in it. */
export function addTransport(
  draft: Draft,
  things: readonly Thing[],
  parts: readonly PlacePart[],
  signs: readonly Sign[],
  isFollowUp: boolean,
) {
  const wishes = things.flatMap((thing): TransportWish[] => {
    const sense = sensesOf(thing.sign).find(({ is }) => is === 'transport')
    if (thing.kind !== 'transport' || sense?.is !== 'transport') return []
    // "By bus instead of the train", "swap the train for a bus": only the other transport is wished.
    if (thing.roles.has('instead') || isReplaced(thing, things, signs)) {
      draft.use(thing.sign)
      return []
    }
    // "Toch maar niet vliegen", "cancel the flight"
    const isRemoved =
      isFollowUp && breakBefore(thing.sign) === 'none' && isEditOf(signs[thing.at - 1], 'remove')
    // "No flights, bus for the first leg"
    const isListed = !thing.own.has('not') && !thing.own.has('except') && legWordsAt(thing, signs).length > 0
    const isRefused = isRemoved || (!isListed && (thing.roles.has('not') || thing.roles.has('except')))
    return [{ thing, name: sense.transport, isRefused, leg: legOf(thing, things, parts, signs) }]
  })
  // "No car, train or bus" would leave only planes. Therefore the refusal applies only to what directly follows "no".
  const ground = new Set(wishes.flatMap(({ isRefused, name }) => (isRefused ? typesOf[name] : [])))
  if (byGround.every((type) => ground.has(type)) && !ground.has('plane'))
    for (const wish of wishes) if (!wish.thing.own.has('not')) wish.isRefused = false
  // "Tom gets sick on buses, so no buses"
  const refused = new Set(wishes.flatMap(({ isRefused, name }) => (isRefused ? typesOf[name] : [])))
  const wished = wishes.filter(({ isRefused, name }) => !isRefused && typesOf[name].length > 0)
  const isMixed = new Set(wished.map(({ name }) => typesOf[name][0])).size > 1
  const done = new Set<string>()
  for (const wish of wishes) {
    const { thing, name, isRefused } = wish
    const types = [...typesOf[name]]
    if (types.length === 0) continue
    if (!isRefused && !wish.leg && !thing.roles.has('only') && types.every((type) => refused.has(type))) {
      draft.use(thing.sign)
      continue
    }
    // One transport that is named for one leg is usually meant for all legs, except a plane.
    const isOfLeg =
      isMixed ||
      name === 'plane' ||
      legWordsAt(thing, signs).length > 0 ||
      isPartOfTrip(wish.leg, parts, isFollowUp)
    const isOnly = thing.roles.has('only')
    // "Only by bus" applies to the whole trip, unless both ends of a part of the trip stand beside it.
    const isOfAll =
      (isOnly && !isMixed && !isPartOfTrip(wish.leg, parts, isFollowUp)) ||
      (!isFollowUp && isWholeWay(wish.leg, parts))
    const leg = isRefused || !isOfLeg || isOfAll ? undefined : wish.leg
    const use = isRefused ? 'avoid' : isOnly ? 'only' : 'prefer'
    const id = JSON.stringify([types, use, leg])
    if (done.has(id)) {
      draft.use(thing.sign)
      continue
    }
    done.add(id)
    if (leg) draft.use(...legWordsAt(thing, signs))
    const isNight = name === 'nightTrain' || name === 'nightBus'
    draft.add(
      { kind: 'transport', use, types, ...(leg && { leg }), ...(isNight && { overnight: true }) },
      wordsOf(thing, signs),
    )
  }
  const overland = wishesIn(signs, 'overland')
  if (done.has(JSON.stringify([['plane'], 'avoid', undefined]))) draft.use(...overland)
  else if (overland.length > 0) draft.add({ kind: 'transport', use: 'avoid', types: ['plane'] }, overland)
  joinAlternatives(draft)
}

/** "On the way back", beside a transport. */
function legWordsAt({ at }: Thing, signs: readonly Sign[]) {
  const near = signs.slice(Math.max(0, at - 3), at + 4)
  return [...wishesIn(near, 'firstLeg'), ...wishesIn(near, 'lastLeg')]
}

/** "Train from Rome to Florence" in a longer trip, or "the bus to Florence" in a change to one. */
function isPartOfTrip(leg: Transport['leg'], parts: readonly PlacePart[], isFollowUp: boolean) {
  if (leg === undefined || typeof leg === 'string') return false
  if (isFollowUp) return true
  const { from, to } = leg
  if (!from || !to) return false
  const isWhole = parts.some(
    ({ part, place }) => (part === 'start' || part === 'home') && isSamePlace(place, from),
  )
  const isOther = ({ part, place }: PlacePart) =>
    part === 'visit' && !isSamePlace(place, from) && !isSamePlace(place, to)
  return !isWhole && parts.some(isOther)
}

function isReplaced({ at }: Thing, things: readonly Thing[], signs: readonly Sign[]) {
  const isEdit = signs.slice(Math.max(0, at - 3), at).some((sign) => isEditOf(sign, 'replace'))
  return (
    isEdit &&
    things.some((other) => other.kind === 'transport' && other.at > at && sameClause(signs, at, other.at))
  )
}

/** "By train or bus" is one wish with two types. */
function joinAlternatives(draft: Draft) {
  for (const use of ['only', 'prefer', 'avoid'] as const) {
    const same = draft.constraints.filter(
      (each) => each.kind === 'transport' && each.use === use && each.leg === undefined && !each.overnight,
    )
    const [first, ...others] = same
    if (first?.kind !== 'transport' || others.length === 0) continue
    const types = new Set(same.flatMap((each) => (each.kind === 'transport' ? each.types : [])))
    first.types = legTypes.filter((type) => types.has(type))
    for (const other of others) draft.join(first, other)
  }
}

/** The sign of a transport with the words before it that refuse or demand it. */
function wordsOf({ at, sign }: Thing, signs: readonly Sign[]) {
  const before = signs[at - 1]
  const isRole = sensesOf(before).some(({ is }) => is === 'role')
  return isRole && before && breakBefore(sign) === 'none' ? [before, sign] : [sign]
}

const nearestFirst = [-1, 1, -2, 2, -3, 3]

/** The leg to which a transport belongs: "train from Rome to Florence", "fly to Palermo", "by bus on the way back". */
function legOf(
  thing: Thing,
  things: readonly Thing[],
  parts: readonly PlacePart[],
  signs: readonly Sign[],
): Transport['leg'] {
  const transports = things.filter(({ kind }) => kind === 'transport')
  const isBack = things.some(({ sign }) =>
    sensesOf(sign).some(
      (sense) => sense.is === 'wish' && (sense.wish === 'lastLeg' || sense.wish === 'loop'),
    ),
  )
  for (const at of nearestFirst.map((step) => thing.at + step)) {
    const isHere = (other: Thing) =>
      at >= 0 && sameClause(signs, Math.min(at, other.at), Math.max(at, other.at))
    const far = Math.abs(at - thing.at)
    if (!isHere(thing) || transports.some((other) => Math.abs(at - other.at) < far && isHere(other))) continue
    for (const sense of sensesOf(signs[at])) {
      if (sense.is === 'wish' && sense.wish === 'firstLeg') return 'first'
      if (sense.is === 'wish' && sense.wish === 'lastLeg') return 'last'
      // "There by train, back by bus"
      if (sense.is === 'link' && sense.link === 'there' && far === 1 && isBack) return 'first'
      // "And back by train"
      if (sense.is === 'wish' && sense.wish === 'loop' && at === thing.at - 1) return 'last'
      if (sense.is === 'role' && sense.role === 'back' && at > thing.at) return 'last'
    }
  }
  const segment = placesBeside(thing, things, parts, signs)
  const to = segment.find(
    ({ thing: { own, roles, isListed }, place }) =>
      own.has('to') || own.has('until') || (roles.has('between') && isListed && place.kind === 'city'),
  )
  const from = segment.find(
    ({ thing: { own, isListed }, part }) =>
      part !== 'home' && (own.has('from') || own.has('start') || (own.has('between') && !isListed)),
  )
  const back = segment.find(({ part }) => part === 'back')
  if (back) return 'last'
  // "Prague–Nuremberg by bus, Nuremberg–Strasbourg by train"
  const [one, other, another] = segment.filter(({ place }) => place.kind === 'city')
  if (one && other && !another && !from && isDash(other.thing.sign) && other.thing.at === one.thing.at + 1)
    return { from: one.place, to: other.place }
  const previous = to && parts[parts.indexOf(to) - 1]
  const before = from ?? (previous && segment.includes(previous) ? wayStart(previous, parts) : undefined)
  if (!to && !before) return undefined
  return { ...(before && before !== to && { from: before.place }), ...(to && { to: to.place }) }
}

/** The place from which a way leads through the last of its places: Ankara in "Ankara'dan Konya ve Antalya üzerinden İzmir'e". */
function wayStart(last: PlacePart, parts: readonly PlacePart[]): PlacePart {
  const start = parts
    .slice(0, parts.indexOf(last) + 1)
    .findLast(({ thing, part }) => !thing.roles.has('via') && part !== 'qualifier')
  return start?.part === 'start' ? start : last
}

/** "By car from Munich via Salzburg to Rome": the ends of the way are those of the trip, with stops between them. */
function isWholeWay(leg: Transport['leg'], parts: readonly PlacePart[]) {
  if (leg === undefined || typeof leg === 'string' || !leg.from || !leg.to) return false
  const { from, to } = leg
  return (
    parts.some(({ part, place }) => part === 'start' && isSamePlace(place, from)) &&
    parts.some(({ part, place }) => part === 'end' && isSamePlace(place, to)) &&
    parts.some(({ part }) => part === 'visit')
  )
}

/** The places of the clause of a transport, up to the next transport. */
function placesBeside(
  thing: Thing,
  things: readonly Thing[],
  parts: readonly PlacePart[],
  signs: readonly Sign[],
): PlacePart[] {
  const isBorder = (at: number) =>
    (breakBefore(signs[at]) !== 'none' && !isDash(signs[at])) || isLinkOf(signs[at], 'onward', 'but')
  const others = things.filter(({ kind, at }) => kind === 'transport' && at !== thing.at).map(({ at }) => at)
  let first = thing.at
  while (first > 0 && !isBorder(first) && !others.includes(first - 1)) first--
  let last = thing.at
  while (last + 1 < signs.length && !isBorder(last + 1) && !others.includes(last + 1)) last++
  const inside = parts.filter((part) => part.thing.at >= first && part.thing.at <= last)
  const after = inside.filter((part) => part.thing.at > thing.at)
  // "By train from Rome to Florence": the places after the transport, or else all places of the clause.
  return after.some(
    ({ thing: { own } }) => own.has('to') || own.has('between') || own.has('from') || own.has('back'),
  )
    ? after
    : inside
}
