import * as z from 'zod/mini'
import { stayKinds, staySources } from '#shared/collections/stays.ts'
import { type Ledger, ledger } from './ledger.ts'

// Checks in place: 10,000 stays in as many cities are 180,000 values.
const listOf = <Value>(isValue: (value: unknown) => value is Value) =>
  z.custom<readonly Value[]>((list) => Array.isArray(list) && list.every(isValue))
const oneOf = <Value extends string>(values: readonly Value[]) => {
  const known = new Set<unknown>(values)
  return listOf((value): value is Value => known.has(value))
}
const texts = listOf((value) => typeof value === 'string')
const numbers = listOf((value) => typeof value === 'number')
const flags = listOf((value) => typeof value === 'boolean')

/**
 * The response of `GET /api/ledger/{userId}?form=columns`: the ledger in less than half of the size. Each field of the
 * stays and cities is a list. A row is an index into these lists, and a relation is a row number in the lists that it
 * points to.
 */
export const ledgerColumns = z.extend(z.omit(ledger, { stays: true, cities: true }), {
  stays: z.object({
    id: texts,
    /** Rows of `cities`. */
    city: numbers,
    kind: oneOf(stayKinds),
    start: texts,
    end: texts,
    note: texts,
    trip: texts,
    source: oneOf(staySources),
  }),
  cities: z.object({
    id: texts,
    name: texts,
    local_name: texts,
    latitude: numbers,
    longitude: numbers,
    /** Rows of `countries`. */
    country: numbers,
    /** Rows of `states`. */
    state: numbers,
    continent: texts,
    capital: flags,
  }),
  /** The countries of the cities. The id is "" for cities without one. */
  countries: z.object({ id: texts, iso2: texts }),
  /** The ids of the states of the cities; "" for cities without one. */
  states: texts,
})

export type LedgerColumns = z.infer<typeof ledgerColumns>

/** Converts a ledger to columns. It must contain the city of each stay. */
export function columnsOf({ stays, cities, ...rest }: Ledger): LedgerColumns {
  const rowOfCity = rowsOf(cities.map(({ id }) => id))
  const countries = new Map(cities.map(({ country, iso2 }) => [country, iso2]))
  const rowOfCountry = rowsOf([...countries.keys()])
  const states = [...new Set(cities.map(({ state }) => state))]
  const rowOfState = rowsOf(states)
  return {
    ...rest,
    stays: {
      id: stays.map(({ id }) => id),
      city: stays.map(({ city }) => rowOfCity(city)),
      kind: stays.map(({ kind }) => kind),
      start: stays.map(({ start }) => start),
      end: stays.map(({ end }) => end),
      note: stays.map(({ note }) => note),
      trip: stays.map(({ trip }) => trip),
      source: stays.map(({ source }) => source),
    },
    cities: {
      id: cities.map(({ id }) => id),
      name: cities.map(({ name }) => name),
      local_name: cities.map(({ local_name }) => local_name),
      latitude: cities.map(({ latitude }) => latitude),
      longitude: cities.map(({ longitude }) => longitude),
      country: cities.map(({ country }) => rowOfCountry(country)),
      state: cities.map(({ state }) => rowOfState(state)),
      continent: cities.map(({ continent }) => continent),
      capital: cities.map(({ capital }) => capital),
    },
    countries: { id: [...countries.keys()], iso2: [...countries.values()] },
    states,
  }
}

/** The row number of each id. */
function rowsOf(ids: readonly string[]) {
  const rows = new Map(ids.map((id, row) => [id, row]))
  return (id: string): number => {
    const row = rows.get(id)
    if (row === undefined) throw new Error(`The ledger lacks "${id}".`)
    return row
  }
}

/**
 * Converts columns back to a ledger. Throws when a column is shorter than that of the ids, or refers to a missing row.
 */
export function ledgerOfColumns({ stays, cities, countries, states, ...rest }: LedgerColumns): Ledger {
  return {
    ...rest,
    stays: stays.id.map((id, row) => ({
      id,
      city: at(cities.id, at(stays.city, row)),
      kind: at(stays.kind, row),
      start: at(stays.start, row),
      end: at(stays.end, row),
      note: at(stays.note, row),
      trip: at(stays.trip, row),
      source: at(stays.source, row),
    })),
    cities: cities.id.map((id, row) => {
      const country = at(cities.country, row)
      return {
        id,
        name: at(cities.name, row),
        local_name: at(cities.local_name, row),
        latitude: at(cities.latitude, row),
        longitude: at(cities.longitude, row),
        country: at(countries.id, country),
        state: at(states, at(cities.state, row)),
        iso2: at(countries.iso2, country),
        continent: at(cities.continent, row),
        capital: at(cities.capital, row),
      }
    }),
  }
}

function at<Value>(column: readonly Value[], row: number): Value {
  const value = column[row]
  if (value === undefined) throw new RangeError(`The ledger has no row ${row}.`)
  return value
}
