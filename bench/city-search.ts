/**
 * Measures the city search with the request of the dialog (50 rows by prefix, country and state expanded): 100 requests
 * a second for 20 seconds. Requests start on schedule, also while earlier ones are open. Each is timed from its
 * scheduled start, so a pause of the server counts. The seconds after a start, in which the server makes the names of
 * cities ready, are measured apart, with fewer requests.
 */
import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { percentile, report } from './report.ts'
import { startServer } from './server.ts'

const perSecond = 100
const seconds = 20
const letters = 'abcdefghijklmnoprstuvwz'

/** Prefixes of one to four letters, the same in every run. */
function prefixes(count: number): string[] {
  let seed = 12345
  const next = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    // The lowest bits of this generator repeat after a short time, so use the high ones.
    return (seed >> 8) % below
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(4) }, () => letters[next(letters.length)]).join(''),
  )
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

function fetchList(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.on('data', () => {})
      response.on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })
}

function listUrl(base: string, prefix: string) {
  const query = new URLSearchParams({
    page: '1',
    perPage: '50',
    skipTotal: '1',
    filter: `unaccented_name ~ "${prefix}%" && retired = false`,
    sort: 'unaccented_name,-population',
    expand: 'country,state',
  })
  return `${base}/api/collections/city/records?${query}`
}

await withScratchFolder(async (folder) => {
  const server = await startServer(folder)
  const first: number[] = []
  for (const prefix of prefixes(500)) {
    const began = performance.now()
    await fetchList(listUrl(server.url, prefix))
    first.push(performance.now() - began)
    await setTimeout(10)
  }
  report('city search, the slowest of the first five seconds', Math.max(...first), 150, 'ms')
  for (const path of ['list', 'matches'] as const) {
    const urlOf = (prefix: string) =>
      path === 'list' ? listUrl(server.url, prefix) : `${server.url}/api/cities/matches?q=${prefix}`
    for (const prefix of prefixes(200)) await fetchList(urlOf(prefix))
    const started = performance.now()
    const times: Promise<number>[] = []
    for (const [index, prefix] of prefixes(perSecond * seconds).entries()) {
      const due = started + (index * 1000) / perSecond
      const wait = due - performance.now()
      if (wait > 0) await setTimeout(wait)
      times.push(
        fetchList(urlOf(prefix)).then((status) => {
          if (status !== 200) throw new Error(`${path} answered ${status}.`)
          return performance.now() - due
        }),
      )
    }
    const all = await Promise.all(times)
    const name = path === 'list' ? 'city search, 50 rows expanded' : 'best matches'
    console.log(
      `     ${name}: p50 ${percentile(all, 0.5).toFixed(2)} ms, p95 ${percentile(all, 0.95).toFixed(2)} ms`,
    )
    report(`${name}, p99 at ${perSecond} a second`, percentile(all, 0.99), 10, 'ms')
  }
  await server.stop()
  agent.destroy()
})
