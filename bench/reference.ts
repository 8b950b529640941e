/**
 * Fills a running PocketBase server with the rows of a measured database, for `npm run bench -- reads`:
 * `node bench/reference.ts FILE PB_DATA`, with REFERENCE_URL and the superuser's REFERENCE_EMAIL and REFERENCE_PASSWORD
 * in the environment. FILE is the database in BENCH_DATA, PB_DATA the data folder of PocketBase.
 */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { createCollections } from '#server/collections/index.ts'
import type { Collection, Field } from '#server/records/collection.ts'
import { benchPerson } from './server.ts'

const [file = '', dataFolder = ''] = process.argv.slice(2)
const url = process.env['REFERENCE_URL'] ?? ''
/** The collection of accounts that PocketBase has from the start. */
const accounts = '_pb_users_auth_'
const copied = ['country', 'state', 'city', 'visited_city']

async function send(method: string, path: string, body: object, token = ''): Promise<{ token?: string }> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return text === '' ? {} : (JSON.parse(text) as { token?: string })
}

function fieldOf(name: string, field: Field): object {
  if (field.type === 'relation') {
    const collectionId = field.to === 'users' ? accounts : idOf(field.to)
    return { name, type: 'relation', collectionId, maxSelect: 1 }
  }
  if (field.type === 'autodate') return { name, type: 'autodate', onCreate: true, onUpdate: field.onUpdate }
  if (field.type === 'number' || field.type === 'bool' || field.type === 'json')
    return { name, type: field.type }
  return { name, type: 'text' }
}

const collections = createCollections()
const idOf = (name: string) => collections.find((collection) => collection.name === name)?.id ?? ''

/** The indexes that Waymark has for the measured calls. */
const indexes: Record<string, string[]> = {
  city: ['create index city_prefix on city (unaccented_name, population desc)'],
  visited_city: [
    'create index visited_city_user on visited_city (user)',
    'create unique index visited_city_user_city on visited_city (user, city)',
  ],
}

const collectionOf = ({ name, id, fields }: Collection) => {
  const rule = name === 'visited_city' ? 'user = @request.auth.id' : ''
  return {
    id,
    name,
    type: 'base',
    listRule: rule,
    viewRule: rule,
    indexes: indexes[name] ?? [],
    fields: [
      {
        name: 'id',
        type: 'text',
        primaryKey: true,
        system: true,
        required: true,
        min: 15,
        max: 15,
        pattern: '^[a-z0-9]+$',
      },
      ...Object.entries(fields).map(([field, definition]) => fieldOf(field, definition)),
    ],
  }
}

/** Copies the rows directly into the tables: PocketBase's API would need hours. */
function copyRows() {
  const db = new Database(join(dataFolder, 'data.db'))
  db.pragma('busy_timeout = 10000')
  db.prepare('attach ? as source').run(file)
  const copyAll = db.transaction(() => {
    db.prepare(
      `insert into users (id, email, name, password, tokenKey, verified, emailVisibility, created, updated)
       select id, email, name, '', id || token_key, 1, 0, created, updated from source.users where email <> ?`,
    ).run(benchPerson.email)
    for (const { name, fields } of collections.filter((collection) => copied.includes(collection.name))) {
      const columns = ['id', ...Object.keys(fields)].map((column) => `"${column}"`).join(', ')
      const { changes } = db
        .prepare(`insert into ${name} (${columns}) select ${columns} from source.${name} order by seq`)
        .run()
      console.log(`${name}: ${changes} rows`)
    }
  })
  copyAll()
  db.exec('analyze')
  db.close()
}

const source = new Database(file, { readonly: true })
const user = source.prepare('select id from users where email = ?').pluck().get(benchPerson.email)
source.close()
const [identity, password] = [process.env['REFERENCE_EMAIL'], process.env['REFERENCE_PASSWORD']]
const { token } = await send('POST', 'collections/_superusers/auth-with-password', { identity, password })
const made = copied.flatMap((name) => collections.filter((collection) => collection.name === name))
await send('PUT', 'collections/import', { collections: made.map(collectionOf), deleteMissing: false }, token)
const person = {
  ...benchPerson,
  id: user,
  name: 'Bench',
  passwordConfirm: benchPerson.password,
  emailVisibility: true,
}
await send('POST', 'collections/users/records', person, token)
copyRows()
