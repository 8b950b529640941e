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
      google: null,
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

function failureOf(source: Record<string, string>) {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  throw new Error('The environment was accepted.')
}
