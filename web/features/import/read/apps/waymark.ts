import { type LegType, legTypes } from '#shared/collections/travel-items.ts'
import { isPartialDate } from '#shared/domain/ledger/partial-date.ts'
import type { Format, Place, Sink, When } from '#web/features/import/read/found.ts'
import { Unreadable } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import { ownStay } from '#web/features/import/read/own-stays.ts'
import { listOf, membersOf, plainText, positionOf } from '#web/features/import/read/values.ts'

type Members = Readonly<Record<string, unknown>>

/** The archive of an account of this app: its stays, wishes and legs of trips. Settings and pictures are left out. */
export const waymark: Format = {
  id: 'waymark',
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
      return position && { ...position, ...(name !== '' && { name }) }
    }
    const trips = new Map(
      listOf(records['trip'])
        .map(membersOf)
        .map((trip) => [plainText(trip['id']), plainText(trip['name']).slice(0, 200)]),
    )
    for (const [index, value] of listOf(records['stay']).entries())
      tellPlace(membersOf(value), index + 1, 'stay', placeOf, sink)
    for (const [index, value] of listOf(records['wish']).entries())
      tellPlace(membersOf(value), index + 1, 'wish', placeOf, sink)
    for (const [index, value] of listOf(records['travel_item']).entries())
      tellLeg(membersOf(value), index + 1, trips, placeOf, sink)
  },
}

const dateOf = (value: unknown): When | undefined => {
  const text = plainText(value)
  return isPartialDate(text) ? { day: text } : undefined
}

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
      }),
    )
}

const tellLeg = (
  record: Members,
  row: number,
  trips: ReadonlyMap<string, string>,
  placeOf: (id: unknown) => Place | undefined,
  sink: Sink,
) => {
  const [from, to] = [placeOf(record['from']), placeOf(record['to'])]
  const type: LegType = legTypes.find((one) => one === record['type']) ?? 'car'
  const [depart, arrive] = [
    dateOf(plainText(record['start_date']).slice(0, 10)),
    dateOf(plainText(record['arrival_date']).slice(0, 10)),
  ]
  const trip = trips.get(plainText(record['trip'])) ?? ''
  // A leg whose cities were left open says nothing.
  if (from === undefined || to === undefined) return
  sink.ride({
    type,
    from,
    to,
    ...(depart && { depart }),
    ...(arrive && { arrive }),
    row,
    ...(trip !== '' && { trip }),
  })
}
