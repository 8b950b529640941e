import { dateTexts } from '#shared/domain/date-text.ts'
import { english } from '#shared/messages/languages.ts'

const { dayText } = dateTexts(english)

/**
 * All texts that the planner writes. Their names come from the gazetteer. From the prompt they repeat only single
 * words of letters, so they contain no markup and no link from it.
 */
export const texts = {
  switchedOff: 'The assistant is switched off on this server. The trip can be planned by hand.',
  oneAtATime: 'Your last trip is still being planned. Wait until it is there, or cancel it.',
  dailyLimit: (limit: number) =>
    `You have had ${limit} ${limit === 1 ? 'trip' : 'trips'} planned within a day, which is the limit. Try again later.`,
  modelFailed:
    'The assistant could not be reached. Try again in a while, or name the places you want to see.',
  cancelled: 'Planning was cancelled.',
  tooSlow: 'Planning took too long. Try again, or ask for less.',
  modelWasNoHelp: 'The configured model did not help, so the built-in planner made this trip.',
  understoodNothing:
    'No place was found in that. Name a city, a country or a region, for example “10 days in Italy by train”.',
  unknownPlace: (name: string) => `“${name}” is not in the gazetteer, so it was left out.`,
  corrected: (written: string, name: string) => `“${written}” was read as ${name}.`,
  meant: (name: string, where: string) => `${name} was taken to be the one in ${where}.`,
  defaultDays: (days: number) => `No length was named, so the trip has ${days} days.`,
  upperEnd: (days: number) => `Of the range that was named, ${days} days were taken.`,
  manyPlaces: (most: number) => `Only the first ${most} places of the sentence were read.`,
  longestTrip: (days: number) => `The longest trip that can be planned has ${days} days.`,
  twoLengths: (days: number) => `More than one length was named; the trip keeps to ${days} days.`,
  vagueDate: (day: string) => `No exact day was understood, so the trip begins on ${dayText(day)}.`,
  mixedTransport: 'The wishes for transport contradict each other; what was refused is left out.',
  chosenCities: (count: number, where: string) =>
    count === 1
      ? `The city of ${where} was chosen for being well known.`
      : `The ${count} cities of ${where} were chosen for being well known and near each other.`,
  chosenBetween: 'The stops on the way were chosen for being well known and near the route.',
  chosenAround: (name: string) =>
    `No destination was named, so the trip goes to well-known cities around ${name}.`,
  dayTrip: (city: string, other: string) =>
    `A trip needs two cities, so a day trip from ${city} to ${other} was added; remove it if you would rather stay.`,
  shorterOrder: (names: string) => `The named order was kept. A shorter one would be ${names}.`,
  fewerCities: (asked: number, days: number, kept: number) =>
    `${asked} cities do not fit into ${days} ${days === 1 ? 'day' : 'days'}; the plan has ${kept}.`,
  notEnoughCities: (asked: number, kept: number) => `Only ${kept} of ${asked} cities could be found.`,
  crowded: (cities: number, days: number) =>
    `${cities} cities in ${days} ${days === 1 ? 'day' : 'days'} leave little time in each.`,
  longer: (asked: number, days: number) =>
    `The journey alone takes longer than ${asked} ${asked === 1 ? 'day' : 'days'}, so the trip has ${days}.`,
  noLand: (from: string, to: string, type: string) =>
    `There is no way by land from ${from} to ${to}, so that leg is by ${type}.`,
  tooFar: (from: string, to: string, wanted: string, type: string) =>
    `${from} to ${to} is too far by ${wanted} in the time there is, so that leg is by ${type}.`,
  ferry: (from: string, to: string) => `Between ${from} and ${to} part of the way is by ferry.`,
  ferryInstead: (from: string, to: string) =>
    `Between ${from} and ${to} take the ferry; trips have no boats, so the leg is shown as a bus.`,
  noTrains: (country: string) => `${country} has no passenger trains to rely on, so the bus is used there.`,
  refusedPlane: (from: string, to: string) =>
    `${from} to ${to} cannot be reached without a plane, so this leg is a flight.`,
  avoided: (name: string) => `${name} was asked for and is to be avoided too; it was left out.`,
  pastDate: (day: string) => `${dayText(day)} is past.`,
  tripName: {
    between: (from: string, to: string, days: number) => `${from} to ${to} in ${inDays(days)}`,
    round: (start: string, days: number) => `Round trip from ${start} in ${inDays(days)}`,
    area: (where: string, days: number) => `${inDays(days)} in ${where}`,
    cities: (names: string, days: number) => `${names} in ${inDays(days)}`,
  },
  description: (stops: string, transport: string) => `${stops}. ${transport}`,
  stopWithDays: (name: string, days: number) => `${name} (${inDays(days)})`,
  passing: (name: string) => `${name} (passing through)`,
  by: (types: string) => `By ${types}.`,
  types: { plane: 'plane', train: 'train', bus: 'bus', car: 'car' },
  dayTexts: {
    first: (city: string) => `Start in ${city}.`,
    leave: (city: string, next: string, type: string) => `Leave ${city} for ${next} by ${type}.`,
    arrive: (from: string, city: string, type: string, km: number) =>
      `By ${type} from ${from} to ${city}, about ${km} km.`,
    underway: (from: string, to: string) => `On the way from ${from} to ${to}.`,
    stay: (city: string) => [
      `A day to explore ${city}.`,
      `More of ${city}, at your own pace.`,
      `${city} and what lies around it.`,
    ],
    home: (city: string, home: string, type: string) =>
      `Last hours in ${city}, then back to ${home} by ${type}.`,
    outing: (city: string, other: string) => `A day trip from ${city} to ${other} and back.`,
  },
} as const

function inDays(days: number) {
  return days === 1 ? '1 day' : `${days} days`
}

/** "Rome, Florence and Venice". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
