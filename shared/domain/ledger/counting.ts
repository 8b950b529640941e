import type { Country } from '#shared/collections/countries.ts'
import type { CountingRules, LedgerStay } from '#shared/ledger.ts'
import { firstDayOf } from './partial-date.ts'

/** The lists of countries that a person can choose to count by. */
export type CountRule = CountingRules['rule']

/** The rules of a person who has not chosen any. */
export const defaultRules: CountingRules = { rule: 'places', territories: true, transit: false }

/** The number of units in each list; data/check.ts compares them with the data. */
export const listSizes: Readonly<Record<CountRule, number>> = {
  places: 250,
  un195: 195,
  un193: 193,
  states197: 197,
}

/** The status and the figures of a country or territory. */
export interface CountryStatus {
  /** The record id of the country. */
  id: string
  iso2: string
  /** `member`, `observer` or `none` of the United Nations. */
  unStatus: string
  /** `state`, `territory`, `disputed` or `antarctica`. */
  kind: string
  /** The iso2 code of the state that a territory belongs to; a state names itself; '' for none. */
  sovereign: string
  /** AF AS EU NA SA OC AN; '' for islands that belong to none. */
  continent: string
  /** In square kilometres. */
  area: number
  population: number
  /** The record id of the capital; '' unless it is a member or observer of the United Nations. */
  capitalCity: string
}

/** The status of each country by its iso2 code. */
export type CountryStatuses = ReadonlyMap<string, CountryStatus>

/** The fields of a record of the collection `country` from which its status is read. */
export type StatusRecord = Pick<
  Country,
  'id' | 'iso2' | 'kind' | 'un_status' | 'sovereign' | 'continent' | 'area' | 'population' | 'capital_city'
>

/** The status of each of these countries. */
export const statusesOf = (countries: readonly StatusRecord[]): CountryStatuses =>
  new Map(
    countries.map(({ id, iso2, kind, un_status, sovereign, continent, area, population, capital_city }) => [
      iso2,
      {
        id,
        iso2,
        kind,
        unStatus: un_status,
        sovereign,
        continent,
        area,
        population,
        capitalCity: capital_city,
      },
    ]),
  )

/** The fields of a stay that counting reads. */
export interface CountedStay {
  city: string
  kind: LedgerStay['kind']
  /** Partial dates: '', `2019`, `2019-05` or `2019-05-03`, each optionally with `~` after it. */
  start: string
  end: string
}

/** The fields of a city that counting reads. */
export interface CountedCity {
  id: string
  /** Record ids, or ''. */
  country: string
  state: string
  iso2: string
  /** The continent of the city itself, '' when unknown. */
  continent: string
}

/** The parts of a ledger that counting reads. */
export interface CountedLedger<
  Stay extends CountedStay = CountedStay,
  City extends CountedCity = CountedCity,
> {
  stays: readonly Stay[]
  cities: readonly City[]
}

export interface Counts {
  cities: number
  states: number
  /** The number of visited countries by the rule, and of countries in the list. */
  countries: number
  of: number
  /** The iso2 codes of the countries by the rule. */
  units: ReadonlySet<string>
  /** The continents on which the cities are. */
  continents: ReadonlySet<string>
  /** The number of countries by the rule on each continent; '' has those that are on none. Their sum is `countries`. */
  unitsPerContinent: ReadonlyMap<string, number>
  /** The record ids of the cities that count. */
  visitedCities: ReadonlySet<string>
  /** The number of cities in each country or territory, by its id, whatever the rule. */
  citiesPerCountry: ReadonlyMap<string, number>
  /** The number of visited states in each country or territory, by its id, whatever the rule. */
  statesPerCountry: ReadonlyMap<string, number>
  /** The number of cities in each state, by its id. */
  citiesPerState: ReadonlyMap<string, number>
}

/**
 * The iso2 code of the unit that a country or territory counts for by the rule; undefined when it counts for none. By
 * `places` each code counts for itself. A code without a status counts only by `places`.
 */
export const unitOf = (
  iso2: string,
  { rule, territories }: Pick<CountingRules, 'rule' | 'territories'>,
  statuses: CountryStatuses,
): string | undefined => {
  if (iso2 === '') return undefined
  if (rule === 'places') return iso2
  const status = statuses.get(iso2)
  if (status === undefined) return undefined
  if (status.unStatus === 'member') return iso2
  if (status.unStatus === 'observer') return rule === 'un193' ? undefined : iso2
  if (status.kind === 'territory') return territories ? status.sovereign : undefined
  return rule === 'states197' && governedByItself.has(iso2) ? iso2 : undefined
}

/** Taiwan and Kosovo, which the list of 197 has in addition to the 195. */
const governedByItself: ReadonlySet<string> = new Set(['TW', 'XK'])

/**
 * Whether a stay counts on this day (`YYYY-MM-DD`, of the viewer). A stay that starts later never counts; a layover
 * counts only if the rule says so.
 */
export const isCounted = (
  { kind, start }: Pick<CountedStay, 'kind' | 'start'>,
  { transit }: Pick<CountingRules, 'transit'>,
  today: string,
): boolean => {
  if (kind === 'transit' && !transit) return false
  return firstDayOf(start) <= today
}

/** The stays of a ledger that count on this day, in their order. */
export const countedStays = <Stay extends CountedStay>(
  stays: readonly Stay[],
  rules: Pick<CountingRules, 'transit'>,
  today: string,
): Stay[] => stays.filter((stay) => isCounted(stay, rules, today))

/**
 * Counts a ledger by a person's rules, for every screen, picture and export. A city counts once, however many stays it
 * has; one without a country or state counts as a city only.
 */
export const countsOf = (
  { stays, cities }: CountedLedger,
  rules: CountingRules,
  statuses: CountryStatuses,
  today: string,
): Counts => {
  const visitedCities = new Set<string>()
  for (const stay of stays) if (isCounted(stay, rules, today)) visitedCities.add(stay.city)
  const units = new Set<string>()
  const continents = new Set<string>()
  const citiesPerCountry = new Map<string, number>()
  const statesPerCountry = new Map<string, number>()
  const citiesPerState = new Map<string, number>()
  for (const { id, country, state, iso2, continent } of cities) {
    if (!visitedCities.has(id)) continue
    if (country !== '') addOne(citiesPerCountry, country)
    if (state !== '') {
      if (!citiesPerState.has(state)) addOne(statesPerCountry, country)
      addOne(citiesPerState, state)
    }
    if (continent !== '') continents.add(continent)
    const unit = unitOf(iso2, rules, statuses)
    if (unit !== undefined) units.add(unit)
  }
  const unitsPerContinent = new Map<string, number>()
  for (const unit of units) addOne(unitsPerContinent, statuses.get(unit)?.continent ?? '')
  return {
    cities: visitedCities.size,
    states: citiesPerState.size,
    countries: units.size,
    of: listSizes[rules.rule],
    units,
    continents,
    unitsPerContinent,
    visitedCities,
    citiesPerCountry,
    statesPerCountry,
    citiesPerState,
  }
}

const addOne = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
