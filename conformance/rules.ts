import assert from 'node:assert/strict'
import { at, column, hasCodes, hasStatus, is403, is404, is400, isError, itemsOf, textAt } from './call.ts'
import { check, ours, protocol } from './check.ts'
import { records } from './world.ts'

const notCreated = 'Failed to create record.'

export const rules = [
  check(37, 'a missing record is a 404', async ({ call }) => {
    is404(await call('GET', records('city', 'nope')))
  }),
  check(38, 'a list of a missing collection is a 404', async ({ list }) => {
    isError(await list('nope'), 404, 'Missing collection context.')
  }),
  check(39, 'an action without a rule is a 403', async ({ post }) =>
    is403(await post('city', { name: 'Mine' })),
  ),
  check(40, 'a create in a missing collection is a 404', async ({ post }) => {
    isError(await post('nope', {}), 404, 'Missing or invalid collection context.')
  }),
  check(41, 'a create in a view is a 400', async ({ post }) => {
    isError(await post('distinct_visited_states', {}), 400, 'Unsupported collection type.')
  }),
  ours(42, 'a guest lists no trips, and every trip has an owner', async ({ list, post }) => {
    isError(await post('trip', { name: 'Nobody’s' }), 400, notCreated)
    assert.deepEqual(itemsOf(await list('trip')), [])
  }),
  protocol(42, 'a guest lists the trips without an owner', async ({ list, post, trip }) => {
    const made = await post('trip', { name: 'Nobody’s' })
    hasStatus(made, 200)
    const ids = column(await list('trip', { perPage: '1000' }), 'id')
    assert.ok(ids.includes(textAt(made.json, 'id')) && !ids.includes(trip))
  }),
  check(43, 'a trip of another person cannot be changed or deleted', async ({ call, patch, b, trip }) => {
    is404(await patch('trip', trip, { name: 'Mine' }, b))
    is404(await call('DELETE', records('trip', trip), { as: b }))
  }),
  ours(43, 'a trip of another person can be read by its link', async ({ call, b, trip }) => {
    hasStatus(await call('GET', records('trip', trip), { as: b }), 200)
  }),
  protocol(43, 'a trip of another person cannot be read', async ({ call, b, trip }) => {
    is404(await call('GET', records('trip', trip), { as: b }))
  }),
  ours(44, 'a guest cannot create a visit without an owner', async ({ post, x }) => {
    isError(await post('visited_city', { city: x.id }), 400, notCreated)
  }),
  protocol(44, 'a guest can create a visit without an owner', async ({ post, x }) => {
    hasStatus(await post('visited_city', { city: x.id }), 200)
  }),
  check(45, 'a guest cannot create a visit of a person', async ({ post, a, y }) => {
    isError(await post('visited_city', { user: a.id, city: y.id }), 400, notCreated)
  }),
  check(46, 'a person can create an own visit', async ({ post, a, y }) => {
    hasStatus(await post('visited_city', { user: a.id, city: y.id }, a), 200)
  }),
  check(47, 'a delete is a 204 without a body, and the second one a 404', async ({ call, made, b, x }) => {
    const visit = await made(b, 'visited_city', { city: x.id })
    const gone = await call('DELETE', records('visited_city', visit), { as: b })
    assert.deepEqual([gone.status, gone.text], [204, ''])
    is404(await call('DELETE', records('visited_city', visit), { as: b }))
  }),
  check(48, 'settings can be updated and not created', async ({ list, post, patch, a }) => {
    is403(await post('settings', { user: a.id }, a))
    const [own] = column(await list('settings', {}, a), 'id')
    hasStatus(await patch('settings', String(own), {}, a), 200)
  }),
  check(49, 'an unsupported method is a 404', async ({ call }) => {
    is404(await call('PUT', records('city'), { body: {} }))
  }),
  check(50, 'the rows of a view have ids', async ({ list, a, x }) => {
    const filter = `user="${a.id}"`
    const [row] = itemsOf(await list('distinct_visited_countries', { filter }, a))
    assert.equal(at(row, 'name'), x.countryName)
    assert.ok(textAt(row, 'id') !== '')
  }),
  ours(50, 'the rows of a view have the times of the first and the last visit', async ({ list, a }) => {
    const [row] = itemsOf(await list('distinct_visited_countries', {}, a))
    assert.match(`${textAt(row, 'created')} ${textAt(row, 'updated')}`, /^\d{4}-.*Z \d{4}-.*Z$/)
  }),
  protocol(50, 'the rows of a view have no times', async ({ list, a }) => {
    const [row] = itemsOf(await list('distinct_visited_countries', { filter: `user="${a.id}"` }, a))
    assert.deepEqual([at(row, 'created'), at(row, 'updated')], [undefined, undefined])
  }),
]

