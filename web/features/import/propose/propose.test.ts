import { expect, test } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { ResolvedCity } from '#shared/imports.ts'
import type { FoundPlace, FoundRide, Place } from '#web/features/import/read/found.ts'
import { placeKey, type ResolvedPlace } from '#web/features/import/resolve/resolution.ts'
import type { KnownLedger } from './already-there.ts'
import type { FoundInFile } from './evidence.ts'
import { propose } from './propose.ts'

const city = (number: number, name: string, latitude: number, longitude: number, timezone: string) =>
  ({
    id: cityId(number),
    name,
    local_name: '',
    latitude,
    longitude,
    population: 100_000,
    timezone,
    country: '',
    state: '',
    expand: {},
  }) satisfies ResolvedCity

const munich = city(2867714, 'Munich', 48.14, 11.58, 'Europe/Berlin')
const london = city(2643743, 'London', 51.51, -0.13, 'Europe/London')
const rome = city(3169070, 'Rome', 41.89, 12.51, 'Europe/Rome')
const dubai = city(292223, 'Dubai', 25.26, 55.3, 'Asia/Dubai')
const sydney = city(2147714, 'Sydney', -33.87, 151.21, 'Australia/Sydney')
const tokyo = city(1850147, 'Tokyo', 35.69, 139.69, 'Asia/Tokyo')
const losAngeles = city(5368361, 'Los Angeles', 34.05, -118.24, 'America/Los_Angeles')
const paris = city(2988507, 'Paris', 48.85, 2.35, 'Europe/Paris')
const montreuil = city(2992090, 'Montreuil', 48.86, 2.44, 'Europe/Paris')
const cities = [munich, london, rome, dubai, sydney, tokyo, losAngeles, paris, montreuil]

const airports: Record<string, ResolvedCity> = {
  MUC: munich,
  LHR: london,
  FCO: rome,
  DXB: dubai,
  SYD: sydney,
  HND: tokyo,
  LAX: losAngeles,
  CDG: paris,
}

const resolution = (places: readonly Place[]) => ({
  cities: new Map(cities.map((one) => [one.id, one])),
  places: new Map(places.map((place): [string, ResolvedPlace[]] => [placeKey(place), [resolved(place)]])),
})

const resolved = (place: Place): ResolvedPlace => {
  const none = { city: '', others: [], parent: '' }
  if ('airport' in place) return { ...none, city: airports[place.airport]?.id ?? '' }
  if ('latitude' in place) {
    const near = cities.find(
      (one) =>
        Math.abs(one.latitude - place.latitude) < 0.05 && Math.abs(one.longitude - place.longitude) < 0.05,
    )
    return { ...none, city: near?.id ?? '', parent: near === montreuil ? paris.id : '' }
  }
  if (place.name === 'France') return { ...none, isCountry: true }
  if (place.name === 'Valencia') return { ...none, others: [rome.id, london.id] }
  return { ...none, city: cities.find(({ name }) => name === place.name)?.id ?? '' }
}

const nothing: KnownLedger = { home: '', stays: [], wishes: [] }
const file = (found: Partial<FoundInFile>): FoundInFile => ({
  format: 'csv',
  places: [],
  rides: [],
  problems: [],
  ...found,
})

const proposed = (
  files: readonly FoundInFile[],
  ledger: Partial<KnownLedger> = {},
  suburbs: 'city' | 'own' = 'own',
) => {
  const places = files.flatMap(({ places, rides }) => [
    ...places.map(({ place }) => place),
    ...rides.flatMap(({ from, to }) => [from, to]),
  ])
  const result = propose(
    files,
    resolution(places),
    { ...nothing, ...ledger },
    { suburbs, today: '2026-11-23' },
  )
  const name = (id: string) => cities.find((one) => one.id === id)?.name
  return {
    ...result,
    /** "Rome 2019-05-03…2019-05-06 visited" */
    lines: result.proposals.map(
      ({ city: id, start, end, kind }) => `${name(id)} ${start}${end === '' ? '' : `…${end}`} ${kind}`,
    ),
  }
}

