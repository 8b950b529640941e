/** What a mutation test of a folder needs to know. */
interface Folder {
  /** The project of vitest.config.ts. */
  project: 'server' | 'web'
  /** Tests elsewhere that are about the folder, beside its own. */
  tests?: readonly string[]
}

/** Tests that start processes, wait for time to pass or measure it: far too slow to run once for each mutant. */
export const slowTests = [
  'server/{main,crawl}.test.ts',
  'server/db/reader/reader.test.ts',
  'server/auth/{hostile-input,sign-in-time}.test.ts',
  'server/records/filter/filter-fuzz.test.ts',
  'server/records/read/costly-reads-load.test.ts',
]

/** Measurements that lie beside what they measure. No test is about them. */
export const measurements = ['server/endpoints/search-eval/*.ts']

/** The folders that can be mutated; another folder has only its own tests. */
const folders: Readonly<Record<string, Folder>> = {
  'server/collections': {
    project: 'server',
    tests: [
      'server/auth/superusers/*.test.ts',
      'server/auth/providers/linked-accounts.test.ts',
      'server/auth/registration/*.test.ts',
    ],
  },
  'server/records': { project: 'server', tests: ['server/collections/*.test.ts'] },
  'server/mail': { project: 'server', tests: ['server/auth/mailed-links/*.test.ts'] },
  'server/http': {
    project: 'server',
    tests: ['server/app.test.ts', 'server/auth/auth.test.ts', 'server/endpoints/files.test.ts'],
  },
  'server/realtime': { project: 'server', tests: ['server/auth/providers/oauth.test.ts'] },
  'shared/domain': { project: 'server' },
  'server/db': { project: 'server', tests: ['server/records/*.test.ts'] },
  'server/endpoints': {
    project: 'server',
    tests: ['server/app.test.ts', 'server/rates/*.test.ts', 'server/auth/avatars/*.test.ts'],
  },
  'server/auth': { project: 'server' },
  'server/gazetteer': { project: 'server', tests: ['server/endpoints/city-*.test.ts'] },
  'web/queries': {
    project: 'web',
    tests: ['web/features/{cities,profile,settings,trips}/*.test.tsx'],
  },
}

/** How a folder is tested. */
export const folderOf = (path: string): Folder =>
  folders[path] ?? { project: path.startsWith('web/') ? 'web' : 'server' }
