import { addDays, daysBetween } from '#shared/domain/day.ts'
import type { Constraint, ConstraintOf, Place, TripChange } from '#shared/trip-request.ts'
import { dayText, monthText } from '#web/lib/language/date-text.ts'
import { listText, partText } from '#web/lib/language/formats.ts'
import { assistantMessages } from '#web/messages/assistant.ts'
import { requestMessages } from '#web/messages/request.ts'
import { dayRangeText } from '#web/features/planner/range-text.ts'

/** A wish in few words: its subject ("" for the whole trip), and its content. */
export interface ChipText {
  about: string
  text: string
}

type Amount = { unit: 'nights' | 'days' | 'cities'; least?: number | undefined; most?: number | undefined }
type Texts = { [K in Constraint['kind']]: (constraint: ConstraintOf<K>) => ChipText }

/** A constraint in few words, in the language of the page; names are in the language of the answer. */
export function chipText(constraint: Constraint): ChipText {
  switch (constraint.kind) {
    case 'visit':
      return texts.visit(constraint)
    case 'stay':
      return texts.stay(constraint)
    case 'role':
      return texts.role(constraint)
    case 'day-trip':
      return texts['day-trip'](constraint)
    case 'order':
      return texts.order(constraint)
    case 'loop':
      return texts.loop(constraint)
    case 'transport':
      return texts.transport(constraint)
    case 'longest-leg':
      return texts['longest-leg'](constraint)
    case 'avoid':
      return texts.avoid(constraint)
    case 'length':
      return texts.length(constraint)
    case 'city-count':
      return texts['city-count'](constraint)
    case 'dates':
      return texts.dates(constraint)
    case 'theme':
      return texts.theme(constraint)
    case 'pace':
      return texts.pace(constraint)
    case 'company':
      return texts.company(constraint)
    case 'budget':
      return texts.budget(constraint)
    case 'route':
      break
  }
  return texts.route(constraint)
}

/** The request of a follow-up, in few words. */
export function changeText(change: TripChange): ChipText {
  const request = requestMessages
  switch (change.kind) {
    case 'add':
      return { about: name(change.place), text: nightsOf(change) || request.added }
    case 'remove':
      return { about: name(change.place), text: request.leftOut }
    case 'replace':
      return { about: name(change.place), text: request.replacedBy({ name: change.by.name }) }
    case 'swap':
      return { about: listText([change.place.name, change.with.name]), text: request.swapped }
    case 'lengthen':
      return { about: change.place ? name(change.place) : request.trip, text: lengthText(change) }
    case 'move':
      return { about: name(change.place), text: moveText(change) }
    case 'reverse':
      return about('', request.reversed)
    case 'another':
      return about('', assistantMessages.another)
    case 'wish':
      break
  }
  return chipText(change.constraint)
}

/** The text of a chip as one, for names of panels: "Start Madrid". */
export const wholeText = ({ about, text }: ChipText) => (about === '' ? text : `${about} ${text}`)

const about = (about: string, text: string): ChipText => ({ about, text })
const name = ({ name }: Place) => partText(name)

