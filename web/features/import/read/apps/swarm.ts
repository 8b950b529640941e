import { epochOf, isoDate } from '#web/features/import/read/dates.ts'
import type { Format, Place, Sink, When } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import { listOf, membersOf, plainText, positionOf } from '#web/features/import/read/values.ts'
import { isAirport } from './airport-names.ts'

/** Tips about a venue are in the same archive, and may be written anywhere. */
const isCheckIn = (keys: readonly string[] | undefined) =>
  (keys?.includes('createdAt') && keys.includes('venue') && !keys.includes('viewCount')) ?? false

/** Check-ins of Swarm or Foursquare: the export (`items`), an older one (a bare list) and the answer of its API. */
export const swarm: Format = {
  id: 'swarm',
  fits: ({ json }) =>
    json !== undefined &&
    (isCheckIn(json.inner['items']) ||
      (json.is === 'array' && isCheckIn(json.keys)) ||
      (json.inner['response']?.includes('checkins') ?? false)),
  read: (file, sink, signal) =>
    eachJsonItem(
      file,
      sink,
      signal,
      (key) => key === '' || key === 'items' || key === 'response',
      ({ key, value, row }) => {
        if (key !== 'response') tell(value, row, sink)
        else {
          const checkIns = listOf(membersOf(membersOf(value)['checkins'])['items'])
          for (const [index, checkIn] of checkIns.entries()) tell(checkIn, index + 1, sink)
        }
      },
    ),
}

const tell = (value: unknown, row: number, sink: Sink) => {
  const checkIn = membersOf(value)
  const venue = membersOf(checkIn['venue'])
  const name = plainText(venue['name'])
  const place = placeOf(checkIn, membersOf(venue['location']), name)
  const start = timeOf(checkIn['createdAt'])
  if (place === undefined) sink.problem({ code: 'noPlace', row, text: name.slice(0, 80) })
  else if (start === undefined)
    sink.problem({
      code: checkIn['createdAt'] === undefined ? 'noDate' : 'badDate',
      row,
      text: name.slice(0, 80),
    })
  else
    sink.place({
      // A check-in at an airport may be only a change of planes.
      is: isAirport(name) ? 'layover' : 'moment',
      place,
      start,
      sure: 0.4,
      why: { by: 'check-ins', count: 1 },
      row,
    })
}

const placeOf = (
  checkIn: Readonly<Record<string, unknown>>,
  location: Readonly<Record<string, unknown>>,
  name: string,
): Place | undefined => {
  const position = positionOf(checkIn['lat'], checkIn['lng']) ?? positionOf(location['lat'], location['lng'])
  if (position !== undefined) return { ...position, ...(name !== '' && { name }) }
  const [city, country] = [plainText(location['city']), plainText(location['cc'])]
  return city === '' ? undefined : { name: city, ...(country !== '' && { country }) }
}

/** "2019-05-03 10:20:30.000000" is in UTC; numbers are seconds since 1970. */
const timeOf = (value: unknown): When | undefined => {
  const text = plainText(value)
  return epochOf(value) ?? isoDate(/[Zz]$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`)
}
