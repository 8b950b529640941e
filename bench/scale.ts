/**
 * Measures a database of many people: `npm run bench -- scale`, with USERS, VISITS (of each) and PROCESSES in the
 * environment, on SQLite or on the empty PostgreSQL database of DATABASE_URL. It has no budget. docs/scale.md has
 * measured results.
 */
import { Agent, request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newId } from '#server/db/new-id.ts'
import type { RealServer } from '#server/test/real-server.ts'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { fillWithPeople } from './fill.ts'
import { percentile } from './report.ts'
import { startServer } from './server.ts'

const people = Number(process.env['USERS'] ?? 10_000)
const visitsEach = Number(process.env['VISITS'] ?? 50)
const processes = Number(process.env['PROCESSES'] ?? 1)
const seconds = Number(process.env['SECONDS'] ?? 5)
const connections = 16
const streams = 1000
const password = 'correct horse'

interface Call {
  method?: string
  path: string
  body?: unknown
  token?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** Sends one request and reads the whole response; returns it and the time taken. */
function send(
  url: string,
  { method = 'GET', path, body, token }: Call,
): Promise<{ status: number; text: string; ms: number }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(url + path, { method, agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, ms: performance.now() - started }),
      )
    })
    call.on('error', reject)
    if (token !== undefined) call.setHeader('authorization', token)
    if (body !== undefined) call.setHeader('content-type', 'application/json')
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/**
 * Runs clients for some seconds, each of which sends one request after the other; returns the responses per second. A
 * refused request is an error.
 */
async function measure(what: string, servers: readonly RealServer[], next: (count: number) => Call) {
  const times: number[] = []
  const ends = performance.now() + seconds * 1000
  let count = 0
  async function client() {
    while (performance.now() < ends) {
      count += 1
      const server = servers[count % servers.length]
      const { status, ms, text } = await send(server?.url ?? '', next(count))
      if (status >= 400) throw new Error(`${what}: answered ${status}, ${text}`)
      times.push(ms)
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(1))
  const rate = Math.round(times.length / seconds)
  console.log(`${what.padEnd(42)} ${String(rate).padStart(6)}/s   p50 ${p50} ms   p99 ${p99} ms`)
}

const openStreams = ({ url }: RealServer) =>
  Promise.all(
    Array.from({ length: streams }, () => fetch(`${url}/api/realtime`).then(({ body }) => body?.getReader())),
  )

await withScratchFolder(async (folder) => {
  const source = process.env['DATABASE_URL'] ?? join(folder, 'waymark.db')
  const first = await startServer(folder)
  await first.stop()
  const filling = performance.now()
  const cities = await fillWithPeople(source, { people, visitsEach })
  console.log(
    `filled in ${Math.round((performance.now() - filling) / 1000)} s; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  )
  const servers = await Promise.all(Array.from({ length: processes }, () => startServer(folder)))
  const [server] = servers
  if (!server) throw new Error('PROCESSES must be at least 1.')

  const email = `bench-${newId()}@example.org`
  await send(server.url, {
    method: 'POST',
    path: '/api/collections/users/records',
    body: { email, name: 'Bench', password, passwordConfirm: password },
  })
  const signIn = {
    method: 'POST',
    path: '/api/collections/users/auth-with-password',
    body: { identity: email, password },
  }
  const { token, record } = JSON.parse((await send(server.url, signIn)).text) as {
    token: string
    record: { id: string }
  }
  const mine = `filter=${encodeURIComponent(`user = "${record.id}"`)}`
  const mark = (index: number): Call => ({
    method: 'POST',
    path: '/api/collections/visited_city/records',
    body: { user: record.id, city: cities[index % cities.length] },
    token,
  })
  for (let index = 0; index < 50; index += 1) await send(server.url, mark(index))

  // Measured before any load, because a loaded process returns memory to the system at irregular times.
  await setTimeout(3000)
  const before = server.memoryMiB()
  const idle = await openStreams(server)
  await setTimeout(2000)
  const each = ((server.memoryMiB() - before) * 1024) / streams
  console.log(`${streams} realtime streams: ${each.toFixed(0)} KiB each`)
  for (const reader of idle) await reader?.cancel()

  const letters = 'abcdefghijklmnoprstuvwz'
  const letter = (index: number) => letters[index % letters.length] ?? 'a'
  const prefix = (index: number) =>
    letter(index) + letter(Math.floor(index / 23)) + letter(Math.floor(index / 529))
  await measure('city search (50 of a prefix, with country)', servers, (index) => ({
    path: `/api/collections/city/records?perPage=50&skipTotal=1&expand=country&sort=unaccented_name&filter=${encodeURIComponent(`unaccented_name ~ "${prefix(index)}%"`)}`,
  }))
  await measure('a person’s 50 marks with their cities', servers, () => ({
    path: `/api/collections/visited_city/records?perPage=500&skipTotal=1&expand=city&${mine}`,
    token,
  }))
  await measure('a person’s countries', servers, () => ({
    path: `/api/collections/distinct_visited_countries/records?perPage=500&skipTotal=1&${mine}`,
    token,
  }))
  await measure('refreshing a session', servers, () => ({
    method: 'POST',
    path: '/api/collections/users/auth-refresh',
    token,
  }))
  await measure('marking a city', servers, (index) => mark(50 + index))
  await measure('signing in', servers, () => signIn)

  const beside = await openStreams(server)
  await measure('marking a city, with these streams open', servers, (index) => mark(50_000 + index))
  for (const reader of beside) await reader?.cancel()
  console.log(`the process uses ${server.memoryMiB().toFixed(0)} MiB`)
  agent.destroy()
  await Promise.all(servers.map((running) => running.stop()))
})
