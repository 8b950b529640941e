import type * as z from 'zod/mini'
import { city as cityRecord } from '#shared/collections/cities.ts'
import { country as countryRecord } from '#shared/collections/countries.ts'
import { geoJson } from '#shared/collections/geo-json.ts'
import type { CollectionName } from '#shared/collections/index.ts'
import { distinctVisitedCountry } from '#shared/collections/visited-cities.ts'
import { queryOf } from '#web/lib/api/record-query.ts'
import { statusRecord, storedTrip, visit } from './shown-records.ts'

const address = (path: string, parameters: Readonly<Record<string, string>>) => {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  // What public/first-paint.js fills in.
  return `${path}?${query.join('&')}`.replaceAll(/%7B(\w+)%7D/g, '{$1}')
}
const records = (collection: CollectionName) => `/api/collections/${collection}/records`

/** The first page of a list, as fullList() of web/lib/api/api.ts asks for it. */
const listOf = (collection: CollectionName, schema: z.ZodMiniType, narrowed: { filter?: string } = {}) =>
  address(records(collection), {
    page: '1',
    perPage: '500',
    ...narrowed,
    skipTotal: 'false',
    ...queryOf(schema),
  })
/** The record of the path's first value, as one() asks for it. */
const recordOf = (collection: CollectionName, schema: z.ZodMiniType) =>
  address(`${records(collection)}/{0}`, { ...queryOf(schema) })

const ofUser = { filter: 'user = "{user}"' }

const config = '/api/config'
const ledger = address('/api/ledger/{user}', { form: 'columns' })
const visits = listOf('visited_city', visit, ofUser)
const visitedCountries = listOf('distinct_visited_countries', distinctVisitedCountry, ofUser)
const countryStatuses = listOf('country', statusRecord)
const world = address(records('geo_json'), {
  page: '1',
  perPage: '1',
  filter: 'type = "World" && country = ""',
  skipTotal: 'true',
  ...queryOf(geoJson),
})
const trip = recordOf('trip', storedTrip)
const country = recordOf('country', countryRecord)
const city = recordOf('city', cityRecord)

/**
 * What the app asks the server first on a page, by the path of its route. public/first-paint.js asks it beside the
 * scripts: "{user}" is the id of the signed-in person, "{0}" the path's first value. A test compares the addresses with
 * those of the queries.
 */
export const askedFirst: Record<string, readonly string[]> = {
  '/map': [config, visits, ledger, world],
  '/profile': [config, ledger, visitedCountries, countryStatuses],
  '/trip/view/*': [config, trip, world],
  '/trip/edit/*': [config, trip, world],
  '/explore/country/*': [config, country, world],
  '/explore/city/*': [config, city, world],
  '/settings/security': [config, '/api/account/security', '/api/auth/sessions'],
}
