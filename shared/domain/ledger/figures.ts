import { legTypes, type Kilometres, perWay } from '#shared/collections/travel-items.ts'
import { addDays } from '#shared/domain/day.ts'
import { distanceKm, type Position } from '#shared/domain/distance.ts'
import type { CountingRules } from '#shared/ledger.ts'
import {
  type CountedCity,
  type CountedLedger,
  type CountedStay,
  type Counts,
  type CountryStatuses,
  countedStays,
  countsOf,
  isCounted,
  unitOf,
} from './counting.ts'
import { dayNumber, latestSpanOfDays } from './days-of-spans.ts'
import { boundsOf, firstDayOf, precisionOf, withoutAbout, yearOf, yearsTouched } from './partial-date.ts'

/** The fields of a ledger that figures read. Each function reads only some of them. */
export interface FigureStay extends CountedStay {
  id: string
  /** The id of its trip, or ''. */
  trip: string
}

export interface FigureCity extends CountedCity, Position {
  /** It is the capital of its country. */
  capital: boolean
}

interface FigureTrip {
  id: string
  /** Days, or ''. */
  starts: string
  ends: string
  kilometres: Kilometres
}

export interface FigureLedger<
  Stay extends FigureStay = FigureStay,
  City extends FigureCity = FigureCity,
> extends CountedLedger<Stay, City> {
  /** The id of the home city on days for which no stay says where the person lived, or ''. */
  home: string
  trips: readonly FigureTrip[]
}

export interface YearFigures {
  year: number
  /**
   * The number of countries (by the rule) and cities with a stay that touches the year, and how many of them have no
   * earlier stay.
   */
  countries: number
  newCountries: number
  cities: number
  newCities: number
  /** Nights away from home in stays whose days are known. Each night counts once. */
  nights: number
  stays: number
}

/** A part of a whole. */
export interface Share {
  visited: number
  of: number
}

export interface Figures<Stay, City> {
  counts: Counts
  /** Each year from the first to the latest with a stay, including years without one. */
  years: readonly YearFigures[]
  /** The countries and cities with a stay of unknown year: they are new in no year. */
  undated: { countries: number; cities: number }
  coverage: Coverage
  /** The stays with the earliest and those with the latest start. Living in a place is not a journey. */
  first: readonly Stay[]
  latest: readonly Stay[]
  extremes: Extremes<City> | undefined
  farthest: Farthest<City> | undefined
  longestTrip: LongestTrip | undefined
  kilometres: Kilometres
  capitals: Share
  shares: Shares
  streak: Streak | undefined
  /** The year with the most nights away; undefined without any, or when two years have equally many. */
  mostNights: { year: number; nights: number } | undefined
}

/** All figures of a ledger. `today` is the local day of the viewer. `counts` are those of `countsOf`, where they are known. */
export function figuresOf<Stay extends FigureStay, City extends FigureCity>(
  ledger: FigureLedger<Stay, City>,
  rules: CountingRules,
  statuses: CountryStatuses,
  today: string,
  counts = countsOf(ledger, rules, statuses, today),
): Figures<Stay, City> {
  const { years, undated } = yearFiguresOf(ledger, rules, statuses, today)
  return {
    counts,
    years,
    undated,
    coverage: coverageOf(ledger, rules, today),
    ...firstAndLatestOf(ledger, rules, today),
    extremes: extremesOf(ledger, counts.visitedCities),
    farthest: farthestOf(ledger, rules, today),
    longestTrip: longestTripOf(ledger, today),
    kilometres: kilometresOf(ledger, today),
    capitals: capitalsOf(ledger, rules, statuses, counts.visitedCities),
    shares: sharesOf(counts, rules, statuses),
    streak: streakOf(ledger, rules, today),
    mostNights: mostNightsOf(years),
  }
}

const knownPositions = new WeakMap<readonly CountedCity[], ReadonlyMap<string, number>>()

/** Finds the cities of a ledger by their ids. Several figures share the prepared index of a list of cities. */
const cityFinder = <City extends CountedCity>(cities: readonly City[]) => {
  const positions = knownPositions.get(cities) ?? new Map(cities.map(({ id }, index) => [id, index]))
  knownPositions.set(cities, positions)
  return (id: string): City | undefined => cities[positions.get(id) ?? -1]
}

/** Whether the nights of a stay are known: both of its ends are days. */
const hasDays = (start: string, end: string) => precisionOf(start) === 'day' && precisionOf(end) === 'day'

