import type { Format, Sink } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import { at, instantOf, listOf, numberOf, positionOfText } from '#web/features/import/read/values.ts'
import { tellFlight, tellVisit } from './visits.ts'

const kinds = ['visit', 'activity', 'timelinePath', 'timelineMemory']

const isTrue = (value: unknown) => value === true || value === 'true'

const readEntry = (entry: unknown, row: number, sink: Sink) => {
  const [start, end] = [instantOf(at(entry, 'startTime')), instantOf(at(entry, 'endTime'))]
  const visit = at(entry, 'visit')
  const activity = at(entry, 'activity')
  if (visit !== undefined) {
    tellVisit(sink, {
      row,
      start,
      end,
      position: positionOfText(at(visit, 'topCandidate', 'placeLocation')),
      level: at(visit, 'hierarchyLevel'),
      probability: numberOf(at(visit, 'probability')),
      isTimeless:
        isTrue(at(visit, 'isTimelessVisit')) || isTrue(at(visit, 'topCandidate', 'isTimelessVisit')),
    })
  } else if (activity !== undefined) {
    const [from, to] = [positionOfText(at(activity, 'start')), positionOfText(at(activity, 'end'))]
    tellFlight(sink, { row, start, end, from, to, type: at(activity, 'topCandidate', 'type') })
  } else if (kinds.every((kind) => at(entry, kind) === undefined)) sink.problem({ code: 'badValue', row })
  else if (start !== undefined) {
    for (const point of listOf(at(entry, 'timelinePath'))) {
      const position = positionOfText(at(point, 'point'))
      const minutes = numberOf(at(point, 'durationMinutesOffsetFromStartTime'))
      if (position === undefined || !(minutes >= 0)) sink.problem({ code: 'badPosition', count: 1 })
      else sink.point(start + minutes * 60_000, position.latitude, position.longitude, 0, 'google')
    }
  } else sink.problem({ code: 'noDate', row })
}

/** The Timeline as iOS exports it from the device: one list, all values as text. */
export const timelineIos: Format = {
  id: 'google-timeline-ios',
  fits: ({ json }) =>
    json?.is === 'array' && json.keys.includes('startTime') && kinds.some((kind) => json.keys.includes(kind)),
  read: (file, sink, signal) =>
    eachJsonItem(
      file,
      sink,
      signal,
      () => true,
      ({ value, row }) => readEntry(value, row, sink),
    ),
}
