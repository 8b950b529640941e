import type { Field } from '#server/records/collection.ts'
import { defineCollection } from './define-collection.ts'
import { ownOrNamedPublic, times } from './rules.ts'

const owner = 'user = @request.auth.id'
const user: Field = { type: 'relation', to: 'users', required: true, maxSelect: 1, cascadeDelete: true }

/** The marks of visited cities. */
export const visitedCities = defineCollection('visited_city', {
  type: 'base',
  fields: {
    user,
    city: { type: 'relation', to: 'city', required: true, maxSelect: 1, cascadeDelete: false },
    ...times,
  },
  rules: { list: ownOrNamedPublic, view: ownOrNamedPublic, create: owner, update: owner, delete: owner },
  unique: [{ columns: ['user', 'city'] }],
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
