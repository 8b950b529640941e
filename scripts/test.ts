/**
 * Runs all checks, the fastest first: format, lint, types, unit and server tests, server tests on PostgreSQL, build,
 * the size of the first script, end-to-end tests. On Debian as root it installs missing programs. Otherwise it prints
 * the missing programs and skips the steps that need them. If CI is set, a skipped step is a failure.
 */
import { spawnSync } from 'node:child_process'
import { writeMessageTypes } from './message-types.ts'
import { installOnDebian, type Requirement, requirements } from './requirements.ts'

interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  /** Programs that the step needs; a missing one skips the step. */
  needs?: Requirement
}

const bin = (name: string) => `node_modules/.bin/${name}`
const vitest = [process.execPath, 'node_modules/vitest/vitest.mjs', 'run']

const steps: Step[] = [
  { name: 'format', command: [bin('oxfmt'), '--check'] },
  {
    name: 'lint',
    command: [bin('oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'lint: nothing unused', command: [bin('knip'), '--no-progress'] },
  { name: 'walls', command: [process.execPath, 'scripts/check-walls.ts'] },
  { name: 'types', command: [process.execPath, 'scripts/types.ts'] },
  // Code that confuses local time with UTC fails only where the two differ, and often on one side of UTC only.
  { name: 'unit and server tests (Auckland)', command: vitest, env: { TZ: 'Pacific/Auckland' } },
  {
    name: 'unit tests without a screen (Los Angeles)',
    command: [...vitest, 'web/', 'shared/', '--exclude', '**/*.test.tsx'],
    env: { TZ: 'America/Los_Angeles' },
  },
  {
    name: 'server tests on PostgreSQL (Los Angeles)',
    command: [...vitest, '--project', 'server'],
    env: { TZ: 'America/Los_Angeles', TEST_DATABASE: 'postgres' },
    needs: 'postgresql',
  },
  { name: 'build', command: [process.execPath, 'scripts/build.ts', '--if-changed'] },
  { name: 'size of the first script', command: [process.execPath, 'bench/bundle.ts'] },
  {
    name: 'journeys (UTC)',
    command: [process.execPath, 'node_modules/@playwright/test/cli.js', 'test'],
    env: { TZ: 'UTC' },
    needs: 'chromium-headless-shell',
  },
]

process.chdir(`${import.meta.dirname}/..`)
// The linter needs these types, and runs before the type check, which writes them as well.
writeMessageTypes()
const only = process.argv.slice(2)
const chosen = steps.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)))

const lacks = (needs: Requirement | undefined) => needs !== undefined && !requirements[needs].isThere()
const missing = chosen.flatMap(({ needs }) => (needs && lacks(needs) ? [needs] : []))
if (missing.length > 0) installOnDebian(missing)

const took: string[] = []
const skipped: string[] = []
for (const { name, command, env, needs } of chosen) {
  if (needs && lacks(needs)) {
    skipped.push(`${name}. It needs ${requirements[needs].what}, which is not on this machine.`)
    continue
  }
  console.log(`\n── ${name}`)
  const started = performance.now()
  const [program = '', ...rest] = command
  const { status } = spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, ...env } })
  took.push(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${name}`)
  if (status !== 0) {
    console.error(`\nFailed: ${name}`)
    process.exit(1)
  }
}

console.log(`\n${took.join('\n')}`)
for (const name of skipped) {
  console.error(`\nSKIPPED: ${name}`)
}
if (skipped.length > 0 && process.env['CI']) process.exit(1)
