import type { Format, Sink } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import type { Position } from '#web/features/import/read/values.ts'
import { at, instantOf, listOf, numberOf, positionOfE7 } from '#web/features/import/read/values.ts'
import { tellFlight, tellVisit } from './visits.ts'

/** A time is ISO text; older files have ms as text, and some exports have s or ms under the newer key. */
const timeIn = (duration: unknown, key: 'start' | 'end') =>
  instantOf(at(duration, `${key}Timestamp`)) ?? instantOf(at(duration, `${key}TimestampMs`))

const positionIn = (location: unknown): Position | undefined =>
  positionOfE7(at(location, 'latitudeE7'), at(location, 'longitudeE7'))

/** The place of a visit: its own, the centre of its points, or the first alternative. */
const placeOf = (visit: unknown): Position | undefined =>
  positionIn(at(visit, 'location')) ??
  positionOfE7(at(visit, 'centerLatE7'), at(visit, 'centerLngE7')) ??
  positionIn(listOf(at(visit, 'otherCandidateLocations'))[0])

const readPath = (segment: unknown, sink: Sink) => {
  for (const point of listOf(at(segment, 'simplifiedRawPath', 'points'))) {
    const position = positionOfE7(at(point, 'latE7'), at(point, 'lngE7'))
    const time = instantOf(at(point, 'timestamp')) ?? instantOf(at(point, 'timestampMs'))
    if (position === undefined || time === undefined) sink.problem({ code: 'badPosition', count: 1 })
    else
      sink.point(time, position.latitude, position.longitude, numberOf(at(point, 'accuracyMeters')), 'google')
  }
}

const readObject = (object: unknown, row: number, sink: Sink) => {
  const visit = at(object, 'placeVisit')
  const segment = at(object, 'activitySegment')
  if (visit !== undefined) {
    // Changing trains and planes.
    if (at(visit, 'placeVisitImportance') === 'TRANSITIONAL') return
    const duration = at(visit, 'duration')
    tellVisit(sink, {
      row,
      start: timeIn(duration, 'start'),
      end: timeIn(duration, 'end'),
      position: placeOf(visit),
      probability: numberOf(at(visit, 'visitConfidence')) / 100,
      isTimeless: false,
    })
    readPath(visit, sink)
  } else if (segment !== undefined) {
    const duration = at(segment, 'duration')
    tellFlight(sink, {
      row,
      start: timeIn(duration, 'start'),
      end: timeIn(duration, 'end'),
      from: positionIn(at(segment, 'startLocation')),
      to: positionIn(at(segment, 'endLocation')),
      type: at(segment, 'activityType'),
    })
    readPath(segment, sink)
  } else sink.problem({ code: 'badValue', row })
}

/** Semantic Location History of Takeout until 2024: a file for each month. */
export const semanticHistory: Format = {
  id: 'google-semantic',
  fits: ({ json }) => json?.is === 'object' && json.keys.includes('timelineObjects'),
  read: (file, sink, signal) =>
    eachJsonItem(
      file,
      sink,
      signal,
      (key) => key === 'timelineObjects',
      ({ value, row }) => {
        if (row > 0) readObject(value, row, sink)
      },
    ),
}
