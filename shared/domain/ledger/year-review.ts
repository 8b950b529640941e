import type { Kilometres } from '#shared/collections/travel-items.ts'
import { daysBetween } from '#shared/domain/day.ts'
import type { Ledger, LedgerCity, LedgerStay, LedgerTrip } from '#shared/ledger.ts'
import { type CountryStatuses, isCounted, unitOf } from './counting.ts'
import {
  farthestOf,
  type Farthest,
  kilometresOf,
  pastYears,
  tripsOver,
  type YearFigures,
  yearFiguresOf,
} from './figures.ts'
import { boundsOf, compareStays, nightsOf } from './partial-date.ts'

/** A trip of a year: at least one of its stays touches the year. */
export interface YearTrip {
  trip: LedgerTrip
  /** All stays of the trip, including those in other years. */
  stays: readonly LedgerStay[]
  /** The first and the last day of its stays, or of the trip where its days go further. */
  firstDay: string
  lastDay: string
  cities: number
  nights: number
  /** The first note of its stays, or "". */
  note: string
}

/** A country by the rule that was new in the year, with the cities of the year in it. */
interface FirstTime {
  /** Its iso2 code. */
  unit: string
  cities: readonly LedgerCity[]
}

export interface YearReview {
  /** The stays that touch the year and have begun, including layovers, the earliest first. */
  stays: readonly LedgerStay[]
  /** The nearest years with a stay before and after this one; undefined where there is none. */
  before: number | undefined
  after: number | undefined
  /** The trips of two days or more, the longest first. */
  trips: readonly YearTrip[]
  figures: YearFigures
  /** The figures of the year before; undefined when it is before all stays. */
  lastYear: YearFigures | undefined
  firstTimes: readonly FirstTime[]
  newCities: readonly LedgerCity[]
  /** The city of the year that is farthest from the home of its day; undefined without a home. */
  farthest: Farthest<LedgerCity> | undefined
  /** The ids of the trips that began in the year and are over. */
  travelled: ReadonlySet<string>
  /** Great-circle kilometres of these trips, by way to travel. */
  kilometres: Kilometres
}

/** The content of a year in review besides its figures. `today` is the local day of the viewer. */
export function yearReview(
  ledger: Ledger,
  year: number,
  statuses: CountryStatuses,
  today: string,
): YearReview {
  const { rules } = ledger
  const begun = ledger.stays.filter((stay) => isCounted(stay, { transit: true }, today))
  const years = new Set(begun.flatMap((stay) => pastYears(stay, today)))
  const isOfYear = (stay: LedgerStay) => pastYears(stay, today).includes(year)
  const stays = begun.filter(isOfYear).toSorted(compareStays)
  const cities = new Map(ledger.cities.map((city) => [city.id, city]))
  const citiesOfYear = [
    ...new Set(stays.filter((stay) => isCounted(stay, rules, today)).map(({ city }) => city)),
  ].flatMap((id) => cities.get(id) ?? [])
  const trips = tripsOf(ledger, stays, begun)
  const { years: figures, ...named } = yearFiguresOf(ledger, rules, statuses, today)
  const newUnits = new Set(named.newCountriesIn(year))
  const newCities = new Set(named.newCitiesIn(year))
  const ofUnits = Map.groupBy(citiesOfYear, ({ iso2 }) => unitOf(iso2, rules, statuses) ?? '')
  const figuresIn = (wanted: number) => figures.find((one) => one.year === wanted)
  // The stays of all years determine where home was.
  const withHomes = {
    ...ledger,
    stays: ledger.stays.filter((stay) => stay.kind === 'lived' || isOfYear(stay)),
  }
  return {
    stays,
    before: [...years].filter((other) => other < year).sort((a, b) => b - a)[0],
    after: [...years].filter((other) => other > year).sort((a, b) => a - b)[0],
    trips: trips
      .filter(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) > 0)
      .toSorted((a, b) => daysBetween(b.firstDay, b.lastDay) - daysBetween(a.firstDay, a.lastDay)),
    figures: figuresIn(year) ?? {
      year,
      countries: 0,
      newCountries: 0,
      cities: 0,
      newCities: 0,
      nights: 0,
      stays: 0,
    },
    lastYear: figuresIn(year - 1),
    firstTimes: [...ofUnits].flatMap(([unit, ofUnit]) =>
      newUnits.has(unit) ? [{ unit, cities: ofUnit }] : [],
    ),
    newCities: citiesOfYear.filter(({ id }) => newCities.has(id)),
    farthest: farthestOf(withHomes, rules, today),
    travelled: new Set(tripsOver(ledger, today, year).map(({ id }) => id)),
    kilometres: kilometresOf(ledger, today, year),
  }
}

function tripsOf({ trips }: Ledger, ofYear: readonly LedgerStay[], begun: readonly LedgerStay[]): YearTrip[] {
  const inYear = new Set(ofYear.map(({ trip }) => trip))
  return trips
    .filter(({ id }) => inYear.has(id))
    .map((trip) => {
      const stays = begun.filter((stay) => stay.trip === trip.id).toSorted(compareStays)
      const bounds = stays.map(({ start, end }) => boundsOf(start, end))
      const days = bounds
        .flatMap(({ lo, hi }) => [lo, hi])
        .filter((day) => day !== '')
        .toSorted()
      return {
        trip,
        stays,
        firstDay: trip.starts || (days[0] ?? ''),
        lastDay: trip.ends || (days.at(-1) ?? ''),
        cities: new Set(stays.filter(({ kind }) => kind !== 'transit').map(({ city }) => city)).size,
        nights: stays.reduce((sum, { start, end }) => sum + (nightsOf(start, end) ?? 0), 0),
        note: stays.find(({ note }) => note !== '')?.note ?? '',
      }
    })
}