const flight = (
  from: string,
  to: string,
  depart: string,
  arrive = '',
  more: Partial<FoundRide> = {},
): FoundRide => ({
  type: 'plane',
  from: { airport: from },
  to: { airport: to },
  depart: when(depart),
  ...(arrive !== '' && { arrive: when(arrive) }),
  ...more,
})
const when = (text: string) => {
  if (text.endsWith('Z')) return { instant: Date.parse(text) }
  const [day = '', time] = text.split(' ')
  return time === undefined ? { day } : { day, time }
}
const rides = (...found: FoundRide[]) => file({ rides: found })
const places = (...found: FoundPlace[]) => file({ places: found })

test('a flight and the flight back give a stay at the destination and the days at both ends', () => {
  const { lines, trips } = proposed([
    rides(flight('MUC', 'FCO', '2019-05-03', '', { number: 'LH 1866' }), flight('FCO', 'MUC', '2019-05-06')),
  ])
  expect(lines).toEqual([
    'Munich 2019-05-03 visited',
    'Rome 2019-05-03…2019-05-06 visited',
    'Munich 2019-05-06 visited',
  ])
  expect(trips).toMatchObject([{ name: 'Rome', starts: '2019-05-03', ends: '2019-05-06' }])
  expect(trips[0]?.legs.map(({ from, to, start_date }) => [from, to, start_date])).toEqual([
    [munich.id, rome.id, '2019-05-03'],
    [rome.id, munich.id, '2019-05-06'],
  ])
})

test('a change of planes is a layover, with its minutes, and is left out', () => {
  const { proposals, lines } = proposed([
    rides(
      flight('MUC', 'DXB', '2019-05-03 15:00', '2019-05-03 23:00'),
      flight('DXB', 'SYD', '2019-05-04 02:10', '2019-05-04 22:00'),
    ),
  ])
  expect(lines).toEqual([
    'Munich 2019-05-03 visited',
    'Dubai 2019-05-03…2019-05-04 transit',
    'Sydney 2019-05-04 visited',
  ])
  expect(proposals.map(({ isIn }) => isIn)).toEqual([true, false, true])
  expect(proposals[1]?.why).toEqual([{ by: 'change', count: 190 }])
})

test('without times, only a flight onward on the same day is a change of planes', () => {
  expect(
    proposed([rides(flight('MUC', 'DXB', '2019-05-03'), flight('DXB', 'SYD', '2019-05-03'))]).lines,
  ).toContain('Dubai 2019-05-03 transit')
  expect(
    proposed([rides(flight('MUC', 'DXB', '2019-05-03'), flight('DXB', 'SYD', '2019-05-04'))]).lines,
  ).toContain('Dubai 2019-05-03…2019-05-04 visited')
})

test('23 hours between two flights, with a night, are a change of planes', () => {
  const { lines } = proposed([
    rides(
      flight('MUC', 'DXB', '2019-05-03 08:00', '2019-05-03 16:00'),
      flight('DXB', 'SYD', '2019-05-04 15:00', '2019-05-05 11:00'),
    ),
  ])
  expect(lines).toContain('Dubai 2019-05-03…2019-05-04 transit')
})

test('24 hours or more between two flights are a stay', () => {
  const { lines } = proposed([
    rides(
      flight('MUC', 'DXB', '2019-05-03 08:00', '2019-05-03 16:00'),
      flight('DXB', 'SYD', '2019-05-04 16:00', '2019-05-05 12:00'),
    ),
  ])
  expect(lines).toContain('Dubai 2019-05-03…2019-05-04 visited')
})

test('a person who flies back on the same day has made a day trip', () => {
  const { lines } = proposed([
    rides(
      flight('MUC', 'LHR', '2019-05-03 07:00', '2019-05-03 08:00'),
      flight('LHR', 'MUC', '2019-05-03 19:00', '2019-05-03 22:00'),
    ),
  ])
  expect(lines).toContain('London 2019-05-03 visited')
})

test('the next train within four hours is a change', () => {
  const train = { type: 'train' } as const
  const { lines } = proposed([
    rides(
      flight('MUC', 'FCO', '2019-05-03 07:00', '2019-05-03 12:00', train),
      flight('FCO', 'CDG', '2019-05-03 15:00', '2019-05-04 07:00', train),
    ),
  ])
  expect(lines).toContain('Rome 2019-05-03 transit')
})