/** The years of a stay up to the year of `today`. None when its start is unknown. */
export const pastYears = ({ start, end }: CountedStay, today: string) => {
  const years = yearsTouched(start, end)
  const thisYear = yearOf(today)
  return (years.at(-1) ?? 0) <= thisYear ? years : years.filter((year) => year <= thisYear)
}

/**
 * The figures of each year. A stay counts in each year that it touches. A country or city is new in the first year of
 * its stays; in none when one of its stays has no year, because that stay may be earlier. The new ones of all years and
 * the undated ones add up to the counts of `countsOf`. `newCountriesIn` and `newCitiesIn` list them: the iso2 codes and
 * the record ids.
 */
export function yearFiguresOf(
  ledger: FigureLedger,
  rules: CountingRules,
  statuses: CountryStatuses,
  today: string,
): {
  years: YearFigures[]
  undated: { countries: number; cities: number }
  newCountriesIn: (year: number) => string[]
  newCitiesIn: (year: number) => string[]
} {
  const cityOf = cityFinder(ledger.cities)
  const ofYears = new Map<number, { countries: Set<string>; cities: Set<string>; stays: number }>()
  const firstYears = { countries: new Map<string, number>(), cities: new Map<string, number>() }
  const see = (known: Map<string, number>, key: string, year: number) => {
    if (year < (known.get(key) ?? Infinity)) known.set(key, year)
  }
  for (const stay of countedStays(ledger.stays, rules, today)) {
    const { city } = stay
    const unit = unitOf(cityOf(city)?.iso2 ?? '', rules, statuses)
    const years = pastYears(stay, today)
    const first = years[0] ?? undatedYear
    see(firstYears.cities, city, first)
    if (unit !== undefined) see(firstYears.countries, unit, first)
    for (const year of years) {
      const ofYear = ofYears.get(year) ?? { countries: new Set(), cities: new Set(), stays: 0 }
      ofYears.set(year, ofYear)
      ofYear.stays += 1
      ofYear.cities.add(city)
      if (unit !== undefined) ofYear.countries.add(unit)
    }
  }
  const newIn = (known: ReadonlyMap<string, number>) => {
    const counts = new Map<number, number>()
    for (const year of known.values()) counts.set(year, (counts.get(year) ?? 0) + 1)
    return counts
  }
  const namedIn = (known: ReadonlyMap<string, number>) => (year: number) =>
    [...known].flatMap(([key, first]) => (first === year ? [key] : []))
  const newCountries = newIn(firstYears.countries)
  const newCities = newIn(firstYears.cities)
  const nights = nightsByYear(ledger, rules, today)
  const first = Math.min(...ofYears.keys())
  const last = Math.max(...ofYears.keys())
  const years = ofYears.size === 0 ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return {
    years: years.map((year) => ({
      year,
      countries: ofYears.get(year)?.countries.size ?? 0,
      newCountries: newCountries.get(year) ?? 0,
      cities: ofYears.get(year)?.cities.size ?? 0,
      newCities: newCities.get(year) ?? 0,
      nights: nights.get(year) ?? 0,
      stays: ofYears.get(year)?.stays ?? 0,
    })),
    undated: {
      countries: newCountries.get(undatedYear) ?? 0,
      cities: newCities.get(undatedYear) ?? 0,
    },
    newCountriesIn: namedIn(firstYears.countries),
    newCitiesIn: namedIn(firstYears.cities),
  }
}

/** Sorts before every year. */
const undatedYear = 0

/** Whether there is a home on any day. */
const hasHome = ({ stays, home }: FigureLedger) => home !== '' || stays.some(({ kind }) => kind === 'lived')

/**
 * The home city on a day: that of the latest stay with the kind `lived` on this day, or else the home in the settings.
 */
const homesOf = ({ stays, home }: FigureLedger, today: string) => {
  const lived = stays.filter(({ kind, start }) => kind === 'lived' && start !== '')
  const spans = lived.map(({ start, end }) => {
    const { lo, hi } = boundsOf(start, end)
    return { from: dayNumber(lo), until: dayNumber(hi) + 1 }
  })
  const days = dayNumber(today) + 1
  const spanOfDay = lived.length === 0 ? undefined : latestSpanOfDays(spans, days)
  const onNumber = (day: number) => lived[spanOfDay?.[day] ?? -1]?.city ?? home
  return { onNumber, on: (day: string) => (day === '' || !spanOfDay ? home : onNumber(dayNumber(day))) }
}

/**
 * The nights away from home in each year until today. The night from a day to the next one belongs to one stay, the one
 * that began last; it counts when that is a journey outside the city that is home then.
 */
