import type { City } from '#server/gazetteer/cities.ts'
import { geonameidOf } from '#shared/domain/gazetteer-ids.ts'
import type { EditName, LinkName, RoleName, UnitName } from '#server/planner/languages/language.ts'
import type { World } from '#server/planner/world.ts'
import type { Constraint, ConstraintOf, OpenTrip, Place, TripChange } from '#shared/trip-request.ts'
import { isSamePlace } from '#shared/domain/trip-request.ts'
import { addDays } from '#shared/domain/day.ts'
import { requestPlace } from './draft.ts'
import type { Sense } from './lexicon.ts'
import type { Measure } from './measures.ts'
import type { PlacePart } from './places.ts'
import { isNewTrip } from './new-trip.ts'
import { isBehindThan, isLinkOf, sensesOf, type Thing } from './scopes.ts'
import { breakBefore, firstPiece, type Sign } from './signs.ts'

/** The content of a change, without the words that it comes from. */
type Content = TripChange extends infer Each
  ? Each extends TripChange
    ? Omit<Each, 'id' | 'words' | 'at' | 'sure' | 'origin'>
    : never
  : never

/** A part of a follow-up that describes one change, with its verbs, places and numbers. */
interface Clause {
  readonly first: number
  /** The index after its last sign. */
  readonly end: number
  readonly edits: ReadonlySet<EditName>
  readonly places: readonly PlacePart[]
  readonly measures: readonly Thing[]
  readonly hasTransport: boolean
}

/** The kinds of constraints that a change adds to the request unchanged. */
const wishKinds: ReadonlySet<Constraint['kind']> = new Set([
  'role',
  'loop',
  'transport',
  'longest-leg',
  'dates',
  'theme',
  'pace',
  'company',
  'budget',
  'city-count',
  'route',
  'day-trip',
] as const)

/** Reads a follow-up to an open trip. Empty when the prompt describes a whole new trip. */
export function changesOf(
  prompt: string,
  {
    signs,
    things,
    parts,
    constraints,
  }: {
    signs: readonly Sign[]
    things: readonly Thing[]
    parts: readonly PlacePart[]
    constraints: readonly Constraint[]
  },
  trip: OpenTrip,
  world: World,
): Pick<ChangeReader, 'changes' | 'used'> & { readonly isNewTrip: boolean } {
  const reader = new ChangeReader(prompt, signs, trip, world)
  const isNew = isNewTrip({ signs, parts, constraints }, trip, world)
  if (!isNew) {
    for (const clause of clausesOf(signs, things, parts)) reader.readClause(clause)
    for (const constraint of constraints) reader.readWish(constraint, parts)
    for (const constraint of constraints) if (constraint.kind === 'order') reader.readOrder(constraint.places)
  }
  return { changes: reader.changes, used: reader.used, isNewTrip: isNew }
}

/** Verbs that change a stop. A second such verb begins another change. */
const stopEdits: ReadonlySet<EditName> = new Set(['add', 'remove', 'replace', 'move'])
const lengthEdits: ReadonlySet<EditName> = new Set(['more', 'less', 'longer', 'shorter'])
const positionEdits: ReadonlySet<EditName> = new Set(['toStart', 'toEnd'])
const shiftEdits: ReadonlySet<EditName> = new Set(['later', 'earlier'])
const keepEdits: ReadonlySet<EditName> = new Set(['keep'])

/** Whether words beside the place itself, not beside another of its list, leave it out. */
const isRefused = ({ own }: Thing) => own.has('not') || own.has('except')

/** The edit words of a sign. In "two more days" the edit word stands between the number and the unit. */
const editsOf = (sign: Sign | undefined): EditName[] =>
  (sign?.pieces ?? []).flatMap(({ senses }) =>
    senses.flatMap((sense) => (sense.is === 'edit' ? [sense.edit] : [])),
  )
const isEdit = (sign: Sign | undefined, edits: ReadonlySet<EditName>) =>
  editsOf(sign).some((edit) => edits.has(edit))

/**
 * The indexes at which a clause with two verbs is divided without any punctuation: before the second verb when its places
 * follow it, "remove Pisa (and) add a night in Florence", and after the first verb when the places stand before their
 * verbs, "경주 빼고 부산 하루 더".
 */
function bordersOfVerbs(signs: readonly Sign[], parts: readonly PlacePart[]): ReadonlySet<number> {
  const borders = new Set<number>()
  const hasPlace = (first: number, end: number) =>
    parts.some(({ thing }) => thing.at >= first && thing.at < end)
  let start = 0
  let verb: number | undefined
  for (const [at, sign] of signs.entries()) {
    if (breakBefore(sign) !== 'none' || isLinkOf(sign, 'and', 'onward', 'but')) {
      start = at
      verb = undefined
    }
    // "Troca Granada por Madrid": the preposition of "replace X by Y" is not another verb.
    const isSecond =
      verb !== undefined &&
      editsOf(signs[verb]).includes('replace') &&
      sensesOf(sign).some(({ is }) => is === 'role')
    const isVerb = isEdit(sign, stopEdits) && !isSecond
    const isLength = isEdit(sign, lengthEdits)
    const before = parts.filter(({ thing }) => thing.at >= start && verb !== undefined && thing.at < verb)
    // Arabic "start from Tangier instead of Rabat": the verb stands between its two places.
    const isBehind = before.length > (editsOf(signs[verb ?? -1]).includes('replace') ? 1 : 0)
    // "フィレンツェはやめてローマを2泊増やして"
    const index = parts.findIndex(({ thing }) => thing.at === at)
    const [refused, place] = [parts[index - 1], parts[index]]
    if (
      refused?.part === 'avoid' &&
      refused.thing.at >= start &&
      place?.part === 'visit' &&
      verb === undefined
    ) {
      const isMeant = !refused.thing.own.has('instead') && !place.thing.own.has('instead')
      const next = signs.findIndex((other, i) => i > at && breakBefore(other) !== 'none')
      const rest = signs.slice(at, next < 0 ? signs.length : next)
      if (isMeant && rest.some((other) => isEdit(other, lengthEdits))) {
        borders.add(at)
        start = at
      }
    }
    if (verb !== undefined && hasPlace(verb + 1, at) && (isVerb || (isLength && isBehind))) {
      start = isBehind ? verb + 1 : at
      borders.add(start)
      verb = at
    } else if (isVerb || isLength) verb = at
  }
  return borders
}

