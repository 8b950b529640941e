import type { CollectionName } from '#shared/collections/index.ts'
import type { Collection, Hooks } from '#server/records/collection.ts'
import { cities } from './cities.ts'
import { countries } from './countries.ts'
import { currencies } from './currencies.ts'
import { externalAuths } from './external-auths.ts'
import { geoJson } from './geo-json.ts'
import { imports } from './imports.ts'
import { settings } from './settings.ts'
import { states } from './states.ts'
import { stays } from './stays.ts'
import { superusers } from './superusers.ts'
import { travelItems } from './travel-items.ts'
import { trips } from './trips.ts'
import { users } from './users.ts'
import { distinctVisitedCountries, distinctVisitedStates, visitedCities } from './visited-cities.ts'
import { wishes } from './wishes.ts'

/**
 * All collections of the record API. A collection with a schema that is missing here is a type error. The people's
 * accounts come before the superusers: the first auth collection holds the callers of rules.
 */
export function createCollections({
  userHooks = {},
  superuserHooks = {},
  gazetteerHooks = {},
  isRegistrationClosed = false,
}: {
  userHooks?: Hooks
  superuserHooks?: Hooks
  gazetteerHooks?: Hooks
  isRegistrationClosed?: boolean
} = {}): Collection[] {
  const all: Record<CollectionName, Collection> = {
    users: users(userHooks, { isClosed: isRegistrationClosed }),
    settings,
    country: countries,
    state: states,
    city: cities,
    currency: currencies,
    geo_json: geoJson,
    visited_city: visitedCities,
    distinct_visited_countries: distinctVisitedCountries,
    distinct_visited_states: distinctVisitedStates,
    trip: trips,
    travel_item: travelItems,
    stay: stays,
    wish: wishes,
    // Last, so that the rows that name an import are deleted with their owner before it.
    import: imports,
  }
  const collections = Object.values(all).map((collection) =>
    collection.gazetteer ? { ...collection, hooks: { ...collection.hooks, ...gazetteerHooks } } : collection,
  )
  return [...collections, superusers(superuserHooks), externalAuths]
}
