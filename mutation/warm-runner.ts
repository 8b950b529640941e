/**
 * A test runner for Stryker: its runner for Vitest, with a process that is reused for the next mutant. A mutant can
 * leave state in the process that makes another mutant fail or pass. The result of a reused process is therefore
 * checked:
 *
 * - A mutant that survives is run again in a new process, with all tests of the files that reach it: coverage assigns
 *   cached values, such as the formats of a language, only to the first test that needs them.
 * - A mutant that a test kills counts if the same test then passes without a mutant in the same process. Otherwise
 *   the mutant is run again in a new process.
 * - A mutant of code that runs while modules load gets a new process, and so does the next mutant.
 */
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner'
import { hooksOf } from './hooks-of.ts'
import { discard, pool } from './warm-pool.ts'

interface MutantRun {
  activeMutant: { id: string }
  testFilter?: string[]
  mutantActivation: 'static' | 'runtime'
}
interface MutantResult {
  status: 'killed' | 'survived' | 'timeout' | 'error'
  killedBy?: string[]
}
/** How often each mutant was reached. */
type Reached = Record<string, number>
interface DryRun {
  tests?: { id: string }[]
  mutantCoverage?: { perTest: Record<string, Reached> }
}
interface TestRunner {
  capabilities(): object
  init(): Promise<void>
  dryRun(options: object): Promise<DryRun>
  mutantRun(options: MutantRun): Promise<MutantResult>
  dispose(): Promise<void>
}
interface Injector {
  injectFunction(factory: unknown): TestRunner
}

/** An id that no mutant has. */
const noMutant = 'none'

/** An id is the file, "#" and the end of the test's name. */
const fileOf = (id: string) => id.slice(0, id.indexOf('#'))

/** The same run with all tests of the files that its tests are in. */
function withWholeFiles({ testFilter, ...options }: MutantRun): MutantRun {
  if (testFilter === undefined) return options
  const files = new Set(testFilter.map((id) => `${fileOf(id)}#`))
  return { ...options, testFilter: [...files] }
}

/** Adds the mutants that a test file's hooks reach to each of its tests. */
function shareHooks({ tests = [], mutantCoverage }: DryRun) {
  const perTest = mutantCoverage?.perTest ?? {}
  for (const { id } of tests) {
    const reached = (perTest[id] ??= {})
    for (const [mutant, times] of Object.entries(perTest[hooksOf(fileOf(id))] ?? {})) {
      reached[mutant] = (reached[mutant] ?? 0) + times
    }
  }
  for (const { id } of tests) delete perTest[hooksOf(fileOf(id))]
}

createWarmRunner.inject = ['$injector'] as const
function createWarmRunner(injector: Injector): TestRunner {
  const [plugin] = vitestPlugins
  const runner = injector.injectFunction(plugin.factory)

  async function runFresh(options: MutantRun) {
    pool.isFreshWanted = true
    return runner.mutantRun(options)
  }

  async function passesWithoutMutant(options: MutantRun, killedBy: string[]) {
    const clean = await runner.mutantRun({
      ...options,
      activeMutant: { ...options.activeMutant, id: noMutant },
      testFilter: killedBy,
    })
    return clean.status === 'survived'
  }

  return {
    capabilities: () => runner.capabilities(),
    init: () => runner.init(),
    async dryRun(options) {
      const result = await runner.dryRun(options)
      shareHooks(result)
      return result
    },
    async mutantRun(options) {
      if (options.mutantActivation === 'static') {
        const result = await runFresh(options)
        pool.isFreshWanted = true
        return result
      }
      const isUsed = pool.kept !== null && !pool.isFreshWanted
      const result = await runner.mutantRun(options)
      const { killedBy = [] } = result
      if (result.status === 'killed' && (await passesWithoutMutant(options, killedBy))) return result
      if (result.status !== 'survived' && !isUsed) {
        pool.isFreshWanted = true
        return result
      }
      const fresh = await runFresh(withWholeFiles(options))
      pool.isFreshWanted = fresh.status !== 'survived'
      return fresh
    },
    async dispose() {
      await runner.dispose()
      await discard()
    },
  }
}

export { strykerValidationSchema } from '@stryker-mutator/vitest-runner'

/** The export that Stryker looks for in a plugin. */
export const strykerPlugins = [{ kind: 'TestRunner', name: 'warm-vitest', factory: createWarmRunner }]