/** Divides a follow-up where a new verb, or a new kind of thing, follows punctuation or "and". */
function clausesOf(signs: readonly Sign[], things: readonly Thing[], parts: readonly PlacePart[]): Clause[] {
  const starts = [0]
  const verbs = bordersOfVerbs(signs, parts)
  // "Between Florence and Venice"
  const isBetween = (at: number) =>
    [
      parts.findLast(({ thing }) => thing.at < at),
      parts.find(({ thing }) => thing.at > at || (thing.at === at && thing.sign.kind === 'words')),
    ].every((part) => part?.thing.roles.has('between'))
  for (let at = 1; at < signs.length; at++) {
    const isBorder =
      verbs.has(at) ||
      breakBefore(signs[at]) !== 'none' ||
      // Spanish "más" is "and" as well as "more".
      (isLinkOf(signs[at], 'and', 'onward', 'but', 'fromThere') &&
        !isBetween(at) &&
        // "two days later"
        !(
          (isEdit(signs[at], lengthEdits) || isEdit(signs[at], shiftEdits)) &&
          signs[at - 1]?.kind === 'measure' &&
          signs[at + 1]?.kind !== 'measure'
        ))
    if (isBorder) starts.push(at)
  }
  const clauses: Clause[] = []
  for (const [index, first] of starts.entries()) {
    const end = starts[index + 1] ?? signs.length
    const clause = clauseOf(signs, things, parts, first, end)
    const before = clauses.at(-1)
    // "Remove Rome, Naples and Bari": a part without a verb belongs to the part before it.
    const isMeasureOnly =
      // Thai "add Rome another two nights"
      (clause.edits.size === 0 ||
        (breakBefore(signs[first]) === 'none' &&
          before?.edits.has('more') === true &&
          [...clause.edits].every((edit) => edit === 'more'))) &&
      clause.places.length === 0 &&
      clause.measures.length > 0 &&
      before?.measures.length === 0 &&
      // "Skip Helsinki, only five days", "by train, and make it eight days"
      !before.edits.has('remove') &&
      !(before.hasTransport && before.places.length === 0)
    const isList =
      clause.edits.size === 0 &&
      // "Keep Vienna, lose Prague"
      !(before?.edits.has('keep') && clause.places.some(({ thing }) => isRefused(thing))) &&
      clause.measures.length === 0 &&
      // "Three days earlier, and Krakow rather than Prague"
      !clause.places.some(({ thing }) => thing.own.has('instead')) &&
      // "Without Naples, and by bus everywhere" are two wishes.
      !(clause.hasTransport && (clause.places.length === 0 || before?.hasTransport === false)) &&
      (clause.places.length === 0 ||
        (clause.places[0]?.thing.isListed === true &&
          // "Without Venice, and from Florence on to Bologna"
          !(before?.edits.has('remove') && clause.places[0].thing.own.has('from'))) ||
        hasOnlyIn(clause.places[0]))
    // "Add Poznań, at the beginning": a position belongs to the place before it.
    const isWhere =
      clause.places.length === 0 &&
      clause.measures.length === 0 &&
      clause.edits.size > 0 &&
      [...clause.edits].every((edit) => positionEdits.has(edit)) &&
      !clause.hasTransport &&
      before?.places.length === 1
    const isOpen =
      before !== undefined &&
      breakBefore(signs[first]) !== 'stop' &&
      !(isLinkOf(signs[first], 'but') && before.measures.length > 0) &&
      (isMeasureOnly || isList || isWhere)
    // "Rom, Neapel und Bari streichen": a first part without a verb belongs to the part after it.
    const isFirstPart =
      before !== undefined &&
      before.edits.size === 0 &&
      before.measures.length === 0 &&
      !before.hasTransport &&
      !before.places.some(
        ({ part, thing }) => part === 'avoid' || saysItself.some((role) => thing.own.has(role)),
      ) &&
      breakBefore(signs[first]) !== 'stop'
    if (before && (isOpen || isFirstPart))
      clauses[clauses.length - 1] = clauseOf(signs, things, parts, before.first, end)
    else clauses.push(clause)
  }
  return clauses
}

/** Roles with which a place is a change without a verb: "back to Rome, and a night less in Venice". */
const saysItself: readonly RoleName[] = ['back', 'start', 'end', 'rest']

const hasOnlyIn = (part: PlacePart | undefined) =>
  part !== undefined && [...part.thing.own].every((role) => role === 'in')

