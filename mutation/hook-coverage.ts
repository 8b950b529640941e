/**
 * Setup of each test file in the run that records which test reaches which code. Stryker assumes that code which runs
 * outside of tests runs while modules load, and runs every test in a new process for each mutant of it. Code that hooks
 * such as `beforeAll` reach is recorded under a separate name; warm-runner.ts adds it to each of the file's tests. Code
 * that runs while a test loads a module by import() belongs to no test, because the module loads once for all tests.
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
