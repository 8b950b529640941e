import { calendarFile } from './calendar-export.ts'
import { type Cell, csv } from './csv.ts'
import { precisionOf, withoutAbout } from './ledger/partial-date.ts'
import { type FileTitle, gpxDocument, gpxPoint, kmlDocument, kmlPoint, xmlText } from './route-export.ts'

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

/** The map as a table: a row for each stay and wish. */
export const mapCsv = (places: readonly ExportedPlace[]): string =>
  csv([[...columns], ...places.map((place): Cell[] => columns.map((column) => place[column]))])

/** The map as GeoJSON (RFC 7946): a point for each stay and wish, with all that is known as its properties. */
export const mapGeoJson = (places: readonly ExportedPlace[]): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: places.map(({ id, latitude, longitude, ...properties }) => ({
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties,
    })),
  })

/** The map as KML: a folder for each kind, and in it a placemark for each stay with the span of its days. */
export const mapKml = (title: FileTitle, places: readonly ExportedPlace[]): string =>
  kmlDocument(
    title,
    [...Map.groupBy(places, ({ kind }) => kind)].flatMap(([kind, ofKind]) => [
      `<Folder><name>${xmlText(kind)}</name>`,
      ...ofKind.map((place) => kmlPoint(stopOf(place), spanOf(place))),
      '</Folder>',
    ]),
  )

/** The map as GPX: a waypoint for each stay and wish, whose type is the kind and whose description begins with the days. */
export const mapGpx = (title: FileTitle, places: readonly ExportedPlace[]): string =>
  gpxDocument(
    title,
    places.map((place) => gpxPoint('wpt', stopOf(place), place.kind)),
  )

/**
 * The stays that begin on a known day as a calendar: the kind is the category, the note the description. A stay without an
 * end is one day.
 */
export const mapCalendar = (name: string, places: readonly ExportedPlace[], madeAt: string): string =>
  calendarFile(
    name,
    places
      .filter(({ kind, start }) => kind !== 'wish' && precisionOf(start) === 'day')
      .map(({ id, kind, name, country, latitude, longitude, start, end, note }) => ({
        id,
        title: country === '' ? name : `${name}, ${country}`,
        firstDay: withoutAbout(start),
        lastDay: precisionOf(end) === 'day' ? withoutAbout(end) : withoutAbout(start),
        category: kind,
        description: note,
        position: { latitude, longitude },
      })),
    madeAt,
  )

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
