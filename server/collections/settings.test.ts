import { describe, expect, test } from 'vitest'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { newSuperuser } from '#server/test/superusers.ts'

let app: TestApp
let anna: Person
let ben: Person

appForEachTest(
  async (opened) => {
    ;({ app, anna } = opened)
    ben = await app.people.register({ name: 'Ben' })
  },
  { anna: { name: 'Anna' } },
)

const users = '/api/collections/users'
const ask = async (path: string, token?: string, body?: unknown): Promise<unknown> => {
  const method = body === undefined ? 'GET' : 'POST'
  const response = await app.request(path, { method, token, body })
  expect(response.status).toBe(200)
  return response.json()
}
const own = (name: string) => ({
  expand: { [name]: { user: anna.id, authWithPasswordAvailable: true, collectionName: 'settings' } },
})

describe.each(['settings', 'settings_via_user'])('the signed-in user carries expand=%s', (name) => {
  const query = `?expand=${name}`

  test('in a view and in a list', async () => {
    expect(await ask(`${users}/records/${anna.id}${query}`, anna.token)).toMatchObject(own(name))
    const list = await ask(`${users}/records${query}`, anna.token)
    expect(list).toMatchObject({ totalItems: 1, items: [own(name)] })
  })

  test('when signing in and when the session is refreshed', async () => {
    const credentials = { identity: anna.email, password: anna.password }
    const signedIn = await ask(`${users}/auth-with-password${query}`, undefined, credentials)
    expect(signedIn).toMatchObject({ record: own(name) })
    const refreshed = await ask(`${users}/auth-refresh${query}`, anna.token, {})
    expect(refreshed).toMatchObject({ record: own(name) })
  })

  test('for no other person, even when the profile is public', async () => {
    const body = { public: true }
    const address = `${users}/records/${anna.id}`
    expect((await app.request(address, { method: 'PATCH', token: anna.token, body })).status).toBe(200)
    for (const token of [ben.token, undefined]) {
      expect(await ask(`${address}${query}`, token)).toMatchObject({ id: anna.id, expand: {} })
    }
  })
})

test('a back-relation to many records is not expanded', async () => {
  for (const name of ['trip_via_user', 'trip', 'visited_city_via_user', 'settings_via_id', 'users']) {
    const record = await ask(`${users}/records/${anna.id}?expand=${name}`, anna.token)
    expect(record).not.toHaveProperty('expand')
  }
})

test('only the server creates and deletes settings; even a superuser cannot', async () => {
  const { token } = await newSuperuser(app)
  const [{ id } = { id: '' }] = await app.database.db
    .selectFrom('settings')
    .select('id')
    .where('user', '=', anna.id)
    .execute()
  const refusal = { status: 403, message: 'Only the server can perform this action.', data: {} }
  const send = async (method: string, path: string) =>
    (await app.request(`/api/collections/settings/records${path}`, { method, token, body: {} })).json()
  expect(await send('POST', '')).toEqual(refusal)
  expect(await send('DELETE', `/${id}`)).toEqual(refusal)
  expect(await send('PATCH', `/${id}`)).toMatchObject({ id })
})
