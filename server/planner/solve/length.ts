import type { ConstraintOf } from '#shared/trip-request.ts'
import { daysOfDates } from './dates.ts'
import type { AreaWish, Task } from './task.ts'
import { longestTripDays, nightsOfCity, nightsOfPace, usualNights } from './thresholds.ts'

export interface Length {
  /** Nights of the whole trip. They include the nights on the way if the length is wished. A trip of N days has N - 1. */
  readonly nights: number
  /** The wished nights; undefined when no length is wished. */
  readonly asked: number | undefined
  readonly constraint?: string
}

/** The wished length, within its range as near to the usual length as possible, or else the usual length. */
export function lengthOf(task: Task): Length {
  const { of } = task.wishes
  const usual = usualNightsOf(task)
  const wish = of('length').at(-1)
  if (wish && (wish.least !== undefined || wish.most !== undefined)) {
    const nights = (count: number) =>
      Math.min(longestTripDays - 1, Math.max(0, wish.unit === 'days' ? count - 1 : count))
    const least = nights(wish.least ?? 0)
    const most = nights(wish.most ?? longestTripDays)
    const wished = Math.min(most, Math.max(least, usual))
    // Nights that are wished for each stop are more exact than the length of the trip.
    const total = Math.min(longestTripDays - 1, Math.max(wished, wishedNights(task)))
    return { nights: total, asked: wished, constraint: wish.id }
  }
  const dated = daysOfDates(of('dates'))
  if (dated) {
    const nights = Math.min(longestTripDays, dated.days) - 1
    return { nights, asked: nights, constraint: dated.id }
  }
  const inArea = nightsOfOnlyArea(task)
  if (inArea) return inArea
  return { nights: Math.min(longestTripDays - 1, usual), asked: undefined }
}

/** "8 days in South Korea" is the length of the trip when all named stops are there. */
function nightsOfOnlyArea({ areas, stops }: Task): Length | undefined {
  const [area] = areas.filter(({ stay }) => stay?.least !== undefined)
  if (!area?.stay || areas.filter(({ stay }) => stay).length > 1) return undefined
  const at = areas.indexOf(area)
  if (stops.some(({ need, areas: inside }) => need === 'named' && !inside.includes(at))) return undefined
  const { least = 0, most = least, unit, id } = area.stay
  const nights =
    Math.min(longestTripDays, Math.round((least + Math.min(most, 2 * least)) / 2)) - (unit === 'days' ? 1 : 0)
  return { nights, asked: nights, constraint: id }
}

/** The nights that are wished for named stops. The last stop needs a night fewer when its days are wished. */
function wishedNights({ stops, wishes }: Task): number {
  const stays = stops.flatMap(({ stay, need }) => (need === 'named' && stay?.least !== undefined ? stay : []))
  if (stays.length === 0 || stays.length < stops.filter(({ need }) => need === 'named').length) return 0
  const less =
    stays.at(-1)?.unit === 'days' && wishes.of('visit').every(({ place }) => place.kind === 'city') ? 1 : 0
  return stays.reduce((sum, { least = 0 }) => sum + least, 0) - less
}

/** The usual number of nights for these places. */
function usualNightsOf({ wishes, areas, stops, dayTrips, base, atlas }: Task): number {
  const visited = stops.filter(({ need }) => need === 'named' || (need === 'optional' && !wishes.route))
  const counted = visited.filter((stop) => !stop.areas.some((at) => areas[at]?.stay?.least !== undefined))
  const least = ({ stay, usual }: (typeof stops)[number], at: number) => {
    const wish = stay ?? wishes.each
    if (wish?.least === undefined && wish?.most === undefined) return usual
    const count = Math.max(wish.least ?? 0, Math.min(usual, wish.most ?? usual))
    return wish.unit === 'days' && at === counted.length - 1 && areas.length === 0
      ? Math.max(0, count - 1)
      : count
  }
  const named = counted.reduce((sum, stop, at) => sum + least(stop, at), 0)
  const route = wishes.route ? wishes.route.days - 1 : 0
  const count = wishes.of('city-count').at(-1)
  const cities = count?.least ?? count?.most
  if (cities !== undefined)
    return Math.max(named, Math.round(cities * nightsOfCity * nightsOfPace[wishes.pace]))
  const inAreas = areas.reduce((sum, area, at) => {
    const inside = visited.filter((stop) => stop.areas.includes(at))
    if (area.stay) return sum + nightsInArea(atlas, area)
    // A named stop covers a part of its area, or all of it when the stop has wished nights.
    const isComplete = inside.length >= 2 || (inside.length > 0 && inside.every(({ stay }) => stay))
    return sum + (isComplete ? 0 : nightsInArea(atlas, area) / (inside.length + 1))
  }, 0)
  const trips = dayTrips.length + (base ? 2 : 0)
  const open = named + inAreas + route === 0 ? usualNights.open : 0
  return Math.max(
    named + Math.round(inAreas) + open,
    route,
    visited.length === 1 ? Math.max(1, trips + 1) : 0,
  )
}

function nightsInArea(atlas: Task['atlas'], { place, countries, stay, cities: count }: AreaWish): number {
  if (stay?.least !== undefined) return stay.least
  const cities = count?.least ?? count?.most
  if (cities !== undefined) return Math.round(cities * nightsOfCity)
  const best = atlas
    .towns(place)
    .map((city) => atlas.travel(city))
    .filter(({ pull }) => pull >= 3)
  const enough = best.slice(0, 12).reduce((sum, { nights }) => sum + nights, 0) / 2
  const most =
    countries.length > 2
      ? usualNights.countries
      : place.kind === 'country'
        ? usualNights.country
        : usualNights.region
  return Math.round(Math.min(most, Math.max(usualNights.least, enough)))
}

/** The bound of a wished range that the actual number misses, for a note. */
export const askedCount = ({ least, most }: Pick<ConstraintOf<'length'>, 'least' | 'most'>, actual: number) =>
  most !== undefined && actual > most ? most : (least ?? most ?? actual)
