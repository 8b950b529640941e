import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#shared/domain/day.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import type { Constraint, ConstraintOf, Place, TripRequest } from '#shared/trip-request.ts'
import { tripRequest } from '#shared/trip-request.ts'
import { seeded } from '#shared/test/seeded.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { City } from '#server/gazetteer/cities.ts'
import { wholeWorld } from '#server/test/whole-world.ts'
import { tripTexts } from '#server/planner/texts.ts'
import type { World } from '#server/planner/world.ts'
import { faultsOf } from './faults.ts'
import type { Itinerary } from './itinerary.ts'
import { RequestBuilder } from '#server/planner/eval/request-builder.ts'
import { solve } from './solve.ts'
import { isInSeason } from './worth.ts'

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

/** A request with random constraints of all kinds and at least one place. It is often impossible. */
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
  const anywhere = () => make.place(pick(chance(0.7) ? cities : areas))
  const types = ['plane', 'train', 'bus', 'car'] as const
  const use = () => pick(['prefer', 'only', 'avoid'] as const)
  const wishes: Parameters<RequestBuilder['request']>[0][number][] = [make.visit(...named, ...inAreas)]
  const maybe = (wish: () => (typeof wishes)[number], part = 0.2) => {
    if (chance(part)) wishes.push(wish())
  }
  maybe(() => make.length(number(1, 30)), 0.6)
  maybe(() => make.length(number(1, 4)), 0.15)
  maybe(() => make.maybe(pick(cities)))
  maybe(() => [{ ...make.visit(pick(areas))[0]!, cities: { least: 3, most: number(3, 9) } }], 0.1)
  maybe(() => [{ ...make.visit(pick(areas))[0]!, direction: pick(['north', 'west'] as const) }], 0.1)
  for (const city of named) maybe(() => make.nights(city, number(1, 5)), 0.3)
  maybe(() => make.nights(pick(inAreas.length > 0 ? inAreas : areas), number(1, 9)), 0.1)
  maybe(() => make.nights(null, number(1, 4)), 0.1)
  maybe(() => {
    const of = { kind: 'theme', theme: pick(['beach', 'skiing'] as const) } as const
    return { kind: 'stay', of, unit: 'nights', least: 3, most: 3 } as const
  }, 0.1)
  maybe(() => make.share(pick(cities), 0.5), 0.1)
  maybe(() => make.order(...named.slice(0, number(2, named.length))), named.length > 1 ? 0.3 : 0)
  maybe(() => make.order(...[...named, pick(cities)].toReversed()), 0.2)
  maybe(() => ({ kind: 'role', role: pick(['home', 'start', 'start'] as const), place: anywhere() }))
  maybe(() => ({ kind: 'role', role: pick(['end', 'end', 'base'] as const), place: anywhere() }))
  maybe(() => make.loop, 0.15)
  const begins = make.place(pick(cities))
  maybe(
    () => [
      { kind: 'role', role: 'start', place: begins },
      { kind: 'avoid', place: begins },
    ],
    0.05,
  )
  maybe(() => make.by(use(), pick(types)), 0.3)
  maybe(
    () => ({ kind: 'transport', use: use(), types: [pick(types)], leg: pick(['first', 'last'] as const) }),
    0.1,
  )
  maybe(() => make.leg(pick(cities), named[0] ?? pick(cities), pick(types)), 0.1)
  maybe(() => ({ kind: 'transport', use: 'prefer', types: ['train'], overnight: true }), 0.1)
  maybe(() => make.avoid(pick([...cities, ...areas, ...named])))
  maybe(() => ({ kind: 'city-count', least: number(1, 8), most: 8 }))
  maybe(() => make.theme(pick(['beach', 'food', 'skiing', 'art'] as const), chance(0.3)), 0.3)
  maybe(() => make.month(pick(['2026-04', '2026-07', '2026-12', '2026-01'])), 0.3)
  maybe(() => ({ kind: 'dates', during: { from: '2026-06-11', to: '2026-06-19' } }), 0.1)
  maybe(() => ({ kind: 'longest-leg', ...(chance(0.5) ? { hours: number(2, 8) } : { km: 200 }) }))
  maybe(() => ({ kind: 'day-trip', place: chance(0.5) ? anywhere() : null }))
  const classics = ['golden-triangle-india', 'route-66', 'romantic-road']
  maybe(() => make.route(pick(classics)), 0.15)
  maybe(() => make.route(pick(classics)), 0.15)
  maybe(() => ({ kind: 'budget', budget: pick(['low', 'medium', 'high'] as const) }), 0.1)
  maybe(() => ({ kind: 'pace', pace: pick(['slow', 'fast'] as const) }), 0.1)
  maybe(() => ({ kind: 'company', company: pick(['family', 'friends'] as const) }), 0.1)
  const { constraints, ...rest } = make.request(wishes, chance(0.2) ? number(1, 5) : 0)
  return { ...rest, constraints: constraints.map((wish) => ({ ...wish, words: `words of ${wish.id}` })) }
}

