import { sql } from 'kysely'
import { createApp } from '#server/app.ts'
import type { HashingCost } from '#server/auth/passwords/passwords.ts'
import type { Database } from '#server/db/connect.ts'
import { type Env, readEnv } from '#server/env.ts'
import { createLog } from '#server/http/log.ts'
import type { Timeouts } from '#server/planner/generate.ts'
import { type PictureSource, picturesInProcess } from '#server/pictures/picture-source.ts'
import { plannerInProcess, type PlannerSource } from '#server/planner/planner-source.ts'
import type { Lifetimes } from '#server/realtime/connections.ts'
import { checkErrorForm } from './error-form.ts'
import { createPeople, type People, type Person } from './people.ts'
import { gazetteerSlice, slicePlannerCache, wholeGazetteer } from './gazetteer-slice.ts'
import { openTestDatabase, testCityNames } from './test-database.ts'
import { requestOf, type TestRequest } from './test-request.ts'

interface TestMail {
  recipient: string
  purpose: string
  subject: string
  text: string
  html: string
  link: string
  /** The token in the link, or "". */
  token: string
}

/** A clock that moves only by advance(). */
interface TestClock {
  (): Date
  advance(seconds: number): void
}

export interface TestApp {
  /** The app as a `fetch` function, for clients that take one. */
  fetch(request: Request): Promise<Response>
  /** Sends a request to a path such as "/api/health". */
  request(path: string, request?: TestRequest): Promise<Response>
  clock: TestClock
  /** The mails in the outbox, oldest first. */
  mails(): Promise<TestMail[]>
  people: People
  /** Verifies the address of a person by a mailed link. */
  verify(person: Pick<Person, 'email'>): Promise<void>
  database: Database
  /** The lines of the log. */
  logged: string[]
  /** Deletes expired data, as the server does every hour. */
  tidy(): Promise<void>
  close(): Promise<void>
}

/** The time at the start of each test. */
const testStart = new Date('2026-03-01T10:00:00.000Z')

/** Loads its gazetteer when a test first plans a trip. */
const testPlanner = plannerInProcess(gazetteerSlice(), slicePlannerCache)

/** Reads the outlines when a test first draws a picture. */
const testPictures = picturesInProcess(wholeGazetteer)

/**
 * The complete app with a database in memory. The database has all countries, states and currencies, the cities with
 * 300,000 people or more, and a few small ones. Rate limits are off unless `env` enables them, and hashing is cheap.
 */
export async function createTestApp(
  env: Partial<Env> = {},
  {
    hashingCost = { memoryCost: 8, timeCost: 1 },
    leastMailRequestMs = 0,
    plannerTimeouts,
    realtimeLifetimes,
    database: given,
    webFolder = '/nonexistent',
    pictures = testPictures,
    planner = testPlanner,
  }: {
    hashingCost?: HashingCost
    /** The minimum duration of a request for a mail; none by default. */
    leastMailRequestMs?: number
    plannerTimeouts?: Timeouts
    realtimeLifetimes?: Lifetimes
    /** The folder of the built web app; by default there is no web app. */
    webFolder?: string
    /** The source of pictures; by default the real one. */
    pictures?: PictureSource
    /** The planner; by default one that runs in this process. */
    planner?: PlannerSource
    /** A filled database; by default a new one on the database system of the tests. */
    database?: Database
  } = {},
): Promise<TestApp> {
  const clock = createTestClock(testStart)
  const database = given ?? (await openTestDatabase())
  const logged: string[] = []
  const app = await createApp({
    database,
    env: { ...readEnv({ RATE_LIMITS: 'off' }), ...env },
    clock,
    log: createLog('debug', (line) => logged.push(line)),
    hashingCost,
    leastMailRequestMs,
    notifyOutbox: () => {},
    readiness: { ready: true },
    cityNames: testCityNames,
    planner,
    pictures,
    ...(plannerTimeouts && { plannerTimeouts }),
    ...(realtimeLifetimes && { realtimeLifetimes }),
    dataFolder: gazetteerSlice(),
    webFolder,
  })
  const fetch = async (request: Request, address = '127.0.0.1') => {
    const sent = request.body && !request.headers.has('content-length') ? await withLength(request) : request
    const response = await app.fetch(sent, { incoming: { socket: { remoteAddress: address } } })
    await checkErrorForm(response)
    return response
  }
  const request: TestApp['request'] = (path, asked = {}) =>
    fetch(requestOf('http://localhost:8090', path, asked), asked.address)
  const mails = () => mailsIn(database)
  return {
    fetch: (request) => fetch(request),
    request,
    clock,
    mails,
    people: createPeople(request),
    async verify({ email }) {
      const users = '/api/collections/users'
      await request(`${users}/request-verification`, { method: 'POST', body: { email } })
      const mail = (await mails()).findLast(
        ({ recipient, purpose }) => recipient === email && purpose === 'verification',
      )
      const body = { token: mail?.token }
      const { status } = await request(`${users}/confirm-verification`, { method: 'POST', body })
      if (status !== 204) throw new Error(`Verifying ${email} answered ${status}.`)
    },
    database,
    logged,
    tidy: () => app.tidy(),
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/** The request with the Content-Length that clients send for a body of a known length. */
async function withLength(request: Request): Promise<Request> {
  const content = await request.arrayBuffer()
  const headers = new Headers(request.headers)
  headers.set('content-length', String(content.byteLength))
  const { method, signal, url } = request
  return new Request(url, { method, headers, signal, body: content })
}

function createTestClock(start: Date): TestClock {
  let now = start.getTime()
  const clock = () => new Date(now)
  return Object.assign(clock, {
    advance(seconds: number) {
      now += seconds * 1000
    },
  })
}

async function mailsIn({ db, dialect }: Database): Promise<TestMail[]> {
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .orderBy('created')
    // Mails with equal timestamps are in the order of insertion. On PostgreSQL the age of the row's transaction comes
    // first, because the physical positions (ctid) of deleted rows are reused.
    .orderBy(dialect.name === 'sqlite' ? sql`rowid` : sql`age(xmin) desc, ctid`)
    .execute()
  return rows.map((row) => ({
    recipient: row.recipient,
    purpose: row.purpose,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    link: row.link,
    token: /[?&]token=([^&]+)/.exec(row.link)?.[1] ?? '',
  }))
}
