import { expect, it } from 'vitest'
import { one, sessionIdOf, update } from './api.ts'

it('a record without an id is not asked for', async () => {
  await expect(one('city', '')).rejects.toThrow('Missing required record id.')
  await expect(update('users', '', {})).rejects.toThrow('Missing required record id.')
})

it('a token names its session, and what is no token names none', () => {
  const payload = btoa(JSON.stringify({ id: 'x', sid: 'abc' }))
  expect(sessionIdOf(`head.${payload}.signature`)).toBe('abc')
  expect(sessionIdOf('')).toBe('')
  expect(sessionIdOf('head.garbage.signature')).toBe('')
})
