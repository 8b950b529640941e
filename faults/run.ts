/**
 * Tries faults on a running server and prints a line for each: npm run faults -- [NAME …] [--database sqlite|postgres|both]
 * [--times N] [--minutes N] [--write]. Fails when one fails. With --write it puts what it saw into docs/reliability.md.
 */
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CannotTry, type Fault } from './world/fault.ts'
import { type Result, writeTable } from './world/table.ts'
import { type DatabaseKind, prepareWorlds, type World } from './world/world.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'both' },
    times: { type: 'string', default: '30' },
    minutes: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
})
const kinds: readonly DatabaseKind[] = (['sqlite', 'postgres'] as const).filter(
  (kind) => values.database === 'both' || values.database === kind,
)
const scale = { times: Number(values.times), minutes: Number(values.minutes) }

process.chdir(`${import.meta.dirname}/..`)
const all: Fault[] = []
for (const file of globSync('faults/*.ts', { exclude: ['faults/run.ts'] }).sort()) {
  const { faults } = (await import(`../${file}`)) as { faults: Fault[] }
  all.push(...faults)
}
const unknown = positionals.filter((name) => !all.some((fault) => fault.name === name))
if (unknown.length > 0 || kinds.length === 0) {
  console.error(
    `Unknown: ${unknown.join(', ') || values.database}. There are: ${all.map(({ name }) => name).join(', ')}`,
  )
  process.exit(2)
}
const chosen = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

/** A fault that takes several times as long as it says has failed. */
const limitMs = ({ seconds }: Fault) => {
  const longer = Math.max(1, scale.times / 30, scale.minutes)
  return (60 + 5 * seconds * longer) * 1000
}

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`It did not end within ${ms / 1000} s.`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const worlds = prepareWorlds(scale)
let open: World | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.resolve(open?.close())
      .then(() => worlds.close())
      .finally(() => process.exit(1))
  })
}

async function tryFault(fault: Fault, kind: DatabaseKind): Promise<Result> {
  const started = performance.now()
  const { name, what } = fault
  const result = { name, what, kind, scale, times: 0, outcome: 'FAILED' as const }
  const seconds = () => Math.round((performance.now() - started) / 1000)
  try {
    open = await worlds.open(kind)
    const { times, seen } = await within(limitMs(fault), fault.run(open))
    return { ...result, times, seen, outcome: 'ok', seconds: seconds() }
  } catch (error) {
    const said = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')
    const seen = error instanceof CannotTry ? `It could not be tried: ${said}` : said
    return { ...result, seen, seconds: seconds() }
  } finally {
    await open?.close()
  }
}

const results: Result[] = []
for (const fault of chosen) {
  for (const kind of kinds.filter((kind) => fault.databases.includes(kind))) {
    const result = await tryFault(fault, kind)
    results.push(result)
    const { outcome, name, times, seconds, seen } = result
    console.log(`${outcome.padEnd(6)} ${name} on ${kind}, ${times} times, ${seconds} s: ${seen}`)
  }
}
await worlds.close()
if (values.write) writeTable(results)
if (results.some(({ outcome }) => outcome !== 'ok')) process.exitCode = 1
