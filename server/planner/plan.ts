import { type Share, shareDays } from './choose/share-days.ts'
import { chooseStops, type Route } from './choose/stops.ts'
import { type Ride, rideBetween } from './choose/transport.ts'
import { english } from '#shared/messages/languages.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from './gazetteer/load.ts'
import { isIn } from './ground/membership.ts'
import type { Itinerary } from './itinerary.ts'
import type { Day } from './read/calendar.ts'
import { readWish } from './read/read.ts'
import type { Wish } from './read/wish.ts'
import { daysOf, describe, legsOf, type Timed } from './schedule.ts'
import { tripTexts } from './texts.ts'

/** Plans a trip from a prompt, without a model, with texts in `language`; undefined when the prompt names no place. */
export function planFromSentence(
  prompt: string,
  gazetteer: Gazetteer,
  today: Day,
  language = english,
): Itinerary | undefined {
  const wish = readWish(prompt, gazetteer, today, tripTexts(gazetteer, language))
  if (!wish) return undefined
  const asked = wish.days ?? defaultLength(wish)
  const route = chooseStops(gazetteer, wish, asked)
  return itineraryOf(gazetteer, wish, route, asked)
}

const longestTrip = 365

/** The length in days of a trip for which the prompt names none. */
function defaultLength({ stops, areas, start, end, cityCount }: Wish): number {
  if (cityCount !== undefined) return Math.round(Math.min(cityCount, 20) * 2.5)
  const named = stops.length + Number(end !== undefined && end.index !== start?.index)
  const wide = areas.some(({ area }) => area.countries.length > 3)
  if (areas.length > 0) return Math.min(28, (wide ? 14 : 7) + (areas.length - 1) * 4 + Math.max(0, named - 1))
  return named === 0 ? 5 : Math.max(2, Math.round(named * 2.5))
}

/** Makes an itinerary from a route: adds rides, days, texts and notes. */
function itineraryOf(gazetteer: Gazetteer, wish: Wish, route: Route, asked: number): Itinerary {
  const { texts } = wish
  const wanted = Math.min(asked, longestTrip)
  const rides = ridesOf(gazetteer, wish, route, wanted)
  const onTheWay = rides.reduce((sum, { nights }) => sum + nights, 0)
  const length = wish.days === undefined ? wanted + onTheWay : Math.max(wanted, onTheWay + 1)
  const unmetWishes = [...wish.unmetWishes, ...rides.flatMap(({ unmetWish }) => unmetWish ?? [])]
  if (wish.days === undefined) wish.assumptions.push(texts.defaultDays({ days: length }))
  else if (length > asked) unmetWishes.push(texts.longer({ asked, days: length }))
  const leavesAtOnce = route.leavesAtOnce || fliesAway(wish, route, rides)
  const days = distributeDays(gazetteer, wish, { ...route, leavesAtOnce }, length - onTheWay)
  const timed: Timed = { cities: route.cities, rides, days, returns: route.returns, length }
  const legs = legsOf(timed)
  const visited = days.filter((count) => count > 0).length
  const stops = route.cities.length - Number(leavesAtOnce) - Number(route.returns)
  if (stops > length && visited < stops) unmetWishes.push(texts.crowded({ cities: stops, days: length }))
  return {
    name: nameOf(wish, route, length),
    description: describe(timed, texts),
    legs,
    days: daysOf(timed, legs, texts),
    ...(wish.firstDay !== undefined && { firstDay: wish.firstDay }),
    assumptions: [...new Set(wish.assumptions)],
    unmetWishes: [...new Set(unmetWishes)],
  }
}

/** Whether the start is only the departure airport, as in "London to New York". */
function fliesAway({ start, stops, areas }: Wish, { cities }: Route, rides: readonly Ride[]): boolean {
  const [first, second] = cities
  if (!start || !first || !second || areas.length > 0 || rides[0]?.type !== 'plane') return false
  return first.country !== second.country && !stops.some(({ city }) => city.index === first.index)
}

