import assert from 'node:assert/strict'
import { at, column, hasStatus, is400, isError, itemsOf } from './call.ts'
import { check, ours, protocol } from './check.ts'

export const lists = [
  check(1, 'a list has five keys and 30 rows a page', async ({ list }) => {
    const answer = await list('city')
    hasStatus(answer, 200)
    const keys = Object.keys(Object(answer.json)).toSorted((a, b) => a.localeCompare(b))
    assert.deepEqual(keys, ['items', 'page', 'perPage', 'totalItems', 'totalPages'])
    assert.equal(at(answer.json, 'perPage'), 30)
  }),
  check(2, 'perPage=5000 becomes 1000', async ({ list }) => {
    assert.equal(at((await list('city', { perPage: '5000' })).json, 'perPage'), 1000)
  }),
  check(3, 'page=-1 and perPage=0 become 1 and 30', async ({ list }) => {
    const { json } = await list('city', { page: '-1', perPage: '0' })
    assert.deepEqual([at(json, 'page'), at(json, 'perPage')], [1, 30])
  }),
  check(4, 'page=x is a 400', async ({ list }) => is400(await list('city', { page: 'x' }))),
  check(5, 'skipTotal=1 makes the totals -1', async ({ list }) => {
    const { json } = await list('city', { skipTotal: '1' })
    assert.deepEqual([at(json, 'totalItems'), at(json, 'totalPages')], [-1, -1])
  }),
  check(6, 'skipTotal=maybe is a 400', async ({ list }) => is400(await list('city', { skipTotal: 'maybe' }))),
  check(7, 'a page past the end is empty and has the true totals', async ({ list }) => {
    const answer = await list('city', { page: '99999' })
    assert.deepEqual(itemsOf(answer), [])
    assert.equal(at(answer.json, 'totalItems'), at((await list('city')).json, 'totalItems'))
  }),
  check(8, 'sort=-name descends by bytes', async ({ list }) => {
    const names = column(await list('country', { sort: '-name', perPage: '1000' }), 'name').map(String)
    assert.ok(names.length > 1)
    assert.deepEqual(
      names,
      names.toSorted((a, b) => Buffer.compare(Buffer.from(b), Buffer.from(a))),
    )
  }),
  check(9, 'sort=nope is a 400', async ({ list }) => is400(await list('city', { sort: 'nope' }))),
  check(10, 'nine sort terms are a 400', async ({ list }) => {
    hasStatus(await list('city', { sort: Array(8).fill('name').join(',') }), 200)
    is400(await list('city', { sort: Array(9).fill('name').join(',') }))
  }),
  check(11, 'sort=@random returns the same rows', async ({ list }) => {
    const plain = column(await list('country', { perPage: '1000' }), 'id')
    const mixed = column(await list('country', { perPage: '1000', sort: '@random' }), 'id')
    assert.deepEqual(new Set(mixed), new Set(plain))
    assert.equal(mixed.length, plain.length)
  }),
  check(12, 'sort=country.name,name is a 200', async ({ list }) => {
    hasStatus(await list('city', { sort: 'country.name,name' }), 200)
  }),
]

const total = (answer: { json: unknown }) => at(answer.json, 'totalItems')
const swapped = (text: string) =>
  text.replaceAll(/[a-z]/gi, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()))

export const filters = [
  check(13, '= is case-sensitive', async ({ list, x }) => {
    const own = `id="${x.id}" && `
    assert.equal(total(await list('city', { filter: `${own}name=${JSON.stringify(x.name)}` })), 1)
    assert.equal(total(await list('city', { filter: `${own}name=${JSON.stringify(swapped(x.name))}` })), 0)
  }),
  check(14, '~ is not case-sensitive', async ({ a, list, made }) => {
    await made(a, 'trip', { name: 'CamelCase' })
    assert.equal(total(await list('trip', { filter: 'name~"elca"' }, a)), 1)
  }),
  check(15, '~ with a percent sign at the end matches a prefix', async ({ a, list, made }) => {
    await made(a, 'trip', { name: 'Prefixed' })
    await made(a, 'trip', { name: 'Not prefixed' })
    assert.deepEqual(column(await list('trip', { filter: 'name~"Prefix%"' }, a), 'name'), ['Prefixed'])
  }),
  check(16, '~ treats an underscore as a literal character', async ({ a, list, made }) => {
    await made(a, 'trip', { name: 'under_score' })
    await made(a, 'trip', { name: 'underXscore' })
    assert.deepEqual(column(await list('trip', { filter: 'name~"r_s"' }, a), 'name'), ['under_score'])
  }),
  check(17, 'a path can follow a relation', async ({ list, x }) => {
    const filter = (name: string) => `id="${x.id}" && country.name=${JSON.stringify(name)}`
    assert.deepEqual(column(await list('city', { filter: filter(x.countryName) }), 'id'), [x.id])
    assert.equal(total(await list('city', { filter: filter('Nowhere') })), 0)
  }),
  check(18, 'an unknown field is a 400', async ({ list }) => is400(await list('city', { filter: 'nope=1' }))),
  check(19, 'an incomplete comparison is a 400', async ({ list }) =>
    is400(await list('city', { filter: 'name=' })),
  ),
  check(20, '@request. in a filter is a 403, even inside a text', async ({ list }) => {
    isError(
      await list('city', { filter: 'name="@request.auth.id"' }),
      403,
      'Only superusers can filter by @request.',
    )
  }),
  check(21, 'all linked rows must match, with ?= any of them', async ({ list, a, trip }) => {
    const own = `id="${trip}" && `
    assert.equal(total(await list('trip', { filter: `${own}travel_items.type="bus"` }, a)), 0)
    assert.equal(total(await list('trip', { filter: `${own}travel_items.type?="bus"` }, a)), 1)
  }),
  check(
    22,
    'a number column equals a numeric text, and a text column equals no number',
    async ({ a, list, made, x }) => {
      const filter = `id="${x.id}" && latitude="${x.latitude}"`
      assert.equal(total(await list('city', { filter })), 1)
      const id = await made(a, 'trip', { name: '123' })
      assert.equal(total(await list('trip', { filter: `id="${id}" && name="123"` }, a)), 1)
      assert.equal(total(await list('trip', { filter: `id="${id}" && name=123` }, a)), 0)
    },
  ),
  check(23, 'a filter finds no hidden e-mail address, not even for its owner', async ({ list, a }) => {
    assert.equal(total(await list('users', { filter: `id="${a.id}"` }, a)), 1)
    assert.equal(total(await list('users', { filter: `email="${a.email}"` }, a)), 0)
  }),
  check(24, 'tokenKey and password in a filter are a 400', async ({ list, a }) => {
    is400(await list('users', { filter: 'tokenKey!=""' }, a))
    is400(await list('users', { filter: 'password!=""' }, a))
  }),
  check(25, 'a path through rows that the caller may not list finds nothing', async ({ list, a, visit }) => {
    const filter = 'user.name!=""'
    assert.equal(total(await list('visited_city', { filter })), 0)
    assert.ok(column(await list('visited_city', { filter }, a), 'id').includes(visit))
  }),
  ours(25, 'a filter for a private person lists no visits', async ({ list, a }) => {
    assert.equal(total(await list('visited_city', { filter: `user="${a.id}"` })), 0)
  }),
  protocol(25, 'a filter for a person lists their visits', async ({ list, a, visit }) => {
    const answer = await list('visited_city', { filter: `user="${a.id}"` })
    assert.ok(column(answer, 'id').includes(visit))
  }),
  check(26, 'a filter of more than 3500 bytes is a 400', async ({ list }) => {
    const filter = (length: number) => `name="${'x'.repeat(length - 7)}"`
    hasStatus(await list('city', { filter: filter(3500) }), 200)
    is400(await list('city', { filter: filter(3501) }))
  }),
  check(27, 'a macro in quotes is a text', async ({ list, a, trip }) => {
    const own = `id="${trip}" && `
    assert.equal(total(await list('trip', { filter: `${own}created>="@now"` }, a)), 0)
    assert.equal(total(await list('trip', { filter: `${own}created<=@now` }, a)), 1)
  }),
]

