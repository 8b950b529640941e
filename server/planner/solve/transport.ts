import type { LegType } from '#shared/collections/travel-items.ts'
import type { ConstraintOf, Place } from '#shared/trip-request.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Atlas } from './atlas.ts'
import type { Ride, RideWish } from './rides.ts'
import { placeOf } from './task.ts'
import { isSamePlace, type Wishes } from './wishes.ts'

type Wish = ConstraintOf<'transport'>

/** The wished transport from one city to the next. `position` is the position of the leg, if known. */
export function rideWishOf(
  { of }: Wishes,
  atlas: Atlas,
  from: City,
  to: City,
  position?: { readonly at: number; readonly count: number },
): RideWish {
  const wishes = of('transport').filter(({ leg }) => isAbout(atlas, leg, from, to, position))
  const own = wishes.filter(({ leg }) => leg !== undefined)
  // "By bus, with a night train": the wish for a night train applies to only one leg.
  const whole = wishes.filter(({ overnight }) => !overnight)
  const wished = [own, whole].find((some) => some.some(({ use }) => use !== 'avoid')) ?? wishes
  const prefer = new Set<LegType>()
  const avoid = new Set<LegType>()
  for (const { use, types } of wishes) if (use === 'avoid') for (const type of types) avoid.add(type)
  for (const { use, types } of wished) {
    if (use === 'avoid') continue
    for (const type of types) {
      prefer.add(type)
      if (own.length > 0) avoid.delete(type)
    }
  }
  for (const type of avoid) prefer.delete(type)
  return {
    prefer,
    avoid,
    isOnly: wished.some(({ use }) => use === 'only'),
    overnight: own.some(({ overnight }) => overnight === true),
    brokenBy: (type) =>
      (
        wishes.find(({ use, types }) => use === 'avoid' && avoid.has(type) && types.includes(type)) ??
        wished.find(({ use, types }) => use !== 'avoid' && !types.includes(type))
      )?.id,
  }
}

/** The wished transport of a day trip, which is never by plane. */
export function groundWishOf(wishes: Wishes, atlas: Atlas, from: City, to: City): RideWish {
  const wish = rideWishOf(wishes, atlas, from, to)
  const prefer = new Set([...wish.prefer].filter((type) => type !== 'plane'))
  return { ...wish, prefer, avoid: new Set([...wish.avoid, 'plane']), isOnly: false, overnight: false }
}

/** Whether the request has a wish for the leg from one city to another. */
export const isAskedLeg = ({ of }: Wishes, atlas: Atlas, from: City, to: City) =>
  of('transport').some(
    ({ leg }) =>
      leg !== undefined &&
      typeof leg !== 'string' &&
      leg.from &&
      leg.to &&
      isAt(atlas, leg.from, from) &&
      isAt(atlas, leg.to, to),
  )

/** Whether a wish for a leg applies to the ride between two cities. `position` is the position of the ride, if known. */
export function isAbout(
  atlas: Atlas,
  leg: Wish['leg'],
  from: City,
  to: City,
  position: { readonly at: number; readonly count: number } | undefined,
): boolean {
  if (leg === undefined) return true
  if (leg === 'first') return position?.at === 0
  if (leg === 'last') return position !== undefined && position.at === position.count - 1
  return (!leg.from || isAt(atlas, leg.from, from)) && (!leg.to || isAt(atlas, leg.to, to))
}

/** Whether a ride is longer than the wished maximum. A tolerance allows for errors of the estimated hours and kilometres. */
export const isLonger = ({ hours, km }: Ride, most: ConstraintOf<'longest-leg'>) =>
  hours > (most.hours ?? Infinity) * 1.1 || km > (most.km ?? Infinity) * 1.05

const isAt = (atlas: Atlas, place: Place, city: City) =>
  place.kind === 'city' ? isSamePlace(place, placeOf(city)) : atlas.holds(place, city)
