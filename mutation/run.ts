/**
 * Mutation tests of a folder: changes its code in one place at a time and lists the changes that no test notices.
 *
 *     npm run mutation -- server/records            # the score, and each change that no test notices
 *     npm run mutation -- server/records --write    # the same, and the folder's row in docs/reliability.md
 *     npm run mutation -- server/mail/worker.ts     # one file
 *     npm run mutation -- server/records --anew     # without the results of the last run
 *     npm run mutation -- server/records --sample 150 --seed 2    # 150 changes, chosen at random by the seed (1)
 *
 * A folder with code for each database is tested on SQLite and then on PostgreSQL (folders.ts).
 *
 * Results are kept in node_modules/.cache/mutation: the next run repeats only what a change of the code or of the tests
 * can have changed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { equivalents } from './equivalents.ts'
import { folderOf, slowTests, unchanged } from './folders.ts'
import { scoreOf, scoreText, writeRow } from './report.ts'
import type { Sample } from './sample.ts'

const {
  values: options,
  positionals: [path],
} = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    anew: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
if (path === undefined || !existsSync(path)) {
  console.error('The argument must be a folder or a file, such as server/records.')
  process.exit(2)
}
const folder = path.replace(/\/$/, '')
const isFile = statSync(folder).isFile()
const sample: Sample | undefined = options.sample
  ? { size: Number(options.sample), seed: Number(options.seed) }
  : undefined
if (sample && !(Number.isInteger(sample.size) && sample.size > 0 && Number.isInteger(sample.seed))) {
  console.error('The size of a sample and its seed must be integers, such as --sample 150 --seed 2.')
  process.exit(2)
}

const stryker = 'mutation/node_modules/@stryker-mutator/core/bin/stryker.js'
if (!existsSync(stryker)) {
  const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: 'mutation', stdio: 'inherit' })
  if (installed.status !== 0) process.exit(1)
}

const {
  project,
  tests = [],
  postgres = false,
} = folderOf(isFile ? folder.split('/').slice(0, 2).join('/') : folder)
const kept = new Set(unchanged.flatMap((glob) => globSync(glob)))
const isCode = (file: string) => !/\.(?:test\.tsx?|d\.ts|gen\.ts)$/.test(file) && !kept.has(file)
const code = isFile ? [folder] : globSync(`${folder}/**/*.{ts,tsx}`).filter(isCode).sort()
const slow = new Set(slowTests.flatMap((glob) => globSync(glob)).filter((file) => !tests.includes(file)))
const testFolder = isFile ? folder.split('/').slice(0, -1).join('/') : folder
const testFiles = [`${testFolder}/**/*.test.{ts,tsx}`, ...tests]
  .flatMap((glob) => globSync(glob))
  .filter((file) => !slow.has(file))

const cache = resolve('node_modules/.cache/mutation')
mkdirSync(cache, { recursive: true })
const name = folder.replaceAll('/', '-') + (sample ? `.seed-${sample.seed}` : '')
/** Runs the tests with each change on a database. Returns the report of Stryker. */
function mutate(database: 'sqlite' | 'postgres'): string {
  const file = join(cache, database === 'sqlite' ? name : `${name}.${database}`)
  const incrementalFile = `${file}.json`
  const reportFile = `${file}.report.json`
  if (options.anew) rmSync(incrementalFile, { force: true })
  const config = {
    mutate: code,
    testRunner: 'warm-vitest',
    plugins: [
      resolve('mutation/warm-runner.ts'),
      resolve('mutation/class-names.ts'),
      ...(project === 'web' ? [resolve('mutation/asset-addresses.ts')] : []),
      ...(sample ? [resolve('mutation/sample.ts')] : []),
    ],
    ignorers: ['class-names', ...(project === 'web' ? ['asset-addresses'] : [])],
    vitest: { configFile: 'mutation/vitest.config.ts', related: false, pool: 'forks' },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Node removes the types, so a comment that disables the type check changes nothing.
    disableTypeChecks: false,
    tsconfigFile: 'none',
    incremental: true,
    incrementalFile,
    // The sampler comes first, so that the other reporters know what it leaves out.
    reporters: [...(sample ? ['sample'] : []), 'json', 'progress-append-only'],
    ...(sample && { sample }),
    jsonReporter: { fileName: reportFile },
    // Not below node_modules, where Vitest treats each script as part of a package.
    tempDirName: join(tmpdir(), 'waymark-mutation'),
    ignorePatterns: [
      '/var',
      '/build',
      '/web/dist*',
      '/data/sources',
      '/docs',
      '/test-results',
      '/playwright-report',
    ],
    // On a busy machine a slow test must not count as an endless loop.
    timeoutMS: 20_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 30,
    allowEmpty: false,
    checkers: [],
  }
  const configFile = `${file}.config.json`
  writeFileSync(configFile, JSON.stringify(config))
  const { status } = spawnSync(process.execPath, [stryker, 'run', configFile], {
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATION_PROJECT: project,
      MUTATION_TESTS: testFiles.join(' '),
      TEST_DATABASE: database,
    },
  })
  if (status !== 0) process.exit(status ?? 1)
  return readFileSync(reportFile, 'utf8')
}

const reports = [mutate('sqlite'), ...(postgres ? [mutate('postgres')] : [])]
const score = scoreOf(reports, equivalents)
console.log(scoreText(folder, score))
if (options.write) writeRow(folder, score)
