import type { LegType } from '#shared/collections/travel-items.ts'
import type { Place } from '#web/features/import/read/found.ts'
import { airportOf, flightNumber } from '#web/features/import/read/flights/airport-code.ts'

/** A journey that the title of an event tells. */
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
/** Words that are no airports, although they look like codes. */
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
  /\b(?:flight to|flug nach|vol (?:pour|vers|à)|vuelo a|volo per|voo para|vlucht naar)\s+([\p{L}][\p{L}' .-]{1,40}?)(?:\s+([A-Z]{2}))?\s*(?:\(([A-Z]{3})\))?\s*(?:$|[,;(])/iu

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
    const from = airportOf(/\(([A-Z]{3})\)/.exec(location)?.[1] ?? location)
    return { type: 'plane', to, ...(from && { from }), ...numbered }
  }
  const [, start, end] = namePair.exec(title.replace(/^[^:]{1,20}:\s+/, '')) ?? []
  if (start !== undefined && end !== undefined) {
    const type: LegType = isFlight ? 'plane' : /\b(bus|coach|flixbus)\b/i.test(title) ? 'bus' : 'train'
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
  /(?:^|[\s-])(?:hbf|hb|hl\.? ?n\.?|hauptbahnhof|bahnhof|bf|station|central station|centraal|central|centrale|c\.? ?st\.?|gare|termini|hl nádraží|głów?n[ay]|gł\.?|pu|keleti|nyugati|airport|flughafen)(?=\s|$|\))/giu

/** The city of a station's name: "Wien Hbf", "Praha hl.n.", "ICE 5 Berlin Hbf (tief)". */
export const stationCity = (name: string): string => {
  const bare = name
    .replaceAll(/\([^)]{0,40}\)/g, ' ')
    .replace(/^(?:ICE|IC|EC|RJX?|TGV|RE|RB|NJ|AVE)\s*\d+\s+/i, '')
    .replace(/(?<=\p{L}\s)gare (?:d[eu]|d')\b.*$/iu, ' ')
    .replaceAll(stationWords, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return bare === '' ? name.trim() : bare
}

const noPlace =
  /https?:|\b(?:zoom|teams|skype|webex|meet|online|room|raum|saal|office|büro|home|zuhause|tbd|tba)\b/i

const tripWords =
  /^(?:(?:our|family|city|short|business|long|a|summer|winter)\s+)*(?:trip|holidays?|vacation|weekend|visit|travel|getaway|city break)\s+(?:to|in)\s+(.+)$|^(?:urlaub|reise|städtereise|städtetrip|kurztrip|wochenende|ferien|besuch)\s+(?:in\s+|nach\s+)?(.+)$|^(?:voyage|vacances|week-?end|séjour)\s+(?:à|au|en)\s+(.+)$|^(?:viaje|vacaciones|escapada|visita)\s+(?:a|en)\s+(.+)$|^(?:viaggio|vacanza|vacanze|gita|weekend)\s+(?:a|ad|in)\s+(.+)$|^(?:viagem|férias|visita)\s+(?:a|ao|em|para)\s+(.+)$|^(?:reis|vakantie|weekendje|stedentrip)\s+(?:naar|in)?\s*(.+)$|^(?:wyjazd|wycieczka|wakacje|urlop)\s+(?:do|w)\s+(.+)$|^(?:resa|semester)\s+(?:till|i)\s+(.+)$|^(?:поездка|отпуск|отдых)\s+(?:в|во)\s+(.+)$/iu

/** The city of the title of several days: "Trip to Krakow", "Urlaub Lissabon". */
export const placeOfTitle = (title: string): Place | undefined => {
  const name = tripWords
    .exec(title)
    ?.slice(1)
    .find((text) => text !== undefined)
    ?.replaceAll(/\s*(?:\(.*|(?:19|20)\d\d.*|\bwith\b.*|\bmit\b.*)$/giu, '')
    .trim()
  return name === undefined || !/^\p{Lu}/u.test(name) || name.length > 60 || noPlace.test(name)
    ? undefined
    : { name }
}

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
  const [first, last, beforeLast] = [parts[0], parts.at(-1), parts.at(-2)]
  if (first === undefined || last === undefined) return undefined
  if (parts.length === 1) return { name: first }
  return { name: beforeLast ?? first, country: last }
}
