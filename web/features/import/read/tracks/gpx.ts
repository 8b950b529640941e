import type { Format, FoundPlace, Sink } from '#web/features/import/read/found.ts'
import { datedNote, isOwnKind, ownStay } from '#web/features/import/read/own-stays.ts'
import { datesOfDescription } from '#web/features/import/read/plain/dates-of-description.ts'
import type { Position } from '#web/features/import/read/values.ts'
import { instantOf, localTimeOf, positionOf, textOf } from '#web/features/import/read/values.ts'
import { namesJourney, senseOfTitle } from '#web/features/import/read/words/senses.ts'
import { readXml } from '#web/features/import/read/xml.ts'
import type { Zones } from '#web/features/import/read/zones.ts'
import { loadZones } from '#web/features/import/read/zones.ts'

interface GpxPoint {
  position: Position | undefined
  row: number
  time: string
  name: string
  visited: string
  description: string
  type: string
}

const pointNames = ['trkpt', 'wpt', 'rtept']
/** Apps in which a waypoint is a place that somebody saved, at the time of saving. */
const ofFavourites =
  /nextcloud|osmand|organic ?maps|maps\.me|guru ?maps|google|komoot|here wego|magic earth|locus/i

const instantAt = (text: string, position: Position, zones: Zones): number | undefined => {
  const local = localTimeOf(text)
  return local === undefined ? instantOf(text) : zones.instant(local, position.latitude, position.longitude)
}

/** Tells what GPX elements say, and counts points of tracks without a time. */
class GpxTeller {
  private readonly sink: Sink
  private readonly zones: Zones
  private device = 'gpx'
  private route: Pick<FoundPlace, 'start' | 'place' | 'row'>[] = []
  untimed = 0

  constructor(sink: Sink, zones: Zones) {
    this.sink = sink
    this.zones = zones
  }

  from(creator: string | undefined) {
    if (creator !== undefined) this.device = `gpx ${creator.slice(0, 60)}`
  }

  tell(kind: string, point: GpxPoint) {
    const { position, row, time, name, visited } = point
    if (position === undefined) {
      this.sink.problem({ code: 'badPosition', row })
      return
    }
    const named = textOf(name)
    const place = { ...position, ...(named === undefined ? {} : { name: named }) }
    if (kind === 'trkpt') {
      const instant = instantAt(time, position, this.zones)
      if (instant === undefined) this.untimed += 1
      else this.sink.point(instant, position.latitude, position.longitude, 0, this.device)
    } else if (kind === 'rtept') {
      const instant = instantAt(time, position, this.zones)
      this.route.push({ place, row, ...(instant !== undefined && { start: { instant } }) })
    } else if (isOwnKind(point.type))
      this.sink.place(ownStay({ kind: point.type, place, row, ...datedNote(point.description) }))
    else {
      // OsmAnd has a date of a visit. Devices mark waypoints where they are; apps for favourites anywhere.
      const marked = ofFavourites.test(this.device) && !namesJourney(point.type) ? '' : time
      const instant = instantAt(visited === '' ? marked : visited, position, this.zones)
      const dates = instant === undefined ? datesOfDescription(point.description) : undefined
      const sense = senseOfTitle(point.type)
      if (dates !== undefined && sense !== 'wish')
        this.sink.place({ is: 'stay', place, ...dates, sure: 0.8, why: { by: 'list' }, row })
      else if (instant === undefined || sense === 'wish')
        this.sink.place({ is: 'wish', place, sure: 0, why: { by: 'list' }, row })
      else
        this.sink.place({
          is: 'moment',
          place,
          start: { instant },
          sure: 0.7,
          why: { by: 'list' },
          row,
        })
    }
  }

  /**
   * The named points of a route, else its two ends. A route is planned, so that they are wishes, but for those that have
   * the time at which somebody was there.
   */
  endRoute() {
    const named = this.route.filter(({ place }) => 'name' in place)
    const ends = this.route.filter((_, index) => index === 0 || index === this.route.length - 1)
    for (const point of named.length > 0 ? named : ends)
      if (point.start === undefined) this.sink.place({ is: 'wish', ...point, sure: 0, why: { by: 'list' } })
      else this.sink.place({ is: 'step', ...point, sure: 0.6, why: { by: 'step' } })
    this.route = []
  }
}

/** GPX: tracks, waypoints (favourites of OsmAnd and Nextcloud Maps) and routes. */
export const gpx: Format = {
  id: 'gpx',
  fits: ({ root }) => root === 'gpx',
  async read(file, sink, signal) {
    const teller = new GpxTeller(sink, await loadZones())
    let point: GpxPoint | undefined
    await readXml(file, sink, signal, {
      open({ name, attributes, row }) {
        if (name === 'gpx') teller.from(attributes['creator'])
        else if (pointNames.includes(name))
          point = {
            position: positionOf(attributes['lat'], attributes['lon']),
            row,
            time: '',
            name: '',
            visited: '',
            description: '',
            type: '',
          }
      },
      close(name, text) {
        if (name === 'rte') teller.endRoute()
        if (point === undefined) return
        if (name === 'time') point.time = text
        else if (name === 'name') point.name = text
        else if (name === 'desc') point.description = text
        else if (name === 'type') point.type = text
        else if (name === 'visited_date') point.visited = text
        else if (pointNames.includes(name)) {
          teller.tell(name, point)
          point = undefined
        }
      },
    })
    if (teller.untimed > 0) sink.problem({ code: 'noDate', count: teller.untimed })
  },
}