const isAnswer = (signs: readonly Sign[], at: number) =>
  (at === 0 || breakBefore(signs[at]) !== 'none') &&
  breakBefore(signs[at + 1]) !== 'none' &&
  sensesOf(signs[at]).some((sense) => sense.is === 'role' && sense.role === 'not')

function clauseOf(
  signs: readonly Sign[],
  things: readonly Thing[],
  parts: readonly PlacePart[],
  first: number,
  end: number,
): Clause {
  const isInside = (at: number) => at >= first && at < end
  // "No, 8 days": a refusal that stands alone between commas is an answer, not an edit.
  const edits = signs
    .slice(first, end)
    .flatMap((sign, index) =>
      isAnswer(signs, first + index)
        ? []
        : editsOf(sign).filter((edit) => !shiftEdits.has(edit) || isShift(signs, first + index)),
    )
  return {
    first,
    end,
    edits: new Set(edits),
    hasTransport: things.some(({ kind, at }) => isInside(at) && kind === 'transport'),
    places: parts.filter(({ thing, part }) => isInside(thing.at) && part !== 'qualifier' && part !== 'other'),
    measures: things.filter(
      ({ sign, at }) =>
        isInside(at) &&
        sign.kind === 'measure' &&
        (sign.measure.unit === 'days' || sign.measure.unit === 'nights'),
    ),
  }
}

class ChangeReader {
  readonly changes: TripChange[] = []
  /** The signs that the changes use, except the signs of wishes. */
  readonly used = new Set<Sign>()
  readonly #prompt: string
  readonly #signs: readonly Sign[]
  readonly #stops: ReadonlySet<string>
  readonly #trip: OpenTrip
  readonly #world: World
  /** The legs of clauses with a transport: to a new stop, back to the start, to or from "there". */
  readonly #legs: { clause: Clause; leg: ConstraintOf<'transport'>['leg'] }[] = []
  /** The clauses that move the days of the trip. */
  readonly #shifts: Clause[] = []

  /** The roles that words of the prompt name. */
  readonly #saidRoles: ReadonlySet<string>

