import { describe, expect, it } from 'vitest'
import { sitePath } from './session.ts'

describe('the page that asked for sign-in', () => {
  it('is opened when it is a path of this site', () => {
    expect(sitePath('/profile?country=fr#states')).toBe('/profile?country=fr#states')
  })

  it.each([
    ['another host', 'https://example.org/map'],
    ['another host without a scheme', '//example.org/map'],
    ['another host behind a backslash', '/\\example.org'],
    ['a script', 'javascript:alert(1)'],
    ['the sign-in screen itself', '/auth/login'],
    ['nothing', undefined],
  ])('is not opened when it is %s', (_what, path) => {
    expect(sitePath(path)).toBeNull()
  })
})
