import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { queryOf } from './record-query.ts'

const country = z.object({
  id: z.string(),
  iso2: z.string(),
  timezones: z.array(z.object({ zone: z.string() })),
})
const city = z.object({
  id: z.string(),
  country: z.string(),
  expand: z.optional(z.object({ country: z.optional(country) })),
})

test('requests every key of the schema, and nested values as a whole', () => {
  expect(queryOf(country)).toEqual({ fields: 'id,iso2,timezones' })
})

test('requests the keys of an expanded record, and expands it', () => {
  expect(queryOf(city)).toEqual({
    fields: 'id,country,expand.country.id,expand.country.iso2,expand.country.timezones',
    expand: 'country',
  })
})

test('follows relations to lists and through several records', () => {
  const leg = z.object({
    id: z.string(),
    expand: z.optional(z.object({ from: z.optional(city), to: z.optional(city) })),
  })
  const trip = z.object({
    name: z.string(),
    expand: z.optional(z.object({ legs: z.optional(z.array(leg)) })),
  })
  const { fields, expand } = queryOf(trip)
  expect(expand).toBe('legs.from.country,legs.to.country')
  expect(fields.split(',')).toContain('expand.legs.expand.from.expand.country.iso2')
})

test('a schema that is not of an object throws', () => {
  expect(() => queryOf(z.string())).toThrow(TypeError)
})
