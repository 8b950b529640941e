import { type LegType, legTypes } from '#shared/collections/travel-items.ts'
import { isPartialDate } from '#shared/domain/ledger/partial-date.ts'
import type { FoundLeg, FoundTrip, Place, Sink, When } from './found.ts'

/** The fields of a trip in this app's exports. */
export interface OwnTrip {
  id: string
  name: string
  description: string
  /** Days or timestamps, or "". */
  starts: string
  ends: string
  row: number
  legs: OwnLeg[]
}

/** The fields of a leg in this app's exports. */
interface OwnLeg {
  type: string
  from: Place | undefined
  to: Place | undefined
  /** Days or timestamps, or "". */
  departs: string
  arrives: string
  row: number
}

/**
 * Tells trips with their legs, also those that are only planned. The rides of legs with two ends are told where the file
 * has no stays of its own: in the archive of an account, what the person visited is known.
 */
export const tellOwnTrips = (trips: Iterable<OwnTrip>, hasStays: boolean, sink: Sink): void => {
  for (const { id, name, description, starts, ends, row, legs } of trips) {
    const trip: FoundTrip = {
      key: id,
      name,
      description,
      starts: starts.slice(0, 10),
      ends: ends.slice(0, 10),
      legs: legs.map(legOf),
      row,
    }
    if (name === '') sink.problem({ code: 'badRow', row, text: description.slice(0, 80) })
    else sink.trip(trip)
    if (!hasStays) for (const leg of legs) tellRide(leg, id, sink)
  }
}

const tellRide = (leg: OwnLeg, trip: string, sink: Sink) => {
  const { type, from, to, ...times } = legOf(leg)
  // The trip keeps an open end.
  if (from !== undefined && to !== undefined) sink.ride({ type, from, to, ...times, row: leg.row, trip })
}

const legOf = ({ type, from, to, departs, arrives }: OwnLeg): FoundLeg => {
  const [depart, arrive] = [dateOf(departs), dateOf(arrives)]
  return {
    type: legTypes.find((one): one is LegType => one === type) ?? 'car',
    ...(from && { from }),
    ...(to && { to }),
    ...(depart && { depart }),
    ...(arrive && { arrive }),
  }
}

/** The first ten characters of a timestamp are the day. */
const dateOf = (text: string): When | undefined => {
  const day = text.slice(0, 10)
  return isPartialDate(day) ? { day } : undefined
}
