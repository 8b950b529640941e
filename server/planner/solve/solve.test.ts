import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#shared/domain/day.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { type Place, tripRequest } from '#shared/trip-request.ts'
import { tripTexts } from '#server/planner/texts.ts'
import { wholeWorld } from '#server/test/whole-world.ts'
import type { World } from '#server/planner/world.ts'
import { faultsOf } from './faults.ts'
import type { Itinerary } from './itinerary.ts'
import { RequestBuilder } from '#server/planner/eval/request-builder.ts'
import { sampleTrips } from '#server/planner/eval/sample-trips.ts'
import { solve } from './solve.ts'

/** A Tuesday. */
const today = '2026-03-10'
const texts = tripTexts({ localNames: new Map() }, 'en')

let world: World
let make: RequestBuilder

beforeAll(async () => {
  world = await wholeWorld()
  make = new RequestBuilder(world)
})

type Wishes = Parameters<RequestBuilder['request']>[0]

function plan(wishes: Wishes, variant = 0): Itinerary {
  const trip = solve(make.request(wishes, variant), world, { today, texts })
  if (!trip) throw new Error('The request names a place, but there is no trip.')
  expect(faultsOf(trip, world)).toEqual([])
  expect(tripRequest.safeParse(trip.request).success).toBe(true)
  return trip
}

const route = ({ legs }: Itinerary) => [legs[0]?.from.name ?? '', ...legs.map(({ to }) => to.name)]
const said = ({ limits }: Itinerary) => limits.map(({ text }) => text).join(' ')
const types = ({ legs }: Itinerary) => legs.map(({ type }) => type)

/** Nights by city: those between its arrivals and departures. */
function nights({ legs, days }: Itinerary): Record<string, number> {
  const found: Record<string, number> = {}
  const add = (name: string, count: number) => (found[name] = (found[name] ?? 0) + count)
  let day = 1
  for (const leg of legs) {
    add(leg.from.name, leg.startDay - day)
    day = leg.arrivalDay
  }
  add(legs.at(-1)?.to.name ?? '', days.length - day)
  return found
}
const daysIn = ({ days }: Itinerary, name: string) => days.filter(({ city }) => city.name === name).length
const countries = ({ legs }: Itinerary) => new Set(legs.flatMap(({ from, to }) => [from.country, to.country]))

