/**
 * Reads mutated files: npm run import:fuzz -- --mutations 100000 --seed 1 --only gpx --only 'saved list'
 *
 * `--mutations` is the number for each sample. Each sample is read in a process of its own with Node's memory limits.
 * Prints for each sample the longest time of one file and the peak memory, beside the peak of a process that loads the
 * same modules and reads nothing; then the files on which a reader threw, took over a second or hung.
 */
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Fuzzed, fuzz } from '#web/features/import/fuzz/fuzz.ts'
import { samplesOfApps } from '#web/features/import/fuzz/samples-of-apps.ts'
import { samples } from '#web/features/import/fuzz/samples.ts'
import { loadZones } from '#web/features/import/read/zones.ts'
import { processorMs } from '#web/test/processor-ms.ts'

const { values } = parseArgs({
  options: {
    mutations: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
    sample: { type: 'string' },
  },
})

const [count, firstSeed] = [Number(values.mutations), Number(values.seed)]
const all = { ...(await samples()), ...samplesOfApps() }
/** A process that reads no further file within this time counts as hung. */
const silenceMs = 120_000
/** A process reports its progress after this many files. */
const filesOfTurn = 500
/**
 * A process reads at most this many files: a browser ends the worker after each import, while the heap of a
 * long-running process keeps growing.
 */
const filesOfProcess = 1000

type Told = { is: 'at'; seed: number } | ({ is: 'done'; peakBytes: number } & Fuzzed)

/** The peak memory of this process, in bytes. The kernel's figure includes the time before the program started. */
const peakBytes = (): number => {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
    if (kilobytes !== undefined) return Number(kilobytes) * 1024
  } catch {
    // Other systems have no /proc.
  }
  return process.resourceUsage().maxRSS * 1024
}

type Run = Fuzzed & { peakBytes: number }

/** The combined reports of one sample's processes. */
const runOf = async (sample: string): Promise<Run> => {
  const run: Run = { failures: [], longestMs: 0, peakBytes: 0 }
  for (let seed = firstSeed; seed < firstSeed + count; seed += filesOfProcess) {
    const { failures, ...most } = await processOf(
      sample,
      Math.min(filesOfProcess, firstSeed + count - seed),
      seed,
    )
    run.failures.push(...failures)
    run.longestMs = Math.max(run.longestMs, most.longestMs)
    run.peakBytes = Math.max(run.peakBytes, most.peakBytes)
  }
  return run
}

const processOf = (sample: string, mutations: number, firstSeed: number) =>
  new Promise<Run>((resolve) => {
    const options = ['--sample', sample, '--mutations', String(mutations), '--seed', String(firstSeed)]
    const child = fork(fileURLToPath(import.meta.url), options, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/node' },
    })
    let last = firstSeed
    let done: Run | undefined
    const stop = () => child.kill('SIGKILL')
    let timer = setTimeout(stop, silenceMs)
    child.on('message', (told: Told) => {
      clearTimeout(timer)
      timer = setTimeout(stop, silenceMs)
      if (told.is === 'at') last = told.seed
      else done = told
    })
    child.on('exit', () => {
      clearTimeout(timer)
      const what = `ended or hung in the ${filesOfTurn} files after it`
      resolve(
        done ?? { failures: [{ sample, seed: last, what }], longestMs: Infinity, peakBytes: Number.NaN },
      )
    })
  })

if (values.sample !== undefined) {
  const { sample } = values
  const bytes = all[sample]
  if (bytes === undefined) throw new Error(`No sample is called ${sample}.`)
  await loadZones()
  const tell = (told: Told) => process.send?.(told)
  const tried = (_: string, seed: number) => {
    if (seed % filesOfTurn === 0) tell({ is: 'at', seed })
  }
  const fuzzed = await fuzz({ [sample]: bytes }, count, firstSeed, processorMs, tried)
  tell({ is: 'done', peakBytes: peakBytes(), ...fuzzed })
  if (process.connected) process.disconnect()
} else {
  const names = values.only ?? Object.keys(all)
  const mb = (bytes: number) => (bytes / 1e6).toFixed(0)
  const failures: Fuzzed['failures'] = []
  const empty = await processOf(names[0] ?? '', 0, 1)
  console.log(`${mb(empty.peakBytes)} MB without a file`)
  for (const name of names) {
    const { longestMs, ...run } = await runOf(name)
    failures.push(...run.failures)
    console.log(
      `${name}: ${count} from ${firstSeed}, ${run.failures.length} failures, ${longestMs.toFixed(0)} ms, ${mb(run.peakBytes)} MB`,
    )
  }
  for (const { sample, seed, what } of failures) console.log(`${sample}, seed ${seed}: ${what}`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
