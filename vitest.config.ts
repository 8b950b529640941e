import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const onPostgres = process.env['TEST_DATABASE'] === 'postgres'

/** Anchored at this folder, because the path of the checkout itself can contain a folder `server`. */
const serverFolder = new RegExp(`${import.meta.dirname.replaceAll(/[.+()[\]{}^$|?*]/g, '\\$&')}/server/`)

// Tests that start servers of their own on SQLite, test SQLite itself, or take long and hardly use a database.
const onSqliteOnly = [
  'server/main.test.ts',
  'server/db/sqlite-file.test.ts',
  'server/crawl.test.ts',
  'server/pictures/draw-picture.test.ts',
  'server/task-process.test.ts',
  'server/planner/{model,plan-trip,planner-source,world-file}.test.ts',
  'server/planner/{eval,read,solve}/*.test.ts',
]

/** The files that take 20 seconds and more. They mostly wait for processes and for time to pass. */
const longest = [
  'server/many-processes.postgres.test.ts',
  'server/main.test.ts',
  'server/records/both-databases.postgres.test.ts',
  'server/records/filter/filter-fuzz.test.ts',
]

/**
 * Runs the longest files of each project first, so that no long file runs alone at the end. On a new clone Vitest knows
 * only the sizes of files.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((file) => moduleId.endsWith(file))
      return index === -1 ? longest.length : index
    }
    return sorted.toSorted(
      (one, other) =>
        projects.indexOf(one.project) - projects.indexOf(other.project) || rank(one) - rank(other),
    )
  }
}

// Repeated in the project that extends another file, because that project inherits nothing from here.
const everywhere = {
  // Twice the least number of cores: tests wait half of their time, for processes and for time to pass.
  maxWorkers: 4,
  // Otherwise the worker's next test would run in this test's time zone.
  unstubEnvs: true,
  // Longer than any wait inside a test, because a busy machine needs several times as long.
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/** Tests that reload or mock modules, or that register texts in two languages only. */
const withOwnModules = [
  'web/ui/toaster-offline.test.tsx',
  'web/lib/api/api.test.ts',
  'web/lib/analytics.test.ts',
  'web/lib/language/language-failures.test.tsx',
]

const web = {
  root: '.',
  environment: 'happy-dom',
  ...everywhere,
  setupFiles: ['web/test/setup.ts'],
  // Node loads the server that the screens are tested against, as in production, instead of Vite.
  server: { deps: { external: [serverFolder] } },
}

export default defineConfig({
  test: {
    ...everywhere,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          // The files of a worker share its modules, which keep no state of a test: loading them again for each file
          // took a tenth of the time, and on PostgreSQL each file created its own databases.
          isolate: false,
          // On PostgreSQL only the tests that use a database. Those about several processes on one database need
          // PostgreSQL.
          include: onPostgres
            ? ['server/**/*.test.ts']
            : ['{shared,server,data,scripts,bench,mutation}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...(onPostgres ? onSqliteOnly : ['**/*.postgres.test.ts'])],
          globalSetup: ['server/test/postgres-setup.ts', 'server/test/planner-index-setup.ts'],
          // The awaited state comes at once; only a busy machine needs longer.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...web,
          name: 'web',
          // Each test closes what it has opened, and web/test/setup.ts empties the window after each file: loading the
          // app again for each file took half of the time.
          isolate: false,
          // Not as "exclude", which would replace the exclusions of the command line.
          include: ['web/**/*.test.{ts,tsx}', ...withOwnModules.map((file) => `!${file}`)],
        },
      },
      {
        extends: './web/vite.config.ts',
        test: { ...web, name: 'web, own modules', include: withOwnModules },
      },
    ],
  },
})