test('a train that goes on after an afternoon is no change', () => {
  const train = { type: 'train' } as const
  const { lines } = proposed([
    rides(
      flight('MUC', 'FCO', '2019-05-03 07:00', '2019-05-03 12:00', train),
      flight('FCO', 'CDG', '2019-05-03 18:00', '2019-05-04 07:00', train),
    ),
  ])
  expect(lines).toContain('Rome 2019-05-03 visited')
})

test.each([
  ['LAX', 'HND', '2019-05-03 12:00', '16:00', 'Tokyo 2019-05-04 visited'],
  ['HND', 'LAX', '2019-05-04 17:00', '10:00', 'Los Angeles 2019-05-04 visited'],
  ['HND', 'LAX', '2019-05-04 00:30', '18:00', 'Los Angeles 2019-05-03 visited'],
  ['MUC', 'FCO', '2019-05-03 23:10', '00:40', 'Rome 2019-05-04 visited'],
])('an arrival %s → %s, %s, at %s without a day is the next such time', (from, to, depart, time, line) => {
  expect(proposed([rides(flight(from, to, depart, '', { arrive: { day: '', time } }))]).lines).toContain(line)
})

test('the day of an instant is the local one of the place', () => {
  expect(
    proposed([rides(flight('MUC', 'SYD', '2019-05-03T09:00:00Z', '2019-05-04T18:00:00Z'))]).lines,
  ).toEqual(['Munich 2019-05-03 visited', 'Sydney 2019-05-05 visited'])
})

test('a flight of which only the year is known keeps the year', () => {
  expect(proposed([rides(flight('MUC', 'FCO', '2011'))]).lines).toEqual([
    'Munich 2011 visited',
    'Rome 2011 visited',
  ])
})

test('two months between an arrival and a departure show nothing about the time between', () => {
  const { lines } = proposed([rides(flight('MUC', 'FCO', '2019-05-03'), flight('FCO', 'MUC', '2019-07-03'))])
  expect(lines).toContain('Rome 2019-05-03 visited')
  expect(lines).toContain('Rome 2019-07-03 visited')
  const near = proposed([rides(flight('MUC', 'FCO', '2019-05-03'), flight('FCO', 'MUC', '2019-07-02'))])
  expect(near.lines).toContain('Rome 2019-05-03…2019-07-02 visited')
})

test('a month without a ride ends a trip', () => {
  const names = (second: string) =>
    proposed([rides(flight('MUC', 'FCO', '2019-05-03'), flight('FCO', 'CDG', second))]).trips.map(
      ({ name, legs }) => `${name} ${legs.length}`,
    )
  expect(names('2019-06-02')).toEqual(['Rome, Paris 2'])
  expect(names('2019-06-03')).toEqual(['Rome 1', 'Paris 1'])
})

test('a city with fewer than 120 recorded days is not a home', () => {
  const days = (count: number) => {
    const end = new Date(Date.UTC(2019, 0, count)).toISOString().slice(0, 10)
    return proposed([places(stay(munich, '2019-01-01', end, { why: { by: 'points', count: 9 } }))]).lines
  }
  expect(days(119)).toEqual(['Munich 2019-01-01…2019-04-29 visited'])
  expect(days(120)).toEqual(['Munich  lived'])
})

test('the home gives no stays, but one entry of living there', () => {
  const found = rides(
    flight('MUC', 'FCO', '2019-05-03'),
    flight('FCO', 'MUC', '2019-05-06'),
    flight('MUC', 'LHR', '2019-07-03'),
    flight('LHR', 'MUC', '2019-07-05'),
  )
  const { lines, trips } = proposed([found], { home: munich.id })
  expect(lines).toEqual([
    'Rome 2019-05-03…2019-05-06 visited',
    'London 2019-07-03…2019-07-05 visited',
    'Munich  lived',
  ])
  expect(trips.map(({ name }) => name)).toEqual(['Rome', 'London'])
  const known = { city: munich.id, kind: 'lived', start: '2010', end: '' } as const
  expect(proposed([found], { stays: [known] }).proposals.at(-1)).toMatchObject({
    city: munich.id,
    state: 'there',
  })
})

