import { addDays, isDay } from '#shared/domain/day.ts'
import { isoDate, withoutTime, writtenDay } from '#web/features/import/read/dates.ts'
import type { Format, FoundPlace, Place, Sink, When } from '#web/features/import/read/found.ts'
import { isOwnKind, ownStay } from '#web/features/import/read/own-stays.ts'
import { positionOf } from '#web/features/import/read/values.ts'
import { limits } from '#web/features/import/read/limits.ts'
import { countryCodeOf } from '#web/features/import/read/plain/countries.ts'
import { isCancelled as saysCancelled } from '#web/features/import/read/words/senses.ts'
import { instantAt, isZone } from '#web/features/import/read/zone-time.ts'
import { type IcsEvent, icsEvents, icsText, type IcsProperty } from './ics-events.ts'
import { journeyOf, placeOfLocation } from './journeys.ts'
import { placesOfTitle } from './journey-titles.ts'
import { reservationsOf } from './reservations.ts'

/** How certain an event of a calendar is, because plans change. */
const sure = { ride: 0.6, trip: 0.7, lodging: 0.7, sentence: 0.5, moment: 0.4 } as const

/** iCalendar, as TripIt, airlines, hotels, KDE Itinerary and this app write it. */
export const ics: Format = {
  id: 'ics',
  fits: ({ is, text }) => is === 'text' && /^\s*BEGIN:VCALENDAR/i.test(text),
  async read(file, sink, signal) {
    tellEvents(await file.text(limits.wholeTextBytes), sink, signal)
  },
}

/** Tells the events of a calendar. */
export const tellEvents = (text: string, sink: Sink, signal?: AbortSignal) => {
  const checkIns = new Map<string, FoundPlace>()
  let others = 0
  let count = 0
  for (const event of icsEvents(text)) {
    count += 1
    if (count % 500 === 0) signal?.throwIfAborted()
    if (!tell(event, sink, checkIns)) others += 1
  }
  for (const place of checkIns.values()) sink.place(place)
  if (others > 0) sink.problem({ code: 'leftOut', count: others })
}

/** What is read of an event. */
interface Told {
  row: number
  title: string
  location: string
  description: string
  start: When | undefined
  end: When | undefined
  isAllDay: boolean
  isCancelled: boolean
  /** Whether this app has exported it. */
  isOwn: boolean
  position: ReturnType<typeof geoOf>
}

/** False for an event that says nothing of a place. */
const tell = (event: IcsEvent, sink: Sink, checkIns: Map<string, FoundPlace>): boolean => {
  const { row, properties } = event
  const text = (name: string) => icsText(properties.get(name))
  // A meeting of every week is no journey.
  if (properties.has('RRULE')) return false
  const [start, end, isAllDay] = datesOf(properties.get('DTSTART'), properties.get('DTEND'))
  const title = text('SUMMARY').slice(0, 200)
  const told: Told = {
    row,
    title,
    location: text('LOCATION').slice(0, 300),
    description: text('DESCRIPTION'),
    start,
    end,
    isAllDay,
    isCancelled: /^cancelled$/i.test(text('STATUS')) || saysCancelled(title),
    isOwn: isAllDay && text('UID').endsWith('@waymark'),
    position: geoOf(text('GEO')),
  }
  if (!told.isCancelled) {
    if (tellReservations(text('X-KDE-KITINERARY-RESERVATION'), told, sink)) return true
    if (tellOwnStay(text('CATEGORIES'), told, sink)) return true
  }
  return tellEvent(told, properties.has('DTSTART'), sink, checkIns)
}

/** Tells the rides and places of a reservation in KDE's form. False when it has none. */
const tellReservations = (reservation: string, told: Told, sink: Sink): boolean => {
  if (reservation === '') return false
  const { row, start, end, isAllDay } = told
  const { rides, places } = reservationsOf(reservation)
  // The times of the event are those of its only ride.
  const times =
    rides.length === 1 && !isAllDay ? { ...(start && { depart: start }), ...(end && { arrive: end }) } : {}
  for (const ride of rides) sink.ride({ ...(ride.depart === undefined && times), ...ride, row })
  for (const place of places) sink.place({ ...place, row })
  return rides.length + places.length > 0
}

/** Tells a stay that this app has exported. False when it is none. */
const tellOwnStay = (kind: string, told: Told, sink: Sink): boolean => {
  const { row, title, description, start, end, isOwn, position } = told
  if (!isOwn || !start || !('day' in start) || !isOwnKind(kind)) return false
  const named = ownPlace(title)
  const place: Place | undefined = position ? { ...position, name: named?.name ?? title } : named
  if (!place) return false
  const last = end && 'day' in end ? end.day : ''
  sink.place(ownStay({ kind, place, start: start.day, end: last, note: description, row }))
  return true
}

