import { daysBetween } from '#shared/domain/day.ts'
import type { Itinerary } from '#shared/domain/itinerary.ts'
import { type StopSpan, stopSpans } from '#shared/domain/stop-spans.ts'
import { tripSpan } from '#shared/domain/trip-days.ts'
import type { LegType } from '#shared/collections/travel-items.ts'
import type { Place, TripChange } from '#shared/trip-request.ts'
import type { Plan } from './plan.ts'

/** A trip in the form in which it is compared. */
export type Version = Pick<Plan, 'itinerary' | 'starts' | 'ends'>

/** A stop before and after a change; one of the two is absent when the stop was added or removed. */
export interface StopChange {
  city: string
  /** Its id in the new trip; in the old one for a removed stop. */
  stopId: string
  before: StopSpan | undefined
  now: StopSpan | undefined
  /** The transport to it, where both trips have one. */
  way: { before: LegType | 'gap'; now: LegType | 'gap' } | undefined
  /** `asked`: the person named this stop; `followed`: it results from another change. */
  kind: 'same' | 'asked' | 'followed' | 'gone'
}

/**
 * Each stop of both trips, in the order of the new one; a removed stop keeps its former position. A city that a trip
 * visits several times is compared visit by visit.
 */
export function stopChanges(
  before: Version,
  now: Version,
  changes: readonly TripChange[] = [],
): StopChange[] {
  const old = visitsOf(before)
  const asked = new Set(changes.flatMap((change) => placesOf(change).map(({ id }) => id)))
  const found = new Set<Visit>()
  const rows = visitsOf(now).map((visit): StopChange & { at: number } => {
    const former = old.find(({ key }) => key === visit.key)
    if (former) found.add(former)
    const isSame = former !== undefined && isSameStay(former.span, visit.span)
    return {
      city: visit.city,
      stopId: visit.stopId,
      before: former?.span,
      now: visit.span,
      way: former?.way && visit.way && { before: former.way, now: visit.way },
      kind: isSame ? 'same' : asked.has(visit.city) ? 'asked' : 'followed',
      at: former ? old.indexOf(former) : -1,
    }
  })
  for (const [index, visit] of old.entries()) {
    if (found.has(visit)) continue
    const { city, stopId, span } = visit
    // The stop before it already has a row here.
    const previous = index === 0 ? -1 : rows.findIndex(({ at }) => at === index - 1)
    rows.splice(previous + 1, 0, {
      city,
      stopId,
      before: span,
      now: undefined,
      way: undefined,
      kind: 'gone',
      at: index,
    })
  }
  return rows
}

/** Whether two versions have the same cities in the same order, with the same days and transport. */
export function isSameTrip(before: Version, now: Version): boolean {
  const [old, next] = [before, now].map((version) =>
    JSON.stringify([visitsOf(version).map(({ city, span, way }) => [city, span, way]), ownDays(version)]),
  )
  return old === next
}

type Visit = { key: string; city: string; stopId: string; span: StopSpan; way: LegType | 'gap' | undefined }

function visitsOf({ itinerary, starts, ends }: Version): Visit[] {
  const spans = stopSpans(itinerary, ownDays({ itinerary, starts, ends }))
  const counts = new Map<string, number>()
  return itinerary.stops.flatMap(({ id, city }, index) => {
    const span = spans[index]
    if (city === '' || !span) return []
    const count = (counts.get(city) ?? 0) + 1
    counts.set(city, count)
    return { key: `${city} ${count}`, city, stopId: id, span, way: itinerary.legs[index - 1]?.type }
  })
}

/** The trip's days; without a chosen first or last one the first and last day of its legs. */
function ownDays({ itinerary: { legs }, starts, ends }: Version) {
  const span = tripSpan(
    { starts, ends },
    legs.flatMap(({ startDay, arrivalDay }) => [startDay, arrivalDay]),
  )
  return { starts: span.firstDay, ends: span.lastDay }
}

const isSameStay = (one: StopSpan, other: StopSpan) =>
  one.arrivalDay === other.arrivalDay && one.departureDay === other.departureDay

function placesOf(change: TripChange): Place[] {
  switch (change.kind) {
    case 'add':
    case 'remove':
    case 'move':
      return [change.place]
    case 'replace':
      return [change.place, change.by]
    case 'swap':
      return [change.place, change.with]
    case 'lengthen':
      return change.place ? [change.place] : []
    case 'reverse':
    case 'another':
    case 'wish':
      break
  }
  return []
}

/** The first and the last day of both trips, if they differ; "" for a trip without days. */
export function dayChanges(before: Version, now: Version) {
  const [old, next] = [ownDays(before), ownDays(now)]
  return {
    starts: old.starts === next.starts ? undefined : { before: old.starts, now: next.starts },
    ends: old.ends === next.ends ? undefined : { before: old.ends, now: next.ends },
  }
}

/** By how many days `now` is later; negative when it is earlier, 0 when one of them is unknown. */
export const daysLater = (before: string, now: string) =>
  before === '' || now === '' ? 0 : daysBetween(before, now)

/** The legs that only the old itinerary has, compared by their cities and transport. */
export function formerItinerary(before: Itinerary, now: Itinerary) {
  const ways = new Set(now.legs.map((leg, index) => wayOf(now, leg.type, index)))
  const isKept = before.legs.map((leg, index) => ways.has(wayOf(before, leg.type, index)))
  const cities = new Set(now.stops.map(({ city }) => city))
  return {
    /** The indexes of those legs. */
    legs: isKept.flatMap((kept, index) => (kept ? [] : [index])),
    /** The cities that are not in the new trip. */
    cities: [...new Set(before.stops.map(({ city }) => city))].filter(
      (city) => city !== '' && !cities.has(city),
    ),
  }
}

const wayOf = ({ stops }: Itinerary, type: string, index: number) =>
  `${stops[index]?.city} ${stops[index + 1]?.city} ${type}`
