import { type Day, nextDayOfMonth, weekdayOf } from './calendar.ts'
import { addDays, daysBetween } from '#shared/domain/day.ts'
import { type Days, onDay, seasonDays, type Time } from './dates.ts'
import type { Draft } from './draft.ts'
import { type Event, nextDates } from '#server/planner/knowledge/events.ts'
import type { RoleName } from '#server/planner/languages/language.ts'
import type { World } from '#server/planner/world.ts'
import type { ConstraintOf } from '#shared/trip-request.ts'
import { requestPlace } from './draft.ts'
import { eventsOf, isHeldAt } from './event-towns.ts'
import { isBeside, type PlacePart, sameClause, wishesIn } from './places.ts'
import { isEditOf, isLinkOf, type Thing } from './scopes.ts'
import { breakBefore, isDuration, isFromNow, type Sign } from './signs.ts'

/** Adds the dates on which the trip begins and ends. */
export function addTimes(
  draft: Draft,
  things: readonly Thing[],
  parts: readonly PlacePart[],
  signs: readonly Sign[],
  world: World,
  today: Day,
) {
  const isSouth = liesSouth(parts, world)
  const length = draft.constraints.find(({ kind }) => kind === 'length')
  const lengths = things.flatMap(({ sign, at }) => (isDuration(sign) ? [{ sign, at }] : []))
  for (const { sign, at } of lengths) {
    if (lengths.length < 2 || !isFromNow(signs, at)) continue
    const day = addDays(today, sign.measure.most ?? sign.measure.least ?? 0)
    draft.add({ kind: 'dates', first: onDay(day) }, [sign], 0.7)
  }
  const events = things.flatMap(({ sign }) => {
    const event = eventOf(sign, parts, world)
    return (event && datesOf(event, things, today)) ?? []
  })
  const timeOf = (time: Time) => besideEvents(besideDates(inNamedMonth(time, things), things), events)
  const stages = addStages(draft, things, parts, signs)
  for (const [index, { sign, own, roles, at }] of things.entries()) {
    if (stages.has(sign)) continue
    // A request cannot exclude a time. The words are reported as not used.
    if (roles.has('not') || roles.has('except') || roles.has('instead')) continue
    // A month is more exact than a season.
    if (sign.kind === 'time' && sign.time.season && things.some(isDated)) continue
    if (isNamedAgain(sign, things)) {
      draft.use(sign)
      continue
    }
    const event = eventOf(sign, parts, world)
    const dates = event && datesOf(event, things, today)
    const days =
      sign.kind === 'time'
        ? daysOf(timeOf(sign.time), isSouth, today)
        : dates && { from: dates.from, to: dates.to }
    if (!days) continue
    const until = sign.kind === 'time' ? timeOf(sign.time).until : undefined
    const wayBack = wayBackAt(signs, at)
    if (event && !timeRoles.some((role) => own.has(role))) {
      draft.add({ kind: 'dates', during: days, event: event.id }, [sign])
      addCountryOfEvent(draft, event, parts, sign, world)
    } else if (until) {
      const isLong =
        length?.kind === 'length' &&
        daysBetween(days.from, until.to) + 1 > (length.most ?? length.least ?? 0) + 1
      const window = { from: days.from, to: until.to }
      // "10 days between 3 and 31 May": the trip can begin on any day of the range.
      if (isLong) draft.add({ kind: 'dates', first: window, last: window }, [sign])
      else draft.add({ kind: 'dates', first: days, last: until }, [sign])
    } else if (
      (isUntil(own) && !isMoved(signs, at)) ||
      own.has('before') ||
      own.has('end') ||
      own.has('back') ||
      wayBack ||
      (isDay(days) && parts.some((part) => isWayOut(part, things[index - 1]) && isBeside(part, at, signs)))
    ) {
      const last = own.has('before') ? shifted(days, -1) : days
      draft.add(
        {
          kind: 'dates',
          last: { from: today < last.from && own.has('before') ? today : last.from, to: last.to },
        },
        wayBack ? [wayBack, sign] : [sign],
      )
    } else if (own.has('after')) {
      const from = addDays(days.to, 1)
      draft.add({ kind: 'dates', first: { from, to: addDays(from, monthAfter) } }, [sign])
    } else draft.add({ kind: 'dates', first: days }, [sign])
  }
  joinEnds(draft)
  dropOutside(draft)
}

/**
 * Removes other dates outside a trip whose first and last day are named. They belong to something else, such as a payment
 * or the date of a mail, and are reported as not used.
 */
function dropOutside(draft: Draft) {
  const dates = draft.constraints.filter((each) => each.kind === 'dates')
  const whole = dates.find(({ first, last }) => first && last && isDay(first) && isDay(last))
  if (!whole?.first || !whole.last) return
  for (const other of dates) {
    const days = other.first ?? other.last ?? other.during
    if (other === whole || other.event !== undefined || !days) continue
    if (days.to < whole.first.from || days.from > whole.last.to || !isDay(days)) draft.drop(other)
  }
}

