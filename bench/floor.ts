/**
 * The floor of the measurement of reads: a minimal server on node:http that sends the same bytes as Waymark from the
 * same statements, without a framework, rules, filters, limits, logs and metrics. `node bench/floor.ts FILE FOLDER`
 * serves the SQLite file of a running Waymark, and the built web app in the folder.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { collectionIds } from '#shared/collections/index.ts'

type Row = Record<string, unknown>

const [file = '', webFolder = ''] = process.argv.slice(2)
const raw = new SQLite(file, { readonly: true })
raw.pragma('cache_size = -16000')
const one = (text: string) => {
  const statement = raw.prepare<unknown[], Row>(text)
  return (...values: unknown[]) => statement.get(...values)
}
const all = (text: string) => {
  const statement = raw.prepare<unknown[], Row>(text)
  return (...values: unknown[]) => statement.all(...values)
}

const inIds = 'id in (select value from json_each(?))'
const read = {
  city: one('select * from city where id = ?'),
  search: all(`select * from city where unaccented_name >= ? and unaccented_name < ? and retired = 0
    order by unaccented_name, population desc, seq limit 50`),
  cities: all(`select * from city where ${inIds}`),
  countries: all(`select * from country where ${inIds}`),
  states: all(`select * from state where ${inIds}`),
  marks: all('select * from visited_city where user = ? order by seq limit ? offset 0'),
  markCount: one('select count(*) as total from visited_city where user = ?'),
  session: one(`select users.id, users.token_key from session join users on users.id = session.user
    where session.id = ?`),
  opened: one('select created from session where id = ?'),
  user: one('select * from users where id = ?'),
}
const signingKey = String(one('select secret from signing_key')()?.['secret'])
const version = String(one('select version from gazetteer')()?.['version'])

const cityOf = (row: Row, expand?: Row) => ({
  collectionId: collectionIds.city,
  collectionName: 'city',
  country: row['country'],
  created: row['created'],
  ...(expand && { expand }),
  id: row['id'],
  latitude: row['latitude'],
  local_name: row['local_name'],
  longitude: row['longitude'],
  name: row['name'],
  population: row['population'],
  retired: row['retired'] === 1,
  state: row['state'],
  timezone: row['timezone'],
  unaccented_name: row['unaccented_name'],
  updated: row['updated'],
  wikiDataId: row['wikiDataId'],
})

const stateOf = (row: Row) => ({
  collectionId: collectionIds.state,
  collectionName: 'state',
  country: row['country'],
  created: row['created'],
  id: row['id'],
  name: row['name'],
  state_code: row['state_code'],
  type: row['type'],
  updated: row['updated'],
})

const countryOf = (row: Row) => ({
  area: row['area'],
  capital: row['capital'],
  capital_city: row['capital_city'],
  collectionId: collectionIds.country,
  collectionName: 'country',
  continent: row['continent'],
  created: row['created'],
  currency: row['currency'],
  currency_name: row['currency_name'],
  currency_symbol: row['currency_symbol'],
  emoji: row['emoji'],
  emojiU: row['emojiU'],
  id: row['id'],
  iso2: row['iso2'],
  iso3: row['iso3'],
  kind: row['kind'],
  latitude: row['latitude'],
  longitude: row['longitude'],
  name: row['name'],
  nationality: row['nationality'],
  native: row['native'],
  numeric_code: row['numeric_code'],
  phone_code: row['phone_code'],
  population: row['population'],
  region: row['region'],
  sovereign: row['sovereign'],
  subregion: row['subregion'],
  timezones: JSON.parse(String(row['timezones'])) as unknown,
  tld: row['tld'],
  un_status: row['un_status'],
  updated: row['updated'],
})

const markOf = (row: Row, city?: Row) => ({
  city: row['city'],
  collectionId: collectionIds.visited_city,
  collectionName: 'visited_city',
  created: row['created'],
  ...(city && { expand: { city } }),
  id: row['id'],
  updated: row['updated'],
  user: row['user'],
})

const byId = (rows: readonly Row[], record: (row: Row) => Row) =>
  new Map(rows.map((row) => [row['id'], record(row)]))
const idsOf = (rows: readonly Row[], key: string) => JSON.stringify([...new Set(rows.map((row) => row[key]))])

/** The records of cities, with their countries and states. */
function expandedCities(rows: readonly Row[]) {
  const countries = byId(read.countries(idsOf(rows, 'country')), countryOf)
  const states = byId(read.states(idsOf(rows, 'state')), stateOf)
  return rows.map((row) => {
    const [country, state] = [countries.get(row['country']), states.get(row['state'])]
    return cityOf(row, { ...(country && { country }), ...(state && { state }) })
  })
}

