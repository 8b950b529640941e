import type { Field, Hooks } from '#server/records/collection.ts'
import { defineCollection } from './define-collection.ts'
import { countingStays, freeId, placeOf, serialize } from './marks.ts'
import { ownerOnly, ownOrNamedPublic, times } from './rules.ts'

const user: Field = { type: 'relation', to: 'users', required: true, maxSelect: 1, cascadeDelete: true }

/**
 * A mark that a client creates gets a stay without a date, which has the mark's id if that is free. When a client gives
 * a mark another city, its stays move there.
 */
const afterStore: Hooks['afterStore'] = async (db, { stored }, row, records) => {
  const place = placeOf(row)
  await serialize(db, place.user)
  if (stored) {
    const before = placeOf(stored)
    if (before.user === place.user && before.city === place.city) return
    // Only a superuser gives a mark to another person. The references to trips and imports of the former person are
    // removed.
    const columns = before.user === place.user ? place : { ...place, trip: '', source_key: '', import: '' }
    for (const stay of await countingStays(db, before)) await records.update('stay', stay, columns)
  } else {
    const id = await freeId(db, 'stay', String(row['id']))
    await records.create('stay', { id, ...place, kind: 'visited', source: 'hand' })
  }
}

/** The stays that count as a visit are deleted with the mark. Layovers and wishes remain. */
const afterDelete: Hooks['afterDelete'] = async (db, row, records) => {
  const place = placeOf(row)
  await serialize(db, place.user)
  await records.remove('stay', await countingStays(db, place))
}

/** The marks of visited cities. */
export const visitedCities = defineCollection('visited_city', {
  type: 'base',
  fields: {
    user,
    city: { type: 'relation', to: 'city', required: true, maxSelect: 1, cascadeDelete: false },
    ...times,
  },
  rules: { ...ownerOnly, list: ownOrNamedPublic, view: ownOrNamedPublic },
  unique: [{ columns: ['user', 'city'] }],
  hooks: { afterStore, afterDelete },
})

const readOnly = { list: ownOrNamedPublic, view: ownOrNamedPublic, create: null, update: null, delete: null }

/** The countries in which a person has marked a city. */
export const distinctVisitedCountries = defineCollection('distinct_visited_countries', {
  type: 'view',
  fields: { user, name: { type: 'text' }, iso2: { type: 'text' }, ...times },
  rules: readOnly,
})

/** The states in which a person has marked a city. */
export const distinctVisitedStates = defineCollection('distinct_visited_states', {
  type: 'view',
  fields: { user, name: { type: 'text' }, country_name: { type: 'text' }, ...times },
  rules: readOnly,
})
