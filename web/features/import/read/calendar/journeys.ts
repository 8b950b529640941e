import type { LegType } from '#shared/collections/travel-items.ts'
import type { Place } from '#web/features/import/read/found.ts'
import { airportOf, flightNumber } from '#web/features/import/read/flights/airport-code.ts'
import { countryCodeOf } from '#web/features/import/read/plain/countries.ts'

/** A journey that is named in the title of an event. */
export interface TitledJourney {
  type: LegType
  /** Unknown in "Flug nach TOULOUSE FR". */
  from?: Place
  to: Place
  number?: string
}

const flightText = /\b([A-Z]{2}|[A-Z]\d|\d[A-Z])[ -]?(\d{1,4})\b/
const arrow = '(?:to|nach|à|a|→|->|-->|—>|=>|>|–|—|-|/)'
const codePair = new RegExp(`\\b([A-Z]{3})\\b[)\\]]?\\s*${arrow}\\s*[(\\[]?\\b([A-Z]{3})\\b`)
const namePair = /^(.{2,60}?)\s+(?:→|->|-->|=>|–>|—>)\s+(.{2,60})$/
/** "Train Paris Gare du Nord - Bruxelles Midi" */
const railPair =
  /^(?:train|zug|bahn|ice|tgv|eurostar|thalys|tren|treno|trem|trein|pociąg|tåg|tog|juna|vlak|vonat|поезд|bus|autobus|autocar|coach|flixbus)\s*:?\s+(\p{Lu}.{1,60}?)\s+(?:[-–—>→]+|to|nach|naar)\s+(\p{Lu}.{1,60})$/iu