function search(query: URLSearchParams) {
  const prefix = /^unaccented_name ~ "(.*)%" && retired = false$/.exec(query.get('filter') ?? '')?.[1] ?? ''
  const below = prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)
  return expandedCities(read.search(prefix, below))
}

function marks(user: string, query: URLSearchParams) {
  const perPage = Number(query.get('perPage'))
  const rows = read.marks(user, perPage)
  const total = query.has('skipTotal') ? -1 : Number(read.markCount(user)?.['total'])
  if (!query.has('expand'))
    return listOf(
      rows.map((row) => markOf(row)),
      perPage,
      total,
    )
  const cities = new Map(expandedCities(read.cities(idsOf(rows, 'city'))).map((city) => [city.id, city]))
  return listOf(
    rows.map((row) => markOf(row, cities.get(row['city']))),
    perPage,
    total,
  )
}

/** The responses to searches, cached because Waymark caches them too. */
const keptSearches = new Map<string, string>()

const listOf = (items: readonly Row[], perPage: number, totalItems: number) => ({
  items,
  page: 1,
  perPage,
  totalItems,
  totalPages: totalItems < 0 ? -1 : Math.ceil(totalItems / perPage),
})

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signature = (content: string, tokenKey: unknown) => {
  const key = createHmac('sha256', signingKey)
    .update(`auth\n${String(tokenKey)}`)
    .digest()
  return createHmac('sha256', key).update(content).digest()
}

interface Claims {
  id: string
  sid: string
  exp: number
}

const known = new Map<string, Claims>()

/** The cache of verified tokens with their claims. */
function callerOf(token: string): Claims {
  const kept = known.get(token)
  if (kept) return kept
  const [head, payload = '', sent = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
  const expected = signature(`${head}.${payload}`, read.session(claims.sid)?.['token_key'])
  if (!timingSafeEqual(Buffer.from(sent, 'base64url'), expected)) throw new Error('The token is not valid.')
  known.set(token, claims)
  return claims
}

function refreshed({ id, sid }: Claims) {
  const user = read.user(id) ?? {}
  read.opened(sid)
  const exp = Math.floor(Date.now() / 1000) + 432_000
  const claims = { sid, refreshable: true, id, collectionId: collectionIds.users, type: 'auth', exp }
  const content = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}`
  const record = {
    avatar: user['avatar'],
    collectionId: collectionIds.users,
    collectionName: 'users',
    created: user['created'],
    email: user['email'],
    emailVisibility: user['emailVisibility'] === 1,
    id: user['id'],
    language: user['language'],
    name: user['name'],
    private_trips: user['private_trips'] === 1,
    public: user['public'] === 1,
    updated: user['updated'],
    verified: user['verified'] === 1,
  }
  return { record, token: `${content}.${signature(content, user['token_key']).toString('base64url')}` }
}

const common = {
  'content-security-policy': "default-src 'none'; script-src 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin',
}
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}
const files = new Map<string, Buffer>()

function sendFile(response: ServerResponse, path: string) {
  const name = extname(path) === '' ? '/index.html' : path
  const body = files.get(name) ?? readFileSync(join(webFolder, name))
  files.set(name, body)
  response.writeHead(200, {
    ...common,
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    'content-length': body.byteLength,
  })
  response.end(body)
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

const jsonOf = (answer: unknown) => JSON.stringify(answer).replaceAll(/[<>&\u2028\u2029]/g, escaped)

function send(response: ServerResponse, text: string, headers: Record<string, string>) {
  response.writeHead(200, {
    ...common,
    ...headers,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

const shared = {
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  etag: `W/"${version}"`,
}
const noStore = { 'cache-control': 'no-store' }
const cities = '/api/collections/city/records'

const server = createServer((request, response) => {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  if (path.startsWith(`${cities}/`)) {
    return send(response, jsonOf(cityOf(read.city(path.slice(cities.length + 1)) ?? {})), shared)
  }
  if (path === cities) {
    const text = keptSearches.get(query) ?? jsonOf(listOf(search(new URLSearchParams(query)), 50, -1))
    keptSearches.set(query, text)
    return send(response, text, shared)
  }
  if (!path.startsWith('/api/')) return sendFile(response, path)
  const caller = callerOf(request.headers.authorization ?? '')
  if (path.endsWith('/auth-refresh')) return send(response, jsonOf(refreshed(caller)), noStore)
  return send(response, jsonOf(marks(caller.id, new URLSearchParams(query))), noStore)
})
server.keepAliveTimeout = 75_000
server.listen(0, '127.0.0.1', () => {
  console.log(`The floor is ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
