import { legTypes } from '#shared/collections/travel-items.ts'
import { isoDate, withoutTime } from '#web/features/import/read/dates.ts'
import type { Format, Place, Sink, When } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import { listOf, membersOf, plainText, positionOf } from '#web/features/import/read/values.ts'

type Members = Readonly<Record<string, unknown>>

const lists = new Set([
  'locations',
  'adventures',
  'results',
  '',
  'transportation',
  'transportations',
  'lodging',
  'lodgings',
  'visited_cities',
])

/**
 * data.json of AdventureLog, or the response of its API, whose list is `results`. A location without visits is planned.
 */
export const adventurelog: Format = {
  id: 'adventurelog',
  fits({ json }) {
    if (json === undefined) return false
    const list = json.is === 'array' ? json.keys : (json.inner['results'] ?? [])
    const isOfApi = list.includes('visits') && list.includes('is_visited')
    return isOfApi || (json.keys.includes('export_date') && json.keys.includes('visited_cities'))
  },
  async read(file, sink, signal) {
    // Ids of cities in another gazetteer, without names.
    let numbers = 0
    await eachJsonItem(
      file,
      sink,
      signal,
      (key) => lists.has(key),
      ({ key, value, row }) => {
        const item = membersOf(value)
        if (key === 'visited_cities') numbers += 1
        else if (key.startsWith('transportation')) tellRide(item, row, sink)
        else if (key.startsWith('lodging')) tellLodging(item, row, sink)
        else tellLocation(item, row, sink)
      },
    )
    if (numbers > 0) sink.problem({ code: 'leftOut', count: numbers })
  },
}

const tellLocation = (item: Members, row: number, sink: Sink) => {
  const name = plainText(item['name']).slice(0, 200)
  const place = placeOf(item['latitude'], item['longitude'], name)
  if (place === undefined) {
    sink.problem({ code: 'noPlace', row, text: name.slice(0, 80) })
    return
  }
  const visits = listOf(item['visits']).map(membersOf)
  const why = { by: 'visit', ...(name !== '' && { text: name.slice(0, 80) }) } as const
  if (visits.length === 0) sink.place({ is: 'wish', place, sure: 0, why: { ...why, by: 'list' }, row })
  for (const visit of visits) {
    const dates = datesOf(visit['start_date'], visit['end_date'])
    if (dates === undefined) sink.problem({ code: 'badDate', row, text: name.slice(0, 80) })
    else sink.place({ is: 'stay', place, ...dates, sure: 0.8, why: { ...why, by: 'row' }, row })
  }
}

const tellLodging = (item: Members, row: number, sink: Sink) => {
  const name = plainText(item['name']).slice(0, 200)
  const place = placeOf(item['latitude'], item['longitude'], plainText(item['location']).slice(0, 200))
  const dates = datesOf(item['check_in'], item['check_out'])
  if (place === undefined) sink.problem({ code: 'noPlace', row, text: name.slice(0, 80) })
  else if (dates?.start === undefined) sink.problem({ code: 'noDate', row, text: name.slice(0, 80) })
  else
    sink.place({
      is: 'stay',
      place,
      ...dates,
      sure: 0.8,
      why: { by: 'lodging', text: name.slice(0, 80) },
      row,
    })
}

const tellRide = (item: Members, row: number, sink: Sink) => {
  const [fromName, toName] = [plainText(item['from_location']), plainText(item['to_location'])]
  const from = placeOf(item['origin_latitude'], item['origin_longitude'], fromName)
  const to = placeOf(item['destination_latitude'], item['destination_longitude'], toName)
  const text = `${fromName} – ${toName}`.slice(0, 80)
  const dates = datesOf(item['date'], item['end_date'])
  const type = legTypes.find((type) => type === plainText(item['type']).toLowerCase())
  const number = plainText(item['flight_number']).slice(0, 20)
  if (from === undefined || to === undefined) sink.problem({ code: 'noPlace', row, text })
  else if (dates?.start === undefined) sink.problem({ code: 'noDate', row, text })
  else if (type === undefined)
    // A ferry or a hike only shows that the person arrived.
    sink.place({
      is: 'step',
      place: to,
      start: dates.end ?? dates.start,
      sure: 0.6,
      why: { by: 'ride' },
      row,
    })
  else
    sink.ride({
      type,
      from,
      to,
      depart: dates.start,
      ...(dates.end && { arrive: dates.end }),
      ...(number !== '' && { number }),
      row,
    })
}

const placeOf = (latitude: unknown, longitude: unknown, name: string): Place | undefined => {
  const position = positionOf(latitude, longitude)
  if (position !== undefined) return { ...position, ...(name !== '' && { name }) }
  return name === '' ? undefined : { name }
}

const midnight = /T00:00(:00(\.0+)?)?(Z|\+00:00)?$/
const dayEnd = /T(00:00(:00(\.0+)?)?|23:59(:59(\.\d+)?)?)(Z|\+00:00)?$/

/** Midnight in UTC means the whole day: a calendar date and not an instant. */
const datesOf = (startValue: unknown, endValue: unknown): { start?: When; end?: When } | undefined => {
  const [startText, endText] = [plainText(startValue), plainText(endValue)]
  const isAllDay = midnight.test(startText) && (endText === '' || dayEnd.test(endText))
  const read = (text: string) => {
    const when = isoDate(isAllDay ? text.slice(0, 10) : text)
    return when && (isAllDay ? withoutTime(when) : when)
  }
  const [start, end] = [read(startText), read(endText)]
  if ((startText !== '' && start === undefined) || (endText !== '' && end === undefined)) return undefined
  return { ...(start && { start }), ...(end && { end }) }
}