/** "12-15 May Rome, 15-18 May Florence": the days of each stop. Returns the signs of the days. */
function addStages(
  draft: Draft,
  things: readonly Thing[],
  parts: readonly PlacePart[],
  signs: readonly Sign[],
): ReadonlySet<Sign> {
  const stages = things.flatMap(({ sign, at }, index) => {
    const { days, until } = sign.kind === 'time' ? sign.time : {}
    const [before, after] = [things[index - 1], things[index + 1]].map((thing) =>
      parts.find((part) => part.part === 'visit' && part.place.kind === 'city' && part.thing === thing),
    )
    const isListed =
      before && signs.slice(before.thing.at + 1, at + 1).every((each) => breakBefore(each) !== 'stop')
    const isNext =
      after &&
      sameClause(signs, at, after.thing.at) &&
      !signs.slice(at, after.thing.at).some((each) => isLinkOf(each, 'and'))
    const part = isNext ? after : isListed ? before : undefined
    return days && until && part && isDay(days) ? [{ sign, part, from: days.from, to: until.to }] : []
  })
  if (stages.length < 2) return new Set()
  for (const { part, from, to, sign } of stages) {
    const nights = daysBetween(from, to)
    draft.add({ kind: 'stay', of: part.place, unit: 'nights', least: nights, most: nights }, [
      part.thing.sign,
      sign,
    ])
  }
  const sorted = stages.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return new Set()
  draft.add(
    { kind: 'dates', first: onDay(first.from), last: onDay(last.to) },
    stages.map(({ sign }) => sign),
  )
  draft.add({ kind: 'order', places: sorted.map(({ part }) => part.place) }, [], 0.8)
  return new Set(stages.map(({ sign }) => sign))
}

/** "Leave from Osaka on 16 April" */
const isWayOut = ({ part, thing }: PlacePart, before: Thing | undefined) =>
  thing === before && (part === 'end' || part === 'back')

/** "Home by 24 December", "back on the 10th", "10 Mayıs'ta evde" */
function wayBackAt(signs: readonly Sign[], at: number): Sign | undefined {
  const isJoint = (sign: Sign) => isLinkOf(sign, 'and', 'onward') || sign.kind === 'time'
  const before = signs.slice(Math.max(0, at - reachOfWayBack), at)
  const behind = signs.slice(at + 1, at + reachOfWayBack)
  const border = behind.findIndex(isJoint)
  const isLater = signs.slice(at + 1).some(({ kind }) => kind === 'time')
  const near = [...before, ...(isLater ? [] : border < 0 ? behind : behind.slice(0, border))]
  return [...wishesIn(near, 'lastLeg'), ...wishesIn(near, 'loop')].find((sign) => {
    const other = signs.indexOf(sign)
    return sameClause(signs, Math.min(at, other), Math.max(at, other))
  })
}

/** The maximum distance, in signs, between a day and the words for the way back. */
const reachOfWayBack = 3

const isDay = ({ from, to }: Days) => from === to

/** "After Easter": the maximum number of days after it. */
const monthAfter = 30

const shifted = ({ from, to }: Days, days: number): Days => ({
  from: addDays(from, days),
  to: addDays(to, days),
})

/** "In May, back by the 20th": a day without a month belongs to the month that is named elsewhere. */
function inNamedMonth(time: Time, things: readonly Thing[]): Time {
  if (time.dayOfMonth === undefined) return time
  const [named] = things.flatMap(({ sign }) =>
    sign.kind === 'time' && sign.time.days && sign.time.dayOfMonth === undefined ? [sign.time.days] : [],
  )
  const day = named && nextDayOfMonth(named.from, time.dayOfMonth)
  return day === undefined ? time : { days: onDay(day) }
}

const isDated = ({ sign }: Thing) =>
  sign.kind === 'time' && sign.time.days !== undefined && sign.time.weekday === undefined

/**
 * "Thursday to Sunday, at Midsummer": the last such weekday before a short event begins, or the first one in a long one.
 */
function besideEvents(time: Time, events: readonly Days[]): Time {
  const [event] = events
  if (time.weekday === undefined || !time.days || !event) return time
  const isLong = daysBetween(event.from, event.to) >= weekOfEvent
  const step = (time.weekday - weekdayOf(event.from) + 7) % 7
  const day = addDays(event.from, isLong || step === 0 ? step : step - 7)
  const length = time.until ? daysBetween(time.days.from, time.until.to) : undefined
  const end = length === undefined ? undefined : addDays(day, length)
  return { days: onDay(day), ...(end !== undefined && { until: onDay(end) }) }
}

const weekOfEvent = 7

/** The exact days of the prompt that are named by a date. */
const namedDays = (things: readonly Thing[]) =>
  things.flatMap(({ sign }) =>
    sign.kind === 'time' && sign.time.days && isDay(sign.time.days) && sign.time.weekday === undefined
      ? [sign.time.days.from]
      : [],
  )

