import { localDay } from '#shared/domain/day.ts'
import type { FoundPlace, FoundRide, When } from '#web/features/import/read/found.ts'
import { stationCity } from '#web/features/import/read/calendar/journeys.ts'
import { monthReader } from '#web/features/import/read/plain/date-names.ts'
import { datesIn } from '#web/features/import/read/plain/dates-in-text.ts'
import { withPlainDays } from '#web/features/import/read/plain/written-dates.ts'
import { allWords } from '#web/features/import/read/words/languages/all.ts'
import { entriesOf } from '#web/features/import/read/words/languages/travel-words.ts'

type Said = 'checkIn' | 'checkOut' | 'departure' | 'arrival'

const lineOf = (said: Said) => {
  const words = allWords.flatMap(({ booking }) => entriesOf(booking?.[said]))
  const longestFirst = [...new Set(words)].toSorted((one, other) => other.length - one.length)
  return new RegExp(`^\\W{0,3}(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}])[\\s:：.]*(.*)$`, 'iu')
}
const lines: Readonly<Record<Said, RegExp>> = {
  checkIn: lineOf('checkIn'),
  checkOut: lineOf('checkOut'),
  departure: lineOf('departure'),
  arrival: lineOf('arrival'),
}

/** "08.25  Oslo S", "14:05 Wien Hbf" */
const stop = /^(\d{1,2})[:.h](\d{2})(?:\s*(?:Uhr|h|klo|kl\.?))?\s+(\p{Lu}[^\d\n,;]{1,60}?)\s*(?:[,;(\d].*)?$/u
/** "9008 Tromsø" of an address */
const town = /(?<![\p{L}\d-])(?:[A-Z]{1,2}-)?\d{4,6}\s+(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+)?)/u

/** What the text of a booking tells: the stay in a hotel by its address and dates, and rides by their stations. */
export const bookingsOf = (
  text: string,
): { rides: Omit<FoundRide, 'row'>[]; places: Omit<FoundPlace, 'row'>[] } => {
  const plain = withPlainDays(text)
  const context = { monthOf: monthReader(plain), today: localDay(new Date()) }
  const dayOf = (line: string): string | undefined => {
    const start = datesIn(line, context).find(({ dates }) => dates)?.dates?.start.day
    return start !== undefined && start.length === 10 ? start : undefined
  }
  const rides: Omit<FoundRide, 'row'>[] = []
  let [day, checkIn, checkOut]: (string | undefined)[] = []
  let departure: { name: string; time: string } | undefined
  for (const line of plain.split('\n').map((each) => each.trim())) {
    const saidAt = (said: Said) => lines[said].exec(line)?.[1]
    checkIn ??= dayOf(saidAt('checkIn') ?? '')
    checkOut ??= dayOf(saidAt('checkOut') ?? '')
    const [left, reached] = [stop.exec(saidAt('departure') ?? ''), stop.exec(saidAt('arrival') ?? '')]
    if (left !== null) departure = stopOf(left)
    else if (reached !== null && departure !== undefined && day !== undefined) {
      const to = stopOf(reached)
      const depart: When = { day, time: departure.time }
      rides.push({
        type: 'train',
        from: { name: departure.name },
        to: { name: to.name },
        depart,
        arrive: { day: '', time: to.time },
        sure: 0.6,
      })
      departure = undefined
    } else day = dayOf(line) ?? day
  }
  const name = town.exec(plain)?.[1]?.replace(/[.'’-]+$/u, '')
  if (checkIn === undefined || checkOut === undefined || name === undefined || checkOut < checkIn)
    return { rides, places: [] }
  const stay = { is: 'stay', place: { name }, start: { day: checkIn }, end: { day: checkOut } } as const
  return { rides, places: [{ ...stay, sure: 0.7, why: { by: 'lodging' } }] }
}

const stopOf = ([, hours = '', minutes = '', name = '']: RegExpExecArray) => ({
  name: stationCity(name.trim()),
  time: `${hours.padStart(2, '0')}:${minutes}`,
})
