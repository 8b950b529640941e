import { epochOf, isoDate } from '#web/features/import/read/dates.ts'
import { airportOf, endOf } from '#web/features/import/read/flights/airport-code.ts'
import type { Format, Place, Sink, When } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import type { Position } from '#web/features/import/read/values.ts'
import { membersOf, plainText, positionOf } from '#web/features/import/read/values.ts'
import { markOf } from '#web/features/import/read/words/ticks.ts'
import { senseOfTitle } from '#web/features/import/read/words/senses.ts'
import { isAirport } from './airport-names.ts'

type Members = Readonly<Record<string, unknown>>

const latitudeKey = /^(.*?)_?(?:lat|latitude)$/
/** The keys of the head of a file whose entries say where they are. */
const fits = /"\w*(?:lat|latitude)"\s*:\s*"?-?\d|"\w*_?(?:city|locality|localityname|town)"\s*:\s*"/i
/** Parts of an entry that are about something else than where the person was. */
const otherThings =
  /brewery|author|user|owner|friend|home|viewport|bounds|region|center|weather|device|camera|airline|icon|photo/
/** The most objects of one entry that are looked at, and how deep they lie. */
const [mostObjects, deepest] = [200, 6]

/** "createdAt", "created_at" and "Created At" are the same. */
const keyOf = (key: string) =>
  key
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

const startKeys =
  'start_date start_time start started_at begin from_date arrival_date arrival arrived_at arrived checkin check_in check_in_date visited_at visited_on visit_date date_visited taken_at local_date date datetime date_time timestamp time when creation_date created_at created'.split(
    ' ',
  )
const endKeys =
  'end_date end_time end ended_at to_date until departure_date departure departed_at left checkout check_out check_out_date'.split(
    ' ',
  )
const cityKeys = ['city', 'city_name', 'locality_name', 'locality', 'town', 'place_city']
const countryKeys = ['country', 'country_name', 'country_code', 'cc']
const senseKeys = ['status', 'type', 'kind', 'list', 'category', 'tag', 'folder']
const fromKeys = ['from', 'origin', 'departure_airport', 'from_airport', 'dep', 'departure', 'start']
const toKeys = ['to', 'destination', 'arrival_airport', 'to_airport', 'arr', 'arrival', 'end']

/** The objects of an entry, those that lie less deep first. */
const objectsOf = (entry: unknown): Members[] => {
  const found: Members[] = []
  let level: unknown[] = [entry]
  for (let depth = 0; depth <= deepest && level.length > 0 && found.length < mostObjects; depth += 1) {
    const next: unknown[] = []
    for (const value of level) {
      if (Array.isArray(value)) {
        next.push(...value.slice(0, mostObjects))
        continue
      }
      const members = Object.entries(membersOf(value)).map(([key, member]) => [keyOf(key), member] as const)
      if (members.length === 0) continue
      found.push(Object.fromEntries(members))
      next.push(...members.flatMap(([key, member]) => (otherThings.test(key) ? [] : [member])))
    }
    level = next
  }
  return found.slice(0, mostObjects)
}

const textAt = (object: Members, keys: readonly string[], prefix = ''): string => {
  const texts = keys.map((key) => plainText(object[prefix + key])).filter((text) => text !== '')
  return (texts[0] ?? '').slice(0, 200)
}

/** The position of an object, with the prefix of its keys: "venue_" of "venue_lat". */
const positionIn = (object: Members): { position: Position; prefix: string } | undefined => {
  for (const [key, latitude] of Object.entries(object)) {
    const [, stem] = latitudeKey.exec(key) ?? []
    if (stem === undefined || otherThings.test(stem)) continue
    const prefix = stem === '' ? '' : `${stem}_`
    for (const longitude of ['lng', 'lon', 'long', 'longitude']) {
      const position = positionOf(latitude, object[prefix + longitude] ?? object[stem + longitude])
      if (position !== undefined) return { position, prefix }
    }
  }
  return undefined
}

const placeOf = (objects: readonly Members[]): Place | undefined => {
  for (const object of objects) {
    const located = positionIn(object)
    if (located === undefined) continue
    const name = textAt(object, ['name', 'place_name', 'title', 'label'], located.prefix)
    return { ...located.position, ...(name !== '' && { name }) }
  }
  for (const object of objects) {
    for (const prefix of ['', 'venue_', 'place_', 'location_']) {
      const city = textAt(object, cityKeys, prefix)
      const country = textAt(object, countryKeys, prefix)
      if (city !== '') return { name: city, ...(country !== '' && { country }) }
    }
  }
  return undefined
}

