/**
 * Writes the types of the texts, then type-checks each part of the tree as a separate TypeScript project, with only the
 * globals that exist there.
 */
import { spawnSync } from 'node:child_process'
import { writeMessageTypes } from './message-types.ts'

writeMessageTypes()
const projects = ['shared', 'server', 'web', 'data', '.']
const failed = projects.filter(
  (project) =>
    spawnSync(
      'node_modules/.bin/tsc',
      [
        '-p',
        project,
        '--incremental',
        '--tsBuildInfoFile',
        `node_modules/.cache/types/${project}.tsbuildinfo`,
      ],
      { stdio: 'inherit' },
    ).status !== 0,
)
if (failed.length > 0) {
  console.error(`The type check failed in: ${failed.join(', ')}`)
  process.exit(1)
}
