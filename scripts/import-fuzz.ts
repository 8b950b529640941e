/**
 * Reads mutated files: npm run import:fuzz -- --mutations 100000 --seed 1 --only gpx
 *
 * `--mutations` is the number for each sample. Prints the files on which a reader threw or took over a second, and the
 * most memory of the process.
 */
import { parseArgs } from 'node:util'
import { fuzz } from '#web/features/import/fuzz/fuzz.ts'
import { samplesOfApps } from '#web/features/import/fuzz/samples-of-apps.ts'
import { samples } from '#web/features/import/fuzz/samples.ts'

const { values } = parseArgs({
  options: {
    mutations: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})

const chosen = Object.fromEntries(
  Object.entries({ ...(await samples()), ...samplesOfApps() }).filter(([name]) => name.includes(values.only)),
)
let most = 0
const started = performance.now()
const failures = await fuzz(chosen, Number(values.mutations), Number(values.seed), (sample) => {
  most = Math.max(most, process.memoryUsage.rss())
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${sample}: ${seconds} s, ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`)
})
for (const { sample, seed, what } of failures) console.log(`${sample}, seed ${seed}: ${what}`)
const tried = Number(values.mutations) * Object.keys(chosen).length
console.log(`${tried} mutations, ${failures.length} failures, ${(most / 1e6).toFixed(0)} MB`)
process.exitCode = failures.length > 0 ? 1 : 0
