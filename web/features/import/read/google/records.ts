import type { Format, Sink } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import { at, instantOf, numberOf, positionOfE7 } from '#web/features/import/read/values.ts'

const readRecord = (record: unknown, sink: Sink) => {
  const position = positionOfE7(at(record, 'latitudeE7'), at(record, 'longitudeE7'))
  // The times in "activity" are those of other records.
  const time = instantOf(at(record, 'timestamp')) ?? instantOf(at(record, 'timestampMs'))
  const tag = at(record, 'deviceTag')
  const device = typeof tag === 'number' || typeof tag === 'string' ? `google ${tag}` : 'google'
  sink.point(
    time ?? Number.NaN,
    position?.latitude ?? Number.NaN,
    position?.longitude ?? Number.NaN,
    numberOf(at(record, 'accuracy')),
    device,
  )
}

/** Records.json of Takeout, before "Location History.json": every position, up to some GB. */
export const records: Format = {
  id: 'google-records',
  fits: ({ json }) =>
    json?.is === 'object' &&
    json.inner['locations'] !== undefined &&
    json.inner['locations'].some((key) => key === 'latitudeE7' || key === 'timestampMs'),
  read: (file, sink, signal) =>
    eachJsonItem(
      file,
      sink,
      signal,
      (key) => key === 'locations',
      ({ value, row }) => {
        if (row > 0) readRecord(value, sink)
      },
    ),
}

/** Timeline Edits.json of Takeout: raw positions, some of them null. */
export const timelineEdits: Format = {
  id: 'google-records',
  fits: ({ json }) => json?.is === 'object' && json.keys.includes('timelineEdits'),
  read: (file, sink, signal) =>
    eachJsonItem(
      file,
      sink,
      signal,
      (key) => key === 'timelineEdits',
      ({ value, row }) => {
        const position = at(value, 'rawSignal', 'signal', 'position')
        const point = positionOfE7(at(position, 'point', 'latE7'), at(position, 'point', 'lngE7'))
        const time = instantOf(at(position, 'timestamp')) ?? instantOf(at(position, 'timestampMs'))
        if (row === 0) return
        if (point === undefined || time === undefined) {
          // Edits of names and of visits, and positions that Google has removed.
          sink.problem({ code: 'leftOut', count: 1 })
          return
        }
        const device = at(value, 'deviceId')
        sink.point(
          time,
          point.latitude,
          point.longitude,
          numberOf(at(position, 'accuracyMm')) / 1000,
          typeof device === 'string' || typeof device === 'number' ? `google ${device}` : 'google',
        )
      },
    ),
}
