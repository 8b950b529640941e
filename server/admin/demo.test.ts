import { expect, test } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { type DemoCity, demoExtraCalls, demoHome, demoStayCalls } from './demo-stays.ts'
import { demoCitiesOfJapan, demoTripCalls } from './demo-trips.ts'

const today = '2026-11-23'
const user = 'demo00000000001'

interface Sent {
  method: string
  url: string
  body: Record<string, unknown>
}
const bodiesOf = (calls: readonly Sent[], collection: string) =>
  calls
    .filter(({ method, url }) => method === 'POST' && url === `/api/collections/${collection}/records`)
    .map(({ body }) => body)
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const day = (value: unknown) => text(value).slice(0, 10)

test('the demo has three trips with connected legs, and the trip listed first is created last', () => {
  const calls = demoTripCalls(user, today)
  const trips = bodiesOf(calls, 'trip').map(({ name, description, starts, ends, ...trip }) => {
    const legs = bodiesOf(calls, 'travel_item').filter((leg) => leg['trip'] === trip['id'])
    expect(legs.map(({ order }) => order)).toEqual([0, 1, 2])
    expect(legs.slice(1).map(({ from }) => from)).toEqual(legs.slice(0, -1).map(({ to }) => to))
    expect(legs.map(({ arrival_date }) => arrival_date)).toEqual(legs.map(({ start_date }) => start_date))
    const kept = calls.find(({ url }) => url === `/api/collections/trip/records/${text(trip['id'])}`)
    expect(kept).toMatchObject({ method: 'PATCH', body: { travel_items: legs.map(({ id }) => id) } })
    expect(trip).toEqual({ id: trip['id'], user, travel_items: [] })
    return [
      `${text(name)}, ${day(starts)} to ${day(ends)}: ${text(description)}`,
      `from ${text(legs[0]?.['from'])}`,
      ...legs.map((leg) => `${text(leg['type'])} to ${text(leg['to'])} on ${day(leg['start_date'])}`),
    ]
  })
  const [quito, lima, laPaz, santiago] = [3_652_462, 3_936_456, 3_911_925, 3_871_336].map(cityId)
  const [tokyo, kanazawa, kyoto, hiroshima] = demoCitiesOfJapan.map(cityId)
  const [edinburgh, paris, athens, istanbul] = [2_650_225, 2_988_507, 264_371, 745_044].map(cityId)
  expect(trips).toEqual([
    [
      'Down the Andes, 2025-01-31 to 2025-02-14: ',
      `from ${quito}`,
      `plane to ${lima} on 2025-02-02`,
      `bus to ${laPaz} on 2025-02-06`,
      `car to ${santiago} on 2025-02-12`,
    ],
    [
      'Honshu in spring, 2026-04-01 to 2026-04-12: By train, with the cherry blossom moving north as we move south.',
      `from ${tokyo}`,
      `train to ${kanazawa} on 2026-04-03`,
      `train to ${kyoto} on 2026-04-06`,
      `train to ${hiroshima} on 2026-04-10`,
    ],
    [
      'Edinburgh to the Bosphorus, 2027-05-06 to 2027-05-18: South through France, across to Athens, then along the Aegean coast.',
      `from ${edinburgh}`,
      `train to ${paris} on 2027-05-08`,
      `plane to ${athens} on 2027-05-12`,
      `bus to ${istanbul} on 2027-05-15`,
    ],
  ])
})

test('the trip with notes has its stays once it is over, and no other trip has any', () => {
  const staysOn = (today: string) =>
    bodiesOf(demoTripCalls(user, today), 'stay').map(({ city, start, end, note, source, user }) => [
      city,
      start,
      end,
      note,
      source,
      user,
    ])
  const [tokyo, kanazawa, kyoto, hiroshima] = demoCitiesOfJapan.map(cityId)
  const stays = [
    [tokyo, '2026-04-01', '2026-04-03', '', 'trip', user],
    [kanazawa, '2026-04-03', '2026-04-06', '', 'trip', user],
    [kyoto, '2026-04-06', '2026-04-10', 'Cherry blossom on the 8th, snow on the 9th', 'trip', user],
    [hiroshima, '2026-04-10', '2026-04-12', '', 'trip', user],
  ]
  expect(staysOn('2028-01-01')).toEqual(stays)
  expect(staysOn('2026-04-13')).toEqual(stays)
  expect(staysOn('2026-04-11')).toEqual([])
})