export function nightsByYear(
  ledger: FigureLedger,
  rules: CountingRules,
  today: string,
): ReadonlyMap<number, number> {
  const known = countedStays(ledger.stays, rules, today).filter(({ start, end }) => hasDays(start, end))
  const spans = known.map(({ start, end }) => ({
    from: dayNumber(withoutAbout(start)),
    until: dayNumber(withoutAbout(end)),
  }))
  const nights = new Map<number, number>()
  if (spans.length === 0) return nights
  const spanOfNight = latestSpanOfDays(spans, Math.max(dayNumber(today), 0))
  const homes = homesOf(ledger, today)
  const firstYear = yearOf(known.map(({ start }) => start).reduce(least))
  for (let year = firstYear; year <= yearOf(today); year++) {
    const end = Math.min(dayNumber(`${year + 1}-01-01`), spanOfNight.length)
    let away = 0
    for (let day = Math.max(dayNumber(`${year}-01-01`), 0); day < end; day++) {
      const stay = known[spanOfNight[day] ?? -1]
      if (stay && stay.kind !== 'lived' && stay.city !== homes.onNumber(day)) away += 1
    }
    if (away > 0) nights.set(year, away)
  }
  return nights
}

const mostNightsOf = (years: readonly YearFigures[]): { year: number; nights: number } | undefined => {
  const [most, second] = years.toSorted((a, b) => b.nights - a.nights)
  return most && most.nights > (second?.nights ?? 0) ? { year: most.year, nights: most.nights } : undefined
}

export interface Coverage {
  /** Counted stays except those of the kind `lived`; those with a year, and those with both days. */
  stays: number
  dated: number
  withNights: number
}

/** The number of stays whose dates are known, so that figures can state their basis. */
export function coverageOf(ledger: CountedLedger, rules: CountingRules, today: string): Coverage {
  const journeys = countedStays(ledger.stays, rules, today).filter(({ kind }) => kind !== 'lived')
  return {
    stays: journeys.length,
    dated: journeys.filter(({ start }) => start !== '').length,
    withNights: journeys.filter(({ start, end }) => hasDays(start, end)).length,
  }
}

/** The journeys with the earliest and with the latest start, including all that share it. */
export function firstAndLatestOf<Stay extends CountedStay>(
  { stays }: { stays: readonly Stay[] },
  rules: CountingRules,
  today: string,
): { first: Stay[]; latest: Stay[] } {
  const dated = countedStays(stays, rules, today).filter(
    ({ kind, start }) => kind !== 'lived' && start !== '',
  )
  const starts = dated.map(({ start }) => withoutAbout(start))
  // A year sorts before its months, and a month before its days.
  const [first, latest] = [starts.reduce(least, '9999'), starts.reduce(greatest, '')]
  const withStart = (wanted: string) => dated.filter(({ start }) => withoutAbout(start) === wanted)
  return { first: withStart(first), latest: withStart(latest) }
}

const least = (a: string, b: string) => (b < a ? b : a)
const greatest = (a: string, b: string) => (b > a ? b : a)

export interface Extremes<City> {
  north: City
  south: City
  east: City
  west: City
}

/**
 * The northernmost, southernmost, easternmost and westernmost visited cities. East and west are relative to home, by
 * the shorter way around; without a home they are those of the map.
 */
export function extremesOf<City extends FigureCity>(
  { cities, home }: { cities: readonly City[]; home: string },
  visited: ReadonlySet<string>,
): Extremes<City> | undefined {
  const [first, ...others] = cities.filter((city) => visited.has(city.id) && isPlaced(city))
  if (!first) return undefined
  const from = cities.find(({ id }) => id === home)?.longitude ?? 0
  const eastOfHome = ({ longitude }: City) => ((((longitude - from + 180) % 360) + 360) % 360) - 180
  const most = (valueOf: (city: City) => number) =>
    others.reduce((best, city) => (valueOf(city) > valueOf(best) ? city : best), first)
  return {
    north: most(({ latitude }) => latitude),
    south: most(({ latitude }) => -latitude),
    east: most(eastOfHome),
    west: most((city) => -eastOfHome(city)),
  }
}

/** A city at 0,0 has no position. */
const isPlaced = ({ latitude, longitude }: Position) => latitude !== 0 || longitude !== 0

export interface Farthest<City> {
  city: City
  /** The home on that day. */
  home: City
  kilometres: number
}