const texts: Texts = {
  visit: ({ place, optional, direction, cities }) => {
    const request = requestMessages
    const where = direction ? request.part({ direction, place: place.name }) : name(place)
    const text = cities ? listText([where, amountText({ unit: 'cities', ...cities })]) : where
    return about(optional ? request.maybe : '', text)
  },
  stay: ({ of, unit, least, most, share }) => {
    const { eachStop, themes, share: shareText } = requestMessages
    const where = of === null ? eachStop : of.kind === 'theme' ? themes[of.theme] : name(of)
    const isShare = share !== undefined && least === undefined && most === undefined
    return about(where, isShare ? shareText({ share }) : amountText({ unit, least, most }))
  },
  role: ({ role, place }) => about(requestMessages.roles[role], name(place)),
  'day-trip': ({ place, from }) => {
    const { dayTrip, dayTripFrom, anywhere } = requestMessages
    return about(from ? dayTripFrom({ place: from.name }) : dayTrip, place ? name(place) : anywhere)
  },
  order: ({ places }) => {
    const { order, anyOrder, orderOf } = requestMessages
    if (places.length === 0) return about('', anyOrder)
    const names = listText(places.slice(0, mostNames).map((place) => place.name))
    return about(order, places.length > mostNames ? orderOf({ names }) : names)
  },
  loop: () => about('', requestMessages.loop),
  transport: ({ use, types, leg, overnight }) => {
    const { transport, overnight: overnightText } = requestMessages
    const isPlainNo = use === 'avoid' && !overnight
    const words = listText(
      types.map((type) => (isPlainNo ? requestMessages.noTypes[type] : requestMessages.types[type])),
    )
    return about(legText(leg), (overnight ? overnightText : transport)({ use, types: words }))
  },
  'longest-leg': ({ hours, km }) => {
    const { legHours, legKm } = requestMessages
    return about('', hours === undefined ? legKm({ km: km ?? 0 }) : legHours({ hours }))
  },
  avoid: ({ place }) => about(requestMessages.not, name(place)),
  length: ({ unit, least, most }) => about('', amountText({ unit, least, most })),
  'city-count': ({ least, most }) => about('', amountText({ unit: 'cities', least, most })),
  dates: (dates) => datesText(dates),
  theme: ({ theme, unwanted }) => {
    const text = requestMessages.themes[theme]
    return about('', unwanted ? requestMessages.unwanted({ theme: text }) : text)
  },
  pace: ({ pace }) => about('', requestMessages.paces[pace]),
  company: ({ company }) => about('', requestMessages.companies[company]),
  budget: ({ budget }) => about('', requestMessages.budgets[budget]),
  route: (route) => about('', partText(route.name)),
}

// With more names than these a chip is wider than a phone.
const mostNames = 3

function amountText({ unit, least, most }: Amount): string {
  const { amount, between, anyAmount } = requestMessages
  if (least !== undefined && most !== undefined) {
    const text = amount({ kind: 'exact', unit, count: most })
    return least === most ? text : between({ least, amount: text })
  }
  if (least !== undefined) return amount({ kind: 'least', unit, count: least })
  return most === undefined ? anyAmount({ unit }) : amount({ kind: 'most', unit, count: most })
}

const nightsOf = ({ least, most }: { least?: number | undefined; most?: number | undefined }) =>
  least === undefined && most === undefined ? '' : amountText({ unit: 'nights', least, most })

function lengthText({ by, to, unit }: Extract<TripChange, { kind: 'lengthen' }>): string {
  if (by === undefined) return amountText({ unit, least: to, most: to })
  return requestMessages.more({ unit, count: Math.abs(by), more: by < 0 ? 'less' : 'more' })
}

function moveText({ after, before, to }: Extract<TripChange, { kind: 'move' }>): string {
  const { movedAfter, movedBefore, movedTo } = requestMessages
  if (after) return movedAfter({ name: after.name })
  return before ? movedBefore({ name: before.name }) : movedTo({ end: to ?? 'end' })
}

function legText(leg: ConstraintOf<'transport'>['leg']): string {
  const { legs, legTo, legFrom, legBetween } = requestMessages
  if (leg === undefined) return ''
  if (typeof leg === 'string') return legs[leg]
  if (leg.from && leg.to) return legBetween({ from: leg.from.name, to: leg.to.name })
  if (leg.from) return legFrom({ from: leg.from.name })
  return leg.to ? legTo({ to: leg.to.name }) : ''
}

type Window = { from: string; to: string }

function datesText({ first, last, during, event, words }: ConstraintOf<'dates'>): ChipText {
  const request = requestMessages
  // An event has the name that the person gave it.
  if (event !== undefined && words !== '') return about('', partText(words))
  if (during) return about(request.during, windowText(during))
  if (first && last) return about('', dayRangeText(first.from, last.to))
  if (last) return about(request.lastDay, windowText(last))
  // If a trip begins in a month, that is usually the month of the whole trip.
  if (first) return about(isDay(first) ? request.firstDay : '', windowText(first))
  return about('', partText(words) || request.firstDay)
}

const isDay = ({ from, to }: Window) => from === to

/** "1 May 2027", "May 2027" for a whole month, or a range. */
function windowText({ from, to }: Window): string {
  if (from === to) return dayText(from)
  const isMonth =
    from.endsWith('-01') && addDays(to, 1).endsWith('-01') && daysBetween(from, to) < longestMonthDays
  return isMonth ? monthText(new Date(`${from}T12:00:00`)) : dayRangeText(from, to)
}

const longestMonthDays = 31
