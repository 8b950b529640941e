import { join, resolve } from 'node:path'
import * as z from 'zod'
import { readProviders } from './env-providers.ts'
import { type EnvSource, secretIn } from './env-secret.ts'

const trimmed = z.string().trim()
const webAddress = (expected: string) =>
  trimmed.refine((text) => /^https?:$/.test(protocolOf(text)), { message: expected })
const template = (expected: string) =>
  trimmed.refine((text) => text === '' || text.startsWith('/') || /^https?:$/.test(protocolOf(text)), {
    message: expected,
  })
const postgresAddress = (expected: string) =>
  trimmed
    .refine((text) => text === '' || /^postgres(ql)?:\/\/./i.test(text), { message: expected })
    .default('')
const onOff = (expected: string) =>
  trimmed.transform((text) => switches.get(text.toLowerCase())).pipe(z.boolean({ message: expected }))
const whole = (least: number, most: number) => {
  const message = `a whole number from ${least} to ${most}`
  return trimmed.transform(Number).pipe(z.int(message).min(least, message).max(most, message))
}
const switches = new Map([
  ['on', true],
  ['off', false],
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
  ['yes', true],
  ['no', false],
])
const registrationModes = ['open', 'invite', 'closed'] as const
const passwordRules = ['warn', 'refuse'] as const
const hstsModes = ['off', 'on', 'subdomains'] as const
const logLevels = ['debug', 'info', 'warn', 'error'] as const

const variables = z
  .object({
    PORT: whole(0, 65_535).default(8090),
    HOST: trimmed.min(1, 'an address to listen on, such as 127.0.0.1 or 0.0.0.0').default('127.0.0.1'),
    PUBLIC_URL: webAddress('the http:// or https:// address at which people open Waymark').optional(),
    DATA_DIR: trimmed.min(1, 'a folder').default('./var'),
    DATABASE_URL: postgresAddress(
      'postgres://user:password@host:port/database; unset, it is waymark.db in DATA_DIR',
    ),
    DATABASE_POOLER_URL: postgresAddress(
      'postgres://user:password@host:port/database of a connection pooler',
    ),
    SMTP_URL: trimmed
      .refine((text) => text === '' || /^smtps?:$/.test(protocolOf(text)), {
        message: 'smtp://user:password@host:port or smtps://…',
      })
      .default(''),
    MAIL_FROM: trimmed
      .refine((text) => /^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/.test(text), {
        message: 'an address such as waymark@example.org or Waymark <waymark@example.org>',
      })
      .default('Waymark <waymark@localhost>'),
    GOOGLE_CLIENT_ID: trimmed.default(''),
    GOOGLE_CLIENT_SECRET: trimmed.default(''),
    OIDC_ISSUER: webAddress('the https:// address of an OpenID provider').default(
      'https://accounts.google.com',
    ),
    LLM_PROVIDER: z
      .enum(['', 'openai', 'openai-compatible', 'anthropic', 'google'], {
        message: 'openai, openai-compatible, anthropic or google',
      })
      .default(''),
    LLM_BASE_URL: template('an http:// or https:// address').default(''),
    LLM_MODEL: trimmed.default(''),
    LLM_API_KEY: trimmed.default(''),
    PLANNER_DAILY_LIMIT: whole(0, 100_000).default(30),
    TILE_URL: template('a template such as https://tile.example.org/{z}/{x}/{y}.png').default(
      'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    ),
    TILE_ATTRIBUTION: trimmed.default(
      '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
    ),
    TILE_MIN_ZOOM: whole(0, 22).default(7),
    FLAG_URL: template('a template such as https://flags.example.org/{iso2}.svg').default(
      '/flags/{iso2}.svg',
    ),
    RATES_URL: trimmed
      .refine((text) => text === '' || /^https?:$/.test(protocolOf(text)), {
        message: 'an http:// or https:// address',
      })
      .default(''),
    ANALYTICS_HOST: template('the https:// address of an analytics server').default(''),
    ANALYTICS_DOMAIN: trimmed.default(''),
    BOOKING_URL: template('an https:// address').default('https://12go.asia'),
    BOOKING_NAME: trimmed.default('12Go'),
    RATE_LIMITS: onOff('on or off').default(true),
    TRUST_PROXY: onOff('on (behind a proxy that sets X-Forwarded-For) or off').default(false),
    REGISTRATION: z.enum(registrationModes, { message: registrationModes.join(', ') }).default('open'),
    PASSWORD_RULE: z.enum(passwordRules, { message: passwordRules.join(', ') }).default('warn'),
    HSTS: z.enum(hstsModes, { message: hstsModes.join(', ') }).default('on'),
    METRICS_TOKEN: trimmed.default(''),
    LOG_LEVEL: z.enum(logLevels, { message: logLevels.join(', ') }).default('info'),
  })
  .superRefine((all, context) => {
    if (all.DATABASE_POOLER_URL !== '' && all.DATABASE_URL === '') {
      const message = 'set, because DATABASE_POOLER_URL is set'
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message })
    }
    if ((all.GOOGLE_CLIENT_ID === '') !== (all.GOOGLE_CLIENT_SECRET === '')) {
      const missing = all.GOOGLE_CLIENT_ID === '' ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET'
      context.addIssue({
        code: 'custom',
        path: [missing],
        message: 'set, because the other one of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET is set',
      })
    }
  })

