import { type Share, shareDays } from './choose/share-days.ts'
import { type Ride, rideBetween } from './choose/transport.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from './gazetteer/load.ts'
import { isIn } from './ground/membership.ts'
import { type GroundedStop, groundStops } from './ground/proposed-stops.ts'
import type { Itinerary } from './itinerary.ts'
import { plainText } from './plain-text.ts'
import type { Proposal } from './proposal.ts'
import type { Day } from './read/calendar.ts'
import { readWish } from './read/read.ts'
import type { Wish } from './read/wish.ts'
import { daysOf, describe, legsOf, type Timed } from './schedule.ts'
import { type TripTexts, tripTexts } from './texts.ts'

/** The trip that results from a proposal, and the proposed names that match no city of the gazetteer. */
export interface GroundedProposal {
  /** Undefined when fewer than two stops are left. */
  itinerary: Itinerary | undefined
  unresolved: string[]
}

interface Stop {
  city: City
  nights: number
  transport: Proposal['stops'][number]['transport']
  lines: readonly string[]
}

const maxValues = { name: 100, description: 500, line: 240, days: 365, nights: 90 }

/**
 * Makes a valid trip from a model's proposal: its stops are cities of the gazetteer, its legs join, it has the
 * number of days that the prompt asks for, and it leaves out the places that the prompt refuses.
 */
export function planFromProposal(
  gazetteer: Gazetteer,
  proposal: Proposal,
  prompt: string,
  today: Day,
  language: string,
): GroundedProposal {
  const texts = tripTexts(gazetteer, language)
  const wish = readWish(prompt, gazetteer, today, texts)
  const grounded = groundStops(gazetteer, proposal.stops)
  const unresolved = grounded
    .filter(({ city }) => !city)
    .map(({ proposed }) => plainText(proposed.name, maxValues.name))
  const stops = stopsOf(gazetteer, grounded, wish)
  if (stops.length < 2) return { itinerary: undefined, unresolved }
  const unmetWishes = unresolved.map((name) => texts.unknownPlace({ name }))
  return { itinerary: itineraryOf(gazetteer, proposal, stops, wish, unmetWishes, texts), unresolved }
}

/** The resolved cities, without consecutive repetitions and without those that the prompt refuses. */
function stopsOf(gazetteer: Gazetteer, grounded: readonly GroundedStop[], wish: Wish | undefined): Stop[] {
  const stops: Stop[] = []
  for (const { city, proposed } of grounded) {
    if (!city) continue
    const refused =
      wish &&
      (wish.avoidCities.has(city.index) || wish.avoidAreas.some((area) => isIn(gazetteer, area, city)))
    if (refused) continue
    const nights = Math.max(0, Math.min(maxValues.nights, Math.round(proposed.nights) || 0))
    const previous = stops.at(-1)
    if (previous?.city.index === city.index) {
      previous.nights += nights
      previous.lines = [...previous.lines, ...proposed.days]
    } else stops.push({ city, nights, transport: proposed.transport, lines: proposed.days })
  }
  return stops
}

function itineraryOf(
  gazetteer: Gazetteer,
  proposal: Proposal,
  stops: readonly Stop[],
  wish: Wish | undefined,
  dropped: readonly string[],
  texts: TripTexts,
): Itinerary {
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0)
  const wanted = Math.min(maxValues.days, wish?.days ?? nights + 1)
  const rides = ridesOf(gazetteer, stops, wish, wanted, texts)
  const onTheWay = rides.reduce((sum, ride) => sum + ride.nights, 0)
  const length = Math.max(wanted, onTheWay + 1)
  const cities = stops.map(({ city }) => city)
  const returns = cities.length > 2 && cities[0]?.index === cities.at(-1)?.index
  const days = shareDays(sharesOf(stops, returns), length - onTheWay)
  const timed: Timed = { cities, rides, days, returns, length }
  const legs = legsOf(timed)
  const unmetWishes = [...new Set([...dropped, ...rides.flatMap(({ unmetWish }) => unmetWish ?? [])])]
  if (wish?.days !== undefined && length > wish.days)
    unmetWishes.push(texts.longer({ asked: wish.days, days: length }))
  return {
    name:
      plainText(proposal.name, maxValues.name) ||
      texts.names.cities({ names: cities[0] ? texts.cityName(cities[0]) : '', days: length }),
    description: plainText(proposal.description, maxValues.description) || describe(timed, texts),
    legs,
    days: withLines(daysOf(timed, legs, texts), stops),
    ...(wish?.firstDay !== undefined && { firstDay: wish.firstDay }),
    assumptions:
      wish?.firstDay === undefined
        ? []
        : wish.assumptions.filter(
            (text) => text === texts.vagueDate({ day: texts.dayText(wish.firstDay ?? '') }),
          ),
    unmetWishes,
  }
}

function ridesOf(
  gazetteer: Gazetteer,
  stops: readonly Stop[],
  wish: Wish | undefined,
  days: number,
  texts: TripTexts,
): Ride[] {
  const rides: Ride[] = []
  const forbid = wish?.forbid ?? new Set()
  let spare = Math.max(0, Math.floor((days - 1) / 2))
  for (const [order, to] of stops.entries()) {
    const from = stops[order - 1]
    if (!from) continue
    const proposed = forbid.has(to.transport) ? new Set<never>() : new Set([to.transport])
    const prefer = wish && wish.prefer.size > 0 && !wish.prefer.has(to.transport) ? wish.prefer : proposed
    const ride = rideBetween(gazetteer, from.city, to.city, { prefer, forbid }, spare, texts)
    spare = Math.max(0, spare - ride.nights)
    rides.push(ride)
  }
  return rides
}

/** The weights of the stops, from the proposed nights. Their sum can differ from the days that the prompt asks for. */
function sharesOf(stops: readonly Stop[], returns: boolean): Share[] {
  return stops.map(({ nights }, order) => {
    const last = order === stops.length - 1
    if ((last && returns) || (order === 0 && nights === 0)) return { asked: 0, weight: 0 }
    return { weight: Math.max(0.5, nights + (last ? 1 : 0)) }
  })
}

/** Adds the model's lines to the days of their city. On a day of travel the line follows the text of the leg. */
function withLines(days: Itinerary['days'], stops: readonly Stop[]): Itinerary['days'] {
  const left = stops.map(({ city, lines }) => ({
    city,
    lines: lines.map((line) => plainText(line, maxValues.line)),
  }))
  return days.map((entry) => {
    const lines = left.find(({ city, lines }) => city.index === entry.city.index && lines.length > 0)?.lines
    const line = lines?.shift()
    if (!line) return entry
    return { ...entry, text: entry.travels ? `${entry.text} ${line}` : line }
  })
}
