import type { Cities } from '#server/gazetteer/cities.ts'
import { type Named, NamedRows } from './named.ts'
import { readTowns, tableRows } from './towns.ts'

/** A classic route, such as the Golden Triangle. */
interface Route extends Named {
  readonly countries: readonly string[]
  /** The usual length in days. */
  readonly days: { readonly least: number; readonly most: number }
  /** Whether it ends where it begins. */
  readonly isLoop: boolean
  /** In order; cities by index. */
  readonly stops: readonly { readonly city: number; readonly nights: number }[]
}

export type Routes = NamedRows<Route>

export function readRoutes(cities: Cities): Routes {
  const columns = ['id', 'countries', 'days', 'loop', 'stops', 'names'] as const
  const rows = [...tableRows('routes.tsv', columns)].map(
    ({ id, countries, days, loop, stops, names }): Route => {
      const [least = 1, most = least] = days.split('-').map(Number)
      return {
        id,
        countries: countries.split('|'),
        days: { least, most },
        isLoop: loop === 'yes',
        stops: readTowns(stops).flatMap(({ geonameid, nights = 1 }) => {
          const city = cities.indexOf(geonameid)
          return city === undefined ? [] : { city, nights }
        }),
        names: names.split('|'),
      }
    },
  )
  return new NamedRows(rows)
}