describe('length, days and nights', () => {
  it('of N days has N - 1 nights, and the last stop has nights, too', () => {
    const trip = plan([make.visit('Rome IT', 'Florence IT', 'Venice IT'), make.length(9)])
    expect(trip.days).toHaveLength(9)
    const spent = nights(trip)
    expect(Object.values(spent).reduce((sum, count) => sum + count, 0)).toBe(8)
    expect(Math.min(...Object.values(spent))).toBeGreaterThanOrEqual(2)
  })

  it('counts the days of a stop like the list of days', () => {
    const trip = plan([
      make.visit('Rome IT', 'Florence IT'),
      make.order('Rome IT', 'Florence IT'),
      make.days('Rome IT', 3),
      make.days('Florence IT', 2),
      make.length(5),
    ])
    expect([daysIn(trip, 'Rome'), daysIn(trip, 'Florence')]).toEqual([3, 2])
    expect(trip.limits).toEqual([])
  })

  it('takes its length from the stays when none is named', () => {
    const trip = plan([
      make.visit('Rome IT', 'Florence IT'),
      make.nights('Rome IT', 3),
      make.nights('Florence IT', 2),
    ])
    expect(nights(trip)).toEqual({ Rome: 3, Florence: 2 })
    const assumed = trip.request.constraints.filter(({ origin }) => origin === 'assumed')
    expect(assumed).toMatchObject([{ kind: 'length', unit: 'days', least: 6, most: 6 }])
    // The nights are its length: nothing else was chosen.
    expect(trip.assumptions).toEqual([])
  })

  it('gives the rest to the stop without wished nights', () => {
    const trip = plan([
      make.visit('Rome IT', 'Florence IT', 'Venice IT'),
      make.nights('Rome IT', 3),
      make.nights('Florence IT', 2),
      make.length(10),
    ])
    expect(nights(trip)).toEqual({ Rome: 3, Florence: 2, Venice: 4 })
  })

  it('keeps the minimum and maximum of nights', () => {
    const trip = plan([
      make.visit('Rome IT', 'Florence IT', 'Venice IT'),
      make.nights('Florence IT', 5, 364),
      make.nights('Rome IT', 0, 1),
      make.length(11),
    ])
    expect(nights(trip)['Florence']).toBeGreaterThanOrEqual(5)
    expect(nights(trip)['Rome']).toBeLessThanOrEqual(1)
    expect(trip.limits).toEqual([])
  })

  it('ends with the second stay of a city that an order names once', () => {
    const trip = plan([
      make.visit('Montreal CA', 'Trois-Rivières CA', 'Tadoussac CA'),
      make.order('Montreal CA', 'Trois-Rivières CA', 'Tadoussac CA'),
      make.nights('Montreal CA', 3),
      make.nights('Montreal CA', 1),
      make.by('prefer', 'car'),
    ])
    expect(route(trip)).toEqual(['Montreal', 'Trois-Rivières', 'Tadoussac', 'Montreal'])
    expect(trip.days.length - (trip.legs.at(-1)?.arrivalDay ?? 0)).toBe(1)
  })

  it('gives each stop the same wished nights', () => {
    const trip = plan([make.visit('Rome IT', 'Florence IT', 'Venice IT'), make.nights(null, 2)])
    expect(nights(trip)).toEqual({ Rome: 2, Florence: 2, Venice: 2 })
  })

  it('gives a city its share of the nights', () => {
    const trip = plan([
      make.visit('Paris FR', 'Lyon FR', 'Annecy FR'),
      make.share('Paris FR', 0.5),
      make.length(11),
    ])
    expect(nights(trip)['Paris']).toBe(5)
  })

  it('divides the days of a trip between two countries', () => {
    const trip = plan([make.visit('JP', 'KR'), make.days('JP', 14), make.days('KR', 7), make.length(21)])
    const inJapan = trip.days.filter(({ city }) => city.country === 'JP').length
    expect(inJapan).toBeGreaterThanOrEqual(13)
    expect(inJapan).toBeLessThanOrEqual(15)
    expect(trip.days).toHaveLength(21)
  })

  it('keeps the stays when they all have nights that exceed the wished length, and says so', () => {
    const trip = plan([
      make.visit('Rome IT', 'Florence IT'),
      make.nights('Rome IT', 5),
      make.nights('Florence IT', 5),
      make.length(8),
    ])
    expect(nights(trip)).toEqual({ Rome: 5, Florence: 5 })
    expect(trip.limits).toMatchObject([{ constraint: 'c4' }])
  })

  it('shortens a stay that leaves no night for the other stops, and says so', () => {
    const trip = plan([
      make.visit('Rome IT', 'Florence IT', 'Venice IT'),
      make.nights('Rome IT', 5),
      make.length(6),
    ])
    expect(trip.days).toHaveLength(6)
    expect(trip.limits.length).toBeGreaterThan(0)
  })

  it('of the only area is the length of the trip', () => {
    const trip = plan([make.visit('KR', 'Seoul KR', 'Busan KR'), make.days('KR', 8)])
    expect(trip.days).toHaveLength(8)
    expect(trip.limits).toEqual([])
    const fromAbroad = plan([
      make.visit('alsace'),
      make.role('start', 'Strasbourg FR'),
      make.days('alsace', 5),
    ])
    expect(fromAbroad.days).toHaveLength(5)
    expect(countries(fromAbroad)).toEqual(new Set(['FR']))
  })

  it('visits a city twice that has two stays', () => {
    const trip = plan([
      make.visit('Montreal CA', 'Trois-Rivières CA', 'Tadoussac CA'),
      make.nights('Montreal CA', 3),
      make.nights('Tadoussac CA', 2),
      make.nights('Trois-Rivières CA', 1),
      make.nights('Montreal CA', 1),
    ])
    expect(route(trip)).toEqual(['Montreal', 'Trois-Rivières', 'Tadoussac', 'Montreal'])
    expect(trip.days).toHaveLength(8)
  })

  it('keeps the named cities when there are too many, and says so', () => {
    const cities = [
      'Paris FR',
      'Lyon FR',
      'Nice FR',
      'Milan IT',
      'Rome IT',
      'Naples IT',
      'Vienna AT',
      'Prague CZ',
    ]
    const trip = plan([make.visit(...cities), make.length(3)])
    expect(new Set(route(trip)).size).toBe(8)
    expect(trip.days).toHaveLength(3)
    expect(said(trip)).toContain('8 cities in 3 days')
  })

  it('drops an optional stop first when there are too few nights', () => {
    const tight = plan([
      make.visit('Rome IT', 'Florence IT', 'Venice IT'),
      make.maybe('Siena IT'),
      make.length(4),
    ])
    expect(route(tight)).not.toContain('Siena')
    expect(tight.limits).toMatchObject([{ constraint: 'c3' }])
    const roomy = plan([
      make.visit('Rome IT', 'Florence IT', 'Venice IT'),
      make.maybe('Siena IT'),
      make.length(12),
    ])
    expect(route(roomy)).toContain('Siena')
  })

  it('has fewer stops at a slow pace and more at a fast one', () => {
    const stops = (pace: 'slow' | 'fast') =>
      new Set(route(plan([make.visit('IT'), make.length(14), { kind: 'pace', pace }]))).size
    expect(stops('slow')).toBeLessThan(stops('fast'))
  })

  it('has as many cities as asked for', () => {
    const trip = plan([make.visit('ES'), { kind: 'city-count', least: 4, most: 4 }, make.length(12)])
    expect(new Set(route(trip)).size).toBe(4)
  })
})