/** Variables whose value can be in a file: the variable NAME_FILE is the path of that file. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'SMTP_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'LLM_API_KEY',
  'METRICS_TOKEN',
]

export type LogLevel = (typeof logLevels)[number]

/** The configuration: every variable, validated and with its default. */
export type Env = ReturnType<typeof readEnv>

/** Invalid environment variables. The message names each one and the value it should have. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
}

/**
 * Reads the environment. An empty value counts as unset; a secret can be in a file named by NAME_FILE. Throws one
 * EnvError that lists all problems. It repeats no values, because they can be secret.
 */
export function readEnv(source: EnvSource) {
  const { values, problems } = withSecretFiles(source)
  const parsed = variables.safeParse(values)
  const signInProviders = readProviders(source, googleIn(parsed.data), problems)
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      problems.push(`  ${issue.path.join('.')} should be ${issue.message}.`)
    }
  }
  if (problems.length > 0 || !parsed.success) {
    throw new EnvError(`Waymark cannot start. These environment variables are wrong:\n${problems.join('\n')}`)
  }
  return { ...parse(parsed.data), signInProviders }
}

function parse(all: z.output<typeof variables>) {
  const dataDir = resolve(all.DATA_DIR)
  return {
    port: all.PORT,
    host: all.HOST,
    /** Has no slash at the end. If PORT is 0, main.ts replaces the port in it with the one that was opened. */
    publicUrl: (all.PUBLIC_URL ?? `http://localhost:${all.PORT}`).replace(/\/+$/, ''),
    dataDir,
    /** The URL of a PostgreSQL database; "" for the SQLite database in `databaseFile`. */
    databaseUrl: all.DATABASE_URL,
    /** The URL of a pooler for transactions in front of that database; "" without one. */
    databasePoolerUrl: all.DATABASE_POOLER_URL,
    databaseFile: join(dataDir, 'waymark.db'),
    smtpUrl: all.SMTP_URL,
    mailFrom: all.MAIL_FROM,
    llm: {
      provider: all.LLM_PROVIDER,
      baseUrl: all.LLM_BASE_URL,
      model: all.LLM_MODEL,
      apiKey: all.LLM_API_KEY,
    },
    plannerDailyLimit: all.PLANNER_DAILY_LIMIT,
    tileUrl: all.TILE_URL,
    tileAttribution: all.TILE_ATTRIBUTION,
    tileMinZoom: all.TILE_MIN_ZOOM,
    flagUrl: all.FLAG_URL,
    ratesUrl: all.RATES_URL,
    analytics:
      all.ANALYTICS_HOST === ''
        ? null
        : { host: all.ANALYTICS_HOST.replace(/\/+$/, ''), domain: all.ANALYTICS_DOMAIN },
    bookingUrl: all.BOOKING_URL,
    bookingName: all.BOOKING_NAME,
    rateLimits: all.RATE_LIMITS,
    trustProxy: all.TRUST_PROXY,
    /** Who can create an account: everybody, only people with an invitation, or nobody. */
    registration: all.REGISTRATION,
    /** Whether a new password that is easy to guess gets a warning in the form, or is also refused. */
    passwordRule: all.PASSWORD_RULE,
    /** Whether browsers are told to use only https: not, for this host, or also for its subdomains. */
    hsts: all.HSTS,
    metricsToken: all.METRICS_TOKEN,
    logLevel: all.LOG_LEVEL,
  }
}

/** The provider of the variables that are older than OIDC_PROVIDERS; null when they are not set, or invalid. */
function googleIn(all: z.output<typeof variables> | undefined) {
  if (!all || all.GOOGLE_CLIENT_ID === '') return null
  return { clientId: all.GOOGLE_CLIENT_ID, clientSecret: all.GOOGLE_CLIENT_SECRET, issuer: all.OIDC_ISSUER }
}

function withSecretFiles(source: EnvSource) {
  const values: Record<string, string> = {}
  const problems: string[] = []
  for (const name of Object.keys(variables.shape)) {
    const value = source[name]
    if (value !== undefined && value.trim() !== '' && !secrets.includes(name)) values[name] = value
  }
  for (const name of secrets) {
    const value = secretIn(source, name, problems)
    if (value !== undefined) values[name] = value
  }
  return { values, problems }
}

function protocolOf(text: string) {
  return URL.canParse(text) ? new URL(text).protocol : ''
}
