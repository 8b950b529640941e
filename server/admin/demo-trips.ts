import { newId } from '#server/db/new-id.ts'
import type { LegType } from '#shared/collections/travel-items.ts'
import { timestampOfDay } from '#shared/domain/day.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { isTripOver, staysOfTrip } from '#shared/domain/ledger/stays-of-trip.ts'

/** GeoNames ids of cities. */
const cities = {
  edinburgh: 2650225,
  paris: 2988507,
  athens: 264371,
  istanbul: 745044,
  tokyo: 1850147,
  kyoto: 1857910,
  hiroshima: 1862415,
  kanazawa: 1860243,
  quito: 3652462,
  lima: 3936456,
  laPaz: 3911925,
  santiago: 3871336,
}
type City = keyof typeof cities

interface DemoTrip {
  name: string
  description: string
  /** The first and the last day. */
  days: readonly [starts: string, ends: string]
  from: City
  legs: readonly (readonly [type: LegType, to: City, day: string])[]
  /** The notes of its stays by city. Without it, its stops were not turned into stays. */
  notes?: Readonly<Partial<Record<City, string>>>
}

const demoTrips: readonly DemoTrip[] = [
  {
    name: 'Edinburgh to the Bosphorus',
    description: 'South through France, across to Athens, then along the Aegean coast.',
    days: ['2027-05-06', '2027-05-18'],
    from: 'edinburgh',
    legs: [
      ['train', 'paris', '2027-05-08'],
      ['plane', 'athens', '2027-05-12'],
      ['bus', 'istanbul', '2027-05-15'],
    ],
  },
  {
    name: 'Honshu in spring',
    description: 'By train, with the cherry blossom moving north as we move south.',
    days: ['2026-04-01', '2026-04-12'],
    from: 'tokyo',
    legs: [
      ['train', 'kanazawa', '2026-04-03'],
      ['train', 'kyoto', '2026-04-06'],
      ['train', 'hiroshima', '2026-04-10'],
    ],
    notes: { kyoto: 'Cherry blossom on the 8th, snow on the 9th' },
  },
  {
    name: 'Down the Andes',
    description: '',
    days: ['2025-01-31', '2025-02-14'],
    from: 'quito',
    legs: [
      ['plane', 'lima', '2025-02-02'],
      ['bus', 'laPaz', '2025-02-06'],
      ['car', 'santiago', '2025-02-12'],
    ],
  },
]

interface Call {
  method: 'POST' | 'PATCH'
  url: string
  body: Record<string, unknown>
}

/**
 * The API requests of the planner that create three trips for a user. The trip listed first is created last. A trip
 * with `notes` that is over on `today` has its stays.
 */
export const demoTripCalls = (user: string, today: string): Call[] =>
  demoTrips.toReversed().flatMap((trip) => tripCalls(trip, user, today))

/** The GeoNames ids of the cities of the trip in Japan. */
export const demoCitiesOfJapan = [cities.tokyo, cities.kanazawa, cities.kyoto, cities.hiroshima]

function tripCalls(
  { name, description, days, from, legs, notes }: DemoTrip,
  user: string,
  today: string,
): Call[] {
  const trip = newId()
  const [starts, ends] = days.map(timestampOfDay)
  const stops = [from, ...legs.map(([, to]) => to)]
  const records = legs.map(([type, to, day], order) => ({
    id: newId(),
    from: cityId(cities[stops[order] ?? from]),
    to: cityId(cities[to]),
    type,
    start_date: timestampOfDay(day),
    arrival_date: timestampOfDay(day),
    order,
    user,
    trip,
  }))
  const itinerary = {
    stops: stops.map((city) => ({ id: city, city: cityId(cities[city]) })),
    legs: legs.map(([type, to, day]) => ({ id: to, type, startDay: day, arrivalDay: day })),
  }
  const own = { starts: days[0], ends: days[1] }
  const stays = isTripOver(itinerary, own, today) ? staysOfTrip(trip, itinerary, own) : []
  return [
    {
      method: 'POST',
      url: '/api/collections/trip/records',
      body: { id: trip, name, description, starts, ends, user, travel_items: [] },
    },
    ...records.map((body): Call => ({ method: 'POST', url: '/api/collections/travel_item/records', body })),
    {
      method: 'PATCH',
      url: `/api/collections/trip/records/${trip}`,
      body: { travel_items: records.map(({ id }) => id) },
    },
    ...(notes ? stays : []).map((stay, index): Call => ({
      method: 'POST',
      url: '/api/collections/stay/records',
      body: { ...stay, note: notes?.[stops[index] ?? from] ?? '', user, trip, source: 'trip' },
    })),
  ]
}
