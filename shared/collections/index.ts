import type * as z from 'zod/mini'
import { city } from './cities.ts'
import { country } from './countries.ts'
import { currency } from './currencies.ts'
import { geoJson } from './geo-json.ts'
import { importRecord } from './imports.ts'
import { settings } from './settings.ts'
import { state } from './states.ts'
import { stay } from './stays.ts'
import { travelItem } from './travel-items.ts'
import { trip } from './trips.ts'
import { user } from './users.ts'
import { distinctVisitedCountry, distinctVisitedState, visitedCity } from './visited-cities.ts'
import { wish } from './wishes.ts'

/** The schema of each collection's records, by collection name. */
export const collectionSchemas = {
  users: user,
  settings,
  country,
  state,
  city,
  currency,
  geo_json: geoJson,
  visited_city: visitedCity,
  distinct_visited_countries: distinctVisitedCountry,
  distinct_visited_states: distinctVisitedState,
  trip,
  travel_item: travelItem,
  stay,
  wish,
  import: importRecord,
}

export type CollectionName = keyof typeof collectionSchemas

/** The record type of a collection. */
export type RecordOf<Name extends CollectionName> = z.infer<(typeof collectionSchemas)[Name]>

/** The constant id of each collection, which clients can use in place of its name. */
export const collectionIds: Record<CollectionName, string> = {
  users: 'wmk000000users0',
  settings: 'wmk000settings0',
  country: 'wmk0000country0',
  state: 'wmk000000state0',
  city: 'wmk0000000city0',
  currency: 'wmk000currency0',
  geo_json: 'wmk0000geojson0',
  visited_city: 'wmk0visitedcity',
  distinct_visited_countries: 'wmkvisitcountry',
  distinct_visited_states: 'wmkvisitedstate',
  trip: 'wmk0000000trip0',
  travel_item: 'wmk0travelitem0',
  stay: 'wmk0000000stay0',
  wish: 'wmk0000000wish0',
  import: 'wmk00000import0',
}