describe('order and ends', () => {
  it('is the shortest order when none is wished', () => {
    const trip = plan([
      make.visit('Naples IT', 'Milan IT', 'Rome IT', 'Bologna IT', 'Florence IT'),
      make.length(11),
    ])
    const way = route(trip)
    const north = ['Milan', 'Bologna', 'Florence', 'Rome', 'Naples']
    expect([north, north.toReversed()]).toContainEqual(way)
  })

  it('is the wished order, and a note names a much shorter one', () => {
    const order = ['Rome IT', 'Milan IT', 'Naples IT', 'Turin IT']
    const trip = plan([make.visit(...order), make.order(...order), make.length(9)])
    expect(route(trip)).toEqual(['Rome', 'Milan', 'Naples', 'Turin'])
    expect(trip.assumptions.join(' ')).toContain('shorter')
  })

  it('is the named order when the best one is hardly shorter', () => {
    const cities = ['Berlin DE', 'Prague CZ', 'Vienna AT', 'Budapest HU', 'Krakow PL']
    const trip = plan([make.visit(...cities), make.length(14)])
    expect(route(trip)).toEqual(['Berlin', 'Prague', 'Vienna', 'Budapest', 'Kraków'])
  })

  it('keeps a partial order', () => {
    const trip = plan([
      make.visit('Rome IT', 'Florence IT', 'Venice IT', 'Milan IT'),
      make.order('Venice IT', 'Rome IT'),
      make.length(9),
    ])
    const way = route(trip)
    expect(way.indexOf('Venice')).toBeLessThan(way.indexOf('Rome'))
  })

  it('keeps the first of two orders that exclude each other, and says so', () => {
    const trip = plan([
      make.visit('Rome IT', 'Milan IT'),
      make.order('Rome IT', 'Milan IT'),
      make.order('Milan IT', 'Rome IT'),
      make.length(5),
    ])
    expect(route(trip)).toEqual(['Rome', 'Milan'])
    expect(trip.limits).toMatchObject([{ constraint: 'c3' }])
  })

  it('visits one area after the other', () => {
    const trip = plan([make.visit('KR', 'JP'), make.order('KR', 'JP'), make.length(16)])
    const order = trip.days.map(({ city }) => city.country)
    expect(order.lastIndexOf('KR')).toBeLessThan(order.indexOf('JP'))
  })

  it('begins and ends where asked', () => {
    const trip = plan([
      make.visit('VN'),
      make.role('start', 'Hanoi VN'),
      make.role('end', 'Ho Chi Minh City VN'),
      make.length(14),
    ])
    expect(route(trip)[0]).toBe('Hanoi')
    expect(route(trip).at(-1)).toBe('Ho Chi Minh City')
    expect(nights(trip)['Ho Chi Minh City']).toBeGreaterThanOrEqual(1)
  })

  it('leaves from home and comes back without a night there', () => {
    const trip = plan([make.role('home', 'Berlin DE'), make.visit('New York City US'), make.length(8)])
    expect(route(trip)).toEqual(['Berlin', 'New York City', 'Berlin'])
    expect(types(trip)).toEqual(['plane', 'plane'])
    expect(nights(trip)['Berlin']).toBe(0)
    // The flight to the east arrives on the next day.
    expect(trip.legs[1]?.arrivalDay).toBe((trip.legs[1]?.startDay ?? 0) + 1)
    expect(trip.days).toHaveLength(8)
  })

  it('spends no night in a start in the country of the language, where the person is assumed to live', () => {
    const request = make.request([
      make.role('start', 'Utrecht NL'),
      make.visit('Basel CH', 'Milan IT', 'Rome IT'),
      make.length(8),
    ])
    const start = (language: string) =>
      nights(solve({ ...request, language }, world, { today, texts })!)['Utrecht']
    expect(start('nl')).toBe(0)
    expect(start('en')).toBeGreaterThan(0)
  })

  it('spends the wished nights at the start', () => {
    const trip = plan([
      make.role('start', 'Bangkok TH'),
      make.visit('Chiang Mai TH'),
      make.nights('Bangkok TH', 3),
      make.nights('Chiang Mai TH', 4),
    ])
    expect(nights(trip)).toEqual({ Bangkok: 3, 'Chiang Mai': 4 })
  })

  it('joins two stays in one city when no stop remains between them', () => {
    const order = ['Rome IT', 'Naples IT', 'Rome IT', 'Florence IT']
    const trip = plan([
      make.visit('Rome IT', 'Florence IT'),
      make.avoid('Naples IT'),
      make.order(...order),
      make.nights('Rome IT', 2),
      make.nights('Rome IT', 1),
      make.nights('Florence IT', 2),
    ])
    expect(nights(trip)).toEqual({ Rome: 3, Florence: 2 })
    expect(trip.legs).toHaveLength(1)
  })

  it('spends no night in a start outside the area', () => {
    const trip = plan([make.visit('sicily'), make.role('start', 'Munich DE'), make.length(7)])
    expect(route(trip)[0]).toBe('Munich')
    expect(nights(trip)['Munich']).toBe(0)
  })

  it('comes back to the start of a classic round trip, and omits stops without a night', () => {
    const ring = route(plan([make.route('ring-road-iceland'), make.visit('IS'), make.length(10)]))
    expect(ring[0]).toBe(ring.at(-1))
    const short = plan([make.route('loire-castles'), make.length(4)])
    expect(Math.min(...Object.values(nights(short)))).toBeGreaterThan(0)
  })

  it('comes back to the start of a loop', () => {
    const trip = plan([make.visit('IS'), make.loop, make.by('prefer', 'car'), make.length(9)])
    expect(route(trip)[0]).toBe(route(trip).at(-1))
    expect(trip.request.constraints.at(-1)).toMatchObject({
      kind: 'role',
      role: 'start',
      origin: 'assumed',
    })
  })

  it('adds stops on the way from one city to another', () => {
    const trip = plan([make.role('start', 'Madrid ES'), make.role('end', 'Lisbon PT'), make.length(10)])
    expect(route(trip)[0]).toBe('Madrid')
    expect(route(trip).at(-1)).toBe('Lisbon')
    expect(route(trip).length).toBeGreaterThan(3)
    expect([...countries(trip)].toSorted()).toEqual(['ES', 'PT'])
  })
})

