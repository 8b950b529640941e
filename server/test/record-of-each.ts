import type { CollectionName } from '#shared/collections/index.ts'
import { cityId, countryId, currencyId, geoJsonId, stateId } from '#shared/domain/gazetteer-ids.ts'
import type { TestApp } from './create-test-app.ts'
import type { Person } from './people.ts'

/**
 * Who may write each collection: nobody (the gazetteer and the views), the owner by the record API, or the owner by
 * routes of their own. The tests of access do not derive this from the rules that they test.
 */
const writtenBy = {
  country: 'gazetteer',
  state: 'gazetteer',
  city: 'gazetteer',
  currency: 'gazetteer',
  geo_json: 'gazetteer',
  users: 'owner',
  settings: 'owner',
  visited_city: 'owner',
  distinct_visited_countries: 'view',
  distinct_visited_states: 'view',
  trip: 'owner',
  travel_item: 'owner',
  stay: 'owner',
  wish: 'owner',
  import: 'route',
} as const satisfies Record<CollectionName, 'gazetteer' | 'view' | 'owner' | 'route'>

type WrittenBy = typeof writtenBy
/** The collections that one kind of writer can write. */
export const collectionsWrittenBy = <Writer extends WrittenBy[CollectionName]>(writer: Writer) =>
  (Object.keys(writtenBy) as CollectionName[]).filter(
    (
      name,
    ): name is { [Name in CollectionName]: WrittenBy[Name] extends Writer ? Name : never }[CollectionName] =>
      writtenBy[name] === writer,
  )

/** The id of a record of each collection: of the gazetteer or of the owner. Creates the owner's records. */
export async function recordOfEach(app: TestApp, owner: Person): Promise<Record<CollectionName, string>> {
  const paris = cityId(2988507)
  const firstOf = async (collection: CollectionName) => {
    const response = await app.request(`/api/collections/${collection}/records`, { token: owner.token })
    const { items } = (await response.json()) as { items: { id: string }[] }
    const [first] = items
    if (!first) throw new Error(`There is no record of ${collection}.`)
    return first.id
  }
  const visit = await app.people.createRecord(owner, 'visited_city', { city: paris })
  const trip = await app.people.createRecord(owner, 'trip', { name: 'Spring' })
  return {
    country: countryId('FR'),
    state: stateId('FR.11'),
    city: paris,
    currency: currencyId('EUR'),
    geo_json: geoJsonId('World', ''),
    users: owner.id,
    settings: await firstOf('settings'),
    visited_city: visit,
    distinct_visited_countries: await firstOf('distinct_visited_countries'),
    distinct_visited_states: await firstOf('distinct_visited_states'),
    trip,
    travel_item: await app.people.createRecord(owner, 'travel_item', { trip, type: 'bus' }),
    // The stay that was created with the mark has the mark's id.
    stay: visit,
    wish: await app.people.createRecord(owner, 'wish', { city: paris }),
    import: await newImport(app, owner),
  }
}

async function newImport(app: TestApp, { token }: Person): Promise<string> {
  const body = { format: 'csv', name: 'cities.csv', found: 0 }
  const response = await app.request('/api/imports', { method: 'POST', token, body })
  return String(((await response.json()) as { id: unknown }).id)
}

/** The body of a new record in the owner's name. `trip` is the owner's trip, for a leg. */
export function newRecordFor(
  { id: user }: Person,
  collection: CollectionName,
  { trip }: { trip: string },
): Record<string, unknown> {
  if (collection === 'visited_city') return { user, city: cityId(2950159) }
  if (collection === 'stay') return { user, city: cityId(2950159), kind: 'visited' }
  if (collection === 'wish') return { user, city: cityId(2950159) }
  if (collection === 'travel_item') return { user, trip, type: 'car' }
  return { user, name: 'New' }
}
