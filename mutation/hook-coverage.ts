/**
 * Setup of each test file in the run that records which test reaches which code. Stryker takes code that runs outside
 * of tests for code that runs while modules load, and runs every test in a new process for each change of it. What
 * hooks such as `beforeAll` reach is recorded under a name of its own; warm-runner.ts gives it to the file's tests.
 * What runs while a module loads in the middle of a test, by import(), is of no test: the module loads once for all.
 */
import { afterAll, beforeAll, inject } from 'vitest'
import { hooksOf, moduleLoads } from './hooks-of.ts'

declare module 'vitest' {
  interface ProvidedContext {
    globalNamespace: string
    mode: 'dry-run' | 'mutant'
  }
}

const stryker = Reflect.get(globalThis, inject('globalNamespace')) as { currentTestId?: string | undefined }

if (inject('mode') === 'dry-run') {
  let test: string | undefined
  let hooks: string | undefined
  Object.defineProperty(stryker, 'currentTestId', {
    configurable: true,
    get: () => (Reflect.get(globalThis, moduleLoads) > 0 ? undefined : (test ?? hooks)),
    set: (id: string | undefined) => {
      test = id
    },
  })
  // oxlint-disable-next-line no-empty-pattern -- Vitest refuses another name.
  beforeAll(({}, { file }) => {
    hooks = hooksOf(file.filepath)
  })
  afterAll(() => {
    hooks = undefined
  })
}
