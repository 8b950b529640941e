import { sql } from 'kysely'
import { continentOf } from '#shared/domain/ledger/continent.ts'
import type { LedgerCity } from '#shared/ledger.ts'
import type { Db } from '#server/db/connect.ts'

export interface LedgerCities {
  /** The cities with these ids, each of which is given once, in their order; all are of the person's stays, wishes and home. */
  of(db: Db, person: string, ids: readonly string[]): Promise<LedgerCity[]>
}

/** The most cities that are kept, which take about 6 MB. */
const mostKept = 20_000

/**
 * Reads the cities of ledgers. The cities are kept until the gazetteer changes: 10,000 rows of a table of 193,000 are half
 * of the time that the database takes for a ledger.
 */
export function createLedgerCities(version: () => string, most = mostKept): LedgerCities {
  let kept = new Map<string, LedgerCity>()
  let keptVersion = ''

  return {
    async of(db, person, ids) {
      const current = version()
      if (current !== keptVersion) {
        kept = new Map()
        keptVersion = current
      }
      const known = citiesIn(kept, ids)
      if (known.length === ids.length) return known
      const cities = await citiesOf(db, person)
      // The gazetteer may have changed since these were read.
      if (current === version() && cities.length <= most) {
        if (kept.size + cities.length > most) kept = new Map()
        for (const city of cities) kept.set(city.id, city)
      }
      return citiesIn(new Map(cities.map((city) => [city.id, city])), ids)
    },
  }
}

function citiesIn(known: ReadonlyMap<string, LedgerCity>, ids: readonly string[]): LedgerCity[] {
  const found: LedgerCity[] = []
  for (const id of ids) {
    const city = known.get(id)
    if (city !== undefined) found.push(city)
  }
  return found
}

const user = sql.id('user')

const cityIds = (person: string) => sql`
  select city as id from stay where ${user} = ${person}
  union select city from wish where ${user} = ${person}
  union select home from settings where ${user} = ${person} and home <> ''`

async function citiesOf(db: Db, person: string): Promise<LedgerCity[]> {
  const { rows } = await sql<
    Omit<LedgerCity, 'capital' | 'continent'> & { capital: string; onContinent: string }
  >`
    select city.id, city.name, city.local_name, city.latitude, city.longitude, city.country, city.state,
      coalesce(country.iso2, '') as iso2, coalesce(country.capital_city, '') as capital,
      coalesce(country.continent, '') as "onContinent"
    from city left join country on country.id = city.country
    where city.id in (${cityIds(person)})`.execute(db)
  return rows.map(({ capital, onContinent, ...city }) => ({
    ...city,
    continent: continentOf(city, onContinent),
    capital: capital === city.id,
  }))
}
