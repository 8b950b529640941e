/** The fields of a visit that are counted. A `visited_city` record with `city` expanded has them. */
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
  /** The number of visited cities in each country, by the country's id. */
  citiesPerCountry: ReadonlyMap<string, number>
  /** The times at which the first and the last visit were entered; "" without visits. */
  firstVisit: string
  lastVisit: string
}

/**
 * Counts visits, for all screens. A city that is entered several times counts once. Unknown countries and states
 * are not counted.
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
