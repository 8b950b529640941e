import type { Constraint, ConstraintOf, Place } from '#shared/trip-request.ts'
import { daysOfTrip } from './days.ts'
import { startOfWindow } from './dates.ts'
import type { Limit } from './itinerary.ts'
import { askedCount } from './length.ts'
import { boundsOf, boundsOfArea } from './nights.ts'
import { isInPart } from './pool.ts'
import { rideLimits } from './ride-limits.ts'
import { placeName, type Solved } from './solved.ts'
import { placeOf, type Stop } from './task.ts'
import { leastOfRoute } from './thresholds.ts'
import { isAbout } from './transport.ts'
import type { Visit } from './visits.ts'
import { isSamePlace, type Stay } from './wishes.ts'
import { isForWeather, isInSeason, partRefused } from './worth.ts'

type Kind = Constraint['kind']

/** A sentence about an unmet part of a constraint, or true for the general sentence. */
type Unmet = string | true

/**
 * The unmet parts of a constraint, by kind; none when the trip meets it. Every constraint of a request passes through this
 * table, so that the person learns of each constraint that is not met.
 */
const unmet: { readonly [K in Kind]: (wish: ConstraintOf<K>, solved: Solved) => readonly Unmet[] } = {
  visit: unmetVisit,
  stay: unmetStay,
  role({ role, place }, solved) {
    const [first, last] = [solved.visits[0], solved.visits.at(-1)]
    const bases = sleptIn(solved).filter(({ nights }) => nights > 0)
    const ends = { start: [first], end: [last], home: [first], base: bases }[role]
    return ends.some((visit) => isIn(solved, visit, place)) ? [] : [leftOut(solved, place) ?? true]
  },
  'day-trip'({ place, from, id }, { left, chosen, ...solved }) {
    const outing = solved.visits.findIndex(
      (visit) =>
        visit.isDayTrip &&
        (place ? isIn(solved, visit, place) : chosen.some(({ city }) => city === visit.city)),
    )
    const isFrom = outing > 0 && (!from || isIn(solved, solved.visits[outing - 1], from))
    if (isFrom && !left.some(({ constraint }) => constraint === id)) return []
    return [(place && leftOut(solved, place)) ?? true]
  },
  order({ id, places }, solved) {
    const { visits, task, texts } = solved
    const isDropped = task.wishes.droppedOrders.some((order) => order.id === id)
    if (!isDropped && isInOrder(solved, places)) return []
    const names = [...new Set(visits.map(({ city }) => texts.cityName(city)))]
    return [texts.otherOrder({ names: texts.listed(names) })]
  },
  loop: (_, { visits }) => (visits[0]?.city.index === visits.at(-1)?.city.index ? [] : [true]),
  transport({ leg, use, overnight, types }, { task, visits, rides, texts }) {
    const count = rides.length
    const about = rides.filter((_, at) => {
      const [from, to] = [visits[at]?.city, visits[at + 1]?.city]
      return from && to && isAbout(task.atlas, leg, from, to, { at, count })
    })
    if (overnight && !about.some(({ nights, type }) => nights > 0 && types.includes(type)))
      return [texts.noNightTrain]
    if (about.length > 0 || use === 'avoid') return []
    const { from, to } = typeof leg === 'object' ? leg : {}
    const name = (place: Place) => placeName(place, { task, texts })
    return [from && to ? texts.noSuchLeg({ from: name(from), to: name(to) }) : true]
  },
  // rideLimits() reports rides that are too long, at each leg.
  'longest-leg': () => [],
  avoid: ({ place }, solved) => (solved.visits.some((visit) => isIn(solved, visit, place)) ? [true] : []),
  length({ unit, least = 0, most = Infinity }, { length, texts, ...timed }) {
    const days = daysOfTrip(timed)
    const count = unit === 'days' ? days : days - 1
    if (count >= least && count <= most) return []
    const asked = askedCount({ least, most }, count) + (unit === 'days' ? 0 : 1)
    return [days - 1 > length.nights ? texts.longer({ asked, days }) : texts.otherLength({ asked, days })]
  },
  'city-count': (count, solved) => countText(solved, count, sleptIn(solved)),
  dates({ id, ...wish }, { length, firstDay, texts, ...timed }) {
    const days = daysOfTrip(timed)
    const asked = (length.asked ?? 0) + 1
    if (length.constraint === id && days !== asked) return [texts.otherLength({ asked, days })]
    const why = firstDay?.unmet.get(id)
    if (!firstDay || !why) return []
    const day = texts.dayText(firstDay.day)
    const wished = startOfWindow(wish)
    const isPast = why === 'past' && wished !== undefined
    return [isPast ? texts.nextYear({ day: texts.dayText(wished), next: day }) : texts.otherDates({ day })]
  },
  theme({ theme, unwanted }, solved) {
    const { task } = solved
    const stays = sleptIn(solved)
    if (unwanted) {
      const isAgainst = ({ city, stop }: Visit) =>
        stop?.need === 'offer' && partRefused(task.atlas.travel(city).themes, [theme]) >= 0.5
      return stays.some(isAgainst) ? [true] : []
    }
    // The themes of a village that the person has named for a theme can be unknown.
    const fits = ({ city, stop }: Visit) => {
      const { themes } = task.atlas.travel(city)
      const isUnknown = stop?.need === 'named' && themes.length === 0
      return isUnknown || (themes.includes(theme) && isInSeason(theme, city, task.wishes.months))
    }
    return solved.visits.some((visit) => visit.stop?.need !== 'pass' && fits(visit))
      ? []
      : [solved.texts.noSuchTown]
  },
  route({ route }, { task: { wishes }, visits }) {
    const stops = wishes.route?.id === route ? wishes.route.stops : []
    const seen = stops.filter(({ city }) => visits.some((visit) => visit.city.index === city.index))
    return seen.length > 0 && seen.length >= stops.length * leastOfRoute ? [] : [true]
  },
  // Flights are the only costs that the planner knows.
  budget({ budget }, { task, rides, visits }) {
    const isDear = rides.some(({ type }, at) => {
      const [from, to] = [visits[at]?.city, visits[at + 1]?.city]
      return type === 'plane' && from && to && task.atlas.onLand(from, to) === 'land'
    })
    return budget === 'low' && !isDear ? [] : [true]
  },
  // These only change the worth of towns and nights. No trip can contradict them.
  pace: () => [],
  company: () => [],
}

