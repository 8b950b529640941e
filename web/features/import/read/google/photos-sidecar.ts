import type { Format } from '#web/features/import/read/found.ts'
import { Unreadable } from '#web/features/import/read/found.ts'
import { parsed } from '#web/features/import/read/json-items.ts'
import { at, instantOf, positionOf } from '#web/features/import/read/values.ts'

const sidecarBytes = 1024 ** 2

const positionIn = (data: unknown) => positionOf(at(data, 'latitude'), at(data, 'longitude'))

/** The JSON file that Takeout puts beside each picture of Google Photos. */
export const photosSidecar: Format = {
  id: 'google-photos',
  fits: ({ json }) => json?.is === 'object' && json.keys.includes('photoTakenTime'),
  async read(file, sink) {
    const data = parsed(await file.text(sidecarBytes))
    if (data === undefined) throw new Unreadable('truncated')
    const time = instantOf(at(data, 'photoTakenTime', 'timestamp'))
    const position = positionIn(at(data, 'geoData')) ?? positionIn(at(data, 'geoDataExif'))
    if (position === undefined) sink.problem({ code: 'noPosition', count: 1 })
    else if (time === undefined) sink.problem({ code: 'noDate' })
    else sink.picture(time, position.latitude, position.longitude)
  },
}
