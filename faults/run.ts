/**
 * Tries faults on a running server and prints a line for each: npm run faults -- [NAME …] [--database
 * sqlite|postgres|both] [--times N] [--minutes N] [--at-once N] [--write]. Exits with 1 if a fault has failed. With
 * --write it writes the results into docs/reliability.md.
 */
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Fault } from './world/fault.ts'
import { ownProcesses } from './world/own-process.ts'
import { type Result, writeTable } from './world/table.ts'
import type { Tried, Work } from './world/try.ts'
import type { DatabaseKind, Filled } from './world/world.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'both' },
    times: { type: 'string', default: '30' },
    minutes: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
})
const kinds: readonly DatabaseKind[] = (['sqlite', 'postgres'] as const).filter(
  (kind) => values.database === 'both' || values.database === kind,
)
const scale = { times: Number(values.times), minutes: Number(values.minutes) }

process.chdir(`${import.meta.dirname}/..`)
const all: (Fault & { file: string })[] = []
for (const file of globSync('faults/*.ts', { exclude: ['faults/run.ts'] }).sort()) {
  const { faults } = (await import(`../${file}`)) as { faults: Fault[] }
  all.push(...faults.map((fault) => ({ ...fault, file })))
}
const unknown = positionals.filter((name) => !all.some((fault) => fault.name === name))
if (unknown.length > 0 || kinds.length === 0) {
  console.error(
    `Unknown: ${unknown.join(', ') || values.database}. There are: ${all.map(({ name }) => name).join(', ')}`,
  )
  process.exit(2)
}
const chosen = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

/** A fault that takes several times its stated duration has failed. */
const limitSeconds = ({ seconds }: Fault) => 60 + 5 * seconds * Math.max(1, scale.times / 30, scale.minutes)
const fillSeconds = 120
const none: Filled = { dataDir: '', cluster: null }

const processes = ownProcesses()
const tryModule = 'faults/world/try.ts'
const fill = (kind: DatabaseKind) => {
  const work: Work = { kind, scale, fault: null }
  return processes.run(tryModule, work, { seconds: fillSeconds, keepsFolder: true }) as Promise<Filled>
}

async function tryFault(fault: (typeof all)[number], kind: DatabaseKind, filled: Filled): Promise<Result> {
  const started = performance.now()
  const { name, what, file } = fault
  const work: Work = { kind, scale, fault: { name, file, filled } }
  const tried = await processes.run(tryModule, work, { seconds: limitSeconds(fault) }).then(
    (message) => message as Tried,
    (error: Error): Tried => ({ failed: error.message }),
  )
  const seconds = Math.round((performance.now() - started) / 1000)
  const result = { name, what, kind, scale, seconds }
  return 'failed' in tried
    ? { ...result, times: 0, seen: tried.failed, outcome: 'FAILED' }
    : { ...result, ...tried, outcome: 'ok' }
}

const results: Result[] = []
// The longest first, so that no long fault runs alone at the end.
const waiting = chosen
  .toSorted((one, other) => other.seconds - one.seconds)
  .flatMap((fault) => kinds.filter((kind) => fault.databases.includes(kind)).map((kind) => ({ fault, kind })))
async function tryWaiting(filled: Record<DatabaseKind, Filled>) {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const result = await tryFault(next.fault, next.kind, filled[next.kind])
    if (processes.isClosed()) return
    results.push(result)
    const { outcome, name, kind, times, seconds, seen } = result
    console.log(`${outcome.padEnd(6)} ${name} on ${kind}, ${times} times, ${seconds} s: ${seen}`)
  }
}
try {
  const filled = { sqlite: none, postgres: none }
  for (const kind of kinds) filled[kind] = await fill(kind)
  await Promise.all(Array.from({ length: Number(values['at-once']) }, () => tryWaiting(filled)))
} finally {
  await processes.close()
}
if (values.write) writeTable(results)
if (results.some(({ outcome }) => outcome !== 'ok')) process.exitCode = 1
