import { distanceKm } from '#shared/domain/distance.ts'
import type { TripTexts } from '#server/planner/texts.ts'
import type { City } from '#server/gazetteer/cities.ts'
import { daysOfTrip, type Timed } from './days.ts'
import type { FirstDay } from './dates.ts'
import type { Limit } from './itinerary.ts'
import { askedCount, type Length } from './length.ts'
import { boundsOf } from './nights.ts'
import { cheapestOrder, costOfOrder } from './order.ts'
import type { RideWish } from './rides.ts'
import type { Task } from './task.ts'
import { longestDriveHours, muchShorter } from './thresholds.ts'
import { isForWeather, isInSeason } from './worth.ts'
import { unkeptLimits } from './unkept.ts'
import type { Visits } from './visits.ts'

/** A solved trip, for the sentences about what it does not meet. */
export interface Solved extends Timed, Visits {
  readonly task: Task
  readonly length: Length
  readonly rideWishes: readonly RideWish[]
  readonly firstDay: FirstDay | undefined
  readonly texts: TripTexts
}

/** Everything that was wished and is not met, with what the trip does instead. */
export function limitsOf(solved: Solved): Limit[] {
  const limits = [
    ...stopLimits(solved),
    ...nightLimits(solved),
    ...lengthLimits(solved),
    ...rideLimits(solved),
    ...themeLimits(solved),
    ...dateLimits(solved),
  ]
  const told = new Set(limits.map(({ text }) => text))
  const about = new Set(limits.map(({ constraint }) => constraint))
  for (const limit of unkeptLimits(solved)) {
    if (about.has(limit.constraint) || told.has(limit.text)) continue
    told.add(limit.text)
    limits.push(limit)
  }
  return limits
}

function stopLimits({ task, visits, left, texts }: Solved): Limit[] {
  const limits: Limit[] = []
  const { wishes, areas, atlas } = task
  const isVisited = (city: City) => visits.some((visit) => visit.city.index === city.index)
  for (const { city, need, constraint } of task.stops) {
    if (need === 'optional' && constraint !== undefined && !isVisited(city))
      limits.push({
        text: texts.leftOut({ name: texts.cityName(city) }),
        constraint,
      })
  }
  for (const { place, id } of wishes.of('visit')) {
    const city = place.kind === 'city' ? atlas.city(place.id) : undefined
    if (city && wishes.refuses(city))
      limits.push({
        text: texts.avoided({ name: texts.cityName(city) }),
        constraint: id,
      })
  }
  for (const { place, visit } of areas) {
    const isSeen = visits.some(({ city, stop }) => stop?.need !== 'pass' && atlas.holds(place, city))
    if (!isSeen)
      limits.push({
        text: texts.noTime({ where: place.name }),
        constraint: visit.id,
      })
  }
  for (const { city, constraint } of left)
    limits.push({
      text: city ? texts.noTime({ where: texts.cityName(city) }) : texts.noSuchTown,
      constraint,
    })
  for (const { id } of wishes.droppedOrders) {
    const names = [...new Set(visits.map(({ city }) => texts.cityName(city)))]
    limits.push({
      text: texts.otherOrder({ names: texts.listed(names) }),
      constraint: id,
    })
  }
  return limits
}

function nightLimits({ task, visits, rides, texts }: Solved): Limit[] {
  const limits: Limit[] = []
  const slept = visits.filter(({ isDayTrip, stop }) => !isDayTrip && stop && stop.need !== 'pass')
  const nightsAt = (stop: unknown) =>
    slept.reduce((sum, visit) => sum + (visit.stop === stop ? visit.nights : 0), 0)
  const total = slept.reduce((sum, { nights }) => sum + nights, 0)
  const last = slept.at(-1)?.stop
  const passed: string[] = []
  const stops = [...new Set(slept.map(({ stop }) => stop))].filter((stop) => stop !== undefined)
  for (const stop of stops) {
    const nights = nightsAt(stop)
    const { least, most, isWished } = boundsOf(stop, task.wishes.each, stop === last, total)
    const name = texts.cityName(stop.city)
    const constraint = (stop.stay ?? task.wishes.each)?.id
    if (isWished && (nights < least || nights > most)) {
      const asked = nights < least ? least : most
      limits.push({
        text: texts.otherNights({ name, asked, nights }),
        ...(constraint !== undefined && { constraint }),
      })
    } else if (nights === 0 && !isWished && stop.need === 'named') passed.push(name)
  }
  for (const [at, { stay, place }] of task.areas.entries()) {
    if (!stay) continue
    const nights = slept.reduce((sum, visit) => sum + (visit.stop?.areas.includes(at) ? visit.nights : 0), 0)
    const asked = stay.share === undefined ? askedCount(stay, nights) : Math.round(stay.share * total)
    // The days of the last area include the last day, which has no night.
    const less = stay.unit === 'days' && last?.areas.includes(at) ? 1 : 0
    if (Math.abs(nights - asked) > less)
      limits.push({
        text: texts.otherNights({ name: place.name, asked, nights }),
        constraint: stay.id,
      })
  }
  const days = daysOfTrip({ visits, rides })
  const cities = new Set(slept.map(({ city }) => city.index)).size
  if (passed.length > 0) limits.push({ text: texts.passedThrough({ names: texts.listed(passed) }) })
  if (cities > days || passed.length > 1) limits.push({ text: texts.crowded({ cities, days }) })
  return limits
}