export const expandAndFields = [
  check(28, 'expand=city.country gives a nested expansion', async ({ list, a, x }) => {
    const [visit] = itemsOf(await list('visited_city', { expand: 'city.country' }, a))
    assert.equal(at(visit, 'expand.city.expand.country.name'), x.countryName)
  }),
  check(29, 'expand=nope is ignored', async ({ list, a }) => {
    const [visit] = itemsOf(await list('visited_city', { expand: 'nope' }, a))
    assert.equal(at(visit, 'expand'), undefined)
  }),
  ours(30, 'a record that the caller may not view is not expanded', async ({ call, trip }) => {
    const answer = await call('GET', `/api/collections/trip/records/${trip}?expand=user`)
    assert.deepEqual(at(answer.json, 'expand'), {})
  }),
  protocol(30, 'a record that the caller may not view is not expanded', async ({ list, a }) => {
    const answer = await list('visited_city', { expand: 'user', filter: `user="${a.id}"` })
    assert.deepEqual(at(answer.json, 'items.0.expand'), {})
  }),
  check(31, 'expand=city.nope omits the whole path', async ({ list, a }) => {
    const [visit] = itemsOf(await list('visited_city', { expand: 'city.nope' }, a))
    assert.equal(at(visit, 'expand'), undefined)
  }),
  check(
    32,
    'several relations are expanded in their stored order',
    async ({ call, a, trip, car, bus, x }) => {
      const path = `/api/collections/trip/records/${trip}?expand=travel_items,travel_items.from`
      const { json } = await call('GET', path, { as: a })
      assert.deepEqual(
        [at(json, 'expand.travel_items.0.id'), at(json, 'expand.travel_items.1.id')],
        [car, bus],
      )
      assert.equal(at(json, 'expand.travel_items.1.expand.from.id'), x.id)
    },
  ),
  check(32, 'a back-relation to one record is expanded as that record', async ({ call, a }) => {
    const path = `/api/collections/users/records/${a.id}?expand=settings_via_user`
    const { json } = await call('GET', path, { as: a })
    assert.equal(at(json, 'expand.settings_via_user.user'), a.id)
  }),
  check(33, 'fields selects keys, in expansions too', async ({ list, a, visit, x }) => {
    const query = { fields: 'id,expand.city.name', expand: 'city', filter: `id="${visit}"` }
    assert.deepEqual(itemsOf(await list('visited_city', query, a)), [
      { id: visit, expand: { city: { name: x.name } } },
    ])
  }),
  check(34, 'fields that match no key give empty objects', async ({ list }) => {
    assert.deepEqual(itemsOf(await list('city', { fields: 'zzz', perPage: '2' })), [{}, {}])
  }),
  check(35, 'excerpt(3,true) shortens a text and appends an ellipsis', async ({ a, list, made }) => {
    const id = await made(a, 'trip', { name: 'abcdef' })
    const query = { fields: 'name:excerpt(3,true)', filter: `id="${id}"` }
    assert.deepEqual(itemsOf(await list('trip', query, a)), [{ name: 'abc...' }])
  }),
  check(36, 'an unknown modifier in fields gives an empty body', async ({ list }) => {
    const answer = await list('city', { fields: 'name:bad()', perPage: '1' })
    assert.deepEqual([answer.status, answer.text], [200, ''])
  }),
]
