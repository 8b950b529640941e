import { afterEach, describe, expect, test } from 'vitest'
import type { Env } from '#server/env.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'

const users = '/api/collections/users'
let app: TestApp
afterEach(() => app.close())

const start = async (passwordRule?: Env['passwordRule']) => {
  app = await createTestApp(passwordRule === undefined ? {} : { passwordRule })
}
const post = (path: string, body: object) => app.request(`${users}/${path}`, { method: 'POST', body })
const anna = { email: 'anna.traveller@example.org', name: 'Anna Traveller' }
const register = (password: string) => post('records', { ...anna, password, passwordConfirm: password })
const change = async (password: string, method: 'records' | 'batch') => {
  const {
    id,
    token,
    password: oldPassword,
  } = await app.people.register({ ...anna, email: 'anna@example.org' })
  const url = `${users}/records/${id}`
  const body = { oldPassword, password, passwordConfirm: password }
  return method === 'records'
    ? app.request(url, { method: 'PATCH', token, body })
    : app.request('/api/batch', {
        method: 'POST',
        token,
        body: { requests: [{ method: 'PATCH', url, body }] },
      })
}
const reset = async (password: string) => {
  const { email } = await app.people.register(anna)
  await post('request-password-reset', { email })
  const token = (await app.mails()).at(-1)?.token
  return post('confirm-password-reset', { token, password, passwordConfirm: password })
}

const ways = {
  'a registration': register,
  'a change': (password: string) => change(password, 'records'),
  'a change in a batch': (password: string) => change(password, 'batch'),
  'a reset': reset,
}

describe.each(Object.entries(ways))('with PASSWORD_RULE=refuse %s', (_name, set) => {
  test.each([
    ['password123', 'validation_common_password'],
    ['QWERTYuiop', 'validation_common_password'],
    ['anna traveller', 'validation_own_password'],
    ['Traveller1987', 'validation_own_password'],
  ])('refuses %s', async (password, code) => {
    await start('refuse')
    const response = await set(password)
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toContain(`"password":{"code":"${code}"`)
  })

  test('accepts another one', async () => {
    await start('refuse')
    expect((await set('a quiet harbour')).status).toBeLessThan(300)
  })
})

test('without the variable a common password is accepted', async () => {
  await start()
  expect((await register('password123')).status).toBe(200)
})

test('a refused password does not use up the link', async () => {
  await start('refuse')
  expect((await reset('password123')).status).toBe(400)
  const token = (await app.mails()).at(-1)?.token
  const body = { token, password: 'a quiet harbour', passwordConfirm: 'a quiet harbour' }
  expect((await post('confirm-password-reset', body)).status).toBe(204)
})
