import { senseOf } from '#web/features/import/read/words/senses.ts'
import { isPartialDate } from '#shared/domain/ledger/partial-date.ts'
import { type LegType, legTypes } from '#shared/collections/travel-items.ts'
import { type Format, type Place, type Sink, Unreadable, type When } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import { membersOf, numberOf, plainText, positionOf } from '#web/features/import/read/values.ts'

type Members = Readonly<Record<string, unknown>>

const isRecord = (keys: readonly string[] | undefined) =>
  (keys?.includes('collectionName') && keys.includes('id')) ?? false

/**
 * Records of PocketBase as its API lists them: `visited_city` and `travel_item` with their cities expanded, and `trip`.
 * The time of a record's creation is not the time of a visit.
 */
export const pocketbase: Format = {
  id: 'pocketbase',
  fits: ({ json }) =>
    json !== undefined && (isRecord(json.inner['items']) || (json.is === 'array' && isRecord(json.keys))),
  async read(file, sink, signal) {
    let [page, pages, records, usable] = [1, 1, 0, 0]
    const trips = new Map<string, string>()
    const rides: { record: Members; row: number }[] = []
    const counts = new Map<string, (value: number) => void>([
      ['page', (value) => (page = value)],
      ['totalPages', (value) => (pages = value)],
    ])
    await eachJsonItem(
      file,
      sink,
      signal,
      (key) => key === '' || key === 'items' || counts.has(key),
      ({ key, value, row }) => {
        const count = counts.get(key)
        if (count !== undefined) {
          count(numberOf(value) || 1)
          return
        }
        const record = membersOf(value)
        records += 1
        switch (plainText(record['collectionName'])) {
          case 'visited_city':
            usable += tellCity(record, row, sink) ? 1 : 0
            break
          case 'travel_item':
            rides.push({ record, row })
            break
          case 'trip':
            trips.set(plainText(record['id']), plainText(record['name']).slice(0, 200))
            usable += 1
            break
          default:
            if (tellVisit(record, row, sink)) usable += 1
            else
              sink.problem({
                code: 'leftOut',
                row,
                text: plainText(record['collectionName']).slice(0, 80),
              })
        }
      },
    )
    for (const { record, row } of rides) usable += tellRide(record, row, trips, sink) ? 1 : 0
    if (records > 0 && usable === 0) throw new Unreadable('onlyIds')
    if (pages > page) sink.problem({ code: 'cutOff', text: `${page} / ${pages}` })
  },
}

const placeOf = (value: unknown): Place | undefined => {
  const city = membersOf(value)
  const name = plainText(city['name']).slice(0, 200)
  const position = positionOf(city['latitude'], city['longitude'])
  if (position !== undefined) return { ...position, ...(name !== '' && { name }) }
  const country = plainText(membersOf(membersOf(city['expand'])['country'])['iso2'])
  return name === '' ? undefined : { name, ...(country !== '' && { country }) }
}

/** The first text of a record under one of several names. */
const textAt = (record: Members, keys: readonly string[]) =>
  keys.map((key) => plainText(record[key]).trim()).find((text) => text !== '') ?? ''

/** A record of another collection that names a place or its position, with days and a status. */
const tellVisit = (record: Members, row: number, sink: Sink): boolean => {
  // Ids of other records are not names.
  const written = textAt(record, ['city', 'place', 'name', 'title', 'location']).slice(0, 200)
  const name = /^[a-z0-9]{15}$/.test(written) ? '' : written
  const country = textAt(record, ['country', 'country_name', 'country_code']).slice(0, 200)
  const [latitude, longitude] = [
    record['lat'] ?? record['latitude'],
    record['lon'] ?? record['lng'] ?? record['longitude'],
  ]
  const position = positionOf(latitude, longitude)
  if (position === undefined && (name === '' || plainText(record['city']) === '')) return false
  const place: Place =
    position === undefined
      ? {
          name,
          ...(country !== '' && !/^[a-z0-9]{15}$/.test(country) && { country }),
        }
      : { ...position, ...(name !== '' && { name }) }
  const start = dayOf(
    textAt(record, ['arrived', 'arrival', 'start', 'start_date', 'from', 'visited_at', 'date']),
  )
  const end = dayOf(textAt(record, ['left', 'departed', 'departure', 'end', 'end_date', 'to']))
  const sense = senseOf(textAt(record, ['status', 'kind', 'type']))
  const plainly = start === undefined ? 'listed' : 'stay'
  const is = sense === 'wish' || sense === 'lived' ? sense : plainly
  sink.place({
    is,
    place,
    ...(start && { start }),
    ...(end && { end }),
    sure: is === 'wish' ? 0 : 0.8,
    why: { by: 'row' },
    row,
  })
  return true
}

const tellCity = (record: Members, row: number, sink: Sink): boolean => {
  const place = placeOf(membersOf(record['expand'])['city'])
  if (place === undefined)
    sink.problem({
      code: 'noPlace',
      row,
      text: plainText(record['city']).slice(0, 80),
    })
  else sink.place({ is: 'listed', place, sure: 0.8, why: { by: 'list' }, row })
  return place !== undefined
}

const tellRide = (record: Members, row: number, trips: ReadonlyMap<string, string>, sink: Sink): boolean => {
  const expand = membersOf(record['expand'])
  const [from, to] = [placeOf(expand['from']), placeOf(expand['to'])]
  const trip =
    plainText(membersOf(expand['trip'])['name']).slice(0, 200) || trips.get(plainText(record['trip']))
  const [depart, arrive] = [dayOf(record['start_date']), dayOf(record['arrival_date'])]
  const text = [plainText(record['start_date']).slice(0, 10), trip ?? ''].join(' ').trim().slice(0, 80)
  if (from === undefined || to === undefined) sink.problem({ code: 'noPlace', row, text })
  else
    sink.ride({
      type: typeOf(plainText(record['type'])),
      from,
      to,
      ...(depart && { depart }),
      ...(arrive && { arrive }),
      row,
      ...(trip !== undefined && trip !== '' && { trip }),
    })
  return from !== undefined && to !== undefined
}

const typeOf = (text: string): LegType => legTypes.find((type) => type === text) ?? 'car'

/** Days have the time midnight. */
const dayOf = (value: unknown): When | undefined => {
  const day = plainText(value).slice(0, 10)
  return isPartialDate(day) ? { day } : undefined
}
