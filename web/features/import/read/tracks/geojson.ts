import { isPartialDate } from '#shared/domain/ledger/partial-date.ts'
import { senseOfTitle } from '#web/features/import/read/words/senses.ts'
import { noteMaxLength } from '#shared/collections/stays.ts'
import { localDay } from '#shared/domain/day.ts'
import type { Format, Head, Place, Sink, When } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import { isOwnKind, ownStay } from '#web/features/import/read/own-stays.ts'
import { isOfOtherDays, optionsOf } from '#web/features/import/read/plain/columns.ts'
import { cellDates, isBefore, styleOfDates } from '#web/features/import/read/plain/date-cells.ts'
import type { Position } from '#web/features/import/read/values.ts'
import {
  at,
  instantOf,
  listOf,
  localTimeOf,
  membersOf,
  numberOf,
  positionOf,
  textOf,
} from '#web/features/import/read/values.ts'
import type { Zones } from '#web/features/import/read/zones.ts'
import { loadZones } from '#web/features/import/read/zones.ts'

const timeKeys = ['time', 'timestamp', 'date', 'datetime', 'when', 'recorded_at', 'tst'] as const
const visitKeys = ['visited', 'visited_at', 'visitedAt', 'visited_on', 'date_visited', 'visit_date'] as const
const deviceKeys = ['tracker_id', 'device_id', 'device', 'topic', 'tid'] as const

/** GeoJSON has the longitude first. */
const positionIn = (coordinates: unknown): Position | undefined => {
  const [longitude, latitude] = listOf(coordinates)
  return positionOf(latitude, longitude)
}

const instantAt = (value: unknown, position: Position, zones: Zones): number | undefined => {
  const local = localTimeOf(value)
  return local === undefined ? instantOf(value) : zones.instant(local, position.latitude, position.longitude)
}

const firstText = (properties: unknown, keys: readonly string[]) =>
  keys.map((key) => textOf(at(properties, key))).find((text) => text !== undefined)

const longestDay = 60
/** A name that a person gave to a property. */
const isWordOfPerson = (key: string) => /^[\p{L}\p{M}\s]+$/u.test(key)

/**
 * The first and the last day in the properties of a point, whatever their names: "到达" and "离开". A name that is not
 * known as that of a day needs a month at least. Objects of OpenStreetMap tell since when they stand.
 */
const visitOf = (properties: unknown): { start: When; end?: When } | undefined => {
  const members = Object.entries(membersOf(properties))
  if (members.some(([key, value]) => key === '@id' || /^(?:node|way|relation)\/\d/.test(String(value))))
    return undefined
  const texts = members.flatMap(([key, value]): { text: string; isKnown: boolean }[] => {
    const text = typeof value === 'string' && value.length <= longestDay && /\d{4}/.test(value) ? value : ''
    const isKnown = optionsOf(key).some((option) => option === 'start' || option === 'end')
    return text === '' || isOfOtherDays(key) || !(isKnown || isWordOfPerson(key)) ? [] : [{ text, isKnown }]
  })
  const style = styleOfDates(texts.map(({ text }) => text))
  const today = localDay(new Date())
  const [one, other] = texts.flatMap(({ text, isKnown }) => {
    const { start, end } = cellDates(text, style, today) ?? {}
    const isSure = isKnown || (start !== undefined && 'day' in start && start.day.replace('~', '').length > 4)
    return start === undefined || !isSure ? [] : [{ start, ...(end && { end }) }]
  })
  if (one === undefined || other === undefined || one.end !== undefined) return one
  return isBefore(other.start, one.start)
    ? { start: other.start, end: one.start }
    : { start: one.start, end: other.end ?? other.start }
}

const nameKeys = ['name', 'title', 'Name', 'label'] as const

/** The name of a point: under its usual keys, or under the word for it in any language. */
const nameOf = (properties: unknown): string | undefined =>
  firstText(properties, nameKeys) ??
  firstText(
    properties,
    Object.keys(membersOf(properties)).filter((key) => optionsOf(key)[0] === 'name'),
  )

/** Reads features. Counts lines and areas without times. */
class FeatureTeller {
  private readonly sink: Sink
  private readonly zones: Zones
  untimed = 0

  constructor(sink: Sink, zones: Zones) {
    this.sink = sink
    this.zones = zones
  }

  tell(feature: unknown, row: number) {
    const geometry = at(feature, 'geometry') ?? feature
    const properties = at(feature, 'properties')
    const type = at(geometry, 'type')
    const coordinates = at(geometry, 'coordinates')
    if (type === 'Point') this.point(coordinates, properties, row)
    else if (type === 'LineString') this.line(coordinates, properties)
    else if (type === 'MultiPoint' || type === 'MultiLineString') {
      const times = listOf(timesOf(properties))
      for (const [index, part] of listOf(coordinates).entries())
        if (type === 'MultiPoint') this.point(part, properties, row)
        else this.line(part, { coordTimes: times[index] })
    } else if (typeof type !== 'string') this.sink.problem({ code: 'badValue', row })
    else this.sink.problem({ code: 'leftOut', row, text: type.slice(0, 80) })
  }

