import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import {
  at,
  column,
  hasCodes,
  hasStatus,
  is400,
  is401,
  is403,
  is404,
  isError,
  itemsOf,
  textAt,
} from './call.ts'
import { check, ours, protocol } from './check.ts'
import { openStream } from './stream.ts'
import { password, records, type World } from './world.ts'

const users = '/api/collections/users'
const theirs = '/api/collections/_superusers'
const required = { code: 'validation_required', message: 'Cannot be blank.' }
const notAllowed = 'The authorized record is not allowed to perform this action.'
const newEmail = () => `${randomBytes(8).toString('hex')}@example.org`

function claimsIn(token: string): Record<string, unknown> {
  const [, claims = ''] = token.split('.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
}

/** For how many seconds from now a token is valid. */
const secondsOf = (token: string) => Number(claimsIn(token)['exp']) - Date.now() / 1000

/** Throws unless a request that only superusers may send gets 401 for a guest and 403 for a person. */
async function isForSuperusers({ call, a }: World, method: string, path: string) {
  is401(await call(method, path))
  isError(await call(method, path, { as: a }), 403, notAllowed)
}

export const externalAccounts = [
  check(100, 'accounts at providers are listed for their owner', async ({ list, call, a }) => {
    for (const as of [undefined, a]) assert.deepEqual(itemsOf(await list('_externalAuths', {}, as)), [])
    const filter = `recordRef = "${a.id}"`
    assert.deepEqual(itemsOf(await list('_externalAuths', { filter }, a)), [])
    is404(await call('GET', records('_externalAuths', 'unknown00000000'), { as: a }))
    is404(await call('DELETE', records('_externalAuths', 'unknown00000000'), { as: a }))
  }),
  check(
    101,
    'accounts at providers are created and changed by signing in only',
    async ({ post, patch, a }) => {
      is403(await post('_externalAuths', { provider: 'google', providerId: 'x' }, a))
      is403(await patch('_externalAuths', 'unknown00000000', { providerId: 'x' }, a))
    },
  ),
]

export const superusersOnly = [
  check(102, 'a token of a superuser is valid for a day', async ({ call, superuser }) => {
    const { email, password } = await superuser()
    const body = { identity: email, password }
    const { json } = await call('POST', `${theirs}/auth-with-password`, { body })
    const { id, created, updated, ...record } = at(json, 'record') as Record<string, unknown>
    assert.deepEqual(record, {
      collectionId: 'pbc_3142635823',
      collectionName: '_superusers',
      email,
      emailVisibility: false,
      verified: true,
    })
    assert.ok(typeof created === 'string' && typeof updated === 'string')
    const token = textAt(json, 'token')
    const { type, refreshable, collectionId, id: owner } = claimsIn(token)
    assert.deepEqual([type, refreshable, collectionId, owner], ['auth', true, 'pbc_3142635823', id])
    assert.ok(Math.abs(secondsOf(token) - 86_400) < 60)
  }),
  check(103, 'a superuser’s wrong password and an unknown address get the same response', async (world) => {
    const { email } = await world.superuser()
    for (const identity of [email, newEmail()]) {
      const body = { identity, password: 'not this one' }
      isError(
        await world.call('POST', `${theirs}/auth-with-password`, { body }),
        400,
        'Failed to authenticate.',
      )
    }
    isError(
      await world.call('POST', `${theirs}/auth-with-password`, { body: {} }),
      400,
      'An error occurred while validating the submitted data.',
      { identity: required, password: required },
    )
  }),
  check(104, 'superusers sign in by password only', async ({ call }) => {
    const { json } = await call('GET', `${theirs}/auth-methods`)
    assert.deepEqual(at(json, 'password'), { identityFields: ['email'], enabled: true })
    for (const way of ['oauth2', 'mfa', 'otp']) assert.equal(at(json, `${way}.enabled`), false)
    for (const action of ['request-otp', 'auth-with-otp']) {
      const message = 'The collection is not configured to allow OTP authentication.'
      isError(await call('POST', `${theirs}/${action}`, { body: {} }), 403, message)
    }
    const message = 'The collection is not configured to allow OAuth2 authentication.'
    isError(await call('POST', `${theirs}/auth-with-oauth2`, { body: {} }), 403, message)
  }),
  check(105, 'other callers can neither read nor change superusers', async ({ call, list, post, a }) => {
    for (const as of [undefined, a]) {
      is403(await list('_superusers', {}, as))
      is403(await post('_superusers', { email: newEmail(), password, passwordConfirm: password }, as))
      for (const method of ['GET', 'PATCH', 'DELETE'])
        is403(await call(method, records('_superusers', 'unknown00000000'), { ...(as && { as }) }))
    }
  }),
  check(106, 'tokens are refreshed by their own collection only', async ({ call, superuser, a }) => {
    const root = await superuser()
    const { status, json } = await call('POST', `${theirs}/auth-refresh`, { as: root })
    assert.equal(status, 200)
    assert.equal(at(json, 'record.id'), root.id)
    is401(await call('POST', `${theirs}/auth-refresh`))
    const message = (collection: string) => `The request requires auth record from ${collection} collection.`
    isError(await call('POST', `${theirs}/auth-refresh`, { as: a }), 403, message('users'))
    isError(await call('POST', `${users}/auth-refresh`, { as: root }), 403, message('_superusers'))
  }),
  check(
    107,
    'a superuser reads the records and addresses of all people',
    async ({ call, list, superuser, ...world }) => {
      const root = await superuser()
      const { a, b, trip } = world
      const all = await list('users', { filter: `id = "${a.id}" || id = "${b.id}"` }, root)
      assert.deepEqual(new Set(column(all, 'email')), new Set([a.email, b.email]))
      assert.deepEqual(column(await list('users', { filter: `email = "${a.email}"` }, root), 'id'), [a.id])
      const { json } = await call('GET', `${records('trip', trip)}?expand=user`, { as: root })
      assert.equal(at(json, 'expand.user.email'), a.email)
      for (const key of ['password', 'tokenKey']) assert.equal(at(json, `expand.user.${key}`), undefined)
    },
  ),
  check(108, 'a superuser writes the records of all people, and the values are validated', async (world) => {
    const root = await world.superuser()
    const body = { user: world.b.id, name: 'By a superuser' }
    const made = await world.post('trip', body, root)
    hasStatus(made, 200)
    const id = textAt(made.json, 'id')
    hasStatus(await world.patch('trip', id, { name: 'Changed' }, root), 200)
    const { json } = await world.call('GET', records('trip', id), { as: world.b })
    assert.equal(at(json, 'name'), 'Changed')
    hasCodes(await world.patch('trip', id, { name: '' }, root), { name: 'validation_required' })
    hasCodes(await world.patch('trip', id, { user: 'ghost0000000000' }, root), {
      user: 'validation_missing_rel_records',
    })
    hasStatus(await world.call('DELETE', records('trip', id), { as: root }), 204)
    is404(await world.call('GET', records('trip', id), { as: world.b }))
    isError(await world.post('distinct_visited_states', {}, root), 400, 'Unsupported collection type.')
  }),
  check(109, 'a superuser changes an account without its password, which ends its tokens', async (world) => {
    const [root, somebody] = [await world.superuser(), await world.person()]
    const email = newEmail()
    const fresh = { password: 'another good one', passwordConfirm: 'another good one' }
    const { status, json } = await world.patch(
      'users',
      somebody.id,
      { email, verified: true, ...fresh },
      root,
    )
    assert.deepEqual([status, at(json, 'email'), at(json, 'verified')], [200, email, true])
    is401(await world.call('POST', `${users}/auth-refresh`, { as: somebody }))
    const body = { identity: email, password: fresh.password }
    hasStatus(await world.call('POST', `${users}/auth-with-password`, { body }), 200)
    hasCodes(await world.patch('users', somebody.id, { password: 'one of two' }, root), {
      passwordConfirm: 'validation_required',
    })
  }),
  check(110, 'the only superuser cannot be deleted', async ({ call, superuser }) => {
    const as = await superuser()
    const answer = await call('DELETE', records('_superusers', as.id), { as })
    isError(answer, 400, "You can't delete the only existing superuser.")
  }),
  check(111, 'the collections are listed for superusers only', async (world) => {
    const { call, superuser } = world
    await isForSuperusers(world, 'GET', '/api/collections')
    await isForSuperusers(world, 'GET', '/api/collections/users')
    const as = await superuser()
    const { json } = await call('GET', '/api/collections?perPage=1000&sort=name', { as })
    const names = (at(json, 'items') as unknown[]).map((item) => textAt(item, 'name'))
    for (const name of ['_superusers', 'users', 'visited_city', 'trip']) assert.ok(names.includes(name), name)
    assert.deepEqual(names, names.toSorted())
    assert.equal(at(json, 'totalItems'), names.length)
    is404(await call('GET', '/api/collections/nope', { as }))
    is400(await call('GET', '/api/collections?sort=nope', { as }))
    is400(await call('GET', '/api/collections?filter=nope', { as }))
  }),
  check(112, 'a collection is described by its fields and rules', async ({ call, superuser }) => {
    const as = await superuser()
    const { json } = await call('GET', '/api/collections/visited_city', { as })
    const keys = [
      'createRule',
      'created',
      'deleteRule',
      'fields',
      'id',
      'indexes',
      'listRule',
      'name',
      'system',
    ]
    assert.deepEqual(Object.keys(json as object).toSorted(), [
      ...keys,
      'type',
      'updateRule',
      'updated',
      'viewRule',
    ])
    assert.deepEqual([at(json, 'type'), at(json, 'system')], ['base', false])
    const fields = at(json, 'fields') as unknown[]
    const user = fields.find((field) => at(field, 'name') === 'user')
    assert.deepEqual([at(user, 'type'), at(user, 'maxSelect')], ['relation', 1])
    const accounts = await call('GET', '/api/collections/users', { as })
    assert.equal(at(user, 'collectionId'), at(accounts.json, 'id'))
    assert.deepEqual(
      [at(accounts.json, 'type'), at(accounts.json, 'authToken.duration'), at(accounts.json, 'passwordAuth')],
      ['auth', 432_000, { enabled: true, identityFields: ['email'] }],
    )
  }),
  ours(113, 'collections cannot be changed', async ({ call, superuser }) => {
    const as = await superuser()
    for (const [method, path] of [
      ['POST', '/api/collections'],
      ['PATCH', '/api/collections/trip'],
      ['DELETE', '/api/collections/trip'],
      ['PATCH', '/api/settings'],
    ] as const)
      hasStatus(await call(method, path, { as, body: {} }), 403)
  }),
  check(114, 'settings are shown to superusers only', async (world) => {
    await isForSuperusers(world, 'GET', '/api/settings')
    const { json } = await world.call('GET', '/api/settings', { as: await world.superuser() })
    assert.equal(typeof at(json, 'meta.appName'), 'string')
    assert.equal(typeof at(json, 'batch.enabled'), 'boolean')
  }),
  check(115, 'logs are not shown to others', (world) => isForSuperusers(world, 'GET', '/api/logs')),
  ours(115, 'logs are not stored', async ({ call, superuser }) => {
    hasStatus(await call('GET', '/api/logs', { as: await superuser() }), 404)
  }),
  protocol(115, 'logs are listed', async ({ call, superuser }) => {
    hasStatus(await call('GET', '/api/logs', { as: await superuser() }), 200)
  }),
  check(
    116,
    'superusers receive the events of private records, and no other caller can take over their stream',
    async (world) => {
      const root = await world.superuser()
      const stream = await openStream(world.url)
      const listen = (as: { token: string }) =>
        world.call('POST', '/api/realtime', { as, body: { clientId: stream.id, subscriptions: ['trip/*'] } })
      hasStatus(await listen(root), 204)
      isError(await listen(world.a), 403, "The current and the previous request authorization don't match.")
      const id = await world.made(world.b, 'trip', { name: 'Private' })
      const { data } = await stream.next()
      assert.deepEqual([at(data, 'action'), at(data, 'record.id')], ['create', id])
      await stream.close()
    },
  ),
  check(117, 'a superuser may write “@request.” in a text of a filter', async ({ list, superuser }) => {
    const as = await superuser()
    assert.deepEqual(itemsOf(await list('city', { filter: 'name = "@request.auth.id"' }, as)), [])
  }),
  ours(117, 'superusers cannot filter by secrets', async ({ list, superuser }) => {
    is400(await list('users', { filter: 'tokenKey = "x"' }, await superuser()))
  }),
  protocol(117, 'superusers can filter by secrets', async ({ list, superuser }) => {
    hasStatus(await list('users', { filter: 'tokenKey = "x"' }, await superuser()), 200)
  }),
  check(118, 'only superusers can impersonate, and only existing accounts', async (world) => {
    await isForSuperusers(world, 'POST', `${users}/impersonate/${world.a.id}`)
    const as = await world.superuser()
    is404(await world.call('POST', `${users}/impersonate/unknown00000000`, { as }))
    isError(
      await world.call('POST', '/api/collections/city/impersonate/x', { as }),
      404,
      'Missing or invalid auth collection context.',
    )
  }),
  check(
    119,
    'an impersonation has the wanted duration, or that of a sign-in',
    async ({ call, superuser, b }) => {
      const as = await superuser()
      for (const [body, seconds] of [
        [{ duration: 120 }, 120],
        [{ duration: 0 }, 432_000],
        [undefined, 432_000],
      ] as const) {
        const { status, json } = await call('POST', `${users}/impersonate/${b.id}`, { as, body })
        assert.deepEqual([status, at(json, 'record.email')], [200, b.email])
        assert.ok(Math.abs(secondsOf(textAt(json, 'token')) - seconds) < 60)
      }
      const refused = (duration: unknown) =>
        call('POST', `${users}/impersonate/${b.id}`, { as, body: { duration } })
      isError(await refused(-1), 400, 'An error occurred while validating the submitted data.', {
        duration: {
          code: 'validation_min_greater_equal_than_required',
          message: 'Must be no less than 0.',
          params: { threshold: 0 },
        },
      })
      isError(await refused('60'), 400, 'An error occurred while loading the submitted data.')
    },
  ),
  check(120, 'a token of an impersonation acts as the person, and is not renewed', async (world) => {
    const { call, superuser, b } = world
    const { json } = await call('POST', `${users}/impersonate/${b.id}`, { as: await superuser(), body: {} })
    const as = { ...b, token: textAt(json, 'token') }
    assert.equal(claimsIn(as.token)['refreshable'], false)
    assert.equal(at((await call('POST', `${users}/auth-refresh`, { as })).json, 'token'), as.token)
    await world.made(as, 'trip', { name: 'In the place of B' })
    isError(await call('GET', '/api/collections', { as }), 403, notAllowed)
  }),
  check(
    121,
    'a person lists and removes the own accounts at providers, and no other person’s',
    async (world) => {
      const { call, list, post, superuser, person, b } = world
      const [root, owner] = [await superuser(), await person()]
      const collectionRef = textAt((await call('GET', '/api/collections/users', { as: root })).json, 'id')
      const providerId = newEmail()
      const link = { collectionRef, recordRef: owner.id, provider: 'google', providerId }
      const made = await post('_externalAuths', link, root)
      hasStatus(made, 200)
      const one = records('_externalAuths', textAt(made.json, 'id'))
      const [shown] = itemsOf(await list('_externalAuths', { filter: `recordRef = "${owner.id}"` }, owner))
      for (const [key, value] of Object.entries(link)) assert.equal(at(shown, key), value)
      assert.equal(at(shown, 'collectionName'), '_externalAuths')
      is404(await call('GET', one, { as: b }))
      is404(await call('DELETE', one, { as: b }))
      is404(await call('DELETE', one))
      hasStatus(await call('DELETE', one, { as: owner }), 204)
      is404(await call('GET', one, { as: owner }))
    },
  ),
]
