import type { ExportFormat } from '#shared/export-formats.ts'
import { calendarParts } from './calendar-export.ts'
import { type Cell, csv, csvRows } from './csv.ts'
import { type FileFormat, geoJsonParts } from './file-format.ts'
import { precisionOf, withoutAbout } from './ledger/partial-date.ts'
import { type FileTitle, gpxParts, gpxPoint, kmlParts, kmlPoint, xmlText } from './route-export.ts'

/** A stay or a wish in an exported file. Its dates are partial dates: see ./ledger/partial-date.ts. */
export interface ExportedPlace {
  /** The id of the stay or of the wish. */
  id: string
  kind: 'visited' | 'lived' | 'transit' | 'wish'
  /** The id of the city. */
  city: string
  name: string
  state: string
  country: string
  iso2: string
  latitude: number
  longitude: number
  start: string
  end: string
  note: string
  /** The name of the trip that the stay belongs to, or "". */
  trip: string
}

const columns = [
  'kind',
  'name',
  'state',
  'country',
  'iso2',
  'latitude',
  'longitude',
  'start',
  'end',
  'note',
  'trip',
  'city',
] as const satisfies (keyof ExportedPlace)[]

/**
 * The file formats for the stays and wishes of a person. CSV: a table. GeoJSON (RFC 7946): a point each, with all data
 * as properties. KML: a folder for each kind; the places must be sorted by kind. GPX: a waypoint each, whose type is
 * the kind and whose description begins with the days. iCalendar: the stays that begin on a known day; the kind is the
 * category, the note is the description, and a stay without an end lasts one day. `madeAt` is a timestamp.
 */
export function mapFormats(
  title: FileTitle,
  madeAt: string,
): Record<ExportFormat, FileFormat<ExportedPlace>> {
  const kml = kmlParts(title)
  const gpx = gpxParts(title)
  const calendar = calendarParts(title.name, madeAt)
  return {
    csv: {
      head: csv([[...columns]]),
      passes: [(place) => [csvRows([columns.map((column): Cell => place[column])])]],
      separator: '',
      tail: () => '',
    },
    geojson: {
      ...geoJsonParts,
      passes: [
        ({ id, latitude, longitude, ...properties }) => [
          JSON.stringify({
            type: 'Feature',
            id,
            geometry: { type: 'Point', coordinates: [longitude, latitude] },
            properties,
          }),
        ],
      ],
    },
    kml: {
      head: kml.head,
      passes: [
        (place, before) => {
          const end = before ? '</Folder>\n' : ''
          const folder =
            before?.kind === place.kind ? '' : `${end}<Folder><name>${xmlText(place.kind)}</name>\n`
          return [`${folder}${kmlPoint(stopOf(place), spanOf(place))}\n`]
        },
      ],
      separator: '',
      tail: (last) => `${last ? '</Folder>\n' : ''}${kml.tail}`,
    },
    gpx: {
      head: gpx.head,
      passes: [(place) => [`${gpxPoint('wpt', stopOf(place), place.kind)}\n`]],
      separator: '',
      tail: () => gpx.tail,
    },
    ics: {
      head: calendar.head,
      passes: [(place) => eventsOf(place).map(calendar.entry)],
      separator: '',
      tail: () => calendar.tail,
    },
  }
}

const eventsOf = ({ id, kind, name, country, latitude, longitude, start, end, note }: ExportedPlace) =>
  kind === 'wish' || precisionOf(start) !== 'day'
    ? []
    : [
        {
          id,
          title: country === '' ? name : `${name}, ${country}`,
          firstDay: withoutAbout(start),
          lastDay: precisionOf(end) === 'day' ? withoutAbout(end) : withoutAbout(start),
          category: kind,
          description: note,
          position: { latitude, longitude },
        },
      ]

/** Partial dates as an interval of EDTF: "2019-05-03/2019-05-09", "2019-05", "../2019" until 2019. */
const daysOf = ({ start, end }: ExportedPlace) => {
  if (end === '') return start
  return `${start === '' ? '..' : start}/${end}`
}

const stopOf = (place: ExportedPlace) => ({
  name: place.name,
  note: [daysOf(place), place.note].filter((part) => part !== '').join('\n'),
  latitude: place.latitude,
  longitude: place.longitude,
})

/** KML's times may be a year or a month. */
const spanOf = ({ start, end }: ExportedPlace) => {
  const [begin, last] = [withoutAbout(start), withoutAbout(end === '' ? start : end)]
  if (last === '') return ''
  return `<TimeSpan>${begin === '' ? '' : `<begin>${begin}</begin>`}<end>${last}</end></TimeSpan>`
}