const cities: DemoCity[] = Array.from({ length: 30 * 4 }, (_, index) => ({
  id: `city${String(index).padStart(11, '0')}`,
  country: Math.floor(index / 4),
  turn: index % 4,
}))

test('the stays of the demo cover ten years, with days, months, years or no date', () => {
  const stays = bodiesOf(demoStayCalls(user, cities, today), 'stay')
  expect(stays.map(({ city, kind, user: owner }) => [city, kind, owner])).toEqual(
    cities.map(({ id }) => [id, 'visited', user]),
  )
  const datesOf = (country: number) =>
    stays.slice(country * 4, country * 4 + 4).map(({ start, end }) => `${text(start)}…${text(end)}`)
  expect([0, 1, 2, 3, 4, 5, 19, 29].map((country) => [country, ...datesOf(country)])).toEqual([
    [0, '2017~…', '2017~…', '…', '…'],
    [1, '2018-06-04…2018-06-07', '2018-06-07…2018-06-09', '2018-06-10…2018-06-13', '2018-06-13…2018-06-16'],
    [2, '2019…', '2019…', '2019…', '…'],
    [3, '2020-05-06…2020-05-09', '2020-05-09…2020-05-11', '2020-05-12…2020-05-15', '2020-05-15…2020-05-18'],
    [4, '2021-10…', '2021-10…', '2021-10…', '2021-10…'],
    [5, '2022-04-04…2022-04-07', '2022-04-07…2022-04-09', '2022-04-10…2022-04-13', '2022-04-13…2022-04-16'],
    [19, '2026-01-06…2026-01-09', '2026-01-09…2026-01-11', '2026-01-12…2026-01-15', '2026-01-15…2026-01-18'],
    [29, '2025-11-04…2025-11-07', '2025-11-07…2025-11-09', '2025-11-10…2025-11-13', '2025-11-13…2025-11-16'],
  ])
})

test('no stay of the demo begins after the day on which the demo is created', () => {
  for (const made of ['2026-01-01', '2026-06-30', today]) {
    const starts = bodiesOf(demoStayCalls(user, cities, made), 'stay').map(({ start }) => text(start))
    const months = starts.filter((start) => start.length >= 7).map((start) => start.slice(0, 7))
    expect([months.length > 60, months.filter((month) => month >= made.slice(0, 7))]).toEqual([true, []])
    expect(starts.filter((start) => start.slice(0, 4) > made.slice(0, 4))).toEqual([])
  }
})

test('eight countries of the demo have a note, at their first city', () => {
  const noted = bodiesOf(demoStayCalls(user, cities, today), 'stay').flatMap(({ city, note }) =>
    note === '' ? [] : [[Number(text(city).slice(4)) / 4, note]],
  )
  expect(noted).toEqual([
    [0, 'Rain on the first day, then none'],
    [3, 'The night train was late, and nobody minded'],
    [8, 'Back for Ana’s wedding'],
    [13, 'Midsummer, light until midnight'],
    [19, 'Swimming in October'],
    [22, 'The souk at seven in the morning'],
    [25, 'Three days of mangoes'],
    [29, 'Carnival, by accident'],
  ])
})

test('the demo user has lived in two cities, changed planes three times, and has seven wishes', () => {
  const calls = demoExtraCalls(user)
  const [vienna, lisbon] = [2_761_369, 2_267_057].map(cityId)
  const stays = bodiesOf(calls, 'stay').map(({ city, kind, start, end, note }) => [
    city,
    kind,
    start,
    end,
    note,
  ])
  expect(stays).toEqual([
    [vienna, 'lived', '2017-01', '2020-08', 'Third floor, above a bakery'],
    [lisbon, 'lived', '2020-09', '2026', ''],
    [cityId(290_030), 'transit', '2019-11-02', '2019-11-02', ''],
    [cityId(1_880_252), 'transit', '2023-01-14', '2023-01-14', ''],
    [cityId(3_413_829), 'transit', '2024-06-20', '2024-06-20', ''],
  ])
  expect(demoHome).toBe(lisbon)
  const wishes = bodiesOf(calls, 'wish')
  expect(wishes).toHaveLength(7)
  expect(wishes.map(({ note }) => note).filter((note) => note !== '')).toEqual([
    'Drive to Swakopmund',
    'In spring',
    'Before the rains',
  ])
  expect(new Set(calls.map(({ body }) => text(body['id']))).size).toBe(calls.length)
})
