/**
 * Measures the planner's index: the time from the start of a process until it has looked up a name, its memory, and how
 * long it takes to find names, names with a typing error and beginnings of names.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { loadWorld } from '#server/planner/world.ts'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { report } from './report.ts'

const folder = pathToFileURL(fileURLToPath(new URL('../data/dist/', import.meta.url)))
const names = ['Barcelona', 'San José', 'Mailand', '大阪', 'Springfield', 'no such place', 'باريس', 'Georgia']
const rounds = 4000

/** The mean duration of a call in microseconds. */
function microseconds(call: (name: string) => unknown): number {
  for (const name of names) call(name)
  const started = performance.now()
  for (let round = 0; round < rounds; round++) for (const name of names) call(name)
  return ((performance.now() - started) * 1000) / (rounds * names.length)
}

const [, , cacheOfChild] = process.argv
if (cacheOfChild === undefined) {
  await withScratchFolder(async (cache) => {
    const started = performance.now()
    await loadWorld(folder, cache)
    report('first start, which creates the file', performance.now() - started, 15_000, 'ms')
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), cache], { stdio: 'inherit' })
  })
} else {
  const world = await loadWorld(folder, cacheOfChild)
  const isFound = world.names.find('Barcelona', 'en').length > 0
  // The process's uptime when it has looked up its first name.
  report('a name after the start of a process', isFound ? performance.now() : Infinity, 1000, 'ms')
  report('memory of the process', process.memoryUsage().rss / 2 ** 20, 250, 'MiB')
  report(
    'find',
    microseconds((name) => world.names.find(name, 'en')),
    50,
    'µs',
  )
  report(
    'findNear',
    microseconds((name) => world.names.findNear(`${name}x`, 'en')),
    200,
    'µs',
  )
  report(
    'hasPrefix',
    microseconds((name) => world.names.hasPrefix(name)),
    20,
    'µs',
  )
}