/** All unmet wishes, with what the trip does instead. */
export function limitsOf(solved: Solved): Limit[] {
  const kinds = new Set(solved.task.wishes.request.constraints.map(({ kind }) => kind))
  const limits = [
    ...[...kinds].flatMap((kind) => limitsOfKind(kind, solved.task.wishes.of(kind), solved)),
    ...rideLimits(solved),
    ...tripLimits(solved),
  ]
  return limits.filter(
    ({ text, leg }, at) => limits.findIndex((other) => other.text === text && other.leg === leg) === at,
  )
}

const limitsOfKind = <K extends Kind>(kind: K, wishes: readonly ConstraintOf<K>[], solved: Solved): Limit[] =>
  wishes.flatMap((wish) =>
    unmet[kind](wish, solved).map((text) => ({
      text: text === true ? notUsed(wish, solved) : text,
      constraint: wish.id,
    })),
  )

/** "“by boat” could not be used for this trip." */
function notUsed(wish: Constraint, solved: Solved): string {
  const place = 'place' in wish ? wish.place : undefined
  const words = wish.words || (place ? placeName(place, solved) : '')
  return words === '' ? solved.texts.noSuchTown : solved.texts.notUsed({ words })
}

function isIn({ task }: Pick<Solved, 'task'>, visit: Visit | undefined, place: Place): boolean {
  if (!visit) return false
  return place.kind === 'city'
    ? isSamePlace(place, placeOf(visit.city))
    : task.atlas.holds(place, visit.city) ||
        (task.towns.includes(visit.city) && task.atlas.towns(place).includes(visit.city))
}

const leftOut = (solved: Pick<Solved, 'task' | 'texts' | 'visits'>, place: Place) =>
  solved.visits.some((visit) => isIn(solved, visit, place))
    ? undefined
    : solved.texts.leftOut({ name: placeName(place, solved) })

/** The visits with an overnight stay: neither day trips nor the person's home. */
const sleptIn = ({ visits }: Pick<Solved, 'visits'>) =>
  visits.filter(({ isDayTrip, stop }) => !isDayTrip && stop && stop.need !== 'pass')

function countText(
  { texts, ...timed }: Pick<Solved, 'texts' | 'visits' | 'rides'>,
  count: { least?: number | undefined; most?: number | undefined },
  visits: readonly Visit[],
): string[] {
  const kept = new Set(visits.map(({ city }) => city.index)).size
  if (kept >= (count.least ?? 0) && kept <= (count.most ?? Infinity)) return []
  const asked = askedCount(count, kept)
  return [
    kept < asked
      ? texts.fewerCities({ asked, days: daysOfTrip(timed), kept })
      : texts.otherCount({ asked, kept }),
  ]
}