/** The visited city that is farthest from the home of its day; undefined without a home. */
export function farthestOf<Stay extends FigureStay, City extends FigureCity>(
  ledger: FigureLedger<Stay, City>,
  rules: CountingRules,
  today: string,
): Farthest<City> | undefined {
  if (!hasHome(ledger)) return undefined
  const cityOf = cityFinder(ledger.cities)
  const homes = homesOf(ledger, today)
  let farthest: Farthest<City> | undefined
  for (const { city: id, start } of countedStays(ledger.stays, rules, today)) {
    const city = cityOf(id)
    const home = cityOf(homes.on(firstDayOf(start)))
    if (!city || !home || !isPlaced(city) || !isPlaced(home)) continue
    const kilometres = distanceKm(home, city)
    if (kilometres > (farthest?.kilometres ?? 0)) farthest = { city, home, kilometres }
  }
  return farthest
}

export interface LongestTrip {
  /** Days. */
  start: string
  end: string
  nights: number
  /** The id of the trip to which its stays belong, or ''. */
  trip: string
}

/**
 * The longest time away from home: stays with known days outside the home city of their time, at most a day apart.
 * Stays of different trips are never joined. Undefined without a night away.
 */
export function longestTripOf(ledger: FigureLedger, today: string): LongestTrip | undefined {
  const homes = homesOf(ledger, today)
  const away = countedStays(ledger.stays, { transit: true }, today)
    .filter(({ kind, start, end }) => kind !== 'lived' && hasDays(start, end))
    .map((stay) => {
      const [start, end] = [withoutAbout(stay.start), least(withoutAbout(stay.end), today)]
      return { city: stay.city, trip: stay.trip, start, end, from: dayNumber(start), until: dayNumber(end) }
    })
    .filter(({ city, from }) => city !== homes.onNumber(from))
    .sort((a, b) => a.from - b.from)
  let longest: LongestTrip | undefined
  let current: (LongestTrip & { from: number; until: number }) | undefined
  for (const { start, end, trip, from, until } of away) {
    const isSameTrip = current && (current.trip === '' || trip === '' || current.trip === trip)
    if (current && isSameTrip && from <= current.until + 1) {
      current = { ...current, end: greatest(current.end, end), trip: current.trip || trip }
      current.until = Math.max(current.until, until)
    } else {
      current = { start, end, nights: 0, trip, from, until }
    }
    current.nights = current.until - current.from
    if (current.nights > (longest?.nights ?? 0)) {
      longest = { start: current.start, end: current.end, nights: current.nights, trip: current.trip }
    }
  }
  return longest
}

/**
 * The trips that are over; with a year, those that began in it. A trip without days counts when one of its stays has
 * begun. A plan never counts.
 */
export function tripsOver<Trip extends FigureTrip>(
  { stays, trips }: { stays: readonly FigureStay[]; trips: readonly Trip[] },
  today: string,
  year?: number,
): Trip[] {
  const begun = new Map<string, string>()
  for (const stay of stays) {
    if (stay.trip === '' || !isCounted(stay, { transit: true }, today)) continue
    const lo = firstDayOf(stay.start)
    const known = begun.get(stay.trip)
    if (known === undefined || (lo !== '' && (known === '' || lo < known))) begun.set(stay.trip, lo)
  }
  return trips.filter(({ id, starts, ends }) => {
    const last = ends || starts
    const isOver = last === '' ? begun.has(id) : last <= today
    const first = starts || ends || (begun.get(id) ?? '')
    return isOver && (year === undefined || first.startsWith(`${year}-`))
  })
}

/** The kilometres of {@link tripsOver}, by way to travel. */
export function kilometresOf(ledger: FigureLedger, today: string, year?: number): Kilometres {
  const sum = perWay(() => 0)
  for (const { kilometres } of tripsOver(ledger, today, year)) {
    for (const way of legTypes) sum[way] += kilometres[way]
  }
  return sum
}

/** The visited capitals of the countries in the list, and the number of capitals; Taiwan and Kosovo have none here. */
export function capitalsOf(
  { cities }: { cities: readonly FigureCity[] },
  rules: CountingRules,
  statuses: CountryStatuses,
  visited: ReadonlySet<string>,
): Share {
  const isListed = (iso2: string) => unitOf(iso2, rules, statuses) === iso2
  return {
    visited: cities.filter(({ id, capital, iso2 }) => capital && visited.has(id) && isListed(iso2)).length,
    of: [...statuses.values()].filter(({ iso2, capitalCity }) => capitalCity !== '' && isListed(iso2)).length,
  }
}

export interface Shares {
  countries: Share
  /** Of the seven continents; a city on the other continent of its country counts there. */
  continents: Share
  /** Shares of the countries in the list, without Antarctica: square kilometres and people. */
  area: Share
  population: Share
  /** The countries of the list by continent, AF AS EU NA SA OC AN. Each country counts once: Russia only in Europe. */
  perContinent: ReadonlyMap<string, Share>
}