describe('areas', () => {
  it('get well-known stops that lie near each other', () => {
    const trip = plan([make.visit('IT'), make.length(10)])
    expect(countries(trip)).toEqual(new Set(['IT']))
    expect(route(trip)).toContain('Rome')
    expect(types(trip)).not.toContain('plane')
  })

  it('share the nights fairly', () => {
    const trip = plan([make.visit('KE', 'zanzibar'), make.order('KE', 'zanzibar'), make.length(12)])
    const inKenya = trip.days.filter(({ city }) => city.country === 'KE').length
    expect(inKenya).toBeGreaterThanOrEqual(4)
    expect(inKenya).toBeLessThanOrEqual(9)
  })

  it('have a stop in each that is named', () => {
    const trip = plan([make.visit('PT', 'ES', 'MA'), make.length(14)])
    expect(countries(trip)).toEqual(new Set(['PT', 'ES', 'MA']))
  })

  it('omit places that are to be avoided', () => {
    const trip = plan([make.visit('IT'), make.avoid('Rome IT'), make.avoid('IT.20'), make.length(10)])
    expect(route(trip)).not.toContain('Rome')
    expect(trip.legs.flatMap(({ from, to }) => [from.state, to.state])).not.toContain('IT.20')
  })

  it('have stops only in the wished part', () => {
    const [area] = make.visit('IT')
    if (area?.kind !== 'visit') throw new Error('A visit is expected.')
    const north = plan([[{ ...area, direction: 'north' }], make.length(8)])
    for (const { from } of north.legs) expect(from.latitude).toBeGreaterThan(43)
  })

  it('follow the wished theme', () => {
    const share = (wishes: Wishes) => {
      const trip = plan([make.visit('TH'), make.length(12), ...wishes])
      const cities = trip.legs.flatMap(({ from, to }) => [from, to])
      const beaches = cities.filter((city) => world.travel.of(city)?.themes.includes('beach'))
      return beaches.length / cities.length
    }
    expect(share([make.theme('beach')])).toBeGreaterThan(share([make.theme('beach', true)]))
  })

  it('say when a theme is out of season', () => {
    const trip = plan([make.visit('AT'), make.theme('skiing'), make.month('2026-07'), make.length(7)])
    expect(trip.limits.some(({ constraint }) => constraint === 'c1')).toBe(true)
    const winter = plan([make.visit('AT'), make.theme('skiing'), make.month('2027-01'), make.length(7)])
    expect(winter.limits.some(({ constraint }) => constraint === 'c1')).toBe(false)
  })

  it('get a town for the nights at the beach', () => {
    const trip = plan([
      make.visit('Madrid ES', 'Granada ES'),
      {
        kind: 'stay',
        of: { kind: 'theme', theme: 'beach' },
        unit: 'nights',
        least: 3,
        most: 3,
      },
    ])
    const added = trip.legs
      .flatMap(({ from, to }) => [from, to])
      .find(({ name }) => name !== 'Madrid' && name !== 'Granada')
    expect(added && world.travel.of(added)?.themes).toContain('beach')
    expect(nights(trip)[added?.name ?? '']).toBe(3)
    expect(
      trip.request.constraints.some(({ kind, origin }) => kind === 'visit' && origin === 'assumed'),
    ).toBe(true)
  })

  it('without well-known places have several stops, too', () => {
    expect(new Set(route(plan([make.visit('MG'), make.length(14)]))).size).toBeGreaterThan(4)
  })

  it('differ with each variant, always in the same way', () => {
    const trips = [0, 1, 2].map((variant) => route(plan([make.visit('IT'), make.length(12)], variant)).join())
    expect(new Set(trips).size).toBe(3)
    expect(route(plan([make.visit('IT'), make.length(12)], 1)).join()).toBe(trips[1])
  })
})