function unmetVisit({ place, direction, cities }: ConstraintOf<'visit'>, solved: Solved): Unmet[] {
  const { task, texts } = solved
  const name = placeName(place, solved)
  const inside = solved.visits.filter((visit) => isIn(solved, visit, place))
  if (place.kind === 'city') {
    const city = task.atlas.city(place.id)
    if (inside.length > 0) return []
    return [city && task.wishes.refuses(city) ? texts.avoided({ name }) : texts.leftOut({ name })]
  }
  const isHome = task.wishes.of('role').some((wish) => wish.role === 'home' && isSamePlace(wish.place, place))
  const seen = inside.filter(({ stop }) => isHome || stop?.need !== 'pass')
  if (seen.length === 0) return [texts.noTime({ where: name })]
  const isThere = isInPart(task.atlas.towns(place), direction)
  const isElsewhere = direction !== undefined && !seen.some(({ city }) => isThere(city))
  return [...(isElsewhere ? [true as const] : []), ...countText(solved, cities ?? {}, seen)]
}

function unmetStay(wish: Stay, solved: Solved): Unmet[] {
  const { task, texts } = solved
  const slept = sleptIn(solved)
  const total = slept.reduce((sum, { nights }) => sum + nights, 0)
  const last = slept.at(-1)?.stop
  const nightsAt = (isThere: (visit: Visit) => boolean) =>
    slept.reduce((sum, visit) => sum + (isThere(visit) ? visit.nights : 0), 0)
  const check = (name: string, nights: number, { least, most }: { least: number; most: number }) =>
    nights < least || nights > most
      ? [texts.otherNights({ name, asked: nights < least ? least : most, nights })]
      : []
  const { of } = wish
  if (of && of.kind !== 'theme' && of.kind !== 'city') {
    if (leftOut(solved, of)) return [texts.noTime({ where: placeName(of, solved) })]
    const area = task.areas.findIndex(({ place }) => isSamePlace(place, of))
    const isInside = (stop: Stop | undefined) => stop?.areas.includes(area) === true
    const bounds = boundsOfArea(wish, Math.max(total, wish.least ?? 0), isInside(last))
    return check(
      placeName(of, solved),
      nightsAt(({ stop }) => isInside(stop)),
      bounds,
    )
  }
  const bearers = [...new Set(slept.map(({ stop }) => stop))].filter(
    (stop): stop is Stop => (stop?.stay ?? task.wishes.each)?.id === wish.id,
  )
  if (of?.kind === 'theme' && bearers.length === 0) return [texts.noSuchTown]
  if (of?.kind === 'city' && bearers.length === 0) {
    const name = placeName(of, solved)
    const nights = nightsAt((visit) => isIn(solved, visit, of))
    const { least = 0, most = Infinity } = wish
    return leftOut(solved, of) ? [texts.leftOut({ name })] : check(name, nights, { least, most })
  }
  return bearers.flatMap((stop) =>
    check(
      texts.cityName(stop.city),
      nightsAt((visit) => visit.stop === stop),
      boundsOf(stop, task.wishes.each, stop === last, total),
    ),
  )
}

/** Whether the visited ones of these places are visited in this order. */
function isInOrder(solved: Solved, places: readonly Place[]): boolean {
  let at = -1
  return places.every((place) => {
    const isThere = (visit: Visit) => isIn(solved, visit, place)
    if (!solved.visits.some(isThere)) return true
    at = solved.visits.findIndex((visit, later) => later > at && isThere(visit))
    return at >= 0
  })
}

/** The notes about the whole trip. */
function tripLimits(solved: Solved): Limit[] {
  const { task, texts, isCut } = solved
  const limits: Limit[] = []
  const slept = sleptIn(solved)
  const nights = new Map<Stop | undefined, number>()
  for (const visit of slept) nights.set(visit.stop, (nights.get(visit.stop) ?? 0) + visit.nights)
  const passed = [...nights].flatMap(([stop, count]) =>
    stop?.need === 'named' && count === 0 && !stop.stay && !task.wishes.each ? texts.cityName(stop.city) : [],
  )
  const days = daysOfTrip(solved)
  const cities = new Set(slept.map(({ city }) => city.index)).size
  if (passed.length > 0) limits.push({ text: texts.passedThrough({ names: texts.listed(passed) }) })
  if (cities > days || passed.length > 1) limits.push({ text: texts.crowded({ cities, days }) })
  const { months } = task.wishes
  const out = slept.filter(({ city }) => {
    const { themes, isGoodIn } = task.atlas.travel(city)
    return months.length > 0 && isForWeather(themes) && !months.some(isGoodIn)
  })
  const names = [...new Set(out.map(({ city }) => texts.cityName(city)))]
  const dates = task.wishes.of('dates')[0]
  if (names.length > 0 && dates)
    limits.push({ text: texts.outOfSeason({ names: texts.listed(names) }), constraint: dates.id })
  if (isCut) limits.push({ text: texts.notCompared })
  return limits
}
