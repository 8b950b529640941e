import { type LegType, maxLegs } from '#shared/collections/travel-items.ts'
import { addDays, dayOf, timestampOfDay } from './day.ts'

/**
 * What a traveller edits: stops, and between each two neighbours one leg. A leg names no cities itself, it
 * lies between stops, so no edit can make two legs part. Every function returns a new itinerary and leaves
 * the old one as it was, which is what undo goes back to.
 */
export interface Itinerary {
  readonly stops: readonly Stop[]
  /** One fewer than stops; the leg at n goes from stop n to stop n + 1. */
  readonly legs: readonly Leg[]
}

export interface Stop {
  readonly id: string
  /** A city's id, or "" while none is chosen. */
  readonly city: string
}

export interface Leg {
  readonly id: string
  /** A "gap" stands where stored legs do not join: nothing is known of the way, and it is not saved. */
  readonly type: LegType | 'gap'
  /** Days, or "" while none is chosen. */
  readonly startDay: string
  readonly arrivalDay: string
}

/** As much of a stored leg as an itinerary is read from and saved as. */
export interface LegRecord {
  id: string
  from: string
  to: string
  type: LegType
  start_date: string
  arrival_date: string
  order: number
}

/** An itinerary that has a place for its first city, and nothing else. */
export const emptyItinerary = (stopId: string): Itinerary => ({ stops: [{ id: stopId, city: '' }], legs: [] })

/** A leg as it begins: a bus without dates. */
export const newLeg = (id: string): Leg => ({ id, type: 'bus', startDay: '', arrivalDay: '' })

/** True while another leg may be added. */
export const hasRoom = ({ legs }: Itinerary) => legs.length < maxLegs

/**
 * Puts an empty stop after the stop at `index`. The new leg starts at that stop; the leg that was there goes
 * on from the new one, with its transport and dates. A full itinerary stays as it is.
 */
export const addStopAfter = (
  itinerary: Itinerary,
  index: number,
  ids: { stop: string; leg: string },
): Itinerary => {
  if (!hasRoom(itinerary)) return itinerary
  return {
    stops: itinerary.stops.toSpliced(index + 1, 0, { id: ids.stop, city: '' }),
    legs: itinerary.legs.toSpliced(index, 0, newLeg(ids.leg)),
  }
}

/**
 * Takes away the stop at `index` and the leg that led to it (for the first stop: the leg that left it); its
 * neighbours are joined by the other leg. The last stop that is left only loses its city.
 */
export const removeStop = ({ stops, legs }: Itinerary, index: number): Itinerary => {
  if (stops.length === 1) return { stops: stops.map((stop) => ({ ...stop, city: '' })), legs }
  return { stops: stops.toSpliced(index, 1), legs: legs.toSpliced(Math.max(0, index - 1), 1) }
}

/** Takes away the leg at `index` together with the stop it led to. */
export const removeLeg = (itinerary: Itinerary, index: number) => removeStop(itinerary, index + 1)

/** Chooses another city for the stop at `index`; the legs on both sides follow. */
export const setCity = ({ stops, legs }: Itinerary, index: number, city: string): Itinerary => ({
  stops: stops.map((stop, position) => (position === index ? { ...stop, city } : stop)),
  legs,
})

/** Chooses the transport of the leg at `index`. */
export const setType = (itinerary: Itinerary, index: number, type: LegType) =>
  withLeg(itinerary, index, { type })

/** Puts the leg at `index` on a day, start and arrival both; "" takes the day away. */
export const setDay = (itinerary: Itinerary, index: number, day: string) =>
  withLeg(itinerary, index, { startDay: day, arrivalDay: day })

/** Moves every day of the legs by `count` days, to earlier ones when it is negative. Legs without a day stay so. */
export const moveDays = ({ stops, legs }: Itinerary, count: number): Itinerary => {
  const moved = (day: string) => (day === '' ? '' : addDays(day, count))
  return {
    stops,
    legs: legs.map((leg) => ({ ...leg, startDay: moved(leg.startDay), arrivalDay: moved(leg.arrivalDay) })),
  }
}

/** Moves a stop to another position. Legs keep theirs, so that the dates stay in their order. */
export const moveStop = ({ stops, legs }: Itinerary, from: number, to: number): Itinerary => {
  const moved = stops[from]
  if (!moved || to < 0 || to >= stops.length) return { stops, legs }
  return { stops: stops.toSpliced(from, 1).toSpliced(to, 0, moved), legs }
}

/** The stops at which no city is chosen though a leg needs one, or which no leg reaches. */
export const unfinishedStops = ({ stops, legs }: Itinerary) => {
  if (legs.length === 0) return stops.flatMap(({ city }, index) => (city === '' ? [] : [index]))
  return stops.flatMap(({ city }, index) => (city === '' ? [index] : []))
}

/** The legs as they are saved: joined, and numbered from 0. Gaps are left out. */
export const legRecords = ({ stops, legs }: Itinerary): LegRecord[] =>
  legs
    .flatMap(({ id, type, startDay, arrivalDay }, index) =>
      type === 'gap'
        ? []
        : {
            id,
            from: stops[index]?.city ?? '',
            to: stops[index + 1]?.city ?? '',
            type,
            start_date: timestampOfDay(startDay),
            arrival_date: timestampOfDay(arrivalDay),
          },
    )
    .map((leg, order) => ({ ...leg, order }))

/**
 * Reads stored legs, in the order of their numbers. Legs to or from a city that is not known are dropped and
 * counted; where the rest then do not join, a gap stands between them.
 */
export const itineraryOf = (
  records: readonly LegRecord[],
  isKnown: (city: string) => boolean,
  newId: () => string,
): { itinerary: Itinerary; dropped: number } => {
  const kept = records.filter(({ from, to }) => isKnown(from) && isKnown(to))
  const stops: Stop[] = []
  const legs: Leg[] = []
  for (const leg of kept.toSorted((a, b) => a.order - b.order)) {
    const last = stops.at(-1)
    if (last?.city !== leg.from) {
      if (last) legs.push({ ...newLeg(newId()), type: 'gap' })
      stops.push({ id: newId(), city: leg.from })
    }
    legs.push({
      id: leg.id,
      type: leg.type,
      startDay: dayOf(leg.start_date),
      arrivalDay: dayOf(leg.arrival_date),
    })
    stops.push({ id: newId(), city: leg.to })
  }
  const itinerary = stops.length === 0 ? emptyItinerary(newId()) : { stops, legs }
  return { itinerary, dropped: records.length - kept.length }
}

const withLeg = ({ stops, legs }: Itinerary, index: number, change: Partial<Leg>): Itinerary => ({
  stops,
  legs: legs.map((leg, position) => (position === index ? { ...leg, ...change } : leg)),
})
