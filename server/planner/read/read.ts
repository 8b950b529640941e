import type { Area } from '#server/planner/gazetteer/areas.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import { normalise } from '#server/gazetteer/normalise.ts'
import { isIn } from '#server/planner/ground/membership.ts'
import { resolve } from '#server/planner/ground/resolve.ts'
import type { TripTexts } from '#server/planner/texts.ts'
import { addDays, daysBetween } from '#shared/domain/day.ts'
import type { Day } from './calendar.ts'
import { type Item, itemsOf } from './items.ts'
import { type Placed, placesOf } from './placed.ts'
import { endpoints } from './endpoints.ts'
import { openSentence } from './sentence.ts'
import { type Spans, spansOf } from './spans.ts'
import { transportWishes } from './transport-wishes.ts'
import { isArea, isCity, type Understood, type UnderstoodCity } from './understood.ts'
import { unknownPlaces } from './unknown-places.ts'
import type { Wish, WishedArea, WishedStop } from './wish.ts'

const longestTripDays = 365
/** The maximum number of places that are read: resolving more names together takes long. */
const mostPlaces = 60

/** Reads what a sentence asks for, with notes by `texts`; undefined when it names no place. */
export function readWish(
  prompt: string,
  gazetteer: Gazetteer,
  today: Day,
  texts: TripTexts,
): Wish | undefined {
  const sentence = openSentence(prompt, gazetteer, today)
  let items = itemsOf(sentence)
  if (placesOf(items).length === 0) items = itemsOf({ ...sentence, nameless: true })
  const named = placesOf(items)
  const placed = named.slice(0, mostPlaces)
  if (placed.length === 0) return undefined
  const places = understand(gazetteer, placed)
  const spans = spansOf(items, placed)
  const flags = (name: string) =>
    items.some((item) => item.kind === 'phrase' && item.names.some((other) => other === name))
  const transport = transportWishes(items)
  const wish: Wish = {
    startIsHome: false,
    startIsVisited: false,
    roundTrip: flags('roundTrip'),
    stops: [],
    areas: [],
    avoidCities: new Set(),
    avoidAreas: [],
    prefer: transport.prefer,
    forbid: transport.forbid,
    flyOut: transport.flyOut,
    pace: flags('fast') ? 'fast' : flags('relaxed') ? 'relaxed' : 'normal',
    anyOrder: flags('bestOrder'),
    sequence: [],
    texts,
    assumptions: [],
    unmetWishes: [],
    ...(spans.cities !== undefined && { cityCount: spans.cities }),
  }
  if (transport.contradicts) wish.unmetWishes.push(texts.mixedTransport)
  if (named.length > placed.length) wish.unmetWishes.push(texts.manyPlaces({ limit: mostPlaces }))
  tellMeanings(gazetteer, wish, places)
  for (const name of unknownPlaces(items)) wish.unmetWishes.push(texts.unknownPlace({ name }))
  const asked = withoutAvoided(gazetteer, wish, places)
  const cities = endpoints(wish, asked, items)
  wish.areas = areasAsked(gazetteer, asked, spans)
  wish.stops = stopsAsked(cities, spans)
  if (inSequence(items)) wish.sequence = sequenceOf(wish, asked)
  setLength(gazetteer, wish, spans, cities)
  setDates(wish, items, spans, today)
  if (wish.stops.length === 0 && wish.areas.length === 0 && !wish.start && !wish.end) return undefined
  return wish
}

function understand(gazetteer: Gazetteer, placed: readonly Placed[]): Understood[] {
  const names = placed.map(({ mention }, number) => ({
    text: normalise(mention.text),
    candidates: mention.candidates,
    ...(placed[number + 1]?.qualifies === true && { qualifiedBy: number + 1 }),
  }))
  const meanings = resolve(gazetteer, names)
  return placed.flatMap((place, number) => {
    const meaning = meanings[number]
    return meaning ? [{ ...place, number, meaning }] : []
  })
}

/** True for "Kenya, then Zanzibar" and "Mumbai → Goa". */
const inSequence = (items: readonly Item[]) =>
  items.some((item) => /[→>]/.test(item.gap) || (item.kind === 'phrase' && item.names.includes('onward')))

