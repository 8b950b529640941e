import type { Event } from '#server/planner/knowledge/events.ts'
import type { World } from '#server/planner/world.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import { hasPlaceRole, type Mention } from './mentions.ts'
import type { Sign } from './signs.ts'
import { sensesOf } from './scopes.ts'

/** An event within this distance of another place of the prompt is a stop of the same trip. */
const nearEventKm = 700
/** An event in more towns belongs to its country, such as the cherry blossom. */
const mostTowns = 2
/** The roles of places that are not destinations: "from Dortmund". */
const startRoles: ReadonlySet<string> = new Set(['from', 'start', 'home', 'back'])
/** The roles with which an event is a time: "after the Oktoberfest". */
const timeRoles: ReadonlySet<string> = new Set(['until', 'before', 'after', 'end', 'back'])

/** The mentions and the towns of events, "Tomorrowland, then 3 nights in Ostend", unless a place of the event is named. */
export function withEventTowns(
  mentions: readonly Mention[],
  signs: readonly Sign[],
  world: World,
): Mention[] {
  const { cities } = world
  const goals = mentions.filter(({ at }) => !hasPlaceRole(signs, at, startRoles))
  const towns = signs.flatMap((sign, at): Mention[] => {
    const found = eventsOf(sign, world)
    const [index] = found[0]?.cities ?? []
    if (index === undefined || found.some((event) => event.cities.length > mostTowns)) return []
    if (
      mentions.some((mention) => mention.at === at || found.some((event) => isHeldAt(event, mention, world)))
    )
      return []
    const city = cities.get(index)
    const isNear = goals.some(
      ({ place }) => place.kind === 'city' && distanceKm(place.city, city) <= nearEventKm,
    )
    if ((goals.length > 0 && !isNear) || hasPlaceRole(signs, at, timeRoles)) return []
    return [{ at, place: { kind: 'city', city }, sure: 0.8, others: [] }]
  })
  return [...mentions, ...towns].toSorted((a, b) => a.at - b.at)
}

/** The events with the name that a sign is. */
export function eventsOf(sign: Sign, { events }: World): Event[] {
  const sense = sensesOf(sign).find(({ is }) => is === 'event')
  return sense?.is === 'event' ? sense.events.flatMap((id) => events.get(id) ?? []) : []
}

/** Whether an event takes place at a named place. */
export function isHeldAt(
  { cities, countries }: Event,
  { place }: Pick<Mention, 'place'>,
  { areas, cities: all }: World,
) {
  if (place.kind === 'city')
    return cities.includes(place.city.index) || countries.includes(place.city.country)
  return countries.includes(place.area.id) || cities.some((city) => areas.contains(place.area, all.get(city)))
}
