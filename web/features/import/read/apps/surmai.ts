import type { LegType } from '#shared/collections/travel-items.ts'
import { isoDate, writtenDay } from '#web/features/import/read/dates.ts'
import type { Format, Place, Sink, When } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import { listOf, membersOf, plainText, positionOf } from '#web/features/import/read/values.ts'
import { endOf } from '#web/features/import/read/flights/airport-code.ts'

type Members = Readonly<Record<string, unknown>>

const types: Readonly<Record<string, LegType>> = {
  flight: 'plane',
  train: 'train',
  bus: 'bus',
  car: 'car',
  rental_car: 'car',
}

/** trip.json of Surmai. Its times are local times of the places, although they are labelled UTC. */
export const surmai: Format = {
  id: 'surmai',
  fits: ({ json }) => (json?.keys.includes('trip') && json.keys.includes('transportations')) ?? false,
  async read(file, sink, signal) {
    let list = ''
    const rides: { item: Members; row: number }[] = []
    await eachJsonItem(
      file,
      sink,
      signal,
      (key) => key === 'trip' || key === 'transportations' || key === 'lodgings',
      ({ key, value, row }) => {
        const item = membersOf(value)
        if (key === 'trip') {
          list = plainText(item['name']).slice(0, 200)
          tellDestinations(item, list, sink)
        } else if (key === 'lodgings') tellLodging(item, row, sink)
        else rides.push({ item, row })
      },
    )
    for (const { item, row } of rides) tellRide(item, row, list, sink)
  },
}

/** "2019-05-03 10:00:00.000Z" as local time of the place. */
const localOf = (value: unknown): When | undefined => isoDate(plainText(value).replace(/Z$/i, ''))
const dayOf = (value: unknown): When | undefined => {
  const day = writtenDay(localOf(value))
  return day === undefined ? undefined : { day }
}

/**
 * The destinations of a trip have no dates of their own: with several destinations, each gets the month or year that
 * the trip's days share.
 */
const tellDestinations = (trip: Members, list: string, sink: Sink) => {
  const destinations = listOf(trip['destinations']).map(membersOf)
  const [start, end] = [dayOf(trip['startDate']), dayOf(trip['endDate'])]
  const [first, last] = [writtenDay(start) ?? '', writtenDay(end) ?? '']
  const common = commonDate(first, last)
  for (const [index, destination] of destinations.entries()) {
    const name = plainText(destination['name']).slice(0, 200)
    const country = plainText(destination['countryName']).slice(0, 200)
    const position = positionOf(destination['latitude'], destination['longitude'])
    const place: Place | undefined =
      position ?? (name === '' ? undefined : { name, ...(country !== '' && { country }) })
    const row = index + 1
    if (place === undefined) sink.problem({ code: 'noPlace', row, text: list.slice(0, 80) })
    else
      sink.place({
        is: 'step',
        place: position && name !== '' ? { ...position, name } : place,
        ...(destinations.length === 1
          ? { ...(start && { start }), ...(end && { end }) }
          : common !== '' && { start: { day: common } }),
        sure: 0.8,
        why: { by: 'step', ...(list !== '' && { text: list.slice(0, 80) }) },
        row,
        ...(list !== '' && { list }),
      })
  }
}

/** The day, month or year that both days are in, or "". */
const commonDate = (first: string, last: string): string => {
  if (first === '' || last === '' || first === last) return first || last
  if (first.slice(0, 7) === last.slice(0, 7)) return first.slice(0, 7)
  return first.slice(0, 4) === last.slice(0, 4) ? first.slice(0, 4) : ''
}

const tellLodging = (item: Members, row: number, sink: Sink) => {
  const place = positionOf(item['latitude'], item['longitude'])
  const [start, end] = [dayOf(item['startDate']), dayOf(item['endDate'])]
  const text = plainText(item['name']).slice(0, 80)
  if (place === undefined || start === undefined) sink.problem({ code: 'leftOut', row, text })
  else
    sink.place({
      is: 'stay',
      place,
      start,
      ...(end && { end }),
      sure: 0.8,
      why: { by: 'lodging', ...(text !== '' && { text }) },
      row,
    })
}

const tellRide = (item: Members, row: number, list: string, sink: Sink) => {
  const metadata = membersOf(item['metadata'])
  const placeAt = (key: 'origin' | 'destination'): Place | undefined => {
    const known = membersOf(metadata[key])
    const code = plainText(known['iataCode']) || plainText(known['iata_code'])
    return endOf(code) ?? endOf(plainText(item[key]))
  }
  const [from, to, depart] = [placeAt('origin'), placeAt('destination'), localOf(item['departure'])]
  const arrive = localOf(item['arrival'])
  const text = `${plainText(item['origin'])} – ${plainText(item['destination'])}`.slice(0, 80)
  const type = types[plainText(item['type']).toLowerCase()]
  if (from === undefined || to === undefined) sink.problem({ code: 'noPlace', row, text })
  else if (depart === undefined) sink.problem({ code: 'noDate', row, text })
  else if (type === undefined)
    sink.place({ is: 'step', place: to, start: arrive ?? depart, sure: 0.6, why: { by: 'ride' }, row })
  else
    sink.ride({
      type,
      from,
      to,
      depart,
      ...(arrive && { arrive }),
      row,
      ...(list !== '' && { trip: list }),
    })
}