/** The cities and areas to visit, in the order of the sentence. */
function sequenceOf({ stops, areas }: Wish, places: readonly Understood[]): (City | Area)[] {
  return places.flatMap(({ meaning }) => {
    if (meaning.kind === 'city')
      return stops.find(({ city }) => city.index === meaning.city.index)?.city ?? []
    return areas.find(({ area }) => area === meaning.area)?.area ?? []
  })
}

/** Adds a note for each name that was corrected or that another well-known place has. */
function tellMeanings(gazetteer: Gazetteer, wish: Wish, places: readonly Understood[]) {
  const { texts } = wish
  const noteCity = ({ city }: UnderstoodCity['meaning']) =>
    wish.assumptions.push(texts.meant({ name: texts.cityName(city), where: whereIs(gazetteer, city, texts) }))
  for (const { mention, meaning } of places) {
    const name = meaning.kind === 'city' ? texts.cityName(meaning.city) : texts.areaName(meaning.area)
    if (mention.corrected) wish.assumptions.push(texts.corrected({ written: mention.text, name }))
    else if (meaning.kind === 'city' && !mention.candidates.slice(0, 1).includes(meaning)) {
      noteCity(meaning)
    } else if (meaning.kind === 'city') {
      const rival = mention.candidates.find((other) => other !== meaning && other.kind === 'city')
      const close = rival && meaning.prior - rival.prior < 1
      if (close) noteCity(meaning)
    }
  }
}

function whereIs(gazetteer: Gazetteer, city: City, texts: TripTexts): string {
  const state = gazetteer.stateNames.get(city.state)
  const country = texts.countryName(city.country, gazetteer.countries.get(city.country)?.name ?? city.country)
  return state && state !== city.name ? `${state}, ${country}` : country
}

/** Removes the places to avoid. A place that the sentence both avoids and asks for gets a note. */
function withoutAvoided(gazetteer: Gazetteer, wish: Wish, places: readonly Understood[]): Understood[] {
  const avoided = places.filter(({ role }) => role === 'avoid')
  wish.avoidCities = new Set(avoided.filter(isCity).map(({ meaning }) => meaning.city.index))
  wish.avoidAreas = avoided.filter(isArea).map(({ meaning }) => meaning.area)
  return places.filter((place) => {
    if (place.role === 'avoid') return false
    if (isArea(place)) return !wish.avoidAreas.includes(place.meaning.area)
    if (!isCity(place)) return true
    const { city } = place.meaning
    const refused =
      wish.avoidCities.has(city.index) || wish.avoidAreas.some((area) => isIn(gazetteer, area, city))
    if (refused) wish.unmetWishes.push(wish.texts.avoided({ name: wish.texts.cityName(city) }))
    return !refused
  })
}

/** The areas in which the planner chooses cities, without areas that only locate a named city. */
function areasAsked(gazetteer: Gazetteer, places: readonly Understood[], spans: Spans): WishedArea[] {
  const asked: WishedArea[] = []
  for (const place of places) {
    if (!isArea(place)) continue
    const { area } = place.meaning
    const previous = places.find(({ number }) => number === place.number - 1)
    if (place.qualifies && previous && isCity(previous) && isIn(gazetteer, area, previous.meaning.city))
      continue
    if (asked.some((other) => other.area.id === area.id)) continue
    const days = daysOf(spans.ofPlace.get(place.number))
    asked.push({
      area,
      ...(place.direction && { direction: place.direction }),
      ...(days !== undefined && { days }),
    })
  }
  // "Andalusia in Spain", "New Zealand's South Island": the larger area only locates the smaller one.
  return asked.filter(({ area }) => !asked.some((other) => other.area !== area && isWithin(other.area, area)))
}

function isWithin(inner: Area, outer: Area): boolean {
  const countries = [
    ...inner.countries,
    ...inner.states.map((code) => code.slice(0, code.indexOf('.'))),
    ...inner.places.map(({ country }) => country),
  ]
  return inner.kind !== outer.kind && countries.every((country) => outer.countries.includes(country))
}

const daysOf = (span: { days?: number; nights?: number } | undefined) => span?.days ?? span?.nights

