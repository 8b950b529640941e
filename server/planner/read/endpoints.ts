import type { City } from '#server/gazetteer/cities.ts'
import type { Item } from './items.ts'
import { isArea, isCity, type Understood, type UnderstoodCity } from './understood.ts'
import type { Wish } from './wish.ts'

/** Finds the start and the end of the trip, and returns the other cities in their order. */
export function endpoints(
  wish: Wish,
  places: readonly Understood[],
  items: readonly Item[],
): UnderstoodCity[] {
  let cities = places.filter(isCity)
  const withRole = (...roles: readonly string[]) => cities.filter(({ role }) => roles.includes(role))
  const take = (place: UnderstoodCity) => {
    cities = cities.filter((other) => other !== place)
    return place.meaning.city
  }
  const back = withRole('backTo').at(-1)
  const arrival = withRole('arrive')[0]
  const [start, another] = withRole('home', 'flyFrom', 'start')
  const leavingLater = arrival && start && start.number > arrival.number && start.role === 'start'
  if (leavingLater) {
    wish.end = take(start)
    wish.start = take(arrival)
    wish.startIsVisited = true
  } else if (start) {
    wish.start = take(start)
    wish.startIsHome = start.role === 'home' || start.role === 'flyFrom'
    if (another && start.role !== 'start' && another.role === 'start') take(another)
  } else if (arrival) {
    wish.start = take(arrival)
    wish.startIsVisited = true
  }
  const end = withRole('end').at(-1)
  if (end) wish.end = take(end)
  if (back) {
    const home = take(back)
    if (!wish.start || wish.start.index === home.index) {
      wish.start ??= home
      wish.roundTrip = true
      wish.startIsHome = true
    } else wish.end ??= home
  }
  destinations(wish, places, items, withRole, take)
  // "Round trip from Munich": a loop ends where it began, and the first city of a bare list begins it.
  if (wish.roundTrip) {
    const [first] = cities
    if (
      !wish.start &&
      first &&
      cities.length > 1 &&
      cities.at(-1)?.meaning.city.index === first.meaning.city.index
    )
      take(first)
    if (wish.start) wish.end = wish.start
    const loop = wish.start
    if (loop) cities = cities.filter(({ meaning }) => meaning.city.index !== loop.index)
  }
  return inOrder(cities)
}

/** "From A to B": B is the end, unless the sentence puts other cities after it. */
function destinations(
  wish: Wish,
  places: readonly Understood[],
  items: readonly Item[],
  withRole: (...roles: readonly string[]) => UnderstoodCity[],
  take: (place: UnderstoodCity) => City,
) {
  const [first, second] = places
  // "Bangkok to Singapore", "Kuala Lumpur to Bali".
  const bare = second?.role === 'to' && first?.role === 'visit' && second.item - first.item === 2
  if (!wish.start && bare && isCity(first) && items[second.item - 1]?.kind === 'phrase') {
    wish.start = take(first)
    wish.startIsHome = isArea(second)
  }
  // "Fly to Tokyo, end in Osaka".
  if (!wish.start && wish.end) {
    const landing = withRole('to').find(({ flown }) => flown)
    if (landing) wish.start = take(landing)
  }
  const target = withRole('to').at(-1)
  if (!target || !wish.start || wish.end || wish.roundTrip) return
  const visitedLater = withRole('visit').some((place) => place.number > target.number)
  const areaLater = places.some((place) => isArea(place) && place.number > target.number && !place.qualifies)
  if (visitedLater || (target.flown && areaLater)) return
  wish.end = take(target)
}

/** "Krakow after Warsaw" is Warsaw first. */
function inOrder(cities: readonly UnderstoodCity[]): UnderstoodCity[] {
  const ordered: UnderstoodCity[] = []
  for (const place of cities) {
    if (place.role === 'after') ordered.splice(Math.max(0, ordered.length - 1), 0, place)
    else ordered.push(place)
  }
  return ordered
}
