import type { LegType } from '#shared/collections/travel-items.ts'
import { isoDate } from '#web/features/import/read/dates.ts'
import type { Format, Place, When } from '#web/features/import/read/found.ts'
import { listOf, membersOf, plainText, positionOf } from '#web/features/import/read/values.ts'
import { parsed } from '#web/features/import/read/json-items.ts'
import { limits } from '#web/features/import/read/limits.ts'
import { Unreadable } from '#web/features/import/read/found.ts'
import { airportOf, flightNumber } from './airport-code.ts'
import { bcbpLegs, dayNear } from './boarding-pass.ts'

/** How certain a pass is, because people miss flights. */
const sure = 0.5
const types: Readonly<Record<string, LegType>> = {
  PKTransitTypeAir: 'plane',
  PKTransitTypeTrain: 'train',
  PKTransitTypeBus: 'bus',
}

/** pass.json of a pass of Apple Wallet. */
export const pkpass: Format = {
  id: 'pkpass',
  fits: ({ json }) =>
    (json?.keys.includes('passTypeIdentifier') && json.keys.includes('formatVersion')) ?? false,
  async read(file, sink) {
    const pass = membersOf(parsed(await file.text(limits.wholeTextBytes)))
    if (Object.keys(pass).length === 0) throw new Unreadable('malformedJson')
    const boarding = membersOf(pass['boardingPass'])
    const ends = listOf(boarding['primaryFields']).map(membersOf)
    const semantics = membersOf(pass['semantics'])
    const codes = [pass['barcode'], ...listOf(pass['barcodes'])].map((code) =>
      plainText(membersOf(code)['message']),
    )
    const legs = codes.map(bcbpLegs).find((found) => found !== undefined)
    const first = legs?.[0]
    const last = legs?.at(-1)
    const text = ends.map((end) => plainText(end['value'])).join(' – ')
    if (pass['boardingPass'] === undefined) sink.problem({ code: 'leftOut', row: 1 })
    else if (pass['voided'] === true) sink.problem({ code: 'cancelled', row: 1, text: text.slice(0, 80) })
    else {
      const type = types[plainText(boarding['transitType'])]
      const origin = membersOf(listOf(pass['locations'])[0])
      const from =
        endOf(
          plainText(ends[0]?.['value']) || plainText(semantics['departureAirportCode']),
          first?.from,
          type,
        ) ?? positionOf(origin['latitude'], origin['longitude'])
      const to = endOf(
        plainText(ends[1]?.['value']) || plainText(semantics['destinationAirportCode']),
        last?.to,
        type,
        plainText(semantics['destinationCityName']),
      )
      const depart = departureOf(
        pass,
        plainText(semantics['currentDepartureDate']) || plainText(semantics['originalDepartureDate']),
        first && { dayOfYear: first.dayOfYear, modified: file.modified },
      )
      if (from === undefined || to === undefined)
        sink.problem({ code: 'noAirport', row: 1, text: text.slice(0, 80) })
      else if (depart === undefined) sink.problem({ code: 'noDate', row: 1, text: text.slice(0, 80) })
      else if (type === undefined)
        sink.place({ is: 'step', place: to, start: withoutClock(depart), sure, why: { by: 'ride' }, row: 1 })
      else {
        const number = first && flightNumber(first.airline, first.number)
        sink.ride({ type, from, to, depart, sure, ...(number !== undefined && { number }), row: 1 })
      }
    }
  },
}

const endOf = (
  text: string,
  code: string | undefined,
  type: LegType | undefined,
  name = '',
): Place | undefined => {
  const airport = type === 'plane' ? (airportOf(text) ?? airportOf(code ?? '')) : undefined
  if (airport !== undefined) return airport
  const named = name || text
  return named === '' ? undefined : { name: named }
}

/**
 * The departure. `relevantDate` is often the time of boarding with the offset of another place, which is an instant all
 * the same: its day follows from the origin. The bar code knows the day of the year only.
 */
const departureOf = (
  pass: Readonly<Record<string, unknown>>,
  semantic: string,
  code: { dayOfYear: number; modified: number } | undefined,
): When | undefined => {
  const told = isoDate(semantic) ?? isoDate(plainText(pass['relevantDate']))
  if (told !== undefined || code === undefined || code.modified === 0) return told
  return { day: dayNear(code.dayOfYear, new Date(code.modified).toISOString().slice(0, 10)) }
}

const withoutClock = (when: When): When => ('day' in when ? { day: when.day } : when)
