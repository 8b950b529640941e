/**
 * Measures the assistant over HTTP without a model: its first answer after the start, then prompts one after the other,
 * each with a follow-up, and the memory of the planner's process. `planner-index` measures the index alone.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import { committedCases } from '#server/planner/eval/committed-cases.ts'
import { preparePlanner } from '#server/planner/prepare-planner.ts'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { plannedTrip } from '#shared/planner.ts'
import type { OpenTrip } from '#shared/trip-request.ts'
import { percentile, report } from './report.ts'
import { signUp, startServer } from './server.ts'

type Trip = z.infer<typeof plannedTrip>

const budget = { firstMs: 1000, p95Ms: 60, megabytes: 250 }

/** The trip in the form in which the page sends it when it asks for a change. */
function opened({ travel_items: legs, days, starts }: Trip): OpenTrip {
  const cities = legs.flatMap(({ from_record, to_record }, at) =>
    at === 0 ? [from_record, to_record] : [to_record],
  )
  const stops = cities.map(({ id }, at) => {
    const arrival = legs[at - 1]?.arrival_day ?? 1
    return { city: id, nights: (legs[at]?.start_day ?? days.length) - arrival }
  })
  return { stops, ways: legs.map(({ type }) => type), starts }
}

/** The resident memory of the child process with this script, in MB. */
function memoryOfChild(parent: number, script: string): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const isChild = status.includes(`PPid:\t${parent}\n`)
      if (isChild && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script))
        return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6
    } catch {
      // The process has ended in the meantime.
    }
  }
  return Number.NaN
}

process.env['PLANNER_DAILY_LIMIT'] = '100000'
// The build prepares the index and the compiled code in the same way.
await preparePlanner(new URL('../data/dist/', import.meta.url), 'node_modules/.cache/node')
await withScratchFolder(async (folder) => {
  const server = await startServer(folder)
  try {
    const { token } = await signUp(server.url)
    const ask = async (body: object): Promise<{ ms: number; trip: Trip | undefined }> => {
      const started = performance.now()
      const response = await fetch(`${server.url}/api/planner/generate`, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer: unknown = await response.json()
      const ms = performance.now() - started
      return { ms, trip: response.ok ? plannedTrip.parse(answer) : undefined }
    }
    report('first answer', (await ask({ prompt: 'Rome and Florence in 5 days' })).ms, budget.firstMs, 'ms')
    const times: number[] = []
    const changes: number[] = []
    for (const { prompt } of committedCases.flatMap(({ cases }) => cases)) {
      const { ms, trip } = await ask({ prompt })
      times.push(ms)
      if (!trip) continue
      const change = { prompt: 'reverse it', trip: opened(trip), request: trip.request }
      changes.push((await ask(change)).ms)
    }
    report(`p95 of ${times.length} prompts`, percentile(times, 0.95), budget.p95Ms, 'ms')
    report(`p95 of ${changes.length} follow-ups`, percentile(changes, 0.95), budget.p95Ms, 'ms')
    const megabytes = memoryOfChild(server.pid, 'planner-process.ts')
    report('memory of the planner’s process', megabytes, budget.megabytes, 'MB')
  } finally {
    await server.stop()
  }
})
