/**
 * Measures durable writes: `npm run bench -- writes`. Sixteen people mark cities, remove the marks and save trips of
 * twelve legs, on SQLite or on the empty PostgreSQL database of DATABASE_URL. Prints the rate, the 99th percentile and
 * the CPU time of the server's process for each write. It has no budget: the rate depends on the disk.
 */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { newId } from '#server/db/new-id.ts'
import type { RealServer } from '#server/test/real-server.ts'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { percentile } from './report.ts'
import { startServer } from './server.ts'

const connections = Number(process.env['CONNECTIONS'] ?? 16)
const seconds = Number(process.env['SECONDS'] ?? 5)
const legs = 12
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const records = (collection: string) => `/api/collections/${collection}/records`

interface Call {
  method: string
  path: string
  body?: unknown
  token?: string
}

interface Person {
  id: string
  token: string
}

function send({ url }: RealServer, { method, path, body, token }: Call): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(url + path, { method, agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => {
        if ((answer.statusCode ?? 0) < 400) resolve(text)
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${text}`))
      })
    })
    call.on('error', reject)
    if (token !== undefined) call.setHeader('authorization', token)
    const content = body === undefined ? undefined : JSON.stringify(body)
    if (content !== undefined) {
      call.setHeader('content-type', 'application/json')
      call.setHeader('content-length', Buffer.byteLength(content))
    }
    call.end(content)
  })
}

/** The CPU time that a process has used, in milliseconds. Linux counts it in steps of 10 ms. */
function cpuMs({ pid }: RealServer): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Each client sends one call after the other, until no call is left or the time is over. */
async function measure(server: RealServer, what: string, next: (client: number) => Call | null) {
  const times: number[] = []
  const [started, cpu] = [performance.now(), cpuMs(server)]
  async function client(number: number) {
    while (performance.now() - started < seconds * 1000) {
      const call = next(number)
      if (!call) return
      const sent = performance.now()
      await send(server, call)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, number) => client(number)))
  const rate = (times.length / (performance.now() - started)) * 1000
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(1))
  const each = ((cpuMs(server) - cpu) / times.length).toFixed(2)
  console.log(
    `${what.padEnd(28)} ${rate.toFixed(0).padStart(6)}/s   p50 ${p50} ms   p99 ${p99} ms   CPU ${each} ms`,
  )
}

async function signedUp(server: RealServer): Promise<Person> {
  const [email, password] = [`${newId()}@example.org`, 'correct horse']
  const body = { email, password, passwordConfirm: password, name: 'Bench' }
  await send(server, { method: 'POST', path: records('users'), body })
  const signIn = { identity: email, password }
  const answer = JSON.parse(
    await send(server, {
      method: 'POST',
      path: '/api/collections/users/auth-with-password',
      body: signIn,
    }),
  ) as { token: string; record: { id: string } }
  return { id: answer.record.id, token: answer.token }
}

/** A batch that saves a trip with its legs. */
function trip({ id: user, token }: Person, cities: readonly string[], from: number): Call {
  const ids = Array.from({ length: legs }, newId)
  const tripId = newId()
  const requests = [
    { method: 'POST', url: records('trip'), body: { id: tripId, user, name: 'Round trip', private: true } },
    ...ids.map((id, index) => ({
      method: 'POST',
      url: records('travel_item'),
      body: {
        id,
        user,
        trip: tripId,
        from: cities[(from + index) % cities.length],
        to: cities[(from + index + 1) % cities.length],
        type: 'train',
        order: index,
      },
    })),
    { method: 'PATCH', url: `${records('trip')}/${tripId}`, body: { travel_items: ids } },
  ]
  return { method: 'POST', path: '/api/batch', body: { requests }, token }
}

await withScratchFolder(async (folder) => {
  const server = await startServer(folder)
  const found = await send(server, {
    method: 'GET',
    path: `${records('city')}?perPage=1000&sort=-population,id&fields=id&skipTotal=1`,
  })
  const cities = (JSON.parse(found) as { items: { id: string }[] }).items.map(({ id }) => id)
  const people: Person[] = []
  // One person for each client and each thousand marks.
  for (let index = 0; index < connections * 3; index += 1) people.push(await signedUp(server))
  const clients = Array.from({ length: connections }, () => ({
    made: 0,
    marks: [] as { id: string; of: Person }[],
  }))
  const personOf = (client: number, made: number) => people[client + connections * Math.floor(made / 1000)]

  const mark = (number: number): Call | null => {
    const client = clients[number]
    const of = client && personOf(number, client.made)
    if (!client || !of) return null
    const id = newId()
    client.marks.push({ id, of })
    const city = cities[client.made % 1000]
    client.made += 1
    return { method: 'POST', path: records('visited_city'), body: { id, user: of.id, city }, token: of.token }
  }
  const unmark = (number: number): Call | null => {
    const next = clients[number]?.marks.pop()
    return next
      ? { method: 'DELETE', path: `${records('visited_city')}/${next.id}`, token: next.of.token }
      : null
  }
  let trips = 0
  await measure(server, 'marking a city', mark)
  await measure(server, 'removing a mark', unmark)
  await measure(server, `a trip of ${legs} legs`, (number) => {
    const of = people[number]
    trips += 1
    return of ? trip(of, cities, trips) : null
  })
  agent.destroy()
  await server.stop()
})