function lengthLimits({ task, visits, rides, length, texts }: Solved): Limit[] {
  const limits: Limit[] = []
  const days = daysOfTrip({ visits, rides })
  const asked = (length.asked ?? length.nights) + 1
  const constraint = length.constraint === undefined ? {} : { constraint: length.constraint }
  if (length.asked !== undefined && days !== asked)
    limits.push({
      text: days - 1 > length.nights ? texts.longer({ asked, days }) : texts.otherLength({ asked, days }),
      ...constraint,
    })
  for (const count of task.wishes.of('city-count')) {
    const kept = new Set(visits.flatMap(({ city, stop }) => (stop && stop.need !== 'pass' ? city.index : [])))
      .size
    const wished = askedCount(count, kept)
    if (kept < (count.least ?? 0) || kept > (count.most ?? Infinity))
      limits.push({
        text:
          kept < wished
            ? texts.fewerCities({ asked: wished, days, kept })
            : texts.otherCount({ asked: wished, kept }),
        constraint: count.id,
      })
  }
  return limits
}

function rideLimits({ task, visits, rides, rideWishes, texts }: Solved): Limit[] {
  const limits: Limit[] = []
  for (const [leg, ride] of rides.entries()) {
    const [from, to] = [visits[leg], visits[leg + 1]]
    if (!from || !to) break
    const names = {
      from: texts.cityName(from.city),
      to: texts.cityName(to.city),
    }
    const { prefer, constraint } = rideWishes[leg] ?? {
      prefer: new Set<never>(),
      constraint: undefined,
    }
    const add = (text: string, isWish = true) =>
      limits.push({
        text,
        leg,
        ...(isWish && constraint !== undefined && { constraint }),
      })
    const { type, problem, hours } = ride
    const [wanted] = prefer
    if (problem === 'closed') add(texts.closedBorder(names))
    if (problem === 'sea') add(texts.noLand(names))
    else if (problem === 'refused' && type === 'plane') add(texts.refusedPlane(names))
    else if (problem === 'far' && wanted) add(texts.tooFar({ ...names, wanted }))
    else if (problem !== undefined) {
      const where = problem === 'noTrains' ? task.atlas.withoutTrains(from.city, to.city) : undefined
      if (where) add(texts.noTrains({ country: texts.countryName(where, where) }))
      else add(texts.otherTransport({ ...names, type }))
    }
    // Out and back on a day trip is one note.
    const isBack = from.isDayTrip
    if (ride.ferry && !isBack) add(type === 'car' ? texts.ferry(names) : texts.ferryInstead(names), false)
    for (const longest of task.wishes.of('longest-leg')) {
      if (hours > (longest.hours ?? Infinity) * 1.1 || ride.km > (longest.km ?? Infinity) * 1.05)
        limits.push({
          text: texts.longLeg({ ...names, hours: Math.round(hours) }),
          leg,
          constraint: longest.id,
        })
    }
    if (type === 'car' && ride.nights === 0 && hours > longestDriveHours * 0.8)
      add(texts.longLeg({ ...names, hours: Math.round(hours) }), false)
  }
  const night = task.wishes.of('transport').find(({ overnight }) => overnight)
  if (night && !rides.some(({ nights, type }) => nights > 0 && night.types.includes(type)))
    limits.push({ text: texts.noNightTrain, constraint: night.id })
  return limits
}

function themeLimits({ task, visits, texts }: Solved): Limit[] {
  const limits: Limit[] = []
  const { wishes, atlas } = task
  for (const { theme, unwanted, id } of wishes.of('theme')) {
    const fits = visits.some(
      ({ city, stop }) =>
        stop?.need !== 'pass' &&
        atlas.travel(city).themes.includes(theme) &&
        isInSeason(theme, city, wishes.months),
    )
    // Nothing is known of a village that the person chose for it.
    const isUnknown = visits.some(
      ({ city, stop }) => stop?.need === 'named' && atlas.travel(city).themes.length === 0,
    )
    if (!unwanted && !fits && !isUnknown) limits.push({ text: texts.noSuchTown, constraint: id })
  }
  const { months } = wishes
  const dates = wishes.of('dates')[0]
  if (months.length > 0 && dates) {
    const out = visits.filter(
      ({ city, stop }) =>
        stop &&
        stop.need !== 'pass' &&
        isForWeather(atlas.travel(city).themes) &&
        !months.some(atlas.travel(city).isGoodIn),
    )
    const names = [...new Set(out.map(({ city }) => texts.cityName(city)))]
    if (names.length > 0)
      limits.push({
        text: texts.outOfSeason({ names: texts.listed(names) }),
        constraint: dates.id,
      })
  }
  return limits
}

function dateLimits({ firstDay, texts }: Solved): Limit[] {
  if (!firstDay?.unmet) return []
  const { constraint, why, wished } = firstDay.unmet
  const day = texts.dayText(firstDay.day)
  const text =
    why === 'past' ? texts.nextYear({ day: texts.dayText(wished), next: day }) : texts.otherDates({ day })
  return [{ text, constraint }]
}

/** The shorter order of the stops, when the wished order is much longer. */
export function shorterOrderOf({ task, visits }: Pick<Solved, 'task' | 'visits'>): City[] | undefined {
  const cities = visits.filter(({ isDayTrip }) => !isDayTrip).map(({ city }) => city)
  const wished = task.wishes.orders.some(({ places }) => places.length > 2)
  if (!wished || cities.length < 4 || cities.length > 12) return undefined
  const isLoop = cities[0]?.index === cities.at(-1)?.index
  const costs = cities.map((from) => cities.map((to) => distanceKm(from, to)))
  const free = {
    costs,
    starts: [],
    ends: [],
    isBefore: () => false,
    named: 0,
    swapped: 0,
    first: 0,
    ...(isLoop && { last: cities.length - 1 }),
  }
  const { order, cost } = cheapestOrder(free)
  if (cost > costOfOrder(free, [...cities.keys()]) * muchShorter) return undefined
  return order.flatMap((at) => cities[at] ?? [])
}
