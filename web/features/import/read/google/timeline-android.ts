import type { Format, Sink } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import type { Position } from '#web/features/import/read/values.ts'
import { at, instantOf, numberOf, positionOfText } from '#web/features/import/read/values.ts'
import { tellFlight, tellVisit } from './visits.ts'

const device = 'google'

/** A position is "48.1°, 11.5°", in an object or alone. */
const positionIn = (value: unknown) => positionOfText(at(value, 'latLng')) ?? positionOfText(value)

const readSegment = (segment: unknown, row: number, sink: Sink) => {
  const [start, end] = [instantOf(at(segment, 'startTime')), instantOf(at(segment, 'endTime'))]
  const visit = at(segment, 'visit')
  const activity = at(segment, 'activity')
  const path = at(segment, 'timelinePath')
  if (visit !== undefined) {
    tellVisit(sink, {
      row,
      start,
      end,
      position: positionIn(at(visit, 'topCandidate', 'placeLocation')),
      level: at(visit, 'hierarchyLevel'),
      probability: numberOf(at(visit, 'probability')),
      isTimeless:
        at(visit, 'isTimelessVisit') === true || at(visit, 'topCandidate', 'isTimelessVisit') === true,
    })
  } else if (activity !== undefined) {
    const [from, to] = [positionIn(at(activity, 'start')), positionIn(at(activity, 'end'))]
    tellFlight(sink, { row, start, end, from, to, type: at(activity, 'topCandidate', 'type') })
  } else if (Array.isArray(path)) {
    for (const point of path) {
      const position = positionOfText(at(point, 'point'))
      const time = instantOf(at(point, 'time'))
      tellPoint(sink, time, position, 0)
    }
  } else if (at(segment, 'timelineMemory') === undefined) sink.problem({ code: 'badValue', row })
}

/** Passes on a position of a path or signal. One without a time or place is counted. */
const tellPoint = (
  sink: Sink,
  time: number | undefined,
  position: Position | undefined,
  accuracy: number,
) => {
  if (position === undefined) sink.problem({ code: 'badPosition', count: 1 })
  else if (time === undefined) sink.problem({ code: 'noDate', count: 1 })
  else sink.point(time, position.latitude, position.longitude, accuracy, device)
}

/** Signals of networks nearby and of movements. */
const otherSignals = ['wifiScan', 'activityRecord']

const readSignal = (signal: unknown, sink: Sink) => {
  const position = at(signal, 'position')
  if (position === undefined) {
    if (otherSignals.every((kind) => at(signal, kind) === undefined))
      sink.problem({ code: 'badValue', count: 1 })
    return
  }
  const place = positionOfText(at(position, 'LatLng')) ?? positionOfText(at(position, 'latLng'))
  const time = instantOf(at(position, 'timestamp'))
  tellPoint(sink, time, place, numberOf(at(position, 'accuracyMeters')))
}

const lists = ['semanticSegments', 'rawSignals']

/** The Timeline as Android exports it from the device since 2024. */
export const timelineAndroid: Format = {
  id: 'google-timeline-android',
  fits: ({ json }) =>
    json?.is === 'object' &&
    [...lists, 'userLocationProfile'].filter((key) => json.keys.includes(key)).length *
      (json.keys.includes('semanticSegments') ? 1 : 0.4),
  read: (file, sink, signal) =>
    eachJsonItem(
      file,
      sink,
      signal,
      (key) => lists.includes(key),
      ({ key, value, row }) => {
        if (row === 0) sink.problem({ code: 'badValue' })
        else if (key === 'rawSignals') readSignal(value, sink)
        else readSegment(value, row, sink)
      },
    ),
}
