import { describe, expect, test } from 'vitest'
import { codeWithName, nameInCode } from './name-in-code.ts'
import { isOwnRedirect } from './own-redirect.ts'

test.each([
  ['https://waymark.example', 'https://waymark.example/api/oauth2-redirect', true],
  ['https://waymark.example', 'https://WAYMARK.example:443/api/oauth2-redirect', true],
  ['https://waymark.example', 'http://waymark.example/api/oauth2-redirect', false],
  ['https://waymark.example', 'https://waymark.example:8443/api/oauth2-redirect', false],
  ['https://waymark.example', 'https://evil.example/api/oauth2-redirect', false],
  ['https://waymark.example', 'https://waymark.example/api/oauth2-redirect/', false],
  ['https://waymark.example', 'https://waymark.example/api/oauth2-redirect?x=1', false],
  ['https://waymark.example', 'https://waymark.example/', false],
  ['https://waymark.example', 'https://localhost/api/oauth2-redirect', false],
  ['https://waymark.example', '/api/oauth2-redirect', false],
  ['https://waymark.example', '', false],
  ['http://localhost:8090', 'http://localhost:8090/api/oauth2-redirect', true],
  ['http://localhost:8090', 'http://127.0.0.1:8090/api/oauth2-redirect', true],
  ['http://localhost:8090', 'http://[::1]:8090/api/oauth2-redirect', true],
  ['http://127.0.0.1:8090', 'http://localhost:8090/api/oauth2-redirect', true],
  ['http://localhost:8090', 'http://127.0.0.1:8091/api/oauth2-redirect', false],
  ['http://localhost:8090', 'http://evil.example:8090/api/oauth2-redirect', false],
])("at %s the redirect URL %s is this server's own: %s", (publicUrl, address, expected) => {
  expect(isOwnRedirect(publicUrl, address)).toBe(expected)
})

describe('the name that Apple sends once', () => {
  const sent = (name: unknown) => JSON.stringify({ name })

  test.each([
    [sent({ firstName: 'Anna', lastName: 'Nowak' }), 'Anna Nowak'],
    [sent({ firstName: 'Anna' }), 'Anna'],
    [sent({ lastName: 'Nowak' }), 'Nowak'],
    [sent({ firstName: 'Łucja', lastName: '木' }), 'Łucja 木'],
    [sent({ firstName: 'a'.repeat(300) }), 'a'.repeat(255)],
    [sent({}), ''],
    [sent({ firstName: ' ', lastName: ' ' }), ''],
    [sent({ firstName: 1 }), ''],
    [JSON.stringify({}), ''],
    ['null', ''],
    ['{"name"', ''],
    ['', ''],
  ])('%s is returned with the code as %j', (user, name) => {
    const code = codeWithName('the code', user)
    if (name === '') expect(code).toBe('the code')
    expect(nameInCode(code)).toEqual({ code: 'the code', name })
  })

  test('needs a code, and is shortened even when a client has made it longer', () => {
    expect(codeWithName('', sent({ firstName: 'Anna' }))).toBe('')
    expect(nameInCode('plain')).toEqual({ code: 'plain', name: '' })
    const long = Buffer.from('a'.repeat(300)).toString('base64url')
    expect(nameInCode(`x~name=${long}`)).toEqual({ code: 'x', name: 'a'.repeat(255) })
  })
})
