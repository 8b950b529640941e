import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Database, Db } from '#server/db/connect.ts'
import { migrations } from '#server/db/migrations.ts'
import { stepsTaken } from '#server/db/whole-tables.ts'
import type { Env } from '#server/env.ts'
import { variablesOf } from '#server/env-providers.ts'
import { discover } from '#server/auth/providers/discovery.ts'

interface Folders {
  data: string
  web: string
}

/** The result of one check. */
interface Finding {
  what: string
  /** The advice for the problem; undefined when there is none. */
  todo?: string | undefined
}

const enoughFreeMb = 500
const longestSkewSeconds = 5
const fewWaiting = 20

/** Checks everything that Waymark needs and changes nothing. The report has advice for each problem. */
export async function doctor(
  database: Database,
  env: Env,
  folders: Folders,
  clock: Clock,
): Promise<{ report: string; healthy: boolean }> {
  const history = await ofHistory(database)
  const findings = [
    { what: `Node ${process.versions.node}` },
    await ofDatabase(database),
    history,
    await ofClock(database, clock),
    // A schema of another version cannot be queried.
    ...(history.todo === undefined ? await ofContent(database, env, folders, clock) : []),
    ofDisk(env),
    ofWebApp(folders),
    ...ofConfiguration(env),
    ...(await ofProviders(env)),
  ]
  const lines = findings.map(({ what, todo }) =>
    todo === undefined ? `ok     ${what}` : `CHECK  ${what}\n       → ${todo}`,
  )
  return { report: lines.join('\n'), healthy: findings.every(({ todo }) => todo === undefined) }
}

async function ofDatabase(database: Database): Promise<Finding> {
  const { version, sizeBytes, problems } = await database.inspect()
  const what = `${version}, ${Math.ceil(sizeBytes / 1_000_000)} MB`
  if (problems.length === 0) return { what }
  return {
    what: `${what}. ${problems.join(' ')}`,
    todo: 'Stop the server and restore the last backup into a new database: npm run admin -- restore FILE.',
  }
}

async function ofHistory(database: Database): Promise<Finding> {
  const taken = await stepsTaken(database)
  if (taken.length === 0) {
    return {
      what: 'the database was never used',
      todo: 'Start the server once. If it is running, check that DATA_DIR and DATABASE_URL are those of the server.',
    }
  }
  if (taken.some((name) => !migrations.some((step) => step.name === name))) {
    return { what: 'the database is of a newer version', todo: 'Update Waymark.' }
  }
  return taken.length === migrations.length
    ? { what: 'the database is of this version' }
    : { what: 'the database is of an older version', todo: 'Start the server: it migrates the database.' }
}

async function ofContent({ db }: Database, env: Env, folders: Folders, clock: Clock): Promise<Finding[]> {
  return [
    await ofGazetteer(db, folders),
    await ofMail(db, env, clock),
    { what: `${await countOf(db, 'users')} accounts, ${await countOf(db, 'session')} sessions` },
  ]
}

/**
 * Compares this machine's clock with the database's. Tokens and mails use this machine's clock, so the clocks of machines
 * that share a database must agree.
 */
async function ofClock({ db, dialect }: Database, clock: Clock): Promise<Finding> {
  if (dialect.name === 'sqlite') return { what: `clock ${clock().toISOString()}` }
  const { rows } = await sql<{ seconds: number }>`select extract(epoch from now()) as seconds`.execute(db)
  const skew = Math.abs(clock().getTime() / 1000 - (rows[0]?.seconds ?? 0))
  const what = `clock ${clock().toISOString()}, ${skew.toFixed(1)} s from PostgreSQL’s`
  return skew < longestSkewSeconds
    ? { what }
    : { what, todo: 'Synchronise the clocks of both machines with NTP.' }
}