test('a city with most of the days between flights is a home without being declared', () => {
  const found = rides(
    flight('MUC', 'FCO', '2019-01-03'),
    flight('FCO', 'MUC', '2019-01-06'),
    flight('MUC', 'LHR', '2019-07-03'),
    flight('LHR', 'MUC', '2019-07-05'),
  )
  expect(proposed([found]).lines).toContain('Munich  lived')
})

test('the city to which two journeys return is a home, and one from which a third begins is not', () => {
  const twice = [
    flight('MUC', 'FCO', '2019-05-03'),
    flight('FCO', 'MUC', '2019-05-06'),
    flight('MUC', 'LHR', '2019-07-03'),
    flight('LHR', 'MUC', '2019-07-05'),
  ]
  expect(proposed([rides(...twice)]).lines).toEqual([
    'Rome 2019-05-03…2019-05-06 visited',
    'London 2019-07-03…2019-07-05 visited',
    'Munich  lived',
  ])
  expect(proposed([rides(...twice, flight('MUC', 'SYD', '2019-09-01'))]).lines).not.toContain('Munich  lived')
})

test('the same flight of two files counts once, with both sources', () => {
  const { proposals } = proposed([
    rides(flight('MUC', 'FCO', '2019-05-03', '', { row: 2, number: 'LH 1866' })),
    rides(flight('MUC', 'FCO', '2019-05-03 10:00', '2019-05-03 11:30', { row: 7 })),
  ])
  expect(proposals).toHaveLength(2)
  expect(proposals[1]?.sources).toEqual([
    { file: 0, row: 2 },
    { file: 1, row: 7 },
  ])
})

const at = (one: ResolvedCity): Place => ({ latitude: one.latitude, longitude: one.longitude })
const stay = (one: ResolvedCity, start: string, end = '', more: Partial<FoundPlace> = {}): FoundPlace => ({
  is: 'stay',
  place: at(one),
  ...(start !== '' && { start: when(start) }),
  ...(end !== '' && { end: when(end) }),
  sure: 0.8,
  why: { by: 'row' },
  ...more,
})
const checkIn = (one: ResolvedCity, instant: string): FoundPlace =>
  stay(one, instant, '', { is: 'moment', sure: 0.4, why: { by: 'check-ins', count: 1 } })

test('stays of one city that overlap are one visit with all sources and reasons', () => {
  const { lines, proposals } = proposed([
    places(stay(rome, '2019-05-03', '2019-05-06', { row: 4 })),
    places(stay(rome, '2019-05-05', '2019-05-08', { row: 9, sure: 0.4, why: { by: 'step', text: 'Roma' } })),
    rides(flight('MUC', 'FCO', '2019-05-03', '', { number: 'LH 1866', row: 2 })),
  ])
  expect(lines).toContain('Rome 2019-05-03…2019-05-08 visited')
  const visit = proposals.find(({ city: id }) => id === rome.id)
  expect(visit).toMatchObject({ sure: 'sure', isIn: true })
  expect(visit?.why.map(({ by }) => by)).toEqual(['row', 'step', 'flight'])
  expect(visit?.sources).toEqual([
    { file: 0, row: 4 },
    { file: 2, row: 2 },
    { file: 1, row: 9 },
  ])
})

test('two visits that a person wrote remain two, unless they overlap', () => {
  expect(
    proposed([places(stay(rome, '2019-05-03', '2019-05-04'), stay(rome, '2019-05-05', '2019-05-06'))]).lines,
  ).toEqual(['Rome 2019-05-03…2019-05-04 visited', 'Rome 2019-05-05…2019-05-06 visited'])
})

test('"lived" and "visited" in one city remain separate when both were written', () => {
  expect(
    proposed([
      places(stay(rome, '2010-01-01', '2020-01-01', { is: 'lived' }), stay(rome, '2019-05-05', '2019-05-06')),
    ]).lines,
  ).toEqual(['Rome 2010-01-01…2020-01-01 lived', 'Rome 2019-05-05…2019-05-06 visited'])
})

test('a visit that a person wrote counts even when the flights show a change of planes', () => {
  const { lines, proposals } = proposed([
    rides(flight('MUC', 'DXB', '2019-05-03'), flight('DXB', 'SYD', '2019-05-03')),
    places(stay(dubai, '2019-05-03')),
  ])
  expect(lines).toContain('Dubai 2019-05-03 visited')
  expect(proposals.map(({ isIn }) => isIn)).toEqual([true, true, true])
})

