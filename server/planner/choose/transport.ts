import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import type { TripTexts } from '#server/planner/texts.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import type { LegType } from '#shared/collections/travel-items.ts'

/** The transport types that the prompt prefers and forbids. */
export interface TransportWish {
  readonly prefer: ReadonlySet<LegType>
  readonly forbid: ReadonlySet<LegType>
}

export interface Ride {
  readonly type: LegType
  readonly km: number
  /** Nights on the way. */
  readonly nights: number
  /** A note about an unmet wish or a ferry. */
  readonly unmetWish?: string
}

/** The length of a road or railway divided by the great-circle distance. */
const detour = 1.25

/** A crossing up to this length is made by ferry instead of a plane. */
const shortCrossingKm = 60

/** Chooses the transport from one city to the next, with at most `nightsToSpare` nights on the way if possible. */
export function rideBetween(
  gazetteer: Gazetteer,
  from: City,
  to: City,
  wish: TransportWish,
  nightsToSpare: number,
  texts: TripTexts,
): Ride {
  const names = { from: texts.cityName(from), to: texts.cityName(to) }
  const straightKm = distanceKm(from, to)
  const wanted = wantedType(gazetteer, from, to, wish, straightKm, texts)
  const possible = isPossible(gazetteer, from, to, wanted.type, straightKm, wish)
  if (possible !== 'no') {
    const nights = nightsOf(wanted.type, straightKm)
    if (wanted.type === 'plane' || nights <= nightsToSpare) {
      const unmetWish =
        wanted.unmetWish ?? (possible === 'ferry' ? ferryText(from, to, wanted.type, texts) : undefined)
      return { ...made(wanted.type, straightKm), ...(unmetWish !== undefined && { unmetWish }) }
    }
    if (!wish.forbid.has('plane')) {
      const unmetWish = wish.prefer.size > 0 ? texts.tooFar({ ...names, wanted: wanted.type }) : undefined
      return { ...made('plane', straightKm), ...(unmetWish !== undefined && { unmetWish }) }
    }
    return made(wanted.type, straightKm)
  }
  const unmetWish = wish.forbid.has('plane')
    ? texts.refusedPlane(names)
    : wish.prefer.size > 0 && !wish.prefer.has('plane')
      ? texts.noLand(names)
      : undefined
  return { ...made('plane', straightKm), ...(unmetWish !== undefined && { unmetWish }) }
}

const made = (type: LegType, straightKm: number): Ride => ({
  type,
  km: Math.round(type === 'plane' ? straightKm : straightKm * detour),
  nights: nightsOf(type, straightKm),
})

const ferryText = (from: City, to: City, type: LegType, texts: TripTexts) => {
  const names = { from: texts.cityName(from), to: texts.cityName(to) }
  return type === 'car' ? texts.ferry(names) : texts.ferryInstead(names)
}

/** The transport type that the prompt prefers, or the usual one for this distance and these countries. */
function wantedType(
  gazetteer: Gazetteer,
  from: City,
  to: City,
  { prefer, forbid }: TransportWish,
  km: number,
  texts: TripTexts,
): { type: LegType; unmetWish?: string } {
  const railless = [from, to].find((city) => gazetteer.ways.trains(city) === 'none')
  const rails = gazetteer.land.byTrain(from, to)
  const byTrain = railless === undefined && (rails === 'land' || (rails === 'around' && forbid.has('plane')))
  const ground = groundType(gazetteer, from, to, forbid, byTrain, km)
  if (prefer.has('train') && byTrain) return { type: 'train' }
  if (prefer.has('car')) return { type: 'car' }
  if (prefer.has('bus')) return { type: 'bus' }
  if (prefer.has('train')) {
    const joined = gazetteer.land.byRoad(from, to)
    if (railless === undefined || joined === 'none') return { type: joined === 'ferry' ? 'bus' : 'train' }
    return { type: 'bus', unmetWish: texts.noTrains({ country: whereNoTrains(gazetteer, railless, texts) }) }
  }
  if (prefer.has('plane') && km > 150) return { type: 'plane' }
  if (forbid.has('plane')) return { type: ground }
  const farthest = ground === 'train' ? 850 : 550
  return { type: km > farthest ? 'plane' : ground }
}

function whereNoTrains({ ways, countries, stateNames }: Gazetteer, city: City, texts: TripTexts): string {
  // An island can lack trains although its country has them.
  const whole = ways.trains({ ...city, state: '' }) === 'none'
  const country = countries.get(city.country)
  const name = whole && country ? texts.countryName(city.country, country.name) : stateNames.get(city.state)
  return name ?? texts.cityName(city)
}

function groundType(
  gazetteer: Gazetteer,
  from: City,
  to: City,
  forbid: ReadonlySet<LegType>,
  byTrain: boolean,
  km: number,
): LegType {
  const usual = [from, to].every((city) => gazetteer.ways.trains(city) === 'usual')
  const byCar = gazetteer.ways.byCar(from.country) && gazetteer.ways.byCar(to.country) && km < 700
  const order: LegType[] = byCar
    ? ['car', 'train', 'bus']
    : usual
      ? ['train', 'bus', 'car']
      : ['bus', 'train', 'car']
  return order.find((type) => !forbid.has(type) && (type !== 'train' || byTrain)) ?? 'bus'
}

function isPossible(
  gazetteer: Gazetteer,
  from: City,
  to: City,
  type: LegType,
  km: number,
  { prefer, forbid }: TransportWish,
): 'yes' | 'ferry' | 'no' {
  if (type === 'plane') return 'yes'
  const joined = type === 'train' ? gazetteer.land.byTrain(from, to) : gazetteer.land.byRoad(from, to)
  if (joined === 'land') return 'yes'
  if (joined === 'around') return forbid.has('plane') ? 'yes' : 'no'
  if (type === 'train') return 'no'
  // Take a ferry when planes are not wanted or the crossing is too short for a flight.
  const byBoat = forbid.has('plane') || prefer.has(type) || km < shortCrossingKm
  return byBoat && (joined === 'ferry' || km < shortCrossingKm) ? 'ferry' : 'no'
}

/** Nights on the way at usual speeds. A driver stops after nine hours; a passenger sleeps on board. */
function nightsOf(type: LegType, straightKm: number): number {
  const km = straightKm * detour
  if (type === 'plane') return 2.5 + straightKm / 800 > 10 ? 1 : 0
  if (type === 'car') return km / 75 > 12 ? Math.ceil(km / 75 / 9) - 1 : 0
  return passengerNights(km / (type === 'train' ? 100 : 65))
}

const passengerNights = (hours: number) => (hours <= 14 ? 0 : Math.ceil((hours - 4) / 24))