export const writes = [
  check(51, 'broken JSON and unknown types are a 400', async ({ call, a }) => {
    is400(await call('POST', records('trip'), { as: a, body: '{"' }))
    const headers = { 'content-type': 'text/plain' }
    isError(
      await call('POST', records('trip'), { as: a, body: 'x', headers }),
      400,
      'Unsupported Content-Type.',
    )
  }),
  check(52, 'a malformed number becomes 0, and a malformed date an empty text', async ({ post, a, trip }) => {
    const body = { user: a.id, trip, type: 'bus', order: 'abc', start_date: 'zzz' }
    const { json } = await post('travel_item', body, a)
    assert.deepEqual([at(json, 'order'), at(json, 'start_date')], [0, ''])
  }),
  check(53, 'order+ adds to a number', async ({ patch, made, a, trip }) => {
    const id = await made(a, 'travel_item', { trip, type: 'bus', order: 3 })
    assert.equal(at((await patch('travel_item', id, { 'order+': 2 }, a)).json, 'order'), 5)
  }),
  check(54, 'the error of an unknown select value contains the value', async ({ post, a, trip }) => {
    const answer = await post('travel_item', { user: a.id, trip, type: 'boat' }, a)
    hasStatus(answer, 400)
    assert.deepEqual(at(answer.json, 'data.type'), {
      code: 'validation_invalid_value',
      message: 'Invalid value boat.',
      params: { value: 'boat' },
    })
  }),
  check(55, 'a relation to a missing record is refused', async ({ patch, a, bus }) => {
    hasCodes(await patch('travel_item', bus, { from: 'ghost0000000000' }, a), {
      from: 'validation_missing_rel_records',
    })
  }),
  check(56, 'an id of 14 characters is refused', async ({ post, a }) => {
    const answer = await post('trip', { user: a.id, name: 'Short', id: 'abcdefghij1234' }, a)
    assert.deepEqual(at(answer.json, 'data.id'), {
      code: 'validation_min_text_constraint',
      message: 'Must be at least 15 character(s).',
      params: { min: 15 },
    })
  }),
  check(57, 'an id that exists is refused', async ({ post, a, trip }) => {
    hasCodes(await post('trip', { user: a.id, name: 'Again', id: trip }, a), { id: 'validation_not_unique' })
  }),
  check(58, 'an id cannot be changed', async ({ patch, a, trip }) => {
    hasCodes(await patch('trip', trip, { id: 'abcdefghij12345' }, a), { id: 'validation_pk_change' })
  }),
  check(59, 'an update without fields changes `updated`', async ({ call, patch, a, trip }) => {
    const before = textAt((await call('GET', records('trip', trip), { as: a })).json, 'updated')
    const after = await patch('trip', trip, {}, a)
    hasStatus(after, 200)
    assert.ok(textAt(after.json, 'updated') > before)
  }),
  check(60, 'a deleted record is removed from lists of ids', async ({ call, made, patch, a }) => {
    const trip = await made(a, 'trip', { name: 'Of two' })
    const first = await made(a, 'travel_item', { trip, type: 'bus' })
    const second = await made(a, 'travel_item', { trip, type: 'car' })
    await patch('trip', trip, { travel_items: [first, second] }, a)
    hasStatus(await call('DELETE', records('travel_item', first), { as: a }), 204)
    const { json } = await call('GET', records('trip', trip), { as: a })
    assert.deepEqual(at(json, 'travel_items'), [second])
  }),
]