const seeds = Array.from({ length: 90 }, (_, seed) => seed + 1)

/** A stop of a trip, read from its legs. */
interface Seen {
  readonly city: City
  readonly nights: number
  readonly isOuting: boolean
}

function stopsOf({ legs, days }: Itinerary): Seen[] {
  const cities = legs.flatMap(({ from, to }, at) => (at === 0 ? [from, to] : [to]))
  return cities.map((city, at) => {
    const [arrival, departure] = [legs[at - 1]?.arrivalDay ?? 1, legs[at]?.startDay ?? days.length]
    const isOuting = at > 0 && arrival === departure && cities[at - 1]?.index === cities[at + 1]?.index
    return { city, nights: departure - arrival, isOuting }
  })
}

function isAt({ city }: Seen, { kind, id }: Place): boolean {
  const area = kind === 'city' ? undefined : world.areas.get(id)
  return area ? world.areas.contains(area, city) : cityId(city.geonameid) === id
}

const sum = (stops: readonly Seen[]) => stops.reduce((total, { nights }) => total + nights, 0)
const themesOf = (city: City) => world.travel.of(city)?.themes ?? []
const isOutside = (
  count: number,
  { least = 0, most = Infinity }: { least?: number | undefined; most?: number | undefined },
) => count < least || count > most

/** Whether a trip breaks a constraint. Reads only its legs and days. */
const isBroken: {
  readonly [K in Constraint['kind']]: (
    wish: ConstraintOf<K>,
    trip: Itinerary,
    stops: readonly Seen[],
    request: TripRequest,
  ) => boolean
} = {
  visit: ({ place, cities: count }, _, stops) => {
    const inside = stops.filter((stop) => isAt(stop, place))
    return inside.length === 0 || isOutside(new Set(inside.map(({ city }) => city.index)).size, count ?? {})
  },
  stay: ({ of, least, most, share, id }, _, stops, request) => {
    const isHome = ({ nights, city }: Seen) =>
      nights === 0 && [stops[0], stops.at(-1)].some((end) => end?.city === city)
    const slept = stops.filter((stop) => !stop.isOuting && !isHome(stop))
    const range =
      share === undefined ? { least, most } : { least: share * sum(stops) - 1, most: share * sum(stops) + 1 }
    if (of?.kind === 'theme')
      return !slept.some(
        ({ city }) =>
          themesOf(city).includes(of.theme) && sum(slept.filter((stop) => stop.city === city)) >= 3,
      )
    if (of) return isOutside(sum(stops.filter((stop) => isAt(stop, of))), range)
    const own = request.constraints.flatMap((wish) =>
      wish.kind === 'stay' && wish.of && wish.of.kind !== 'theme' ? wish.of : [],
    )
    const isLast = request.constraints.findLast((wish) => wish.kind === 'stay' && wish.of === null)?.id === id
    return (
      isLast &&
      slept.some(
        (stop) =>
          isOutside(sum(slept.filter(({ city }) => city === stop.city)), range) &&
          !own.some((place) => isAt(stop, place)),
      )
    )
  },
  role: ({ role, place }, _, stops) => {
    const ends = {
      start: [stops[0]],
      home: [stops[0]],
      end: [stops.at(-1)],
      base: stops.filter(({ nights }) => nights > 0),
    }
    return !ends[role].some((stop) => stop !== undefined && isAt(stop, place))
  },
  'day-trip': ({ place }, _, stops) => !stops.some((stop) => stop.isOuting && (!place || isAt(stop, place))),
  order: ({ places }, _, stops) => {
    let at = -1
    return places.some((place) => {
      if (!stops.some((stop) => isAt(stop, place))) return false
      at = at === Infinity ? at : stops.findIndex((stop, later) => later > at && isAt(stop, place))
      if (at < 0) at = Infinity
      return at === Infinity
    })
  },
  loop: (_, __, stops) => stops[0]?.city.index !== stops.at(-1)?.city.index,
  transport: ({ use, types, leg, overnight }, { legs, limits }, stops, request) => {
    if (overnight)
      return !legs.some(({ type, startDay, arrivalDay }) => types.includes(type) && arrivalDay > startDay)
    const others = request.constraints.filter((wish) => wish.kind === 'transport' && wish.leg)
    const own = legs.filter((one, at) => {
      // A wish for one leg has priority over a wish for all legs.
      if (leg === undefined) return others.length === 0 || use === 'avoid'
      if (leg === 'first' || leg === 'last') return at === (leg === 'first' ? 0 : legs.length - 1)
      return cityId(one.from.geonameid) === leg.from?.id && cityId(one.to.geonameid) === leg.to?.id
    })
    if (use === 'avoid')
      return own.some(({ type }) => types.includes(type)) && !limits.some((limit) => limit.leg !== undefined)
    const isTold = (one: (typeof legs)[number]) => limits.some((limit) => limit.leg === legs.indexOf(one))
    // A day trip is never by plane, and a wish for planes does not apply to short rides.
    const isFree = (one: (typeof legs)[number]) =>
      types.includes('plane') &&
      (distanceKm(one.from, one.to) < 700 ||
        stops.some(({ city, isOuting }) => isOuting && (city === one.to || city === one.from)))
    return (
      (own.length === 0 && leg !== undefined) ||
      own.some((one) => !types.includes(one.type) && !isTold(one) && !isFree(one))
    )
  },
  'longest-leg': ({ km }, { legs }) =>
    legs.some(({ from, to }) => distanceKm(from, to) > (km ?? Infinity) * 1.05),
  avoid: ({ place }, _, stops) => stops.some((stop) => isAt(stop, place)),
  length: (wish, { days }) => isOutside(days.length, wish),
  'city-count': (count, _, stops) => {
    const counts = [stops, stops.filter(({ nights }) => nights > 0)].map(
      (some) => new Set(some.filter(({ isOuting }) => !isOuting).map(({ city }) => city.index)).size,
    )
    return counts.every((one) => isOutside(one, count))
  },
  dates: ({ first, during }, { firstDay = '', days }) => {
    const last = addDays(firstDay, days.length - 1)
    const isLonger = during && days.length > 9
    if (first) return firstDay < first.from || firstDay > first.to
    return during !== undefined && (isLonger ? firstDay > during.from || last < during.to : false)
  },
  theme: ({ theme, unwanted }, { firstDay }, stops) => {
    const months = firstDay === undefined ? [] : [Number(firstDay.slice(5, 7))]
    const has = ({ city }: Seen) => themesOf(city).includes(theme) && isInSeason(theme, city, months)
    const isOnly = ({ city }: Seen) => themesOf(city).length === 1 && themesOf(city)[0] === theme
    return unwanted
      ? stops.every(isOnly)
      : !stops.some((stop) => has(stop) || themesOf(stop.city).length === 0)
  },
  route: ({ route }, _, stops) => {
    const classic = world.routes.get(route)?.stops ?? []
    const seen = classic.filter(({ city }) => stops.some((stop) => stop.city.index === city))
    return seen.length < classic.length / 2
  },
  budget: ({ budget }, { legs }) =>
    budget !== 'low' ||
    legs.some(({ type, from, to }) => type === 'plane' && world.land.onLand(from, to) === 'land'),
  pace: () => false,
  company: () => false,
}

