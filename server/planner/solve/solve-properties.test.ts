import { beforeAll, describe, expect, it } from 'vitest'
import type { TripRequest } from '#shared/trip-request.ts'
import { tripRequest } from '#shared/trip-request.ts'
import { seeded } from '#shared/test/seeded.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { wholeWorld } from '#server/test/whole-world.ts'
import { tripTexts } from '#server/planner/texts.ts'
import type { World } from '#server/planner/world.ts'
import { faultsOf } from './faults.ts'
import type { Itinerary } from './itinerary.ts'
import { RequestBuilder } from '#server/planner/eval/request-builder.ts'
import { solve } from './solve.ts'

const today = '2026-03-10'
const texts = tripTexts({ localNames: new Map() }, 'en')
const cities = (
  'Rome IT|Florence IT|Venice IT|Naples IT|Palermo IT|Paris FR|Lyon FR|Nice FR|Berlin DE|Munich DE|Prague CZ|Vienna AT|' +
  'Budapest HU|Athens GR|Istanbul TR|London GB|Edinburgh GB|Dublin IE|Lisbon PT|Porto PT|Madrid ES|Barcelona ES|' +
  'New York City US|Boston US|San Francisco US|Tokyo JP|Kyoto JP|Seoul KR|Bangkok TH|Hanoi VN|Sydney AU|Auckland NZ|' +
  'Lima PE|Cusco PE|Cape Town ZA|Nairobi KE|Marrakesh MA|Cairo EG|Reykjavik IS|Honolulu US|Delhi IN|Agra IN'
).split('|')
const areas =
  'IT FR ES JP US IS balkans scandinavia sicily andalusia IT.16 provence scotland VN TH PE ZA cyclades FJ'.split(
    ' ',
  )

let world: World
let make: RequestBuilder

beforeAll(async () => {
  world = await wholeWorld()
  make = new RequestBuilder(world)
})

/** A request of random constraints: often impossible, always about at least one place. */
function randomRequest(seed: number): TripRequest {
  const next = seeded(seed)
  const chance = (part: number) => next() < part
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] ?? list[0]!
  const number = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const some = (list: readonly string[], most: number) => [
    ...new Set(Array.from({ length: number(1, most) }, () => pick(list))),
  ]
  const named = chance(0.7) ? some(cities, 6) : []
  const inAreas = named.length === 0 || chance(0.4) ? some(areas, 2) : []
  const types = ['plane', 'train', 'bus', 'car'] as const
  const wishes: Parameters<RequestBuilder['request']>[0][number][] = [make.visit(...named, ...inAreas)]
  if (chance(0.6)) wishes.push(make.length(number(1, 30)))
  if (chance(0.2)) wishes.push(make.maybe(pick(cities)))
  for (const city of named) if (chance(0.3)) wishes.push(make.nights(city, number(1, 5)))
  if (chance(0.3) && named.length > 1) wishes.push(make.order(...named.slice(0, number(2, named.length))))
  if (chance(0.15)) wishes.push(make.role('home', pick(cities)))
  else if (chance(0.2)) wishes.push(make.role('start', pick(cities)))
  if (chance(0.15)) wishes.push(make.role('end', pick(cities)))
  if (chance(0.1)) wishes.push(make.role('base', pick(cities)))
  if (chance(0.15)) wishes.push(make.loop)
  if (chance(0.3)) wishes.push(make.by(pick(['prefer', 'only', 'avoid'] as const), pick(types)))
  if (chance(0.15)) wishes.push(make.avoid(pick([...cities, ...areas])))
  if (chance(0.2)) wishes.push({ kind: 'city-count', least: number(1, 8), most: 8 })
  if (chance(0.2)) wishes.push(make.theme(pick(['beach', 'food', 'skiing', 'art'] as const), chance(0.3)))
  if (chance(0.3)) wishes.push(make.month(pick(['2026-04', '2026-07', '2026-12', '2026-01'])))
  if (chance(0.1)) wishes.push({ kind: 'longest-leg', hours: number(2, 8) })
  if (chance(0.1)) wishes.push(make.share(pick(cities), 0.5))
  if (chance(0.1)) wishes.push({ kind: 'day-trip', place: chance(0.5) ? make.place(pick(cities)) : null })
  return make.request(wishes, chance(0.2) ? number(1, 5) : 0)
}

