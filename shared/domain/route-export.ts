import { ways } from './ways.ts'
import { hasCoordinates } from './coordinates.ts'
import type { LegType } from '#shared/collections/travel-items.ts'

/** A stop of a trip in an exported file. */
export interface ExportedStop {
  name: string
  /** The description of the stop, such as its days; can be "". */
  note: string
  latitude: number
  longitude: number
}

export interface ExportedTrip {
  name: string
  description: string
  /** In the order of the trip. The files omit stops without coordinates. */
  stops: readonly ExportedStop[]
  /** The leg at index n goes from stop n to stop n + 1. The files omit legs of type "gap". */
  legs: readonly { type: LegType | 'gap'; name: string }[]
}

/** The name and the description of a file. */
export interface FileTitle {
  name: string
  description: string
}

/**
 * A GPX 1.1 file: a waypoint for each stop, and a route for each sequence of stops that legs join.
 * Source: https://www.topografix.com/GPX/1/1/
 */
export function gpxFile(trip: ExportedTrip): string {
  const { head, tail } = gpxParts(trip)
  return `${head}${gpxWaypoints(trip)}${gpxRoutes(trip)}${tail}`
}

/** The waypoints of a trip, a line each. In a file, all waypoints stand before all routes. */
export const gpxWaypoints = ({ stops }: ExportedTrip): string =>
  lines(stops.filter(hasCoordinates).map((stop) => gpxPoint('wpt', stop)))

/** The routes of a trip, a line for each element. */
export const gpxRoutes = ({ name, stops, legs }: ExportedTrip): string =>
  lines(
    joinedStops(stops, legs).flatMap((sequence) => [
      `<rte><name>${xmlText(name)}</name>`,
      ...sequence.map((stop) => gpxPoint('rtept', stop)),
      '</rte>',
    ]),
  )

/** What is before and after the elements of a GPX file. */
export const gpxParts = ({ name, description }: FileTitle) => ({
  head: lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="Waymark">',
    `<metadata><name>${xmlText(name)}</name><desc>${xmlText(description)}</desc></metadata>`,
  ]),
  tail: lines(['</gpx>']),
})

/** A point of a GPX file; `type` is its classification. */
export const gpxPoint = (element: 'wpt' | 'rtept', stop: ExportedStop, type = '') =>
  `<${element} lat="${degrees(stop.latitude)}" lon="${degrees(stop.longitude)}"><name>${xmlText(stop.name)}</name>` +
  `${stop.note === '' ? '' : `<desc>${xmlText(stop.note)}</desc>`}${type === '' ? '' : `<type>${xmlText(type)}</type>`}</${element}>`

/**
 * A KML 2.2 file: a placemark for each stop, and a line for each leg in the colour of its transport, which follows
 * the great circle. Source: https://docs.ogc.org/is/07-147r2/07-147r2.html
 */
export function kmlFile(trip: ExportedTrip): string {
  const { head, tail } = kmlParts(trip)
  const used = new Set(trip.legs.flatMap(({ type }) => (type === 'gap' ? [] : type)))
  return `${head}${kmlStyles([...used])}${lines(placemarks(trip))}${tail}`
}

/** The folder of a trip in a KML file of several trips. */
export const kmlFolder = (trip: ExportedTrip): string =>
  lines([
    `<Folder><name>${xmlText(trip.name)}</name><description>${xmlText(trip.description)}</description>`,
    ...placemarks(trip),
    '</Folder>',
  ])

/** What is before and after the elements of a KML file. */
export const kmlParts = ({ name, description }: FileTitle) => ({
  head: lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    `<name>${xmlText(name)}</name><description>${xmlText(description)}</description>`,
  ]),
  tail: lines(['</Document></kml>']),
})

/** A placemark of a KML file; `time` is the element with its dates, or "". */
export const kmlPoint = (stop: ExportedStop, time = '') =>
  `<Placemark><name>${xmlText(stop.name)}</name><description>${xmlText(stop.note)}</description>${time}` +
  `<Point>${kmlCoordinates(stop)}</Point></Placemark>`

const kmlCoordinates = (...points: readonly ExportedStop[]) =>
  `<coordinates>${points.map((stop) => `${degrees(stop.longitude)},${degrees(stop.latitude)}`).join(' ')}</coordinates>`

/** The colours of the lines of these types, which stand before the lines. */
export const kmlStyles = (types: readonly LegType[]): string =>
  lines(
    types.map(
      (type) =>
        `<Style id="${type}"><LineStyle><color>${kmlColor(type)}</color><width>3</width></LineStyle></Style>`,
    ),
  )

const placemarks = ({ stops, legs }: ExportedTrip) => [
  ...stops.filter(hasCoordinates).map((stop) => kmlPoint(stop)),
  ...legs.flatMap((leg, index) => {
    const [from, to] = [stops[index], stops[index + 1]]
    if (leg.type === 'gap' || !from || !to || !hasCoordinates(from) || !hasCoordinates(to)) return []
    return [
      `<Placemark><name>${xmlText(leg.name)}</name><styleUrl>#${leg.type}</styleUrl>` +
        `<LineString><tessellate>1</tessellate>${kmlCoordinates(from, to)}</LineString></Placemark>`,
    ]
  }),
]

/** The line colour of the trip map's light theme, in KML's order: alpha, blue, green, red. */
const kmlColor = (type: LegType) =>
  ways[type].ink.light.replace(/^#(..)(..)(..)$/, (_, red: string, green: string, blue: string) =>
    ['ff', blue, green, red].join(''),
  )

/** The longest sequences of at least two stops without a gap and without a stop of unknown coordinates. */
const joinedStops = (stops: ExportedTrip['stops'], legs: ExportedTrip['legs']) => {
  const found: ExportedStop[][] = [[]]
  for (const [index, stop] of stops.entries()) {
    if (legs[index - 1]?.type === 'gap' || !hasCoordinates(stop)) found.push([])
    if (hasCoordinates(stop)) found.at(-1)?.push(stop)
  }
  return found.filter(({ length }) => length > 1)
}

/** Six decimals are exact to about 0.1 m. */
const degrees = (value: number) => String(Math.round(value * 1e6) / 1e6)

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes a text for XML 1.0, which allows no control characters except tab and line breaks, and no lone surrogates. */
export const xmlText = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? '')

const lines = (parts: readonly string[]) => parts.map((part) => `${part}\n`).join('')
