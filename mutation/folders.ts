/** The settings of the mutation tests of a folder. */
interface Folder {
  /** The project of vitest.config.ts. */
  project: 'server' | 'web'
  /** Tests in other folders that also test this one. */
  tests?: readonly string[]
  /** Whether it is also tested on PostgreSQL. A mutant is killed when a test on one of the databases fails. */
  postgres?: boolean
}

/** Tests that start processes, or measure or wait for time: too slow to run for each mutant. */
export const slowTests = [
  'server/{main,crawl}.test.ts',
  'server/db/reader/reader.test.ts',
  'server/auth/{hostile-input,sign-in-time}.test.ts',
  'server/endpoints/give-way.test.ts',
  'server/records/filter/filter-fuzz.test.ts',
  'server/records/read/costly-reads-load.test.ts',
  'server/{many-processes,records/both-databases}.postgres.test.ts',
]

/** Code that runs in other processes, in which no mutant can be switched on. */
const processes = [
  'server/db/reader/{parent-watch,reader-process}.ts',
  'server/gazetteer/city-names-process.ts',
  'server/planner/planner-process.ts',
]

/** Measurements beside the measured code. No test covers them. */
const measurements = ['server/{endpoints/search-eval,planner/eval}/**/*.ts']

/** Code that is not mutated. */
export const unchanged = [...processes, ...measurements]

/** The folders with settings; any other folder is tested by its own tests only. */
const folders: Readonly<Record<string, Folder>> = {
  'server/collections': {
    project: 'server',
    tests: [
      'server/auth/superusers/*.test.ts',
      'server/auth/providers/linked-accounts.test.ts',
      'server/auth/registration/*.test.ts',
      'server/endpoints/{import-batches,import-limits,ledger,restore-account}.test.ts',
    ],
  },
  'server/records': { project: 'server', tests: ['server/collections/*.test.ts'] },
  'server/mail': { project: 'server', tests: ['server/auth/mailed-links/*.test.ts'] },
  'server/http': {
    project: 'server',
    tests: ['server/app.test.ts', 'server/auth/auth.test.ts', 'server/endpoints/files.test.ts'],
  },
  'server/realtime': { project: 'server', tests: ['server/auth/providers/oauth.test.ts'] },
  'shared/domain': { project: 'server', tests: ['server/endpoints/{ledger,map-export}.test.ts'] },
  'server/db': {
    project: 'server',
    tests: [
      'server/db/reader/reader.test.ts',
      'server/{begin-serving,prepared-database}.test.ts',
      'server/records/*.test.ts',
      'server/records/{filter/filters,read/*}.test.ts',
      'server/admin/*.test.ts',
      'server/app.test.ts',
    ],
    postgres: true,
  },
  'server/endpoints': {
    project: 'server',
    tests: ['server/app.test.ts', 'server/rates/*.test.ts', 'server/auth/avatars/*.test.ts'],
  },
  'server/auth': { project: 'server' },
  'server/admin': {
    project: 'server',
    tests: ['server/auth/superusers/{superusers,impersonation}.test.ts', 'server/rates/rates.test.ts'],
  },
  'server/gazetteer': { project: 'server', tests: ['server/endpoints/city-*.test.ts'] },
  'web/queries': {
    project: 'web',
    tests: [
      'web/features/{cities,counting,pictures,profile,settings,stays,trips}/*.test.tsx',
      'web/features/profile/wishes/*.test.tsx',
      'web/features/explore/{region,currency-converter}.test.tsx',
    ],
  },
}

/** The settings of a folder. */
export const folderOf = (path: string): Folder =>
  folders[path] ?? { project: path.startsWith('web/') ? 'web' : 'server' }
