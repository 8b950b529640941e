import { describe, expect, test } from 'vitest'
import { newTotpSecret, stepAt, stepOfCode, totpCode, totpUri } from './totp.ts'

/** "12345678901234567890", the secret of the test values in RFC 6238, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('the codes of an authenticator app', () => {
  // The last six of the eight digits in RFC 6238, appendix B.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %i', (seconds, code) => {
    expect(totpCode(secret, stepAt(at(seconds)))).toBe(code)
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  test('are accepted one step earlier and later, and no further', () => {
    const step = 1000
    const code = totpCode(secret, step)
    const accepted = [-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, code, at((step + off) * 30)))
    expect(accepted).toEqual([null, step, step, step, null])
  })

  test('may contain spaces, and nothing else', () => {
    expect(stepOfCode(secret, '287 082', at(59))).toBe(1)
    for (const wrong of ['', '287083', '2870820', '28708', '２８７０８２', 'abcdef', '-287082', '94287082'])
      expect([wrong, stepOfCode(secret, wrong, at(59))]).toEqual([wrong, null])
  })
})

test('a new secret has 160 random bits', () => {
  const secrets = new Set(Array.from({ length: 100 }, newTotpSecret))
  expect(secrets.size).toBe(100)
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/)
})

test('the URI for the app names the product and the account', () => {
  expect(totpUri('ABC', 'anna+a b@example.org')).toBe(
    'otpauth://totp/Waymark%3Aanna%2Ba%20b%40example.org?secret=ABC&issuer=Waymark',
  )
})