describe('day trips', () => {
  it('give a trip to one city legs, out and back on one day', () => {
    const trip = plan([make.visit('Lisbon PT'), make.length(4)])
    const [out, back] = trip.legs
    expect([out?.from.name, back?.to.name]).toEqual(['Lisbon', 'Lisbon'])
    expect(out?.startDay).toBe(back?.arrivalDay)
    expect(trip.days.every(({ city }) => city.name === 'Lisbon')).toBe(true)
    expect(trip.days).toHaveLength(4)
  })

  it('of a base are on different days, and every night is at the base', () => {
    const trip = plan([
      make.role('base', 'Bologna IT'),
      make.visit('Modena IT', 'Ferrara IT', 'Ravenna IT'),
      make.length(6),
    ])
    const outings = trip.legs.filter(({ from }) => from.name === 'Bologna')
    expect(outings.map(({ to }) => to.name).toSorted()).toEqual(['Ferrara', 'Modena', 'Ravenna'])
    expect(new Set(outings.map(({ startDay }) => startDay)).size).toBe(3)
    expect(trip.days.every(({ city }) => city.name === 'Bologna')).toBe(true)
  })

  it('are made from the stop that is named', () => {
    const trip = plan([
      make.visit('Florence IT', 'Rome IT'),
      {
        kind: 'day-trip',
        place: make.place('Siena IT'),
        from: make.place('Florence IT'),
      },
      make.length(8),
    ])
    const at = trip.legs.findIndex(({ to }) => to.name === 'Siena')
    expect(trip.legs[at]?.from.name).toBe('Florence')
    expect(trip.legs[at + 1]?.to.name).toBe('Florence')
    expect(trip.legs[at]?.startDay).toBe(trip.legs[at + 1]?.arrivalDay)
  })
})

