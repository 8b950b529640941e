import { hasCoordinates } from './coordinates.ts'
import type { LegType } from '#shared/collections/travel-items.ts'

/** A stop of a trip in an exported file. */
interface ExportedStop {
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

/**
 * A GPX 1.1 file: a waypoint for each stop, and a route for each sequence of stops that legs join.
 * Source: https://www.topografix.com/GPX/1/1/
 */
export const gpxFile = ({ name, description, stops, legs }: ExportedTrip): string => {
  const point = (element: 'wpt' | 'rtept', stop: ExportedStop) =>
    `<${element} lat="${degrees(stop.latitude)}" lon="${degrees(stop.longitude)}"><name>${escaped(stop.name)}</name>` +
    `${stop.note === '' ? '' : `<desc>${escaped(stop.note)}</desc>`}</${element}>`
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="Waymark">',
    `<metadata><name>${escaped(name)}</name><desc>${escaped(description)}</desc></metadata>`,
    ...stops.filter(hasCoordinates).map((stop) => point('wpt', stop)),
    ...joinedStops(stops, legs).flatMap((sequence) => [
      `<rte><name>${escaped(name)}</name>`,
      ...sequence.map((stop) => point('rtept', stop)),
      '</rte>',
    ]),
    '</gpx>',
  ])
}

/**
 * A KML 2.2 file: a placemark for each stop, and a line for each leg in the colour of its transport, which follows
 * the great circle. Source: https://docs.ogc.org/is/07-147r2/07-147r2.html
 */
export const kmlFile = ({ name, description, stops, legs }: ExportedTrip): string => {
  const coordinates = (...points: readonly ExportedStop[]) =>
    `<coordinates>${points.map((stop) => `${degrees(stop.longitude)},${degrees(stop.latitude)}`).join(' ')}</coordinates>`
  const types = [...new Set(legs.map(({ type }) => type))].filter((type) => type !== 'gap')
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    `<name>${escaped(name)}</name><description>${escaped(description)}</description>`,
    ...types.map(
      (type) =>
        `<Style id="${type}"><LineStyle><color>${kmlColors[type]}</color><width>3</width></LineStyle></Style>`,
    ),
    ...stops
      .filter(hasCoordinates)
      .map(
        (stop) =>
          `<Placemark><name>${escaped(stop.name)}</name><description>${escaped(stop.note)}</description>` +
          `<Point>${coordinates(stop)}</Point></Placemark>`,
      ),
    ...legs.flatMap((leg, index) => {
      const [from, to] = [stops[index], stops[index + 1]]
      if (leg.type === 'gap' || !from || !to || !hasCoordinates(from) || !hasCoordinates(to)) return []
      return [
        `<Placemark><name>${escaped(leg.name)}</name><styleUrl>#${leg.type}</styleUrl>` +
          `<LineString><tessellate>1</tessellate>${coordinates(from, to)}</LineString></Placemark>`,
      ]
    }),
    '</Document></kml>',
  ])
}

/** The line colours of the trip map's light theme, in KML's order: alpha, blue, green, red. */
const kmlColors: Record<LegType, string> = {
  plane: 'ffb85924',
  train: 'ff48781f',
  bus: 'ff0062a0',
  car: 'ff2735bc',
}

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
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? '')

const lines = (parts: readonly string[]) => parts.map((part) => `${part}\n`).join('')