/** Tells a journey, a night in a hotel or an event at a place. False when it is none of them. */
const tellEvent = (told: Told, hasStart: boolean, sink: Sink, checkIns: Map<string, FoundPlace>): boolean => {
  const { row, title, location, start, end, isAllDay, isCancelled, isOwn, position } = told
  const journey = journeyOf(title, location, told.description.slice(0, 2000))
  const own = isOwn ? ownPlace(title) : undefined
  const nights = isOverNights(start, end, isAllDay)
  const [ofTitle, ...others] = nights && location === '' && !isOwn ? placesOfTitle(title) : []
  const place = position ?? placeOfLocation(location) ?? own ?? ofTitle
  const hotel = checkOf(title)
  // A booking over nights names a city and a country; a meeting in a place does not count.
  const isBooking = nights && place !== undefined && 'country' in place
  if (journey === undefined && hotel === undefined && !(place && (isAllDay || position || isBooking)))
    return false
  const problem = (code: 'cancelled' | 'badDate' | 'noDate' | 'noPlace') =>
    sink.problem({ code, row, text: title.slice(0, 80) })
  if (isCancelled) problem('cancelled')
  else if (start === undefined) problem(hasStart ? 'badDate' : 'noDate')
  else if (journey?.from !== undefined)
    sink.ride({
      ...journey,
      from: journey.from,
      depart: start,
      ...(end && !isAllDay && { arrive: end }),
      sure: sure.ride,
      row,
    })
  else if (journey !== undefined)
    sink.place({
      is: 'step',
      place: journey.to,
      start: end ?? start,
      sure: sure.ride,
      why: {
        by: 'flight',
        ...(journey.number !== undefined && { text: journey.number }),
      },
      row,
    })
  else if (place === undefined) problem('noPlace')
  else if (hotel !== undefined) tellHotel(hotel, place, start, told, sink, checkIns)
  else {
    // Hotels are booked from an afternoon to a morning.
    const isTrip = isAllDay || nights
    const found = {
      is: isTrip ? 'step' : 'moment',
      start: isAllDay || !isTrip ? start : withoutTime(start),
      ...(end && isTrip && { end: withoutTime(end) }),
      sure: isTrip ? sure.trip : sure.moment,
      why: {
        by: 'calendar',
        ...(title !== '' && { text: title.slice(0, 80) }),
      },
      row,
      ...(isAllDay && title !== '' && { list: title }),
    } as const
    const isSentence = 'isSentence' in place
    for (const one of place === ofTitle ? [place, ...others] : [place])
      sink.place({ ...found, place: one, ...(isSentence && { said: [], sure: sure.sentence }) })
  }
  return true
}

type HotelCheck = { is: 'in' | 'out'; name: string }

/** Tells a stay in a hotel. One that begins without an end waits in `checkIns` for the event that ends it. */
const tellHotel = (
  hotel: HotelCheck,
  place: Place,
  start: When,
  { row, end, isAllDay }: Told,
  sink: Sink,
  checkIns: Map<string, FoundPlace>,
): void => {
  const checkIn = checkIns.get(hotel.name)
  if (hotel.is === 'out' && checkIn !== undefined) {
    sink.place({ ...checkIn, end: withoutTime(start) })
    checkIns.delete(hotel.name)
    return
  }
  const stay: FoundPlace = {
    is: 'stay',
    place,
    start: withoutTime(start),
    ...(isAllDay && end && { end }),
    sure: sure.lodging,
    why: { by: 'lodging', text: hotel.name.slice(0, 80) },
    row,
  }
  if (checkIn !== undefined) sink.place(checkIn)
  if (hotel.is === 'in' && !('end' in stay)) checkIns.set(hotel.name, stay)
  else sink.place(stay)
}

const dayMs = 86_400_000

/** Whether an event lasts from one day to one of the following 60. */
const isOverNights = (start: When | undefined, end: When | undefined, isAllDay: boolean): boolean => {
  if (isAllDay) return end !== undefined
  const [first, last] = [dayNumber(start), dayNumber(end)]
  return last - first >= 0.5 && Math.floor(last) > Math.floor(first) && last - first <= 60
}

/** Days since 1970 by the clocks there, or of UTC for an instant. */
const dayNumber = (when: When | undefined): number => {
  if (when === undefined) return Number.NaN
  return ('instant' in when ? when.instant : Date.parse(`${when.day}T${when.time ?? '00:00'}Z`)) / dayMs
}

/**
 * The place of a stay that this app exported: its title is the city and the country. The name of a trip is not a place.
 */
const ownPlace = (title: string): { name: string; country: string } | undefined => {
  const comma = title.lastIndexOf(', ')
  const country = title.slice(comma + 2)
  return comma > 0 && countryCodeOf(country) !== undefined
    ? { name: title.slice(0, comma), country }
    : undefined
}

const checkOf = (title: string): HotelCheck | undefined => {
  const [, kind, name] = /^(?:hotel\s+)?check[- ]?(in|out)\b\s*[:–@-]?\s*(.*)$/i.exec(title) ?? []
  if (kind === undefined || name === undefined) return undefined
  return {
    is: kind.toLowerCase() === 'in' ? 'in' : 'out',
    name: name.replace(/^(?:at|to|from|of)\s+/i, '').trim(),
  }
}

const geoOf = (text: string) => {
  const [latitude, longitude] = text.split(/[;,]/)
  return positionOf(latitude, longitude)
}

/**
 * The start and the end of an event, and whether it lasts whole days. The end of whole days is the day after the last.
 * An unknown zone, such as a Windows name, counts as that of the place.
 */
const datesOf = (
  startProperty: IcsProperty | undefined,
  endProperty: IcsProperty | undefined,
): [When | undefined, When | undefined, boolean] => {
  const start = dateOf(startProperty)
  const end = dateOf(endProperty)
  const [first, next] = [writtenDay(start) ?? '', writtenDay(end) ?? '']
  const isAllDay = /^\d{8}$/.test(startProperty?.value.trim() ?? '')
  if (!isAllDay || !isDay(first)) return [start, end, false]
  const last = isDay(next) && next > first ? addDays(next, -1) : first
  return [start, last === first ? undefined : { day: last }, true]
}

const dateOf = (property: IcsProperty | undefined): When | undefined => {
  if (property === undefined) return undefined
  const when = isoDate(property.value)
  const zone = property.parameters['TZID']?.replace(/^\//, '')
  if (when === undefined || 'instant' in when || when.time === undefined) return when
  return zone !== undefined && isZone(zone) ? { instant: instantAt(when.day, when.time, zone) } : when
}
