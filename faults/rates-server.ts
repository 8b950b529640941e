import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { openHttpServer, sendEndlessly } from '#server/test/http-server.ts'
import { run } from '#server/test/test-database.ts'
import type { Fault } from './world/fault.ts'
import { type Behaviour, odd, oddServer } from './world/odd-server.ts'
import { eventually, type World } from './world/world.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** Wrong behaviours over HTTP. */
const lies: Record<string, RequestListener> = {
  failing: (_request, response) => response.writeHead(500).end('{}'),
  'sending elsewhere': (_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'sending a page': (_request, response) => response.end('<h1>Please sign in</h1>'),
  'sending nonsense': (_request, response) =>
    response.end(JSON.stringify({ date: today(), eur: { usd: 1e9, gbp: -1, jpy: 'many' } })),
  'sending without end': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    sendEndlessly(response)
  },
}

const ratesOf = (world: World) =>
  world.withDatabase((database) =>
    run<{ code: string; rate: number }>(database, 'select code, rate from currency order by code'),
  )

/** Starts a server whose rates are due for a refresh, and waits for the outcome. */
async function refresh(world: World, url: string, outcome: RegExp) {
  await world.withDatabase(({ db }) => db.updateTable('rates_refresh').set({ due: '' }).execute())
  const server = await world.start({ RATES_URL: url })
  await server.people.register({ email: `${Math.random().toString(36).slice(2)}@example.org` })
  assert.equal(await server.status('/api/collections/currency/records?perPage=500'), 200)
  await eventually(`the log has ${outcome}`, 30, () => outcome.test(server.errors()))
  assert.equal(await server.stop(), 0)
}

export const faults: Fault[] = [
  {
    name: 'rates-server',
    what: `The service of exchange rates is down, ${[...Object.keys(odd), ...Object.keys(lies)].join(', ')}; then it works again.`,
    databases: ['sqlite', 'postgres'],
    seconds: 60,
    async run(world) {
      const before = await ratesOf(world)
      const server = await oddServer()
      world.afterwards(server.close)
      const url = `http://127.0.0.1:${server.port}/eur.json`
      const refused = /were not refreshed; the old rates stay/
      await refresh(world, url, refused)
      for (const behave of Object.values<Behaviour>(odd)) {
        await server.serve(behave)
        await refresh(world, url, refused)
      }
      for (const answer of Object.values(lies)) {
        const lying = await openHttpServer(answer)
        await refresh(world, lying.url, refused)
        await lying.close()
      }
      assert.deepEqual(await ratesOf(world), before)

      const eur = Object.fromEntries(before.map(({ code, rate }) => [code.toLowerCase(), rate * 1.01]))
      const honest = await openHttpServer((_request, response) =>
        response.end(JSON.stringify({ date: today(), eur })),
      )
      world.afterwards(() => honest.close())
      await refresh(world, honest.url, /The exchange rates were refreshed/)
      assert.notDeepEqual(await ratesOf(world), before)
      const times = 1 + Object.keys(odd).length + Object.keys(lies).length
      return {
        times,
        seen: 'the server was ready and answered at once, the old rates stayed, and the log said why; new rates were stored when the service worked again',
      }
    },
  },
]
