import { expect, test } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { link } from '#server/auth/providers/external-accounts.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { openRealtime } from '#server/test/realtime-client.ts'
import { stepAt, totpCode } from './security/totp.ts'
import { purgeEvents } from '#server/realtime/events.ts'
import { run } from '#server/test/test-database.ts'
import { tinyPng } from '#server/test/tiny-png.ts'

let app: TestApp
let anna: Person

const open = appForEachTest(
  (opened) => {
    ;({ app, anna } = opened)
  },
  { anna: { email: 'anna.leaving@example.org' } },
)

const ask = (body: unknown, token: string | undefined = anna.token) =>
  app.request('/api/account/delete', { method: 'POST', token, body })
const codes = async (response: Response) => {
  const { data } = (await response.json()) as { data: Record<string, { code: string }> }
  return Object.fromEntries(Object.entries(data).map(([field, { code }]) => [field, code]))
}

/** Gives a person a row in every table that can hold rows of a person. */
async function fillTables(person: Person) {
  await app.people.createRecord(person, 'visited_city', { city: cityId(2988507) })
  const trip = await app.people.createRecord(person, 'trip', { name: 'Spring' })
  await app.people.createRecord(person, 'stay', { city: cityId(2950159), kind: 'transit', trip })
  await app.people.createRecord(person, 'wish', { city: cityId(2950159) })
  await app.people.createRecord(person, 'travel_item', {
    trip,
    type: 'bus',
    from: cityId(2988507),
    to: cityId(2950159),
  })
  const form = new FormData()
  form.append('avatar', new File([tinyPng], 'me.png'))
  const path = `/api/collections/users/records/${person.id}`
  expect((await app.request(path, { method: 'PATCH', token: person.token, body: form })).status).toBe(200)
  const users = '/api/collections/users'
  const body = { email: person.email, newEmail: `new.${person.email}` }
  for (const call of ['request-verification', 'request-password-reset', 'request-email-change']) {
    const response = await app.request(`${users}/${call}`, { method: 'POST', token: person.token, body })
    expect(response.status).toBe(204)
    // Only a verified account may request a change of the address.
    await app.verify(person)
  }
  await app.people.signIn(person.email, person.password)
  await app.request(`${users}/request-otp`, { method: 'POST', body })
  const own = { method: 'POST', token: person.token }
  const { secret } = (await (await app.request('/api/account/totp', own)).json()) as { secret: string }
  const code = totpCode(secret, stepAt(app.clock()))
  await app.request('/api/account/totp/confirm', { ...own, body: { code } })
  const identity = { identity: person.email, password: person.password }
  const due = await app.request(`${users}/auth-with-password`, { method: 'POST', body: identity })
  expect(due.status).toBe(401)
  const google = { provider: 'google', providerId: person.id, label: person.email, isConfirmed: true }
  await link(app.database.db, app.clock, person.id, google)
  const prompt = 'Paris to Berlin by train'
  await app.request('/api/planner/generate', { method: 'POST', token: person.token, body: { prompt } })
}

/** The names of the tables in which a value contains one of the texts. */
async function tablesWith(...texts: string[]) {
  const found: string[] = []
  for (const { name, schema, isView } of await app.database.db.introspection.getTables()) {
    // PostgreSQL also lists temporary tables of other connections.
    if (isView || (schema !== undefined && schema !== 'public')) continue
    const rows = JSON.stringify(await run(app.database, `select * from "${name}"`))
    if (texts.some((text) => rows.includes(text))) found.push(name)
  }
  return found
}

