import { execFile } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import SQLite from 'better-sqlite3'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from './db/connect.ts'
import { openHttpClient } from './test/http-client.ts'
import { newLedger } from './test/ledger.ts'
import { createPeople, type Person } from './test/people.ts'
import {
  failingServer,
  type RealServer,
  runAdminOnFullDisk,
  startRealServer,
  startSmallServer,
} from './test/real-server.ts'
import { requestOf } from './test/test-request.ts'

// Each test starts processes. This takes seconds on a busy machine.

const folder = mkdtempSync(join(tmpdir(), 'waymark-main-'))
const seeded = join(folder, 'seeded')
const users = '/api/collections/users'
const running: RealServer[] = []
let dataDir: string
let made = 0

async function start(env: Record<string, string> = {}) {
  const server = await startRealServer(dataDir, env)
  running.push(server)
  return server
}

const people = ({ url }: RealServer) => createPeople((path, asked) => fetch(requestOf(url, path, asked)))

const visits = '/api/collections/visited_city/records'

/** The first page of records, up to 1,000. */
async function page<Item>(url: string, token = ''): Promise<Item[]> {
  const { items } = (await (await fetch(url, { headers: { authorization: token } })).json()) as {
    items: Item[]
  }
  return items
}

const cityIds = async ({ url }: RealServer) =>
  (await page<{ id: string }>(`${url}/api/collections/city/records?perPage=1000&fields=id`)).map(
    ({ id }) => id,
  )

/** Marks a city as visited. Resolves with the status of the response. */
async function mark({ url }: RealServer, { id, token }: Person, city: string): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: token }
  const body = JSON.stringify({ user: id, city })
  const response = await fetch(url + visits, { method: 'POST', headers, body })
  await response.text()
  return response.status
}

const visitedCities = async ({ url }: RealServer, { id, token }: Person) =>
  (await page<{ city: string }>(`${url}${visits}?perPage=1000&filter=user='${id}'`, token)).map(
    ({ city }) => city,
  )

beforeAll(async () => {
  const server = await startRealServer(seeded)
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
})