const isWish = <K extends Constraint['kind']>(kind: K, wish: Constraint): wish is ConstraintOf<K> =>
  wish.kind === kind

const isAnyBroken = <K extends Constraint['kind']>(
  kind: K,
  wishes: readonly ConstraintOf<K>[],
  trip: Itinerary,
  request: TripRequest,
) => wishes.some((wish) => isBroken[kind](wish, trip, stopsOf(trip), request))

/** Whether a trip reports a broken constraint: by the constraint's id, or by the name of its place. */
function isTold(wish: Constraint, { limits }: Itinerary): boolean {
  const places =
    'place' in wish && wish.place
      ? [wish.place]
      : wish.kind === 'stay' && wish.of && 'id' in wish.of
        ? [wish.of]
        : []
  return limits.some(
    ({ constraint, text }) => constraint === wish.id || places.some(({ name }) => text.includes(name)),
  )
}

describe('random requests', () => {
  const told = new Set<string>()

  it.each([0, 1, 2])('give trips without faults that report every broken constraint, part %i', (part) => {
    const faults = seeds.flatMap((seed) => {
      if (seed % 3 !== part) return []
      const request = randomRequest(seed)
      const trip = solve(request, world, { today, texts })
      if (!trip) return [`${seed}: no trip`]
      const isParsed = tripRequest.safeParse(trip.request).success
      const broken = request.constraints.filter((wish) =>
        isAnyBroken(
          wish.kind,
          [wish].filter((one) => isWish(wish.kind, one)),
          trip,
          request,
        ),
      )
      for (const { kind } of broken) told.add(kind)
      const silent = broken.filter((wish) => !isTold(wish, trip))
      return [
        ...faultsOf(trip, world),
        ...silent.map((wish) => `silent ${JSON.stringify(wish)}`),
        ...(isParsed ? [] : ['no request']),
      ].map((fault) => `${seed}: ${fault}`)
    })
    expect(faults).toEqual([])
  })

  it('break each kind of constraint that a trip can break', () => {
    expect([...told, 'pace', 'company'].toSorted((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(isBroken).toSorted((a, b) => a.localeCompare(b)),
    )
  })

  it('give the same trip for the same request', () => {
    for (const seed of seeds.slice(0, 30)) {
      const request = randomRequest(seed)
      const solved = () => solve(request, world, { today, texts })
      expect(solved()).toEqual(solved())
    }
  })
})