function ridesOf(gazetteer: Gazetteer, wish: Wish, { cities, leavesAtOnce }: Route, days: number): Ride[] {
  const rides: Ride[] = []
  // Without a requested length, nights on the way make the trip longer.
  let spare = wish.days === undefined ? 12 : Math.max(0, Math.floor((days - 1) / 2))
  for (let order = 0; order + 1 < cities.length; order++) {
    const [from, to] = [cities[order], cities[order + 1]]
    if (!from || !to) break
    const flies = wish.flyOut && order === 0 && leavesAtOnce
    const transport = flies ? { prefer: new Set(['plane'] as const), forbid: wish.forbid } : wish
    const ride = rideBetween(gazetteer, from, to, transport, spare, wish.texts)
    spare = Math.max(0, spare - ride.nights)
    rides.push(ride)
  }
  return rides
}

/** Distributes the days among the cities: first the requested days, the others by how well known a city is. */
function distributeDays(
  gazetteer: Gazetteer,
  wish: Wish,
  { cities, leavesAtOnce, returns }: Route,
  total: number,
): number[] {
  const isOuting = returns && cities.length === 3 && !leavesAtOnce && !wish.roundTrip
  const lastNight = returns || wish.stops.some(({ days }) => days !== undefined) ? 0 : 1
  const shares = cities.map((city, order) => {
    const last = order === cities.length - 1
    if ((order === 0 && leavesAtOnce) || (last && returns)) return { asked: 0, weight: 0 }
    if (isOuting && order === 1) return { asked: 0, weight: 0 }
    const stop = wish.stops.find((wished) => wished.city.index === city.index)
    const nights = stop?.nights === undefined ? undefined : stop.nights + (last ? lastNight : 0)
    const asked = stop?.days ?? nights
    const weight = Math.max(1, city.fame - 4.5)
    return asked === undefined ? { weight } : { asked, weight }
  })
  const days = shareDays(withinAreas(gazetteer, wish, cities, shares), total)
  // Give the last city of a round trip a second day, taken from the longest stay.
  const last = cities.length - 2
  const longest = days.indexOf(Math.max(...days))
  if (
    returns &&
    !isOuting &&
    days[last] === 1 &&
    shares[longest]?.asked === undefined &&
    (days[longest] ?? 0) > 2
  ) {
    days[last] = 2
    days[longest] = (days[longest] ?? 0) - 1
  }
  return days
}

/** Distributes the days of each area among its cities, as in "Two weeks in Japan, one in Korea". */
function withinAreas(
  gazetteer: Gazetteer,
  { areas }: Wish,
  cities: readonly City[],
  shares: readonly Share[],
): Share[] {
  const shared = [...shares]
  if (areas.length < 2) return shared
  for (const { area, days } of areas) {
    if (days === undefined) continue
    const inside = cities
      .map((_, order) => order)
      .filter((order) => {
        const city = cities[order]
        return city && shares[order]?.asked === undefined && isIn(gazetteer, area, city)
      })
    const parts = shareDays(
      inside.flatMap((order) => shares[order] ?? []),
      days,
    )
    for (const [part, order] of inside.entries()) shared[order] = { asked: parts[part] ?? 0, weight: 1 }
  }
  return shared
}

function nameOf(
  { start, stops, areas, roundTrip, texts }: Wish,
  { cities, returns, leavesAtOnce }: Route,
  days: number,
): string {
  const names = (list: readonly City[]) => texts.listed([...new Set(list.map(texts.cityName))])
  const between = (from: City, to: City) =>
    texts.names.between({ from: texts.cityName(from), to: texts.cityName(to), days })
  if (areas.length > 0)
    return texts.names.area({ where: texts.listed(areas.map(({ area }) => texts.areaName(area))), days })
  if (roundTrip && start && stops.length === 0)
    return texts.names.round({ start: texts.cityName(start), days })
  const [first, last] = [cities[0], cities.at(-1)]
  if (start && first && last && !returns && cities.length !== 3) return between(first, last)
  const visited = cities.slice(leavesAtOnce ? 1 : 0, returns ? -1 : undefined)
  if (visited.length <= 4) return texts.names.cities({ names: names(visited), days })
  const end = visited.at(-1) ?? last
  return first && end ? between(first, end) : ''
}