/** Words that look like airport codes but are not. */
const notCodes = new Set([
  'THE',
  'AND',
  'FOR',
  'OUT',
  'DAY',
  'CET',
  'UTC',
  'GMT',
  'PDF',
  'TBA',
  'TBD',
  'VIA',
  'NEW',
])
const flightWord = /\b(flight|flug|vol|vuelo|volo|voo|vlucht|lot|flyg|fly)\b|✈|رحلة/i
const towards =
  /(?<!\p{L})(?:flight to|flug nach|vol (?:pour|vers|à(?: destination de)?)|vuelo (?:a|con destino a)|volo per|voo para|vlucht naar|lot do|fly(?:vning)? til|flyg(?:resa)? till|lento kohteeseen|рейс в)\s+([\p{L}][\p{L}' .-]{1,40}?)(?:\s+([A-Z]{2}))?\s*(?:\(([A-Z]{3})\))?\s*(?:$|[,;(])/iu

/** "Zürich ZRH", "Airport (ZRH)" */
const codeAtEnd = /(?:^|[\s(])([A-Z]{3})\)?$/

const pairInWords =
  /\b(?:from|von|de|da|van|z|från)\s+(\p{Lu}[\p{L}' .-]{1,40}?)\s+(?:to|nach|à|a|para|naar|do|till)\s+(\p{Lu}[\p{L}' .-]{1,40}?)\s*(?:$|[,;(])/u

/** The journey of an event's title, with its location and description; undefined for any other event. */
export const journeyOf = (
  title: string,
  location: string,
  description: string,
): TitledJourney | undefined => {
  const [, carrier = '', digits = ''] =
    flightText.exec(title) ?? flightText.exec(description.slice(0, 500)) ?? []
  const number = flightNumber(carrier, digits)
  const numbered = number === undefined ? {} : { number }
  const [, fromCode = '', toCode = ''] = codePair.exec(title) ?? []
  const isFlight = number !== undefined || flightWord.test(title)
  if (isFlight && fromCode !== '' && !notCodes.has(fromCode) && !notCodes.has(toCode)) {
    const [from, to] = [airportOf(fromCode), airportOf(toCode)]
    if (from && to) return { type: 'plane', from, to, ...numbered }
  }
  const [, origin, destination] = isFlight ? (pairInWords.exec(title) ?? []) : []
  if (origin !== undefined && destination !== undefined) {
    const codeOf = (label: string) =>
      airportOf(new RegExp(`\\b${label}:\\s*([A-Z]{3})\\b`, 'i').exec(description)?.[1] ?? '')
    const [from, to] = [codeOf('(?:origin|from|departure)'), codeOf('(?:destination|to|arrival)')]
    return {
      type: 'plane',
      from: from ?? { name: origin },
      to: to ?? { name: destination },
      ...numbered,
    }
  }
  const [, name, country, code] = towards.exec(title) ?? []
  if (name !== undefined) {
    const to = airportOf(code ?? '') ?? {
      name: name.trim(),
      ...(country !== undefined && { country }),
    }
    // "Zurich (ZRH) 11:15 AM – Lisbon (LIS) 1:00 PM"
    const [first, second] = [...description.matchAll(/\(([A-Z]{3})\)/g)].map(([, told = '']) =>
      airportOf(told),
    )
    const from = airportOf(codeAtEnd.exec(location)?.[1] ?? location) ?? first
    return { type: 'plane', to: 'airport' in to ? to : (second ?? to), ...(from && { from }), ...numbered }
  }
  const [, start, end] = railPair.exec(title) ?? namePair.exec(title.replace(/^[^:]{1,20}:\s+/, '')) ?? []
  if (start !== undefined && end !== undefined) {
    const isBus = /\b(?:auto)?(?:bus|car|coach|flixbus)\b/i.test(title)
    const type: LegType = railPair.test(title) || !isFlight ? (isBus ? 'bus' : 'train') : 'plane'
    return {
      type,
      from: { name: stationCity(start) },
      to: { name: stationCity(end) },
      ...numbered,
    }
  }
  return undefined
}

const stationWords =
  /(?:^|[\s-])(?:hbf|hb|hl\.? ?n\.?|hauptbahnhof|bahnhof|bf|station|central station|centraal|central|centrale|c\.? ?st\.?|gare|termini|hl nádraží|głów?n[ay]|gł\.?|centraln[aý]|hovedbanegård|pu|keleti|nyugati|st\.? pancras(?: international)?|termini|tiburtina|montparnasse|sants|atocha|airport|flughafen)(?=\s|$|\))/giu

/** The city of a station's name: "Wien Hbf", "Praha hl.n.", "ICE 5 Berlin Hbf (tief)". */
export const stationCity = (name: string): string => {
  const bare = name
    .replaceAll(/\([^)]{0,40}\)/g, ' ')
    .replace(/^(?:ICE|IC|EC|RJX?|TGV|RE|RB|NJ|AVE)\s*\d+\s+/i, '')
    .replace(/(?<=\p{L}\s)gare (?:d[eu]|d')\b.*$/iu, ' ')
    .replaceAll(stationWords, ' ')
    .replace(/(?<=\p{L}[\s-])(?:midi|zuid|noord|nord|sud|süd|ost|est|sbb)\s*$/iu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return bare === '' ? name.trim() : bare
}

const noPlace =
  /https?:|\b(?:zoom|teams|skype|webex|meet|online|room|raum|saal|office|büro|home|zuhause|tbd|tba)\b/i

/** The city of an address in Japanese, Chinese or Korean: "札幌市中央区", "東京都渋谷区", "浙江省杭州市", "서울특별시 강남구". */
const eastAsianCity = (text: string): string | undefined => {
  const han = text.replace(/^(?:日本|中国|中國|〒?[\d-]+|[、,\s])+/u, '')
  const [, capital, city] =
    /^(?:(東京|北京|上海|天津|重庆|重慶)[都市]?|(?:[\p{sc=Han}]{2,3}[都道府県省])?([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,6}?)市)/u.exec(
      han,
    ) ?? []
  const [, korean] =
    /^(?:대한민국\s*)?(?:경기도|강원도|\p{sc=Hangul}{2}도)?\s*(\p{sc=Hangul}{2,3}?)(?:특별시|광역시|시)(?:\s|$)/u.exec(
      text,
    ) ?? []
  return capital ?? city ?? korean
}

const isProvince = /^\p{Lu}{2,3}$/u
/** Countries in which the code of a state tells which town is meant. */
const withStates = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'IN'])

/** The city of a location: "Paris", "Paris, France", "Hotel Roma, Via Roma 1, 00184 Roma RM, Italy". */
export const placeOfLocation = (location: string): Place | undefined => {
  const text = location.split('\n').join(', ').trim()
  if (text === '' || text.length > 200 || noPlace.test(text)) return undefined
  const parts = text
    .split(',')
    .map((part) =>
      part
        .replaceAll(/\b[A-Z]{0,2}-?\d[\w-]*\b/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
  const eastAsian = eastAsianCity(text)
  if (eastAsian !== undefined) return { name: eastAsian }
  const [last, first] = [parts.at(-1), parts[0]]
  if (first === undefined || last === undefined) return undefined
  if (parts.length === 1) return { name: first }
  // "Bologna, BO, Italia", "Firenze FI, Italy"
  const names = parts.slice(0, -1)
  const hasStates = withStates.has(countryCodeOf(last) ?? '')
  const name = names.findLast((part) => hasStates || !isProvince.test(part)) ?? first
  return { name: hasStates ? name : name.replace(/(?<=\p{Ll})\s+\p{Lu}{2}$/u, ''), country: last }
}
