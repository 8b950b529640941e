import { hasDetails, type StoredStay } from '#shared/collections/stays.ts'
import type { Itinerary } from '#shared/domain/itinerary.ts'
import { stopSpans } from '#shared/domain/stop-spans.ts'
import { type TripDays, tripSpan } from '#shared/domain/trip-days.ts'
import { boundsOf } from './partial-date.ts'

/** A stay that is made from a stop of a trip. Its dates are partial dates; "" for an unknown one. */
export interface TripStay {
  readonly city: string
  readonly kind: 'visited' | 'transit'
  readonly start: string
  readonly end: string
  /** Identifies the trip, the city and the number of the visit, followed by the trip's data: see `sourceKey`. */
  readonly source_key: string
}

/** Any other stay of the person, which can already cover a stop. */
export type OtherStay = Pick<StoredStay, 'city' | 'kind' | 'start' | 'end'>

export interface TripStayChanges {
  readonly added: readonly TripStay[]
  readonly changed: readonly { readonly from: StoredStay; readonly to: TripStay }[]
  readonly removed: readonly StoredStay[]
}

/** True when the last day of the trip is before `today`, the person's local day. A trip without days is never over. */
export const isTripOver = ({ legs }: Itinerary, own: TripDays, today: string) => {
  const { lastDay } = tripSpan(
    own,
    legs.flatMap(({ startDay, arrivalDay }) => [startDay, arrivalDay]),
  )
  return lastDay !== '' && lastDay < today
}

/**
 * The stays of a trip's stops, in the order of the stops. A stop between two legs that is left on the day of its
 * arrival is a layover. A stop with one known day has that day only. A stop without a day has the month or the year
 * that the days around it share, or no date: no day is invented. Stops without a city give no stay.
 */
export const staysOfTrip = (tripId: string, itinerary: Itinerary, own: TripDays): TripStay[] => {
  const turns = new Map<string, number>()
  const spans = stopSpans(itinerary, own)
  const last = itinerary.stops.length - 1
  return itinerary.stops.flatMap(({ city }, index) => {
    const { arrivalDay = '', departureDay = '' } = spans[index] ?? {}
    if (city === '') return []
    const turn = (turns.get(city) ?? 0) + 1
    turns.set(city, turn)
    const isLayover = index > 0 && index < last && arrivalDay !== '' && arrivalDay === departureDay
    const stay = { city, kind: isLayover ? 'transit' : 'visited', ...dates(itinerary, own, index) } as const
    return [{ ...stay, source_key: sourceKey(tripId, stay, turn) }]
  })
}

/**
 * The differences between the stays that a trip's stops give and those that were made from it before. A stay that the
 * person has edited is not changed. No stay is made for a stop at home, nor for one that another stay may cover: in the
 * same city with dates that may overlap, or, for a stop without a date, any other stay in the city. `made` lists the
 * stops (`stopOf`) from which a stay was made before: those that are no longer stored were deleted by the person and
 * are not added again.
 */
export const changesToTripStays = (
  planned: readonly TripStay[],
  stored: readonly StoredStay[],
  others: readonly OtherStay[],
  home: string,
  made: ReadonlySet<string>,
): TripStayChanges => {
  const storedByStop = new Map(stored.map((stay) => [stopOf(stay.source_key), stay]))
  const wanted = planned.filter(
    (stay) =>
      storedByStop.has(stopOf(stay.source_key)) ||
      (!made.has(stopOf(stay.source_key)) &&
        stay.city !== home &&
        !others.some((other) => covers(other, stay))),
  )
  const wantedStops = new Set(wanted.map(({ source_key }) => stopOf(source_key)))
  return {
    added: wanted.filter(({ source_key }) => !storedByStop.has(stopOf(source_key))),
    changed: wanted.flatMap((to) => {
      const from = storedByStop.get(stopOf(to.source_key))
      return from && !isEdited(from) && from.source_key !== to.source_key ? [{ from, to }] : []
    }),
    removed: stored.filter((stay) => !wantedStops.has(stopOf(stay.source_key)) && !isEdited(stay)),
  }
}

/**
 * The key of a stay that a trip gives, such as "trip:<trip>:<city>:1=visited,2026-04-03,2026-04-06". The part before
 * "=" identifies the n-th visit of the trip to the city, and does not depend on its days, legs and other stops. The
 * part after "=" has the data from the trip: a stay with other data was edited by the person.
 */
const sourceKey = (tripId: string, { city, kind, start, end }: OtherStay, turn: number) =>
  `trip:${tripId}:${city}:${turn}=${said({ kind, start, end })}`

const said = ({ kind, start, end }: Omit<OtherStay, 'city'>) => [kind, start, end].join(',')

/** The part of a key that identifies the stop. */
export const stopOf = (key: string) => key.slice(0, key.indexOf('='))

const isEdited = (stay: StoredStay) =>
  hasDetails(stay) ||
  !stay.source_key.includes(`:${stay.city}:`) ||
  stay.source_key.slice(stay.source_key.indexOf('=') + 1) !== said(stay)

const covers = (other: OtherStay, { city, start, end }: TripStay) => {
  if (other.city !== city || start === '') return other.city === city
  const [known, planned] = [boundsOf(other.start, other.end), boundsOf(start, end)]
  return known.hi !== '' && known.lo <= planned.hi && planned.lo <= known.hi
}

const dates = ({ legs }: Itinerary, own: TripDays, index: number): { start: string; end: string } => {
  const arrival = legs[index - 1]?.arrivalDay ?? own.starts
  const departure = legs[index]?.startDay ?? own.ends
  if (arrival !== '' && departure !== '') {
    // Days in the wrong order: only the arrival is used, as on the trip's page.
    return { start: arrival, end: departure > arrival ? departure : arrival }
  }
  if (arrival !== '' || departure !== '') return { start: arrival || departure, end: '' }
  const before = [
    own.starts,
    ...legs.slice(0, index).flatMap(({ startDay, arrivalDay }) => [startDay, arrivalDay]),
  ]
  const after = [...legs.slice(index).flatMap(({ startDay, arrivalDay }) => [startDay, arrivalDay]), own.ends]
  return { start: commonDate(latest(before), earliest(after)), end: '' }
}

const latest = (days: readonly string[]) => days.toSorted().at(-1) ?? ''
const earliest = (days: readonly string[]) => days.filter((day) => day !== '').toSorted()[0] ?? ''

/** The month or the year that contains both days, or "". */
const commonDate = (first: string, last: string) => {
  if (first === '' || last === '' || last < first) return ''
  if (first.slice(0, 7) === last.slice(0, 7)) return first === last ? first : first.slice(0, 7)
  return first.slice(0, 4) === last.slice(0, 4) ? first.slice(0, 4) : ''
}