const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1)

/** What a trip breaks of its request without saying so. */
function silentFaults(request: TripRequest, trip: Itinerary): string[] {
  const faults: string[] = []
  const saidOf = new Set(trip.limits.map(({ constraint }) => constraint))
  const onRoute = new Set(trip.legs.flatMap(({ from, to }) => [cityId(from.geonameid), cityId(to.geonameid)]))
  const ends = request.constraints.flatMap((wish) => (wish.kind === 'role' ? wish.place.id : []))
  for (const wish of request.constraints) {
    if (saidOf.has(wish.id)) continue
    if (wish.kind === 'visit' && !wish.optional && wish.place.kind === 'city' && !onRoute.has(wish.place.id))
      faults.push(`${wish.place.name} is no stop`)
    if (wish.kind === 'avoid' && onRoute.has(wish.place.id) && !ends.includes(wish.place.id))
      faults.push(`${wish.place.name} is to be avoided`)
    if (wish.kind === 'length' && trip.days.length !== wish.least) faults.push(`${trip.days.length} days`)
    if (wish.kind === 'transport' && wish.use !== 'prefer') {
      const isWrong = (type: (typeof trip.legs)[number]['type']) =>
        wish.types.includes(type) === (wish.use === 'avoid')
      for (const [leg, { type, from, startDay }] of trip.legs.entries()) {
        const [before, after] = [trip.legs[leg - 1], trip.legs[leg + 1]]
        // A day trip is by what goes there and back in a day.
        const isOuting = [before, after].some(
          (other) =>
            other?.startDay === startDay &&
            (other.to === from || other.from.index === trip.legs[leg]?.to.index),
        )
        if (!isOuting && isWrong(type) && !trip.limits.some((limit) => limit.leg === leg))
          faults.push(`leg ${leg} by ${type}`)
      }
    }
    if (
      wish.kind === 'stay' &&
      wish.of &&
      'id' in wish.of &&
      wish.of.kind === 'city' &&
      wish.least !== undefined
    ) {
      const spent = nightsIn(trip, wish.of.id)
      if (onRoute.has(wish.of.id) && spent !== wish.least)
        faults.push(`${spent} nights in ${wish.of.name} instead of ${wish.least}`)
    }
  }
  return faults
}

function nightsIn({ legs, days }: Itinerary, id: string): number {
  let day = 1
  let nights = 0
  for (const { from, startDay, arrivalDay } of legs) {
    if (cityId(from.geonameid) === id) nights += startDay - day
    day = arrivalDay
  }
  const last = legs.at(-1)?.to
  return nights + (last && cityId(last.geonameid) === id ? days.length - day : 0)
}

describe('random requests', () => {
  it('give trips without faults, which say what they do not meet', () => {
    const faults = seeds.flatMap((seed) => {
      const request = randomRequest(seed)
      const trip = solve(request, world, { today, texts })
      if (!trip) return [`${seed}: no trip`]
      const isParsed = tripRequest.safeParse(trip.request).success
      return [
        ...faultsOf(trip, world),
        ...silentFaults(request, trip),
        ...(isParsed ? [] : ['no request']),
      ].map((fault) => `${seed}: ${fault}`)
    })
    expect(faults).toEqual([])
  })

  it('give the same trip for the same request', () => {
    for (const seed of seeds.slice(0, 40)) {
      const request = randomRequest(seed)
      const solved = () => solve(request, world, { today, texts })
      expect(solved()).toEqual(solved())
    }
  })

  it('are answered in time', () => {
    const times = seeds.map((seed) => {
      const request = randomRequest(seed)
      const began = process.cpuUsage().user
      solve(request, world, { today, texts })
      return (process.cpuUsage().user - began) / 1000
    })
    times.sort((a, b) => a - b)
    expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(60)
  })
})
