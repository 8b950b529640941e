import type { Format, Place, Sink, When } from '#web/features/import/read/found.ts'
import { datesOfDescription } from '#web/features/import/read/plain/dates-of-description.ts'
import { senseOfTitle } from '#web/features/import/read/words/senses.ts'
import { datedNote, isOwnKind, ownStay } from '#web/features/import/read/own-stays.ts'
import type { Position } from '#web/features/import/read/values.ts'
import { instantOf, localTimeOf, positionOf, textOf } from '#web/features/import/read/values.ts'
import { readXml } from '#web/features/import/read/xml.ts'
import type { Zones } from '#web/features/import/read/zones.ts'
import { loadZones } from '#web/features/import/read/zones.ts'

/** KML has the longitude first. */
const positionOfKml = (text: string, separator: ',' | ' '): Position | undefined => {
  const [longitude, latitude] = text.slice(0, 200).split(separator === ',' ? /\s*,\s*/ : /\s+/)
  return positionOf(latitude, longitude)
}

/** KML has years, months, days and times, with or without a zone. */
const whenOf = (text: string, position: Position, zones: Zones): When | undefined => {
  if (/^\d{4}(-\d\d){0,2}$/.test(text)) return { day: text }
  const local = localTimeOf(text)
  const instant =
    local === undefined ? instantOf(text) : zones.instant(local, position.latitude, position.longitude)
  return instant === undefined ? undefined : { instant }
}

interface Placemark {
  row: number
  name: string
  description: string
  begin: string
  end: string
  /** Of a TimeStamp. */
  at: string
  position: Position | undefined
  hasPoint: boolean
  hasTrack: boolean
}

const tellPlacemark = (
  { row, name, description, begin, end, at, position, hasPoint, hasTrack }: Placemark,
  list: string | undefined,
  sink: Sink,
  zones: Zones,
) => {
  if (!hasPoint) {
    // Lines and areas. A line with a span of time is a movement between visits.
    if (!hasTrack && begin === '')
      sink.problem({
        code: 'leftOut',
        row,
        ...(name === '' ? {} : { text: name.slice(0, 80) }),
      })
    return
  }
  if (position === undefined) {
    sink.problem({
      code: 'badPosition',
      row,
      ...(name === '' ? {} : { text: name.slice(0, 80) }),
    })
    return
  }
  const named = textOf(name)
  const place: Place = {
    ...position,
    ...(named === undefined ? {} : { name: named }),
  }
  if (list !== undefined && isOwnKind(list)) {
    const dated = datedNote(description)
    const isTold = dated.start !== '' || dated.end !== ''
    const { start, end: last } = isTold ? dated : { start: begin, end: end === begin ? '' : end }
    sink.place(ownStay({ kind: list, place, row, start, end: last, note: dated.note }))
    return
  }
  const start = begin === '' ? undefined : whenOf(begin, position, zones)
  const found = { place, row, ...(list === undefined ? {} : { list }) }
  const sense = senseOfTitle(list ?? '')
  // A TimeSpan is a stay. A TimeStamp with a time is that at which most apps made the bookmark; a day was written.
  const day = /^\d{4}(-\d\d){0,2}$/.test(at)
    ? { start: { day: at } }
    : (datesOfDescription(description) ?? datesOfDescription(name))
  if (start === undefined && sense !== 'wish' && (day !== undefined || sense !== undefined)) {
    const visit = day === undefined ? 'listed' : 'stay'
    sink.place({
      is: sense === 'lived' ? 'lived' : visit,
      ...found,
      ...day,
      sure: 0.8,
      why: { by: 'list' },
    })
  } else if (start === undefined) sink.place({ is: 'wish', ...found, sure: 0, why: { by: 'list' } })
  else {
    const last = end === '' ? undefined : whenOf(end, position, zones)
    if (last === undefined)
      sink.place({
        is: 'moment',
        ...found,
        start,
        sure: 0.6,
        why: { by: 'visit' },
      })
    else if ('instant' in last && 'instant' in start && last.instant < start.instant)
      sink.problem({ code: 'endBeforeStart', row })
    else
      sink.place({
        is: 'stay',
        ...found,
        start,
        end: last,
        sure: 0.8,
        why: { by: 'visit' },
      })
  }
}

/** The points of a gx:Track: first all its times, then all its positions. */
const tellTrack = (times: string[], places: (Position | undefined)[], sink: Sink, zones: Zones) => {
  let untimed = 0
  for (const [index, position] of places.entries()) {
    const when = position === undefined ? undefined : whenOf(times[index] ?? '', position, zones)
    if (position === undefined || when === undefined || !('instant' in when)) untimed += 1
    else sink.point(when.instant, position.latitude, position.longitude, 0, 'kml')
  }
  if (untimed > 0) sink.problem({ code: 'noDate', count: untimed })
}

/** The most points of one track that are kept until its end. */
const mostOfTrack = 1_000_000

/** KML: placemarks with time spans, tracks and bookmarks. A KMZ is a zip of these. */
export const kml: Format = {
  id: 'kml',
  fits: ({ root }) => root === 'kml',
  async read(file, sink, signal) {
    const zones = await loadZones()
    const open: string[] = []
    const lists: (string | undefined)[] = []
    let placemark: Placemark | undefined
    let times: string[] = []
    let places: (Position | undefined)[] = []
    await readXml(file, sink, signal, {
      open({ name, row }) {
        open.push(name)
        if (name === 'Placemark')
          placemark = {
            row,
            name: '',
            description: '',
            begin: '',
            end: '',
            at: '',
            position: undefined,
            hasPoint: false,
            hasTrack: false,
          }
        else if (name === 'Folder' || name === 'Document') lists.push(undefined)
        else if (name === 'Track') {
          ;[times, places] = [[], []]
          if (placemark !== undefined) placemark.hasTrack = true
        }
      },
      close(name, text) {
        open.pop()
        const parent = open.at(-1)
        if (name === 'Folder' || name === 'Document') lists.pop()
        else if (name === 'name' && (parent === 'Folder' || parent === 'Document'))
          lists[lists.length - 1] = textOf(text)
        else if (parent === 'Track') {
          if (places.length >= mostOfTrack || times.length > mostOfTrack) return
          if (name === 'when') times.push(text)
          else if (name === 'coord') places.push(positionOfKml(text, ' '))
        } else if (name === 'Track') tellTrack(times, places, sink, zones)
        if (placemark === undefined) return
        if (name === 'name' && parent === 'Placemark') placemark.name = text
        else if (name === 'description' && parent === 'Placemark') placemark.description = text
        else if (name === 'begin' && parent === 'TimeSpan') placemark.begin = text
        else if (name === 'end' && parent === 'TimeSpan') placemark.end = text
        else if (name === 'when' && parent === 'TimeStamp') placemark.at = text
        else if (name === 'coordinates' && parent === 'Point' && !placemark.hasPoint) {
          placemark.hasPoint = true
          placemark.position = positionOfKml(text, ',')
        } else if (name === 'Placemark') {
          tellPlacemark(
            placemark,
            lists.findLast((list) => list !== undefined),
            sink,
            zones,
          )
          placemark = undefined
        }
      },
    })
  },
}
