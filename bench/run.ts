/**
 * Runs all measurements, or those named: `npm run bench -- boot city-search`. Fails when a value is over its budget.
 * `npm run bench -- quick` measures the requests of `reads` in less than two minutes, with wider budgets.
 */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'

/** Files here that are not measurements: shared modules, and servers that the measurements start. */
const notMeasurements = new Set(
  'run server report drag page-figures page-thread load fill floor reference store-stays queueing'.split(' '),
)
/** These take minutes, so they run only when they are named. */
const onlyNamed = new Set(['scale', 'browser', 'cluster'])
const all = globSync('bench/*.ts')
  .map((path) => basename(path, '.ts'))
  .filter((name) => !notMeasurements.has(name) && !name.endsWith('.test'))
const named = process.argv.slice(2)
const isQuick = named.join() === 'quick'
const asked = isQuick ? ['reads'] : named
const chosen = asked.length > 0 ? asked : all.filter((name) => !onlyNamed.has(name)).sort()
for (const name of chosen) {
  if (!all.includes(name)) {
    console.error(`There is no measurement "${name}". There are: ${all.join(', ')}`)
    process.exit(2)
  }
  console.log(`\n── ${name}`)
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`, ...(isQuick ? ['quick'] : [])], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