describe('transport', () => {
  it('is the one that is wished for a leg', () => {
    const cities = ['Rome IT', 'Florence IT', 'Palermo IT']
    const trip = plan([
      make.visit(...cities),
      make.order(...cities),
      make.leg('Rome IT', 'Florence IT', 'bus'),
      make.leg('Florence IT', 'Palermo IT', 'plane'),
    ])
    expect(types(trip)).toEqual(['bus', 'plane'])
    expect(trip.limits).toEqual([])
  })

  it('is the one that is wished for the first leg', () => {
    const trip = plan([
      make.role('home', 'Berlin DE'),
      make.visit('Vienna AT', 'Prague CZ'),
      { kind: 'transport', use: 'prefer', types: ['plane'], leg: 'first' },
      make.length(7),
    ])
    expect(types(trip)[0]).toBe('plane')
    expect(types(trip).slice(1)).not.toContain('plane')
  })

  it('is never a train over an ocean, and says so at the leg', () => {
    const trip = plan([
      make.role('home', 'London GB'),
      make.visit('New York City US'),
      make.by('only', 'train'),
      make.length(8),
    ])
    expect(types(trip)).toEqual(['plane', 'plane'])
    expect(trip.limits).toMatchObject([
      { constraint: 'c2', leg: 0 },
      { constraint: 'c2', leg: 1 },
    ])
  })

  it('is not a plane when planes are refused and a way by land exists', () => {
    const trip = plan([
      make.visit('Paris FR', 'Rome IT', 'Madrid ES'),
      make.by('avoid', 'plane'),
      make.length(12),
    ])
    expect(types(trip)).not.toContain('plane')
  })

  it('is a train or a car, depending on what is usual in the country', () => {
    expect(types(plan([make.visit('Paris FR', 'Lyon FR')]))).toEqual(['train'])
    expect(types(plan([make.visit('Reykjavik IS', 'Akureyri IS')]))).toEqual(['car'])
    expect(types(plan([make.visit('London GB', 'Singapore SG')]))).toEqual(['plane'])
  })

  it('is a series of trains to a distant end when trains are wished', () => {
    const trip = plan([
      make.role('start', 'Vienna AT'),
      make.role('end', 'Istanbul TR'),
      make.by('prefer', 'train'),
      make.length(10),
    ])
    expect(new Set(types(trip))).toEqual(new Set(['train']))
    expect(route(trip).length).toBeGreaterThan(4)
    expect(trip.limits).toEqual([])
  })

  it('is not a bus from Nazca to Machu Picchu', () => {
    const way = route(plan([make.visit('PE'), make.length(14)]))
    const at = way.indexOf('Machupicchu')
    expect(['Cusco', 'Ollantaytambo']).toContain(way[at - 1] ?? way[at + 1])
    expect(types(plan([make.visit('Cusco PE', 'Machupicchu PE')]))).toEqual(['train'])
  })

  it('is not explained by a country without trains when only the town has no station', () => {
    const trip = plan([make.visit('Mora SE', 'Arvidsjaur SE'), make.by('prefer', 'train')])
    expect(said(trip)).not.toContain('no passenger trains')
    expect(trip.limits).toMatchObject([{ constraint: 'c2', leg: 0 }])
  })

  it('by night takes a night', () => {
    const trip = plan([
      make.visit('Vienna AT', 'Rome IT'),
      make.order('Vienna AT', 'Rome IT'),
      { kind: 'transport', use: 'prefer', types: ['train'], overnight: true },
      make.length(6),
    ])
    expect(trip.legs[0]).toMatchObject({ type: 'train' })
    expect(trip.legs[0]?.arrivalDay).toBe((trip.legs[0]?.startDay ?? 0) + 1)
    expect(trip.days).toHaveLength(6)
  })

  it('of a leg that is longer than wished gets a note', () => {
    const trip = plan([
      make.visit('Madrid ES', 'Berlin DE'),
      make.by('only', 'car'),
      { kind: 'longest-leg', hours: 4 },
      make.length(5),
    ])
    expect(trip.limits.some(({ constraint, leg }) => constraint === 'c3' && leg !== undefined)).toBe(true)
  })
})

