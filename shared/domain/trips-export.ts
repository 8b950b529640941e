import { type LegType, legTypes } from '#shared/collections/travel-items.ts'
import type { ExportFormat } from '#shared/export-formats.ts'
import { type CalendarEvent, calendarParts } from './calendar-export.ts'
import { hasCoordinates } from './coordinates.ts'
import { type Cell, csv, csvRows } from './csv.ts'
import { type FileFormat, geoJsonParts } from './file-format.ts'
import {
  type ExportedTrip,
  type FileTitle,
  gpxParts,
  gpxRoutes,
  gpxWaypoints,
  kmlFolder,
  kmlParts,
  kmlStyles,
} from './route-export.ts'

/** A city at an end of a leg in an exported file. */
interface ExportedEnd {
  id: string
  name: string
  country: string
  latitude: number
  longitude: number
}

/** A leg of a trip in an exported file. Its days are "2019-05-03" or "". */
export interface ExportedLeg {
  id: string
  type: LegType
  /** Undefined for a place that is not chosen. */
  from: ExportedEnd | undefined
  to: ExportedEnd | undefined
  departs: string
  arrives: string
}

/** A stored trip with its legs in their order. */
export interface StoredTrip {
  id: string
  name: string
  description: string
  starts: string
  ends: string
  legs: readonly ExportedLeg[]
}

const header = [
  'trip',
  'description',
  'starts',
  'ends',
  'leg',
  'type',
  'from',
  'from_country',
  'from_latitude',
  'from_longitude',
  'to',
  'to_country',
  'to_latitude',
  'to_longitude',
  'departs',
  'arrives',
]

/**
 * The file formats for the trips of a person. CSV: a row for each leg, and one for a trip without legs. GeoJSON (RFC
 * 7946): a line for each leg, cut at the antimeridian as the format requires. KML: a folder for each trip. GPX: a route
 * for each trip. iCalendar: an event for each trip that has its own days, and one for each leg with a day. `madeAt` is
 * a timestamp.
 */
export function tripsFormats(title: FileTitle, madeAt: string): Record<ExportFormat, FileFormat<StoredTrip>> {
  const kml = kmlParts(title)
  const gpx = gpxParts(title)
  const calendar = calendarParts(title.name, madeAt)
  const separator = ''
  return {
    csv: { head: csv([header]), passes: [(trip) => [csvRows(rowsOf(trip))]], separator, tail: () => '' },
    geojson: { ...geoJsonParts, passes: [(trip) => featuresOf(trip).map((line) => JSON.stringify(line))] },
    kml: {
      head: `${kml.head}${kmlStyles(legTypes)}`,
      passes: [(trip) => [kmlFolder(exportedTrip(trip))]],
      separator,
      tail: () => kml.tail,
    },
    gpx: {
      head: gpx.head,
      passes: [(trip) => [gpxWaypoints(exportedTrip(trip))], (trip) => [gpxRoutes(exportedTrip(trip))]],
      separator,
      tail: () => gpx.tail,
    },
    ics: {
      head: calendar.head,
      passes: [(trip) => eventsOf(trip).map(calendar.entry)],
      separator,
      tail: () => calendar.tail,
    },
  }
}

const cellsOf = (place: ExportedEnd | undefined): Cell[] =>
  place ? [place.name, place.country, place.latitude, place.longitude] : ['', '', '', '']

function rowsOf({ name, description, starts, ends, legs }: StoredTrip): Cell[][] {
  const trip: Cell[] = [name, description, starts, ends]
  if (legs.length === 0) return [[...trip, '', '', ...cellsOf(undefined), ...cellsOf(undefined), '', '']]
  return legs.map(({ type, from, to, departs, arrives }, index) => [
    ...trip,
    index + 1,
    type,
    ...cellsOf(from),
    ...cellsOf(to),
    departs,
    arrives,
  ])
}

const featuresOf = ({ id: trip, name, starts, ends, legs }: StoredTrip) =>
  legs.flatMap(({ id, type, from, to, departs, arrives }, index) => {
    if (!from || !to || !hasCoordinates(from) || !hasCoordinates(to)) return []
    const properties = { trip, name, starts, ends, leg: index + 1, type, departs, arrives }
    return [
      {
        type: 'Feature',
        id,
        geometry: lineBetween(from, to),
        properties: { ...properties, from: from.name, to: to.name },
      },
    ]
  })

type Point = [longitude: number, latitude: number]

const lineBetween = (from: ExportedEnd, to: ExportedEnd) => {
  const [start, end]: [Point, Point] = [
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  ]
  const eastward = end[0] - start[0]
  if (Math.abs(eastward) <= 180) return { type: 'LineString', coordinates: [start, end] }
  // The shorter way crosses the antimeridian: one line from the start to its side of it, one from the other side to the
  // end.
  const side = eastward < 0 ? 180 : -180
  const part = (side - start[0]) / (eastward + 2 * side)
  const latitude = start[1] + part * (end[1] - start[1])
  return {
    type: 'MultiLineString',
    coordinates: [
      [start, [side, latitude]],
      [[-side, latitude], end],
    ],
  }
}

function eventsOf({ id, name, starts, ends, legs }: StoredTrip): CalendarEvent[] {
  const [firstDay, lastDay] = [starts === '' ? ends : starts, ends === '' ? starts : ends]
  const whole = firstDay === '' ? [] : [{ id, title: name, firstDay, lastDay }]
  const ofLegs = legs.flatMap((leg) => {
    const firstDay = leg.departs === '' ? leg.arrives : leg.departs
    if (firstDay === '') return []
    return [
      { id: leg.id, title: titleOf(leg), firstDay, lastDay: leg.arrives === '' ? firstDay : leg.arrives },
    ]
  })
  return [...whole, ...ofLegs]
}

const titleOf = ({ type, from, to }: ExportedLeg) => `${from?.name ?? ''} – ${to?.name ?? ''} (${type})`

/** The stops of a trip: the end of a leg and the start of the next one are one stop when they are the same city. */
const exportedTrip = ({ name, description, legs }: StoredTrip): ExportedTrip => {
  const stops: ExportedTrip['stops'][number][] = []
  const joined: ExportedTrip['legs'][number][] = []
  let last: string | undefined
  for (const leg of legs) {
    if (stops.length > 0 && (last === undefined || last !== leg.from?.id))
      joined.push({ type: 'gap', name: '' })
    if (stops.length === 0 || joined.at(-1)?.type === 'gap') stops.push(stopOf(leg.from, leg.departs))
    stops.push(stopOf(leg.to, leg.arrives))
    joined.push({ type: leg.type, name: titleOf(leg) })
    last = leg.to?.id
  }
  return { name, description, stops, legs: joined }
}

const stopOf = (place: ExportedEnd | undefined, day: string) => ({
  name: place?.name ?? '',
  note: day,
  latitude: place?.latitude ?? 0,
  longitude: place?.longitude ?? 0,
})
