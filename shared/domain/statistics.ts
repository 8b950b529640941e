/** As much of a visit as counting needs; whole `visited_city` records with `city.country` expanded have it. */
export interface CountedVisit {
  city: string
  created: string
  expand?: { city?: CountedCity | undefined } | undefined
}

interface CountedCity {
  country: string
  state: string
}

export interface VisitStatistics {
  cities: number
  states: number
  countries: number
  /** How many cities were visited in each country, by the country's id. */
  citiesPerCountry: ReadonlyMap<string, number>
  /** When the first and the last visit were entered; "" without any. */
  firstVisit: string
  lastVisit: string
}

/**
 * The one roll-up of visits: every screen takes its counts from here, so that all of them agree. A city
 * counts once however often it is entered, and only known countries and states count.
 */
export const visitStatistics = (visits: readonly CountedVisit[]): VisitStatistics => {
  const cities = new Set<string>()
  const states = new Set<string>()
  const citiesPerCountry = new Map<string, number>()
  let firstVisit = ''
  let lastVisit = ''
  for (const { city, created, expand } of visits) {
    if (created !== '' && (firstVisit === '' || created < firstVisit)) firstVisit = created
    if (created > lastVisit) lastVisit = created
    if (cities.has(city)) continue
    cities.add(city)
    const { country = '', state = '' } = expand?.city ?? {}
    if (state !== '') states.add(state)
    if (country !== '') citiesPerCountry.set(country, (citiesPerCountry.get(country) ?? 0) + 1)
  }
  return {
    cities: cities.size,
    states: states.size,
    countries: citiesPerCountry.size,
    citiesPerCountry,
    firstVisit,
    lastVisit,
  }
}