/** The visited countries' share of the world, by the chosen list. */
export function sharesOf(counts: Counts, rules: CountingRules, statuses: CountryStatuses): Shares {
  const area = { visited: 0, of: 0 }
  const population = { visited: 0, of: 0 }
  const perContinent = new Map<string, Share>()
  for (const status of statuses.values()) {
    if (unitOf(status.iso2, rules, statuses) !== status.iso2) continue
    const isVisited = counts.units.has(status.iso2)
    const add = (share: Share, value: number) => {
      share.of += value
      if (isVisited) share.visited += value
    }
    if (status.kind !== 'antarctica') {
      add(area, status.area)
      add(population, status.population)
    }
    if (status.continent === '') continue
    const ofContinent = perContinent.get(status.continent) ?? { visited: 0, of: 0 }
    perContinent.set(status.continent, ofContinent)
    add(ofContinent, 1)
  }
  return {
    countries: { visited: counts.countries, of: counts.of },
    continents: { visited: counts.continents.size, of: 7 },
    area,
    population,
    perContinent,
  }
}

export interface Streak {
  /** Calendar years in a row. */
  years: number
  since: number
}

/**
 * The number of consecutive calendar years, up to this or the last one, with a stay outside of the home country of its
 * day. Undefined without such a year, and without a home, because then no country is known to be abroad.
 */
export function streakOf(ledger: FigureLedger, rules: CountingRules, today: string): Streak | undefined {
  if (!hasHome(ledger)) return undefined
  const cityOf = cityFinder(ledger.cities)
  const homes = homesOf(ledger, today)
  const abroad = new Set<number>()
  for (const stay of countedStays(ledger.stays, rules, today)) {
    if (stay.kind === 'lived') continue
    const home = cityOf(homes.on(firstDayOf(stay.start)))
    if (home && cityOf(stay.city)?.country !== home.country)
      for (const year of pastYears(stay, today)) abroad.add(year)
  }
  const thisYear = yearOf(today)
  // The current year can still get a stay.
  let since = abroad.has(thisYear) ? thisYear + 1 : thisYear
  const end = since
  while (abroad.has(since - 1)) since -= 1
  return end === since ? undefined : { years: end - since, since }
}

export interface Memory<Stay> {
  stay: Stay
  year: number
  /** False when only the month of the stay is known. */
  isDay: boolean
}

/**
 * The journeys of earlier years to recall on this day, the latest year first: those with a known day that has today's
 * month and day, then those of which only this month is known. In other years, 29 February is recalled on the 28th. A
 * place of living is recalled on the day of moving there.
 */
export function onThisDay<Stay extends CountedStay>(
  { stays }: { stays: readonly Stay[] },
  today: string,
): Memory<Stay>[] {
  const thisYear = yearOf(today)
  const monthAndDay = today.slice(4)
  const isLeap = addDays(`${thisYear}-02-28`, 1).endsWith('-02-29')
  const lastOfFebruary = monthAndDay === '-02-28' && !isLeap ? '-02-29' : monthAndDay
  const memories: Memory<Stay>[] = []
  for (const stay of stays) {
    const { kind, start, end } = stay
    if (kind === 'transit' || start === '') continue
    const precision = precisionOf(start)
    if (precision === 'month' && (end === '' || withoutAbout(end) === withoutAbout(start))) {
      const isMonth = withoutAbout(start).slice(4) === today.slice(4, 7) && yearOf(start) < thisYear
      if (isMonth) memories.push({ stay, year: yearOf(start), isDay: false })
    }
    if (precision !== 'day') continue
    const first = withoutAbout(start)
    const last = kind === 'visited' && precisionOf(end) === 'day' ? withoutAbout(end) : first
    // Returns early, because most stays are within one year and not around this day.
    if (
      first.startsWith(last.slice(0, 4)) &&
      (first.slice(4) > lastOfFebruary || last.slice(4) < monthAndDay)
    )
      continue
    const year = latestYear(first, last, [monthAndDay, lastOfFebruary], thisYear - 1)
    if (year !== undefined) memories.push({ stay, year, isDay: true })
  }
  return memories.sort((a, b) => Number(b.isDay) - Number(a.isDay) || b.year - a.year)
}

/** The latest year, at most `latest`, in which one of these days is from `first` to `last`. */
const latestYear = (first: string, last: string, days: readonly string[], latest: number) => {
  for (let year = Math.min(yearOf(last), latest); year >= yearOf(first); year--) {
    if (days.some((day) => first <= `${year}${day}` && `${year}${day}` <= last)) return year
  }
  return undefined
}