test('a layover counts when a row of a table names it, and not when a device recorded it', () => {
  const told = (by: 'row' | 'check-ins') =>
    proposed([places(stay(dubai, '2019-05-03', '', { is: 'layover', why: { by } }))])
  expect(told('row').lines).toEqual(['Dubai 2019-05-03 transit'])
  expect([told('row'), told('check-ins')].map(({ proposals }) => proposals[0]?.isIn)).toEqual([true, false])
})

test('one check-in is seen on its day only; two an hour apart are a stay', () => {
  const one = proposed([places(checkIn(rome, '2019-05-03T10:00:00Z'))])
  expect(one.lines).toEqual(['Rome 2019-05-03 visited'])
  expect(one.proposals[0]?.sure).toBe('unsure')
  const near = proposed([
    places(checkIn(rome, '2019-05-03T10:00:00Z'), checkIn(rome, '2019-05-03T10:59:00Z')),
  ])
  expect(near.proposals).toMatchObject([{ sure: 'unsure', why: [{ by: 'check-ins', count: 2 }] }])
  const far = proposed([places(checkIn(rome, '2019-05-03T11:00:00Z'), checkIn(rome, '2019-05-03T10:00:00Z'))])
  expect(far.proposals).toMatchObject([{ sure: 'likely', why: [{ by: 'check-ins', count: 2 }] }])
})

test('check-ins on consecutive days are one visit; a day between makes two', () => {
  expect(
    proposed([
      places(
        checkIn(rome, '2019-05-03T20:00:00Z'),
        checkIn(rome, '2019-05-04T08:00:00Z'),
        checkIn(rome, '2019-05-06T08:00:00Z'),
      ),
    ]).lines,
  ).toEqual(['Rome 2019-05-03…2019-05-04 visited', 'Rome 2019-05-06 visited'])
})

test('visits of a timeline of less than an hour on a day are left out', () => {
  const visit = (start: string, end: string) => stay(rome, start, end, { why: { by: 'visit' } })
  const isIn = (...visits: FoundPlace[]) => proposed([places(...visits)]).proposals.map((one) => one.isIn)
  const morning = visit('2019-05-03T08:00:00Z', '2019-05-03T08:40:00Z')
  expect(isIn(morning)).toEqual([false])
  expect(isIn(morning, visit('2019-05-04T08:00:00Z', '2019-05-04T08:40:00Z'))).toEqual([false])
  expect(isIn(morning, visit('2019-05-03T18:00:00Z', '2019-05-03T18:20:00Z'))).toEqual([true])
  expect(isIn(morning, stay(rome, '2019-05-03'))).toEqual([true])
})

test('hours of points at the airport of a change of planes do not make a visit', () => {
  const { lines, proposals } = proposed([
    rides(
      flight('MUC', 'DXB', '2019-05-03 10:00', '2019-05-03 18:00'),
      flight('DXB', 'SYD', '2019-05-03 22:00', '2019-05-04 18:00'),
    ),
    places(stay(dubai, '2019-05-03', '', { why: { by: 'points', count: 30 } })),
  ])
  expect(lines).toContain('Dubai 2019-05-03 transit')
  expect(proposals.find(({ city: id }) => id === dubai.id)?.isIn).toBe(false)
})

test('a year in one file is the visit whose days another file has; within one file both remain', () => {
  expect(
    proposed([places(stay(rome, '2019')), places(stay(rome, '2019-05-03', '2019-05-06'))]).lines,
  ).toEqual(['Rome 2019-05-03…2019-05-06 visited'])
  expect(proposed([places(stay(rome, '2019'), stay(rome, '2019-05-03', '2019-05-06'))]).lines).toEqual([
    'Rome 2019 visited',
    'Rome 2019-05-03…2019-05-06 visited',
  ])
})

