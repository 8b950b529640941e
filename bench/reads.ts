/**
 * Measures reads, refreshing a session, signing in and static files: CPU time and requests per second, relative to the
 * floor (floor.ts) and, with REFERENCE_URL, to a PocketBase server with the same rows (reference.ts).
 * docs/performance.md says how to run it and has measured results.
 *
 * BENCH_DATA names a folder that keeps the filled database for the next run.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { fillWithPeople } from './fill.ts'
import { answerOf, type Call, type Figure, load, type Target } from './load.ts'
import { benchPerson, signIn, signUp, startServer, type Session } from './server.ts'

const isQuick = process.argv[2] === 'quick'
const people = isQuick ? 1000 : 10_000
const visitsEach = 60
const seconds = isQuick ? 1 : 3
/**
 * A call is repeated before its measurement until Node has compiled its code, so that the measurement shows the cost in
 * a long-running process.
 */
const warmUp = isQuick ? { seconds: 0.3, requests: 6000 } : { seconds: 1, requests: 10_000 }
const connections = 16
const webFolder = resolve('web/dist')
/**
 * The least speed as a multiple of the floor's and of the reference's. The quick run divides the multiple of the floor
 * by `widened`.
 */
const least = { ofFloor: 0.4, ofStaticFloor: 0.5, ofReference: 3 }
const widened = isQuick ? 1.5 : 1

/**
 * A request that is measured. `floor` is the least speed as a share of the floor's; null when the floor has no such
 * call.
 */
interface Measurement {
  name: string
  call: (index: number, token: string) => Call
  floor: number | null
  /** Whether the reference has the same call. */
  hasReference: boolean
}

const citySearch = (prefix: string) => {
  const filter = `unaccented_name ~ "${prefix}%" && retired = false`
  const query = { page: '1', perPage: '50', skipTotal: '1', filter, sort: 'unaccented_name,-population' }
  return `/api/collections/city/records?${new URLSearchParams({ ...query, expand: 'country,state' })}`
}

function measurements(file: string, session: Session): Measurement[] {
  const db = new Database(file, { readonly: true })
  const texts = (statement: string) => db.prepare<[], string>(statement).pluck().all()
  const cities = texts('select id from city order by substr(id, -4), id')
  const prefixes = texts(
    `select distinct substr(unaccented_name, 1, 4) from city where unaccented_name glob '[a-z][a-z][a-z][a-z]*'
     order by substr(id, -4), id`,
  )
  db.close()
  const at = (list: readonly string[], index: number) => list[index % list.length] ?? ''
  const mine = encodeURIComponent(`user = "${session.record.id}"`)
  const marks = `/api/collections/visited_city/records?filter=${mine}`
  const [script = ''] = readdirSync(join(webFolder, 'assets')).filter((name) => /^index-.*\.js$/.test(name))
  const users = '/api/collections/users'
  const { email, password } = benchPerson
  const own = (path: string) => (_index: number, token: string) => ({ path, token })
  const get = (path: (index: number) => string) => (index: number) => ({ path: path(index) })
  const read = { floor: least.ofFloor, hasReference: true }
  const file_ = { floor: least.ofStaticFloor, hasReference: false }
  return [
    { name: 'city search, repeated', call: get((index) => citySearch(at(prefixes, index % 50))), ...read },
    { name: 'city search, new prefixes', call: get((index) => citySearch(at(prefixes, index))), ...read },
    {
      name: 'view of a city',
      call: get((index) => `/api/collections/city/records/${at(cities, index)}`),
      ...read,
    },
    {
      name: 'own 50 marks, expanded',
      call: own(`${marks}&perPage=50&skipTotal=1&expand=city.country,city.state`),
      ...read,
    },
    { name: 'own 20 marks', call: own(`${marks}&perPage=20&skipTotal=1`), ...read },
    { name: 'own 20 marks with their count', call: own(`${marks}&perPage=20`), ...read },
    {
      name: 'refreshing a session',
      call: (_index, token) => ({ method: 'POST', path: `${users}/auth-refresh`, token }),
      ...read,
    },
    {
      name: 'signing in',
      call: () => ({
        method: 'POST',
        path: `${users}/auth-with-password`,
        body: { identity: email, password },
      }),
      floor: null,
      hasReference: true,
    },
    { name: 'page', call: get(() => '/'), ...file_ },
    { name: 'main script', call: get(() => `/assets/${script}`), ...file_ },
  ]
}

