import { expect, test } from 'vitest'
import { deviceList } from '#shared/sessions.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'

let app: TestApp
let anna: Person

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const path = '/api/auth/sessions'
const devicesOf = async (token: string) =>
  deviceList.parse(await (await app.request(path, { token })).json()).items
const remove = async (token: string | undefined, id = '') =>
  (await app.request(id === '' ? path : `${path}/${id}`, { method: 'DELETE', token })).status
const isSignedIn = async (token: string) =>
  (await app.request('/api/collections/users/auth-refresh', { method: 'POST', token })).status === 200

async function signInFrom(agent: string) {
  const response = await app.request('/api/collections/users/auth-with-password', {
    method: 'POST',
    headers: { 'user-agent': agent },
    body: { identity: anna.email, password: anna.password },
  })
  return ((await response.json()) as { token: string }).token
}

test('the list has every device with its browser, marks the current one and starts with the last used', async () => {
  app.clock.advance(60)
  const phone = await signInFrom('Firefox on a phone')
  const devices = await devicesOf(phone)
  expect(devices.map(({ agent, current }) => [agent, current])).toEqual([
    ['Firefox on a phone', true],
    ['', false],
  ])
  expect((await devicesOf(anna.token)).map(({ current }) => current)).toEqual([false, true])
})

test('one device can be signed out, at once', async () => {
  const phone = await signInFrom('phone')
  const [found] = (await devicesOf(anna.token)).filter(({ agent }) => agent === 'phone')
  expect(await isSignedIn(phone)).toBe(true)
  expect(await remove(anna.token, found!.id)).toBe(204)
  expect(await isSignedIn(phone)).toBe(false)
  expect(await isSignedIn(anna.token)).toBe(true)
  expect(await devicesOf(anna.token)).toHaveLength(1)
  expect(await remove(anna.token, found!.id)).toBe(404)
})

test('all devices except the current one can be signed out', async () => {
  const others = [await signInFrom('phone'), await signInFrom('tablet')]
  expect(await remove(anna.token)).toBe(204)
  for (const token of others) expect(await isSignedIn(token)).toBe(false)
  expect(await isSignedIn(anna.token)).toBe(true)
})

test('a person can neither list nor end the sessions of another', async () => {
  const ben = await app.people.register()
  const [device] = await devicesOf(anna.token)
  expect(await remove(ben.token, device!.id)).toBe(404)
  expect(await remove(ben.token)).toBe(204)
  expect(await isSignedIn(anna.token)).toBe(true)
  expect((await devicesOf(ben.token)).map(({ id }) => id)).not.toContain(device!.id)
  expect((await app.request(path)).status).toBe(401)
  expect(await remove(undefined)).toBe(401)
  expect(await remove(undefined, device!.id)).toBe(401)
})

test('an expired session is not listed', async () => {
  const phone = await signInFrom('phone')
  app.clock.advance(4 * 86_400)
  expect(await devicesOf(phone)).toHaveLength(2)
  await app.request('/api/collections/users/auth-refresh', { method: 'POST', token: phone })
  app.clock.advance(1)
  const { token } = await app.people.signIn(anna.email, anna.password)
  app.clock.advance(2 * 86_400)
  expect((await devicesOf(token)).map(({ agent }) => agent)).toEqual(['', 'phone'])
})