beforeEach(() => {
  made += 1
  dataDir = join(folder, String(made))
  cpSync(seeded, dataDir, { recursive: true })
})

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.signal('SIGKILL')
    await server.ended
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('a server', () => {
  test('prints one line when it is ready, creates files that only its user can read, and exits with 0 on SIGTERM', async () => {
    const server = await start()
    expect(server.output()).toBe(`Waymark is ready at ${server.url}\n`)
    const made = readdirSync(dataDir)
    expect(made).toContain('waymark.db')
    for (const file of made) expect([file, statSync(join(dataDir, file)).mode & 0o077]).toEqual([file, 0])
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  test('exits with 0 on SIGTERM when the disk is full, logs what was not written, and loses nothing', async () => {
    // The pages of stored events lie beyond this size, so the write-ahead log cannot be copied into the database. The
    // log soon reaches this size, too.
    const server = await startRealServer(dataDir, {}, 280)
    running.push(server)
    const anna = await people(server).register()
    const acknowledged: string[] = []
    let status = 200
    for (const city of await cityIds(server)) {
      status = await mark(server, anna, city)
      if (status !== 200) break
      acknowledged.push(city)
    }
    expect(status).toBe(507)
    expect(acknowledged).not.toEqual([])
    expect((await visitedCities(server, anna)).sort()).toEqual(acknowledged.toSorted())
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.errors()).toContain('The write-ahead log could not be written into the database.')
    expect((await visitedCities(await start(), anna)).sort()).toEqual(acknowledged.toSorted())
  })

  test('takes the permissions of other users from an existing database, and warns of an open folder', async () => {
    const database = join(dataDir, 'waymark.db')
    chmodSync(dataDir, 0o755)
    chmodSync(database, 0o644)
    const server = await start()
    expect(statSync(database).mode & 0o777).toBe(0o600)
    expect(statSync(dataDir).mode & 0o777).toBe(0o755)
    expect(server.errors()).toContain('Other users of this machine could read the database.')
    expect(server.errors()).toContain('Other users of this machine can open the data folder.')
  })

  test('answers requests in progress, ends streams and fails no request when it is stopped under load', async () => {
    const server = await start()
    const stream = await fetch(`${server.url}/api/realtime`)
    const reader = stream.body!.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('event:PB_CONNECT')
    const { send, close } = openHttpClient(server.url)
    const outcomes: string[] = []
    const ask = () =>
      send('/api/health').then(
        ({ status }) => String(status),
        ({ code = 'unknown' }: NodeJS.ErrnoException) => code,
      )
    const client = async () => {
      for (let outcome = ''; outcome !== 'ECONNREFUSED'; outcomes.push(outcome)) outcome = await ask()
    }
    const clients = Array.from({ length: 20 }, client)
    // After this pause each client is connected.
    await expect.poll(() => outcomes.length, { timeout: 20_000 }).toBeGreaterThan(1000)
    const call = request(`${server.url}${users}/auth-with-password`, { method: 'POST' })
    const answered = once(call, 'response') as Promise<[IncomingMessage]>
    call.setHeader('content-type', 'application/json')
    call.setHeader('expect', '100-continue')
    call.flushHeaders()
    await once(call, 'continue')
    call.write('{"identity":"nobody@example.org",')
    server.signal('SIGTERM')
    // A server that only waited for the stream would cut it off together with the request.
    expect((await reader.read()).done).toBe(true)
    call.end('"password":"whatever"}')
    const [response] = await answered
    expect(response.resume().statusCode).toBe(400)
    await Promise.all(clients)
    expect(await server.ended).toBe(0)
    close()
    expect(new Set(outcomes)).toEqual(new Set(['200', 'ECONNREFUSED']))
  })

  test('still has all acknowledged writes after each of 6 kills', async () => {
    const folder = join(dataDir, 'small')
    mkdirSync(folder)
    const start = async () => {
      const server = await startSmallServer(folder)
      running.push(server)
      return { server, client: openHttpClient(server.url) }
    }
    let { server, client } = await start()
    const ledger = await newLedger(client)
    for (let kill = 1; kill <= 6; kill += 1) {
      const enough = ledger.acknowledged + 1 + Math.random() * 20
      const writing = ledger.write(client)
      await expect.poll(() => ledger.acknowledged, { interval: 2 }).toBeGreaterThanOrEqual(enough)
      server.signal('SIGKILL')
      await writing.stop()
      client.close()
      const database = openDatabase(join(folder, 'waymark.db'))
      expect(await ledger.differences(database)).toEqual([])
      await database.close()
      ;({ server, client } = await start())
    }
    client.close()
    expect(ledger.acknowledged).toBeGreaterThan(20)
  }, 120_000)

  test('keeps sessions, and continues an import, after it was killed between batches', async () => {
    let server = await start()
    const { id: user, token } = await people(server).register()
    const [first, second, third] = await page<{ id: string }>(
      `${server.url}/api/collections/city/records?perPage=3&fields=id`,
    )
    const post = async (path: string, body: unknown) => {
      const response = await fetch(
        requestOf(server.url, `/api/imports${path}`, { method: 'POST', token, body }),
      )
      expect(response.status).toBe(200)
      return (await response.json()) as Record<string, unknown>
    }
    const batch = (number: number, cities: ({ id: string } | undefined)[]) => ({
      number,
      stays: cities.map((city) => ({ city: city?.id, kind: 'visited', start: '2019', end: '', note: '' })),
      wishes: [],
      trips: [],
    })
    const { id } = await post('', { format: 'csv', name: 'cities.csv', found: 3 })
    const stored = await post(`/${String(id)}/batches`, batch(1, [first, second]))
    server.signal('SIGKILL')
    await server.ended
    server = await start()
    const refreshed = await fetch(`${server.url}${users}/auth-refresh`, {
      method: 'POST',
      headers: { authorization: token },
    })
    expect(refreshed.status).toBe(200)
    expect(await post(`/${String(id)}/batches`, batch(1, [first, second]))).toEqual(stored)
    await post(`/${String(id)}/batches`, batch(2, [third]))
    expect(await post(`/${String(id)}/finish`, {})).toMatchObject({
      state: 'stored',
      user,
      stays: 3,
      skipped: 0,
    })
    expect(await page(`${server.url}${visits}?perPage=10`, token)).toHaveLength(3)
  })

  test('prints the file and the link of a mail when there is no mail server, and the link works', async () => {
    const server = await start()
    const anna = await people(server).register()
    const post = (path: string, body: unknown) =>
      fetch(`${server.url}${users}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', host: 'evil.example' },
        body: JSON.stringify(body),
      })
    await post('request-verification', { email: anna.email })
    await expect.poll(() => server.output()).toContain('/auth/verify-email?token=')
    const link = new URL(/^\s+(http\S+)$/m.exec(server.output())?.[1] ?? '')
    expect(link.origin).toBe(server.url)
    expect(server.output()).toMatch(new RegExp(`${join(dataDir, 'outbox')}/\\d+-verification-\\w+\\.eml`))
    const confirmed = await post('confirm-verification', { token: link.searchParams.get('token') })
    expect(confirmed.status).toBe(204)
  })
})

describe('an operator', () => {
  const admin = (...command: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...command], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    })

  test('can create the demo user with 120 cities, and sign it out at once, while the server runs', async () => {
    const server = await start()
    const { stdout } = await admin('demo')
    const [, email = '', password = ''] = /as (\S+) with the password (\S+)/.exec(stdout) ?? []
    const { token, record } = await people(server).signIn(email, password)
    const url = `${server.url}/api/collections/visited_city/records?perPage=1&filter=user='${String(record['id'])}'`
    const visits = (await (await fetch(url, { headers: { authorization: token } })).json()) as {
      totalItems: number
    }
    expect(visits.totalItems).toBe(120)

    const ofSessions = async () =>
      (await fetch(`${server.url}/api/auth/sessions`, { headers: { authorization: token } })).status
    expect(await ofSessions()).toBe(200)
    const signedOut = await admin('sign-out', email)
    expect(signedOut.stdout).toContain(`${email} is signed out everywhere.`)
    await expect.poll(ofSessions, { interval: 100 }).toBe(401)
    await people(server).signIn(email, password)
  })

  test('gets a message when the disk is too full for a backup, and no file is left', async () => {
    const file = join(dataDir, 'backup.gz')
    const { code, errors } = await runAdminOnFullDisk(500, { DATA_DIR: dataDir }, 'backup', file)
    expect(code).toBe(1)
    expect(errors).toMatch(
      /^The disk of \S+ is full or failing: .*Free disk space, or choose another folder\.\n$/m,
    )
    expect(readdirSync(dataDir)).toEqual(['waymark.db'])
  })

  test('gets the list of commands after an unknown command', async () => {
    await expect(admin('dance')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('backup FILE'),
    })
    await expect(admin('verify-email')).rejects.toMatchObject({ code: 2 })
  })
})

describe('a failed start', () => {
  const fails = async (env: Record<string, string>, message: string, fullAfterKb?: number) => {
    const { code, output, errors } = await failingServer({ DATA_DIR: dataDir, ...env }, fullAfterKb)
    expect(code).toBe(1)
    expect(output).toBe('')
    expect(errors).toContain(message)
    expect(errors).not.toContain('    at ')
  }

  test('is explained when variables are wrong', () =>
    fails({ PORT: 'http', TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY should be on'))

  test('is explained when the port is taken', async () => {
    const other = createServer()
    await once(other.listen(0), 'listening')
    const { port } = other.address() as AddressInfo
    await fails({ PORT: String(port) }, `Port ${port} is in use already`)
    other.close()
  })

  test('is explained when the database file is damaged', async () => {
    const file = openSync(join(dataDir, 'waymark.db'), 'r+')
    for (let page = 20; page < 400; page++) writeSync(file, Buffer.alloc(2000, 0xa5), 0, 2000, page * 4096)
    await fails({}, 'does not serve the database')
  })

  test('is explained when the database file is not a database', async () => {
    copyFileSync(join(import.meta.dirname, 'main.ts'), join(dataDir, 'waymark.db'))
    await fails({}, 'not a database')
  })

  test('is explained when the database has a newer version', async () => {
    const sqlite = new SQLite(join(dataDir, 'waymark.db'))
    sqlite.prepare("insert into migration values ('9999-from-the-future', '')").run()
    sqlite.close()
    await fails({}, 'newer version')
  })

  test('is explained when the disk has no space for a new database', () =>
    fails({ DATA_DIR: join(dataDir, 'new') }, 'Free disk space', 1000))

  test('is explained when the database belongs to another program, and does not change it', async () => {
    const file = join(dataDir, 'waymark.db')
    rmSync(file)
    const sqlite = new SQLite(file)
    sqlite.exec(
      'create table users (id integer); create table invoice (id integer); create table migration (id)',
    )
    sqlite.close()
    chmodSync(file, 0o644)
    const content = readFileSync(file)
    await fails({}, 'is the database of another program, with the tables invoice, users.')
    expect(readFileSync(file).equals(content)).toBe(true)
    expect(statSync(file).mode & 0o777).toBe(0o644)
    expect(readdirSync(dataDir)).toEqual(['waymark.db'])
  })

  test('is explained when the data folder cannot be created', async () => {
    mkdirSync(join(dataDir, 'nested'))
    await fails({ DATA_DIR: join(dataDir, 'waymark.db', 'nested') }, 'Waymark cannot')
  })
})
