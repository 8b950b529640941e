import type { Sink } from '#web/features/import/read/found.ts'
import type { Position } from '#web/features/import/read/values.ts'
import { numberOf } from '#web/features/import/read/values.ts'

/** A visit of any of Google's exports. */
export interface Visit {
  row: number
  start: number | undefined
  end: number | undefined
  position: Position | undefined
  /** Level 1 and above lie within a visit of level 0. */
  level?: unknown
  /** The probability that the person was there at all, from 0 to 1; NaN when unknown. */
  probability: number
  isTimeless: boolean
}

/** The certainty of a visit without a probability in the export. */
const usualProbability = 0.7

/** Passes on a visit, or the reason why it cannot be used. */
export const tellVisit = (sink: Sink, visit: Visit): void => {
  const { row, start, end, position, probability, isTimeless } = visit
  if (numberOf(visit.level) >= 1) return
  if (position === undefined) sink.problem({ code: 'badPosition', row })
  else if (start === undefined) sink.problem({ code: 'noDate', row })
  else if (end !== undefined && end < start) sink.problem({ code: 'endBeforeStart', row })
  else {
    const likely = Number.isNaN(probability) ? usualProbability : Math.min(Math.max(probability, 0), 1)
    const isMoment = isTimeless || end === undefined
    sink.place({
      is: isMoment ? 'moment' : 'stay',
      place: { latitude: position.latitude, longitude: position.longitude },
      start: { instant: start },
      ...(isMoment ? {} : { end: { instant: end } }),
      sure: 0.9 * likely,
      why: { by: 'visit' },
      row,
    })
  }
}

/** A movement of any of Google's exports. */
export interface Movement {
  row: number
  start: number | undefined
  end: number | undefined
  from: Position | undefined
  to: Position | undefined
  type: unknown
}

/** Passes on a flight. Other movements add no places, because their ends are visits of their own. */
export const tellFlight = (sink: Sink, { row, start, end, from, to, type }: Movement): void => {
  if (typeof type !== 'string' || type.toUpperCase() !== 'FLYING') return
  if (from === undefined || to === undefined || start === undefined) return
  sink.ride({
    type: 'plane',
    from: { latitude: from.latitude, longitude: from.longitude },
    to: { latitude: to.latitude, longitude: to.longitude },
    depart: { instant: start },
    ...(end === undefined || end < start ? {} : { arrive: { instant: end } }),
    row,
  })
}
