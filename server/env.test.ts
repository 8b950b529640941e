import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

describe('the environment', () => {
  test('has a default for every variable', () => {
    const env = readEnv({})
    expect(env).toMatchObject({
      port: 8090,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8090',
      dataDir: resolve('./var'),
      plannerDailyLimit: 30,
      tileMinZoom: 7,
      bookingName: '12Go',
      rateLimits: true,
      trustProxy: false,
      signInProviders: [],
      analytics: null,
      logLevel: 'info',
    })
    expect(env.databaseFile).toBe(join(resolve('./var'), 'waymark.db'))
  })

  test('treats an empty value as unset', () => {
    expect(readEnv({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 8090, smtpUrl: '' })
  })

  test('lists all invalid variables in one error', () => {
    const problem = failureOf({
      PORT: 'http',
      RATE_LIMITS: 'maybe',
      PUBLIC_URL: 'example.org',
      LOG_LEVEL: 'x',
    })
    expect(problem).toContain('PORT should be a whole number from 0 to 65535')
    expect(problem).toContain('RATE_LIMITS should be on or off')
    expect(problem).toContain('PUBLIC_URL')
    expect(problem).toContain('LOG_LEVEL should be debug, info, warn, error')
  })

  test('accepts only PostgreSQL URLs in DATABASE_URL, and does not repeat the password', () => {
    const databaseUrl = 'postgres://waymark:hunter22@db/waymark'
    expect(readEnv({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl })
    expect(readEnv({})).toMatchObject({ databaseUrl: '' })
    const problem = failureOf({ DATABASE_URL: 'mysql://waymark:hunter22@db/waymark' })
    expect(problem).toContain('DATABASE_URL should be postgres://')
    expect(problem).not.toContain('hunter22')
  })

  test('accepts the address of a pooler only beside that of its database', () => {
    const databaseUrl = 'postgres://waymark@db/waymark'
    const databasePoolerUrl = 'postgres://waymark@pooler:6432/waymark'
    const both = { DATABASE_URL: databaseUrl, DATABASE_POOLER_URL: databasePoolerUrl }
    expect(readEnv(both)).toMatchObject({ databaseUrl, databasePoolerUrl })
    expect(failureOf({ DATABASE_POOLER_URL: databasePoolerUrl })).toContain('DATABASE_URL should be set')
    expect(failureOf({ ...both, DATABASE_POOLER_URL: 'pooler:6432' })).toContain(
      'DATABASE_POOLER_URL should be postgres://',
    )
  })

  test('reads a secret from a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'waymark-env-')), 'secret')
    writeFileSync(file, 'smtp://user:pass@mail.example.org:587\n')
    expect(readEnv({ SMTP_URL_FILE: file }).smtpUrl).toBe('smtp://user:pass@mail.example.org:587')
    expect(failureOf({ SMTP_URL_FILE: `${file}.absent` })).toContain('SMTP_URL_FILE')
    expect(failureOf({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://a' })).toContain('both set')
  })

  test('requires both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET', () => {
    expect(failureOf({ GOOGLE_CLIENT_ID: 'abc' })).toContain('GOOGLE_CLIENT_SECRET')
  })
})

describe('the providers to sign in with', () => {
  const google = { GOOGLE_CLIENT_ID: 'an id', GOOGLE_CLIENT_SECRET: 'hunter22' }
  const family = {
    OIDC_FAMILY_CLIENT_ID: 'waymark',
    OIDC_FAMILY_CLIENT_SECRET: 'hunter23',
    OIDC_FAMILY_ISSUER: 'https://id.example.org/realms/family',
  }
  const gitHub = { OIDC_GITHUB_CLIENT_ID: 'hub', OIDC_GITHUB_CLIENT_SECRET: 'hunter24' }
  const elliptic = (namedCurve: string) =>
    generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const apple = {
    OIDC_APPLE_CLIENT_ID: 'org.example.waymark',
    OIDC_APPLE_TEAM_ID: 'TEAM123456',
    OIDC_APPLE_KEY_ID: 'KEY1234567',
    OIDC_APPLE_PRIVATE_KEY: elliptic('prime256v1'),
  }
  const named = (OIDC_PROVIDERS: string, ...more: Record<string, string>[]) =>
    Object.assign({ OIDC_PROVIDERS }, ...more) as Record<string, string>

  test('are one named google with the older variables', () => {
    expect(readEnv(google).signInProviders).toEqual([
      {
        name: 'google',
        kind: 'google',
        title: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: 'an id',
        credential: { secret: 'hunter22' },
      },
    ])
    const elsewhere = readEnv({ ...google, OIDC_ISSUER: 'https://id.example.org' }).signInProviders
    expect(elsewhere).toMatchObject([{ name: 'google', issuer: 'https://id.example.org' }])
  })

  test('are those that are named, in that order, with the older one before them', () => {
    const { signInProviders } = readEnv({ ...google, ...named(' Family, github ', family, gitHub) })
    expect(signInProviders).toMatchObject([
      { name: 'google', clientId: 'an id' },
      { name: 'family', kind: 'oidc', title: 'id.example.org', issuer: family.OIDC_FAMILY_ISSUER },
      { name: 'github', kind: 'github', title: 'GitHub', issuer: 'https://github.com' },
    ])
    const placed = readEnv({ ...google, ...named('github,google', gitHub) }).signInProviders
    expect(placed.map(({ name }) => name)).toEqual(['github', 'google'])
    const own = readEnv({ ...google, ...named('google'), OIDC_GOOGLE_CLIENT_ID: 'another id' })
    expect(own.signInProviders).toMatchObject([
      { clientId: 'another id', credential: { secret: 'hunter22' } },
    ])
  })

  test('have a title, a kind and an issuer of their own', () => {
    const { signInProviders } = readEnv({
      ...named('my-home,microsoft'),
      OIDC_MY_HOME_KIND: 'github',
      OIDC_MY_HOME_TITLE: 'Our GitHub',
      OIDC_MY_HOME_ISSUER: 'https://git.example.org/',
      OIDC_MY_HOME_CLIENT_ID: 'a',
      OIDC_MY_HOME_CLIENT_SECRET: 'b',
      OIDC_MICROSOFT_ISSUER: 'https://login.microsoftonline.com/our-tenant/v2.0',
      OIDC_MICROSOFT_CLIENT_ID: 'a',
      OIDC_MICROSOFT_CLIENT_SECRET: 'b',
    })
    expect(signInProviders).toMatchObject([
      { name: 'my-home', kind: 'github', title: 'Our GitHub', issuer: 'https://git.example.org' },
      { kind: 'microsoft', issuer: 'https://login.microsoftonline.com/our-tenant/v2.0' },
    ])
  })

  test('read secrets from files, and the key of Apple from one line too', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'waymark-env-')), 'AuthKey.p8')
    writeFileSync(file, apple.OIDC_APPLE_PRIVATE_KEY)
    const inFile = { ...apple, OIDC_APPLE_PRIVATE_KEY: '', OIDC_APPLE_PRIVATE_KEY_FILE: file }
    const oneLine = apple.OIDC_APPLE_PRIVATE_KEY.replaceAll('\n', String.raw`\n`)
    for (const source of [apple, inFile, { ...apple, OIDC_APPLE_PRIVATE_KEY: oneLine }]) {
      expect(readEnv(named('apple', source)).signInProviders).toMatchObject([
        { kind: 'apple', credential: { teamId: 'TEAM123456', keyId: 'KEY1234567' } },
      ])
    }
  })

  test.each([
    ['a missing secret', { ...family, OIDC_FAMILY_CLIENT_SECRET: '' }, 'OIDC_FAMILY_CLIENT_SECRET should be'],
    ['a missing id', { ...family, OIDC_FAMILY_CLIENT_ID: ' ' }, 'OIDC_FAMILY_CLIENT_ID should be'],
    ['no issuer', { ...family, OIDC_FAMILY_ISSUER: '' }, 'OIDC_FAMILY_ISSUER should be the https:// address'],
    [
      'an issuer that is no address',
      { ...family, OIDC_FAMILY_ISSUER: 'id.example.org' },
      'OIDC_FAMILY_ISSUER',
    ],
    ['an unknown kind', { ...family, OIDC_FAMILY_KIND: 'saml' }, 'OIDC_FAMILY_KIND should be google, apple'],
    ['Apple’s without a key', { ...family, OIDC_FAMILY_KIND: 'apple' }, 'OIDC_FAMILY_PRIVATE_KEY should be'],
    [
      'a key of another curve',
      { ...family, ...apple, OIDC_APPLE_PRIVATE_KEY: elliptic('secp384r1'), OIDC_PROVIDERS: 'apple' },
      'OIDC_APPLE_PRIVATE_KEY should be the content of the .p8 file',
    ],
    ['a name with a space', { OIDC_PROVIDERS: 'my home' }, 'OIDC_PROVIDERS should be names of letters'],
    ['a name twice', { ...family, OIDC_PROVIDERS: 'family,family' }, 'OIDC_PROVIDERS should name each'],
  ])('are refused with %s, without repeating a secret', (_what, source, problem) => {
    const failure = failureOf({ OIDC_PROVIDERS: 'family', ...source })
    expect(failure).toContain(problem)
    expect(failure).not.toMatch(/hunter|BEGIN PRIVATE/)
  })
})

function failureOf(source: Record<string, string>) {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  throw new Error('The environment was accepted.')
}