async function ofGazetteer(db: Db, folders: Folders): Promise<Finding> {
  const held = await db.selectFrom('gazetteer').select(['version', 'rates_date']).executeTakeFirst()
  const { version } = JSON.parse(readFileSync(join(folders.data, 'version.json'), 'utf8')) as {
    version: string
  }
  const what = `gazetteer ${held?.version ?? 'missing'}, exchange rates of ${held?.rates_date ?? 'no day'}`
  if (held?.version === version) return { what }
  return { what, todo: `This version has edition ${version}: start the server, which stores it.` }
}

function ofDisk({ dataDir }: Env): Finding {
  const disk = statfsSync(dataDir)
  const freeMb = Math.round((disk.bavail * disk.bsize) / 1_000_000)
  const what = `${freeMb} MB free in ${dataDir}`
  return freeMb > enoughFreeMb
    ? { what }
    : { what, todo: 'Free disk space: without it nothing can be saved.' }
}

function ofWebApp({ web }: Folders): Finding {
  const what = `web app in ${web}`
  return existsSync(join(web, 'index.html')) ? { what } : { what, todo: 'Build it: npm run build.' }
}

async function ofMail(db: Db, { smtpUrl, dataDir }: Env, clock: Clock): Promise<Finding> {
  const waiting = await db
    .selectFrom('mail')
    .select([sql<number>`count(*)`.as('count'), sql<string | null>`min(created)`.as('oldest')])
    .where('due', '!=', '')
    .executeTakeFirstOrThrow()
  const way = smtpUrl === '' ? `to files in ${join(dataDir, 'outbox')}` : 'by SMTP'
  const what = `mail goes ${way}; ${waiting.count} waiting${waiting.oldest ? ` since ${waiting.oldest}` : ''}`
  const hourAgo = timestampOf(secondsAfter(clock(), -3600))
  if (waiting.count < fewWaiting && (waiting.oldest ?? hourAgo) >= hourAgo) return { what }
  return { what, todo: 'Look for "could not be sent" in the log, and check SMTP_URL and MAIL_FROM.' }
}

function ofConfiguration(env: Env): Finding[] {
  const { publicUrl } = env
  const isLocal = /^http:\/\/(localhost|127\.)/.test(publicUrl)
  return [
    publicUrl.startsWith('https:') || isLocal
      ? { what: `the public address is ${publicUrl}` }
      : {
          what: `the public address is ${publicUrl}`,
          todo: 'Serve it by https and set PUBLIC_URL to that address.',
        },
    isLocal || env.smtpUrl !== ''
      ? { what: 'mails are sent, or written to files on this machine' }
      : { what: 'people get no mails', todo: 'Set SMTP_URL and MAIL_FROM.' },
    env.rateLimits
      ? { what: 'rate limits are on' }
      : { what: 'rate limits are off', todo: 'Unset RATE_LIMITS.' },
    isLocal || env.trustProxy
      ? { what: `client addresses come from ${env.trustProxy ? 'the proxy' : 'the connection'}` }
      : {
          what: 'client addresses come from the connection',
          todo: 'Behind a proxy set TRUST_PROXY=on; otherwise all people share one limit on wrong passwords.',
        },
  ]
}

/** Whether each provider to sign in with can be reached and is the issuer that is configured. */
function ofProviders({ signInProviders, publicUrl }: Env): Promise<Finding[]> {
  return Promise.all(
    signInProviders.map(async (provider) => {
      const { name, kind, title, issuer } = provider
      const what = `sign-in with ${title} (${name}) at ${issuer}`
      if (kind === 'apple' && !publicUrl.startsWith('https:'))
        return { what, todo: 'Apple redirects only to https: set PUBLIC_URL.' }
      try {
        await discover(provider)
        return { what }
      } catch {
        const older = name === 'google' ? ' or OIDC_ISSUER' : ''
        const todo = `No OpenID provider with this issuer answers: check ${variablesOf(name)}ISSUER${older}, and whether this machine can reach it.`
        return { what, todo }
      }
    }),
  )
}

async function countOf(db: Db, table: 'users' | 'session'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