/** "On Monday 14 September …, that Monday at the latest" */
const isNamedAgain = (sign: Sign, things: readonly Thing[]) =>
  sign.kind === 'time' && namedDays(things).some((day) => weekdayOf(day) === sign.time.weekday)

/** "From 5 September, back on Monday": the next Monday after the day that is named. */
function besideDates(time: Time, things: readonly Thing[]): Time {
  const [first] = namedDays(things)
  if (time.weekday === undefined || first === undefined) return time
  const day = addDays(first, (time.weekday - weekdayOf(first) + 7) % 7)
  return { days: onDay(day) }
}

const daysOf = ({ days, season }: Time, isSouth: boolean, today: Day) =>
  days ?? (season && seasonDays(season, isSouth, today))

/** Whether a time is an end. A word with both meanings, as in Italian, counts as "in October", not as "until October". */
const isUntil = (own: ReadonlySet<RoleName>) => own.has('until') && !own.has('in')

/** "Move it to July": the trip begins then. */
function isMoved(signs: readonly Sign[], at: number) {
  const first = signs.findLastIndex((sign, index) => index <= at && breakBefore(sign) !== 'none')
  return signs.slice(Math.max(0, first), at).some((sign) => isEditOf(sign, 'move'))
}

const timeRoles = ['until', 'before', 'after', 'end', 'back'] as const

/** The dates of an event: those in the month that is named beside it, or else the next ones. */
function datesOf(event: Event, things: readonly Thing[], today: Day) {
  for (const { sign } of things) {
    const days = sign.kind === 'time' ? sign.time.days : undefined
    const dates = days && nextDates(event, days.from)
    if (dates && dates.from <= (sign.kind === 'time' ? (sign.time.until ?? days).to : '')) return dates
  }
  return nextDates(event, today)
}

/** The event of a name: the one at a place of the prompt, if several have it. */
function eventOf(sign: Sign, parts: readonly PlacePart[], world: World): Event | undefined {
  const events = eventsOf(sign, world)
  return events.find((event) => parts.some((part) => isEventAt(event, part, world))) ?? events[0]
}

/** Adds the country of an event to a trip without another place. */
function addCountryOfEvent(
  draft: Draft,
  event: Event,
  parts: readonly PlacePart[],
  sign: Sign,
  world: World,
) {
  const [country] = event.countries
  const area = country === undefined ? undefined : world.areas.get(country)
  if (!area || parts.some((part) => part.part === 'visit' || isEventAt(event, part, world))) return
  draft.add({ kind: 'visit', place: requestPlace({ kind: area.kind, area }), optional: false }, [sign], 0.8)
}

const isEventAt = (event: Event, { thing, part }: PlacePart, world: World) =>
  thing.mention !== undefined && part !== 'home' && part !== 'avoid' && isHeldAt(event, thing.mention, world)

/** Whether all named places lie south of the equator. */
function liesSouth(parts: readonly PlacePart[], { areas, cities }: World) {
  const latitudes = parts.flatMap(({ thing: { mention }, part }) => {
    if (!mention || part === 'home' || part === 'start' || part === 'avoid') return []
    if (mention.place.kind === 'city') return [mention.place.city.latitude]
    const [first] = areas.citiesOf(mention.place.area)
    return first === undefined ? [] : [cities.get(first).latitude]
  })
  return latitudes.length > 0 && latitudes.every((latitude) => latitude < 0)
}

/** Joins the days that are named separately to one constraint: "from 3 May … back on 10 May". */
function joinEnds(draft: Draft) {
  const dates = draft.constraints.filter((each) => each.kind === 'dates')
  const firsts = dates
    .filter((each) => each.first && !each.last)
    .toSorted((a, b) => ((a.first?.from ?? '') < (b.first?.from ?? '') ? -1 : 1))
  const isExact = ({ first }: ConstraintOf<'dates'>) => first !== undefined && isDay(first)
  const [start, ...others] = firsts.filter(isExact)
  // "This September … we land on the 5th"
  for (const wide of firsts.filter((each) => !isExact(each)))
    if (start?.first && wide.first && wide.first.from <= start.first.from && start.first.to <= wide.first.to)
      draft.join(start, wide)
  const isEndSaid = dates.some(({ last }) => last)
  // Of several days without a role, the last one is the end of the trip, and the others lie within it.
  for (const other of others) {
    const day = other.first
    if (day === start?.first || !day) continue
    delete other.first
    if (!isEndSaid && other === others.at(-1)) other.last = day
    else other.during = day
  }
  const first = start ?? firsts[0]
  const last = dates.find((each) => each.last && !each.first)
  if (!first || !last?.last || !first.first || last.last.to < first.first.from) return
  first.last = last.last
  draft.join(first, last)
}