async function measured(target: Target, call: (index: number) => Call): Promise<Figure> {
  let index = 0
  const next = () => call(index++)
  await load(target, next, { connections, ...warmUp })
  return load(target, next, { connections, seconds })
}

const inWords = ({ perSecond, cpuUs, p50Ms, p99Ms }: Figure) =>
  `${perSecond.toFixed(0)}/s, ${cpuUs.toFixed(0)} µs of CPU, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`

/** Prints a line with a budget; the process exits with 1 when the value is below it. */
function atLeast(what: string, value: number, budget: number) {
  const isHeld = value >= budget
  console.log(`${isHeld ? 'ok  ' : 'MISS'}   ${what}: ${value.toFixed(2)} (budget ${budget.toFixed(2)})`)
  if (!isHeld) process.exitCode = 1
}

async function startFloor(file: string) {
  const child = spawn(process.execPath, ['bench/floor.ts', file, webFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((done, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      const [, found] = /ready at (\S+)/.exec(data.toString()) ?? []
      if (found !== undefined) done(found)
    })
    child.once('exit', (code) => reject(new Error(`The floor ended with ${code}.`)))
  })
  return { url, pid: child.pid, stop: () => child.kill() }
}

/** Throws when the floor's response differs from the server's, because then their speeds cannot be compared. */
async function compareAnswers(ours: Target, floor: Target, call: Call, name: string) {
  const [mine, theirs] = await Promise.all([answerOf(ours.url, call), answerOf(floor.url, call)])
  const plain = ({ body }: { body: Buffer }) => body.toString().replace(/"token":"[^"]*"/, '')
  if (plain(mine) !== plain(theirs))
    throw new Error(
      `${name}: the floor sends\n${theirs.body.toString()}\nin place of\n${mine.body.toString()}`,
    )
}

/** Marks the largest cities as visited. */
async function markCities(url: string, { token, record }: Session) {
  const largest = `/api/collections/city/records?perPage=${visitsEach}&sort=-population&fields=id`
  const { body } = await answerOf(url, { path: largest })
  const { items } = JSON.parse(body.toString()) as { items: { id: string }[] }
  for (const { id } of items) {
    const mark = { user: record.id, city: id }
    await answerOf(url, { method: 'POST', path: '/api/collections/visited_city/records', token, body: mark })
  }
}

async function run(folder: string) {
  if (!existsSync(join(webFolder, 'index.html'))) throw new Error('Build the web app first: npm run build')
  const file = join(folder, 'waymark.db')
  if (!existsSync(file)) {
    const first = await startServer(folder)
    await markCities(first.url, await signUp(first.url))
    await first.stop()
    await fillWithPeople(file, { people, visitsEach })
  }
  const ours = await startServer(folder)
  const floor = await startFloor(file)
  const referenceUrl = process.env['REFERENCE_URL']
  const reference = referenceUrl && {
    url: referenceUrl,
    pid: Number(process.env['REFERENCE_PID']) || undefined,
  }
  try {
    const session = await signIn(ours.url)
    const referenceToken = reference && (await signIn(reference.url)).token
    console.log(
      `${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
    )
    for (const { name, call, floor: budget, hasReference } of measurements(file, session)) {
      const ownCall = (index: number) => call(index, session.token)
      if (budget !== null) await compareAnswers(ours, floor, ownCall(0), name)
      const base = budget === null ? null : await measured(floor, ownCall)
      const figure = await measured(ours, ownCall)
      console.log(`     ${name}: ${inWords(figure)}`)
      if (base && budget !== null) {
        console.log(`       floor: ${inWords(base)}`)
        atLeast('speed in proportion to the floor, by CPU', base.cpuUs / figure.cpuUs, budget / widened)
      }
      if (!reference || !referenceToken || !hasReference) continue
      const theirs = await measured(reference, (index) => call(index, referenceToken))
      console.log(`       reference: ${inWords(theirs)}`)
      if (reference.pid !== undefined) {
        const byCpu = theirs.cpuUs / figure.cpuUs
        console.log(`       speed in proportion to the reference, by CPU: ${byCpu.toFixed(2)}`)
      }
      atLeast(
        'requests a second in proportion to the reference',
        figure.perSecond / theirs.perSecond,
        least.ofReference,
      )
      atLeast('99th percentile of the reference in proportion to ours', theirs.p99Ms / figure.p99Ms, 1)
    }
  } finally {
    floor.stop()
    await ours.stop()
  }
}

const kept = process.env['BENCH_DATA']
if (kept === undefined) await withScratchFolder(run)
else {
  mkdirSync(kept, { recursive: true })
  await run(kept)
}
