import { type LegType, maxLegs } from '#shared/collections/travel-items.ts'
import { addDays, dayOf, timestampOfDay } from './day.ts'

/**
 * The trip while it is edited: stops, and one leg between each two neighbouring stops. Legs take their cities from
 * the stops, so no edit can separate two legs. Every function returns a new itinerary and leaves the old one
 * unchanged; undo restores the old one.
 */
export interface Itinerary {
  readonly stops: readonly Stop[]
  /** One fewer than stops. The leg at index n goes from stop n to stop n + 1. */
  readonly legs: readonly Leg[]
}

export interface Stop {
  readonly id: string
  /** A city's id, or "" while none is chosen. */
  readonly city: string
}

export interface Leg {
  readonly id: string
  /** A "gap" joins two stored legs of which the second does not start where the first ends. It is not saved. */
  readonly type: LegType | 'gap'
  /** Days, or "" while none is chosen. */
  readonly startDay: string
  readonly arrivalDay: string
}

/** The fields of a stored leg from which an itinerary is read and to which it is saved. */
export interface LegRecord {
  id: string
  from: string
  to: string
  type: LegType
  start_date: string
  arrival_date: string
  order: number
}

/** An itinerary with one stop without a city. */
export const emptyItinerary = (stopId: string): Itinerary => ({ stops: [{ id: stopId, city: '' }], legs: [] })

/** A new leg: a bus without dates. */
const newLeg = (id: string): Leg => ({ id, type: 'bus', startDay: '', arrivalDay: '' })

/** Whether another leg can be added. */
export const hasRoom = ({ legs }: Itinerary) => legs.length < maxLegs

/**
 * Adds a stop without a city after the stop at `index`. A new leg goes from that stop to the new one; the leg that
 * left that stop now leaves the new one, with its transport and dates. A full itinerary is returned unchanged.
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
 * Removes the stop at `index` and the leg to it (for the first stop: the leg from it). The other leg then joins its
 * neighbours. The only stop of an itinerary is kept, without its city.
 */
export const removeStop = ({ stops, legs }: Itinerary, index: number): Itinerary => {
  if (stops.length === 1) return { stops: stops.map((stop) => ({ ...stop, city: '' })), legs }
  return { stops: stops.toSpliced(index, 1), legs: legs.toSpliced(Math.max(0, index - 1), 1) }
}

/** Removes the leg at `index` and the stop at its end. */
export const removeLeg = (itinerary: Itinerary, index: number) => removeStop(itinerary, index + 1)

/** Sets the city of the stop at `index`, and so of the legs on both sides. */
export const setCity = ({ stops, legs }: Itinerary, index: number, city: string): Itinerary => ({
  stops: stops.map((stop, position) => (position === index ? { ...stop, city } : stop)),
  legs,
})

/** Sets the transport of the leg at `index`. */
export const setType = (itinerary: Itinerary, index: number, type: LegType) =>
  withLeg(itinerary, index, { type })

/** Sets both the start and the arrival of the leg at `index` to a day; "" removes them. */
export const setDay = (itinerary: Itinerary, index: number, day: string) =>
  withLeg(itinerary, index, { startDay: day, arrivalDay: day })

/** Moves all days of the legs by `count` days; earlier when negative. Legs without a day are unchanged. */
export const moveDays = ({ stops, legs }: Itinerary, count: number): Itinerary => {
  const moved = (day: string) => (day === '' ? '' : addDays(day, count))
  return {
    stops,
    legs: legs.map((leg) => ({ ...leg, startDay: moved(leg.startDay), arrivalDay: moved(leg.arrivalDay) })),
  }
}

/** Moves a stop to another position. The legs keep their positions, so that their dates stay in order. */
export const moveStop = ({ stops, legs }: Itinerary, from: number, to: number): Itinerary => {
  const moved = stops[from]
  if (!moved || to < 0 || to >= stops.length) return { stops, legs }
  return { stops: stops.toSpliced(from, 1).toSpliced(to, 0, moved), legs }
}

/**
 * The indexes of unfinished stops: the stops without a city. Without legs it is the stop that has a city, because
 * only legs are saved.
 */
export const unfinishedStops = ({ stops, legs }: Itinerary) => {
  if (legs.length === 0) return stops.flatMap(({ city }, index) => (city === '' ? [] : [index]))
  return stops.flatMap(({ city }, index) => (city === '' ? [index] : []))
}

/** The legs to save, numbered from 0, without gaps. */
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
 * Makes an itinerary from stored legs, in the order of their numbers. Legs from or to an unknown city are dropped;
 * `dropped` is their number. Two legs that do not join get a gap between them.
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
