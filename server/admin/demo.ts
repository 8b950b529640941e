import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { createApp, type AppOptions } from '#server/app.ts'
import { accountByEmail } from '#server/auth/accounts.ts'
import { createPasswords } from '#server/auth/passwords/passwords.ts'
import { newTokenKey } from '#server/auth/sessions/tokens.ts'
import type { Db } from '#server/db/connect.ts'
import { verifyEmail } from './accounts.ts'
import { AdminError } from './admin-error.ts'
import { type DemoCity, demoExtraCalls, demoHome, demoStayCalls } from './demo-stays.ts'
import { demoCitiesOfJapan, demoTripCalls } from './demo-trips.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'

const email = 'demo@waymark.example'
const citiesEach = 4
/** Thirty countries on six continents. */
const countries =
  'FR ES PT IT DE AT CH NL BE GB IE DK SE NO FI PL CZ HU GR HR TR MA EG ZA JP TH IN US MX BR'.split(' ')

type Fetch = (path: string, body: unknown, token?: string) => Promise<Record<string, unknown>>

/**
 * Creates a verified user with 120 visited cities in 30 countries, ten years of stays, wishes and three trips, through
 * the API. A second run sets a new password and restores missing visits. Returns the text to print.
 */
export async function demo(options: AppOptions): Promise<string> {
  const { database, clock } = options
  const { db } = database
  const password = randomBytes(9).toString('base64url')
  const app = await createApp({
    ...options,
    env: { ...options.env, rateLimits: false, registration: 'open' },
  })
  const post: Fetch = async (path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
    const url = new URL(path, 'http://localhost')
    const response = await app.fetch(
      new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }),
    )
    const answer = (await response.json()) as Record<string, unknown>
    if (!response.ok) throw new AdminError(`The demo user could not be created: ${String(answer['message'])}`)
    return answer
  }

  const known = await accountByEmail(db, email)
  if (known) {
    const columns = { password_hash: await createPasswords().hash(password), token_key: newTokenKey() }
    await db.updateTable('users').set(columns).where('id', '=', known.id).execute()
  } else {
    const form = { email, password, passwordConfirm: password, name: 'Demo Traveller', emailVisibility: true }
    await post('/api/collections/users/records', form)
  }
  await verifyEmail(db, email, clock)
  const { token, record } = await post('/api/collections/users/auth-with-password', {
    identity: email,
    password,
  })
  const user = (record as { id: string }).id
  const today = clock().toISOString().slice(0, 10)
  const send = (requests: readonly unknown[]) => post('/api/batch', { requests }, String(token))
  if (await hasNone(db, 'trip', user)) await send(demoTripCalls(user, today))
  const cities = await unvisited(db, user)
  if (cities.length > 0) await send(demoStayCalls(user, cities, today))
  if (await hasNone(db, 'wish', user)) {
    const { id: settings } = await db
      .selectFrom('settings')
      .select('id')
      .where('user', '=', user)
      .executeTakeFirstOrThrow()
    const home = `/api/collections/settings/records/${settings}`
    const calls = [...demoExtraCalls(user), { method: 'PATCH', url: home, body: { home: demoHome } }]
    // Tests have a smaller gazetteer, without some of these cities.
    const known = await stored(db, calls.map(cityOf))
    await send(calls.filter((call) => known.has(cityOf(call))))
  }
  await app.close()
  return `Sign in as ${email} with the password ${password}`
}

async function hasNone(db: Db, table: 'trip' | 'wish', user: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${sql.id('user')} = ${user} limit 1`.execute(db)
  return rows.length === 0
}

const cityOf = ({ body }: { body: Record<string, unknown> }) => String(body['city'] ?? body['home'])

/** The ids of the cities that the database has. */
async function stored(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from city where id in (${sql.join(ids)})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Four cities of each demo country, the largest ones, that the user has not visited. */
async function unvisited(db: Db, user: string): Promise<DemoCity[]> {
  const cities: DemoCity[] = []
  for (const [country, iso2] of countries.entries()) {
    const { rows } = await sql<{ id: string }>`
      select city.id from city join country on country.id = city.country
      where country.iso2 = ${iso2} and city.retired = 0
      order by city.population desc, city.id limit ${citiesEach}`.execute(db)
    const ids = iso2 === 'JP' ? demoCitiesOfJapan.map(cityId) : rows.map(({ id }) => id)
    cities.push(...ids.map((id, turn) => ({ id, country, turn })))
  }
  const visits = await db.selectFrom('visited_city').select('city').where('user', '=', user).execute()
  const visited = new Set(visits.map(({ city }) => city))
  return cities.filter(({ id }) => !visited.has(id))
}