const timeOf = (value: unknown): When | undefined => {
  const text = plainText(value)
  const epoch = typeof value === 'number' || /^\d{9,13}(?:\.\d+)?$/.test(text) ? epochOf(value) : undefined
  return epoch ?? isoDate(text)
}

const firstTime = (objects: readonly Members[], keys: readonly string[]): When | undefined => {
  for (const object of objects) {
    for (const key of keys) {
      const when = timeOf(object[key])
      if (when !== undefined) return when
    }
  }
  return undefined
}

/** The airport that a value names: its code, or an object that has it. */
const airportIn = (value: unknown): Place | undefined => {
  const text = plainText(value)
  if (text !== '') return endOf(text)
  const members = membersOf(value)
  for (const key of ['iata', 'iataCode', 'iata_code', 'code', 'icao']) {
    const airport = airportOf(plainText(members[key]))
    if (airport !== undefined) return airport
  }
  return undefined
}

const rideIn = (object: Members) => {
  const [from] = fromKeys.flatMap((key) => airportIn(object[key]) ?? [])
  const [to] = toKeys.flatMap((key) => airportIn(object[key]) ?? [])
  return from !== undefined && to !== undefined && 'airport' in from && 'airport' in to
    ? { from, to }
    : undefined
}

/** True for an entry, and false for an object that only holds lists of them. */
const isEntry = (value: unknown): boolean => {
  const members = membersOf(value)
  return Object.values(members).some((member) => member !== null && typeof member !== 'object')
}

const tellEntry = (entry: unknown, row: number, sink: Sink): void => {
  const objects = objectsOf(entry)
  const [own = {}] = objects
  const text = textAt(own, ['name', 'title', 'place_name', 'text']).slice(0, 80)
  if (own['is_deleted'] === true || own['deleted'] === true) return
  const ride = rideIn(own)
  const start = firstTime(objects, startKeys)
  const end = firstTime(objects.slice(0, 1), endKeys)
  if (ride !== undefined) {
    const depart = timeOf(own['departure_time'] ?? own['departure']) ?? start
    const arrive = timeOf(own['arrival_time'] ?? own['arrival'])
    sink.ride({ type: 'plane', ...ride, ...(depart && { depart }), ...(arrive && { arrive }), row })
    return
  }
  const place = placeOf(objects)
  if (place === undefined) {
    sink.problem({ code: 'noPlace', row, text })
    return
  }
  const visited = own['visited'] ?? own['been'] ?? own['is_visited']
  const isTicked = typeof visited === 'boolean' ? visited : markOf(plainText(visited))
  const sense = isTicked === false ? 'wish' : senseOfTitle(textAt(own, senseKeys))
  const name = 'name' in place ? (place.name ?? '') : ''
  if (sense === 'wish' || (start === undefined && isTicked === undefined && sense === undefined)) {
    sink.place({ is: 'wish', place, sure: 0, why: { by: 'list' }, row })
    return
  }
  const isMoment = end === undefined && start !== undefined && !('day' in start && start.time === undefined)
  const plainly = start === undefined ? 'listed' : isMoment ? 'moment' : 'stay'
  sink.place({
    is: sense === 'lived' || sense === 'layover' ? sense : isAirport(name) ? 'layover' : plainly,
    place,
    ...(start && { start }),
    ...(end && { end }),
    sure: isMoment ? 0.4 : 0.7,
    why: isMoment ? { by: 'check-ins', count: 1 } : { by: 'list' },
    row,
  })
}

/** The entries of a value that is no list at the top of the file. */
const entriesIn = (value: unknown, depth = 0): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((each) => entriesIn(each, depth + 1))
  if (depth > 0 && isEntry(value)) return [value]
  return depth > deepest ? [] : Object.values(membersOf(value)).flatMap((each) => entriesIn(each, depth + 1))
}

/**
 * The JSON of any app whose entries have a position or a city, such as check-ins, posts, diaries and logs of drinks. An
 * entry without a time is a wish, unless it says something else.
 */
export const anyApp: Format = {
  id: 'json',
  fits: ({ json, text }) => (json !== undefined && json.fault === undefined && fits.test(text) ? 0.02 : 0),
  read: (file, sink, signal) =>
    eachJsonItem(
      file,
      sink,
      signal,
      () => true,
      ({ value, row }) => {
        if (row > 0) tellEntry(value, row, sink)
        else for (const [index, entry] of entriesIn(value).entries()) tellEntry(entry, index + 1, sink)
      },
    ),
}
