import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { setTimeout as waited } from 'node:timers/promises'
import type { HttpClient } from '#server/test/http-client.ts'
import type { RealServer } from '#server/test/real-server.ts'
import type { Fault } from './world/fault.ts'
import { linesOf, strayErrors } from './world/log.ts'
import { eventually, type World } from './world/world.ts'

const uploads = 50
const answers = 100
const halfOpen = 10_000
const trickled = 400
const streams = 5000
const marks = 40
/** Node checks for slow requests every 30 s. The limits are 80 s for the headers and 120 s for the whole request. */
const slowestSeconds = 180
/**
 * Later than the time after which the server closes connections without a request, but before the limit for headers can
 * have passed since then.
 */
const droppedAfterSeconds = 140
/** The longest time in which other clients must get their responses. */
const mostSeconds = 3
const list = '/api/collections/city/records?perPage=1000&sort=name'

type Server = RealServer & HttpClient & { status(path: string): Promise<number> }

/** Opens connections, and closes them after the fault. */
async function openSockets(world: World, { url }: Server, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  world.afterwards(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (let index = 0; index < count; index += 1) {
    const socket = connect(Number(port), hostname)
    // The server closes these connections, as this fault expects.
    socket.on('error', () => undefined)
    // A socket that is not read does not notice that the server closes it.
    socket.resume()
    sockets.push(socket)
    if (index % 200 === 199) await waited(20)
  }
  await eventually('the connections are open', 30, () => sockets.every(({ pending }) => !pending))
  return sockets
}

/** Requests pages and records. Throws when a request fails. Returns the longest time, in seconds. */
async function askOthers(server: Server): Promise<number> {
  let longest = 0
  for (const path of ['/livez', '/readyz', '/api/collections/city/records?perPage=5', '/api/config']) {
    const asked = performance.now()
    assert.equal(await server.status(path), 200, path)
    longest = Math.max(longest, (performance.now() - asked) / 1000)
  }
  assert.ok(longest < mostSeconds, `Another client waited ${longest.toFixed(1)} s.`)
  return longest
}

const errorsOf = (server: Server) =>
  linesOf(server)
    .filter(({ level }) => level === 'error')
    .map(({ message }) => message)

export const faults: Fault[] = [
  {
    name: 'uploads-break-off',
    what: 'Clients send half of a form or of JSON, with a length and in chunks, and close the connection.',
    databases: ['sqlite', 'postgres'],
    seconds: 10,
    async run(world) {
      const server = await world.start()
      const kinds = ['application/json', 'multipart/form-data; boundary=x'].flatMap((type) =>
        ['content-length: 500000', 'transfer-encoding: chunked'].map((length) => ({ type, length })),
      )
      const sockets = await openSockets(world, server, uploads)
      for (const [index, socket] of sockets.entries()) {
        const { type, length } = kinds[index % kinds.length] ?? assert.fail()
        const head = `POST /api/collections/users/records HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n${length}`
        socket.write(`${head}\r\n\r\n1000\r\n--x\r\n`)
      }
      await waited(500)
      for (const socket of sockets) socket.destroy()
      const counted = async (status: RegExp) => {
        const metrics = await (await server.send('/metrics')).text()
        const rows = metrics.split('\n').filter((line) => line.startsWith('http_requests_total'))
        const counts = rows.filter((row) => status.test(row)).map((row) => Number(row.split(' ').at(-1)))
        return counts.reduce((sum, count) => sum + count, 0)
      }
      await eventually('the uploads are counted', 10, async () => (await counted(/status="499"/)) === uploads)
      assert.equal(await counted(/status="5/), 0)
      assert.deepEqual(errorsOf(server), [])
      assert.equal(await server.stop(), 0)
      return { times: uploads, seen: 'each was counted with status 499, none as an error of the server' }
    },
  },
  {
    name: 'answers-break-off',
    what: 'Clients close the connection in the middle of a long response.',
    databases: ['sqlite'],
    seconds: 20,
    async run(world) {
      const server = await world.start()
      const sockets = await openSockets(world, server, answers)
      for (const socket of sockets) {
        socket.once('data', () => socket.destroy())
        socket.write(`GET ${list} HTTP/1.1\r\nhost: x\r\n\r\n`)
      }
      await eventually('all have closed', 60, () => sockets.every(({ destroyed }) => destroyed))
      await askOthers(server)
      assert.deepEqual(errorsOf(server), [])
      assert.equal(await server.stop(), 0)
      return { times: answers, seen: 'no error; other clients were answered' }
    },
  },
  {
    name: 'half-open-sockets',
    what: `${halfOpen} connections are opened and nothing is sent.`,
    databases: ['sqlite'],
    seconds: 130,
    async run(world) {
      const server = await world.start()
      const before = Math.round(server.memoryMiB())
      const sockets = await openSockets(world, server, halfOpen)
      const longest = await askOthers(server)
      const during = Math.round(server.memoryMiB())
      // When the queue of new connections overflows, Linux drops some that the client takes for open. The client
      // notices this when it sends its first byte. On a connection that the server has, this late byte ends nothing.
      const open = () => sockets.filter(({ readyState }) => readyState === 'open')
      const asksSystem = setTimeout(() => {
        for (const socket of open()) socket.write('G')
      }, droppedAfterSeconds * 1000)
      world.afterwards(() => clearTimeout(asksSystem))
      const closed = await eventually('the server closes them', slowestSeconds, () => open().length === 0)
      await askOthers(server)
      assert.deepEqual(strayErrors(server), [])
      assert.equal(await server.stop(), 0)
      const seen = `others were answered within ${longest.toFixed(1)} s; memory ${before} MiB before and ${during} with them; all were closed after ${Math.round(closed)} s`
      return { times: halfOpen, seen }
    },
  },
  {
    name: 'trickled-requests',
    what: `${trickled} connections send their headers or their body one byte each second, without end.`,
    databases: ['sqlite'],
    seconds: 150,
    async run(world) {
      const server = await world.start()
      const sockets = await openSockets(world, server, trickled)
      const post =
        'POST /api/collections/users/records HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
      for (const [index, socket] of sockets.entries())
        socket.write(index % 2 === 0 ? 'GET / HTTP/1.1\r\nx: ' : `${post}content-length: 50000\r\n\r\n"`)
      const trickle = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write('x')
      }, 1000)
      world.afterwards(() => clearInterval(trickle))
      const longest = await askOthers(server)
      const closed = await eventually('the server closes them', slowestSeconds, () =>
        sockets.every(({ readyState }) => readyState !== 'open'),
      )
      await askOthers(server)
      assert.deepEqual(errorsOf(server), [])
      assert.equal(await server.stop(), 0)
      const seen = `others were answered within ${longest.toFixed(1)} s; all were closed after ${Math.round(closed)} s`
      return { times: trickled, seen }
    },
  },
  {
    name: 'streams-nobody-reads',
    what: `${streams} event streams subscribe to the marks of a person and never read, while the person marks cities.`,
    databases: ['sqlite', 'postgres'],
    seconds: 90,
    async run(world) {
      const server = await world.start()
      const person = await server.people.register({ email: 'marker@example.org' })
      const found = await server.send(`/api/collections/city/records?perPage=${marks}&fields=id`)
      const { items: cities } = (await found.json()) as { items: { id: string }[] }
      const sockets = await openSockets(world, server, streams)
      const clients = new Set<string>()
      for (const socket of sockets) {
        // After the first event, which contains the client's id, the client reads nothing.
        socket.on('data', function read(chunk: Buffer) {
          const [, id] = /"clientId":"([^"]+)"/.exec(chunk.toString()) ?? []
          if (id === undefined) return
          clients.add(id)
          socket.off('data', read)
          socket.pause()
        })
        socket.write('GET /api/realtime HTTP/1.1\r\nhost: x\r\n\r\n')
      }
      const opened = await eventually('all streams are open', 120, () => clients.size === streams)
      const { token } = person
      for (const clientId of clients) {
        const body = { clientId, subscriptions: ['visited_city/*'] }
        assert.equal((await server.send('/api/realtime', { method: 'POST', body, token })).status, 204)
      }
      let longest = 0
      for (const { id: city } of cities) {
        await server.people.createRecord(person, 'visited_city', { city })
        longest = Math.max(longest, await askOthers(server))
      }
      const memory = Math.round(server.memoryMiB())
      assert.ok(memory < 700, `The memory is ${memory} MiB.`)
      assert.deepEqual(errorsOf(server), [])
      assert.equal(await server.stop(), 0)
      const seen = `opened in ${Math.round(opened)} s; others were answered within ${longest.toFixed(1)} s; ${memory} MiB of memory; the process ended in time with the streams open`
      return { times: streams, seen }
    },
  },
]
