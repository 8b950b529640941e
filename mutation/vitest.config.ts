/** The tests that run with each mutant: those of one project of vitest.config.ts that run.ts names. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config'
import all from '../vitest.config.ts'
import web from '../web/vite.config.ts'
import { moduleLoads } from './hooks-of.ts'
import { WarmWorker } from './warm-pool.ts'

const root = resolve(import.meta.dirname, '..')
const wanted = process.env['MUTATION_PROJECT'] ?? 'server'
const tests = process.env['MUTATION_TESTS']?.split(' ')

const project = all.test?.projects?.find(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === wanted,
)
if (typeof project !== 'object' || !('test' in project)) throw new Error(`There is no project ${wanted}.`)
const seconds = 1000

/** Small files first: the first failing test ends the run of a mutant. */
class SmallFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size
    return files.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  }
}

const countLoads = (sign: '+' | '-') =>
  `globalThis.${moduleLoads} = (globalThis.${moduleLoads} ?? 0) ${sign} 1;`

const own: ViteUserConfig = {
  root,
  plugins: [
    {
      name: 'module-loads',
      enforce: 'pre',
      // A module's imports are evaluated before its first statement, so the code between these two statements is all of
      // its top-level code.
      transform: (code) =>
        code.includes('stryMutAct_') ? `${countLoads('+')}${code}\n${countLoads('-')}` : null,
    },
    {
      name: 'warm-pool',
      configureVitest({ project: { config } }) {
        config.pool = 'warm'
        config.poolRunner = { name: 'warm', createPoolWorker: (options) => new WarmWorker(options) }
      },
    },
  ],
  test: {
    ...project.test,
    root,
    maxWorkers: 1,
    isolate: false,
    setupFiles: [...[project.test?.setupFiles ?? []].flat(), resolve(root, 'mutation/hook-coverage.ts')],
    sequence: { sequencer: SmallFirst },
    // On a busy machine a slow test must not count as a killed mutant.
    testTimeout: 30 * seconds,
    hookTimeout: 60 * seconds,
    ...(tests && { include: tests }),
    // One of the web's two projects excludes the files of the other one.
    ...(wanted === 'web' && { exclude: ['**/node_modules/**'] }),
  },
}

export default wanted === 'web' ? mergeConfig(web, own) : defineConfig(own)