test.each([
  ['2019-05-03', '2019-05-06', '2019-05-06', '2019-05-09', 'there'],
  ['2019-05-03', '2019-05-06', '2019-05', '', 'new'],
  ['2019-05', '', '2019-05-03', '2019-05-06', 'there'],
  ['2019-05-03', '2019-05-06', '2018', '', 'new'],
  ['2019-05-03', '2019-05-06', '', '', 'new'],
  ['', '', '2018', '', 'there'],
  ['', '', '', '', 'there'],
])('a stay %s…%s with %s…%s in the ledger is %s', (start, end, knownStart, knownEnd, state) => {
  const known = { city: rome.id, kind: 'visited', start: knownStart, end: knownEnd } as const
  const { proposals } = proposed([places(stay(rome, start, end))], { stays: [known] })
  expect(proposals).toMatchObject([{ state }])
})

test('a change of planes in the ledger does not count as a visit to the city', () => {
  const known = { city: rome.id, kind: 'transit', start: '2019-05-03', end: '' } as const
  expect(proposed([places(stay(rome, '2019-05-03'))], { stays: [known] }).proposals).toMatchObject([
    { state: 'new' },
  ])
})

test('wishes are already there when the city is wished or visited; others are unticked', () => {
  const wish = (one: ResolvedCity): FoundPlace =>
    stay(one, '', '', { is: 'wish', sure: 0, why: { by: 'list' } })
  const { proposals } = proposed([places(wish(rome), wish(tokyo), wish(sydney))], {
    stays: [{ city: rome.id, kind: 'visited', start: '', end: '' }],
    wishes: [{ city: tokyo.id }],
  })
  const states = new Map(proposals.map(({ city: id, state }) => [id, state]))
  expect([rome, tokyo, sydney].map(({ id }) => states.get(id))).toEqual(['there', 'there', 'new'])
  expect(proposals.every(({ is, isIn }) => is === 'wish' && !isIn)).toBe(true)
})

test('the switch for suburbs counts again, and a proposal keeps its id', () => {
  const found = [places(stay(montreuil, '2019-05-03', '2019-05-04'), stay(paris, '2019-06-03'))]
  const own = proposed(found)
  const moved = proposed(found, {}, 'city')
  expect(own.lines).toEqual(['Montreuil 2019-05-03…2019-05-04 visited', 'Paris 2019-06-03 visited'])
  expect(moved.lines).toEqual(['Paris 2019-05-03…2019-05-04 visited', 'Paris 2019-06-03 visited'])
  expect(moved.proposals.map(({ id }) => id)).toEqual(own.proposals.map(({ id }) => id))
  expect(moved.proposals[0]?.others).toEqual([montreuil.id])
})

test('an entry without a city is listed with its file and line, and with the cities to choose from', () => {
  const { unresolved, lines } = proposed([
    file({}),
    file({
      places: [
        stay(rome, '2019', '', { place: { name: 'Atlantis' }, row: 3 }),
        stay(rome, '2020', '', { place: { name: 'Valencia' }, row: 4 }),
        stay(rome, '2021', '', { place: { name: 'France' }, row: 5 }),
        stay(rome, '2032-01-01', '', { row: 6 }),
      ],
      rides: [
        flight('MUC', 'NA0', '2019-05-03', '', { row: 88 }),
        { type: 'plane', from: { airport: 'MUC' }, to: { airport: 'FCO' }, row: 131 },
      ],
      problems: [
        { code: 'badDate', row: 9, text: '2019-02-30' },
        { code: 'noPosition', count: 4 },
      ],
    }),
  ])
  expect(
    unresolved.map(({ source, code, needs, text, start }) => [source.row, code, needs, text, start]),
  ).toEqual([
    [9, 'badDate', '', '2019-02-30', ''],
    [undefined, 'noPosition', '', '', ''],
    [3, 'noCity', 'city', 'Atlantis', '2019'],
    [4, 'severalCities', 'city', 'Valencia', '2020'],
    [5, 'countryOnly', 'city', 'France', '2021'],
    [6, 'future', '', '41.89, 12.51', '2032-01-01'],
    [88, 'unknownAirport', 'city', 'NA0', '2019-05-03'],
    [131, 'noDate', 'date', 'MUC – FCO', ''],
  ])
  expect(unresolved.every(({ source }) => source.file === 1)).toBe(true)
  expect(unresolved[3]?.others).toEqual([rome.id, london.id])
  expect(lines).toEqual(['Munich 2019-05-03 visited'])
})

