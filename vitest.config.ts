import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const onPostgres = process.env['TEST_DATABASE'] === 'postgres'

/** Anchored at this folder, because the path of the checkout itself can contain a folder `server`. */
const serverFolder = new RegExp(`${import.meta.dirname.replaceAll(/[.+()[\]{}^$|?*]/g, '\\$&')}/server/`)

// They start servers of their own on SQLite, or are about SQLite, or take long and use no database, or hardly one.
const onSqliteOnly = [
  'server/main.test.ts',
  'server/db/sqlite-file.test.ts',
  'server/crawl.test.ts',
  'server/pictures/draw-picture.test.ts',
  'server/task-process.test.ts',
  'server/planner/{model,plan-trip,planner-source,world-file}.test.ts',
  'server/planner/{eval,read,solve}/*.test.ts',
]

/** The files that take longest: 20 seconds and more. Most of this they wait, for processes and for time to pass. */
const longest = [
  'server/many-processes.postgres.test.ts',
  'server/main.test.ts',
  'server/records/both-databases.postgres.test.ts',
  'server/records/filter/filter-fuzz.test.ts',
]

/**
 * Runs the longest files of each project first, so that none is left for a single worker at the end. On a new clone
 * Vitest knows only the sizes of files.
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

// Named once more in the project that extends another file, which takes nothing from above.
const everywhere = {
  // Twice the cores there are at least: tests wait half of their time, for processes and for time to pass.
  maxWorkers: 4,
  // The next test of the worker would run in the time zone of this one.
  unstubEnvs: true,
}

/** They load modules anew, put others in their place, or register texts that are there in two languages only. */
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
  // Longer than what a test may wait for: a busy machine needs several times as long.
  testTimeout: 30_000,
  // The server that screens are tested against runs as Node loads it, not as the browser's bundler would.
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
          // The files of a worker share its modules, which keep nothing of a test: loading them anew for each file took
          // a tenth of the time, and on PostgreSQL each file made databases of its own.
          isolate: false,
          // On PostgreSQL only what asks a database; what is about several processes on one server needs that server.
          include: onPostgres
            ? ['server/**/*.test.ts']
            : ['{shared,server,data,scripts,bench,mutation}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...(onPostgres ? onSqliteOnly : ['**/*.postgres.test.ts'])],
          globalSetup: ['server/test/postgres-setup.ts', 'server/test/planner-index-setup.ts'],
          // What is waited for comes at once; only a busy machine needs longer.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 20_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...web,
          name: 'web',
          // Each test closes what it has opened, and web/test/setup.ts empties the window after each file: loading the app
          // anew for each file took half of the time.
          isolate: false,
          // Not as "exclude", which would replace that of the command line.
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
