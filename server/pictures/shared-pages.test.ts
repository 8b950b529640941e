import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RequestEnv } from '#server/http/context.ts'
import { createLog } from '#server/http/log.ts'
import { createRateLimiter } from '#server/http/rate-limit.ts'
import { webFiles } from '#server/http/static.ts'
import type { PersonCards, SharedCard } from './card-tasks.ts'
import { sharedPages } from './shared-pages.ts'

let webFolder: string
let app: Hono<RequestEnv>
let logged: string[]
let network: string
/** The queries that were sent to the database. */
let reads: string[]
/** The reads that fail. */
let failing: readonly string[]
let now: number

beforeAll(() => {
  webFolder = mkdtempSync(join(tmpdir(), 'waymark-shared-pages-'))
  writeFileSync(join(webFolder, 'index.html'), '<head></head>')
})
afterAll(() => rmSync(webFolder, { recursive: true }))

const card = (title: string): SharedCard => ({
  task: {
    subject: {
      about: 'profile',
      content: { person: title, period: '', cities: [], visited: new Set(), figures: [], years: [] },
    },
    sheet: { shape: 'card' },
    theme: 'light',
    language: 'en',
    output: { format: 'png', width: 1200, dotsPerInch: 72 },
  },
  title,
  text: '',
  alt: '',
})

beforeEach(() => {
  logged = []
  reads = []
  network = '192.0.2.1'
  failing = []
  now = Date.UTC(2026, 2, 1)
  const clock = () => new Date(now)
  const person: PersonCards = { profile: () => card('Anna'), year: (year) => card(`Anna in ${year}`) }
  const read = async <Value>(name: string, value: Value) => {
    reads.push(name)
    await Promise.resolve()
    if (failing.includes(name)) throw new Error('no such table: stay')
    return value
  }
  app = new Hono<RequestEnv>()
  app.use('*', async (c, next) => {
    c.set('clientAddress', network)
    await next()
  })
  const cards = {
    isPublic: () => read('isPublic', true),
    isOpen: () => read('isOpen', true),
    person: () => read('person', person),
    trip: () => read('trip', card('A trip')),
  }
  const log = createLog('error', (line) => logged.push(line))
  const deps = {
    cards,
    clock,
    limiter: createRateLimiter(clock),
    log,
    publicUrl: '',
    files: webFiles(webFolder),
  }
  app.route(
    '/',
    sharedPages(deps, () => Promise.resolve(new Response('plain'))),
  )
})

const titleOf = async (path: string) => {
  const response = await app.request(path)
  expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  const html = await response.text()
  return html === 'plain' ? null : /og:title" content="([^"]*)"/.exec(html)?.[1]
}
const readsOf = (name: string) => reads.filter((one) => one === name).length

test('a ledger is read once a minute for all pages of a person, even when they are requested at once', async () => {
  const paths = ['', '/year/2019', '/year/2020', '/year/2019'].map((end) => `/profile/anna${end}`)
  const titles = ['Anna', 'Anna in 2019', 'Anna in 2020', 'Anna in 2019']
  expect(await Promise.all(paths.map(titleOf))).toEqual(titles)
  expect([readsOf('person'), readsOf('isPublic')]).toEqual([1, 4])
  now += 60_000
  expect(await titleOf('/profile/anna')).toBe('Anna')
  expect(readsOf('person')).toBe(2)
})

test('a year that cannot have a stay is refused before anything is read', async () => {
  for (const year of ['0000', '1899', '2032', '9999'])
    expect(await titleOf(`/profile/anna/year/${year}`)).toBeNull()
  expect(reads).toEqual([])
  expect(await titleOf('/profile/anna/year/1900')).toBe('Anna in 1900')
  expect(await titleOf('/profile/anna/year/2031')).toBe('Anna in 2031')
})

test.each([
  ['of who may see it', ['isPublic', 'isOpen']],
  ['of the content', ['person', 'trip']],
])('while a read %s fails the app comes without tags, and the log says why', async (_, names) => {
  failing = names
  const paths = ['/profile/anna', '/profile/anna/year/2019', '/trip/view/trip']
  for (const path of paths) expect(await titleOf(path)).toBeNull()
  expect(logged).toHaveLength(3)
  expect(logged[0]).toContain('no such table: stay')
  failing = []
  expect(await Promise.all(paths.map(titleOf))).toEqual(['Anna', 'Anna in 2019', 'A trip'])
})

test('a network that requests very many pages gets the app without tags, and others get the tags', async () => {
  for (let page = 0; page < 120; page++) await app.request('/trip/view/trip')
  reads = []
  expect(await titleOf('/trip/view/trip')).toBeNull()
  expect([reads, logged]).toEqual([[], []])
  network = '192.0.2.2'
  expect(await titleOf('/trip/view/trip')).toBe('A trip')
})