test('a place with a malformed date waits for its date, and keeps its note', () => {
  const misdated = { is: 'listed', badDate: '31.02.2015', note: 'Rain' } as const
  const { unresolved, lines } = proposed([
    places(
      stay(rome, '', '', { ...misdated, place: { name: 'Rome' }, row: 3 }),
      stay(rome, '', '', { ...misdated, place: { name: 'Atlantis' }, row: 4 }),
    ),
  ])
  expect(
    unresolved.map(({ source, code, needs, text, city, note }) => [
      source.row,
      code,
      needs,
      text,
      city,
      note,
    ]),
  ).toEqual([
    [3, 'badDate', 'date', 'Rome: 31.02.2015', rome.id, 'Rain'],
    [4, 'noCity', 'city', 'Atlantis', '', undefined],
    [4, 'badDate', '', 'Atlantis: 31.02.2015', '', undefined],
  ])
  expect(lines).toEqual([])
})

test('a file that names its trips gives them by name', () => {
  const { trips, proposals } = proposed([
    rides(
      flight('MUC', 'FCO', '2019-05-03', '', { trip: 'Honeymoon' }),
      flight('FCO', 'CDG', '2019-07-06', '', { trip: 'Honeymoon' }),
    ),
  ])
  expect(trips).toMatchObject([{ name: 'Honeymoon', legs: [{}, {}] }])
  expect(new Set(proposals.map(({ trip }) => trip))).toEqual(new Set([trips[0]?.id]))
})

test('ten thousand stays and two thousand rides take no time', () => {
  const day = (index: number) => new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10)
  const found = [
    places(
      ...Array.from({ length: 10_000 }, (_, index) =>
        stay(cities[index % cities.length] ?? rome, day(index * 0.9)),
      ),
    ),
    rides(
      ...Array.from({ length: 2000 }, (_, index) =>
        flight(index % 2 === 0 ? 'MUC' : 'FCO', index % 2 === 0 ? 'FCO' : 'MUC', day(index * 4)),
      ),
    ),
  ]
  const begun = process.cpuUsage()
  expect(proposed(found).proposals.length).toBeGreaterThan(5000)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1500)
})

test('a future ride with an unknown end is listed, and so are unknown ends of a past one', () => {
  const { unresolved, proposals } = proposed([
    file({
      rides: [flight('MUC', 'NA0', '2032-05-03', '', { row: 4 }), flight('NA0', 'XX0', '2019-05-03', '')],
    }),
  ])
  expect(proposals).toEqual([])
  expect(unresolved.map(({ code, text, source }) => [code, text, source.row])).toEqual([
    ['future', 'MUC – NA0', 4],
    ['unknownAirport', 'NA0', undefined],
    ['unknownAirport', 'XX0', undefined],
  ])
})

test('problems without rows of their own are listed with their number', () => {
  const problems = [
    { code: 'noPosition', count: 4 },
    { code: 'leftOut', row: 3, text: 'users' },
    { code: 'unknownFile', count: 2, text: 'a.png' },
  ] as const
  const { unresolved } = proposed([file({ problems })])
  expect(unresolved.map(({ code, text, count, source }) => [code, text, count, source.row])).toEqual([
    ['noPosition', '', 4, undefined],
    ['leftOut', 'users', undefined, 3],
    ['unknownFile', 'a.png', 2, undefined],
  ])
})

test('a trip that a file contains as a whole keeps its future legs and open ends, and gets no second trip from rides', () => {
  const leg = { type: 'plane', from: { airport: 'MUC' }, to: { airport: 'FCO' } } as const
  const { trips, unresolved, proposals } = proposed([
    file({
      trips: [
        {
          key: 'a',
          name: 'Italy',
          description: 'by the sea',
          starts: '2026-01-01',
          ends: '2025-01-01',
          legs: [
            { ...leg, depart: { day: '2032-05-03' } },
            { type: 'bus', from: { airport: 'FCO' } },
          ],
          row: 2,
        },
      ],
      rides: [
        { ...leg, depart: { day: '2032-05-03' }, trip: 'a' },
        { ...leg, trip: 'a' },
        { ...leg, depart: { day: '2019-05-03' }, trip: 'a' },
      ],
    }),
  ])
  expect(unresolved).toEqual([])
  expect(trips).toEqual([
    {
      id: 'trip 0.t0',
      name: 'Italy',
      description: 'by the sea',
      starts: '2026-01-01',
      ends: '',
      legs: [
        { from: munich.id, to: rome.id, type: 'plane', start_date: '2032-05-03', arrival_date: '' },
        { from: rome.id, to: '', type: 'bus', start_date: '', arrival_date: '' },
      ],
      sources: [{ file: 0, row: 2 }],
      isTold: true,
    },
  ])
  expect(proposals.map(({ trip }) => trip)).toEqual(['trip 0.t0', 'trip 0.t0'])
})