  constructor(prompt: string, signs: readonly Sign[], trip: OpenTrip, world: World) {
    this.#prompt = prompt
    this.#signs = signs
    this.#trip = trip
    this.#saidRoles = new Set(
      signs.flatMap((sign) => sensesOf(sign).flatMap((sense) => (sense.is === 'role' ? [sense.role] : []))),
    )
    this.#world = world
    this.#stops = new Set(trip.stops.map(({ city }) => city))
  }

  /** Whether a place is a stop of the trip, or an area with one. */
  isInTrip(place: Place): boolean {
    return [...this.#stops].some((stop) => this.#isIn(stop, place))
  }

  #isIn(stop: string, place: Place): boolean {
    if (place.kind === 'city') return stop === place.id
    const area = this.#world.areas.get(place.id)
    const city = cityOf(stop, this.#world)
    return area !== undefined && city !== undefined && this.#world.areas.contains(area, city)
  }

  readClause(clause: Clause) {
    const { edits, places } = clause
    const [part, another] = places
    const isReturn = part?.part === 'back' || part?.part === 'end'
    if (clause.hasTransport && part && !another && (isReturn || !this.isInTrip(part.place)))
      this.#legs.push({ clause, leg: isReturn ? 'last' : { to: part.place } })
    const there = places.length === 0 ? this.#placeThere(clause) : undefined
    if (clause.hasTransport && there)
      this.#legs.push({ clause, leg: this.#says(clause, 'fromThere') ? { from: there } : { to: there } })
    // "The last leg by train and Rome a night less" without any punctuation
    const isCounted = clause.measures.length > 0 && [...edits].some((edit) => lengthEdits.has(edit))
    if (this.#isKept(clause) || this.#readShift(clause) || this.#readSwap(clause)) return
    if (edits.has('reverse')) {
      if (!this.changes.some(({ kind }) => kind === 'reverse')) this.#add({ kind: 'reverse' }, clause)
      // "Backwards, and a day longer in Rome" without any punctuation
      this.#readLength(clause)
    } else if (clause.hasTransport && !isCounted && places.every(({ place }) => this.isInTrip(place))) return
    else if (this.#readOtherEnd(clause) || this.#readNewcomer(clause) || this.#readReplacement(clause)) return
    else if (edits.has('freed') && this.#readFreed(clause)) return
    else if (places.length === 0 && edits.has('another') && clause.measures.length === 0)
      this.#add({ kind: 'another' }, clause)
    else if (!this.#readLength(clause)) {
      for (const part of places) this.#readPlace(part, clause)
    }
  }

  /** "Berlin stays": a clause says only that stops of the trip do not change. */
  #isKept({ first, end, edits, places, measures, hasTransport }: Clause): boolean {
    const isOnlyKept = edits.has('keep') && edits.size === 1 && measures.length === 0 && !hasTransport
    const isOfStops = places.every(
      ({ place, part, thing }) =>
        this.isInTrip(place) && (part === 'visit' || part === 'avoid') && !isRefused(thing),
    )
    if (!isOnlyKept || places.length === 0 || !isOfStops) return false
    for (const sign of this.#signs.slice(first, end)) if (isEdit(sign, keepEdits)) this.used.add(sign)
    for (const { thing } of places) this.used.add(thing.sign)
    return true
  }

  /** Adds a wish for the whole trip or a leg, unless a clause has already made a change of it. */
  readWish(constraint: Constraint, parts: readonly PlacePart[]) {
    if (this.#shifts.some((clause) => this.#isOf(constraint, clause))) return
    // Dutch "meer" is "more" as well as "lake".
    if (constraint.kind === 'theme' && [...this.used].some((sign) => sign.start === constraint.at?.[0]))
      return
    if (!wishKinds.has(constraint.kind)) {
      const isRefused =
        constraint.kind === 'avoid' && !this.isInTrip(constraint.place) && !this.#isUsed(constraint.place)
      if (!isRefused) return
    }
    if (constraint.kind === 'role' && this.#isUsed(constraint.place)) return
    if (constraint.kind === 'role' && constraint.role === 'end' && this.#isReturn(constraint.place, parts)) {
      const { place: _, role: __, ...rest } = constraint
      const { id: ___, ...said } = rest
      for (const { place, thing } of parts)
        if (isSamePlace(place, constraint.place)) this.used.add(thing.sign)
      this.changes.push({
        ...commonOf(said),
        id: this.#nextId(),
        kind: 'wish',
        constraint: { ...rest, kind: 'loop' },
      })
      return
    }
    const isNewStart =
      constraint.kind === 'role' && constraint.role === 'start' && !this.isInTrip(constraint.place)
    if (constraint.kind === 'role' && !isNewStart && !this.#saidRoles.has(constraint.role)) return
    const { id: _, ...said } = constraint
    this.changes.push({
      ...commonOf(said),
      id: this.#nextId(),
      kind: 'wish',
      constraint: this.#ofItsLeg(constraint),
    })
  }

  /** "Then on to Lublin by bus": the transport of a clause that adds a stop is that of the leg to it. */
  #ofItsLeg(constraint: Constraint): Constraint {
    if (constraint.kind !== 'transport' || constraint.use !== 'prefer') return constraint
    const own = this.#legs.find(({ clause }) => this.#isOf(constraint, clause))
    const isSaid = constraint.leg !== undefined && !(own && this.#says(own.clause, 'fromThere'))
    return !own?.leg || isSaid ? constraint : { ...constraint, leg: own.leg }
  }

  #isOf({ at: [start] = [-1, -1] }: Constraint, { first, end }: Clause) {
    return (this.#signs[first]?.start ?? 0) <= start && start < (this.#signs[end - 1]?.end ?? 0)
  }

  #says({ first, end }: Clause, ...links: readonly LinkName[]) {
    return this.#signs.slice(first, end).some((sign) => isLinkOf(sign, ...links))
  }

  /** The place that "there" means: that of the change before. */
  #placeThere(clause: Clause): Place | undefined {
    if (!this.#says(clause, 'there', 'fromThere')) return undefined
    const change = this.changes.findLast(({ kind }) => kind !== 'remove')
    if (change?.kind === 'replace') return change.by
    return change && 'place' in change && change.place ? change.place : undefined
  }

  /** "Swap the last two", "swap the two", "exchange the first and the last one", "swap Rome and Naples". */
  #readSwap(clause: Clause): boolean {
    const { first, end, edits, places } = clause
    if (!['replace', 'reverse', 'move'].some((edit) => edits.has(edit as EditName))) return false
    const [one, other, third] = places
    const isPair = one && other && !third && this.isInTrip(one.place) && this.isInTrip(other.place)
    const isRefused = isPair && [one, other].some(({ part }) => part === 'avoid')
    if (isPair && edits.has('reverse') && !isRefused) {
      this.#add({ kind: 'swap', place: one.place, with: other.place }, clause)
      return true
    }
    const sign = this.#signs
      .slice(first, end)
      .find((each) => isLinkOf(each, 'firstTwo', 'lastTwo', 'bothStops'))
    const stays = this.#stays()
    const pair = isLinkOf(sign, 'lastTwo')
      ? stays.slice(-2)
      : isLinkOf(sign, 'firstTwo') || stays.length === 2
        ? stays.slice(0, 2)
        : []
    const [a, b] = pair
    if (!sign || !a || !b || places.length > 0) return false
    this.#add({ kind: 'swap', place: a, with: b }, clause)
    this.used.add(sign)
    return true
  }

  /** "First London, then Paris": stops of the trip in another order, when the prompt changes nothing else. */
  readOrder(places: readonly Place[]) {
    const isOther = this.changes.some(({ kind }) => kind !== 'wish' && kind !== 'reverse')
    if (isOther || places.length < 2 || !places.every((place) => this.isInTrip(place))) return
    // "The other way round: first London, then Paris"
    const reverse = this.changes.findIndex(({ kind }) => kind === 'reverse')
    if (reverse >= 0) this.changes.splice(reverse, 1)
    const positionOf = (place: Place) => this.#trip.stops.findIndex(({ city }) => this.#isIn(city, place))
    for (const [index, place] of places.entries()) {
      const before = places[index - 1]
      if (!before || positionOf(before) < positionOf(place)) continue
      const clause = {
        first: 0,
        end: this.#signs.length,
        edits: new Set<EditName>(),
        places: [],
        measures: [],
      }
      this.#add({ kind: 'move', place, after: before }, { ...clause, hasTransport: false })
    }
  }

  /** "And back to Valencia at the end" of a trip that begins in Valencia. */
  #isReturn(place: Place, parts: readonly PlacePart[]) {
    const [first, last] = [this.#trip.stops.at(0), this.#trip.stops.at(-1)]
    return (
      first !== undefined &&
      place.id === first.city &&
      last?.city !== first.city &&
      (first.nights === 0 ||
        parts.some(({ thing, place: other }) => thing.own.has('back') && isSamePlace(other, place)))
    )
  }

  #isUsed(place: Place) {
    return this.changes.some(
      (change) =>
        ('place' in change && change.place !== null && isSamePlace(change.place, place)) ||
        (change.kind === 'replace' && isSamePlace(change.by, place)),
    )
  }

  /** "Replace Rome with Naples", "Naples instead of Rome", "swap Rome and Naples". */
  #readReplacement(clause: Clause): boolean {
    const { places, edits } = clause
    const instead = places.find(
      ({ thing }) => thing.own.has('instead') || isBehindThan(this.#signs, thing.at),
    )
    if (!edits.has('replace') && !instead) return false
    const [first, second] = places.filter(({ part }) => part !== 'day-trip-from')
    if (!first || !second) return false
    const old =
      instead ?? (this.isInTrip(first.place) ? first : this.isInTrip(second.place) ? second : undefined)
    const fresh = old === first ? second : first
    if (!old) return false
    // "Start in Naples rather than in Rome", where both are stops
    if (instead && (fresh.part === 'start' || fresh.part === 'end') && this.isInTrip(fresh.place))
      this.#add({ kind: 'move', place: fresh.place, to: fresh.part }, clause)
    else if (!instead && this.isInTrip(first.place) && this.isInTrip(second.place))
      this.#add({ kind: 'swap', place: first.place, with: second.place }, clause)
    else {
      this.#add({ kind: 'replace', place: old.place, by: fresh.place }, clause)
      this.#addStay(fresh.place, clause)
    }
    return true
  }

  /** "Drop Rome, Naples instead", "not Rome but Naples": a place that replaces the one that was removed before. */
  #readNewcomer(clause: Clause): boolean {
    const { places, edits, first, end } = clause
    const change = this.changes.at(-1)
    const isOld = ({ place, part }: PlacePart) => part === 'avoid' && this.isInTrip(place)
    const isFresh = ({ place, part }: PlacePart) => part !== 'avoid' && !this.isInTrip(place)
    const [here, fresh, another] = places.some(isOld) ? places : [undefined, ...places]
    const old = here ? here.place : change?.kind === 'remove' ? change.place : undefined
    const isBut = this.#signs.slice(first, end).some((sign) => isLinkOf(sign, 'but'))
    if (!old || !fresh || another || !isFresh(fresh) || (here && !isOld(here))) return false
    if (!edits.has('inItsPlace') && (!isBut || edits.has('add'))) return false
    if (!here) this.changes.pop()
    this.#add({ kind: 'replace', place: old, by: fresh.place }, clause)
    this.#addStay(fresh.place, clause)
    return true
  }

  /** "Siena instead of Pisa, 2 nights" */
  #addStay(place: Place, clause: Clause) {
    const [measure] = clause.measures.flatMap(({ sign, own, at }) =>
      sign.kind === 'measure' && !own.has('instead') && !this.#isBehindAnd(clause, at) ? [sign.measure] : [],
    )
    const to = measure?.most ?? measure?.least
    if (to !== undefined)
      this.#add({ kind: 'lengthen', place, unit: unitOf(measure, []), ...lengthBy(clause.edits, to) }, clause)
  }

  /** "… and make it ten days" refers to the trip, not to the stop. */
  #isBehindAnd({ first }: Clause, at: number) {
    return this.#signs.slice(first, at).some((sign) => isLinkOf(sign, 'and', 'onward'))
  }

  /**
   * "Start in Osaka instead": the place takes that of the first or last stop. One where no night is spent is a home, of
   * which a trip has one.
   */
  #readOtherEnd(clause: Clause): boolean {
    const [part, another] = clause.places
    if (!part || another || this.isInTrip(part.place)) return false
    const isStart = part.part === 'start' || part.part === 'home'
    const old = this.#trip.stops.at(isStart ? 0 : -1)
    if (!(isStart || part.part === 'end') || !old || this.#trip.stops.length < 2) return false
    if (!clause.edits.has('inItsPlace') && old.nights > 0) return false
    // A trip that ends elsewhere is no round trip, and begins where it began.
    if (!isStart && old.city === this.#trip.stops[0]?.city) return false
    const city = cityOf(old.city, this.#world)
    if (!city) return false
    this.#add({ kind: 'replace', place: requestPlace({ kind: 'city', city }), by: part.place }, clause)
    this.#addStay(part.place, clause)
    return true
  }

  /** "Drop Brno, give those nights to Prague": the nights of the stop that was removed before. */
  #readFreed(clause: Clause): boolean {
    const target =
      clause.places.find(({ place, part }) => part !== 'avoid' && this.isInTrip(place))?.place ??
      (clause.places.length === 0 ? this.#newcomerBefore(clause) : undefined)
    const removed = this.changes.findLast(({ kind }) => kind === 'remove')
    if (!target || removed?.kind !== 'remove') return false
    const by = this.#trip.stops.reduce(
      (sum, { city, nights }) => sum + (this.#isIn(city, removed.place) ? nights : 0),
      0,
    )
    // "Drop Cartagena and add Santa Marta, the same days"
    const change = this.isInTrip(target) ? { by } : { to: by }
    this.#add({ kind: 'lengthen', place: target, unit: 'nights', ...change }, clause)
    return true
  }

  /**
   * "Start two days later", "postpone it by a week" move all days. "Home a day later" makes the trip longer, and "leave
   * Rome a day later" makes the stay in Rome longer.
   */
  #readShift(clause: Clause): boolean {
    const { first, end, places, edits } = clause
    const days = this.#shiftOf(clause)
    if (days === undefined || places.some(({ place }) => !this.isInTrip(place))) return false
    const by = edits.has('earlier') ? -days : days
    const [target] = places
    const isOfEnd = this.#signs.slice(first, end).some((sign) => sensesOf(sign).some(isOfWayBack))
    const isOfStop = target !== undefined && target.place.id !== this.#trip.stops[0]?.city
    this.#shifts.push(clause)
    if (isOfEnd || isOfStop)
      this.#add(
        { kind: 'lengthen', place: isOfEnd ? null : (target?.place ?? null), unit: 'days', by },
        clause,
      )
    else if (this.#trip.starts !== undefined) {
      const day = addDays(this.#trip.starts, by)
      const said = { ...this.#wordsOf(clause), id: this.#nextId() }
      const constraint = { ...said, kind: 'dates', first: { from: day, to: day } } as const
      this.#add({ kind: 'wish', constraint }, clause)
      for (const { sign } of clause.measures) this.used.add(sign)
    }
    return true
  }

  /** The days by which a clause moves the trip. */
  #shiftOf({ first, end, measures, places }: Clause): number | undefined {
    const signs = this.#signs
    const at = signs.findIndex((_, index) => index >= first && index < end && isShift(signs, index))
    // "Two days after", not "two days in Siena before Rome"
    const isOfPlace =
      isAlsoOfPlaces(signs[at]) && places.some(({ thing }) => thing.at > at || thing.own.size > 0)
    if (at < 0 || isOfPlace) return undefined
    const [thing] = measures.filter(({ own }) => !own.has('instead'))
    if (thing?.sign.kind === 'measure') return thing.sign.measure.most ?? thing.sign.measure.least
    const units = signs.slice(first, end).flatMap(sensesOf)
    return units.flatMap((sense) => (sense.is === 'unit' ? (daysOfUnit[sense.unit] ?? []) : []))[0]
  }

  /** "One more day in Rome", "three nights in Rome", "two days less", "shorter". */
  #readLength(clause: Clause): boolean {
    const { edits, places, measures } = clause
    const isLess = edits.has('less') || edits.has('shorter')
    const isMore = edits.has('more') || edits.has('longer')
    const [thing] = measures.filter(({ own }) => !own.has('instead'))
    const measure = thing?.sign.kind === 'measure' ? thing.sign.measure : undefined
    const fresh = places.filter(({ place, part }) => part !== 'avoid' && !this.isInTrip(place))
    // "One night less in Siena" of a trip without Siena: the change is refused, and Siena is not added.
    const [absent, another] = places
    const isFewer = isLess || (edits.has('remove') && (measure !== undefined || this.#hasUnit(clause)))
    const isAbsent = absent !== undefined && !another && !this.isInTrip(absent.place)
    if (isAbsent && isFewer && !addEdits.some((edit) => edits.has(edit))) {
      const by = -(measure?.most ?? measure?.least ?? 1)
      const unit = unitOf(measure, this.#signs.slice(clause.first, clause.end))
      this.#add({ kind: 'lengthen', place: absent.place, unit, by }, clause)
      return true
    }
    // "Добавь день в Риме": a unit without a number counts as one.
    const isOne = places.length > 0 && (edits.has('add') || edits.has('remove')) && this.#hasUnit(clause)
    if ((!measure && !isLess && !isMore && !isOne) || fresh.length > 0) return false
    // Hindi "और" is "and" as well as "more".
    if (!measure && edits.has('remove') && !this.#hasUnit(clause)) return false
    if (
      !measure &&
      places.length === 0 &&
      !edits.has('longer') &&
      !edits.has('shorter') &&
      !this.#hasUnit(clause)
    )
      return false
    // "Change Bilbao to Pamplona, with a night more than Bilbao had"
    const targets = places.filter(({ place }) => this.isInTrip(place) && !this.#isReplaced(place))
    const count = measure?.most ?? measure?.least ?? 1
    // "Shorten Berlin to two nights", not "by two nights"
    const isSet = thing !== undefined && isLinkOf(this.#signs[thing.at - 1], 'setTo') && measure !== undefined
    const isAdded = firstPiece(thing?.sign)?.gap.endsWith('+') === true
    const change = isSet ? { to: count } : isAdded ? { by: count } : lengthBy(edits, count)
    const unit = unitOf(measure, this.#signs.slice(clause.first, clause.end))
    if (targets.length === 0 && 'by' in change && this.#isOfEach(clause)) {
      for (const place of this.#stays()) this.#add({ kind: 'lengthen', place, unit, ...change }, clause)
      return true
    }
    const newcomer =
      targets.length === 0 ? (this.#placeThere(clause) ?? this.#newcomerBefore(clause)) : undefined
    if (newcomer) {
      this.#add(
        { kind: 'lengthen', place: newcomer, unit, ...(isMore || isLess ? change : { to: count }) },
        clause,
      )
      return true
    }
    if (!measure && isMore && this.#readExtraTime(targets[0], clause)) return true
    // "Ещё" alone is "more" as well as "also" and "still".
    const isBare = edits.has('more') && edits.size === 1 && !measure
    if (isBare && !this.#hasUnit(clause) && !this.#hasNumber(clause)) return false
    // Only the first place changes: "Take a day off Rome and give it to Florence" names two. Every other length has its
    // own clause.
    for (const target of targets.length > 0 ? targets.slice(0, 1) : [undefined])
      this.#add({ kind: 'lengthen', place: target?.place ?? null, unit, ...change }, clause)
    return true
  }

  /** "Ten days, the extra time in Florence": the stop takes all nights by which the trip becomes longer. */
  #readExtraTime(target: PlacePart | undefined, clause: Clause): boolean {
    const at = this.changes.findIndex((change) => change.kind === 'lengthen' && change.place === null)
    const whole = this.changes[at]
    if (!target || whole?.kind !== 'lengthen' || this.#hasUnit(clause)) return false
    const nights = this.#trip.stops.reduce((sum, stop) => sum + stop.nights, 0)
    const by = whole.by ?? (whole.to ?? 0) - nights - (whole.unit === 'days' ? 1 : 0)
    if (by <= 0) return false
    this.#add({ kind: 'lengthen', place: target.place, unit: 'nights', by }, clause)
    // The stop is longer before the whole trip has its length, so that no other stop changes.
    this.changes.splice(at, 1)
    if (whole.by === undefined) this.changes.push(whole)
    return true
  }

  #isReplaced(place: Place) {
    return this.changes.some((change) => change.kind === 'replace' && isSamePlace(change.place, place))
  }

  /** "Everywhere a night longer" */
  #isOfEach({ first, end }: Clause) {
    return this.#signs
      .slice(first, end)
      .some((sign) => sensesOf(sign).some((sense) => sense.is === 'role' && sense.role === 'each'))
  }

  /** The stops in which nights are spent. */
  #stays(): Place[] {
    const cities = new Set(this.#trip.stops.flatMap(({ city, nights }) => (nights > 0 ? [city] : [])))
    return [...cities].flatMap((id) => {
      const city = cityOf(id, this.#world)
      const change = this.changes.find(
        (one) => (one.kind === 'replace' || one.kind === 'remove') && this.#isIn(id, one.place),
      )
      if (change) return change.kind === 'replace' ? [change.by] : []
      return city ? [requestPlace({ kind: 'city', city })] : []
    })
  }

  /** "Change Bilbao to Pamplona and give it one more night": the place that the last change has added. */
  #newcomerBefore({ first, edits }: Clause): Place | undefined {
    const change = this.changes.at(-1)
    const isOfTrip = edits.has('longer') || edits.has('shorter') || edits.has('less')
    if (isOfTrip || breakBefore(this.#signs[first]) === 'stop') return undefined
    if (change?.kind === 'replace') return change.by
    return change?.kind === 'add' && change.least === undefined ? change.place : undefined
  }

  #hasUnit({ first, end }: Clause) {
    return this.#signs
      .slice(first, end)
      .some((sign) =>
        sensesOf(sign).some(
          (sense) => sense.is === 'unit' && (sense.unit === 'day' || sense.unit === 'night'),
        ),
      )
  }

  #hasNumber({ first, end }: Clause) {
    return this.#signs.slice(first, end).some((sign) => sensesOf(sign).some(({ is }) => is === 'number'))
  }

  #readPlace(part: PlacePart, clause: Clause) {
    const { place } = part
    const { edits, places, measures } = clause
    const isIn = this.isInTrip(place)
    if (
      part.part === 'start' ||
      part.part === 'home' ||
      part.part === 'base' ||
      part.part === 'day-trip' ||
      part.part === 'day-trip-from'
    )
      return
    if (part.part === 'after' || part.part === 'before' || part.part === 'leg') {
      if (!isIn || places.some((other) => other !== part)) return
    }
    // "Back to Zurich at the end" is a round trip.
    if (isIn && part.part === 'back') return
    if (isIn && (edits.has('remove') || part.part === 'avoid')) this.#add({ kind: 'remove', place }, clause)
    else if (part.part === 'avoid') return
    else if (isIn && places.some((other) => !this.isInTrip(other.place))) return
    else if (isIn) this.#readMove(part, clause)
    else if (part.part !== 'back' && (part.part !== 'end' || !this.#saidRoles.has('end'))) {
      const [measure] = measures.flatMap(({ sign }) => (sign.kind === 'measure' ? [sign.measure] : []))
      const where = this.#whereabouts(part, clause)
      const to =
        where.to === 'start'
          ? { before: this.#stopAt(0) }
          : where.to === 'end'
            ? { after: this.#stopAt(-1) }
            : {}
      const { to: _, ...beside } = where
      this.#add({ kind: 'add', place, ...beside, ...withoutUndefined(to), ...nightsOf(measure) }, clause)
    }
  }

  /** "Rome to the end", "Rome before Naples". */
  #readMove(part: PlacePart, clause: Clause) {
    const where = this.#whereabouts(part, clause)
    // "First Granada, then Barcelona" is an order, not a move.
    const isOrder =
      where.to === 'start' && clause.places.filter(({ place }) => this.isInTrip(place)).length > 1
    if (!isOrder && (where.after || where.before || where.to))
      this.#add({ kind: 'move', place: part.place, ...where }, clause)
  }

  /** The wanted position of a place in the trip: after or before another place, or at the start or end. */
  #whereabouts(
    part: PlacePart,
    { places, edits }: Clause,
  ): { after?: Place; before?: Place; to?: 'start' | 'end' } {
    const others = places.filter((other) => other !== part && this.isInTrip(other.place))
    const after = others.find(
      (other) =>
        other.part === 'after' ||
        other.thing.own.has('after') ||
        // "From Florence on to Siena"
        (other.part === 'start' && other.thing.own.has('between')) ||
        (other.thing.own.has('from') && other.thing.at < part.thing.at && !this.isInTrip(part.place)),
    )
    const before = others.find((other) => other.part === 'before' || other.thing.own.has('before'))
    if (after) return { after: after.place }
    if (before) return { before: before.place }
    if (edits.has('toStart')) return { to: 'start' }
    return edits.has('toEnd') ? { to: 'end' } : {}
  }

  #stopAt(index: number): Place | undefined {
    const id = this.#trip.stops.at(index)?.city
    return id === undefined ? undefined : { kind: 'city', id, name: '' }
  }

  #add(content: Content, clause: Clause) {
    this.#use(content, clause)
    this.changes.push({ ...content, id: this.#nextId(), ...this.#wordsOf(clause) })
  }

  /** The words of a clause, for a chip. */
  #wordsOf({ first, end }: Clause): Pick<TripChange, 'words' | 'sure' | 'origin'> & { at: [number, number] } {
    const [start, last] = [this.#signs[first]?.start ?? 0, this.#signs[end - 1]?.end ?? 0]
    const words = this.#prompt.slice(start, last).slice(0, 300)
    return { words, at: [start, last], sure: 0.9, origin: 'said' }
  }

  /** Marks signs of a clause as used: its verbs, its places that the change names, and its number. */
  #use(content: Content, { first, end, places, measures }: Clause) {
    const named = Object.values(content).filter((value) => typeof value === 'object' && value !== null)
    const hasCount = 'by' in content || 'to' in content || 'least' in content || 'most' in content
    const counted = measures.filter(({ own }) => !own.has('instead')).slice(0, hasCount ? 1 : 0)
    const said = places.filter(({ place }) => named.some(({ id }) => id === place.id))
    for (const { sign } of [...said.map(({ thing }) => thing), ...counted]) this.used.add(sign)
    for (const sign of this.#signs.slice(first, end))
      if (sensesOf(sign).some(({ is }) => is === 'edit' || is === 'unit')) this.used.add(sign)
  }

  #nextId() {
    return `change-${this.changes.length + 1}`
  }
}

/** A difference of days for words such as "more", or else the new number. */
function lengthBy(edits: ReadonlySet<EditName>, count: number): { by: number } | { to: number } {
  if (fewerEdits.some((edit) => edits.has(edit))) return { by: -count }
  return moreEdits.some((edit) => edits.has(edit)) ? { by: count } : { to: count }
}

const daysOfUnit: Readonly<Partial<Record<UnitName, number>>> = { day: 1, night: 1, week: 7, month: 30 }

const isOfWayBack = (sense: Sense) =>
  (sense.is === 'role' && (sense.role === 'end' || sense.role === 'back')) ||
  (sense.is === 'wish' && (sense.wish === 'lastLeg' || sense.wish === 'loop'))

/** Whether a sign moves the days. A word that can also refer to places does so only beside a number of days. */
const isShift = (signs: readonly Sign[], at: number) =>
  signs[at]?.kind === 'words' &&
  isEdit(signs[at], shiftEdits) &&
  (!isAlsoOfPlaces(signs[at]) || [at - 1, at + 1].some((beside) => isTimeSpan(signs[beside])))

/** A number of days, or a unit of them without a number. */
const isTimeSpan = (sign: Sign | undefined) =>
  sign?.kind === 'measure'
    ? sign.measure.unit === 'days' || sign.measure.unit === 'nights'
    : sensesOf(sign).some((sense) => sense.is === 'unit' && daysOfUnit[sense.unit] !== undefined)

const isAlsoOfPlaces = (sign: Sign | undefined) =>
  sensesOf(sign).some(
    (sense) =>
      (sense.is === 'role' && (sense.role === 'after' || sense.role === 'before')) || sense.is === 'link',
  )

const fewerEdits: readonly EditName[] = ['less', 'shorter', 'remove']
const moreEdits: readonly EditName[] = ['more', 'longer', 'add']
const addEdits: readonly EditName[] = ['add', 'replace', 'inItsPlace']

function cityOf(id: string, { cities }: World): City | undefined {
  const geonameid = geonameidOf(id)
  const index = geonameid === undefined ? undefined : cities.indexOf(geonameid)
  return index === undefined ? undefined : cities.get(index)
}

const commonOf = ({ words, at, sure, origin }: Omit<Constraint, 'id'>) => ({
  words,
  sure,
  origin,
  ...(at && { at }),
})

const withoutUndefined = ({ before, after }: { before?: Place | undefined; after?: Place | undefined }) => ({
  ...(before && { before }),
  ...(after && { after }),
})

const nightsOf = (measure: Measure | undefined) => ({
  ...(measure?.least !== undefined && { least: Math.round(measure.least) }),
  ...(measure?.most !== undefined && { most: Math.round(measure.most) }),
})

function unitOf(measure: Measure | undefined, signs: readonly Sign[]): 'nights' | 'days' {
  if (measure) return measure.unit === 'nights' ? 'nights' : 'days'
  return signs.some((sign) => sensesOf(sign).some((sense) => sense.is === 'unit' && sense.unit === 'night'))
    ? 'nights'
    : 'days'
}
