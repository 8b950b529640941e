import { describe, expect, it } from 'vitest'
import { enterAs, startServer } from '#web/test/render-app.tsx'
import { api } from '#web/lib/api/api.ts'
import { currentUser, refreshSession, sitePath } from './session.ts'

describe('a stored session', () => {
  it.each(['loseNext', 'cutNext'] as const)(
    'outlives a refresh that the network cuts off (%s)',
    async (trouble) => {
      const { network, person } = await startServer()
      enterAs(person)
      network[trouble]({ path: '/api/collections/users/auth-refresh' })
      await refreshSession()
      expect(network.asked).toContain('POST /api/collections/users/auth-refresh')
      expect(api.authStore.token).toBe(person.token)
      expect(currentUser()?.id).toBe(person.id)
    },
  )
})

describe('the page that asked for sign-in', () => {
  it('is opened when it is a path of this site', () => {
    expect(sitePath('/profile?country=fr#states')).toBe('/profile?country=fr#states')
  })

  it.each([
    ['another host', 'https://example.org/map'],
    ['another host without a scheme', '//example.org/map'],
    ['another host behind a backslash', '/\\example.org'],
    ['another host behind a dot', '/.//example.org/map'],
    ['another host behind two dots', '/map/..//example.org'],
    ['another host behind an encoded dot', '/%2e//example.org'],
    ['another host behind a dot and a backslash', '/.\\/example.org'],
    ['no address', '//['],
    ['a script', 'javascript:alert(1)'],
    ['the sign-in screen itself', '/auth/login'],
    ['nothing', undefined],
  ])('is not opened when it is %s', (_what, path) => {
    expect(sitePath(path)).toBeNull()
  })
})