test('a wish of the future is a wish', () => {
  const wish: FoundPlace = {
    is: 'wish',
    place: { latitude: 41.89, longitude: 12.51 },
    start: { day: '2032' },
    sure: 0,
    why: { by: 'row' },
  }
  const { proposals, unresolved } = proposed([file({ places: [wish] })])
  expect(unresolved).toEqual([])
  expect(proposals.map(({ is, isIn, start }) => ({ is, isIn, start }))).toEqual([
    { is: 'wish', isIn: true, start: '' },
  ])
})

const recordedIn = (latitude: number, longitude: number, start: string, end: string): FoundPlace => ({
  is: 'stay',
  place: { latitude, longitude },
  start: { day: start },
  end: { day: end },
  sure: 0.9,
  why: { by: 'points' },
})

test('a city with many days, but a small share of all days, is not a home', () => {
  const { lines } = proposed([
    places(
      recordedIn(48.14, 11.58, '2017-01-01', '2018-06-30'),
      recordedIn(41.89, 12.51, '2019-01-01', '2019-05-10'),
    ),
  ])
  expect(lines).toEqual(['Rome 2019-01-01…2019-05-10 visited', 'Munich  lived'])
})

test('years between an arrival and the next departure do not make a home', () => {
  const { lines } = proposed([rides(flight('MUC', 'FCO', '2015-01-01'), flight('FCO', 'MUC', '2019-01-01'))])
  expect(lines.filter((line) => line.startsWith('Rome'))).toEqual([
    'Rome 2015-01-01 visited',
    'Rome 2019-01-01 visited',
  ])
})

test('two flights on one day with different numbers are two, and one without a number matches either', () => {
  const legsOf = (...numbers: (string | undefined)[]) =>
    proposed(
      numbers.map((number) =>
        rides(flight('MUC', 'FCO', '2019-05-03', '', number === undefined ? {} : { number })),
      ),
    ).trips.flatMap(({ legs }) => legs).length
  expect([legsOf('LH 1866', 'LH 1868'), legsOf('LH 1866', 'LH 1866'), legsOf('LH 1866', undefined)]).toEqual([
    2, 1, 1,
  ])
})

test('of the same flight in two files the one with times counts', () => {
  const [rough, exact] = [flight('LHR', 'SYD', '2019-05-03'), flight('LHR', 'SYD', '2019-05-03 21:00')]
  const { lines } = proposed([rides(rough), rides(exact)])
  expect(lines).toEqual(['London 2019-05-03 visited', 'Sydney 2019-05-05 visited'])
})

test('returning home ends a trip, even when the next one begins soon', () => {
  const { trips } = proposed(
    [
      rides(
        flight('MUC', 'FCO', '2019-05-03'),
        flight('FCO', 'MUC', '2019-05-06'),
        flight('MUC', 'LHR', '2019-05-08'),
        flight('LHR', 'MUC', '2019-05-10'),
      ),
    ],
    { home: munich.id },
  )
  expect(trips.map(({ name, legs }) => [name, legs.length])).toEqual([
    ['Rome', 2],
    ['London', 2],
  ])
})

test('of a year and a month in two files, the month counts', () => {
  const rome2019 = (day: string): FoundPlace => ({
    is: 'stay',
    place: { latitude: 41.89, longitude: 12.51 },
    start: { day },
    sure: 0.9,
    why: { by: 'row' },
  })
  const { lines } = proposed([places(rome2019('2019')), places(rome2019('2019-05'))])
  expect(lines).toEqual(['Rome 2019-05 visited'])
})
