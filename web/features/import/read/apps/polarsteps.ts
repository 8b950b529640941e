import { epochOf, isoDate } from '#web/features/import/read/dates.ts'
import type { Format, FoundPlace, When } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import { membersOf, plainText, positionOf } from '#web/features/import/read/values.ts'

const timeOf = (value: unknown): When | undefined => epochOf(value) ?? isoDate(plainText(value))
const instantOf = (when: When | undefined) =>
  when !== undefined && 'instant' in when ? when.instant : undefined

/** trip.json of Polarsteps: dated steps. A step without an end lasts until the next one. */
export const polarsteps: Format = {
  id: 'polarsteps',
  fits: ({ json }) => json?.keys.includes('all_steps') === true || isTrack(json?.inner['locations']),
  async read(file, sink, signal) {
    const steps: FoundPlace[] = []
    let [name, tripEnd]: [string, When | undefined] = ['', undefined]
    const wanted = new Set(['all_steps', 'locations', 'name', 'end_date'])
    await eachJsonItem(
      file,
      sink,
      signal,
      (key) => wanted.has(key),
      ({ key, value, row }) => {
        if (key === 'name') name = plainText(value).slice(0, 200)
        else if (key === 'end_date') tripEnd = timeOf(value)
        else if (key === 'locations') {
          const { lat, lon, lng, time } = membersOf(value)
          const position = positionOf(lat, lon ?? lng)
          const at = instantOf(timeOf(time))
          if (position === undefined) sink.problem({ code: 'badPosition', row })
          else if (at === undefined) sink.problem({ code: 'badDate', row })
          else sink.point(at, position.latitude, position.longitude, 0, '')
        } else {
          const step = membersOf(value)
          const location = membersOf(step['location'])
          const title =
            plainText(step['display_name']) || plainText(step['name']) || plainText(location['name'])
          const position = positionOf(location['lat'], location['lon'] ?? location['lng'])
          const start = timeOf(step['start_time'] ?? step['arrived'])
          const end = timeOf(step['end_time'] ?? step['departed'])
          const text = title.slice(0, 80)
          if (step['is_deleted'] === true) sink.problem({ code: 'leftOut', row, text })
          else if (position === undefined) sink.problem({ code: 'noPlace', row, text })
          else if (start === undefined) sink.problem({ code: 'noDate', row, text })
          else
            steps.push({
              is: 'step',
              place: { ...position, ...(title !== '' && { name: title.slice(0, 200) }) },
              start,
              ...(end && { end }),
              sure: 0.8,
              why: { by: 'step', ...(title !== '' && { text }) },
              row,
            })
        }
      },
    )
    steps.sort((one, other) => (instantOf(one.start) ?? 0) - (instantOf(other.start) ?? 0))
    for (const [index, step] of steps.entries()) {
      const end = step.end ?? steps[index + 1]?.start ?? tripEnd
      const isAfter = (instantOf(end) ?? -Infinity) >= (instantOf(step.start) ?? Infinity)
      const { end: _, ...started } = step
      sink.place({ ...started, ...(end && isAfter && { end }), ...(name !== '' && { list: name }) })
    }
  },
}

/** locations.json: the track of a trip, not sorted. */
const isTrack = (keys: readonly string[] | undefined): boolean =>
  (keys?.includes('lat') && keys.includes('time') && (keys.includes('lon') || keys.includes('lng'))) ?? false
