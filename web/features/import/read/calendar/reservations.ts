import { isoDate } from '#web/features/import/read/dates.ts'
import type { FoundPlace, FoundRide, Place, When } from '#web/features/import/read/found.ts'
import { airportOf, flightNumber } from '#web/features/import/read/flights/airport-code.ts'
import { parsed } from '#web/features/import/read/json-items.ts'
import { listOf, membersOf, plainText, positionOf } from '#web/features/import/read/values.ts'
import { stationCity } from './journeys.ts'

type Members = Readonly<Record<string, unknown>>

/** What the reservations of an event tell. */
export interface Reservations {
  rides: Omit<FoundRide, 'row'>[]
  places: Omit<FoundPlace, 'row'>[]
}

/** The reservations that KDE Itinerary writes into events, as schema.org names them. */
export const reservationsOf = (json: string): Reservations => {
  const value = parsed(json)
  const found: Reservations = { rides: [], places: [] }
  for (const item of Array.isArray(value) ? listOf(value) : [value]) {
    const reservation = membersOf(item)
    if (/cancel/i.test(plainText(reservation['reservationStatus']))) continue
    const of = membersOf(reservation['reservationFor'])
    switch (plainText(reservation['@type'])) {
      case 'FlightReservation':
        tellRide(found, of, 'plane', 'Airport')
        break
      case 'TrainReservation':
        tellRide(found, of, 'train', 'Station')
        break
      case 'BusReservation':
        tellRide(found, of, 'bus', 'BusStop')
        break
      case 'LodgingReservation':
        tellLodging(found, reservation, of)
        break
      default:
    }
  }
  return found
}

const tellRide = (found: Reservations, ride: Members, type: FoundRide['type'], kind: string) => {
  const from = endOf(membersOf(ride[`departure${kind}`]), type)
  const to = endOf(membersOf(ride[`arrival${kind}`]), type)
  const depart = timeOf(ride['departureTime'] ?? ride['departureDay'])
  const arrive = timeOf(ride['arrivalTime'])
  const number =
    type === 'plane'
      ? flightNumber(plainText(membersOf(ride['airline'])['iataCode']), plainText(ride['flightNumber']))
      : plainText(ride['trainNumber'] ?? ride['busNumber']).slice(0, 20)
  if (from !== undefined && to !== undefined)
    found.rides.push({
      type,
      from,
      to,
      ...(depart && { depart }),
      ...(arrive && { arrive }),
      ...(number !== undefined && number !== '' && { number }),
    })
}

const tellLodging = (found: Reservations, reservation: Members, hotel: Members) => {
  const address = membersOf(hotel['address'])
  const geo = membersOf(hotel['geo'])
  const [name, city] = [
    plainText(hotel['name']).slice(0, 80),
    plainText(address['addressLocality']).slice(0, 200),
  ]
  const position = positionOf(geo['latitude'], geo['longitude'])
  const country = plainText(address['addressCountry']).slice(0, 200)
  const place: Place | undefined =
    position ?? (city === '' ? undefined : { name: city, ...(country !== '' && { country }) })
  const [start, end] = [timeOf(reservation['checkinTime']), timeOf(reservation['checkoutTime'])]
  if (place !== undefined && start !== undefined)
    found.places.push({
      is: 'stay',
      place,
      start,
      ...(end && { end }),
      sure: 0.7,
      why: { by: 'lodging', ...(name !== '' && { text: name }) },
    })
}

const endOf = (end: Members, type: FoundRide['type']): Place | undefined => {
  const airport = type === 'plane' ? airportOf(plainText(end['iataCode'])) : undefined
  if (airport !== undefined) return airport
  const geo = membersOf(end['geo'])
  const name = plainText(end['name']).slice(0, 200)
  const position = positionOf(geo['latitude'], geo['longitude'])
  if (position !== undefined) return { ...position, ...(name !== '' && { name }) }
  return name === '' ? undefined : { name: stationCity(name) }
}

/** A text, or a value with its zone, which is the zone of the place. */
const timeOf = (value: unknown): When | undefined =>
  isoDate(typeof value === 'string' ? value : plainText(membersOf(value)['@value']))