test('deletes every row, file, mail and session of the account, and none of another account', async () => {
  await fillTables(anna)
  const ben = await app.people.register({ email: 'ben.staying@example.org' })
  await fillTables(ben)
  const traces = await tablesWith(anna.id, 'anna.leaving')
  expect(traces).toEqual(
    expect.arrayContaining([
      'users',
      'settings',
      'visited_city',
      'trip',
      'travel_item',
      'stay',
      'wish',
      'avatar',
      'session',
      'mail',
      'mailed_token',
      'planner_generation',
      '_externalAuths',
      'known_device',
      'known_network',
      'account_security',
      'recovery_code',
      'one_time_code',
      'mfa',
    ]),
  )
  const bens = await tablesWith(ben.id, 'ben.staying')
  expect(bens).toEqual(traces)

  const mailed = (await app.mails()).find(({ purpose }) => purpose === 'passwordReset')
  expect((await ask({ password: anna.password })).status).toBe(204)
  expect(await tablesWith(anna.id, 'anna.leaving')).toEqual([])
  expect(await tablesWith(ben.id, 'ben.staying')).toEqual(bens)

  const users = '/api/collections/users'
  expect((await app.request(`${users}/auth-refresh`, { method: 'POST', token: anna.token })).status).toBe(401)
  await expect(app.people.signIn(anna.email, anna.password)).rejects.toThrow('Failed to authenticate')
  const reset = { token: mailed?.token, password: 'back again', passwordConfirm: 'back again' }
  expect((await app.request(`${users}/confirm-password-reset`, { method: 'POST', body: reset })).status).toBe(
    400,
  )
  // The e-mail address can be registered again.
  await app.people.register({ email: anna.email })
})

test('deletes the realtime events of the deletion within minutes', async () => {
  const phone = await openRealtime(app)
  await phone.listen([`users/${anna.id}`, 'visited_city/*'], { token: anna.token })
  await app.people.createRecord(anna, 'visited_city', { city: cityId(2988507) })
  expect((await phone.next()).event).toBe('visited_city/*')
  expect((await ask({ password: anna.password })).status).toBe(204)
  const told = [await phone.next(), await phone.next()]
  expect(told.map(({ data }) => data['action'])).toEqual(['delete', 'delete'])
  expect(await tablesWith(anna.id)).toContain('event')
  app.clock.advance(301)
  await purgeEvents(app.database.db, app.clock)
  await phone.leave()
  await expect.poll(() => tablesWith(anna.id)).toEqual([])
})

test('requires the password', async () => {
  expect(await codes(await ask({}))).toEqual({ password: 'validation_required' })
  expect(await codes(await ask({ password: 'a guess' }))).toEqual({ password: 'validation_invalid_password' })
  expect(await codes(await ask({ email: anna.email }))).toEqual({ password: 'validation_required' })
  expect(await codes(await ask({ password: { $ne: '' } }))).toEqual({ password: 'validation_required' })
  expect((await ask({ password: anna.password }, '')).status).toBe(401)
  expect((await app.people.signIn(anna.email, anna.password)).token).not.toBe('')
})

test('requires the e-mail address when the account has no password', async () => {
  await app.database.db.updateTable('users').set({ password_hash: '' }).where('id', '=', anna.id).execute()
  expect(await codes(await ask({ password: anna.password }))).toEqual({ email: 'validation_required' })
  expect(await codes(await ask({ email: 'ben@example.org' }))).toEqual({
    email: 'validation_values_mismatch',
  })
  expect((await ask({ email: ' Anna.Leaving@example.org ' })).status).toBe(204)
  expect(await tablesWith(anna.id)).toEqual([])
})

test('requires a proof of the last ten minutes when the account has no password', async () => {
  await app.database.db.updateTable('users').set({ password_hash: '' }).where('id', '=', anna.id).execute()
  app.clock.advance(600)
  const refused = await ask({ email: anna.email })
  expect([refused.status, await codes(refused)]).toEqual([403, { proof: 'proof_required' }])
})

test('by the record API or in a batch requires a proof of the last ten minutes', async () => {
  const path = `/api/collections/users/records/${anna.id}`
  const erase = () => app.request(path, { method: 'DELETE', token: anna.token })
  const prove = (password: string) =>
    app.request('/api/account/proof', { method: 'POST', token: anna.token, body: { password } })
  app.clock.advance(600)
  const refused = await erase()
  expect([refused.status, await codes(refused)]).toEqual([403, { proof: 'proof_required' }])
  const body = { requests: [{ method: 'DELETE', url: path }] }
  const batch = await app.request('/api/batch', { method: 'POST', token: anna.token, body })
  expect(batch.status).toBe(400)
  expect((await prove('a guess')).status).toBe(400)
  expect((await erase()).status).toBe(403)
  expect((await prove(anna.password)).status).toBe(204)
  expect((await erase()).status).toBe(204)
  expect(await tablesWith(anna.id)).toEqual([])
})

test('limits the number of wrong passwords', async () => {
  await open({ rateLimits: true })
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await ask({ password: `guess ${i}` })).status)
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400))
  expect(statuses[10]).toBe(429)
})
