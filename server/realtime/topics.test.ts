import { afterAll, beforeAll, expect, test } from 'vitest'
import { createExample } from '#server/test/example-records.ts'
import { type Topic, topicOf } from './topics.ts'

let example: Awaited<ReturnType<typeof createExample>>
beforeAll(async () => {
  example = await createExample()
})
afterAll(() => example.database.close())

const noQuery = (collection: string, record: string): Topic => ({ collection, record, query: {} })
const nothing = noQuery('', '')
const options = (value: unknown) => `trip/*?options=${encodeURIComponent(JSON.stringify(value))}`

test.each<[string, Topic]>([
  ['trip', noQuery('trip', '*')],
  ['trip/*', noQuery('trip', '*')],
  ['TRIP/abc', noQuery('trip', 'abc')],
  ['exampletrip0000/abc', noQuery('trip', 'abc')],
  // Topics about no record.
  ['', nothing],
  ['@oauth2', nothing],
  ['nowhere/abc', nothing],
  ['trip/', nothing],
  ['trip/a/b', nothing],
  // Missing or malformed options.
  ['trip/*?', noQuery('trip', '*')],
  ['trip/*?filter=name', noQuery('trip', '*')],
  ['trip/*?options={', noQuery('trip', '*')],
  ['trip/*?options=null', noQuery('trip', '*')],
  [options({ query: null }), noQuery('trip', '*')],
  [options({ query: 'filter' }), noQuery('trip', '*')],
  [options({ query: { filter: '', expand: 5, fields: null, sort: 'name' } }), noQuery('trip', '*')],
  // Valid options.
  [
    options({ query: { filter: 'name="?"', expand: 'stops', fields: 'id', sort: 'name' } }),
    { collection: 'trip', record: '*', query: { filter: 'name="?"', expand: 'stops', fields: 'id' } },
  ],
  [
    'trip/*?options={"query":{"filter":"a ?= b"}}',
    { collection: 'trip', record: '*', query: { filter: 'a ?= b' } },
  ],
])('the topic %j', (text, topic) => {
  expect(topicOf(example.engine.registry, text)).toEqual(topic)
})