  private point(coordinates: unknown, properties: unknown, row: number) {
    const position = positionIn(coordinates)
    if (position === undefined) {
      this.sink.problem({ code: 'badPosition', row })
      return
    }
    const kind = textOf(at(properties, 'kind')) ?? ''
    if (isOwnKind(kind)) {
      const [own, start, end, note] = ['name', 'start', 'end', 'note'].map(
        (of) => textOf(at(properties, of), noteMaxLength) ?? '',
      ) as [string, string, string, string]
      this.sink.place(
        ownStay({
          kind,
          place: { ...position, name: own },
          start,
          end,
          note,
          row,
        }),
      )
      return
    }
    const key = timeKeys.find((name) => at(properties, name) !== undefined && at(properties, name) !== null)
    const written = key === undefined ? undefined : at(properties, key)
    const instant = written === undefined ? undefined : instantAt(written, position, this.zones)
    if (instant !== undefined) {
      const device = firstText(properties, deviceKeys)
      const accuracy = numberOf(at(properties, 'accuracy') ?? at(properties, 'acc'))
      this.sink.point(
        instant,
        position.latitude,
        position.longitude,
        accuracy,
        device === undefined ? 'geojson' : `geojson ${device.slice(0, 60)}`,
      )
      return
    }
    const name = nameOf(properties)
    const place: Place = {
      ...position,
      ...(name === undefined ? {} : { name }),
    }
    const day = typeof written === 'string' && /^\d{4}(-\d\d){0,2}$/.test(written) ? written : undefined
    const sense = senseOfTitle(firstText(properties, ['status', 'list', 'category', 'folder']) ?? '')
    const visited = firstText(properties, visitKeys)?.slice(0, 10)
    const visit =
      visited !== undefined && isPartialDate(visited) ? { start: { day: visited } } : visitOf(properties)
    const isVisited = visit !== undefined || sense === 'visited' || at(properties, 'visited') === true
    if (day === undefined && sense !== 'wish' && (isVisited || sense === 'lived')) {
      const plainly = visit === undefined ? 'listed' : 'stay'
      const is = sense === 'lived' ? 'lived' : plainly
      this.sink.place({
        is,
        place,
        ...visit,
        sure: 0.8,
        why: { by: 'row' },
        row,
      })
    } else if (day !== undefined)
      this.sink.place({
        is: 'moment',
        place,
        start: { day },
        sure: 0.6,
        why: { by: 'row' },
        row,
      })
    else this.sink.place({ is: 'wish', place, sure: 0, why: { by: 'list' }, row })
  }

  private line(coordinates: unknown, properties: unknown) {
    const times = listOf(timesOf(properties))
    for (const [index, pair] of listOf(coordinates).entries()) {
      const position = positionIn(pair)
      const instant = position === undefined ? undefined : instantAt(times[index], position, this.zones)
      if (position === undefined || instant === undefined) this.untimed += 1
      else this.sink.point(instant, position.latitude, position.longitude, 0, 'geojson')
    }
  }
}

/** The times of the points of a line, as converters from GPX write them. */
const timesOf = (properties: unknown): unknown =>
  at(properties, 'coordTimes') ?? at(properties, 'coordinateProperties', 'times') ?? at(properties, 'times')

const fitsGeojson = ({ json, text }: Head): boolean =>
  json !== undefined &&
  (json.inner['features']?.includes('geometry') === true ||
    (json.keys.includes('features') && /"type"\s*:\s*"FeatureCollection"/.test(text)) ||
    (json.is === 'object' &&
      (json.keys.includes('geometry') || json.keys.includes('coordinates')) &&
      /"type"\s*:\s*"(Feature|(Multi)?(Point|LineString))"/.test(text)))

const read: Format['read'] = async (file, sink, signal) => {
  const teller = new FeatureTeller(sink, await loadZones())
  /** The members of a file that is one feature or one geometry. */
  const single: Record<string, unknown> = Object.create(null)
  const coordinates: unknown[] = []
  await eachJsonItem(
    file,
    sink,
    signal,
    (key) => ['features', 'type', 'geometry', 'properties', 'coordinates'].includes(key),
    ({ key, value, row }) => {
      if (key === 'features') teller.tell(value, row)
      else if (key === 'coordinates') coordinates.push(value)
      else single[key] = value
    },
  )
  if (single['geometry'] !== undefined) teller.tell(single, 1)
  else if (coordinates.length > 0) teller.tell({ type: single['type'], coordinates }, 1)
  if (teller.untimed > 0) sink.problem({ code: 'noDate', count: teller.untimed })
}

/** GeoJSON with points in time, lines with times, or places. */
export const geojson: Format = {
  id: 'geojson',
  fits: (head) => (fitsGeojson(head) ? 0.8 : 0),
  read,
}

/** The points that Dawarich exports: GeoJSON with the names of OwnTracks. */
export const dawarich: Format = {
  id: 'dawarich',
  fits: (head) =>
    fitsGeojson(head) && /"(tracker_id|battery_status)"/.test(head.text) && /"timestamp"/.test(head.text),
  read,
}