describe('dates', () => {
  const during = (from: string, to: string) => [
    make.visit('Munich DE', 'Salzburg AT'),
    make.length(5),
    { kind: 'dates' as const, during: { from, to } },
  ]

  it('begin on the first possible day of the window', () => {
    const trip = plan([make.visit('IT'), make.length(10), make.month('2026-05')])
    expect(trip.firstDay).toBe('2026-05-01')
  })

  it('lie within a window of which only the end is named, when they fit', () => {
    const last = { from: '2026-07-01', to: '2026-07-31' }
    const trip = plan([make.visit('IT'), make.length(10), { kind: 'dates', last }])
    expect(trip.firstDay).toBe('2026-07-01')
  })

  it('include the days of an event', () => {
    const trip = plan(during('2026-06-12', '2026-06-14'))
    expect(trip.firstDay! <= '2026-06-12').toBe(true)
    expect(trip.firstDay! >= '2026-06-10').toBe(true)
  })

  it('have the stay in the city of an event within its days', () => {
    const order = ['Berlin DE', 'Nuremberg DE', 'Munich DE']
    const trip = plan([
      make.visit(...order),
      make.order(...order),
      make.nights(null, 3),
      {
        kind: 'dates',
        during: { from: '2026-09-19', to: '2026-10-04' },
        event: 'oktoberfest',
      },
    ])
    const munich = trip.days.findIndex(({ city }) => city.name === 'Munich')
    expect(addDays(trip.firstDay ?? '', munich) >= '2026-09-17').toBe(true)
    expect(addDays(trip.firstDay ?? '', munich) <= '2026-10-04').toBe(true)
  })

  it('in the past are moved, with a note', () => {
    const trip = plan([
      make.visit('Rome IT', 'Milan IT'),
      { kind: 'dates', first: { from: '2026-02-01', to: '2026-02-01' } },
    ])
    expect(trip.firstDay).toBe('2027-02-01')
    expect(trip.limits).toMatchObject([{ constraint: 'c2' }])
  })

  it('are the exact days inside a wider window', () => {
    const trip = plan([
      make.visit('Cochem DE', 'Trier DE'),
      { kind: 'dates', first: { from: '2026-03-10', to: '2026-05-31' } },
      {
        kind: 'dates',
        first: { from: '2026-04-25', to: '2026-04-25' },
        last: { from: '2026-05-03', to: '2026-05-03' },
      },
    ])
    expect(trip.firstDay).toBe('2026-04-25')
    expect(trip.days).toHaveLength(9)
  })

  it('determine the length when both ends are named', () => {
    const trip = plan([
      make.visit('Rome IT', 'Milan IT'),
      { kind: 'dates', first: { from: '2026-05-02', to: '2026-05-02' } },
      { kind: 'dates', last: { from: '2026-05-09', to: '2026-05-09' } },
    ])
    expect(trip.firstDay).toBe('2026-05-02')
    expect(trip.days).toHaveLength(8)
  })
})

describe('an open trip', () => {
  it('that is sent back unchanged is reproduced', () => {
    const order = ['Rome IT', 'Tivoli IT', 'Rome IT', 'Naples IT', 'Palermo IT']
    const stays = [2, 0, 1, 4, 1]
    const trip = plan([
      make.visit('Rome IT', 'Tivoli IT', 'Naples IT', 'Palermo IT'),
      make.order(...order),
      ...order.map((city, at) => make.nights(city, stays[at] ?? 0)),
      make.leg('Rome IT', 'Tivoli IT', 'bus'),
      make.leg('Naples IT', 'Palermo IT', 'plane'),
    ])
    expect(route(trip)).toEqual(['Rome', 'Tivoli', 'Rome', 'Naples', 'Palermo'])
    expect(trip.legs.map(({ startDay }) => startDay)).toEqual([3, 3, 4, 8])
    expect(types(trip)[0]).toBe('bus')
    expect(types(trip)[3]).toBe('plane')
    expect(trip.days).toHaveLength(9)
  })
})

describe('the sample trips', () => {
  it('have no fault, are planned in time and are the same when planned again', () => {
    const samples = [...sampleTrips(make)]
    expect(samples.length).toBeGreaterThanOrEqual(40)
    for (const [name, request] of samples) {
      const trip = solve(request, world, { today, texts })
      expect(trip && faultsOf(trip, world), name).toEqual([])
      expect(solve(request, world, { today, texts }), name).toEqual(trip)
    }
  })

  it('are refused when nothing is named', () => {
    expect(solve(make.request([make.length(7)]), world, { today, texts })).toBeUndefined()
  })
})