function stopsAsked(cities: readonly UnderstoodCity[], spans: Spans): WishedStop[] {
  const stops: WishedStop[] = []
  for (const { meaning, number } of cities) {
    const span = spans.ofPlace.get(number) ?? spans.each
    const again = stops.at(-1)?.city.index === meaning.city.index
    if (again) continue
    stops.push({
      city: meaning.city,
      ...(span?.days !== undefined && { days: span.days }),
      ...(span?.nights !== undefined && { nights: span.nights }),
    })
  }
  return stops
}

/** The number of days of all parts. The days of a city are included in those of its area. */
function daysOfParts(gazetteer: Gazetteer, { stops, areas }: Wish): number {
  const limited = areas.filter(({ days }) => days !== undefined)
  const outside = stops.filter(({ city }) => !limited.some(({ area }) => isIn(gazetteer, area, city)))
  return [...limited, ...outside].reduce((sum, { days }) => sum + (days ?? 0), 0)
}

function setLength(gazetteer: Gazetteer, wish: Wish, spans: Spans, cities: readonly UnderstoodCity[]) {
  const total = spans.days ?? (spans.nights === undefined ? undefined : spans.nights + 1)
  const parts = [...spans.ofPlace.values()]
  const areaDays = wish.areas.map(({ days }) => days ?? 0)
  const known = wish.stops.filter((stop) => daysOf(stop) !== undefined)
  if (total !== undefined) wish.days = total
  else if (known.length > 0 && known.length === cities.length) {
    const sum = known.reduce((days, stop) => days + (daysOf(stop) ?? 0), 0)
    const nightsOnly = known.every(({ nights }) => nights !== undefined)
    const areas = areaDays.reduce((days, more) => days + more, 0)
    const inside =
      areas >= sum && wish.areas.some(({ area }) => known.every(({ city }) => isIn(gazetteer, area, city)))
    wish.days = inside ? areas : sum + (nightsOnly ? 1 : 0) + areas
  } else if (areaDays.length > 0 && areaDays.every((days) => days > 0)) {
    wish.days = areaDays.reduce((days, more) => days + more, 0)
  } else if (parts.length > 0 && known.length === 0)
    wish.days = parts.reduce((days, span) => days + (daysOf(span) ?? 0), 0)
  if (wish.days === undefined) return
  if (wish.days > longestTripDays) {
    wish.days = longestTripDays
    wish.unmetWishes.push(wish.texts.longestTrip({ days: longestTripDays }))
  }
  const parted = daysOfParts(gazetteer, wish)
  if (parted > wish.days) {
    wish.days = Math.min(parted, longestTripDays)
    wish.unmetWishes.push(wish.texts.twoLengths({ days: wish.days }))
  }
  if (spans.range) wish.assumptions.push(wish.texts.upperEnd({ days: wish.days }))
  if (spans.contradicts) wish.unmetWishes.push(wish.texts.twoLengths({ days: wish.days }))
}

function setDates(wish: Wish, items: readonly Item[], spans: Spans, today: Day) {
  const dates = items.flatMap((item) => (item.kind === 'date' ? [item.date] : []))
  const exact = dates.find(({ vague }) => !vague)
  const found = exact ?? dates[0]
  const day = found?.day ?? (spans.beginsIn === undefined ? undefined : addDays(today, spans.beginsIn))
  if (day === undefined) return
  if (day < today) {
    wish.unmetWishes.push(wish.texts.pastDate({ day: wish.texts.dayText(day) }))
    return
  }
  wish.firstDay = day
  if (found?.vague) wish.assumptions.push(wish.texts.vagueDate({ day: wish.texts.dayText(day) }))
  const later = dates.findLast((date) => !date.vague && date.day > day)
  // "We land on 5 November and fly home on the 26th".
  const lastDay = found?.lastDay ?? (found?.vague === false ? later?.day : undefined)
  if (lastDay === undefined || daysBetween(day, lastDay) > longestTripDays) return
  const length = daysBetween(day, lastDay) + 1
  if (wish.days !== undefined && wish.days !== length)
    wish.unmetWishes.push(wish.texts.twoLengths({ days: wish.days }))
  wish.days ??= length
}
