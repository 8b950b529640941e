/** Type-checks every part of the tree with the globals it may use: the walls between them are these projects. */
import { spawnSync } from 'node:child_process'

const projects = ['shared', 'server', 'web', 'data', '.']
const failed = projects.filter(
  (project) => spawnSync('node_modules/.bin/tsc', ['-p', project], { stdio: 'inherit' }).status !== 0,
)
if (failed.length > 0) {
  console.error(`Types do not hold in: ${failed.join(', ')}`)
  process.exit(1)
}
