import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { createApp, type AppOptions } from '#server/app.ts'
import { accountByEmail } from '#server/auth/accounts.ts'
import { createPasswords } from '#server/auth/passwords/passwords.ts'
import { newTokenKey } from '#server/auth/sessions/tokens.ts'
import type { Db } from '#server/db/connect.ts'
import { verifyEmail } from './accounts.ts'
import { AdminError } from './admin-error.ts'
import { demoTripCalls } from './demo-trips.ts'

const email = 'demo@waymark.example'
const citiesEach = 4
/** Thirty countries on six continents. */
const countries =
  'FR ES PT IT DE AT CH NL BE GB IE DK SE NO FI PL CZ HU GR HR TR MA EG ZA JP TH IN US MX BR'.split(' ')

type Fetch = (path: string, body: unknown, token?: string) => Promise<Record<string, unknown>>

/**
 * Creates a verified user with 120 visited cities in 30 countries and three trips, through the API. A second run sets a
 * new password and restores missing visits. Returns the text to print.
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
  const cities = await unvisited(db, user)
  if (cities.length > 0) {
    const requests = cities.map((city) => ({
      method: 'POST',
      url: '/api/collections/visited_city/records',
      body: { user, city },
    }))
    await post('/api/batch', { requests }, String(token))
  }
  if (await hasNoTrips(db, user)) await post('/api/batch', { requests: demoTripCalls(user) }, String(token))
  await app.close()
  return `Sign in as ${email} with the password ${password}`
}

async function hasNoTrips(db: Db, user: string): Promise<boolean> {
  const { rows } = await sql`select 1 from trip where ${sql.id('user')} = ${user} limit 1`.execute(db)
  return rows.length === 0
}

/** The four largest cities of each demo country that the user has not visited. */
async function unvisited(db: Db, user: string): Promise<string[]> {
  const ids: string[] = []
  for (const iso2 of countries) {
    const { rows } = await sql<{ id: string }>`
      select city.id from city join country on country.id = city.country
      where country.iso2 = ${iso2} and city.retired = 0
      order by city.population desc, city.id limit ${citiesEach}`.execute(db)
    ids.push(...rows.map(({ id }) => id))
  }
  const visits = await db.selectFrom('visited_city').select('city').where('user', '=', user).execute()
  const visited = new Set(visits.map(({ city }) => city))
  return ids.filter((id) => !visited.has(id))
}