describe('very large requests', () => {
  const cities = (count: number): Place[] =>
    Array.from({ length: world.cities.length }, (_, at) => world.cities.get(at))
      .filter(({ fame }) => fame > 3)
      .slice(0, count)
      .map(({ geonameid, name }) => ({ kind: 'city', id: cityId(geonameid), name }))
  const visits = (count: number, optional = false): Wishes =>
    cities(count).map((place) => ({ kind: 'visit', place, optional }))
  const shuffled = (list: readonly Place[], step: number) => list.map((_, at) => list[(at * step) % 60]!)
  const largeAreas = () => [make.visit('IT', 'FR', 'ES', 'JP', 'US', 'IS', 'balkans'), make.length(365)]

  it.each<[string, () => Wishes]>([
    ['69 cities', () => visits(69)],
    ['100 cities', () => visits(100)],
    ['150 optional cities', () => visits(150, true)],
    [
      '40 equal orders of 60 cities',
      () => {
        const order = make.order(...cities(60))
        return Array.from({ length: 40 }, () => order)
      },
    ],
    [
      '5 orders that contradict each other',
      () => {
        const list = cities(60)
        return [1, 7, 11, 13, 17].map((step) => make.order(...shuffled(list, step)))
      },
    ],
    ['60 cities with legs of at most 4 hours', () => [...visits(60), { kind: 'longest-leg', hours: 4 }]],
    ['60 cities by car', () => [...visits(60), make.by('only', 'car')]],
    ['seven countries in a year', () => largeAreas()],
    ['seven countries and 50 cities', () => [...largeAreas(), ...visits(50)]],
    ['60 cities of one country', () => [make.visit('US'), { kind: 'city-count', least: 60, most: 60 }]],
    ['60 day trips', () => cities(60).map((place) => ({ kind: 'day-trip', place }))],
  ])('%s are answered with the same trip within 500 ms of processor time', (_, wishes) => {
    const request = make.request(wishes())
    const began = process.cpuUsage().user
    const trip = solve(request, world, { today, texts })
    expect((process.cpuUsage().user - began) / 1000).toBeLessThan(500)
    expect(trip && faultsOf(trip, world)).toEqual([])
    expect(solve(request, world, { today, texts })).toEqual(trip)
  })
})

describe('an area', () => {
  it('in which the trip starts or ends becomes its best town, with a note', () => {
    const trip = plan([
      make.role('start', 'sicily'),
      make.role('end', 'Rome IT'),
      make.visit('Naples IT'),
      make.length(7),
    ])
    expect(trip.legs[0]?.from.state).toBe('IT.15')
    expect(route(trip).at(-1)).toBe('Rome')
    expect(trip.assumptions.join(' ')).toContain('was chosen for this wish')
    expect(trip.limits.filter(({ constraint }) => constraint !== undefined)).toEqual([])
  })

  it('for a day trip becomes the best town within reach', () => {
    const trip = plan([
      make.visit('Florence IT', 'Rome IT'),
      { kind: 'day-trip', place: make.place('umbria'), from: make.place('Florence IT') },
      make.length(8),
    ])
    const outing = trip.legs.findIndex(({ to }) => to.state === 'IT.18')
    expect(trip.legs[outing]?.from.name).toBe('Florence')
    expect(trip.limits).toEqual([])
  })

  it('has the wished nights also when only they name it', () => {
    const trip = plan([make.nights('sicily', 5)])
    expect(trip.legs.every(({ from, to }) => from.state === 'IT.15' && to.state === 'IT.15')).toBe(true)
    expect(trip.days).toHaveLength(6)
  })
})

describe('a wish that the trip does not keep', () => {
  it.each([
    [
      'a day trip that is too far',
      () => [make.visit('Rome IT'), { kind: 'day-trip' as const, place: make.place('sicily') }],
      'Sicily was left out',
    ],
    [
      'a second classic route',
      () => [make.route('romantic-road'), make.route('route-66')],
      'No place of this trip fits this wish',
    ],
    [
      'a budget that nothing is known of',
      () => [make.visit('Rome IT'), { kind: 'budget' as const, budget: 'high' as const }],
      'No place of this trip fits this wish',
    ],
    [
      'nights in an area for which there is no time',
      () => [make.visit('Rome IT', 'Florence IT'), make.nights('FJ', 3)],
      'Fiji has 2 nights instead of 3',
    ],
    [
      'an order that the start contradicts',
      () => [
        make.visit('Rome IT', 'Florence IT', 'Venice IT'),
        make.order('Rome IT', 'Florence IT', 'Venice IT'),
        make.role('start', 'Venice IT'),
      ],
      'order contradicts itself',
    ],
    [
      'a leg over another stop',
      () => [make.order('Rome IT', 'Naples IT', 'Palermo IT'), make.leg('Rome IT', 'Palermo IT', 'plane')],
      'No leg of this trip goes from Rome to Palermo',
    ],
  ])('is told: %s', (_, wishes, text) => {
    expect(said(plan([...wishes(), make.length(6)]))).toContain(text)
  })
})
