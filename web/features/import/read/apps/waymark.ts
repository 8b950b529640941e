import type { Format, Place, Sink } from '#web/features/import/read/found.ts'
import { Unreadable } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import { ownStay } from '#web/features/import/read/own-stays.ts'
import { type OwnTrip, tellOwnTrips } from '#web/features/import/read/own-trips.ts'
import { listOf, membersOf, numberOf, plainText, positionOf } from '#web/features/import/read/values.ts'

type Members = Readonly<Record<string, unknown>>

/** The archive of an account of this app: its stays, wishes and trips. Settings and pictures are left out. */
export const waymark: Format = {
  id: 'waymark',
  isArchive: true,
  fits: ({ json }) => ['product', 'records', 'places'].every((key) => json?.keys.includes(key) ?? false),
  async read(file, sink, signal) {
    const values = new Map<string, Members>()
    await eachJsonItem(
      file,
      sink,
      signal,
      (key) => key === 'records' || key === 'places',
      ({ key, value }) => values.set(key, membersOf(value)),
    )
    const [records, places] = [values.get('records'), values.get('places')]
    if (records === undefined || places === undefined) throw new Unreadable('truncated')
    const placeOf = (id: unknown): Place | undefined => {
      const city = membersOf(places[plainText(id)])
      const name = plainText(city['name']).slice(0, 200)
      const position = positionOf(city['latitude'], city['longitude'])
      return position && { ...position, ...(name !== '' && { name }), city: plainText(id) }
    }
    const trips = new Map<string, OwnTrip>()
    for (const [index, value] of listOf(records['trip']).entries()) {
      const trip = membersOf(value)
      const [id, name, description, starts, ends] = ['id', 'name', 'description', 'starts', 'ends'].map(
        (key) => plainText(trip[key]),
      ) as [string, string, string, string, string]
      trips.set(id, { id, name, description, starts, ends, row: index + 1, legs: [] })
    }
    for (const [index, value] of listOf(records['stay']).entries())
      tellPlace(membersOf(value), index + 1, 'stay', placeOf, sink)
    for (const [index, value] of listOf(records['wish']).entries())
      tellPlace(membersOf(value), index + 1, 'wish', placeOf, sink)
    const legs = listOf(records['travel_item']).map((value, index) => ({
      leg: membersOf(value),
      row: index + 1,
    }))
    for (const { leg, row } of legs.toSorted((one, other) => orderOf(one.leg) - orderOf(other.leg))) {
      const trip = trips.get(plainText(leg['trip']))
      if (trip === undefined)
        sink.problem({ code: 'badRow', row, text: plainText(leg['start_date']).slice(0, 10) })
      else
        trip.legs.push({
          type: plainText(leg['type']),
          from: placeOf(leg['from']),
          to: placeOf(leg['to']),
          departs: plainText(leg['start_date']),
          arrives: plainText(leg['arrival_date']),
          row,
        })
    }
    tellOwnTrips(trips.values(), true, sink)
  },
}

/** The position of a leg in its trip. */
const orderOf = (leg: Members): number => numberOf(leg['order']) || 0

const tellPlace = (
  record: Members,
  row: number,
  list: 'stay' | 'wish',
  placeOf: (id: unknown) => Place | undefined,
  sink: Sink,
) => {
  const place = placeOf(record['city'])
  if (place === undefined)
    sink.problem({ code: 'noPlace', row, text: plainText(record['city']).slice(0, 80) })
  else
    sink.place(
      ownStay({
        kind: list === 'wish' ? 'wish' : plainText(record['kind']),
        place,
        start: plainText(record['start']),
        end: plainText(record['end']),
        note: plainText(record['note']),
        row,
        trip: plainText(record['trip']),
      }),
    )
}
